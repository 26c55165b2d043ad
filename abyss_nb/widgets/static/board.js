/*! Contains Preact.

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
var B,ea,Cn,ie,gt,Qe,ta,ze,aa,Mt,wt,oa,$e=Symbol.for("pv"),Xe={},Je=[],_n=/^m(i|n|o|s|text|space)$/,Ct=Array.isArray,_t=Je.slice,ue=Object.assign;function pe(e){e&&e.parentNode&&e.remove()}function na(e,t,a){var n,r,i,s={},l=arguments.length;for(i in t)i=="key"?n=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return l>2&&(s.children=l>3?_t.call(arguments,2):a),Se(e,s,n,r,null)}function Se(e,t,a,n,r){var i={type:e,props:t,key:a,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$e,__v:r||++ea,__i:-1,__u:0};return!r&&B.vnode&&B.vnode(i),i}function ra(){return{current:null}}function D(e){return e.children}function G(e,t){this.props=e,this.context=t,this.__g=0}function se(e,t){if(t==null)return e.__&&se(e.__,e.__i+1);for(var a;t<e.__k.length;t++)if((a=e.__k[t])&&a.__e)return a.__e;return typeof e.type!="function"||e.props.__P?null:se(e)}function xn(e){var t,a=e.__v,n=a.__e,r=[],i=[],s=e.__P;s&&((t=ue({constructor:$e},a)).__v=a.__v+1,B.vnode&&B.vnode(t),xt(s,t,a,e.__n,s.namespaceURI,32&a.__u?[n]:null,r,n||se(a),32&a.__u,i),t.__v=a.__v,t.__.__k[t.__i]=t,fa(r,t,i),a.__=a.__e=null,t.__e!=n&&ia(t))}function ia(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ia(e)}function Lt(e){(8&e.__g||(e.__g|=8,ie.push(e),Qe++))&&gt==B.debounceRendering||((gt=B.debounceRendering)||queueMicrotask)(sa)}function sa(){try{for(var e,t=1;ie.length;)ie.length>t&&ie.sort(ta),e=ie.shift(),t=ie.length,8&e.__g&&xn(e)}finally{(Qe=ie.length)&&(gt||queueMicrotask)(sa)}}function la(e,t,a,n,r,i,s,l,d,b,f){var h,u,c,k,p,y,M=n.__k||Je,g=t.length;for(d=Hn(a,t,M,d,g),h=0;h<g;h++)(c=a.__k[h])!=null&&(u=~c.__i&&M[c.__i]||Xe,c.__i=h,y=xt(e,c,u,r,i,s,l,d,b,f),k=c.__e,(u.ref!=c.ref||8&u.__u)&&(u.ref&&Ht(u.ref,null,c,u),c.ref&&f.push(c.ref,c.__c||k,c)),p=p||k,4&c.__u?(d=ca(c,d,e,!u.__v),u.__e&&(u.__e=null)):typeof c.type=="function"&&y!==void 0?d=y:k&&(d=k.nextSibling),c.__u&=-21);return a.__e=p,d}function Hn(e,t,a,n,r){var i,s,l,d,b,f,h,u,c,k=a.length,p=k,y=0,M=0,g=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[i]=Se(null,s):Ct(s)?s=g[i]=Se(D,{children:s}):s.constructor===$e&&s.__b?s=g[i]=Se(s.type,s.props,s.key,s.ref,s.__v):g[i]=s,d=i+y,s.__=e,s.__b=e.__b+1,l=null,~(b=s.__i=Zn(s,a,d,p))&&(p--,(l=a[b])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,b==d-1?y--:b==d+1?y++:b!=d&&(b>d?y--:y++,M=1)):(~b||(r>k?y--:r<k&&y++),typeof s.type!="function"&&(s.__u|=4))):g[i]=null;if(M){for(f=[],h=[],i=0;i<r;i++)if((s=g[i])&&16&s.__u){for(y=0,u=f.length;y<u;)f[c=y+u>>1]<s.__i?y=c+1:u=c;f[y]=s.__i,h[i]=y+1}for(y=f.length;i--;)h[i]&&(h[i]==y?y--:g[i].__u|=4)}if(p)for(i=0;i<k;i++)!(l=a[i])||2&l.__u||(l.__e==n&&(n=se(l)),Zt(l,l));return n}function ca(e,t,a,n){var r,i,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=ca(r[i],t,a,!1));return t}for(t&&!t.parentNode&&(t=se(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!n&&a.moveBefore&&s.parentNode?a.moveBefore(s,t):a.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Zn(e,t,a,n){var r,i=e.key,s=e.type,l=t[a],d=l&&!(2&l.__u);if(l===null&&i==null||d&&i==l.key&&s==l.type)return a;if(n>(d?1:0)){for(r=a-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r;for(r=a+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r}return-1}function Jt(e,t,a){a==null&&(a=""),t[0]=="-"?e.setProperty(t,a):e[t]=a}function Ge(e,t,a,n,r){var i,s;if(t=="style")if(typeof a=="string")e.style.cssText=a;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)a&&t in a||Jt(e.style,t);if(a)for(t in a)n&&a[t]==n[t]||Jt(e.style,t,a[t])}else if(t[0]=="o"&&t[1]=="n")typeof a!="function"&&(a=null),typeof n!="function"&&(n=null),(e.__e||(e.__e={}))[t]=a,a&&n||(s=wt[t]||(wt[t]=Vn(t)),(e.__a||(e.__a={}))[t]=Mt,i=t!=(t=t.replace(aa,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),a?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=a??"")}catch{}if(typeof a=="function")return;a==null||a===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&a==1?"":a)}}function Vn(e){return function(t){var a=this.__e;if(a){if(a=a[e],t[ze]==null)t[ze]=Mt++;else if(t[ze]<this.__a[e])return;return a(B.event?B.event(t):t)}}}function xt(e,t,a,n,r,i,s,l,d,b){var f,h,u,c,k,p,y,M,g,L,_,q,de,N,W,X,P,O,F=t.type;if(t.constructor!==$e)return null;128&a.__u&&(d=32&a.__u,f=a.__c.__z)&&(t.__u|=d,h=i=[],f.nodeType==8?l=Ye(f,i):i.push(f),l=i[0]||l),(f=B.__b)&&f(t);e:if(typeof F=="function"){u=s.length;try{if(M=t.props,g=(f=F.prototype)&&f.render,L=(f=F.contextType)&&n[f.__c],_=f?L?L.props.value:f.__:n,(c=a.__c)?(t.__c=c,2&c.__g&&(c.__g|=1)):(g?t.__c=c=new F(M,_):(t.__c=c=new G(M,_),c.constructor=F,c.render=Sn),L&&L.sub(c),c.state||(c.state={}),c.__n=n,c.__g|=8,c.__h=[],c.__k=[]),g&&(c.__s||(c.__s=c.state),F.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=ue({},c.__s)),ue(c.__s,F.getDerivedStateFromProps(M,c.__s)))),k=c.props,p=c.state,c.__v=t,a.__c){if(M!==k&&g&&!F.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(M,_),t.__v==a.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(M,c.__s,_)===!1){t.__v!=a.__v&&(c.props=M,c.state=c.__s,c.__g&=-9),t.__e=a.__e,t.__k=a.__k,t.__k.some(function(H){H&&(H.__=t)}),Je.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&s.push(c),l=se(a);break e}c.componentWillUpdate&&c.componentWillUpdate(M,c.__s,_),g&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(k,p,y)})}else g&&!F.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),g&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=_,c.props=M,c.__P=e,c.__g&=-5,q=B.__r,de=g?25:0;do c.__g&=-9,q&&q(t),f=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++de<25);g&&(Je.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(n=ue({},n,c.getChildContext())),g&&a.__c&&c.getSnapshotBeforeUpdate&&(y=c.getSnapshotBeforeUpdate(k,p)),N=f&&f.type===D&&f.key==null?f.props.children:f,M.__P&&(f=l,r=(e=M.__P).namespaceURI,d=i=null,a.props&&a.props.__P!=e&&(a.__k.some(function(H){H&&Zt(H,H)}),a.__k=null),l=a.__k?se(a,0):null),l=la(e,Ct(N)?N:[N],t,a,n,r,i,s,l,d,b),M.__P&&(t.__e=null,l=f),t.__u&=-161,h&&h.some(pe),c.__h.length&&s.push(c),1&c.__g&&(c.__g&=-4)}catch(H){if(s.length=u,t.__v=null,d||i)if(H&&H.then){if(t.__u|=128|d,i){for(~(P=i.indexOf(l||void 0))||(P=i.length);(O=i[P-1])&&O.nodeType==8;)P--;for(;P<i.length;P++)if(O=i[P])if(i[P]=null,W){if(O==X)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(X=Ye(W=O))}}if(!W){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;W=l}(f=Ye(W=t.__c.__z||(t.__c.__z=W)))?(t.__e=W,l=f):t.__e=l,l=l&&l.nextSibling}else i&&i.some(pe);else t.__e=a.__e;t.__k||(t.__k=a.__k||[]),H&&H.then||da(t),B.__e(H,t,a)}}else l=t.__e=Bn(a.__e,t,a,n,r,i,s,d,b,e);return(f=B.diffed)&&f(t),l}function Ye(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var a=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))a++;else if(e.data.startsWith("/$s")&&!--a)return e}t&&t.push(e)}}function da(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(da))}function fa(e,t,a){for(var n=0;n<a.length;)Ht(a[n++],a[n++],a[n++]);B.__c&&B.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){B.__e(i,r.__v)}})}function Bn(e,t,a,n,r,i,s,l,d,b){var f,h,u,c,k,p,y,M,g=a.props||Xe,L=t.props,_=t.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(f=0;f<i.length;f++)if((k=i[f])&&(_?k.localName==_:k.nodeType==3)){e=k,i[f]=null;break}}if(!e){if(M=b.ownerDocument||document,!_)return M.createTextNode(L);e=M.createElementNS(r,_,L.is?L:b),l&&(B.__m&&B.__m(t,i),l=!1),i=null}if(_){if(b=_=="template"&&e.content||e,i=_=="textarea"&&L.defaultValue!=null?null:i&&_t.call(b.childNodes),!l&&i)for(g={},f=0;f<e.attributes.length;f++)g[(k=e.attributes[f]).name]=k.value;for(f in g)k=g[f],f=="dangerouslySetInnerHTML"?u=k:f=="children"||f in L||f=="value"&&"defaultValue"in L||f=="checked"&&"defaultChecked"in L||Ge(e,f,null,k,r);for(f in L)k=L[f],f=="children"?c=k:f=="dangerouslySetInnerHTML"?h=k:f=="value"?p=k:f=="checked"?y=k:l&&typeof k!="function"||g[f]===k||Ge(e,f,k,g[f],r);h?(l||u&&(h.__html==u.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(u&&(e.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&_n.test(_))&&(r="http://www.w3.org/1999/xhtml"),la(b,Ct(c)?c:[c],t,a,n,r,i,s,i?i[0]:a.__k&&se(a,0),l,d),i&&i.some(pe)),l&&_!="textarea"||(f="value",_=="progress"&&p==null?e.removeAttribute(f):p==null||p===e[f]&&(_!="progress"||p)||Ge(e,f,p,g[f],r),f="checked",y!=null&&y!=e[f]&&Ge(e,f,y,g[f],r))}else g===L||l&&e.data==L||(e.data=L);return e}function Ht(e,t,a,n){try{typeof e=="function"?t?t.__x=e(t)||1:n&&(n=n.__c||n.__e)&&(t=n.__x)&&(n.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){B.__e(r,a)}}function Zt(e,t,a){var n,r,i,s;if(B.unmount&&B.unmount(e),!(n=e.ref)||n.current&&n.current!=e.__e||Ht(n,null,t,e),n=e.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){B.__e(l,t)}n.__P=n.__n=null}if(n=e.__k)for(s=0;s<n.length;s++)n[s]&&Zt(n[s],t,typeof e.type!="function"||a&&!e.props.__P);!a&&(n=e.__c)&&(n=n.__z)&&(r=Ye(n,i=[]))&&(n==e.__e&&i.some(pe),pe(r),pe(n)),a||pe(e.__e),e.__e=e.__c=e.__=null}function Sn(e,t,a){return this.constructor(e,a)}function Ae(e,t){var a,n,r,i;B.__&&B.__(e,t),t.nodeType==9&&(t=t.documentElement),n=(a=e&&32&e.__u)?null:t.__k,t.__k=Se(D,{children:[e]}),r=[],i=[],xt(t,t.__k,n||Xe,Xe,t.namespaceURI,n?null:t.firstChild?_t.call(t.childNodes):null,r,n?n.__e:t.firstChild,a,i),fa(r,t.__k,i),t.__k.props.children=null}function Te(e){function t(a){var n,r;return this.getChildContext||(n=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&n.forEach(function(s){s.__g|=4,Lt(s)})},this.sub=function(i){n.add(i);var s=i.componentWillUnmount;i.componentWillUnmount=function(){n.delete(i),s&&s.call(i)}}),a.children}return t.__c="__cC"+oa++,t.__=e,t.Provider=(t.Consumer=function(a,n){return a.children(n)}).contextType=t,t}B={__e:function(e,t,a,n){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,n||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Qe=0,e}},ea=0,Cn=function(e){return e!=null&&e.constructor===$e},G.prototype.setState=function(e,t){var a=this.__s;a&&a!=this.state||(a=this.__s=ue({},this.state)),typeof e=="function"&&(e=e(ue({},a),this.props)),e&&(ue(a,e),this.__v&&(t&&this.__k.push(t),Lt(this)))},G.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Lt(this))},G.prototype.render=D,ie=[],Qe=0,ta=function(e,t){return e.__v.__b-t.__v.__b},ze=Symbol(),aa=/(PointerCapture)$|Capture$/i,Mt=0,wt={},oa=0;var be,A,Vt,pa,Bt=Object.is,je=0,wa=[],St=[],T=B,ua=T.__b,ba=T.__r,ka=T.diffed,ha=T.__c,ma=T.unmount,va=T.__;function Pe(e,t){T.__h&&T.__h(A,e,je||t),je=0;var a=A.__H||(A.__H={__:[],__h:[]});return e>=a.__.length&&a.__.push({}),a.__[e]}function Z(e){return je=1,$n(La,e)}function $n(e,t,a){var n=Pe(be++,2);if(n.t=e,!n.__c&&(n.__=[a?a(t):La(void 0,t),function(i){var s=(n.__N||n.__)[0],l=n.t(s,i);Bt(s,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=A,!A.__f)){A.__f=!0;var r=A.shouldComponentUpdate;A.shouldComponentUpdate=function(i,s,l){var d=this.__H;if(!d)return!0;var b=!1,f=this.props!=i;if(d.__.some(function(u){u.__N&&(b=!0,Bt(u.__[0],u.__N[0])||(f=!0))}),r){var h=r.call(this,i,s,l);return b?h||f:h}return!b||f}}return n.__}function we(e,t){var a=Pe(be++,3);!T.__s&&At(a.__H,t)&&(a.__P=!0,a.__=e,a.u=t,A.__H.__h.push(a))}function E(e,t){var a=Pe(be++,4);!T.__s&&At(a.__H,t)&&(a.__P=!1,a.__=e,a.u=t,A.__h.push(a))}function V(e){return je=5,le(function(){return{current:e}},[])}function le(e,t){var a=Pe(be++,7);return At(a.__H,t)&&(a.__=e(),a.__H=t),a.__}function et(e,t){return je=8,le(function(){return e},t)}function Le(e){var t=A.context[e.__c],a=Pe(be++,9);return a.c=e,t?(a.__==null&&(a.__=!0,t.sub(A)),t.props.value):e.__}function An(){var e;do{for(;e=St.shift();)try{Ee(e)}catch(a){T.__e(a,{__:(e=e.__P)&&e.__v})}for(;e=wa.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ee),t.__h.some($t),t.__h=[]}catch(a){t.__h=[],T.__e(a,e.__v)}}}while(St.length)}T.__b=function(e){A=null,ua&&ua(e)},T.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),va&&va(e,t)},T.__r=function(e){ba&&ba(e),be=0;var t=(A=e.__c).__H;t&&(Vt==A?A.__h=[]:(t.__h.some(Ee),t.__h.some($t),be=0),t.__h=[],t.__.some(function(a){a.__N&&(a.__=a.__N),a.u=a.__N=void 0})),Vt=A},T.diffed=function(e){ka&&ka(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ga(wa.push(t)),t.__H.__.some(function(a){a.u&&(a.__H=a.u)})),Vt=A=null},T.__c=function(e,t){t.some(function(a){try{a.__h.some(Ee),a.__h=a.__h.filter(function(n){return!n.__||$t(n)})}catch(n){a.__h=[function(){throw n}]}}),ha&&ha(e,t)},T.unmount=function(e){ma&&ma(e);var t,a,n=e.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(a===void 0){for(a=e.__;a&&(!a.__c||!a.__c.__P);)a=a.__;a=a&&a.__c}r.__P=a,ga(St.push(r))}else Ee(r)}catch(i){t=i}}),n.__H=void 0,t&&T.__e(t,n.__v))};var ya=typeof requestAnimationFrame=="function";function Tn(e){var t,a=function(){clearTimeout(n),ya&&cancelAnimationFrame(t),setTimeout(e)},n=setTimeout(a,35);ya&&(t=requestAnimationFrame(a))}function ga(e){e!=1&&pa==T.requestAnimationFrame||((pa=T.requestAnimationFrame)||Tn)(An)}function Ee(e){var t=A,a=e.__c;typeof a=="function"&&(e.__c=void 0,a()),A=t}function $t(e){var t=A;e.__c=e.__(),A=t}function At(e,t){return!e||e.length!=t.length||t.some(function(a,n){return!Bt(a,e[n])})}function La(e,t){return typeof t=="function"?t(e):t}var Me={about:"What the pictures are put together from, in drawing order: parts of portraits.svg and scenes.svg, each as its name or as [name, right, down, scale]. Behind a Lord stands the halo of its Guild, between `behind` and `front` the body of its Guild. `frames`: width and height of a picture, and of each of its parts. `skins`: values of --ab-skin and --ab-skin-shade, in both themes.",frames:{portrait:[116,100],scene:[140,70]},skins:{sea:{skin:"#8fc7c2","skin-shade":"#5f9c9c"},dusk:{skin:"#b9b4e0","skin-shade":"#857fb8"},foam:{skin:"#c6d3d8","skin-shade":"#90a3ac"},sky:{skin:"#a6cdec","skin-shade":"#6f9bc2"},moss:{skin:"#b9d49c","skin-shade":"#88a96c"},mint:{skin:"#a3dcc4","skin-shade":"#6fae96"}},lords:{recruiter:{skin:"mint",front:["head-broad","face-stern","moustache","morion","horn",["fist",18,15]]},jailer:{skin:"foam",behind:["bars"],front:["head-broad","face-stern","cowl","padlock"]},seeker:{skin:"sea",front:["head-oval","face-sly","kerchief","spyglass",["fist",28,12]]},assassin:{skin:"dusk",front:["head-oval","shade","face-glow","mask","hood","dagger",["fist",35,34]]},commander:{skin:"sky",behind:["plume"],front:["head-broad","face-stern","helm","standard",["fist",28,36]]},tamer:{skin:"mint",behind:["mane"],front:["head-lean","face-lady","headband","beast"]},hunter:{skin:"foam",front:["head-oval","face-stern","shark-hood","harpoon",["fist",35,34]]},"ship-master":{skin:"sky",front:["head-broad","face-kind","beard-full","bicorne","ship"]},trader:{skin:"dusk",front:["head-lean","face-lady","coiffure","tray",["ball",24,18],["ball",42,18],["ball",33,6]]},peddler:{skin:"moss",behind:["pack"],front:["head-oval","face-kind","cap-point",["ball",24,36],["ball",40,38]]},landlord:{skin:"foam",front:["head-broad","face-sly","moustache","turban","monocle","hourglass"]},slaver:{skin:"moss",front:["head-broad","face-stern","goatee","topknot","eyepatch","shackles",["fist",30,3]]},shopkeeper:{skin:"mint",behind:["awning"],front:["head-oval","face-kind","moustache","cap-round",["ball",33,26]]},shaman:{skin:"moss",behind:["hair-long"],front:["head-lean","face-lady","fringe","warpaint","antlers","drum"]},invoker:{skin:"sky",behind:["runes"],front:["head-oval","shade","face-glow","hood","flame",["fist",34,38]]},apprentice:{skin:"mint",front:["head-oval","face-young","hat-floppy","books"]},oracle:{skin:"sea",front:["head-lean","face-blind","veil","third-eye","orb"]},alchemist:{skin:"sky",behind:["hair-wild"],front:["head-oval","face-kind","goggles","flask"]},illusionist:{skin:"sea",behind:["ghosts"],front:["head-oval","face-sly","goatee","hat-horned","wand",["fist",26,38]]},"master-of-magic":{skin:"foam",front:["head-oval","face-calm","beard-long","mitre","star-staff",["fist",29,30]]},opportunist:{skin:"sky",front:["head-oval","face-wink","quiff","cards",["fist",34,30]]},corruptor:{skin:"dusk",front:["head-broad","face-sly","goatee","beret","purse"]},traitor:{skin:"sea",front:["head-oval","face-stern","half-shade","cloak-half","face-mask",["fist",34,42]]},diplomat:{skin:"mint",front:["head-lean","face-calm","fringe","laurel","treaty"]},treasurer:{skin:"foam",front:["head-oval","face-calm","cap-flat","spectacles","chest"]},schemer:{skin:"dusk",front:["head-squid","face-sly","collar-point","puppet",["fist",34,-10]]},keeper:{skin:"sky",front:["head-lean","face-lady","headscarf","lantern"]},reaper:{skin:"moss",front:["scythe","head-oval","face-stern","straw-hat",["fist",38,12]]},shepherd:{skin:"mint",front:["head-lean","face-lady","bonnet","crook",["lamb",-4,-8]]},miller:{skin:"foam",front:["head-broad","face-kind","moustache","cap-flour","mill"]},aquaculturalist:{skin:"sea",front:["head-oval","face-calm","hat-bucket","net"]},landowner:{skin:"dusk",front:["head-broad","face-sly","beard-full","hat-wide","sheaf"]},sage:{skin:"sky",front:["head-oval","face-calm","spectacles","beard-long","skullcap","tome","quill"]},hermit:{skin:"mint",front:["head-oval","face-blind","feelers","shell-hood","staff-root",["fist",28,20]]},elder:{skin:"dusk",front:["head-oval","face-blind","wrinkles","beard-long","anemone","ring-staff",["fist",26,34]]}},locations:{"sargasso-silos":["sea","hills",["silo",62,18,.72],["silo",-16,1],["silo",18,-7,1.1],"ground",["weed",108,-2]],"hydrozoa-reserves":["wall",["jar",-15,6,.8],["jar",62,6,.8],["jar",14,-1]],sanctuary:["deep","rays","temple","jelly",["ground",0,8],"weed"],parliament:["sea","hills","pediment","weed"],barracks:["sea","hills","fort","spears","weed"],dockworks:["sea","quay","crane","crates",["fish",84,24]],"sargasso-fields":["sea","hills",["plant",-44,18,.75],["plant",-16,8,.9],["plant",8,0],["plant",36,2],["plant",68,6,.9],"ground"],"the-abyss":["deep","cliffs","angler"],"city-of-mirrors":["sea","skyline","reflection"],"black-smokers":["deep",["smoker",-18,16,.8],["smoker",46,14,.8],["smoker",10,2],["ground",0,6]],"oceanic-senate-assembly":["wall","tiers","senators"],depths:["deep",["shack",58,10,.8],["shack",-10,14,.8],["shack",16,-2,1.1],"washing",["ground",0,4]],"throne-room":["wall","drapes","throne"],jail:["cell","captive","grid"],chasm:["sea","rift","bridge"],"closed-tower":["sea","hills","tower","locked","ground","weed"],"lost-tower":["sea","hills","ruin",["ground",0,5],"weed","fish"],"chamber-of-allies":["wall","banners","table"],"nest-of-giant-clams":["sea","hills",["clam",-24,24,.7],["clam",68,22,.7],["clam",18,2,.95],["ground",0,4],"weed"],"coral-barrier":["sea",["sea-fan",-14,8,.9],["coral",42,0],["tubes",16,8,.9],["coral",-46,6,.9],["sea-fan",58,14,.8],["tubes",-10,26,.65],["coral",18,24,.7],["ground",0,4],["fish",60,-4]]}};var jn=Me.lords,Pn=Me.locations,Rn=Me.skins;function Ma(e){let[t,a=0,n=0,r=1]=typeof e=="string"?[e]:e;return[String(t),Number(a),Number(n),Number(r)]}function Ca([e=0,t=0]){return[e,t]}function Tt(e,t){let{skin:a="",behind:n=[],front:r=[]}=jn[e]??{},i=Object.entries(Rn[a]??{}).map(([s,l])=>`--ab-${s}:${l}`);return{frame:Ca(Me.frames.portrait),parts:[`halo-${t}`,...n,`body-${t}`,...r].map(Ma),paint:i.join(";")}}function _a(e){return{frame:Ca(Me.frames.scene),parts:(Pn[e]??[]).map(Ma),paint:""}}function xa(e,t){let a=e,n=t;return Object.keys({...a,...n}).some(r=>a[r]!==n[r])}function ke(e){return class extends G{shouldComponentUpdate(a){return xa(this.props,a)}render(){return na(e,this.props)}}}function Ha(e){let t=V(e),a=V({}),n=V(null);t.current=e;let r=Object.fromEntries(Object.entries(e).map(([i,s])=>typeof s!="function"?[i,s]:(a.current[i]??=(...l)=>t.current[i]?.(...l),[i,a.current[i]])));return(!n.current||xa(n.current,r))&&(n.current=r),n.current}var Za=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
<symbol id="halo-soldier" viewBox="0 0 116 100">
  <path d="M58 3L100 15V48C100 72 80 88 58 96C36 88 16 72 16 48V15Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M58 3L100 15V48C100 72 80 88 58 96C36 88 16 72 16 48V15Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="halo-merchant" viewBox="0 0 116 100">
  <path d="M58 3A45 45 0 0 1 58 93A45 45 0 0 1 58 3Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M58 3A45 45 0 0 1 58 93A45 45 0 0 1 58 3Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="halo-mage" viewBox="0 0 116 100">
  <path d="M58 0L70.5 16L90.7 13.6L88.3 33.8L104.5 46.4L88.3 59L90.7 79.2L70.5 76.8L58 93L45.5 76.8L25.3 79.2L27.7 59L11.5 46.4L27.7 33.8L25.3 13.6L45.5 16Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M58 0L70.5 16L90.7 13.6L88.3 33.8L104.5 46.4L88.3 59L90.7 79.2L70.5 76.8L58 93L45.5 76.8L25.3 79.2L27.7 59L11.5 46.4L27.7 33.8L25.3 13.6L45.5 16Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="halo-politician" viewBox="0 0 116 100">
  <path d="M58 1L99 23.5V70.5L58 93L17 70.5V23.5Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M58 1L99 23.5V70.5L58 93L17 70.5V23.5Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="halo-farmer" viewBox="0 0 116 100">
  <path d="M16 5H72C88 5 100 17 100 33V90H44C28 90 16 78 16 62Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M16 5H72C88 5 100 17 100 33V90H44C28 90 16 78 16 62Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="halo-ambassador" viewBox="0 0 116 100">
  <path d="M58 -4C68 18 84 35 106 46C84 57 68 74 58 96C48 74 32 57 10 46C32 35 48 18 58 -4Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".5"/>
  <path d="M58 -4C68 18 84 35 106 46C84 57 68 74 58 96C48 74 32 57 10 46C32 35 48 18 58 -4Z" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.5"/>
</symbol>
<symbol id="body-soldier" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M13 86L4 70L24 77ZM103 86L112 70L92 77ZM27 78L25 63L39 74ZM89 78L91 63L77 74Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M2 101C3 86 12 75 34 74L58 82L82 74C104 75 113 86 114 101Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M34 74C41 81 42 92 39 101H2C3 86 12 75 34 74ZM82 74C75 81 74 92 77 101H114C113 86 104 75 82 74Z" fill="#000" fill-opacity=".2"/>
  <path d="M47 89H69M51 95H65" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".65"/>
</symbol>
<symbol id="body-merchant" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M6 101C8 83 26 75 58 75C90 75 108 83 110 101Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M58 101L34 78L46 71H70L82 78Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M86 79C100 83 109 91 110 101H80Z" fill="#000" fill-opacity=".16"/>
  <path d="M32 84C40 97 76 97 84 84" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="5.5" stroke-linecap="round"/>
  <path d="M32 84C40 97 76 97 84 84" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="body-mage" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M6 101C4 92 10 88 8 80C18 86 24 78 34 76C44 73 72 73 82 76C92 78 98 86 108 80C106 88 112 92 110 101Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M44 74H72V82L58 98L44 82Z" fill="var(--ab-back, #123a4d)"/>
  </g>
  <path d="M82 76C92 78 98 86 108 80C106 88 112 92 110 101H84Z" fill="#000" fill-opacity=".16"/>
  <circle cx="58" cy="91" r="3.5" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="body-politician" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M4 101C5 86 18 78 40 75L58 86L76 75C98 78 111 86 112 101Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M27 64L42 74L58 88L54 101H22C17 87 19 75 27 64ZM89 64L74 74L58 88L62 101H94C99 87 97 75 89 64Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M89 64L74 74L58 88L62 101H94C99 87 97 75 89 64Z" fill="#000" fill-opacity=".18"/>
  <path d="M27 64L42 74L58 88L74 74L89 64" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.8" stroke-linejoin="round"/>
</symbol>
<symbol id="body-farmer" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M9 101C11 85 28 77 58 77C88 77 105 85 107 101Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M38 79L43 90H73L78 79L86 81L82 101H34L30 81Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M78 79L86 81L82 101H60V90H73Z" fill="#000" fill-opacity=".16"/>
  <circle cx="43" cy="91" r="2.6" fill="var(--ab-key, #efc136)"/>
  <circle cx="73" cy="91" r="2.6" fill="var(--ab-key, #efc136)"/>
</symbol>
<symbol id="body-ambassador" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M8 101C10 83 28 75 58 75C88 75 106 83 108 101Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M58 101L38 77L48 73H68L78 77Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linejoin="round">
  <circle cx="22" cy="92" r="4" fill="var(--ab-crab, #c4283a)"/>
  <circle cx="36" cy="86" r="4" fill="var(--ab-seahorse, #b35600)"/>
  <circle cx="80" cy="86" r="4" fill="var(--ab-shellfish, #0b7a52)"/>
  <circle cx="94" cy="92" r="4" fill="var(--ab-squid, #1f62c9)"/>
  <circle cx="58" cy="94" r="4" fill="var(--ab-jellyfish, #7e3fbf)"/>
  </g>
</symbol>
<symbol id="head-oval" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M48 62H68V78C68 86 48 86 48 78Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M42 40L33 31L34 39L27 42L33 47L30 55L43 54ZM74 40L83 31L82 39L89 42L83 47L86 55L73 54Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M40 42C40 30 46 24 58 24C70 24 76 30 76 42C76 59 68 72 58 73C48 72 40 59 40 42Z" fill="var(--ab-skin, #8fc7c2)"/>
  </g>
  <path d="M58 25C69 25 75 31 75 42C75 58 68 71 58 72Z" fill="var(--ab-skin-shade, #5f9c9c)" fill-opacity=".5"/>
  <path d="M50 77L54 79M50 81L54 83" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".5"/>
</symbol>
<symbol id="head-broad" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M48 62H68V78C68 86 48 86 48 78Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M38 40C38 29 46 23 58 23C70 23 78 29 78 40L79 57C76 69 67 75 58 75C49 75 40 69 37 57Z" fill="var(--ab-skin, #8fc7c2)"/>
  </g>
  <path d="M58 24C69 24 77 30 77 40L78 57C75 68 67 74 58 74Z" fill="var(--ab-skin-shade, #5f9c9c)" fill-opacity=".5"/>
  <path d="M40 58L44 61M41 63L45 65M76 58L72 61M75 63L71 65" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".5"/>
</symbol>
<symbol id="head-lean" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M48 62H68V78C68 86 48 86 48 78Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M43 40L24 29L32 44L28 50L43 52ZM73 40L92 29L84 44L88 50L73 52Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M41 41C41 29 48 24 58 24C68 24 75 29 75 41C75 55 67 67 58 75C49 67 41 55 41 41Z" fill="var(--ab-skin, #8fc7c2)"/>
  </g>
  <path d="M58 25C67 25 74 30 74 41C74 54 66 66 58 74Z" fill="var(--ab-skin-shade, #5f9c9c)" fill-opacity=".5"/>
</symbol>
<symbol id="head-squid" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M48 62H68V78C68 86 48 86 48 78Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  <path d="M58 3C68 11 80 19 78 28C75 31 72 29 70 28C76 34 78 40 77 48C76 62 68 74 58 74C48 74 40 62 39 48C38 40 40 34 46 28C44 29 41 31 38 28C36 19 48 11 58 3Z" fill="var(--ab-skin, #8fc7c2)"/>
  </g>
  <path d="M58 4C67 12 79 19 77 27C75 30 72 28 69 27C75 34 77 40 76 48C75 61 67 73 58 73Z" fill="var(--ab-skin-shade, #5f9c9c)" fill-opacity=".5"/>
  <path d="M58 16V28M51 19V26M65 19V26" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linecap="round" stroke-opacity=".35"/>
</symbol>
<symbol id="face-calm" viewBox="0 0 116 100">
  <path d="M46 46C48 42 52 42 54 46C52 49 48 49 46 46ZM62 46C64 42 68 42 70 46C68 49 64 49 62 46Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M45 39L54 40M71 39L62 40" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
  <path d="M53 63C56 65 60 65 63 63" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="face-stern" viewBox="0 0 116 100">
  <path d="M45 43L55 46C54 50 47 49 45 43ZM71 43L61 46C62 50 69 49 71 43Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M43 37L55 42M73 37L61 42" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="3" stroke-linecap="round"/>
  <path d="M52 65C56 62 60 62 64 65" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="face-sly" viewBox="0 0 116 100">
  <path d="M45 44H55C54 49 47 49 45 44ZM61 44H71C70 49 63 49 61 44Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M44 41L56 43M61 42L72 37" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M51 63C57 66 62 64 66 59" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="face-kind" viewBox="0 0 116 100">
  <path d="M45 47C47 43 53 43 55 47M61 47C63 43 69 43 71 47" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M49 60C53 67 63 67 67 60" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="face-blind" viewBox="0 0 116 100">
  <path d="M45 46C48 49 53 49 55 46M61 46C63 49 68 49 71 46" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M53 64H63" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="face-glow" viewBox="0 0 116 100">
  <path d="M43 44L55 48C54 53 46 52 43 44ZM73 44L61 48C62 53 70 52 73 44Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="face-young" viewBox="0 0 116 100">
  <circle cx="50" cy="47" r="5.4" fill="#fff"/>
  <circle cx="66" cy="47" r="5.4" fill="#fff"/>
  <circle cx="50.5" cy="47.5" r="3.2" fill="var(--ab-skin-ink, #0d2f36)"/>
  <circle cx="66.5" cy="47.5" r="3.2" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M45 38C47 36 51 36 53 37M63 37C65 36 69 36 71 38" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linecap="round"/>
  <path d="M54 63C57 65 59 65 62 63" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="face-lady" viewBox="0 0 116 100">
  <path d="M46 46C48 42 52 42 54 46C52 49 48 49 46 46ZM62 46C64 42 68 42 70 46C68 49 64 49 62 46Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M44 44L41 41M72 44L75 41M46 39C48 37 52 37 54 39M62 39C64 37 68 37 70 39" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linecap="round"/>
  <path d="M52 63C55 60 57 61 58 62C59 61 61 60 64 63C61 67 55 67 52 63Z" fill="var(--ab-crab, #c4283a)"/>
</symbol>
<symbol id="hair-long" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M36 92C24 60 28 16 58 14C88 16 92 60 80 92Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
</symbol>
<symbol id="fringe" viewBox="0 0 116 100">
  <path d="M40 44C38 28 46 20 58 20C70 20 78 28 76 44C74 34 68 30 60 29C56 33 46 34 40 44Z" fill="var(--ab-skin-ink, #0d2f36)"/>
</symbol>
<symbol id="beard-long" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M42 54C48 62 53 58 58 58C63 58 68 62 74 54C76 72 68 88 58 99C48 88 40 72 42 54Z" fill="#fff"/>
  </g>
  <path d="M58 60C63 58 68 62 73 56C75 72 67 87 58 97Z" fill="var(--ab-scene-2, #62a5bb)" fill-opacity=".35"/>
  <path d="M54 65C57 67 59 67 62 65" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="beard-full" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M38 44C43 54 48 58 52 55C55 53 61 53 64 55C68 58 73 54 78 44C81 66 72 82 58 82C44 82 35 66 38 44Z" fill="#fff"/>
  </g>
  <path d="M58 68L58 81C71 81 79 67 77.5 48C75 60 68 68 58 68Z" fill="var(--ab-scene-2, #62a5bb)" fill-opacity=".3"/>
  <path d="M51 61C55 59 61 59 65 61C63 66 53 66 51 61Z" fill="var(--ab-skin-ink, #0d2f36)"/>
</symbol>
<symbol id="moustache" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1" stroke-linejoin="round">
  <path d="M58 57C52 53 42 55 38 63C46 66 54 65 58 60C62 65 70 66 78 63C74 55 64 53 58 57Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
</symbol>
<symbol id="goatee" viewBox="0 0 116 100">
  <path d="M52 69C55 67 61 67 64 69L58 83Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M58 58C54 56 49 58 47 61L58 60L69 61C67 58 62 56 58 58Z" fill="var(--ab-skin-ink, #0d2f36)"/>
</symbol>
<symbol id="feelers" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M45 60C40 68 46 76 41 90C48 88 50 80 50 74C52 82 50 90 54 98C58 92 57 84 58 76C59 84 58 92 62 98C66 90 64 82 66 74C66 80 68 88 75 90C70 76 76 68 71 60C65 56 51 56 45 60Z" fill="var(--ab-skin-shade, #5f9c9c)"/>
  </g>
</symbol>
<symbol id="fist" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <circle cx="58" cy="50" r="7.5" fill="var(--ab-skin, #8fc7c2)"/>
  </g>
  <path d="M55 46V54M59 46V54" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".6"/>
</symbol>
<symbol id="ball" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <circle cx="58" cy="50" r="7" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <circle cx="55.5" cy="47.5" r="2.2" fill="#fff"/>
  <path d="M64 50A6 6 0 0 1 54 54.5C58 55 62 53 64 50Z" fill="var(--ab-pearl-edge, #8a7468)" fill-opacity=".5"/>
</symbol>
<symbol id="morion" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M43 17C46 0 70 0 73 17C64 9 52 9 43 17Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M37 38C36 20 45 11 58 11C71 11 80 20 79 38Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M27 44C33 34 45 30 58 30C71 30 83 34 89 44C78 39 69 37 58 37C47 37 38 39 27 44Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
  <path d="M58 12C70 12 79 20 78 30C72 31 66 30 58 30Z" fill="#000" fill-opacity=".14"/>
  <circle cx="58" cy="22" r="3" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="horn" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M74 66H102V96L88 88L74 96Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M62 60L96 56L112 47V79L96 70L62 66Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M62 60L96 56L112 47V55L96 62L62 63Z" fill="#fff" fill-opacity=".35"/>
  <path d="M88 72V84M82 74C82 82 94 82 94 74" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="cowl" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M34 66C28 38 36 14 58 14C80 14 88 38 82 66L75 56C78 42 70 34 58 34C46 34 38 42 41 56Z" fill="var(--ab-back, #123a4d)"/>
  </g>
  <path d="M36 50C34 34 42 19 56 16C46 22 40 34 38 50Z" fill="#fff" fill-opacity=".18"/>
  <path d="M44 60H72L69 72C64 77 52 77 47 72Z" fill="var(--ab-skin-ink, #0d2f36)" fill-opacity=".85"/>
  <path d="M51 62V73M58 62V75M65 62V73" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="2" stroke-linecap="round"/>
</symbol>
<symbol id="bars" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M21 0H27V100H21ZM89 0H95V100H89ZM37 0H43V60H37ZM73 0H79V60H73ZM0 8H116V14H0Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
</symbol>
<symbol id="padlock" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M82 66V56C82 44 100 44 100 56V66" fill="none" stroke-width="8"/>
  <path d="M74 64H108V92H74Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M82 66V56C82 44 100 44 100 56V66" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="4.5" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M74 64H108V92H74Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M76 66H92V90H76Z" fill="#fff" fill-opacity=".3"/>
  <path d="M91 71A4.5 4.5 0 0 1 93.5 79L95 86H87L88.5 79A4.5 4.5 0 0 1 91 71Z" fill="var(--ab-key-ink, #3a2a00)"/>
</symbol>
<symbol id="kerchief" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M39 38L22 47L27 37L18 32L39 30Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M37 38C34 22 45 13 58 13C71 13 82 22 79 38C66 30 50 30 37 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <circle cx="48" cy="25" r="2.2" fill="var(--ab-own-ink, var(--ab-panel, #fafdfe))" fill-opacity=".8"/>
  <circle cx="58" cy="20" r="2.2" fill="var(--ab-own-ink, var(--ab-panel, #fafdfe))" fill-opacity=".8"/>
  <circle cx="68" cy="25" r="2.2" fill="var(--ab-own-ink, var(--ab-panel, #fafdfe))" fill-opacity=".8"/>
</symbol>
<symbol id="spyglass" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M60 43L74 40L77 53L62 54Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M73 38L88 35L92 54L77 55Z" fill="var(--ab-key, #efc136)"/>
  <path d="M87 33L103 30L107 55L91 56Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M102 28L108 27L113 57L107 58Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
  <path d="M75 41L87 38.5M90 37L102 35" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".6"/>
</symbol>
<symbol id="hood" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 5C78 10 90 32 87 55C86 66 81 76 74 83C78 68 78 58 73 48C68 38 48 38 43 48C38 58 38 68 42 83C35 76 30 66 29 55C26 32 38 10 58 5Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M58 6C77 11 89 32 86 55C85 66 80 75 76 80C78 68 78 58 73 48C70 43 64 40.5 58 40.5Z" fill="#000" fill-opacity=".18"/>
  <path d="M34 44C35 28 43 16 53 11C45 20 39 30 37 42Z" fill="#fff" fill-opacity=".28"/>
</symbol>
<symbol id="shade" viewBox="0 0 116 100">
  <path d="M43 40H73L77 60L58 80L39 60Z" fill="var(--ab-skin-ink, #0d2f36)" fill-opacity=".55"/>
</symbol>
<symbol id="mask" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M40 52C50 57 66 57 76 52C77 66 68 76 58 79C48 76 39 66 40 52Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
  <path d="M44 60C53 64 63 64 72 60M48 67C54 70 62 70 68 67" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2" stroke-linecap="round"/>
</symbol>
<symbol id="dagger" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M93 28L101 44V70H85V44Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M77 68H109V75H77Z" fill="var(--ab-key, #efc136)"/>
  <path d="M89 75H97V92H89Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <circle cx="93" cy="94" r="4.5" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M93 28L101 44V68H93Z" fill="#000" fill-opacity=".22"/>
</symbol>
<symbol id="plume" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M30 36C24 12 40 0 58 0C76 0 86 10 82 26L70 16H46L38 34Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M36 26C36 16 42 9 48 6M45 16L52 5M58 14V4M68 15L64 5" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".6"/>
</symbol>
<symbol id="helm" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M38 44C37 24 45 13 58 13C71 13 79 24 78 44L77 62L67 77L63 58L75 47L58 42L41 47L53 58L49 77L39 62Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
  <path d="M58 14C70 14 78 24 77 44L76 62L67 75L64 58L76 47L58 41Z" fill="#000" fill-opacity=".2"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M55 13H61V44L58 48L55 44Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="standard" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M84 16H88V101H84Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M75 28H98V72L86.5 62L75 72Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M72 24H101V30H72Z" fill="var(--ab-key, #efc136)"/>
  <path d="M86 8L91 16L86 22L81 16Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M86.5 36V56M80 38C80 46 93 46 93 38" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2.8" stroke-linecap="round"/>
</symbol>
<symbol id="mane" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 8L66 4L69 13L80 10L79 21L91 24L85 33L96 42L87 48L95 60L85 63L88 76L58 80L28 76L31 63L21 60L29 48L20 42L31 33L25 24L37 21L36 10L47 13L50 4Z" fill="var(--ab-seahorse, #b35600)"/>
  </g>
</symbol>
<symbol id="headband" viewBox="0 0 116 100">
  <path d="M40 40C38 27 47 20 58 20C69 20 78 27 76 40L70 31L64 34L58 29L52 34L46 31Z" fill="var(--ab-seahorse, #b35600)"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M40 31C50 27 66 27 76 31V36C66 32 50 32 40 36Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M54 33H62L58 44Z" fill="#fff"/>
  </g>
</symbol>
<symbol id="beast" viewBox="0 0 116 100">
  <path d="M28 92C44 97 56 90 74 88" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="3" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M70 72L66 58L80 66L84 53L92 64L102 56L103 67Z" fill="var(--ab-monster, #4d6410)"/>
  <path d="M66 101C62 78 74 62 92 62C104 62 113 69 114 76L96 81L113 87C110 95 104 101 98 101Z" fill="var(--ab-monster, #4d6410)"/>
  </g>
  <path d="M113 77L108 84L105 79L101 85L98 80ZM112 87L107 81L103 85.5L99 81.5Z" fill="#fff"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <circle cx="90" cy="72" r="4.5" fill="var(--ab-scene-glow, #ffe7a3)"/>
  </g>
  <circle cx="91.5" cy="72" r="1.8" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M70 84C74 90 76 95 76 101" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="4" stroke-linecap="round"/>
</symbol>
<symbol id="shark-hood" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M46 12L58 -4L66 12Z" fill="var(--ab-back-3, #58a8b8)"/>
  <path d="M29 74C24 42 34 10 58 8C82 10 92 42 87 74L77 60C80 44 72 35 58 35C44 35 36 44 39 60Z" fill="var(--ab-back-3, #58a8b8)"/>
  </g>
  <path d="M58 9C81 11 91 42 86 71L77 60C80 44 72 35 58 35Z" fill="#000" fill-opacity=".18"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linejoin="round">
  <path d="M39 56L45 52L40 47L48 47L45 40L52 44L53 36L58 42L63 36L64 44L71 40L68 47L76 47L71 52L77 56C79 44 71 35 58 35C45 35 37 44 39 56Z" fill="#fff"/>
  </g>
  <circle cx="42" cy="25" r="3.4" fill="var(--ab-skin-ink, #0d2f36)"/>
  <circle cx="74" cy="25" r="3.4" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M32 52L36 50M32 58L36 56M84 52L80 50M84 58L80 56" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="harpoon" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M91 48H96V101H91Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M93.5 26L105 50L97 47V58H90V47L82 50Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M87 62C92 65 96 65 100 62V66C96 69 92 69 87 66ZM87 70C92 73 96 73 100 70V74C96 77 92 77 87 74Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M93.5 26L105 50L97 47V58H93.5Z" fill="#000" fill-opacity=".2"/>
</symbol>
<symbol id="bicorne" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M27 40C28 16 42 6 58 6C74 6 88 16 89 40C80 30 70 28 58 28C46 28 36 30 27 40Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M28 38C38 29 47 27 58 27C69 27 78 29 88 38" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M58 11V22M53 14H63M52 18C53 23 63 23 64 18" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="ship" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M86.5 44H90V80H86.5Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M92 48C102 54 104 64 102 74H92Z" fill="#fff"/>
  <path d="M85 52C78 58 75 66 75 74H85Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M68 77H112C109 87 104 92 98 92H82C76 92 71 87 68 77Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M88 40L98 43L88 47Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M73 82H107" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2" stroke-linecap="round"/>
  <path d="M66 95C70 91 74 91 78 95C82 99 86 99 90 95C94 91 98 91 102 95C105 98 108 98 112 95" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="coiffure" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M44 14C44 2 72 2 72 14C72 20 66 24 58 24C50 24 44 20 44 14Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M38 62C32 40 36 18 58 18C80 18 84 40 78 62C78 46 72 34 58 32C44 34 38 46 38 62Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.3" stroke-linejoin="round">
  <circle cx="46" cy="24" r="3.2" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="54" cy="20.5" r="3.2" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="62" cy="20.5" r="3.2" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="70" cy="24" r="3.2" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="38" cy="64" r="3.2" fill="var(--ab-key, #efc136)"/>
  <circle cx="78" cy="64" r="3.2" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="tray" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M70 76H112C110 86 100 90 91 90C82 90 72 86 70 76Z" fill="var(--ab-key, #efc136)"/>
  <path d="M88 90H94L98 98H84Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <path d="M78 78L83 88M91 78V89M104 78L99 88" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="pack" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M24 100V44C24 26 36 18 58 18C80 18 92 26 92 44V100Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M33 6H83C90 6 90 20 83 20H33C26 20 26 6 33 6Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M96 50C104 50 108 56 108 62C108 68 104 72 97 72C90 72 88 68 88 62C88 56 90 50 96 50Z" fill="var(--ab-seahorse, #b35600)"/>
  </g>
  <circle cx="33" cy="13" r="3" fill="var(--ab-pearl-edge, #8a7468)"/>
  <path d="M46 6V20M70 6V20" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
  <path d="M30 40V88M86 40V50" fill="none" stroke="var(--ab-key-ink, #3a2a00)" stroke-width="2" stroke-linecap="round" stroke-opacity=".5"/>
  <path d="M97 50V40L88 36" fill="none" stroke="var(--ab-pearl, #fdf6ee)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="cap-point" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M38 38C38 22 46 10 62 6C70 4 78 10 84 20C78 18 76 20 76 24C79 28 79 33 78 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M36 34C48 29 68 29 80 34V42C68 37 48 37 36 42Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <circle cx="84" cy="21" r="4" fill="var(--ab-pearl, #fdf6ee)"/>
</symbol>
<symbol id="turban" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M34 38C26 26 36 8 58 8C80 8 90 26 82 38C72 31 66 29 58 29C50 29 44 31 34 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M38 32C42 20 56 16 72 14M34 25C40 14 50 11 60 11M60 28C70 26 78 24 83 22" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2" stroke-linecap="round" stroke-opacity=".55"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linejoin="round">
  <path d="M58 18C52 10 54 2 60 -2C64 4 64 12 60 18Z" fill="#fff"/>
  <path d="M58 16L64 23L58 30L52 23Z" fill="var(--ab-crab, #c4283a)"/>
  </g>
</symbol>
<symbol id="monocle" viewBox="0 0 116 100">
  <path d="M72 51C76 60 74 70 70 80" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="1.8" stroke-linecap="round"/>
  <circle cx="66" cy="46" r="7.5" fill="#fff" fill-opacity=".35" stroke="var(--ab-key, #efc136)" stroke-width="2.6"/>
</symbol>
<symbol id="hourglass" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M79 60H103C103 70 94 72 94 77C94 82 103 85 103 95H79C79 85 88 82 88 77C88 72 79 70 79 60Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M75 55H107V61H75ZM75 93H107V100H75Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.2" stroke-linejoin="round">
  <circle cx="91" cy="88" r="4.5" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <circle cx="86" cy="66" r="2.2" fill="var(--ab-pearl-edge, #8a7468)"/>
  <circle cx="91" cy="68" r="2.2" fill="var(--ab-pearl-edge, #8a7468)"/>
  <circle cx="96" cy="66" r="2.2" fill="var(--ab-pearl-edge, #8a7468)"/>
  <circle cx="91" cy="79" r="1.6" fill="var(--ab-pearl-edge, #8a7468)"/>
</symbol>
<symbol id="topknot" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M52 24C46 14 50 4 60 2C58 6 68 8 70 4C74 14 68 20 64 24Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M51 20H65V26H51Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
</symbol>
<symbol id="eyepatch" viewBox="0 0 116 100">
  <path d="M60 42H74V46C74 52 62 52 60 46Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M38 34L62 43M74 43L79 41" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round"/>
  <path d="M48 35L52 53" fill="none" stroke="var(--ab-crab, #c4283a)" stroke-width="2" stroke-linecap="round"/>
</symbol>
<symbol id="shackles" viewBox="0 0 116 100">
  <circle cx="78" cy="85" r="9.5" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="8"/><circle cx="101" cy="80" r="9.5" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="8"/>
  <path d="M88 60V64M86 70L82 74M91 70L96 73" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="6.5" stroke-linecap="round"/>
  <path d="M88 60V64M86 70L82 74M91 70L96 73" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="3.4" stroke-linecap="round"/>
  <circle cx="78" cy="85" r="9.5" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="4.4"/><circle cx="101" cy="80" r="9.5" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="4.4"/>
</symbol>
<symbol id="awning" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M0 0H116V18C116 30 99.4 30 99.4 18C99.4 30 82.9 30 82.9 18C82.9 30 66.3 30 66.3 18C66.3 30 49.7 30 49.7 18C49.7 30 33.1 30 33.1 18C33.1 30 16.6 30 16.6 18C16.6 30 0 30 0 18Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M16.6 0H33.1V18C33.1 29 16.6 29 16.6 18ZM49.7 0H66.3V18C66.3 29 49.7 29 49.7 18ZM82.9 0H99.4V18C99.4 29 82.9 29 82.9 18Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="cap-round" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M38 38C38 24 46 17 58 17C70 17 78 24 78 38C66 33 50 33 38 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M38 34C50 29 66 29 78 34V39C66 34 50 34 38 39Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="antlers" viewBox="0 0 116 100">
  <path d="M47 24C42 14 44 10 38 2M43 14L34 14M42 9L48 3M69 24C74 14 72 10 78 2M73 14L82 14M74 9L68 3" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="7" stroke-linecap="round"/>
  <path d="M47 24C42 14 44 10 38 2M43 14L34 14M42 9L48 3M69 24C74 14 72 10 78 2M73 14L82 14M74 9L68 3" fill="none" stroke="var(--ab-crab, #c4283a)" stroke-width="4" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M38 34C46 24 70 24 78 34L76 39C66 31 50 31 40 39Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="58" cy="28" r="3.5" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="warpaint" viewBox="0 0 116 100">
  <path d="M44 54L52 52M44 58L52 56M72 54L64 52M72 58L64 56" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.6" stroke-linecap="round"/>
  <circle cx="58" cy="38" r="2.4" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="drum" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <circle cx="90" cy="74" r="19" fill="var(--ab-key-edge, #7d5c00)"/>
  <circle cx="90" cy="74" r="14.5" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M90 74C90 70 96 71 95 76C94 81 85 80 84 74C84 67 94 64 99 69" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.8" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.3" stroke-linejoin="round">
  <path d="M75 88L72 101L79 92ZM104 88L108 101L100 93Z" fill="#fff"/>
  </g>
</symbol>
<symbol id="runes" viewBox="0 0 116 100">
  <circle cx="58" cy="46" r="38" fill="none" stroke="var(--ab-scene-glow, #ffe7a3)" stroke-width="2.4"/>
  <circle cx="58" cy="46" r="45" fill="none" stroke="var(--ab-scene-glow, #ffe7a3)" stroke-width="6" stroke-dasharray="2 9.78" stroke-opacity=".8"/>
</symbol>
<symbol id="flame" viewBox="0 0 116 100">
  <path d="M92 26C112 44 112 66 92 78C72 66 72 44 92 26Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".3"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M92 32C94 42 106 48 105 62C104 72 98 76 92 76C84 76 79 71 79 63C79 56 84 54 84 47C88 49 91 44 92 32Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  </g>
  <path d="M92 54C93 60 99 62 98 68C97 73 95 75 92 75C88 75 86 72 86 68C86 64 91 62 92 54Z" fill="var(--ab-seahorse, #b35600)"/>
</symbol>
<symbol id="hat-floppy" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M37 36C40 18 46 4 64 2C78 1 86 12 85 24C80 15 74 16 74 22C77 26 79 30 79 36Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M24 42C32 32 46 30 58 30C70 30 84 32 92 42C80 39 70 38 58 38C46 38 36 39 24 42Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M24 42C32 36 46 34 58 34C70 34 84 36 92 42C80 39 70 38 58 38C46 38 36 39 24 42Z" fill="#000" fill-opacity=".22"/>
  <path d="M56 10L58.5 15.5L64 18L58.5 20.5L56 26L53.5 20.5L48 18L53.5 15.5Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="books" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M74 82H108V93H74Z" fill="var(--ab-crab, #c4283a)"/>
  <path d="M78 71H110V82H78Z" fill="var(--ab-squid, #1f62c9)"/>
  <path d="M75 60H104V71H75Z" fill="var(--ab-seahorse, #b35600)"/>
  </g>
  <path d="M100 84H108V91H100ZM103 73H110V80H103ZM97 62H104V69H97Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M80 82V93M84 71V82M81 60V71" fill="none" stroke="var(--ab-pearl, #fdf6ee)" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"/>
</symbol>
<symbol id="veil" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M30 84C22 48 30 10 58 10C86 10 94 48 86 84L76 74C80 56 76 36 58 34C40 36 36 56 40 74Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
  <path d="M58 11C85 11 93 48 85 81L76 74C80 56 76 36 58 34Z" fill="#000" fill-opacity=".14"/>
  <path d="M42 44C44 35 50 31 58 31C66 31 72 35 74 44" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="third-eye" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M48 33C52 25 64 25 68 33C64 41 52 41 48 33Z" fill="#fff"/>
  </g>
  <circle cx="58" cy="33" r="4" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="58" cy="33" r="1.8" fill="var(--ab-skin-ink, #0d2f36)"/>
</symbol>
<symbol id="orb" viewBox="0 0 116 100">
  <path d="M88 50A22 22 0 0 1 88 94A22 22 0 0 1 88 50Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".3"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <circle cx="88" cy="72" r="16" fill="var(--ab-back-3, #58a8b8)"/>
  <path d="M78 86H98L104 96H72Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M88 56A16 16 0 0 1 96 86H88Z" fill="var(--ab-scene-2, #62a5bb)" fill-opacity=".5"/>
  <path d="M88 60L90.6 69.4L100 72L90.6 74.6L88 84L85.4 74.6L76 72L85.4 69.4Z" fill="#fff"/>
</symbol>
<symbol id="hair-wild" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M37 46L25 50L31 40L18 35L31 30L25 17L38 22L40 8L50 17L58 4L66 17L76 8L78 22L91 17L85 30L98 35L85 40L91 50L79 46L76 34L58 26L40 34Z" fill="var(--ab-back-ink, #cfeef2)"/>
  </g>
</symbol>
<symbol id="goggles" viewBox="0 0 116 100">
  <path d="M38 42L46 44M78 42L70 44" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="4" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <circle cx="49" cy="46" r="9.5" fill="var(--ab-key, #efc136)"/>
  <circle cx="67" cy="46" r="9.5" fill="var(--ab-key, #efc136)"/>
  </g>
  <circle cx="49" cy="46" r="6" fill="var(--ab-scene-0, #cbe6ee)"/>
  <circle cx="67" cy="46" r="6" fill="var(--ab-scene-0, #cbe6ee)"/>
  <circle cx="50" cy="46.5" r="2.6" fill="var(--ab-skin-ink, #0d2f36)"/>
  <circle cx="66" cy="46.5" r="2.6" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M45.5 44C46 42.5 47 41.7 48 41.5M63.5 44C64 42.5 65 41.7 66 41.5" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="flask" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M83 46H95V60L109 86C111 91 108 95 103 95H75C70 95 67 91 69 86L83 60Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M81 41H97V48H81Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <path d="M79.5 70H98.5L107 86.5C108.5 90 106.5 93 103 93H75C71.5 93 69.5 90 71 86.5Z" fill="var(--ab-shellfish, #0b7a52)"/>
  <circle cx="84" cy="82" r="3" fill="#fff" fill-opacity=".8"/>
  <circle cx="93" cy="87" r="2.2" fill="#fff" fill-opacity=".8"/>
  <circle cx="92" cy="76" r="2" fill="#fff" fill-opacity=".8"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linejoin="round">
  <circle cx="84" cy="36" r="3.2" fill="var(--ab-shellfish, #0b7a52)"/>
  <circle cx="92" cy="31" r="2.4" fill="var(--ab-shellfish, #0b7a52)"/>
  </g>
</symbol>
<symbol id="ghosts" viewBox="0 0 116 100">
  <path d="M12 44C12 32 18 26 30 26C42 26 48 32 48 44C48 61 40 74 30 75C20 74 12 61 12 44ZM68 44C68 32 74 26 86 26C98 26 104 32 104 44C104 61 96 74 86 75C76 74 68 61 68 44Z" fill="var(--ab-skin, #8fc7c2)" fill-opacity=".55"/>
  <path d="M17 46C19 42 24 42 26 46C24 49 19 49 17 46ZM90 46C92 42 97 42 99 46C97 49 92 49 90 46Z" fill="var(--ab-skin-ink, #0d2f36)" fill-opacity=".6"/>
</symbol>
<symbol id="hat-horned" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 16C50 -2 30 0 27 14C26 22 33 25 37 20C35 32 38 36 38 40C50 34 66 34 78 40C78 36 81 32 79 20C83 25 90 22 89 14C86 0 66 -2 58 16Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M58 16C66 -2 86 0 89 14C90 22 83 25 79 20C81 32 78 36 78 40C72 37 65 35.5 58 35.5Z" fill="#000" fill-opacity=".2"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linejoin="round">
  <circle cx="29" cy="21" r="3.6" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <circle cx="87" cy="21" r="3.6" fill="var(--ab-scene-glow, #ffe7a3)"/>
  </g>
</symbol>
<symbol id="wand" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M78 96L100 52L104 54L83 99Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M98 56L102 46L107 49L102 58Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linejoin="round">
  <path d="M104 28L107 37L116 40L107 43L104 52L101 43L92 40L101 37Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M88 54L89.5 58.5L94 60L89.5 61.5L88 66L86.5 61.5L82 60L86.5 58.5Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  </g>
</symbol>
<symbol id="mitre" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M36 38L44 16L58 -3L72 16L80 38C66 31 50 31 36 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M58 -2L72 16L79 36C73 34 66 33 58 33Z" fill="#000" fill-opacity=".2"/>
  <path d="M37 36C50 30 66 30 79 36" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="4" stroke-linecap="round"/>
  <path d="M60 8A8.5 8.5 0 1 0 67 20A7 7 0 0 1 60 8Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="star-staff" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M85 52H89.5V101H85Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M87 20L91.7 31.6L104 32.6L94.6 40.6L97.5 52.6L87 46L76.5 52.6L79.4 40.6L70 32.6L82.3 31.6Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <circle cx="87" cy="37" r="4" fill="#fff"/>
</symbol>
<symbol id="quiff" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M39 44C34 26 40 12 56 12C66 2 82 6 84 18C82 16 78 17 77 20C80 28 79 36 77 44C76 36 74 31 70 28C58 32 46 28 42 32C40 36 39 40 39 44Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
  <path d="M50 20C56 14 66 10 74 12" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-opacity=".35"/>
</symbol>
<symbol id="face-wink" viewBox="0 0 116 100">
  <path d="M46 46C48 42 52 42 54 46C52 49 48 49 46 46Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M61 45C64 48 68 48 71 45M44 39L54 38M62 40L72 37" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M50 60C56 63 62 62 67 57C67 66 54 70 50 60Z" fill="#fff"/>
  <path d="M50 60C56 63 62 62 67 57C67 66 54 70 50 60Z" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="cards" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M70 48L85 42L96 72L81 78Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M84 42L100 42L100 74L84 74Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M99 44L114 51L101 80L86 73Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.2" stroke-linejoin="round">
  <path d="M96 66L95 57L100 61L104.5 55L106 63L111 62L105 71Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="beret" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M30 32C28 16 44 8 62 9C80 10 90 20 84 31C72 26 52 26 38 36Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M37 36C46 27 68 24 80 31L78 36C66 31 50 31 39 40Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linejoin="round">
  <path d="M72 18C78 6 88 4 94 6C92 14 84 22 74 22Z" fill="#fff"/>
  </g>
</symbol>
<symbol id="purse" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M82 58L76 46L86 50L91 44L96 50L106 46L100 58C112 68 116 96 104 97H78C66 96 70 68 82 58Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M80 55H102V61H80Z" fill="var(--ab-key, #efc136)"/>
  <circle cx="91" cy="78" r="9" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <circle cx="88" cy="75" r="2.6" fill="#fff"/>
  <path d="M78 68C73 76 72 86 75 92C76 82 77 75 82 66Z" fill="#fff" fill-opacity=".3"/>
</symbol>
<symbol id="cloak-half" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 6C36 8 26 34 30 62C32 74 37 80 42 84C38 70 38 58 43 48C46 42 52 40 58 40Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 6C80 8 90 34 86 62C84 74 79 80 74 84C78 70 78 58 73 48C70 42 64 40 58 40Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
</symbol>
<symbol id="half-shade" viewBox="0 0 116 100">
  <path d="M58 24C48 24 40 30 40 42C40 59 48 72 58 73Z" fill="var(--ab-skin-ink, #0d2f36)" fill-opacity=".5"/>
</symbol>
<symbol id="face-mask" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M90 76H95V101H90Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M74 44C82 40 102 40 110 44C112 66 104 80 92 84C80 80 72 66 74 44Z" fill="#fff"/>
  </g>
  <path d="M78 54C81 50 87 50 89 55C86 58 81 58 78 54ZM106 54C103 50 97 50 95 55C98 58 103 58 106 54ZM81 65C86 69 98 69 103 65C101 77 83 77 81 65Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <circle cx="80" cy="62" r="2.4" fill="var(--ab-crab, #c4283a)"/>
  <circle cx="104" cy="62" r="2.4" fill="var(--ab-crab, #c4283a)"/>
</symbol>
<symbol id="laurel" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M40 40C32 36 32 28 36 22C42 26 43 33 40 40ZM44 28C37 22 40 14 46 10C50 16 50 23 44 28ZM52 21C48 14 52 7 58 5C61 11 58 19 52 21ZM76 40C84 36 84 28 80 22C74 26 73 33 76 40ZM72 28C79 22 76 14 70 10C66 16 66 23 72 28ZM64 21C68 14 64 7 60 5C56 11 58 19 64 21Z" fill="var(--ab-shellfish, #0b7a52)"/>
  </g>
</symbol>
<symbol id="treaty" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M78 46H104V88H78Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M74 40H108C112 40 112 49 108 49H74C70 49 70 40 74 40ZM74 86H108C112 86 112 95 108 95H74C70 95 70 86 74 86Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M83 56H99M83 62H99M83 68H93" fill="none" stroke="var(--ab-pearl-edge, #8a7468)" stroke-width="2.2" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M92 80L90 98L96 94L102 98L100 80Z" fill="var(--ab-crab, #c4283a)"/>
  <circle cx="96" cy="76" r="6" fill="var(--ab-crab, #c4283a)"/>
  </g>
</symbol>
<symbol id="cap-flat" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M40 36C40 28 42 22 46 20H70C74 22 76 28 76 36C66 31 50 31 40 36Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M58 4L90 15L58 26L26 15Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M58 26L90 15L58 15Z" fill="#000" fill-opacity=".2"/>
  <path d="M58 15C44 17 35 18 34 30" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.4" stroke-linecap="round"/>
  <circle cx="34" cy="32" r="3" fill="var(--ab-key, #efc136)"/>
</symbol>
<symbol id="spectacles" viewBox="0 0 116 100">
  <g fill="#fff" fill-opacity=".35" stroke="var(--ab-key, #efc136)" stroke-width="2.6"><circle cx="50" cy="46" r="7"/><circle cx="66" cy="46" r="7"/></g>
  <path d="M57 45H59M43 44L39 42M73 44L77 42" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="chest" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M70 62C70 46 112 46 112 62V68H70Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M74 68H108V76H74Z" fill="var(--ab-key, #efc136)"/>
  <circle cx="82" cy="68" r="5" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="92" cy="66" r="5.5" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="102" cy="68" r="5" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M70 74H112V98H70Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <path d="M77 74V98M105 74V98M78 51V62M104 51V62" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="3.6" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M87 74H95V84H87Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="collar-point" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 88L26 78L22 46L40 66ZM58 88L90 78L94 46L76 66Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M23 48L39 67L58 87L77 67L93 48" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="puppet" viewBox="0 0 116 100">
  <path d="M80 44L84 66M92 42V58M104 44L100 66" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="1.4" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M74 38H110V44H74ZM89 32H95V50H89Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <circle cx="92" cy="66" r="6" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M92 72C98 72 101 80 102 90H82C83 80 86 72 92 72Z" fill="var(--ab-crab, #c4283a)"/>
  </g>
  <path d="M86 76L80 68M98 76L104 68" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="5" stroke-linecap="round"/>
  <path d="M86 76L80 68M98 76L104 68" fill="none" stroke="var(--ab-pearl, #fdf6ee)" stroke-width="2.8" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.3" stroke-linejoin="round">
  <path d="M86 61V54L89 58L92 53L95 58L98 54V61Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M88 90V98M96 90V98" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="3.6" stroke-linecap="round"/>
</symbol>
<symbol id="headscarf" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M36 62C28 34 36 12 58 12C80 12 88 34 80 62L84 76C76 78 72 74 70 70C78 52 74 36 58 34C42 36 38 52 46 70C44 74 40 78 32 76Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M40 44C44 33 50 30 58 30C66 30 72 33 76 44" fill="none" stroke="var(--ab-pearl, #fdf6ee)" stroke-width="2.6" stroke-linecap="round"/>
  <circle cx="46" cy="22" r="1.8" fill="var(--ab-pearl, #fdf6ee)" fill-opacity=".8"/>
  <circle cx="58" cy="18" r="1.8" fill="var(--ab-pearl, #fdf6ee)" fill-opacity=".8"/>
  <circle cx="70" cy="22" r="1.8" fill="var(--ab-pearl, #fdf6ee)" fill-opacity=".8"/>
</symbol>
<symbol id="lantern" viewBox="0 0 116 100">
  <path d="M89 48A24 24 0 0 1 89 96A24 24 0 0 1 89 48Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".32"/>
  <path d="M82 58C82 48 96 48 96 58" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="5" stroke-linecap="round"/>
  <path d="M82 58C82 48 96 48 96 58" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.4" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M77 62L83 56H95L101 62Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M79 62H99L97 86H81Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M77 86H101V93H77Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <path d="M89 66C93 73 95 75 95 79C95 83 92 85 89 85C86 85 83 83 83 79C83 75 86 72 89 66Z" fill="var(--ab-seahorse, #b35600)"/>
  <path d="M85 62L84 86M93 62L94 86" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="straw-hat" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M40 34C40 18 47 11 58 11C69 11 76 18 76 34Z" fill="var(--ab-key, #efc136)"/>
  <path d="M20 44C30 32 44 29 58 29C72 29 86 32 96 44C84 40 72 39 58 39C44 39 32 40 20 44Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M40 27C50 24 66 24 76 27V32C66 29 50 29 40 32Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M20 44C30 36 44 34 58 34C72 34 86 36 96 44C84 40 72 39 58 39C44 39 32 40 20 44Z" fill="#000" fill-opacity=".2"/>
</symbol>
<symbol id="scythe" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M84 14L89 13L101 100L96 101Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M86 10C66 -4 38 0 24 20C42 8 64 10 87 22Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M93 58L80 61L81 65L94 63Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <path d="M86 14C66 4 44 5 24 20C42 8 64 10 87 22Z" fill="#000" fill-opacity=".2"/>
</symbol>
<symbol id="bonnet" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M32 66C24 38 34 8 58 8C82 8 92 38 84 66L76 60C80 44 74 34 58 32C42 34 36 44 40 60Z" fill="var(--ab-pearl, #fdf6ee)"/>
  </g>
  <path d="M38 52C38 40 44 32 58 30C72 32 78 40 78 52" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="3" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1" stroke-linejoin="round">
  <path d="M41 62C35 70 43 76 37 90C45 86 49 76 45 64ZM75 62C81 70 73 76 79 90C71 86 67 76 71 64Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
</symbol>
<symbol id="crook" viewBox="0 0 116 100">
  <path d="M91 101V38C91 16 67 16 69 31C70 38 78 38 79 32" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="7.5" stroke-linecap="round"/>
  <path d="M91 101V38C91 16 67 16 69 31C70 38 78 38 79 32" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="4" stroke-linecap="round"/>
</symbol>
<symbol id="lamb" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M84 84C78 82 79 73 86 73C86 66 95 64 98 69C103 64 111 68 110 75C116 77 116 87 110 88C110 95 102 98 98 94C94 99 85 97 84 91C80 91 80 85 84 84Z" fill="#fff"/>
  <path d="M80 78C84 76 90 78 91 84C90 91 85 94 81 92C77 89 76 82 80 78Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  </g>
  <circle cx="82" cy="84" r="1.5" fill="#fff"/>
  <circle cx="87" cy="84" r="1.5" fill="#fff"/>
  <path d="M92 96V101M104 95V101" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="cap-flour" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M36 36C24 30 30 8 48 10C54 2 72 4 74 12C90 10 92 30 80 36Z" fill="#fff"/>
  <path d="M37 34C50 29 66 29 79 34V41C66 36 50 36 37 41Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M60 30C70 30 84 28 84 20C90 28 84 34 78 34C72 32 66 31 60 31Z" fill="var(--ab-scene-2, #62a5bb)" fill-opacity=".4"/>
</symbol>
<symbol id="mill" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M84 62H100L106 101H78Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <path d="M80 64L92 50L104 64Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M88 82A4 4 0 0 1 96 82V94H88Z" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M76 42L108 74M108 42L76 74" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="4" stroke-linecap="round"/>
  <path d="M76 42L108 74M108 42L76 74" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="2" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M76 37L90 51L86 55L72 41ZM112 41L98 55L94 51L108 37ZM108 79L94 65L98 61L112 75ZM72 75L86 61L90 65L76 79Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <circle cx="92" cy="58" r="3.5" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="hat-bucket" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M42 30C42 16 48 11 58 11C68 11 74 16 74 30Z" fill="var(--ab-shellfish, #0b7a52)"/>
  <path d="M30 42L40 28C52 25 64 25 76 28L86 42C76 36 40 36 30 42Z" fill="var(--ab-shellfish, #0b7a52)"/>
  </g>
  <path d="M30 42L37 33C50 30 66 30 79 33L86 42C76 36 40 36 30 42Z" fill="#000" fill-opacity=".2"/>
  <path d="M42 24C52 22 64 22 74 24" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="net" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M84 78L88 80L78 101H72Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <circle cx="94" cy="58" r="19" fill="var(--ab-scene-0, #cbe6ee)" fill-opacity=".35" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="6.5"/>
  <path d="M78 50L102 76M84 42L110 68M94 39L113 58M110 48L86 76M104 41L78 68M92 39L75 58" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round" stroke-opacity=".8"/>
  <circle cx="94" cy="58" r="19" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="3"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linejoin="round">
  <path d="M79 59C84 48 98 48 102 58L111 50V68L102 60C98 70 84 69 79 59Z" fill="var(--ab-seahorse, #b35600)"/>
  </g>
  <circle cx="86" cy="57" r="1.8" fill="var(--ab-skin-ink, #0d2f36)"/>
  <path d="M92 53C94 57 94 61 92 65" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linecap="round"/>
</symbol>
<symbol id="hat-wide" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M40 34C38 16 46 9 58 12C70 9 78 16 76 34Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M18 40C30 34 44 29 58 29C72 29 86 34 98 40C92 46 84 44 78 42C66 38 50 38 38 42C32 44 24 46 18 40Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M18 40C30 37 44 34 58 34C72 34 86 37 98 40C92 46 84 44 78 42C66 38 50 38 38 42C32 44 24 46 18 40Z" fill="#000" fill-opacity=".22"/>
  <path d="M40 28C50 25 66 25 76 28" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="3" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linejoin="round">
  <path d="M72 28C70 14 78 4 90 2C92 14 86 24 74 30Z" fill="#fff"/>
  </g>
</symbol>
<symbol id="sheaf" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M86 70C82 58 74 52 72 38L79 44L82 30L89 42L95 28L99 42L107 32L108 45L114 42C112 54 104 60 102 70Z" fill="var(--ab-key, #efc136)"/>
  <path d="M86 70H102L112 100H76Z" fill="var(--ab-key, #efc136)"/>
  </g>
  <path d="M89 60L82 44M94 60L95 40M99 60L107 46M90 80L84 98M94 80V98M98 80L104 98" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="2" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M83 66H105V74H83Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
</symbol>
<symbol id="skullcap" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M40 34C41 21 48 15 58 15C68 15 75 21 76 34C66 28 50 28 40 34Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M41 32C50 27 66 27 75 32" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="3" stroke-linecap="round"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linejoin="round">
  <path d="M58 4L63 11L58 18L53 11Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="tome" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M58 68L77 72L96 68V97L77 101L58 97Z" fill="var(--ab-key-edge, #7d5c00)"/>
  <path d="M61 64C67 62 73 64 77 68C81 64 87 62 93 64V92C87 90 81 92 77 96C73 92 67 90 61 92Z" fill="#fff"/>
  </g>
  <path d="M77 69V95" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.8" stroke-linecap="round"/>
  <path d="M65 71C68 70 71 71 73 73M65 77C68 76 71 77 73 79M65 83C68 82 71 83 73 85M81 73C83 71 86 70 89 71M81 79C83 77 86 76 89 77" fill="none" stroke="var(--ab-pearl-edge, #8a7468)" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="quill" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linejoin="round">
  <path d="M80 62C76 48 80 34 91 26C95 40 92 52 84 60L82 70Z" fill="#fff"/>
  </g>
  <path d="M88 36C85 44 82 54 82 70" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.4" stroke-linecap="round"/>
</symbol>
<symbol id="shell-hood" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M30 72C20 40 30 4 62 2C84 2 96 18 92 34C98 50 94 66 86 76C80 62 76 40 58 36C44 38 38 56 40 76Z" fill="var(--ab-seahorse, #b35600)"/>
  </g>
  <path d="M62 3C83 3 95 18 91 34C97 50 93 65 86 74C82 62 76 40 58 36Z" fill="#000" fill-opacity=".16"/>
  <path d="M76 22C74 14 62 16 64 25C66 34 84 32 84 19C82 6 58 4 50 18C46 26 46 32 50 38" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".7"/>
  <path d="M33 62C30 48 32 36 38 28M40 64C38 52 40 44 44 38" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".45"/>
</symbol>
<symbol id="staff-root" viewBox="0 0 116 100">
  <path d="M86 101C82 84 90 70 86 56C84 46 90 44 88 36M86 54L78 46M87 46L95 40" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="8" stroke-linecap="round"/>
  <path d="M86 101C82 84 90 70 86 56C84 46 90 44 88 36M86 54L78 46M87 46L95 40" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="4.5" stroke-linecap="round"/>
</symbol>
<symbol id="anemone" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M39 42C30 32 28 20 32 7L38 18L41 3L47 18L51 0L58 15L65 0L69 18L75 3L78 18L84 7C88 20 86 32 77 42C74 33 66 30 58 30C50 30 42 33 39 42Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  </g>
  <path d="M58 15L65 0L69 18L75 3L78 18L84 7C88 20 86 32 77 42C74 33 66 30 58 30Z" fill="#000" fill-opacity=".18"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.5" stroke-linejoin="round">
  <path d="M58 22L62.5 29L58 36L53.5 29Z" fill="var(--ab-key, #efc136)"/>
  </g>
</symbol>
<symbol id="wrinkles" viewBox="0 0 116 100">
  <path d="M50 36C55 34 61 34 66 36M52 32C56 30.5 60 30.5 64 32M44 52L48 53M72 52L68 53" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".6"/>
</symbol>
<symbol id="ring-staff" viewBox="0 0 116 100">
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="2" stroke-linejoin="round">
  <path d="M82 64H86.5V101H82Z" fill="var(--ab-key-edge, #7d5c00)"/>
  </g>
  <circle cx="84" cy="52" r="11" fill="none" stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="7.5"/>
  <circle cx="84" cy="52" r="11" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="4"/>
  <g stroke="var(--ab-skin-ink, #0d2f36)" stroke-width="1.3" stroke-linejoin="round">
  <circle cx="84" cy="41" r="3.6" fill="var(--ab-crab, #c4283a)"/>
  <circle cx="94.5" cy="48.6" r="3.6" fill="var(--ab-seahorse, #b35600)"/>
  <circle cx="90.5" cy="61" r="3.6" fill="var(--ab-shellfish, #0b7a52)"/>
  <circle cx="77.5" cy="61" r="3.6" fill="var(--ab-squid, #1f62c9)"/>
  <circle cx="73.5" cy="48.6" r="3.6" fill="var(--ab-jellyfish, #7e3fbf)"/>
  </g>
</symbol>
</svg>
`;var Va=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
<symbol id="sea" viewBox="0 0 140 70">
  <path d="M0 0H140V70H0Z" fill="var(--ab-scene-0, #cbe6ee)"/>
  <path d="M28 0H50L30 70H-4ZM84 0H104L120 70H84Z" fill="#fff" fill-opacity=".14"/>
  <circle cx="26" cy="14" r="1.8" fill="#fff" fill-opacity=".5"/>
  <circle cx="31" cy="8" r="1.2" fill="#fff" fill-opacity=".5"/>
  <circle cx="126" cy="18" r="2" fill="#fff" fill-opacity=".5"/>
  <circle cx="121" cy="11" r="1.2" fill="#fff" fill-opacity=".5"/>
</symbol>
<symbol id="deep" viewBox="0 0 140 70">
  <path d="M0 0H140V70H0Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M0 14C30 7 60 19 92 12C112 8 128 10 140 14V70H0Z" fill="var(--ab-scene-2, #62a5bb)"/>
  <path d="M0 44C34 36 70 50 140 40V70H0Z" fill="var(--ab-scene-3, #2d718a)"/>
  <circle cx="48" cy="10" r="1.6" fill="#fff" fill-opacity=".35"/>
  <circle cx="54" cy="16" r="1.1" fill="#fff" fill-opacity=".35"/>
  <circle cx="20" cy="24" r="1.3" fill="#fff" fill-opacity=".3"/>
</symbol>
<symbol id="wall" viewBox="0 0 140 70">
  <path d="M0 0H140V70H0Z" fill="var(--ab-scene-2, #62a5bb)"/>
  <path d="M22 70V30C22 2 118 2 118 30V70Z" fill="var(--ab-scene-1, #9fcddb)" fill-opacity=".55"/>
  <path d="M0 58H140V70H0Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M0 58H140" fill="none" stroke="var(--ab-scene-1, #9fcddb)" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".6"/>
</symbol>
<symbol id="hills" viewBox="0 0 140 70">
  <path d="M0 48L16 32L32 46L50 30L70 48L92 34L112 50L128 36L140 44V70H0Z" fill="var(--ab-scene-1, #9fcddb)"/>
</symbol>
<symbol id="ground" viewBox="0 0 140 70">
  <path d="M0 58C18 52 34 60 56 57C80 54 100 60 140 54V70H0Z" fill="var(--ab-scene-4, #134659)"/>
</symbol>
<symbol id="weed" viewBox="0 0 140 70">
  <path d="M10 70C5 60 15 54 9 42M17 70C13 62 21 58 17 48M3 70C0 64 6 60 3 52" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="fish" viewBox="0 0 140 70">
  <path d="M10 12C14 7 22 7 26 12L31 8V16L26 12C22 17 14 17 10 12ZM34 22C37 18 43 18 46 22L50 19V25L46 22C43 26 37 26 34 22Z" fill="var(--ab-scene-3, #2d718a)"/>
</symbol>
<symbol id="silo" viewBox="0 0 140 70">
  <path d="M56 62V26C56 10 84 10 84 26V62Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M70 14C79 14 84 18 84 26V62H70Z" fill="var(--ab-scene-4, #134659)" fill-opacity=".4"/>
  <path d="M57 30H83M57 42H83M57 54H83" fill="none" stroke="var(--ab-scene-1, #9fcddb)" stroke-width="2" stroke-linecap="round"/>
  <path d="M66 30V25C66 20 74 20 74 25V30Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M70 34C76 36 78 42 70 50C62 42 64 36 70 34Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="jar" viewBox="0 0 140 70">
  <path d="M54 62H86V68H54ZM58 8H82V14H58Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M60 14H80C86 18 86 24 86 28V62H54V28C54 24 54 18 60 14Z" fill="var(--ab-scene-0, #cbe6ee)" fill-opacity=".75"/>
  <circle cx="70" cy="36" r="13" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".4"/>
  <path d="M59 38C59 24 81 24 81 38C78 41 75 36 70 39C65 36 62 41 59 38Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M63 40C60 46 66 50 63 57M70 40C67 47 73 50 70 58M77 40C74 46 80 50 77 57" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M58 28V52" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".7"/>
</symbol>
<symbol id="rays" viewBox="0 0 140 70">
  <path d="M84 30L58 -4H70ZM84 30L78 -4H92ZM84 30L100 -4H112ZM84 30L40 6L46 0ZM84 30L122 0L128 8Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".5"/>
</symbol>
<symbol id="temple" viewBox="0 0 140 70">
  <path d="M54 38C54 8 114 8 114 38Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M58 36C58 12 110 12 110 36Z" fill="var(--ab-scene-0, #cbe6ee)"/>
  <path d="M84 18C99 18 110 23 110 36H84Z" fill="var(--ab-scene-2, #62a5bb)" fill-opacity=".6"/>
  <path d="M50 36H118V42H50ZM54 42H114V60H54ZM46 60H122V70H46Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M57 43H63V60H57ZM68 43H74V60H68ZM94 43H100V60H94ZM105 43H111V60H105Z" fill="var(--ab-scene-0, #cbe6ee)"/>
  <path d="M78 60V51C78 44 90 44 90 51V60Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M84 18V9" fill="none" stroke="var(--ab-scene-0, #cbe6ee)" stroke-width="2.4" stroke-linecap="round"/>
</symbol>
<symbol id="jelly" viewBox="0 0 140 70">
  <path d="M75 13C75 -1 93 -1 93 13C91 16 88 12 84 15C80 12 77 16 75 13Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M78 15C76 19 80 21 78 25M84 16C82 20 86 22 84 27M90 15C88 19 92 21 90 25" fill="none" stroke="var(--ab-own, var(--ab-edge, #577685))" stroke-width="1.8" stroke-linecap="round"/>
</symbol>
<symbol id="pediment" viewBox="0 0 140 70">
  <path d="M42 28L86 6L130 28V33H42Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M56 26L86 11L116 26Z" fill="var(--ab-scene-2, #62a5bb)"/>
  <path d="M48 33H124V58H48Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M51 33H58V58H51ZM64 33H71V58H64ZM101 33H108V58H101ZM114 33H121V58H114ZM76 33H81V58H76ZM91 33H96V58H91Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M81 58V46H91V58Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M44 58H128V63H44ZM38 63H134V70H38Z" fill="var(--ab-scene-3, #2d718a)"/>
  <circle cx="86" cy="21" r="4.5" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M54 22V6M118 22V6" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M54 5H66L62 9L66 13H54ZM118 5H130L126 9L130 13H118Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="fort" viewBox="0 0 140 70">
  <path d="M40 70V34H46V29H52V34H58V29H64V34H108V29H114V34H120V29H126V34H132V70Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M52 70V22H50V12H55V16H60V12H66V16H71V12H76V22H74V70ZM98 70V22H96V12H101V16H106V12H112V16H117V12H122V22H120V70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M61 32V27C61 24 65 24 65 27V32ZM107 32V27C107 24 111 24 111 27V32Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M78 66V52C78 42 94 42 94 52V66Z" fill="var(--ab-scene-2, #62a5bb)"/>
  <path d="M82 46V66M86 44V66M90 46V66M78 54H94M78 60H94" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M56 36H70V54L63 49L56 54ZM102 36H116V54L109 49L102 54Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="spears" viewBox="0 0 140 70">
  <path d="M74 40L99 6M98 40L73 6" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="2" stroke-linecap="round"/>
  <path d="M99 2L103 8L96 10ZM73 2L69 8L76 10Z" fill="var(--ab-scene-4, #134659)"/>
  <circle cx="86" cy="23" r="6.5" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="86" cy="23" r="2.4" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="crane" viewBox="0 0 140 70">
  <path d="M90 70L95 18H101L106 70H100L98 50L96 70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M52 12L97 4L124 12V17L97 13L52 17Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M108 15H122V26H108Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M60 15V30M97 5L70 14M97 5L118 12" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M54 30H66V32H54Z" fill="var(--ab-scene-4, #134659)"/>
</symbol>
<symbol id="crates" viewBox="0 0 140 70">
  <path d="M50 32H70V46H50Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M50 39H70M60 32V46" fill="none" stroke="var(--ab-scene-glow, #ffe7a3)" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".8"/>
  <path d="M76 54H92V66H76ZM108 52H126V66H108ZM112 40H124V52H112Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M76 54L92 66M92 54L76 66M108 52L126 66M126 52L108 66M112 40L124 52M124 40L112 52" fill="none" stroke="var(--ab-scene-1, #9fcddb)" stroke-width="1.3" stroke-linecap="round" stroke-opacity=".7"/>
</symbol>
<symbol id="quay" viewBox="0 0 140 70">
  <path d="M44 64H140V70H44Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M-4 40H40C38 54 32 62 22 66H4Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M-4 40H44V44H-4ZM16 8H19V40H16Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M21 12C31 16 35 24 34 34H21Z" fill="var(--ab-scene-1, #9fcddb)"/>
</symbol>
<symbol id="plant" viewBox="0 0 140 70">
  <path d="M70 66C64 54 77 46 70 34C65 25 74 18 71 8" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="3.6" stroke-linecap="round"/>
  <path d="M70 54C60 54 58 46 58 42C66 42 70 48 70 54ZM71 44C81 44 83 36 83 32C75 32 71 38 71 44ZM70 34C61 33 59 26 59 22C67 23 70 28 70 34ZM71 22C79 21 81 15 80 11C74 12 71 17 71 22Z" fill="var(--ab-scene-4, #134659)"/>
  <circle cx="60" cy="38" r="3" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="82" cy="29" r="3" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="62" cy="20" r="2.6" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <circle cx="71" cy="7" r="3" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="cliffs" viewBox="0 0 140 70">
  <path d="M0 2L22 8L18 20L36 28L32 42L46 52L44 70H0ZM140 0L122 8L126 20L112 28L120 42L108 52L112 70H140Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M0 2L22 8L18 20L26 24L12 44L0 48ZM140 0L122 8L126 20L119 24L130 42L140 46Z" fill="var(--ab-scene-3, #2d718a)"/>
</symbol>
<symbol id="angler" viewBox="0 0 140 70">
  <circle cx="52" cy="20" r="13" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".28"/>
  <path d="M62 38C70 18 98 12 116 26L130 16C128 28 128 38 132 50L116 42C104 60 78 62 64 50L78 44Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M92 20C84 4 60 2 53 16" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="2.4" stroke-linecap="round"/>
  <circle cx="52" cy="20" r="4.4" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M64 36L68 43L71 38L75 44L78 40ZM66 51L70 45L73 51L77 45L80 52Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".95"/>
  <circle cx="88" cy="30" r="4.4" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <circle cx="87" cy="30" r="2" fill="var(--ab-scene-4, #134659)"/>
  <path d="M100 32C106 34 106 42 100 46" fill="none" stroke="var(--ab-scene-2, #62a5bb)" stroke-width="2" stroke-linecap="round"/>
</symbol>
<symbol id="skyline" viewBox="0 0 140 70">
  <path d="M0 36V22H10V14H20V26H32V18H42V28H60V36ZM116 36V24H126V16H134V26H140V36Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M48 36V18L54 10L60 18V36ZM64 36V12H67L74 0L81 12H84V36ZM88 36V20C88 12 102 12 102 20V36ZM106 36V24L111 17L116 24V36Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M74 0L81 12H84V36H74ZM54 10L60 18V36H54ZM95 14C99 14 102 16 102 20V36H95ZM111 17L116 24V36H111Z" fill="var(--ab-scene-4, #134659)" fill-opacity=".4"/>
  <path d="M71 18H77V24H71ZM52 23H56V28H52ZM93 23H97V28H93Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="reflection" viewBox="0 0 140 70">
  <path d="M0 36H140V70H0Z" fill="var(--ab-scene-2, #62a5bb)"/>
  <path d="M48 36V54L54 62L60 54V36ZM64 36V60H67L74 70L81 60H84V36ZM88 36V52C88 60 102 60 102 52V36ZM106 36V48L111 55L116 48V36Z" fill="var(--ab-scene-0, #cbe6ee)" fill-opacity=".6"/>
  <path d="M0 36H140" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".9"/>
  <path d="M40 44H56M70 50H96M100 44H124M60 60H78" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".6"/>
  <path d="M110 -2L112.5 5.5L120 8L112.5 10.5L110 18L107.5 10.5L100 8L107.5 5.5Z" fill="#fff"/>
</symbol>
<symbol id="smoker" viewBox="0 0 140 70">
  <circle cx="76" cy="34" r="22" fill="var(--ab-seahorse, #b35600)" fill-opacity=".28"/>
  <path d="M71 34C59 28 67 20 61 12C57 4 69 -8 77 -3C91 -7 95 6 87 12C93 22 83 24 82 34Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M68 8C70 2 78 4 76 10C75 16 80 20 77 28" fill="none" stroke="var(--ab-scene-2, #62a5bb)" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".8"/>
  <path d="M56 70C61 60 60 52 65 44L64 34H88L87 44C92 52 91 60 96 70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M64 34C69 29 83 29 88 34C83 39 69 39 64 34Z" fill="var(--ab-seahorse, #b35600)"/>
  <path d="M69 34C73 31.5 79 31.5 83 34C79 36.5 73 36.5 69 34Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M76 44L74 52L78 58L75 66" fill="none" stroke="var(--ab-seahorse, #b35600)" stroke-width="2" stroke-linecap="round"/>
</symbol>
<symbol id="tiers" viewBox="0 0 140 70">
  <path d="M14 70C14 20 126 20 126 70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M22 70C22 28 118 28 118 70H108C108 40 32 40 32 70Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M40 70C40 48 100 48 100 70H92C92 56 48 56 48 70Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M69 22H71V70H69ZM38 36L40 34L58 70H55ZM102 36L100 34L82 70H85Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M60 70V60H80V70Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M58 60H82" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="senators" viewBox="0 0 140 70">
  <g fill="var(--ab-scene-4, #134659)"><circle cx="33" cy="43" r="2.6"/><circle cx="46" cy="34.5" r="2.6"/><circle cx="61" cy="30" r="2.6"/><circle cx="79" cy="30" r="2.6"/><circle cx="94" cy="34.5" r="2.6"/><circle cx="107" cy="43" r="2.6"/></g>
  <path d="M58 0H82V22L70 15L58 22Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M70 3L76 9L73 12H67L64 9Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <circle cx="70" cy="54" r="4.5" fill="var(--ab-own, var(--ab-edge, #577685))"/>
</symbol>
<symbol id="shack" viewBox="0 0 140 70">
  <path d="M54 34L52 68H56L57 52L84 54L83 68H87L90 36Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M56 36L88 37L86 54L58 52Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M50 36L74 18L94 37L88 39L73 26L55 39Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M62 42L69 42.5L68 49L62 48.5Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M74 42H82V54H74Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M80 24V12" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="washing" viewBox="0 0 140 70">
  <path d="M20 16C50 28 90 24 138 8" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.2" stroke-linecap="round"/>
  <path d="M44 22H50V29H44ZM112 17H118V24H112Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M64 25H72L71 36H65ZM84 24H93L92 33H85Z" fill="var(--ab-own, var(--ab-edge, #577685))" fill-opacity=".7"/>
</symbol>
<symbol id="throne" viewBox="0 0 140 70">
  <path d="M40 60H132V66H40ZM50 54H122V60H50Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M66 54V22C66 14 72 12 72 6L80 10L86 0L92 10L100 6C100 12 106 14 106 22V54Z" fill="var(--ab-key, #efc136)"/>
  <path d="M86 0L92 10L100 6C100 12 106 14 106 22V54H86Z" fill="var(--ab-key-edge, #7d5c00)" fill-opacity=".45"/>
  <path d="M73 40V24C73 12 99 12 99 24V40Z" fill="var(--ab-crab, #c4283a)"/>
  <path d="M60 38H70V54H60ZM102 38H112V54H102Z" fill="var(--ab-key, #efc136)"/>
  <path d="M70 42H102V48H70Z" fill="var(--ab-crab, #c4283a)"/>
  <circle cx="86" cy="9" r="2.6" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="drapes" viewBox="0 0 140 70">
  <path d="M22 0H60C58 18 46 26 38 40L42 70H22ZM150 0H112C114 18 122 26 130 40L128 70H150Z" fill="var(--ab-crab, #c4283a)" fill-opacity=".85"/>
  <path d="M38 40L30 38M130 40L138 38" fill="none" stroke="var(--ab-scene-glow, #ffe7a3)" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M34 0H42C40 16 34 26 30 38H26ZM50 0H56C54 14 46 22 40 32ZM118 0H124C126 14 130 20 136 30L132 32C124 24 118 14 118 0Z" fill="#000" fill-opacity=".2"/>
</symbol>
<symbol id="cell" viewBox="0 0 140 70">
  <path d="M0 0H140V70H0Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M0 14H140M0 28H140M0 42H140M0 56H140M14 0V14M40 14V28M22 28V42M8 42V56M36 56V70M132 14V28M126 0V14M134 42V56" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".7"/>
  <path d="M52 62V28C52 2 122 2 122 28V62Z" fill="var(--ab-scene-0, #cbe6ee)"/>
  <path d="M87 8C104 8 122 14 122 28V62H87Z" fill="var(--ab-scene-glow, #ffe7a3)" fill-opacity=".35"/>
</symbol>
<symbol id="grid" viewBox="0 0 140 70">
  <path d="M62 10H67V64H62ZM76 6H81V64H76ZM93 6H98V64H93ZM107 10H112V64H107ZM50 34H124V39H50Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M46 62H128V70H46Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M46 66V28C46 -6 128 -6 128 28V66H122V28C122 4 52 4 52 28V66Z" fill="var(--ab-scene-4, #134659)"/>
</symbol>
<symbol id="captive" viewBox="0 0 140 70">
  <circle cx="87" cy="44" r="9" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M70 66C72 54 78 52 87 52C96 52 102 54 104 66Z" fill="var(--ab-scene-3, #2d718a)"/>
  <circle cx="83.5" cy="43" r="1.8" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <circle cx="90.5" cy="43" r="1.8" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="rift" viewBox="0 0 140 70">
  <path d="M0 16L48 14L54 26L60 30L64 44L72 52L76 70H0ZM140 10L122 14L116 26L104 30L102 44L92 52L90 70H140Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M0 16L48 14L54 26L46 32L30 34L18 46L0 44ZM140 10L122 14L116 26L124 34L140 38Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M72 52L76 70H90L92 52L84 46Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M60 30L64 44L72 52L84 46L92 52L102 44L104 30L84 38Z" fill="var(--ab-own, var(--ab-edge, #577685))" fill-opacity=".35"/>
  <path d="M78 60L80 70H87L88 60L83 56Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="bridge" viewBox="0 0 140 70">
  <path d="M44 15C66 30 100 30 124 13" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M50 4C70 18 98 18 118 3" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.3" stroke-linecap="round"/>
  <path d="M50 4V17M60 10V22M72 14V25M84 15V26M96 14V25M108 10V20M118 3V15" fill="none" stroke="var(--ab-scene-4, #134659)" stroke-width="1.3" stroke-linecap="round"/>
</symbol>
<symbol id="tower" viewBox="0 0 140 70">
  <path d="M70 70L74 28H68V20H73L86 -2L99 20H104V28H98L102 70Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M86 -2L99 20H104V28H98L102 70H86Z" fill="var(--ab-scene-4, #134659)" fill-opacity=".5"/>
  <path d="M84 18V12C84 10 88 10 88 12V18Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M74 28H98" fill="none" stroke="var(--ab-scene-1, #9fcddb)" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".7"/>
</symbol>
<symbol id="locked" viewBox="0 0 140 70">
  <path d="M76 70V54C76 42 96 42 96 54V70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M64 34L108 62M108 34L64 62" fill="none" stroke="var(--ab-key, #efc136)" stroke-width="4.2" stroke-linecap="round" stroke-dasharray=".1 5.2"/>
  <path d="M79 47V42C79 32 93 32 93 42V47" fill="none" stroke="var(--ab-key-edge, #7d5c00)" stroke-width="4.6" stroke-linecap="round"/>
  <path d="M73 46H99V64H73Z" fill="var(--ab-key, #efc136)"/>
  <path d="M86 50A3 3 0 0 1 87.7 55.3L89 61H83L84.3 55.3A3 3 0 0 1 86 50Z" fill="var(--ab-key-ink, #3a2a00)"/>
</symbol>
<symbol id="ruin" viewBox="0 0 140 70">
  <path d="M66 70L80 30L76 28L79 20L86 23L90 11L96 17L101 7L106 19L113 14L114 30L110 31L104 70Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M101 7L106 19L113 14L114 30L110 31L104 70H90L98 44L93 34Z" fill="var(--ab-scene-4, #134659)" fill-opacity=".5"/>
  <path d="M88 34L90 26C92 22 97 24 96 28L94 36Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
  <path d="M80 70L83 58C85 52 93 54 92 60L91 70Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M112 70C104 60 114 52 107 43C102 36 110 30 105 22M72 70C79 62 73 54 82 48" fill="none" stroke="var(--ab-shellfish, #0b7a52)" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M107 44C115 44 118 39 118 36C111 36 107 40 107 44ZM106 34C99 34 97 29 97 26C103 26 106 30 106 34ZM110 58C118 58 121 53 121 50C114 50 110 54 110 58ZM78 54C72 54 69 50 69 47C75 47 78 50 78 54Z" fill="var(--ab-shellfish, #0b7a52)"/>
  <path d="M38 66L24 42L56 52Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M38 66L24 42L40 47Z" fill="var(--ab-scene-3, #2d718a)"/>
  <path d="M118 68L122 60L129 62L132 69Z" fill="var(--ab-scene-4, #134659)"/>
</symbol>
<symbol id="banners" viewBox="0 0 140 70">
  <path d="M8 4H132V7H8Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M14 7H32V36L23 30L14 36Z" fill="var(--ab-crab, #c4283a)"/>
  <path d="M37.5 7H55.5V36L46.5 30L37.5 36Z" fill="var(--ab-seahorse, #b35600)"/>
  <path d="M61 7H79V36L70 30L61 36Z" fill="var(--ab-shellfish, #0b7a52)"/>
  <path d="M84.5 7H102.5V36L93.5 30L84.5 36Z" fill="var(--ab-squid, #1f62c9)"/>
  <path d="M108 7H126V36L117 30L108 36Z" fill="var(--ab-jellyfish, #7e3fbf)"/>
  <g fill="#fff" fill-opacity=".85"><circle cx="23" cy="18" r="4"/><circle cx="46.5" cy="18" r="4"/><circle cx="70" cy="18" r="4"/><circle cx="93.5" cy="18" r="4"/><circle cx="117" cy="18" r="4"/></g>
</symbol>
<symbol id="table" viewBox="0 0 140 70">
  <path d="M34 50C34 40 106 40 106 50C106 60 34 60 34 50ZM62 56H78L82 70H58Z" fill="var(--ab-scene-4, #134659)"/>
  <path d="M40 49C40 42 100 42 100 49C100 56 40 56 40 49Z" fill="var(--ab-scene-1, #9fcddb)"/>
  <path d="M70 45L75 49L70 53L65 49Z" fill="var(--ab-scene-glow, #ffe7a3)"/>
</symbol>
<symbol id="clam" viewBox="0 0 140 70">
  <path d="M46 42C42 26 50 18 56 21C58 12 66 10 70 15C76 8 84 11 85 19C93 16 98 26 94 42C80 36 60 36 46 42Z" fill="var(--ab-own, var(--ab-edge, #577685))"/>
  <path d="M54 38L54 28M63 36L63 20M77 36L78 19M87 38L88 26" fill="none" stroke="var(--ab-own-ink, var(--ab-panel, #fafdfe))" stroke-width="2" stroke-linecap="round" stroke-opacity=".6"/>
  <path d="M48 44C58 36 82 36 92 44C82 50 58 50 48 44Z" fill="var(--ab-pearl, #fdf6ee)"/>
  <circle cx="70" cy="40" r="7.5" fill="#fff"/>
  <circle cx="70" cy="40" r="7.5" fill="var(--ab-pearl-edge, #8a7468)" fill-opacity=".3"/>
  <circle cx="67.5" cy="37.5" r="2.6" fill="#fff"/>
  <path d="M42 44L50 49L57 44L63 50L70 45L77 50L83 44L90 49L98 44C98 58 84 64 70 64C56 64 42 58 42 44Z" fill="var(--ab-scene-4, #134659)"/>
</symbol>
<symbol id="coral" viewBox="0 0 140 70">
  <path d="M70 68V38M70 56C60 54 60 46 59 38M59 46C54 44 54 38 54 34M70 48C80 46 80 36 80 28M80 38C86 36 87 30 87 24M70 40C66 34 68 28 67 20" fill="none" stroke="var(--ab-crab, #c4283a)" stroke-width="6" stroke-linecap="round"/>
</symbol>
<symbol id="sea-fan" viewBox="0 0 140 70">
  <path d="M68 68V54C50 54 44 38 50 24C56 12 66 14 70 12C74 14 86 12 91 24C96 38 90 54 72 54V68Z" fill="var(--ab-jellyfish, #7e3fbf)"/>
  <path d="M70 54V18M70 48L54 30M70 48L87 30M70 38L60 22M70 38L80 22" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".5"/>
</symbol>
<symbol id="tubes" viewBox="0 0 140 70">
  <path d="M52 68V38C52 33 62 33 62 38V68ZM64 68V24C64 18 76 18 76 24V68ZM78 68V34C78 29 88 29 88 34V68Z" fill="var(--ab-seahorse, #b35600)"/>
  <path d="M54 38.5C54 35.5 60 35.5 60 38.5C60 41 54 41 54 38.5ZM66.5 24.5C66.5 21 73.5 21 73.5 24.5C73.5 28 66.5 28 66.5 24.5ZM80 34.5C80 31.5 86 31.5 86 34.5C86 37 80 37 80 34.5Z" fill="var(--ab-skin-ink, #0d2f36)" fill-opacity=".7"/>
</symbol>
</svg>
`;var Ba=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
<symbol id="race-crab" viewBox="0 0 64 64">
  <path d="M15 44L6 46L4 54M18 49L11 53L10 60M49 44L58 46L60 54M46 49L53 53L54 60" fill="none" stroke="var(--ab-fill, var(--ab-crab, #c4283a))" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M19 36C11 35 9 29 11 21M45 36C53 35 55 29 53 21" fill="none" stroke="var(--ab-fill, var(--ab-crab, #c4283a))" stroke-width="5.5" stroke-linecap="round"/>
  <path d="M12 16L13 3A11 11 0 1 0 23.5 10.5ZM52 16L51 3A11 11 0 1 1 40.5 10.5Z" fill="var(--ab-fill, var(--ab-crab, #c4283a))"/>
  <path d="M26 32V23M38 32V23" stroke="var(--ab-fill, var(--ab-crab, #c4283a))" stroke-width="4" stroke-linecap="round"/>
  <path d="M12 41C12 31 21 28 32 28C43 28 52 31 52 41C52 51 43 56 32 56C21 56 12 51 12 41Z" fill="var(--ab-fill, var(--ab-crab, #c4283a))"/>
  <circle cx="26" cy="22" r="3.6" fill="var(--ab-fill, var(--ab-crab, #c4283a))"/>
  <circle cx="38" cy="22" r="3.6" fill="var(--ab-fill, var(--ab-crab, #c4283a))"/>
  <path d="M18 40C18 35 24 33 32 33C40 33 46 35 46 40C41 37 37 37 32 37C27 37 23 37 18 40Z" fill="#fff" fill-opacity=".28"/>
  <path d="M24 47C29 51 35 51 40 47" fill="none" stroke="var(--ab-detail, var(--ab-crab-ink, #ffffff))" stroke-width="3" stroke-linecap="round"/>
  <circle cx="26" cy="22" r="1.5" fill="var(--ab-detail, var(--ab-crab-ink, #ffffff))"/>
  <circle cx="38" cy="22" r="1.5" fill="var(--ab-detail, var(--ab-crab-ink, #ffffff))"/>
</symbol>
<symbol id="race-jellyfish" viewBox="0 0 64 64">
  <path d="M14 34C10 41 18 46 13 55M26 34C21 43 31 49 25 61M38 34C33 43 43 49 38 61M50 34C46 41 54 46 49 55" fill="none" stroke="var(--ab-fill, var(--ab-jellyfish, #7e3fbf))" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M6 31C6 14 17 4 32 4C47 4 58 14 58 31A4.33 4.33 0 0 1 49.33 32A4.33 4.33 0 0 1 40.66 32A4.33 4.33 0 0 1 32 32A4.33 4.33 0 0 1 23.33 32A4.33 4.33 0 0 1 14.66 32A4.33 4.33 0 0 1 6 31Z" fill="var(--ab-fill, var(--ab-jellyfish, #7e3fbf))"/>
  <path d="M11 27C12 16 19 9 29 8C21 12 17 19 17 27Z" fill="#fff" fill-opacity=".32"/>
  <circle cx="32" cy="17" r="3.4" fill="var(--ab-detail, var(--ab-jellyfish-ink, #ffffff))"/>
  <circle cx="43" cy="22" r="2.8" fill="var(--ab-detail, var(--ab-jellyfish-ink, #ffffff))"/>
  <circle cx="24" cy="25" r="2.5" fill="var(--ab-detail, var(--ab-jellyfish-ink, #ffffff))"/>
</symbol>
<symbol id="race-seahorse" viewBox="0 0 64 64">
  <path d="M45 29C53 27 58 33 54 43C51 42 48 43 44 45Z" fill="var(--ab-fill, var(--ab-seahorse, #b35600))"/>
  <path d="M45 31L52 33M45 36L54 37.5M45 41L52 41" stroke="var(--ab-detail, var(--ab-seahorse-ink, #ffffff))" stroke-opacity=".55" stroke-width="1.4" stroke-linecap="round"/>
  <path d="M26 10L28 3L33 7L37 1L40 8L46 6L45 13L50 15L46 19Z" fill="var(--ab-fill, var(--ab-seahorse, #b35600))"/>
  <path d="M38 9C46 13 49 21 46 29C44 34 46 38 45 43C44 54 38 62 29 62C20 62 15 55 18 49C20 43 29 43 31 49C32 54 27 57 24 53C23 56 26 58 29 57C34 56 35 50 33 47C30 43 22 42 21 34C20 28 26 27 28 23L14 26C9 26.5 8 19.5 13 18.5L25 15C26 9 32 6 38 9Z" fill="var(--ab-fill, var(--ab-seahorse, #b35600))"/>
  <path d="M41 17C43 23 40 28 38 32C36 37 39 42 38 46" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="4" stroke-linecap="round"/>
  <path d="M22.5 33L30 32M24 38.5L32 37M28 43L34.5 41" stroke="var(--ab-detail, var(--ab-seahorse-ink, #ffffff))" stroke-width="2" stroke-linecap="round"/>
  <circle cx="32" cy="15" r="2.8" fill="var(--ab-detail, var(--ab-seahorse-ink, #ffffff))"/>
</symbol>
<symbol id="race-shellfish" viewBox="0 0 64 64">
  <path d="M25 50L39 50L46 61C40 62.5 24 62.5 18 61Z" fill="var(--ab-fill, var(--ab-shellfish, #0b7a52))"/>
  <path d="M26 55L3 35A10.5 10.5 0 0 1 12 22A9.5 9.5 0 0 1 24.5 13.5A9 9 0 0 1 39.5 13.5A9.5 9.5 0 0 1 52 22A10.5 10.5 0 0 1 61 35L38 55Z" fill="var(--ab-fill, var(--ab-shellfish, #0b7a52))"/>
  <path d="M8 33A7 7 0 0 1 14 26A7 7 0 0 1 25 18C20 27 19 34 21 44Z" fill="#fff" fill-opacity=".28"/>
  <path d="M30 51L13 24M31 50L25 15M33 50L39 15M34 51L51 24" stroke="var(--ab-detail, var(--ab-shellfish-ink, #ffffff))" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M22 56H42" stroke="var(--ab-detail, var(--ab-shellfish-ink, #ffffff))" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="race-squid" viewBox="0 0 64 64">
  <g transform="translate(33.5 30.5) rotate(32) scale(.93) translate(-32 -32)">
  <path d="M25 40C24 50 15 50 11 57M29 42C28 51 24 55 25 62M35 42C36 51 40 55 39 62M39 40C40 50 49 50 53 57" fill="none" stroke="var(--ab-fill, var(--ab-squid, #1f62c9))" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M32 0C45 7 55 17 53 23C51 27 45 25 43 22L44 36C44 47 20 47 20 36L21 22C19 25 13 27 11 23C9 17 19 7 32 0Z" fill="var(--ab-fill, var(--ab-squid, #1f62c9))"/>
  <path d="M32 4C25 8 19 13 15 19C21 17 24 20 25 30C26 18 28 10 32 4Z" fill="#fff" fill-opacity=".32"/>
  <circle cx="26.5" cy="36" r="4" fill="var(--ab-detail, var(--ab-squid-ink, #ffffff))"/>
  <circle cx="37.5" cy="36" r="4" fill="var(--ab-detail, var(--ab-squid-ink, #ffffff))"/>
  <circle cx="26.5" cy="36.5" r="1.8" fill="var(--ab-fill, var(--ab-squid, #1f62c9))"/>
  <circle cx="37.5" cy="36.5" r="1.8" fill="var(--ab-fill, var(--ab-squid, #1f62c9))"/>
  </g>
</symbol>
<symbol id="guild-soldier" viewBox="0 0 64 64">
  <path d="M32 2L58 10V30C58 47 46 57 32 62C18 57 6 47 6 30V10Z" fill="var(--ab-fill, var(--ab-soldier, #a11a2b))"/>
  <path d="M32 7L53.5 13.5V30C53.5 44 44 52.5 32 57Z" fill="#fff" fill-opacity=".14"/>
  <path d="M32 20V53M19 22C18 35 26 36 32 36C38 36 46 35 45 22" fill="none" stroke="var(--ab-detail, var(--ab-soldier-ink, #ffffff))" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M32 10L37.5 22H26.5ZM19 14L24.5 26H14ZM45 14L50 26H39.5Z" fill="var(--ab-detail, var(--ab-soldier-ink, #ffffff))"/>
  <path d="M26 44H38" stroke="var(--ab-detail, var(--ab-soldier-ink, #ffffff))" stroke-width="4" stroke-linecap="round"/>
</symbol>
<symbol id="guild-merchant" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="30" fill="var(--ab-fill, var(--ab-merchant, #08684a))"/>
  <circle cx="32" cy="32" r="26" fill="none" stroke="var(--ab-detail, var(--ab-merchant-ink, #ffffff))" stroke-opacity=".5" stroke-width="2" stroke-dasharray="1 4.446" stroke-linecap="round"/>
  <path d="M32 13V47M16 20H48M23 48.5H41" stroke="var(--ab-detail, var(--ab-merchant-ink, #ffffff))" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M17 21L11 35H23ZM47 21L41 35H53Z" fill="none" stroke="var(--ab-detail, var(--ab-merchant-ink, #ffffff))" stroke-width="1.8" stroke-linejoin="round"/>
  <path d="M8.5 34H25.5A8.5 8 0 0 1 8.5 34ZM38.5 34H55.5A8.5 8 0 0 1 38.5 34Z" fill="var(--ab-detail, var(--ab-merchant-ink, #ffffff))"/>
  <circle cx="32" cy="13" r="4" fill="var(--ab-detail, var(--ab-merchant-ink, #ffffff))"/>
</symbol>
<symbol id="guild-mage" viewBox="0 0 64 64">
  <path d="M32 1L40.4 11.7L53.9 10.1L52.3 23.6L63 32L52.3 40.4L53.9 53.9L40.4 52.3L32 63L23.6 52.3L10.1 53.9L11.7 40.4L1 32L11.7 23.6L10.1 10.1L23.6 11.7Z" fill="var(--ab-fill, var(--ab-mage, #6a30a8))"/>
  <path d="M32 1L40.4 11.7L53.9 10.1L32 32Z" fill="#fff" fill-opacity=".16"/>
  <path d="M52.3 23.6L63 32L52.3 40.4L32 32Z" fill="#fff" fill-opacity=".16"/>
  <path d="M34 14A18 18 0 1 0 50 37A15 15 0 0 1 34 14Z" fill="var(--ab-detail, var(--ab-mage-ink, #ffffff))"/>
  <path d="M43 17L45.3 22.7L51 25L45.3 27.3L43 33L40.7 27.3L35 25L40.7 22.7Z" fill="var(--ab-detail, var(--ab-mage-ink, #ffffff))"/>
</symbol>
<symbol id="guild-politician" viewBox="0 0 64 64">
  <path d="M32 2L59 16.5V47.5L32 62L5 47.5V16.5Z" fill="var(--ab-fill, var(--ab-politician, #184fa6))"/>
  <path d="M32 7L54.5 19V45L32 57Z" fill="#fff" fill-opacity=".14"/>
  <path d="M32 12L52 24V28H12V24Z" fill="var(--ab-detail, var(--ab-politician-ink, #ffffff))"/>
  <path d="M19 31V43M28 31V43M36 31V43M45 31V43" stroke="var(--ab-detail, var(--ab-politician-ink, #ffffff))" stroke-width="4.6"/>
  <path d="M13 45H51V50H13Z" fill="var(--ab-detail, var(--ab-politician-ink, #ffffff))"/>
  <circle cx="32" cy="21.5" r="2.8" fill="var(--ab-fill, var(--ab-politician, #184fa6))"/>
</symbol>
<symbol id="guild-farmer" viewBox="0 0 64 64">
  <path d="M5 5H40C51 5 59 13 59 24V59H24C13 59 5 51 5 40Z" fill="var(--ab-fill, var(--ab-farmer, #824a00))"/>
  <path d="M10 10H40C48 10 54 16 54 24V54Z" fill="#fff" fill-opacity=".14"/>
  <path d="M32 54V22" stroke="var(--ab-detail, var(--ab-farmer-ink, #ffffff))" stroke-width="3.6" stroke-linecap="round"/>
  <path d="M32 8C38 14 38 20 32 25C26 20 26 14 32 8Z" fill="var(--ab-detail, var(--ab-farmer-ink, #ffffff))"/>
  <path d="M31 34C22 34 17 29 17 21C25 21 31 26 31 34ZM33 34C42 34 47 29 47 21C39 21 33 26 33 34ZM31 47C22 47 17 42 17 34C25 34 31 39 31 47ZM33 47C42 47 47 42 47 34C39 34 33 39 33 47Z" fill="var(--ab-detail, var(--ab-farmer-ink, #ffffff))"/>
</symbol>
<symbol id="guild-ambassador" viewBox="0 0 64 64">
  <path d="M32 1C39 14 50 25 63 32C50 39 39 50 32 63C25 50 14 39 1 32C14 25 25 14 32 1Z" fill="var(--ab-fill, var(--ab-ambassador, #4b5a66))"/>
  <path d="M32 8V32H56C46 27 37 18 32 8Z" fill="#fff" fill-opacity=".18"/>
  <path d="M32 32H8C18 37 27 46 32 56Z" fill="#fff" fill-opacity=".18"/>
  <path d="M32 16.5L46.7 27.2L41.1 44.5H22.9L17.3 27.2Z" fill="none" stroke="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))" stroke-width="2.6"/>
  <circle cx="32" cy="16.5" r="5" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
  <circle cx="46.7" cy="27.2" r="5" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
  <circle cx="41.1" cy="44.5" r="5" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
  <circle cx="22.9" cy="44.5" r="5" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
  <circle cx="17.3" cy="27.2" r="5" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
  <path d="M32 24L34.4 29.6L40 32L34.4 34.4L32 40L29.6 34.4L24 32L29.6 29.6Z" fill="var(--ab-detail, var(--ab-ambassador-ink, #ffffff))"/>
</symbol>
<symbol id="monster" viewBox="0 0 64 64">
  <path d="M31 17C30 5 17 2 12 10" fill="none" stroke="var(--ab-fill, var(--ab-monster, #4d6410))" stroke-width="3.5" stroke-linecap="round"/>
  <circle cx="11" cy="12" r="5" fill="var(--ab-fill, var(--ab-monster, #4d6410))"/>
  <path d="M4 26C10 15 24 11 36 13C45 14.5 51 20 53 27L63 18C61 27 61 38 63 47L53 39C48 53 36 60 23 58C13 56 6 51 3 42L26 38Z" fill="var(--ab-fill, var(--ab-monster, #4d6410))"/>
  <path d="M5 27L11 37L14 29.5L19 38L20.5 33Z" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))"/>
  <path d="M4 43L9 35L13 42.5L18 34L23 40Z" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))"/>
  <circle cx="33" cy="24" r="5.5" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))"/>
  <circle cx="32" cy="24.5" r="2.5" fill="var(--ab-fill, var(--ab-monster, #4d6410))"/>
  <path d="M38 38C44 38 46 42 44 47C41 47 38 44 38 38Z" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))" fill-opacity=".55"/>
  <path d="M25 17C33 15 41 17 46 22" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="pearl" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="27" fill="var(--ab-fill, var(--ab-pearl, #fdf6ee))" stroke="var(--ab-detail, var(--ab-pearl-edge, #8a7468))" stroke-width="4"/>
  <path d="M56 32A24 24 0 0 1 12 45C24 52 46 48 56 32Z" fill="var(--ab-detail, var(--ab-pearl-edge, #8a7468))" fill-opacity=".4"/>
  <path d="M14 30C15 21 21 15 29 14C23 18 19 23 18 31C17 34 14 33 14 30Z" fill="#fff"/>
  <circle cx="35" cy="15" r="2.5" fill="#fff"/>
</symbol>
<symbol id="key" viewBox="0 0 64 64">
  <g transform="translate(33.5 30.5) rotate(-45) scale(.92) translate(-31 -32)">
  <path d="M10 16A16 16 0 0 1 25.4 28H63V43H57V36.5H52V43H45V36H25.4A16 16 0 1 1 10 16ZM10 25A7 7 0 1 0 10 39A7 7 0 1 0 10 25Z" fill="var(--ab-fill, var(--ab-key, #efc136))" fill-rule="evenodd" stroke="var(--ab-detail, var(--ab-key-edge, #7d5c00))" stroke-width="3" stroke-linejoin="round"/>
  <path d="M-1.5 32A11.5 11.5 0 0 1 10 20.5" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round"/>
  </g>
</symbol>
<symbol id="monster-token" viewBox="0 0 64 64">
  <path d="M32 2L38.6 6.5L46.5 5.8L49.6 13.2L56.9 16.4L56.5 24.4L61.5 30.6L57.5 37.5L59.4 45.3L52.7 49.6L50.7 57.4L42.8 57.9L37.2 63.5L32 60L24 62.5L19.5 56.5L11.6 55.3L10.4 47.4L3.9 42.7L6.4 35.2L2.9 28L8.6 22.5L8.5 14.5L16.1 12L20 5.1L27.6 6.9Z" fill="var(--ab-fill, var(--ab-monster, #4d6410))"/>
  <circle cx="32" cy="33" r="22" fill="none" stroke="var(--ab-detail, var(--ab-monster-ink, #ffffff))" stroke-opacity=".45" stroke-width="2"/>
  <path d="M17 22L29 28.5C27 33.5 19 32 17 22ZM47 22L35 28.5C37 33.5 45 32 47 22Z" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))"/>
  <path d="M15 38H49C48 42 46 45 43.5 47.5L40 40L36 51L32 41L28 51L24 40L20.5 47.5C18 45 16 42 15 38Z" fill="var(--ab-detail, var(--ab-monster-ink, #ffffff))"/>
</symbol>
<symbol id="threat" viewBox="0 0 64 64">
  <path d="M10 43C14 22 26 8 50 4C42 16 42 30 52 43Z" fill="var(--ab-fill, var(--ab-danger, #b3261e))"/>
  <path d="M22 38C25 24 33 14 42 9C34 19 32 28 34 38Z" fill="#fff" fill-opacity=".25"/>
  <path d="M2 50Q7 44 12 50T22 50T32 50T42 50T52 50T62 50" fill="none" stroke="var(--ab-fill, var(--ab-danger, #b3261e))" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M12 60Q17 54 22 60T32 60T42 60T52 60" fill="none" stroke="var(--ab-fill, var(--ab-danger, #b3261e))" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>
</symbol>
<symbol id="influence" viewBox="0 0 64 64">
  <path d="M32 2C36 2 38 17 41 20C45 22 59 22 61 26C62 30 49 37 48 41C47 45 53 58 50 61C46 63 36 53 32 53C28 53 18 63 14 61C11 58 17 45 16 41C15 37 2 30 3 26C5 22 19 22 23 20C26 17 28 2 32 2Z" fill="var(--ab-fill, var(--ab-influence, #a3356e))"/>
  <path d="M32 9V32L52 27M32 32L45 53M32 32L19 53M32 32L12 27" fill="none" stroke="var(--ab-detail, var(--ab-influence-ink, #ffffff))" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 5.5"/>
  <circle cx="32" cy="33" r="5" fill="var(--ab-detail, var(--ab-influence-ink, #ffffff))"/>
</symbol>
<symbol id="power-instant" viewBox="0 0 64 64">
  <path d="M4 24H32V9L61 32L32 55V40H4L13 32Z" fill="currentColor"/>
</symbol>
<symbol id="power-lasting" viewBox="0 0 64 64">
  <path d="M32 32C26 22 21 18 16 18C9 18 5 24 5 32C5 40 9 46 16 46C21 46 26 42 32 32C38 22 43 18 48 18C55 18 59 24 59 32C59 40 55 46 48 46C43 46 38 42 32 32Z" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/>
</symbol>
<symbol id="power-activated" viewBox="0 0 64 64">
  <path d="M25 61C20 56 14 47 11 41C9 37 14 34 18 38L23 43V22C23 16 31 16 31 22V34C31 30 38 30 38 35C38 32 45 32 45 37C45 34 52 34 52 39V48C52 54 49 58 47 61Z" fill="currentColor"/>
  <path d="M27 3V9M12 9L16 13M42 9L38 13M8 23H14M40 23H46" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>
</symbol>
<symbol id="tilted" viewBox="0 0 64 64">
  <path d="M6 33H46A4 4 0 0 1 50 37V57A4 4 0 0 1 46 61H6A4 4 0 0 1 2 57V37A4 4 0 0 1 6 33Z" fill="currentColor"/>
  <path d="M16 24C18 11 28 6 38 8C48 10 55 17 57 27" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
  <path d="M48 25L63 21L59 37Z" fill="currentColor"/>
  <path d="M12 41H32M12 49H24" stroke="var(--ab-panel, #fafdfe)" stroke-width="4" stroke-linecap="round"/>
</symbol>
<symbol id="undo" viewBox="0 0 64 64">
  <path d="M14 24H38C48 24 55 31 55 40C55 49 48 56 38 56H22" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
  <path d="M26 7L6 24L26 41Z" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
</symbol>
<symbol id="redo" viewBox="0 0 64 64">
  <path d="M50 24H26C16 24 9 31 9 40C9 49 16 56 26 56H42" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
  <path d="M38 7L58 24L38 41Z" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
</symbol>
<symbol id="menu" viewBox="0 0 64 64">
  <path d="M9 15H55M9 32H55M9 49H55" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
</symbol>
<symbol id="new-game" viewBox="0 0 64 64">
  <path d="M6 44V14A8 8 0 0 1 14 6H36A8 8 0 0 1 44 14V24" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
  <path d="M6 44A8 8 0 0 0 14 52H22" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
  <path d="M44 34V58M32 46H56" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
</symbol>
<symbol id="close" viewBox="0 0 64 64">
  <path d="M13 13L51 51M51 13L13 51" stroke="currentColor" stroke-width="7.5" stroke-linecap="round"/>
</symbol>
<symbol id="hand" viewBox="0 0 64 64">
  <path d="M5 22L17 14L34 50L22 56C20 57 18 56 17 54L4 27C3 25 3 23 5 22Z" fill="currentColor" fill-opacity=".55"/>
  <path d="M59 22L47 14L30 50L42 56C44 57 46 56 47 54L60 27C61 25 61 23 59 22Z" fill="currentColor" fill-opacity=".55"/>
  <path d="M24 6H40A4 4 0 0 1 44 10V46A4 4 0 0 1 40 50H24A4 4 0 0 1 20 46V10A4 4 0 0 1 24 6Z" fill="currentColor" stroke="var(--ab-panel, #fafdfe)" stroke-width="3"/>
</symbol>
<symbol id="log" viewBox="0 0 64 64">
  <path d="M24 14H57M24 32H57M24 50H57" stroke="currentColor" stroke-width="6.5" stroke-linecap="round"/>
  <circle cx="10" cy="14" r="4.5" fill="currentColor"/>
  <circle cx="10" cy="32" r="4.5" fill="currentColor"/>
  <circle cx="10" cy="50" r="4.5" fill="currentColor"/>
</symbol>
<symbol id="eye" viewBox="0 0 64 64">
  <path d="M3 32C11 19 21 13 32 13C43 13 53 19 61 32C53 45 43 51 32 51C21 51 11 45 3 32Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>
  <circle cx="32" cy="32" r="9.5" fill="currentColor"/>
</symbol>
<symbol id="robot" viewBox="0 0 64 64">
  <path d="M32 6V18" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
  <circle cx="32" cy="7" r="5" fill="currentColor"/>
  <path d="M19 17H45A9 9 0 0 1 54 26V48A9 9 0 0 1 45 57H19A9 9 0 0 1 10 48V26A9 9 0 0 1 19 17ZM23 28A5 5 0 1 0 23 38A5 5 0 1 0 23 28ZM41 28A5 5 0 1 0 41 38A5 5 0 1 0 41 28ZM23 44V49H41V44Z" fill="currentColor" fill-rule="evenodd"/>
  <path d="M4 31V44M60 31V44" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
</symbol>
<symbol id="person" viewBox="0 0 64 64">
  <circle cx="32" cy="19" r="14" fill="currentColor"/>
  <path d="M6 60C6 45 17 38 32 38C47 38 58 45 58 60Z" fill="currentColor"/>
</symbol>
<symbol id="crown" viewBox="0 0 64 64">
  <path d="M6 19L19 32L32 10L45 32L58 19L53 50H11Z" fill="var(--ab-fill, var(--ab-key, #efc136))" stroke="var(--ab-detail, var(--ab-key-edge, #7d5c00))" stroke-width="3" stroke-linejoin="round"/>
  <path d="M11 50H53V60H11Z" fill="var(--ab-fill, var(--ab-key, #efc136))" stroke="var(--ab-detail, var(--ab-key-edge, #7d5c00))" stroke-width="3" stroke-linejoin="round"/>
  <g fill="var(--ab-fill, var(--ab-key, #efc136))" stroke="var(--ab-detail, var(--ab-key-edge, #7d5c00))" stroke-width="2.6">
  <circle cx="6" cy="16" r="4.2"/>
  <circle cx="58" cy="16" r="4.2"/>
  <circle cx="32" cy="7" r="4.8"/>
  </g>
  <circle cx="32" cy="40" r="4" fill="var(--ab-detail, var(--ab-key-ink, #3a2a00))"/>
  <circle cx="20" cy="42" r="2.6" fill="var(--ab-detail, var(--ab-key-ink, #3a2a00))"/>
  <circle cx="44" cy="42" r="2.6" fill="var(--ab-detail, var(--ab-key-ink, #3a2a00))"/>
</symbol>
<symbol id="check" viewBox="0 0 64 64">
  <path d="M9 34L25 50L55 15" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="help" viewBox="0 0 64 64">
  <path d="M20 22C20 13 26 9 33 9C41 9 46 14 46 21C46 30 33 31 33 42" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>
  <circle cx="33" cy="55" r="5" fill="currentColor"/>
</symbol>
<symbol id="language" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="5"/>
  <path d="M32 6C20 18 20 46 32 58C44 46 44 18 32 6ZM7 32H57" fill="none" stroke="currentColor" stroke-width="4"/>
</symbol>
<symbol id="warning" viewBox="0 0 64 64">
  <path d="M32 5L62 57H2Z" fill="var(--ab-fill, var(--ab-danger, #b3261e))" stroke="var(--ab-fill, var(--ab-danger, #b3261e))" stroke-width="3" stroke-linejoin="round"/>
  <path d="M32 23V39" stroke="var(--ab-detail, var(--ab-danger-ink, #ffffff))" stroke-width="6.5" stroke-linecap="round"/>
  <circle cx="32" cy="48.5" r="3.8" fill="var(--ab-detail, var(--ab-danger-ink, #ffffff))"/>
</symbol>
<symbol id="chevron" viewBox="0 0 64 64">
  <path d="M14 23L32 42L50 23" fill="none" stroke="currentColor" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="discard" viewBox="0 0 64 64">
  <path d="M22 3H42A5 5 0 0 1 47 8V30H37V13H27V30H17V8A5 5 0 0 1 22 3Z" fill="currentColor" fill-opacity=".6"/>
  <path d="M32 18V44M21 34L32 45L43 34" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M8 46V56A4 4 0 0 0 12 60H52A4 4 0 0 0 56 56V46" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
</symbol>
<symbol id="back-ally" viewBox="0 0 100 140">
  <path d="M7 0H93A7 7 0 0 1 100 7V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133V7A7 7 0 0 1 7 0Z" fill="var(--ab-back, #123a4d)"/>
  <path d="M0 84Q12.5 72 25 84T50 84T75 84T100 84V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133Z" fill="var(--ab-back-2, #1d5a70)"/>
  <path d="M0 106Q12.5 94 25 106T50 106T75 106T100 106V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133Z" fill="var(--ab-back-3, #58a8b8)" fill-opacity=".45"/>
  <path d="M8 8H92V132H8Z" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-opacity=".55" stroke-width="2"/>
  <g fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-width="3.5">
  <circle cx="50" cy="34" r="10"/>
  <circle cx="70" cy="48.5" r="10"/>
  <circle cx="62.4" cy="72" r="10"/>
  <circle cx="37.6" cy="72" r="10"/>
  <circle cx="30" cy="48.5" r="10"/>
  </g>
  <circle cx="50" cy="55" r="6" fill="var(--ab-back-ink, #cfeef2)"/>
  <circle cx="24" cy="118" r="3" fill="var(--ab-back-ink, #cfeef2)" fill-opacity=".7"/>
  <circle cx="36" cy="108" r="2" fill="var(--ab-back-ink, #cfeef2)" fill-opacity=".7"/>
  <circle cx="76" cy="116" r="3.5" fill="var(--ab-back-ink, #cfeef2)" fill-opacity=".7"/>
</symbol>
<symbol id="back-lord" viewBox="0 0 100 140">
  <path d="M7 0H93A7 7 0 0 1 100 7V133A7 7 0 0 1 93 140H7A7 7 0 0 1 0 133V7A7 7 0 0 1 7 0Z" fill="var(--ab-back, #123a4d)"/>
  <path d="M50 8L92 70L50 132L8 70Z" fill="var(--ab-back-2, #1d5a70)"/>
  <path d="M50 30L77 70L50 110L23 70Z" fill="var(--ab-back, #123a4d)"/>
  <path d="M8 8H92V132H8Z" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-opacity=".55" stroke-width="2"/>
  <path d="M31 56L40 66L50 50L60 66L69 56L65 82H35Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M35 86H65V91H35Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <circle cx="31" cy="54" r="3.5" fill="var(--ab-back-ink, #cfeef2)"/>
  <circle cx="69" cy="54" r="3.5" fill="var(--ab-back-ink, #cfeef2)"/>
  <circle cx="50" cy="47" r="4" fill="var(--ab-back-ink, #cfeef2)"/>
  <g fill="var(--ab-back-3, #58a8b8)">
  <path d="M8 8H28L8 34ZM92 8H72L92 34ZM8 132H28L8 106ZM92 132H72L92 106Z" fill-opacity=".5"/>
  </g>
</symbol>
<symbol id="back-location" viewBox="0 0 140 100">
  <path d="M5 0H135A5 5 0 0 1 140 5V95A5 5 0 0 1 135 100H5A5 5 0 0 1 0 95V5A5 5 0 0 1 5 0Z" fill="var(--ab-back, #123a4d)"/>
  <path d="M0 72C30 60 52 66 70 70C92 75 116 62 140 68V95A5 5 0 0 1 135 100H5A5 5 0 0 1 0 95Z" fill="var(--ab-back-2, #1d5a70)"/>
  <path d="M36 74V46L43 36L50 46V74ZM56 74V34L70 14L84 34V74ZM90 74V46L97 36L104 46V74Z" fill="var(--ab-back-ink, #cfeef2)"/>
  <path d="M64 74V56A6 6 0 0 1 76 56V74ZM67 40A3 3 0 1 1 73 40A3 3 0 1 1 67 40ZM41 54H45V62H41ZM95 54H99V62H95Z" fill="var(--ab-back, #123a4d)"/>
  <path d="M0 84Q17.5 76 35 84T70 84T105 84T140 84V95A5 5 0 0 1 135 100H5A5 5 0 0 1 0 95Z" fill="var(--ab-back-3, #58a8b8)" fill-opacity=".5"/>
  <path d="M7 7H133V93H7Z" fill="none" stroke="var(--ab-back-ink, #cfeef2)" stroke-opacity=".55" stroke-width="2"/>
  <circle cx="22" cy="32" r="3" fill="var(--ab-back-3, #58a8b8)"/>
  <circle cx="28" cy="22" r="2" fill="var(--ab-back-3, #58a8b8)"/>
  <circle cx="118" cy="28" r="3" fill="var(--ab-back-3, #58a8b8)"/>
</symbol>
</svg>
`;var Dn=Symbol.for("pv"),qn=0;function o(e,t,a,n,r,i){t||(t={});var s,l,d=t;if("ref"in d&&typeof e!="function")for(l in d={},t)l=="ref"?s=t[l]:d[l]=t[l];var b={type:e,props:d,key:a,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Dn,__v:--qn,__i:-1,__u:0};return(r||i)&&(b.__source=r,b.__self=i),B.vnode&&B.vnode(b),b}var Wn=Ba+Za+Va,Ce=Te("");function Fn(e,t){return e.replace(/\sid="/g,a=>a+t).replace(/href="#/g,a=>a+t).replace(/url\(#/g,a=>a+t)}var tt=class extends G{shouldComponentUpdate(){return!1}render(){let t={__html:Fn(Wn,this.props.prefix)};return o("div",{class:"ab-sprites","aria-hidden":"true",dangerouslySetInnerHTML:t})}};function m({name:e,class:t="",place:a}){let n=Le(Ce);return o("svg",{class:`ab-icon ${t}`,"aria-hidden":"true",focusable:"false","data-icon":e,"data-place":a,children:o("use",{href:`#${n}${e}`})})}function at({picture:e,class:t=""}){let a=Le(Ce),[n,r]=e.frame;return o("svg",{class:t,viewBox:`0 0 ${n} ${r}`,preserveAspectRatio:"xMidYMid slice",style:e.paint,"aria-hidden":"true",focusable:"false",children:e.parts.map(([i,s,l,d],b)=>o("use",{href:`#${a}${i}`,width:n,height:r,transform:s||l||d!==1?`translate(${s} ${l}) scale(${d})`:void 0},b))})}var Et=Te(null);function _e(){let e=Le(Et);if(!e)throw new Error("no board around");return e}var jt=Te(null);function v(){let e=Le(jt);if(!e)throw new Error("no board around");return e}var te=["crab","jellyfish","seahorse","shellfish","squid"];function j(e){let[t,a]=e.split("-");return te.includes(t)?{race:t,value:Number(a)}:null}function Un(e){let t=a=>{let{race:n,value:r}=j(a)??{race:"crab",value:0};return te.indexOf(n)*10+r};return[...e].sort((a,n)=>t(a)-t(n))}function ae(e){let t=new Map;for(let a of Un(e))t.set(a,(t.get(a)??0)+1);return[...t]}function z(e=!1){let{book:t,t:a}=v();return n=>{let r=j(n);if(!r)return a("monster");let i=t.races[r.race];return a("ally",{race:e?i.toLocaleLowerCase(t.lang):i,value:r.value})}}function Kn({card:e}){let t=j(e);return t?o("span",{class:"ab-card ab-ally","data-race":t.race,children:[o("span",{class:"ab-ally-value",children:t.value}),o(m,{name:`race-${t.race}`}),o("span",{class:"ab-ally-pips","aria-hidden":"true",children:Array.from({length:t.value},(a,n)=>o("i",{},n))})]}):o("span",{class:"ab-card ab-monster-card",children:o(m,{name:"monster"})})}function Gn({card:e}){let t=e.races-(e.mandatory?1:0);return o("span",{class:"ab-bubbles","data-all":e.mandatory?void 0:"","aria-hidden":"true",children:[e.mandatory&&o("span",{class:"ab-bubble ab-bubble-large","data-race":e.mandatory,children:o(m,{name:`race-${e.mandatory}`})}),Array.from({length:t},(a,n)=>o("span",{class:"ab-bubble"},n))]})}function Sa({count:e}){return o("span",{class:"ab-keys","aria-hidden":"true",children:Array.from({length:e},(t,a)=>o(m,{name:"key"},a))})}function Re({value:e}){return o("span",{class:"ab-points","aria-hidden":"true",children:[o(m,{name:"influence"}),o("b",{children:e})]})}function zn({id:e,cost:t}){let a=_e(),n=a.lords[e];return n?o("span",{class:"ab-card ab-lord","data-guild":n.guild,children:[o("span",{class:"ab-lord-art",children:o(at,{picture:Tt(e,n.guild),class:"ab-portrait"})}),o(Yn,{printed:n.cost,now:t??n.cost}),o("span",{class:"ab-lord-guild",children:o(m,{name:`guild-${n.guild}`})}),o(Gn,{card:n}),o(Sa,{count:n.keys}),o("span",{class:"ab-lord-foot",children:[o("span",{class:"ab-lord-name",dir:"auto",children:n.name}),o("span",{class:"ab-lord-power",dir:"auto",children:[n.kind==="none"?o("i",{children:a.guilds[n.guild]}):o(m,{name:`power-${n.kind}`}),n.power]}),o(Re,{value:n.influence})]})]}):o("span",{class:"ab-card",children:e})}function Yn({printed:e,now:t}){return e===t?o("span",{class:"ab-lord-cost",children:e}):o("span",{class:"ab-lord-cost","data-changed":"",children:[o("s",{children:e}),"→",o("b",{children:t})]})}function Qn({id:e,tilted:t}){let n=_e().lords[e];return n?o("span",{class:"ab-card ab-small","data-guild":n.guild,"data-tilted":t?"true":void 0,children:[o("span",{class:"ab-small-art",children:[o(at,{picture:Tt(e,n.guild),class:"ab-portrait"}),o(m,{name:`guild-${n.guild}`,class:"ab-small-guild"})]}),o(Re,{value:n.influence}),o(Sa,{count:n.keys}),n.kind!=="none"&&n.kind!=="instant"&&o(m,{name:`power-${n.kind}`,class:"ab-small-power"}),o("span",{class:"ab-small-name",dir:"auto",children:n.name})]}):o("span",{class:"ab-card",children:e})}function Xn({id:e,points:t}){let n=_e().locations[e];return n?o("span",{class:"ab-card ab-location","data-guild":n.guild??void 0,"data-race":n.race??void 0,children:[o("span",{class:"ab-location-head",children:[o(at,{picture:_a(e),class:"ab-scene"}),o(Jn,{card:n}),t!==void 0&&o(Re,{value:t})]}),o("span",{class:"ab-location-name",dir:"auto",children:n.name}),o("span",{class:"ab-location-text",dir:"auto",children:n.text})]}):o("span",{class:"ab-card",children:e})}function Jn({card:e}){let t=e.guild?`guild-${e.guild}`:e.race?`race-${e.race}`:null;return o("span",{class:"ab-location-sign",children:[e.sign,t&&o(m,{name:t})]})}function Pt({races:e,mandatory:t},a,n){return t?n("lord.races.mandatory",{n:e,race:a.races[t].toLocaleLowerCase(a.lang)}):n("lord.races",{n:e})}function ot(){let{book:e,t}=v();return(a,n=!1,r)=>{let i=e.lords[a];return i?[i.name,e.guilds[i.guild],r===void 0||r===i.cost?t("lord.cost",{n:i.cost}):t("lord.cost.now",{n:r,printed:i.cost}),Pt(i,e,t),t("lord.influence",{n:i.influence}),i.keys>0?t("lord.keys",{n:i.keys}):"",i.kind==="none"?"":`${t(`power.${i.kind}`)}: ${i.power}`,n?t("tilted"):""].filter(Boolean).join(", "):a}}function nt(){let{book:e}=v();return t=>{let a=e.locations[t];return a?`${a.name}, ${a.text}`:t}}var J=ke(Kn),rt=ke(zn),$a=ke(Qn),it=ke(Xn);var Ta=e=>Array.from(e.querySelectorAll("[data-rove]"));function Aa(e,t){let a=Ta(e);e.toggleAttribute("data-live",a.some(i=>i.dataset.legal==="true"));let n=a.find(i=>i.tabIndex===0&&i.hasAttribute("data-stop")),r=t??n??a.find(i=>i.dataset.legal==="true")??a[0];for(let i of a){let s=i===r;i.tabIndex!==(s?0:-1)&&(i.tabIndex=s?0:-1),i.toggleAttribute("data-stop",s&&(t!==null||n!==void 0))}}function er(e,t,a,n){let r=e.indexOf(t),i=n?"ArrowLeft":"ArrowRight";if(a==="Home")return e[0];if(a==="End")return e[e.length-1];if(a==="ArrowLeft"||a==="ArrowRight")return e[r+(a===i?1:-1)];let s=t.getBoundingClientRect(),l=a==="ArrowDown",d,b=1/0;for(let f of e){let h=f.getBoundingClientRect(),u=l?h.top-s.bottom:s.top-h.bottom;if(u<-4)continue;let c=Math.abs(h.left+h.width/2-s.left-s.width/2),k=u*3+c;k<b&&([d,b]=[f,k])}return d??e[r+(l?1:-1)]}var tr=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function R({label:e,class:t="",role:a="group",name:n,children:r}){let i=V(null);return E(()=>{i.current&&Aa(i.current,null)}),o("div",{ref:i,role:a,"aria-label":e,class:t,"data-group":n,onKeyDown:d=>{let b=i.current,f=d.target?.closest("[data-rove]");if(!b||!f||!tr.has(d.key)||d.ctrlKey||d.metaKey||d.altKey)return;let h=er(Ta(b),f,d.key,getComputedStyle(b).direction==="rtl");d.preventDefault(),h&&h.focus()},onFocusIn:d=>{let b=d.target?.closest("[data-rove]");i.current&&b&&Aa(i.current,b)},children:r})}function oe(e){let t=e.indexOf(":");return t<0?e:e.slice(0,t)}function ce(e){return e.slice(e.lastIndexOf(":")+1)}function Ea(e){let t=e[0];if(t===void 0)return[];let a=e.findIndex(n=>oe(n)!==oe(t));return e.slice(0,a<0?e.length:a)}function ar(e,t){let a=[...e];for(let n of t){let r=Ea(a).indexOf(n);if(r<0)return null;a=[...a.slice(0,r),...a.slice(r+1)]}return a}function Ne(e,t){let a=[],n=new Set,r=null;for(let i of e){let s=ar(i.targets,t);if(s!==null){a.push(i);for(let l of Ea(s))n.add(l);s.length===0&&i.targets.length>0&&(r=i)}}return{actions:a,next:n,complete:a.length===1?r:null}}function ja(e,t,a){let n=Ne(e,t).next.has(a);if(!n&&t.includes(a))return{kind:"choose",chosen:t.slice(0,t.indexOf(a))};let r=n?t:[];if(!n&&(t.length===0||!Ne(e,[]).next.has(a)))return{kind:"ask"};let i=[...r,a],{complete:s}=Ne(e,i);return s?{kind:"send",action:s}:{kind:"choose",chosen:i}}function Y({name:e,title:t,aside:a,children:n}){return o("section",{class:`ab-section ab-section-${e}`,"aria-label":t,children:[o("header",{class:"ab-section-head",children:[o("h3",{children:t}),a&&o("span",{class:"ab-aside",children:a})]}),n]})}var Pa=[["keys","key"],["pearls","pearl"],["monsters","monster-token"]];function Rt({reward:e}){return o("span",{class:"ab-reward",children:Pa.flatMap(([t,a])=>Array.from({length:e[t]},(n,r)=>o(m,{name:a},`${t}${r}`)))})}function Ra(){let{view:e,book:t,t:a}=v(),n=r=>Pa.filter(([i])=>r[i]>0).map(([i])=>a(`reward.${i}`,{n:r[i]})).join(" + ");return o(Y,{name:"threat",title:a("threat"),aside:a("supply",{keys:e.key_supply,monsters:e.monster_supply}),children:o("ol",{class:"ab-threat",children:t.threat.map((r,i)=>{let s=i+1===e.threat;return o("li",{class:"ab-threat-space","aria-current":s?"true":void 0,title:r.map(n).join(` ${a("or")} `),children:[o("span",{class:"ab-threat-number","aria-hidden":"true",children:i+1}),s&&o(m,{name:"threat",class:"ab-threat-marker",place:"threat"}),o("span",{class:"ab-threat-rewards",role:"img","aria-label":r.map(n).join(` ${a("or")} `),children:r.map((l,d)=>o(Rt,{reward:l},d))})]},i)})})})}var or=5,nr=6,Na=e=>e.text.split(" ",1)[0]??"",Ot=e=>({verb:"",first:null,actions:[...e],detail:""});function rr(e){if(e.length<or)return[Ot(e)];let t=new Map;for(let n of e){let r=n.targets.length>1?n.targets[0]??null:null,i=`${Na(n)} ${r??""}`,s=t.get(i)??{verb:Na(n),first:r,actions:[],detail:n.detail};s.actions.push(n),s.detail!==n.detail&&(s.detail=""),t.set(i,s)}let a=[];for(let n of t.values()){let r=a[a.length-1];n.actions.length>1?a.push(n):r?.verb===""?r.actions.push(...n.actions):a.push(Ot(n.actions))}return a}var Nt=(e,t)=>Number(new RegExp(`\\b${t}=(\\d+)`).exec(e)?.[1]??0);function ir({action:e,last:t}){let{book:a}=v(),n={keys:Nt(e.text,"keys"),pearls:Nt(e.text,"pearls"),monsters:Nt(e.text,"monsters")};if(n.keys+n.pearls+n.monsters>0)return o(Rt,{reward:n});let r=e.targets[t?e.targets.length-1:0];if(r===void 0)return null;let i=ce(r),s=a.lords[i],l=a.locations[i];switch(oe(r)){case"council":return o(m,{name:`race-${i}`});case"hand":case"played":return o(m,{name:`race-${i.split("-")[0]}`});case"seat":return o(m,{name:"person"});default:return s?o(m,{name:`guild-${s.guild}`}):l?.guild?o(m,{name:`guild-${l.guild}`}):l?.race?o(m,{name:`race-${l.race}`}):null}}function sr({cards:e}){return o("span",{class:"ab-ally-chips",children:e.map((t,a)=>o("span",{class:"ab-ally-chip","data-race":j(t)?.race,children:[o(m,{name:`race-${j(t)?.race}`}),j(t)?.value]},a))})}function Oa({action:{pays:e,pearls:t}}){return o("span",{class:"ab-pays","aria-hidden":"true",children:[o(sr,{cards:e}),t>0&&o("span",{class:"ab-pays-pearls",children:["+ ",o(m,{name:"pearl"}),t]})]})}function lr(){let{view:e,book:t}=v(),a=z();return n=>{let r=n.targets[n.targets.length-1];if(r===void 0)return null;let i=ce(r),l=t.lords[i]?.name??t.locations[i]?.name??t.races[i]??(j(i)?a(i):null);return l!==null&&oe(r)==="council"?`${l} ×${e.council[i]}`:l}}function st({number:e}){return e>9?null:o("kbd",{class:"ab-digit","aria-hidden":"true",children:e})}function cr({action:e,number:t,told:a}){let{act:n,busy:r,sent:i,hint:s,draft:l,armed:d,t:b}=v(),f=lr(),h=()=>s(e.targets),u=()=>s([]),c=l!==null&&e.pays.length>0,k=d?.text===e.text,p=a.verb===""||k?null:f(e);return o("button",{type:"button",class:`ab-button ab-action${e.primary?" ab-primary":""}`,"data-action":e.text,"data-rove":"","data-armed":k?"true":void 0,"data-sent":i===e.text?"true":void 0,"aria-disabled":r?"true":void 0,"aria-label":p===null?void 0:[e.label,e.detail].filter(Boolean).join(", "),title:p===null?void 0:[e.label,e.detail].filter(Boolean).join(". "),"aria-keyshortcuts":t<=9?String(t):void 0,onClick:()=>n(e.text),onPointerEnter:h,onPointerLeave:u,onFocus:h,onBlur:u,children:[!c&&o(ir,{action:e,last:a.first!==null}),o("span",{class:"ab-action-words",children:[c?o(D,{children:[o(Oa,{action:e}),o("span",{class:"ab-hidden",children:e.label})]}):o(D,{children:[o("span",{class:"ab-action-label",children:k?`${b("sure")} ${e.reveals}`:p??e.label}),e.pays.length>0&&o(Oa,{action:e})]}),k?o("span",{class:"ab-action-detail",children:b("sure.again")}):e.detail&&!a.detail&&p===null&&o("span",{class:"ab-action-detail",children:e.detail})]}),o(st,{number:t})]})}function It({passAll:e}){let{t,busy:a}=v();return o("button",{type:"button",class:"ab-button ab-quiet","data-role":"pass-all","data-rove":"","aria-disabled":a?"true":void 0,onClick:e,children:t("pass_all")})}function Ia({more:e,passAll:t,cancel:a}){let{match:n,t:r,draft:i}=v();if(n.actions.length===0&&!a)return null;let s=0;return o(R,{label:r("actions"),class:"ab-actions",role:"toolbar",name:"actions",children:[i&&n.actions.length>0&&o("h3",{class:"ab-actions-title",children:r("payment.suggestions")}),(i?[Ot(n.actions)]:rr(n.actions)).map(l=>o(dr,{group:l,paying:i!==null,children:l.actions.map(d=>o(cr,{action:d,number:++s,told:l},d.text))},`${l.verb} ${l.first}`)),e>0&&o("span",{class:"ab-more",children:r("payment.more",{n:e})}),t&&o(It,{passAll:t}),a&&o("button",{type:"button",class:"ab-button ab-quiet","data-role":"cancel","data-rove":"",onClick:a,children:[o(m,{name:"close"}),r("cancel")]})]})}function dr({group:e,paying:t,children:a}){let{book:n,t:r}=v(),i=e.first===null?"":ce(e.first),s=n.lords[i]?.name??n.locations[i]?.name??(e.verb?r(`verb.${e.verb}`):""),l=e.verb!==""&&e.actions.length>nr;return o("div",{class:`ab-action-group${s?" ab-named":""}${l?" ab-compact":""}`,role:"group","aria-label":s||void 0,children:[s&&!t&&o("span",{class:"ab-action-verb",children:[s,e.detail&&o("span",{class:"ab-action-shared",children:[" · ",e.detail]})]}),a]})}function Da({kind:e,children:t}){return o("span",{class:"ab-mark","data-mark":e,"aria-hidden":"true",children:t})}function fr({points:e}){return o("span",{class:"ab-gain",children:[e<0?`−${-e}`:`+${e}`,o(m,{name:"influence"})]})}function qa({plan:e,influence:t}){return o(Da,{kind:e.payable?"payable":"missing",children:[o("span",{children:[e.payable&&"✓ ",e.short]}),e.gain!==t&&o(fr,{points:e.gain})]})}function Wa({id:e}){let{view:t,t:a}=v(),n=he(e,t,a);return n===null?null:o(Da,{kind:"worth",children:a("worth",{n:n.own})})}function he(e,t,a){let n=t.plan?.locations[e],r=n?.[t.players.findIndex(({seat:s})=>s===t.seat)];if(!n||r===void 0)return null;let i=t.players.map(({name:s},l)=>`${s} ${n[l]}`).join(", ");return{own:r,words:a("worth.each",{list:i})}}function I({target:e,place:t,label:a,class:n="",children:r,legal:i,count:s,tip:l}){let{press:d,match:b,chosen:f,hinted:h,armed:u,t:c}=v(),k=i??b.next.has(e),p=s===void 0?f.includes(e):s>0,y=[a,p?c("chosen"):"",k?c("possible"):""].filter(Boolean).join(", ");return o("button",{type:"button",class:`ab-thing ${n}`,"data-target":e,"data-place":t,"data-rove":"","data-legal":k?"true":void 0,"data-chosen":p?"true":void 0,"data-armed":u?.targets[u.targets.length-1]===e?"true":void 0,"data-hinted":h.includes(e)?"true":void 0,"aria-label":y,"aria-disabled":k||p?void 0:"true","aria-pressed":k||p?p:void 0,title:l,onClick:M=>d(e,M.currentTarget),children:r})}function ee({name:e,seat:t}){return o("span",{class:"ab-seat","data-seat":t,children:[o("i",{class:"ab-seat-dot","aria-hidden":"true",children:t.slice(1)}),o("bdi",{class:"ab-seat-name",title:e,children:e})]})}function xe({icon:e,value:t,label:a,place:n,extra:r}){return o("li",{class:"ab-stock",title:a,"data-place":n,children:[o(m,{name:e}),o("b",{"aria-hidden":"true",children:t}),r&&o("small",{"aria-hidden":"true",children:r}),o("span",{class:"ab-hidden",children:a})]})}function Dt({player:e,short:t=!1}){let{t:a}=v(),{seat:n}=e,r=e.monster_tokens,i=typeof r=="number"?r:r.length,s=typeof r=="number"||i===0?"":[...r].sort().join(" "),l=typeof e.hand=="number"?e.hand:e.hand.length,d=b=>t?void 0:`${b}:${n}`;return o("ul",{class:"ab-stocks","data-short":t?"":void 0,children:[o(xe,{icon:"pearl",place:d("pearls"),value:e.pearls,label:a("pearls",{n:e.pearls})}),o(xe,{icon:"key",place:d("keys"),value:e.working_keys,label:a("keys.working",{n:e.working_keys,tokens:e.key_tokens}),extra:e.key_tokens>0?a("keys.tokens",{n:e.key_tokens}):""}),o(xe,{icon:"monster-token",place:d("tokens"),value:i,label:s?a("monsters.values",{n:i,values:s}):a("monsters",{n:i}),extra:s}),o(xe,{icon:"hand",place:d("cards"),value:l,label:a("hand.count",{n:l})}),o(xe,{icon:"crown",place:d("lords"),value:e.lords_counted,label:a("lords.count",{n:e.lords_counted,end:e.lords_to_end}),extra:`/ ${e.lords_to_end}`}),t&&o(xe,{icon:"influence",place:void 0,value:e.points,label:a("points",{n:e.points})})]})}function pr({cards:e,seat:t}){let{book:a,t:n}=v();if(e.length===0)return null;let r=i=>e.map(j).filter(s=>s?.race===i).map(s=>s?.value??0).sort((s,l)=>l-s);return o("ul",{class:"ab-affiliated","aria-label":n("affiliated"),children:te.map(i=>[i,r(i)]).filter(([,i])=>i.length>0).map(([i,s])=>o("li",{"data-race":i,"data-place":`affiliated:${t}:${i}`,title:`${a.races[i]} ${s.join(" ")}`,children:[o(m,{name:`race-${i}`}),o("b",{children:s[0]}),s.length>1&&o("small",{children:s.slice(1).join(" ")}),o("span",{class:"ab-hidden",children:a.races[i]})]},i))})}function ur({lord:e,seat:t,own:a}){let n=ot(),r=a?`own:${e.id}`:`lord:${t}:${e.id}`;return o(I,{target:r,label:n(e.id,e.tilted),tip:n(e.id,e.tilted),class:`ab-thing-small${e.tilted?" ab-tilted":""}`,children:o($a,{id:e.id,tilted:e.tilted})})}function br({location:e,seat:t,own:a}){let{view:n,book:r,t:i}=v(),s=nt(),l=e.lords.map(h=>r.lords[h]),d=[s(e.id),i("points",{n:e.points}),e.lords.length>0?i("used",{lords:l.map((h,u)=>h?.name??e.lords[u]).join(", ")}):"",a?"":he(e.id,n,i)?.words].filter(Boolean).join(", "),b=o(D,{children:[e.lords.length>0&&o("span",{class:"ab-under",children:l.map((h,u)=>o("span",{class:"ab-used","data-place":`under:${e.lords[u]}`,"data-guild":h?.guild,title:h?.name,children:[h&&o(m,{name:`guild-${h.guild}`}),o("b",{children:h?.influence})]},e.lords[u]))}),o(it,{id:e.id,points:e.points})]}),f=a?`mine:${e.id}`:`place:${t}:${e.id}`;return o(I,{target:f,label:d,tip:d,class:"ab-thing-location ab-controlled",children:b})}function Fa({players:e}){return e.length===0?null:o("div",{class:"ab-players","data-count":e.length,children:e.map(t=>o(kr,{player:t},t.seat))})}function kr({player:e}){let{view:t,book:a,t:n}=v(),r=e.seat===t.seat,i=e.kind!=="person",s=a.kinds.find(({id:f})=>f===e.kind)?.name??e.kind,l=t.decision?.seat===e.seat&&!t.over,d=[e.name,s,t.active===e.seat?n("active"):"",n("points",{n:e.points})],b=e.lords.length===0&&e.locations.length===0&&e.affiliated.length===0;return o("section",{class:"ab-player","data-seat":e.seat,"data-own":r?"true":void 0,"data-active":t.active===e.seat&&!t.over?"true":void 0,"data-deciding":l?"true":void 0,"aria-label":e.name,children:[o("header",{class:"ab-player-head",children:[o(I,{target:`seat:${e.seat}`,label:d.filter(Boolean).join(", "),class:"ab-thing-seat",children:[o(ee,{name:e.name,seat:e.seat}),o("span",{class:"ab-kind",title:s,children:[o(m,{name:i?"robot":"person"}),o("span",{children:s})]}),t.winners.includes(e.seat)&&o(m,{name:"crown",class:"ab-crown"}),t.thinking===e.seat&&o("span",{class:"ab-thinking","aria-hidden":"true",children:[o("i",{}),o("i",{}),o("i",{})]}),o(Re,{value:e.points})]}),o(Dt,{player:e}),o(pr,{cards:e.affiliated,seat:e.seat})]}),(e.lords.length>0||e.locations.length>0)&&o(R,{label:n("in_front",{name:e.name}),class:"ab-front",name:`front-${e.seat}`,children:[e.lords.map(f=>o(ur,{lord:f,seat:e.seat,own:r},f.id)),e.locations.map(f=>o(br,{location:f,seat:e.seat,own:r},f.id))]}),b&&o("p",{class:"ab-empty",children:n("nothing_in_front")})]})}function Ua(){let{view:e,t}=v(),a=z();return e.played.length===0?null:o("div",{class:"ab-played",children:[o("h3",{children:t("played")}),o(R,{label:t("played"),class:"ab-cards",name:"played",children:ae(e.played).map(([n,r])=>o(I,{target:`played:${n}`,label:`${a(n)}, ${t("played")}`,class:"ab-thing-ally",children:[o(J,{card:n}),r>1&&o("b",{class:"ab-times",children:["×",r]})]},n))})]})}function Oe({id:e}){return e?o("code",{class:"ab-rule",dir:"ltr",children:e}):null}function me({reasons:e}){return e.length===0?null:o("ul",{class:"ab-reasons",children:e.map(({rule:t,text:a},n)=>o("li",{children:[o("span",{dir:"auto",children:a})," ",o(Oe,{id:t})]},n))})}var Ka=["recruit","explore","council","location","token"],hr={turn:[],explore:["explore"],reveal:["explore"],reshuffle:["explore"],"no-sale":["explore"],buy:["explore","token"],continue:["explore"],take:["explore"],fight:["explore"],threat:["explore"],"monster-token":["token"],"key-tokens":["token"],pearls:["token"],"to-council":["explore","council"],"monsters-discarded":["explore"],council:["council"],oracle:["council"],recruit:["recruit"],pay:["recruit"],affiliate:["recruit"],spent:["recruit"],arrive:["recruit"],slide:["recruit"],refill:["recruit"],plot:["recruit"],use:["recruit"],"court-replaced":["recruit"],discard:[],kept:[],tilt:["recruit"],steal:["token"],"extra-turn":[],"lord-discarded":["recruit"],"draw-locations":["location"],available:["location"],control:["location"],"use-lords":["location"],"swap-location":["location"],"stack-shuffled":["location"],pass:[],"end-trigger":[],"game-over":[],auto:[]},lt={seat:"",topic:"",auto:!0};function Ga(e,{seat:t,topic:a,auto:n}){return e.auto&&!n||a&&!hr[e.kind]?.includes(a)?!1:!t||e.seat===t||e.parts.some(r=>r.type==="seat"&&r.id===t)}function za(e){let t=[];for(let a of e){let n=t[t.length-1];n?.turn!==a.turn&&t.push(n={turn:a.turn,seat:null,lines:[]}),a.kind==="turn"?n.seat=a.seat:n.lines.push(a)}return t}function Ya(e,t){let a=e.seat!==null&&e.seat===t.seat;return e.parts.flatMap(({type:n,id:r})=>{switch(n){case"seat":return[`seat:${r}`];case"lord":return[`court:${r}`,`own:${r}`,...t.players.map(({seat:i})=>`lord:${i}:${r}`)];case"location":return[`available:${r}`,`drawn:${r}`,`mine:${r}`,...t.players.map(({seat:i})=>`place:${i}:${r}`)];case"race":return[`council:${r}`];case"ally":return e.kind==="to-council"?[`council:${r.slice(0,r.indexOf("-"))}`]:e.kind==="reveal"&&t.track[t.track.length-1]===r?["track"]:a?[`hand:${r}`]:[];case"monster":return e.kind==="reveal"&&t.track[t.track.length-1]==="monster"?["track"]:[];default:return[]}})}function Qa(e,t,a){let[n,r]=[a[0],a[a.length-1]],i=e.lines[e.lines.length-1];if(e.story!==t||!n||!r||!i||n.id>i.id+1)return{story:t,lines:a};let s=e.lines.filter(({id:l})=>l<=r.id);return{story:t,lines:[...s,...a.filter(({id:l})=>l>i.id)]}}function Xa(e,t){let a=e.lines[0]?.id??1,n=t.filter(({id:r})=>r<a);return(n[n.length-1]?.id??0)===a-1?{...e,lines:[...n,...e.lines]}:e}var Ja=({lines:e})=>(e[0]?.id??1)===1;function eo(e,t,a){let n=i=>i.log[i.log.length-1]?.id??0;return e.game!==t.game||n(t)<n(e)?n(t):(e.seat===null||e.decision?.mine)&&n(t)>n(e)?n(e):a}var mr=40;function to(e){return e.parts.map(t=>t.text).join("")}function qt({line:e}){return o(D,{children:e.parts.map((t,a)=>o(vr,{part:t},a))})}function vr({part:e}){let t=_e();if(e.type==="text")return o(D,{children:e.text});let a=e.type==="lord"?t.lords[e.id]:void 0,n=e.type==="ally"?j(e.id)?.race:e.type==="race"?e.id:void 0,r=n!==void 0?`race-${n}`:a?`guild-${a.guild}`:e.type==="pearls"?"pearl":e.type==="keys"?"key":e.type==="monster"?"monster":null;return o("span",{class:"ab-chip","data-type":e.type,"data-race":n,"data-guild":a?.guild,"data-seat":e.type==="seat"?e.id:void 0,children:[e.type==="seat"&&o("i",{class:"ab-seat-dot","aria-hidden":"true","data-seat":e.id}),r&&o(m,{name:r}),o("bdi",{children:e.text})]})}function ao({lines:e,filter:t,choose:a,newFrom:n,close:r}){let{view:i,hint:s,t:l}=v(),[d,b]=Z(!1),f=e.filter(p=>p.kind==="turn"||Ga(p,t)),h=d?f:f.slice(-mr),u=za(h).filter(p=>p.lines.length>0||t===lt),c=({target:p})=>{let y=p.closest("[data-line]")?.dataset.line,M=h.find(g=>String(g.id)===y);s(M?Ya(M,i):[])},k=()=>s([]);return o("section",{class:"ab-log","aria-label":l("log"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:l("log")}),o("span",{class:"ab-aside",children:l("turn",{n:i.turn})}),o("button",{type:"button",class:"ab-tool","aria-label":l("close"),title:`${l("close")} (L)`,"data-role":"close-log",onClick:r,children:o(m,{name:"close"})})]}),o(yr,{filter:t,choose:a}),o("div",{class:"ab-log-lines",onMouseOver:c,onMouseLeave:k,onFocusIn:c,onFocusOut:k,children:o(R,{label:l("log"),name:"log",children:[h.length<f.length&&o("button",{type:"button",class:"ab-button ab-quiet","data-rove":"",onClick:()=>b(!0),children:l("log.all",{n:f.length})}),u.length===0&&o("p",{class:"ab-empty",children:l(e.length>0?"log.none":"log.empty")}),o("ol",{class:"ab-log-turns",children:u.map(p=>o(gr,{turn:p,newFrom:n},p.turn))})]})})]})}function yr({filter:e,choose:t}){let{view:a,t:n}=v(),r=i=>t({...e,...i});return o("div",{class:"ab-log-choice",role:"group","aria-label":n("log.choice"),children:[o("select",{"aria-label":n("log.who"),"data-log":"seat",value:e.seat,onChange:({currentTarget:i})=>r({seat:i.value}),children:[o("option",{value:"",children:n("log.everybody")}),a.players.map(({seat:i,name:s})=>o("option",{value:i,children:i===a.seat?n("log.mine"):s},i))]}),o("select",{"aria-label":n("log.what"),"data-log":"topic",value:e.topic,onChange:({currentTarget:i})=>r({topic:i.value}),children:[o("option",{value:"",children:n("log.everything")}),Ka.map(i=>o("option",{value:i,children:n(`log.topic.${i}`)},i))]}),o("label",{children:[o("input",{type:"checkbox","data-log":"auto",checked:e.auto,onChange:({currentTarget:i})=>r({auto:i.checked})}),n("log.auto")]})]})}function gr({turn:{turn:e,seat:t,lines:a},newFrom:n}){let{view:r,t:i}=v(),s=r.players.find(l=>l.seat===t);return o("li",{class:"ab-log-turn",children:[o("h4",{children:[i("turn",{n:e}),s&&o(ee,{seat:s.seat,name:s.name})]}),o("ol",{children:a.map(l=>o(wr,{line:l,mark:l.id>n?i("log.new"):""},l.id))})]})}var wr=ke(({line:e,mark:t})=>o("li",{class:"ab-log-line",tabIndex:-1,"data-rove":"","data-line":e.id,"data-kind":e.kind,"data-seat":e.seat??void 0,"data-auto":e.auto?"true":void 0,"data-new":t?"true":void 0,children:[t&&o("b",{class:"ab-log-new",children:t}),o(qt,{line:e})," ",o(Oe,{id:e.rule})]}));function oo(){let{view:e,t}=v(),a=!e.decision?.mine;return e.since.length===0&&!a?null:o("div",{class:"ab-since","data-waiting":a?"true":void 0,children:[o("h3",{children:t(a?"just_now":"since")}),o("ul",{children:e.since.map(n=>o("li",{"data-kind":n.kind,children:o(qt,{line:n})},n.id))})]})}function no(){let{view:e}=v(),t=e.log.filter(({kind:a})=>a!=="turn").pop();return t?o("p",{class:"ab-newest","aria-hidden":"true",children:o(qt,{line:t})}):null}function Ie({name:e,icon:t,label:a,onClick:n,off:r=!1,expanded:i,shortcut:s}){return o("button",{type:"button",class:"ab-tool","data-role":e,"data-rove":"","aria-label":a,title:s?`${a} (${s})`:a,"aria-keyshortcuts":s,"aria-disabled":r?"true":void 0,"aria-expanded":i,onClick:n,children:o(m,{name:t})})}function ro({panel:e,undo:t,redo:a,log:n,logOpen:r,show:i}){let{view:s,t:l}=v();return o("header",{class:"ab-bar",children:[o("span",{class:"ab-brand",children:l("title")}),o("span",{class:"ab-turn",children:l("turn",{n:s.turn})}),o(no,{}),o(R,{label:l("tools"),class:"ab-tools",role:"toolbar",name:"tools",children:[o(Ie,{name:"undo",icon:"undo",label:l("undo"),onClick:t,off:!s.can_undo,shortcut:"U"}),o(Ie,{name:"redo",icon:"redo",label:l("redo"),onClick:a,off:!s.can_redo,shortcut:"R"}),o(Ie,{name:"log",icon:"log",label:l("log"),onClick:n,expanded:r,shortcut:"L"}),o(Ie,{name:"help",icon:"help",label:l("help"),onClick:()=>i("help"),expanded:e==="help",shortcut:"?"}),o(Ie,{name:"menu",icon:"menu",label:l("menu"),onClick:()=>i("menu"),expanded:e==="menu"})]})]})}var ve=8;function io({note:e,anchor:t,root:a,close:n}){let{t:r}=v(),i=V(null);return E(()=>{let s=i.current;if(!s||!a)return;let l=a.getBoundingClientRect(),d=t.getBoundingClientRect(),b=l.width/a.offsetWidth||1,f=(d.left+d.width/2-l.left)/b-s.offsetWidth/2,h=(d.bottom-l.top)/b+ve,u=a.ownerDocument.defaultView?.innerHeight??0,c=(s.offsetHeight+2*ve)*b,p=h+s.offsetHeight<a.offsetHeight&&(d.bottom+c<=u||d.top<c)?h:Math.max(ve,(d.top-l.top)/b-s.offsetHeight-ve),y=Math.max(ve,a.offsetWidth-s.offsetWidth-ve);s.style.left=`${Math.min(Math.max(ve,f),y)}px`,s.style.top=`${p}px`}),E(()=>i.current?.scrollIntoView?.({block:"nearest"}),[e]),o("div",{ref:i,class:"ab-bubble-note",role:"status","data-note":e.target,children:[o("header",{children:[o("strong",{dir:"auto",children:e.title}),o("button",{type:"button",class:"ab-tool","aria-label":r("close"),title:r("close"),onClick:n,children:o(m,{name:"close"})})]}),e.lines.map((s,l)=>o("p",{dir:"auto",children:s},l)),o(Oe,{id:e.rule}),o(me,{reasons:e.notes}),e.answer&&(e.answer.text||e.answer.reasons.length>0)&&o("div",{class:"ab-why",children:[o("p",{class:"ab-why-title",children:[o(m,{name:"warning"}),r("why")]}),e.answer.reasons.length===0&&e.answer.text&&o("p",{dir:"auto",children:e.answer.text}),o(me,{reasons:e.answer.reasons})]})]})}function so(){let{view:e,book:t,t:a}=v();return o(Y,{name:"council",title:a("council"),children:o(R,{label:a("council"),class:"ab-council",name:"council",children:te.map(n=>{let r=e.council[n];return o(I,{target:`council:${n}`,label:a("council.stack",{race:t.races[n],n:r}),children:[o("span",{class:"ab-stack","data-race":n,"data-size":Math.min(r,4),children:[o(m,{name:`race-${n}`}),o("b",{class:"ab-count",children:r})]}),o("span",{class:"ab-stack-name",dir:"auto",children:t.races[n]})]},n)})})})}function He({target:e,back:t,count:a,label:n}){return o(I,{target:e,label:n,class:"ab-thing-deck",children:o("span",{class:"ab-deck","data-back":t,"data-empty":a===0?"true":void 0,children:[o(m,{name:t}),o("b",{class:"ab-count",children:a})]})})}function lo(){let{view:e,t}=v(),a=[...e.court].reverse();return o(Y,{name:"court",title:t("court"),aside:o("span",{"data-place":"discard:lords",children:t("court.aside",{n:e.lord_discard.length})}),children:o(R,{label:t("court"),class:"ab-court",name:"court",children:[o(He,{target:"deck:lords",back:"back-lord",count:e.lord_deck,label:t("deck.lords",{n:e.lord_deck})}),a.map((n,r)=>n===null?o("span",{class:"ab-space ab-space-lord",children:o(m,{name:"crown"})},`space ${r}`):o(Lr,{id:n},n))]})})}function Lr({id:e}){let{view:t,book:a}=v(),n=t.plan?.lords[e],r=t.decision?.card===e?void 0:n,i=ot()(e,!1,n?.cost),s=[...r?.missing??[],...n?.notes??[]].map(({rule:l,text:d})=>`${d} [${l}]`);return o(I,{target:`court:${e}`,label:[i,r?.short].filter(Boolean).join(", "),tip:[i,...s].join(`
`),class:"ab-thing-lord",children:[o(rt,{id:e,...n?{cost:n.cost}:{}}),r&&o(qa,{plan:r,influence:a.lords[e]?.influence})]})}function co({seat:e,ready:t,passAll:a}){let{view:n,t:r,act:i,busy:s}=v(),l=n.players.find(b=>b.seat===e)?.name??e,d=n.decision;return o("section",{class:"ab-curtain","aria-label":r("curtain.title",{name:l}),children:[o(m,{name:"eye",class:"ab-curtain-eye"}),o("h2",{tabIndex:-1,"data-prompt":"",children:o(ee,{seat:e,name:l})}),d&&o("p",{class:"ab-curtain-asked",children:d.title}),o("p",{children:r("curtain.text",{name:l})}),o("div",{class:"ab-curtain-buttons",children:[o("button",{type:"button",class:"ab-button ab-primary ab-action","data-role":"ready","aria-keyshortcuts":"1",onClick:t,children:[r("curtain.ready",{name:l}),o(st,{number:1})]}),d?.actions.map((b,f)=>o("button",{type:"button",class:"ab-button","data-action":b.text,"aria-disabled":s?"true":void 0,"aria-keyshortcuts":String(f+2),onClick:()=>i(b.text),children:[b.label,o(st,{number:f+2})]},b.text)),a&&o(It,{passAll:a})]})]})}function De(e){let t=e?.getRootNode()?.activeElement;return t&&e?.contains(t)?t:null}function Mr(e){return e.querySelector(".ab-primary[data-action]")??e.querySelector("[data-action], [data-role=ready]")}function fo(e,t){let a=V(null),n=V(null),r=V(!1),i=V(!1);E(()=>{let s=e.current;if(!s)return;let l=h=>{a.current=h.target,a.current!==n.current&&(n.current=null),a.current.hasAttribute("data-prompt")||(r.current=!1)},d=h=>{let u=h.target;queueMicrotask(()=>{u.isConnected&&a.current===u&&(a.current=null)})},b=()=>{i.current=!0},f=()=>{i.current=!1};return s.addEventListener("focusin",l),s.addEventListener("focusout",d),s.addEventListener("keydown",b,!0),s.addEventListener("pointerdown",f,!0),()=>{s.removeEventListener("focusin",l),s.removeEventListener("focusout",d),s.removeEventListener("keydown",b,!0),s.removeEventListener("pointerdown",f,!0)}},[e]),E(()=>{let s=e.current,l=a.current;if(!s||!l)return;t&&i.current&&(n.current=l);let d=!l.isConnected,b=Mr(s),f=b!==null&&!t,h=f&&n.current===l&&l.getAttribute("aria-disabled")==="true";if(f&&(n.current=null),!d&&!h&&!(r.current&&l.hasAttribute("data-prompt")))return;let u=b??(d?s.querySelector("[data-prompt]"):null);u&&(a.current=null,u.focus({preventScroll:!i.current}),r.current=b===null)})}function po(){let{view:e,draft:t,t:a}=v(),n=e.players.find(({seat:i})=>i===e.seat);if(!n||typeof n.hand=="number"||e.over)return null;let r=ae(n.hand);return o("section",{class:"ab-hand","aria-label":a("hand"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:a("hand")}),o(Dt,{player:n,short:!0})]}),r.length===0?o("p",{class:"ab-empty",children:a("hand.empty")}):o(R,{label:a("hand"),class:"ab-cards",name:"hand",children:r.map(([i,s],l)=>o(Cr,{card:i,count:s,first:j(r[l-1]?.[0]??"")?.race!==j(i)?.race},i))}),t&&o("p",{class:"ab-help-line",children:a("payment.how")})]})}function Cr({card:e,count:t,first:a}){let{draft:n,t:r}=v(),i=z(),s=n?.filter(d=>d===e).length??0,l=[i(e),t>1?r("held",{n:t}):"",s>0?r("paying",{n:s}):""];return o(I,{target:`hand:${e}`,label:l.filter(Boolean).join(", "),class:`ab-thing-ally${a?" ab-first":""}`,...n?{legal:!0,count:s}:{},children:[t>1&&o("span",{class:"ab-behind","data-race":j(e)?.race,"aria-hidden":"true"}),o(J,{card:e}),t>1&&o("b",{class:"ab-times",children:s>0?`${s}/${t}`:`×${t}`})]})}var _r=300;function uo(e,t){let a=V(t);a.current=t,E(()=>{let n=e.current;if(!n)return;let r={at:-1/0,asked:""},i=s=>{let l=s.detail>1&&s.timeStamp-r.at<_r;r={at:s.timeStamp,asked:l?r.asked:a.current},!(!l||r.asked===a.current)&&(s.preventDefault(),s.stopPropagation())};return n.addEventListener("click",i,!0),()=>n.removeEventListener("click",i,!0)},[e])}var bo="[data-role=ready], [data-action]",Wt=[{keys:["Tab","←","→","↑","↓"],word:"help.move"},{keys:["Enter"],word:"help.enter"},{keys:["Enter"],word:"help.pay"},{keys:["1–9"],word:"help.digits"},{keys:["Esc"],word:"help.escape"},{keys:["A"],word:"help.actions",to:bo},{keys:["N"],word:"help.next",to:'[data-legal="true"]'},{keys:["H"],word:"help.hand",to:'[data-target^="hand:"]'},{keys:["C"],word:"help.court",to:'[data-target^="court:"]'},{keys:["E"],word:"help.track",to:'[data-target="deck:exploration"], [data-target="track"]'},{keys:["K"],word:"help.council",to:'[data-target^="council:"]'},{keys:["O"],word:"help.locations",to:'[data-target^="drawn:"], [data-target^="available:"], [data-target="deck:locations"]'},{keys:["M"],word:"help.mine",to:'[data-target^="own:"], [data-target^="mine:"]'},{keys:["U"],word:"help.undo"},{keys:["R"],word:"help.redo"},{keys:["S"],word:"help.skip"},{keys:["L"],word:"help.log"},{keys:["?"],word:"help.help"}],xr="data-lm-suppress-shortcuts",ko=({ctrlKey:e,metaKey:t,altKey:a})=>e||t||a;function ho(e){E(()=>{let t=e.current,a=t?.ownerDocument.defaultView;if(!t||!a)return;let n=r=>{r.composedPath().includes(t)&&r.target.toggleAttribute(xr,!ko(r))};return a.addEventListener("keydown",n,!0),()=>a.removeEventListener("keydown",n,!0)},[e])}var Hr=e=>{let t=e?.localName;return t==="input"||t==="select"||t==="textarea"},Zr=e=>e?.closest('[data-group="hand"], [data-prompt]')!=null;function mo(e){return t=>{if(ko(t)||(t.stopPropagation(),t.defaultPrevented))return;let a=e.root.current;if(t.key==="Escape"){e.cancel()&&t.preventDefault();return}if(!a||Hr(t.target))return;if(t.repeat&&/^([1-9 ]|Enter)$/.test(t.key)){t.preventDefault();return}if(t.key==="Enter"&&Zr(t.target)&&e.pay()){t.preventDefault();return}let n=t.target.closest(".ab-menu")!==null;if(/^[1-9]$/.test(t.key)&&!n){let i=a.querySelectorAll(bo)[Number(t.key)-1];i&&(t.preventDefault(),i.focus({preventScroll:!0}),i.click(),a.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"}));return}let r=Vr(t.key,a,e);r&&(t.preventDefault(),r())}}function Vr(e,t,{undo:a,redo:n,skip:r,log:i,help:s}){switch(e.toLowerCase()){case"u":return a;case"r":return n;case"s":return r;case"l":return i;case"?":return s;default:{let l=Wt.find(({keys:d})=>d.includes(e.toUpperCase()))?.to;return l===void 0?null:()=>Br(t,l)}}}function Br(e,t){let a=Array.from(e.querySelectorAll(t)),n=a.filter(s=>s.getAttribute("aria-disabled")!=="true"),r=n.length>0?n:a,i=De(e);r[((i?r.indexOf(i):-1)+1)%r.length]?.focus()}var Sr=[["5+3×","legend.times"],["20−","legend.less"],["=","legend.same"]],$r=[["race-crab","legend.mandatory"],["","legend.free"],["pearl","legend.cost"],["key","legend.key"],["influence","legend.influence"],["power-instant","power.instant"],["power-lasting","power.lasting"],["power-activated","power.activated"],["hand","legend.affiliated"]];function vo({close:e}){let{book:t,t:a}=v();return o("section",{class:"ab-help",tabIndex:-1,"aria-label":a("help"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:a("help")}),o("button",{type:"button",class:"ab-tool","aria-label":a("close"),title:a("close"),"data-role":"close-help",onClick:e,children:o(m,{name:"close"})})]}),o("h4",{children:a("help.how")}),o("dl",{class:"ab-how",children:t.how_to_play.map(({title:n,text:r})=>o("div",{children:[o("dt",{children:n}),o("dd",{children:r})]},n))}),o("h4",{children:a("help.legend")}),o("ul",{class:"ab-legend",children:[$r.map(([n,r])=>o("li",{children:[n?o(m,{name:n}):o("i",{class:"ab-legend-circle","aria-hidden":"true"}),a(r)]},r)),Sr.map(([n,r])=>o("li",{children:[o("b",{class:"ab-location-sign",children:n}),a(r)]},r)),o("li",{children:[o("b",{class:"ab-legend-mark",children:a("worth",{n:9})}),a("legend.worth")]}),o("li",{children:[o("b",{class:"ab-legend-mark ab-gain",children:["+6",o(m,{name:"influence"})]}),a("legend.gain")]}),Object.entries(t.guilds).map(([n,r])=>o("li",{children:[o(m,{name:`guild-${n}`}),r]},n))]}),o("h4",{children:a("help.keys")}),o("dl",{class:"ab-keymap",children:Wt.map(({keys:n,word:r})=>o("div",{children:[o("dt",{children:n.map(i=>o("kbd",{children:i},i))}),o("dd",{children:a(r)})]},r))}),o("p",{class:"ab-help-line",children:a("help.again")})]})}function go(){let{view:e,t}=v();return o(Y,{name:"locations",title:t("locations"),children:[e.drawn.length>0&&o(R,{label:t("drawn"),class:"ab-drawn",name:"drawn",children:[o("span",{class:"ab-tag",children:t("drawn")}),o("div",{class:"ab-tiles",children:e.drawn.map(a=>o(yo,{id:a,place:"drawn"},a))})]}),o(R,{label:t("locations"),class:"ab-locations",name:"locations",children:[o(He,{target:"deck:locations",back:"back-location",count:e.location_deck,label:t("deck.locations",{n:e.location_deck})}),o("div",{class:"ab-tiles",children:e.locations_available.map(a=>o(yo,{id:a,place:"available"},a))})]})]})}function yo({id:e,place:t}){let{view:a,t:n}=v(),r=[nt()(e),he(e,a,n)?.words].filter(Boolean);return o(I,{target:`${t}:${e}`,label:r.join(", "),tip:r.join(`
`),class:"ab-thing-location",children:[o(it,{id:e}),o(Wa,{id:e})]})}function wo(e,t,a){let[,n]=Z(0),r=V({story:"",lines:[],of:null});r.current.of!==e&&(r.current={...Qa(r.current,e.story,e.log),of:e});let i=t&&!Ja(r.current);return we(()=>{i&&a.current?.ask({kind:"log"}).then(s=>{let l=r.current;s.kind!=="log"||s.story!==l.story||(r.current={...Xa(l,s.lines),of:l.of},n(d=>d+1))})},[i,e.story,r.current.lines[0]?.id]),r.current.lines}function Lo(e){let t=V({view:e,from:e.log[e.log.length-1]?.id??0});return t.current.view!==e&&(t.current={view:e,from:eo(t.current.view,e,t.current.from)}),t.current.from}var Mo=2,Co=4;function _o({start:e}){let{view:t,book:a,t:n}=v(),[r,i]=Z(()=>t.players.map(({name:c,named:k,kind:p})=>({name:k?c:"",kind:p}))),[s,l]=Z(!1),d=t.log.length>0&&!t.over,b=(c,k)=>`${a.kinds.find(({id:p})=>p===c)?.name??c} ${k+1}`,[f,h]=Z(""),u=(c,k)=>i(r.map((p,y)=>y===c?{...p,...k}:p));return o("form",{class:"ab-new",onSubmit:c=>{c.preventDefault(),d&&!s?l(!0):e(r,f.trim())},children:o("fieldset",{children:[o("legend",{children:n("new")}),o("ol",{class:"ab-new-seats",children:r.map((c,k)=>o("li",{children:[o("i",{class:"ab-seat-dot","data-seat":`p${k+1}`,"aria-hidden":"true",children:k+1}),o("input",{type:"text",dir:"auto",maxLength:40,value:c.name,"aria-label":n("new.name",{n:k+1}),placeholder:b(c.kind,k),"data-seat-name":k+1,onInput:({currentTarget:p})=>u(k,{name:p.value})}),o("select",{value:c.kind,"aria-label":n("new.kind",{n:k+1}),"data-seat-kind":k+1,onChange:({currentTarget:p})=>u(k,{kind:p.value}),children:a.kinds.map(({id:p,name:y})=>o("option",{value:p,children:y},p))}),o("button",{type:"button",class:"ab-tool","aria-label":n("new.remove",{n:k+1}),title:n("new.remove",{n:k+1}),"aria-disabled":r.length<=Mo?"true":void 0,onClick:()=>r.length>Mo&&i(r.filter((p,y)=>y!==k)),children:o(m,{name:"close"})})]},k))}),o("div",{class:"ab-new-row",children:[o("button",{type:"button",class:"ab-button","data-role":"add-seat","aria-disabled":r.length>=Co?"true":void 0,onClick:()=>r.length<Co&&i([...r,{name:"",kind:r[r.length-1]?.kind??a.kinds[0]?.id??""}]),children:n("new.add")}),o("label",{class:"ab-new-seed",children:[o("span",{children:n("new.seed")}),o("input",{type:"text",dir:"ltr",value:f,placeholder:n("new.seed.any"),"data-role":"seed",onInput:({currentTarget:c})=>h(c.value)})]}),d&&s&&o("p",{class:"ab-sure",role:"alert",children:[o(m,{name:"warning"}),n("new.sure"),o("button",{type:"button",class:"ab-button","data-role":"keep",onClick:()=>l(!1),children:n("cancel")})]}),o("button",{type:"submit",class:"ab-button ab-primary","data-role":"start",children:[o(m,{name:"new-game"}),n(d&&s?"new.anyway":"new.start")]})]})]})})}var Ar=["auto","light","dark"],Tr=["slow","normal","fast","instant"],Er=["auto","on","off"],jr=[.75,.9,1,1.25,1.5];function Ze({name:e,choices:t,chosen:a,choose:n}){let{t:r,prefix:i}=v();return o("fieldset",{"data-setting":e,children:[o("legend",{children:r(`set.${e}`)}),o("div",{class:"ab-choices",children:t.map(({value:s,label:l,lang:d})=>o("label",{children:[o("input",{type:"radio",name:`${i}${e}`,checked:s===a,"data-value":s,onChange:()=>n(s)}),o("span",{lang:d,children:l})]},s))})]})}function xo({name:e,on:t,turn:a}){let{t:n}=v();return o("label",{class:"ab-switch","data-setting":e,children:[o("input",{type:"checkbox",role:"switch",checked:t,onChange:({currentTarget:r})=>a(r.checked)}),o("span",{children:[n(`set.${e}`),o("small",{children:n(`set.${e}.hint`)})]})]})}function Ho({set:e}){let{book:t,settings:a,t:n}=v(),r=(s,l)=>l.map(d=>({value:d,label:n(`set.${s}.${d}`)})),i=new Intl.NumberFormat(t.lang,{style:"percent"});return o("div",{class:"ab-menu-settings",children:[o(Ze,{name:"lang",choices:t.languages.map(({id:s,name:l})=>({value:s,label:l,lang:s})),chosen:a.lang,choose:s=>e("lang",s)}),o(Ze,{name:"theme",choices:r("theme",Ar),chosen:a.theme,choose:s=>e("theme",s)}),o(Ze,{name:"speed",choices:r("speed",Tr),chosen:a.speed,choose:s=>e("speed",s)}),o(Ze,{name:"motion",choices:r("motion",Er),chosen:a.motion,choose:s=>e("motion",s)}),o(Ze,{name:"scale",choices:jr.map(s=>({value:s,label:i.format(s)})),chosen:a.scale,choose:s=>e("scale",s)}),a.seats.length>2&&o(Ze,{name:"seat",choices:a.seats.map(({id:s,name:l})=>({value:s,label:l})),chosen:a.seat,choose:s=>e("seat",s)}),o(xo,{name:"memory_aid",on:a.memory_aid,turn:s=>e("memory_aid",s)}),o(xo,{name:"confirm",on:a.confirm,turn:s=>e("confirm",s)})]})}function Zo({set:e,start:t,close:a}){let{t:n}=v();return o("section",{class:"ab-menu",tabIndex:-1,"aria-label":n("menu"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:n("menu")}),o("button",{type:"button",class:"ab-tool","aria-label":n("close"),title:n("close"),"data-role":"close-menu",onClick:a,children:o(m,{name:"close"})})]}),o("div",{class:"ab-menu-parts",children:[o(_o,{start:t}),o(Ho,{set:e})]})]})}function Pr(e){let t=e?.kind;return typeof e?.id=="number"&&(t==="done"||t==="refused"||t==="draft"||t==="why"||t==="log")}var Rr=2e3,Nr=0,ct=class{constructor(t,a,n=Rr){this.model=t;this.changed=a;this.patience=n;t.on("msg:custom",this.hear)}model;changed;patience;waiting=new Map;lost=!1;closed=!1;id=Nr++*1e6;ask(t){let a=++this.id;return new Promise(n=>{if(this.closed)return;let r=setTimeout(()=>this.lose(),this.patience);this.waiting.set(a,{resolve:n,timer:r}),this.tell();try{this.model.send({...t,id:a})}catch{clearTimeout(r),this.lose()}})}alive(){this.lost&&(this.lost=!1,this.tell())}close(){this.closed=!0,this.model.off("msg:custom",this.hear);for(let{timer:t}of this.waiting.values())clearTimeout(t);this.waiting.clear()}hear=t=>{if(!Pr(t))return;let a=this.waiting.get(t.id);a&&(clearTimeout(a.timer),this.waiting.delete(t.id),this.lost=!1,this.tell(),a.resolve(t))};lose(){this.lost=!0,this.tell()}tell(){this.closed||this.changed({pending:this.waiting.size,lost:this.lost})}};function Vo(e){let[t,a]=Z(()=>e.get("view")),[n,r]=Z(()=>e.get("book")),[i,s]=Z(()=>e.get("settings")),[l,d]=Z({pending:0,lost:!1}),b=V(null);return E(()=>{let f=new ct(e,d),h=()=>{f.alive(),a(e.get("view"))},u=()=>r(e.get("book")),c=()=>s(e.get("settings"));return e.on("change:view",h),e.on("change:book",u),e.on("change:settings",c),b.current=f,()=>{e.off("change:view",h),e.off("change:book",u),e.off("change:settings",c),f.close()}},[e]),{view:t,book:n,settings:i,connection:l,link:b}}function No(e,t){if(e.game!==t.game)return[];let a=Bo(e,t);if(a)return jo(So(e,t,a));let n=Bo(t,e);return n&&qe(e,t)?jo(So(t,e,n).map(({what:r,from:i,to:s})=>({what:r,from:s,to:i}))):[]}function qe(e,t){return e.game===t.game&&e.seat===t.seat&&e.curtain===t.curtain}function Bo(e,t){let a=e.events[e.events.length-1];if(!a)return t.events;let n=t.events.findIndex(({id:i})=>i===a.id),r=t.events[n];return!r||r.kind!==a.kind||r.seat!==a.seat||t.events.length===n+1?null:t.events.slice(n+1)}function So(e,t,a){return[...Or(e,t,a),...Ir(a),...To($o(e),$o(t),"deck:lords"),...To(Ao(e),Ao(t),"deck:locations")]}function $o(e){let t=new Map;for(let a of e.lord_discard)t.set(a,{site:"discard",places:["discard:lords"]});for(let a of e.court)a&&t.set(a,{site:"court",places:[`court:${a}`]});for(let{seat:a,lords:n,locations:r}of e.players){for(let{id:i}of n)t.set(i,{site:a,places:[a===e.seat?`own:${i}`:`lord:${a}:${i}`]});for(let i of r)for(let s of i.lords)t.set(s,{site:i.id,places:[`under:${s}`,...Oo(e,a,i.id)]})}return t}function Ao(e){let t=new Map;for(let a of e.locations_available)t.set(a,{site:"available",places:[`available:${a}`]});for(let a of e.drawn)t.set(a,{site:"drawn",places:[`drawn:${a}`]});for(let{seat:a,locations:n}of e.players)for(let{id:r}of n)t.set(r,{site:a,places:Oo(e,a,r)});return t}var Oo=(e,t,a)=>[t===e.seat?`mine:${a}`:`place:${t}:${a}`];function To(e,t,a){let n={site:"deck",places:[a]},r=[];for(let i of new Set([...e.keys(),...t.keys()])){let s=e.get(i)??n,l=t.get(i)??n;s.site!==l.site&&r.push({what:i,from:s.places,to:l.places})}return r}var Eo=e=>e.slice(0,e.indexOf("-"));function Or(e,t,a){let n=qe(e,t)?t.seat:null,r=[],i=e.track.map((f,h)=>({card:f,from:`space:${h}`})),s=[...e.played],l=(f,h)=>f===n?[`hand:${h}`,`cards:${f}`]:[`cards:${f}`],d=f=>{let h=i.map(u=>u.card).lastIndexOf(f);return h<0?["deck:exploration"]:[i.splice(h,1)[0]?.from??""]},b=(f,h)=>{let u=s.indexOf(h);return u<0?l(f,h):(s.splice(u,1),[`played:${h}`])};for(let{kind:f,seat:h,items:u,number:c,target:k}of a)switch(f){case"reveal":for(let p of u)i.push({card:p,from:"deck:exploration"});break;case"buy":case"take":for(let p of u)r.push({what:p,from:d(p),to:l(h,p)});break;case"fight":for(let p of u)r.push({what:p,from:d(p),to:["discard:exploration"]});break;case"monsters-discarded":for(let p=0;p<c;p++)r.push({what:"monster",from:d("monster"),to:["discard:exploration"]});break;case"to-council":for(let p of u)r.push({what:p,from:d(p),to:[`council:${Eo(p)}`]});break;case"council":{let p=[`council:${k}`];if(u.length>0)for(let y of u)r.push({what:y,from:p,to:l(h,y)});else for(let y=0;y<c;y++)r.push({what:"",from:p,to:[`cards:${h}`]});break}case"oracle":for(let p=0;p<c;p++)r.push({what:"",from:[`council:${k}`],to:["discard:exploration"]});break;case"pay":for(let p of t.played)r.push({what:p,from:l(h,p),to:[`played:${p}`]});break;case"affiliate":for(let p of u)r.push({what:p,from:b(h,p),to:[`affiliated:${h}:${Eo(p)}`]});break;case"spent":case"discard":for(let p of u)r.push({what:p,from:b(h,p),to:["discard:exploration"]});break}return i.forEach(({card:f,from:h},u)=>{h==="deck:exploration"&&t.track[u]===f&&r.push({what:f,from:[h],to:[`space:${u}`]})}),r}function Ir(e){let t=[],a=(r,i,s,l)=>{for(let d=0;d<i;d++)t.push({what:r,from:[s],to:[l]})},n=!1;for(let{kind:r,seat:i,number:s,target:l}of e)r==="fight"?n=!0:r==="turn"?n=!1:r==="buy"?a("pearl",s,`pearls:${i}`,`pearls:${l}`):r==="pearls"&&n?a("pearl",s,"threat",`pearls:${i}`):r==="key-tokens"&&n?a("key",s,"threat",`keys:${i}`):r==="monster-token"?a("token",1,"threat",`tokens:${i}`):r==="steal"&&a("token",1,`tokens:${l}`,`tokens:${i}`);return t}function jo(e){let t=new Map;return e.filter(({from:n,to:r})=>{let i=`${n[0]} ${r[0]}`;return t.set(i,(t.get(i)??0)+1),(t.get(i)??0)<=3}).slice(-14)}function Io(e,t){if(!qe(e,t))return[];let a=Ro(t);return Object.entries(Ro(e)).flatMap(([n,r])=>{let i=(a[n]??r)-r;return i===0?[]:[{place:n,by:i}]})}var Po=e=>typeof e=="number"?e:e.length;function Ro(e){let t={"deck:lords":e.lord_deck,"deck:exploration":e.exploration_deck,"deck:locations":e.location_deck};for(let[a,n]of Object.entries(e.council))t[`council:${a}`]=n;for(let{seat:a,pearls:n,working_keys:r,monster_tokens:i,hand:s,lords_counted:l,points:d}of e.players)t[`pearls:${a}`]=n,t[`keys:${a}`]=r,t[`tokens:${a}`]=Po(i),t[`cards:${a}`]=Po(s),t[`lords:${a}`]=l,t[`points:${a}`]=d;return t}var Q={about:"Design tokens of the board. Every colour is a CSS variable --ab-<name> on the board's root; the static picture reads the same values. sprites.svg paints with these variables; --ab-fill and --ab-detail, where set, recolour a whole symbol. An ink is the colour of writing and signs on its colour.",light:{"water-0":"#eaf3f6","water-1":"#d9e9ef","water-2":"#c4dce6",panel:"#fafdfe","panel-raised":"#ffffff",text:"#10262f","text-muted":"#46606b",line:"#b3cad4",edge:"#577685",focus:"#0b63c4",accent:"#00637a","accent-ink":"#ffffff",danger:"#b3261e","danger-ink":"#ffffff",chosen:"#0b63c4",crab:"#c4283a","crab-ink":"#ffffff",jellyfish:"#7e3fbf","jellyfish-ink":"#ffffff",seahorse:"#b35600","seahorse-ink":"#ffffff",shellfish:"#0b7a52","shellfish-ink":"#ffffff",squid:"#1f62c9","squid-ink":"#ffffff",soldier:"#a11a2b","soldier-ink":"#ffffff",merchant:"#08684a","merchant-ink":"#ffffff",mage:"#6a30a8","mage-ink":"#ffffff",politician:"#184fa6","politician-ink":"#ffffff",farmer:"#824a00","farmer-ink":"#ffffff",ambassador:"#4b5a66","ambassador-ink":"#ffffff",pearl:"#fdf6ee","pearl-edge":"#8a7468","pearl-ink":"#4a3a31",key:"#efc136","key-edge":"#7d5c00","key-ink":"#3a2a00",influence:"#a3356e","influence-ink":"#ffffff",monster:"#4d6410","monster-ink":"#ffffff",back:"#123a4d","back-2":"#1d5a70","back-3":"#58a8b8","back-ink":"#cfeef2",skin:"#8fc7c2","skin-shade":"#5f9c9c","skin-ink":"#0d2f36","scene-0":"#cbe6ee","scene-1":"#9fcddb","scene-2":"#62a5bb","scene-3":"#2d718a","scene-4":"#134659","scene-glow":"#ffe7a3"},dark:{"water-0":"#07161e","water-1":"#0b202b","water-2":"#102d3b",panel:"#12303d","panel-raised":"#183a49",text:"#e6f3f6","text-muted":"#a9c4ce",line:"#2f5566",edge:"#7fa3b1",focus:"#7cc4ff",accent:"#4fd0e0","accent-ink":"#04222b",danger:"#ff8f85","danger-ink":"#3a0703",chosen:"#7cc4ff",crab:"#ff7480","crab-ink":"#35090a",jellyfish:"#c79bff","jellyfish-ink":"#220a45",seahorse:"#ffae52","seahorse-ink":"#331a00",shellfish:"#4fd39d","shellfish-ink":"#03281b",squid:"#76b0ff","squid-ink":"#06214d",soldier:"#f0626a","soldier-ink":"#2c0606",merchant:"#3fbf8b","merchant-ink":"#032317",mage:"#b98af5","mage-ink":"#1d083d",politician:"#669fef","politician-ink":"#051a3d",farmer:"#eea13e","farmer-ink":"#2b1600",ambassador:"#b7c6d1","ambassador-ink":"#17222b",pearl:"#fff3e6","pearl-edge":"#c9ae9c","pearl-ink":"#3a2a20",key:"#f4cf4e","key-edge":"#a98620","key-ink":"#332600",influence:"#ff9ac8","influence-ink":"#3d0722",monster:"#c4de55","monster-ink":"#1f2a02",back:"#16485e","back-2":"#216a83","back-3":"#6cbccb","back-ink":"#d9f4f7",skin:"#9ad0ca","skin-shade":"#5c9896","skin-ink":"#08242b","scene-0":"#3c84a0","scene-1":"#2f7089","scene-2":"#22596f","scene-3":"#11394b","scene-4":"#061a25","scene-glow":"#ffe08a"},type:{family:"system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif","family-title":"Georgia, 'Noto Serif', serif",tiny:11,small:12.5,body:14,large:17,title:21,number:26,"line-height":1.35},space:{"1":4,"2":8,"3":12,"4":16,"5":24,"6":36},radius:{small:4,card:8,panel:12,pill:999},motion:{fast:120,normal:220,slow:420}};var qr=.16,Wr=5,Do="cubic-bezier(0.3, 0.1, 0.2, 1)",Fr=".ab-count, .ab-times, .ab-behind, .ab-bonus, .ab-stack-name, .ab-under, .ab-mark",Kt=".ab-thing:not(.ab-thing-seat), .ab-lying, .ab-controlled",pt=class{constructor(t,a){this.board=t;this.ghosts=a}board;ghosts;running=[];look(){let t=Ko(),a=new Map;for(let[n,r]of this.places()){let i=Uo(r),s=ye(r);a.set(n,{element:r,box:s,group:i,inGroup:i&&dt(s,t(i))})}return{frame:ye(this.board),things:a}}play(t,a){this.clear();let n=ye(this.board);if(n.width===0)return;let r=this.places(),i=a.moves.flatMap(c=>{let k=Fo(t.things,c.from),p=Fo(r,c.to);return k&&p&&k.box.width>0?[{move:c,start:k,element:p,box:ye(p)}]:[]}),s=this.slides(t,r,new Set(i.map(({element:c})=>c))),l=a.changes.flatMap(({place:c,by:k})=>{let p=oi(r,c);return p?[{by:k,element:p,box:ye(p),own:Yo(p)}]:[]}),d=this.board.offsetWidth>0?n.width/this.board.offsetWidth:1,b=c=>ft(dt(c,n),1/d),f=c=>ft(dt(c,t.frame),1/d),h=Q.motion[a.speed];for(let{element:c,by:k,own:p}of s.moved)this.run(c,Yr(k.left/d,k.top/d,p),Q.motion.normal);if(a.appearing)for(let c of s.fresh)this.run(c,Kr,Q.motion.normal);let u=0;for(let{move:c,start:k,element:p,box:y}of i){let M=h*qr*Math.min(u++,Wr);!c.to.some(L=>t.things.has(L))&&p.matches(Kt)&&this.run(p,Ur,h+M),this.fly(f(k.box),b(y),Go(k.element),Go(p),a,c.what,h,M)}for(let{element:c,box:k,by:p,own:y}of l)k.width>0&&this.count(c,b(k),p,y)}clear(){for(let t of this.running)t.cancel();this.running=[],this.ghosts.replaceChildren()}places(){let t=new Map;for(let a of this.board.querySelectorAll(".ab-frame :is([data-target], [data-place])"))for(let n of[a.dataset.target,a.dataset.place])n&&!t.has(n)&&t.set(n,a);return t}slides(t,a,n){let r=[],i=[],s=new Set,l=Ko();for(let[d,b]of a){let f=Uo(b);if(!f||n.has(b)||s.has(b))continue;s.add(b);let h=t.things.get(d);if(!h){b.matches(Kt)&&i.push(b);continue}if(h.group!==f||!h.inGroup)continue;let u=dt(ye(b),l(f)),c={left:h.inGroup.left-u.left,top:h.inGroup.top-u.top};(Math.abs(c.left)>1||Math.abs(c.top)>1)&&r.push({element:b,by:c,own:Yo(b)})}return{moved:r,fresh:i}}fly(t,a,n,r,i,s,l,d){let b=this.ghosts.ownerDocument.createElement("div");b.className="ab-ghost";let f=r?a:n?t:ei,h=Ft(f,a),u=n?t:Ft(ft(f,r?qo(f,t):1),t),c=r?a:Ft(ft(f,n?qo(f,a):1),a),k={duration:l,delay:d,easing:Do,fill:"backwards"};if(ti(b,h),this.ghosts.append(b),this.run(b,[{transform:Wo(h,u)},{transform:Wo(h,c)}],l,k).onfinish=()=>b.remove(),r||this.run(b,Gr,l,{...k,easing:"linear"}),n&&r&&!ai(n,r)){let p=`scale(${a.width/t.width}, ${a.height/t.height})`,[y,M]=zo(n)!==zo(r)?Jr(p,a.width/2):Xr(p);this.side(b,n,t,y,k),this.side(b,r,a,M,k)}else{let p=r??n;p?this.side(b,p,f):i.draw(s,b)}}side(t,a,n,r,i={}){a.style.cssText=`width:${n.width}px;height:${n.height}px`,t.append(a),r&&this.run(a,r,Number(i.duration),{...i,easing:"linear",fill:"both"})}count(t,a,n,r){let i=this.ghosts.ownerDocument.createElement("span");i.className="ab-by",i.dataset.sign=n>0?"plus":"minus",i.textContent=`${n>0?"+":"−"}${Math.abs(n)}`,i.style.left=`${a.left+a.width/2}px`,i.style.top=`${a.top}px`,this.ghosts.append(i),this.run(i,zr,Q.motion.slow*3,{easing:"ease-out"}).onfinish=()=>i.remove(),this.run(t,Qr(r),Q.motion.slow)}run(t,a,n,r={}){let i=t.animate(a,{duration:n,easing:Do,...r});return this.running.push(i),i}},Ur=[{opacity:0},{opacity:0}],Kr=[{opacity:0},{opacity:1}],Gr=[{opacity:1},{opacity:1,offset:.7},{opacity:0}],zr=[{opacity:0,transform:"translate(-50%, -20%)"},{opacity:1,transform:"translate(-50%, -90%)",offset:.15},{opacity:1,transform:"translate(-50%, -110%)",offset:.75},{opacity:0,transform:"translate(-50%, -150%)"}],Yr=(e,t,a)=>[{transform:`translate(${e}px, ${t}px) ${a}`},{transform:`translate(0px, 0px) ${a}`}],Qr=e=>[{transform:`${e} scale(1)`},{transform:`${e} scale(1.35)`,offset:.3},{transform:`${e} scale(1)`}],Xr=e=>[[{transform:e,opacity:1},{transform:e,opacity:1,offset:.35},{transform:e,opacity:0,offset:.75},{transform:e,opacity:0}],[{opacity:0},{opacity:0,offset:.3},{opacity:1,offset:.7},{opacity:1}]];function Jr(e,t){let a=n=>`translateX(${t}px) perspective(700px) rotateY(${n}deg) translateX(${-t}px)`;return[[{transform:`${a(0)} ${e}`,opacity:1},{transform:`${a(90)} ${e}`,opacity:1,offset:.5},{transform:`${a(90)} ${e}`,opacity:0,offset:.5},{transform:`${a(90)} ${e}`,opacity:0}],[{transform:a(-90),opacity:0},{transform:a(-90),opacity:0,offset:.5},{transform:a(-90),opacity:1,offset:.5},{transform:a(0),opacity:1}]]}var ei={left:0,top:0,width:34,height:34},ye=e=>{let{left:t,top:a,width:n,height:r}=e.getBoundingClientRect();return{left:t,top:a,width:n,height:r}},dt=(e,t)=>({...e,left:e.left-t.left,top:e.top-t.top}),ft=(e,t)=>({left:e.left*t,top:e.top*t,width:e.width*t,height:e.height*t}),Ft=(e,t)=>({left:t.left+(t.width-e.width)/2,top:t.top+(t.height-e.height)/2,width:e.width,height:e.height}),qo=(e,t)=>Math.max(.35,Math.min(1,t.height/e.height)),Wo=(e,t)=>`translate(${t.left-e.left}px, ${t.top-e.top}px) scale(${t.width/e.width}, ${t.height/e.height})`;function ti(e,{left:t,top:a,width:n,height:r}){e.style.cssText=`left:${t}px;top:${a}px;width:${n}px;height:${r}px`}function Fo(e,t){let a=t.find(n=>e.has(n));return a===void 0?void 0:e.get(a)}function Uo(e){let t=e.parentElement?.closest("[data-target], [data-place], [data-group], .ab-threat");return t?.matches("[data-group], .ab-threat")?t:null}function Ko(){let e=new Map;return t=>{let a=e.get(t)??ye(t);return e.set(t,a),a}}function Go(e){if(!e.matches(Kt))return null;let t=e.ownerDocument.createElement("span");t.className=`${e.className} ab-side`,t.append(...[...e.childNodes].map(a=>a.cloneNode(!0)));for(let a of t.querySelectorAll(Fr))a.remove();for(let a of t.querySelectorAll("[data-size], [data-empty]"))a.dataset.size="1",delete a.dataset.empty;return t}var ai=(e,t)=>Ut(e)!==void 0&&Ut(e)===Ut(t),Ut=e=>e.querySelector(".ab-card")?.className,zo=e=>e.querySelector(".ab-deck, .ab-stack")!==null;function Yo(e){let{transform:t}=getComputedStyle(e);return t==="none"?"":t}function oi(e,t){let a=/^points:(.+)$/.exec(t)?.[1];return e.get(a?`seat:${a}`:t)?.querySelector(a?".ab-points b":".ab-count, b")??null}var Qo="(prefers-reduced-motion: reduce)";function Xo(e){let[t,a]=Z(()=>globalThis.matchMedia?.(Qo).matches??!1);return we(()=>{let n=globalThis.matchMedia?.(Qo),r=()=>a(n?.matches??!1);return n?.addEventListener("change",r),()=>n?.removeEventListener("change",r)},[]),e==="on"||e==="auto"&&!t}var ut=class extends G{layer=ra();stage=null;before=null;frame=0;componentDidMount(){let t=this.props.board.current;t&&this.layer.current&&(this.stage=new pt(t,this.layer.current))}componentWillUnmount(){cancelAnimationFrame(this.frame),this.stage?.clear()}getSnapshotBeforeUpdate({view:t}){let{view:a,on:n}=this.props;return!this.stage||t===a||(!n||globalThis.document.hidden||typeof Element.prototype.animate!="function"?(this.before=null,cancelAnimationFrame(this.frame),this.stage.clear()):this.before??={view:t,shot:this.stage.look()}),null}componentDidUpdate(){this.before&&(cancelAnimationFrame(this.frame),this.frame=requestAnimationFrame(()=>this.play()))}play(){let{before:t,stage:a}=this;if(this.before=null,!t||!a)return;let{view:n,speed:r,prefix:i}=this.props;a.play(t.shot,{moves:No(t.view,n),changes:Io(t.view,n),appearing:qe(t.view,n),speed:r==="fast"?"normal":"slow",draw:(s,l)=>Ae(o(Ce.Provider,{value:i,children:o(ri,{what:s})}),l)})}render(){return o("div",{ref:this.layer,class:"ab-ghosts","aria-hidden":"true",inert:!0})}},ni={pearl:"pearl",key:"key",token:"monster-token"};function ri({what:e}){let t=ni[e];return t?o(m,{name:t}):e==="monster"||j(e)?o(J,{card:e}):null}function Jo({notice:e,lost:t,dismiss:a}){let{view:n,t:r}=v();return o("div",{class:"ab-notices",role:"alert",children:[t&&o("p",{class:"ab-notice ab-lost",children:[o(m,{name:"warning"}),r("not_connected")]}),n.notice&&o("p",{class:"ab-notice",children:[o(m,{name:"warning"}),o("span",{dir:"auto",children:n.notice})]}),e&&o("div",{class:"ab-notice",children:[o(m,{name:"warning"}),o("span",{children:[o("span",{dir:"auto",children:e.text}),o(me,{reasons:e.reasons})]}),o("button",{type:"button",class:"ab-tool","aria-label":r("close"),title:r("close"),onClick:a,children:o(m,{name:"close"})})]})]})}function tn(){let{view:e,t}=v(),a=e.memory;if(!a)return null;let{cards:n}=a.next;return o(Y,{name:"memory",title:t("memory"),children:o("div",{class:"ab-remembered",children:[o("dl",{class:"ab-memory",children:[e.players.map(({seat:r,name:i})=>{let s=a.hands[r];return s&&o("div",{children:[o("dt",{children:o(ee,{seat:r,name:i})}),o(en,{cards:s})]},r)}),o("div",{children:[o("dt",{children:t("council")}),o(en,{cards:te.flatMap(r=>a.council[r])})]})]}),n===0?o("p",{class:"ab-empty",children:t("memory.no_card")}):o(ii,{counts:a.next,title:t(a.reshuffle?"memory.reshuffle":"memory.deck",{n})})]})})}function en({cards:e}){let{t}=v(),a=z(),n=r=>e.filter(i=>j(i)?.race===r).sort();return o("dd",{class:"ab-known",children:[e.length===0&&o("span",{class:"ab-empty",children:t("memory.nothing")}),te.map(r=>[r,n(r)]).filter(([,r])=>r.length>0).map(([r,i])=>o("span",{class:"ab-ally-chip","data-race":r,children:[o(m,{name:`race-${r}`}),o("span",{"aria-hidden":"true",children:i.map(s=>j(s)?.value).join(" ")}),o("span",{class:"ab-hidden",children:ae(i).map(([s,l])=>(l>1?`${l} × `:"")+a(s)).join(", ")})]},r))]})}function ii({counts:e,title:t}){let{book:a,t:n}=v(),r=new Intl.NumberFormat(a.lang,{style:"percent"}),i=s=>o("td",{class:"ab-chance",children:[s,"/",e.cards," ",o("b",{children:r.format(s/e.cards)})]});return o("table",{class:"ab-next",children:[o("caption",{children:t}),o("thead",{children:o("tr",{children:[o("td",{}),e.allies.crab.map((s,l)=>o("th",{scope:"col",children:l+1},l)),o("td",{})]})}),o("tbody",{children:[te.map(s=>o("tr",{"data-race":s,children:[o("th",{scope:"row",children:[o(m,{name:`race-${s}`}),a.races[s]]}),e.allies[s].map((l,d)=>o("td",{"data-none":l===0?"":void 0,children:l},d)),i(e.allies[s].reduce((l,d)=>l+d,0))]},s)),o("tr",{children:[o("th",{scope:"row",children:[o(m,{name:"monster"}),n("monster")]}),o("td",{colSpan:e.allies.crab.length,children:e.monsters}),i(e.monsters)]})]})]})}function We(e){return["pay",...ae(e).flatMap(([t,a])=>Array(a).fill(t))].join(" ")}function an({decision:e,cards:t,answer:a,remove:n,clear:r,undo:i}){let{view:s,book:l,t:d,act:b,busy:f}=v(),h=z(!0),u=e.payment;if(!u)return null;let c=We(t),k=a?.text===c?a:null,p=t.length>0?a:null,y=p?.points??0,M=k?.legal===!0&&!f;return o("div",{class:"ab-payment","data-fresh":k||t.length===0?"true":void 0,"data-ready":M?"true":void 0,children:[o("span",{class:"ab-payment-lord",role:"img","aria-label":l.lords[u.lord]?.name??u.lord,children:o(rt,{id:u.lord,cost:u.cost})}),o("div",{class:"ab-payment-sum",children:[o("div",{class:"ab-payment-cards",children:[t.length===0&&o("span",{class:"ab-empty",children:d("payment.empty")}),ae(t).map(([g,L])=>o("button",{type:"button",class:"ab-thing ab-mini-ally","aria-label":d("payment.remove",{card:h(g),n:L}),title:d("payment.remove",{card:h(g),n:L}),onClick:()=>n(g),children:[o(J,{card:g}),L>1&&o("b",{class:"ab-times",children:["×",L]})]},g))]}),o(si,{points:y,pearls:Math.min(p?.pearls??u.cost,u.pearls),cost:u.cost,started:p!==null}),o("div",{class:"ab-payment-line",role:"status",children:[o("strong",{children:d("payment.points",{n:y,cost:u.cost})}),o(li,{shown:p?.races??[],needed:u.races,mandatory:u.mandatory}),p&&p.pearls>0&&o(ci,{needed:p.pearls,have:u.pearls}),p&&p.wasted>0&&o("span",{class:"ab-payment-wasted",children:d("payment.wasted",{n:p.wasted})}),p?.legal&&o("span",{children:d("payment.affiliates",{cards:p.affiliates.map(h).join(` ${d("or")} `)})}),k&&!k.legal&&o("span",{class:"ab-not",children:d("payment.not_yet")})]}),k&&!k.legal&&o(me,{reasons:k.reasons}),o("div",{class:"ab-payment-buttons",children:[o("button",{type:"button",class:"ab-button ab-primary","data-role":"pay","data-draft":c,"aria-disabled":M?void 0:"true","aria-keyshortcuts":"Enter",onClick:()=>M&&b(c),children:[d("payment.pay"),o("kbd",{class:"ab-enter","aria-hidden":"true",children:"↵"})]}),t.length>0&&o("button",{type:"button",class:"ab-button","data-role":"clear",onClick:r,children:d("payment.clear")}),s.can_undo&&o("button",{type:"button",class:"ab-button ab-quiet","data-role":"payment-undo",onClick:i,children:[o(m,{name:"undo"}),d("payment.undo")]})]})]})]})}function si({points:e,pearls:t,cost:a,started:n}){let r=i=>a>0?Math.min(1,i/a):1;return o("div",{class:"ab-meter","aria-hidden":"true",children:[o("span",{class:"ab-meter-points",style:{transform:`scaleX(${r(e)})`}}),n&&o("span",{class:"ab-meter-pearls",style:{insetInlineStart:`${r(e)*100}%`,transform:`scaleX(${r(t)})`}})]})}function li({shown:e,needed:t,mandatory:a}){let{book:n,t:r}=v(),i=e.filter(d=>d!==a),s=a?[a,...i]:i,l=Math.max(0,t-s.length);return o("span",{class:"ab-slots",role:"img","aria-label":r("payment.races",{n:e.length,of:t}),title:r("payment.races",{n:e.length,of:t}),children:[s.map((d,b)=>o("span",{class:"ab-slot","data-race":d,"data-filled":e.includes(d)?"":void 0,"data-surplus":b>=t?"":void 0,title:e.includes(d)?n.races[d]:r("payment.needed",{race:n.races[d]}),children:o(m,{name:`race-${d}`})},d)),Array.from({length:l},(d,b)=>o("span",{class:"ab-slot"},b))]})}function ci({needed:e,have:t}){let{t:a}=v(),n=e>t;return o("span",{class:`ab-payment-pearls${n?" ab-not":""}`,children:[o(m,{name:"pearl"}),a(n?"payment.short":"payment.pearls",{n:e,have:t})]})}function on(e,t,a){return{target:e,title:a("sure"),lines:[t,a("sure.again")],rule:"",notes:[],answer:null}}function nn(e,{view:t,book:a,t:n}){let r=ce(e),i={target:e,title:"",lines:[],rule:"",notes:[],answer:null},s=a.lords[r],l=a.locations[r];switch(oe(e)){case"council":return{...i,title:n("council.stack",{race:a.races[r],n:t.council[r]}),lines:di(t,r,a,n)};case"deck":return{...i,title:n(`deck.${r}`,{n:ui(t,r)})};case"track":return{...i,title:Gt(t.track[t.track.length-1]??"",a,n)};case"hand":case"played":return{...i,title:Gt(r,a,n)};case"seat":{let d=t.players.find(({seat:b})=>b===r);return d?{...i,title:d.name,lines:[n("points",{n:d.points}),n("pearls",{n:d.pearls})]}:i}default:return s?{...i,title:s.name,lines:[[a.guilds[s.guild],n("lord.cost",{n:s.cost}),Pt(s,a,n),n("lord.influence",{n:s.influence}),...s.keys>0?[n("lord.keys",{n:s.keys})]:[]].join(" · "),s.kind==="none"?n("power.none"):`${n(`power.${s.kind}`)}: ${s.power}`,...fi(t,e,n)],rule:s.rule,notes:pi(t,e)}:l?{...i,title:l.name,lines:[l.text,he(r,t,n)?.words??""].filter(Boolean),rule:l.rule}:i}}function di(e,t,a,n){let r=e.memory?.council[t]??[];return r.length>0?[r.map(i=>Gt(i,a,n)).join(", ")]:[]}function fi(e,t,a){let n=oe(t)==="court"?e.plan?.lords[ce(t)]:void 0,r=e.players.find(({seat:i})=>i===e.seat);return n&&r?[a("plan.total",{before:r.points,after:r.points+n.gain})]:[]}function pi(e,t){let a=oe(t)==="court"?e.plan?.lords[ce(t)]:void 0;return a?e.decision?.mine?a.notes:[...a.missing,...a.notes]:[]}function ui(e,t){return t==="lords"?e.lord_deck:t==="locations"?e.location_deck:e.exploration_deck}function Gt(e,t,a){let[n,r]=e.split("-");return r===void 0?a("monster"):a("ally",{race:t.races[n]??n??"",value:r})}var rn={asked:"",chosen:[],hinted:[],draft:[],answer:null,armed:null},bi=80,ki=[];function hi(e){let t=e.decision;return t?[e.turn,t.seat,t.kind,t.card,...t.actions.map(({text:a})=>a)].join("|"):`${e.turn}`}function sn({view:e,book:t,settings:a,connection:n,link:r},i,s){let[l,d]=Z(null),[b,f]=Z(null),[h,u]=Z(null),[c,k]=Z(null),p=V(null),y=e.decision,M=c&&c.seq===e.seq&&c.anchor.isConnected?c:null,g=hi(e),L=l?.asked===g?l:rn,_=y?.mine===!0&&y.payment!==null,q=y?.mine?y.actions:ki,de=le(()=>Ne(q,_?[]:L.chosen),[q,_,L.chosen]),N=b!==null&&!n.lost,W=V(null),X=()=>W.current!==null&&!n.lost,P=w=>d(S=>({...S?.asked===g?S:rn,...w,asked:g})),O=w=>{w.kind==="refused"&&u({text:w.text,reasons:w.reasons})},F=w=>{try{w()}catch(S){let x=S instanceof Error?S.message:String(S);u({text:i("front_error",{text:x}),reasons:[]}),r.current?.ask({kind:"error",text:x})}},H=(w,S)=>F(()=>{if(X())return;let x=q.find($=>$.text===w)?.reveals;if(a.confirm&&x&&L.armed!==w){P({armed:w}),k(S?{note:on(S.target,x,i),anchor:S.anchor,seq:e.seq}:null),s([[i("sure"),x,i("sure.again")].join(" ")]);return}W.current=w;let K=setTimeout(()=>f(w),bi);u(null),k(null),r.current?.ask({kind:"act",seq:e.seq,text:w}).then($=>{clearTimeout(K),W.current=null,f(null),d(C=>C?.asked===g?{...C,chosen:[],armed:null}:C),O($)})}),fe=w=>{if(p.current=null,w.length===0)return P({draft:w,answer:null});P({draft:w});let S=We(w);r.current?.ask({kind:"draft",seq:e.seq,text:S}).then(x=>{x.kind==="draft"&&d(K=>K&&We(K.draft)===x.text?{...K,answer:x}:K),x.kind==="draft"&&x.legal&&x.text===p.current&&H(x.text),O(x)})},ht=w=>{let S=e.players.find(({seat:$})=>$===e.seat)?.hand,x=Array.isArray(S)?S.filter($=>$===w).length:0,K=L.draft.filter($=>$===w).length;fe(K<x?[...L.draft,w]:L.draft.filter($=>$!==w))},Ve=(w,S)=>{let x=nn(w,{view:e,book:t,t:i}),K={note:x,anchor:S,seq:e.seq};k(x.title?K:null),!(e.seat===null||e.over)&&r.current?.ask({kind:"why",seq:e.seq,target:w}).then($=>{if($.kind!=="why"&&$.kind!=="refused")return;let C={text:$.kind==="why"?"":$.text,reasons:$.reasons};k(U=>U===K?{...U,note:{...x,answer:C}}:U)})},Fe=(w,S)=>F(()=>{if(u(null),_&&w.startsWith("hand:"))return ht(w.slice(5));if(X())return;let x=ja(q,L.chosen,w);x.kind==="send"?H(x.action.text,{target:w,anchor:S}):x.kind==="choose"?(k(null),P({chosen:x.chosen,armed:null})):Ve(w,S)}),ge=w=>{(w==="undo"?!e.can_undo:!e.can_redo)||(u(null),r.current?.ask({kind:w,seq:e.seq}).then(O))},ne=()=>{e.thinking&&r.current?.ask({kind:"skip"}).then(O)},Be=()=>{X()||(u(null),r.current?.ask({kind:"pass_all",seq:e.seq}).then(O))},Ue=y?.kind==="offer"&&(y.mine||e.curtain!==null),re=()=>{r.current?.ask({kind:"rematch"}).then(O)},mt=()=>{let{answer:w,draft:S}=L;if(!_||S.length===0)return!1;let x=We(S);if(w?.text!==x)p.current=x;else if(w.legal)H(x);else return!1;return!0},vt=()=>{if(L.armed!==null)P({armed:null}),k(null);else if(M)k(null);else if(L.chosen.length>0)P({chosen:[]});else if(L.draft.length>0)fe([]);else if(h)u(null);else return!1;return!0},yt=w=>{(w.length>0||L.hinted.length>0)&&P({hinted:w})};return{question:g,progress:L,paying:_,actions:q,fits:de,busy:N,sent:b,sending:W,notice:h,setNotice:u,shown:M,closeNote:et(()=>k(null),[]),safely:F,refused:O,act:H,press:Fe,drafted:fe,pay:mt,hint:yt,travel:ge,skip:ne,passAll:Ue?Be:null,rematch:re,unchoose:()=>P({chosen:[]}),cancel:vt}}function zt(e){return`⁨${e}⁩`}function bt(e){let t=new Intl.PluralRules(e.lang),a=(n,r)=>(typeof r=="number"&&t.select(r)==="one"?e.words[`${n}.one`]:void 0)??e.words[n]??n;return(n,r={})=>a(n,r.n).replace(/\{(\w+)\}/g,(i,s)=>{let l=String(r[s]??i);return s==="name"?zt(l):l})}function ln(){let{view:e,t}=v(),a=e.last_turns;if(!a||e.over)return null;let n=r=>e.players.find(i=>i.seat===r)?.name??r;return o("p",{class:"ab-last",role:"note",children:[o(m,{name:"crown"}),o("strong",{dir:"auto",children:t("last_turns",{name:n(a.by)})}),a.left.length>0&&o("span",{dir:"auto",children:t("last_turns.left",{names:a.left.map(n).map(zt).join(", ")})})]})}function cn({skip:e}){let{view:t,t:a}=v(),n=s=>t.players.find(l=>l.seat===s)?.name??s,r=t.decision,i=t.over?a("over"):r?.title??a("wait");return o("div",{class:"ab-prompt","data-mine":r?.mine&&!t.over?"true":void 0,children:[o("h2",{class:"ab-prompt-title",tabIndex:-1,"data-prompt":"",children:[r&&!t.over&&o("i",{class:"ab-seat-dot","data-seat":r.seat,"aria-hidden":"true",children:r.seat.slice(1)}),o("span",{children:i}),t.last_turns&&!t.over&&o("span",{class:"ab-last-tag",children:a("last_turn")}),t.thinking&&o("span",{class:"ab-thinking",role:"img","aria-label":a("thinking",{name:n(t.thinking)}),children:[o("i",{}),o("i",{}),o("i",{})]})]}),t.thinking&&o("button",{type:"button",class:"ab-button ab-skip","data-role":"skip","aria-keyshortcuts":"S",onClick:e,children:[a("skip"),o("kbd",{"aria-hidden":"true",children:"S"})]}),t.over&&t.winners.length>0&&o("p",{class:"ab-hint ab-winners",children:[a("winners"),t.winners.map(s=>o(ee,{seat:s,name:n(s)},s))]}),!t.over&&r?.hint&&o("p",{class:"ab-hint",children:r.hint}),t.over&&t.tie&&o("p",{class:"ab-hint ab-tie",children:a(`tie.${t.tie}`)}),!t.over&&o(oo,{})]})}var mi=["lords","allies","monsters"],vi={lords:"influence",allies:"hand",monsters:"monster-token"};function dn({again:e,rematch:t}){let{view:a,book:n,t:r}=v(),i=a.scores;if(!i)return null;let s=l=>l.locations.reduce((d,{points:b})=>d+b,0);return o("section",{class:"ab-scores","aria-label":r("scores"),children:[o("div",{class:"ab-scores-scroll",tabIndex:0,role:"group","aria-label":r("scores"),children:o("table",{children:[o("thead",{children:o("tr",{children:[o("td",{}),i.map(l=>o("th",{scope:"col","data-winner":l.winner?"true":void 0,children:[l.winner&&o(m,{name:"crown",class:"ab-crown"}),o(ee,{seat:l.seat,name:l.name}),l.winner&&o("span",{class:"ab-hidden",children:r("winner")})]},l.seat))]})}),o("tbody",{children:[o("tr",{children:[o("th",{scope:"row",children:[o(m,{name:"key"}),r("score.locations")]}),i.map(l=>o("td",{children:[o("b",{children:s(l)}),o("ul",{class:"ab-score-places",children:l.locations.map(({id:d,points:b,text:f})=>o("li",{title:f,children:[o("span",{dir:"auto",children:n.locations[d]?.name??d}),o("span",{children:b})]},d))})]},l.seat))]}),mi.map(l=>o("tr",{children:[o("th",{scope:"row",children:[o(m,{name:vi[l]}),r(`score.${l}`)]}),i.map(d=>o("td",{children:o("b",{children:d[l]})},d.seat))]},l)),o("tr",{class:"ab-score-total",children:[o("th",{scope:"row",children:[o(m,{name:"crown"}),r("score.total")]}),i.map(l=>o("td",{"data-winner":l.winner?"true":void 0,children:o("b",{children:l.total})},l.seat))]}),o("tr",{class:"ab-score-pearls",children:[o("th",{scope:"row",children:[o(m,{name:"pearl"}),r("score.pearls")]}),i.map(l=>o("td",{children:l.pearls},l.seat))]})]})]})}),o("div",{class:"ab-scores-next",children:[o("button",{type:"button",class:"ab-button ab-primary","data-role":"rematch",onClick:t,children:[o(m,{name:"redo"}),r("rematch")]}),o("button",{type:"button",class:"ab-button","data-role":"again",onClick:e,children:[o(m,{name:"new-game"}),r("new")]})]})]})}var yi=12;function fn(){let[e,t]=Z([]),a=et((n,r=!1)=>{n.length===0&&!r||t(i=>{let s=(i[i.length-1]?.id??0)+1;return[...r?[]:i,...n.map((l,d)=>({id:s+d,text:l}))].slice(-yi)})},[]);return[e,a]}function pn({lines:e}){return o("div",{class:"ab-hidden","aria-live":"polite","data-role":"live",children:e.map(({id:t,text:a})=>o("p",{children:a},t))})}var gi=6;function un(e,t,a,n,r){let i=V(e.log[e.log.length-1]?.id??-1),s=V(e.seat),l=V("");we(()=>{let d=e.log.filter(({id:u})=>u>i.current);i.current=e.log[e.log.length-1]?.id??-1;let b=d.slice(-gi).map(to),f=`${t}|${e.over}`;f!==l.current&&(e.over&&e.scores?b.push(a("over")):e.decision?.mine&&b.push(e.decision.title)),l.current=f;let h=s.current!==e.seat;s.current=e.seat,h&&r(),n(b,h)},[e])}function bn(e){return Object.entries(Q[e]).map(([t,a])=>`--ab-${t}:${a}`).join(";")}function wi(){let{family:e,"family-title":t,"line-height":a,...n}=Q.type;return[`--ab-family:var(--jp-ui-font-family,${e})`,`--ab-family-title:${t}`,`--ab-line-height:${a}`,...Object.entries(n).map(([r,i])=>`--ab-type-${r}:${i}px`),...Object.entries(Q.space).map(([r,i])=>`--ab-space-${r}:${i}px`),...Object.entries(Q.radius).map(([r,i])=>`--ab-radius-${r}:${i}px`),...Object.entries(Q.motion).map(([r,i])=>`--ab-motion-${r}:${i}ms`)].join(";")}var hn=`.ab-root{${wi()};${bn("light")}}.ab-root[data-theme=dark]{${bn("dark")}}`;function kn(e){let a=Qt(e).find(s=>s.hasAttribute("data-jp-theme-light"))?.getAttribute("data-jp-theme-light")??null;if(a!==null)return a==="false"?"dark":"light";let n=Yt(e).classList;if(n.contains("vscode-dark")||n.contains("vscode-high-contrast"))return"dark";if(n.contains("vscode-light"))return"light";let r=e.ownerDocument.defaultView,i=r?.getComputedStyle(e.isConnected?e:Yt(e));return i?.getPropertyValue("--jp-layout-color0")?"light":i?.colorScheme==="dark"||i?.colorScheme==="light"?i.colorScheme:r?.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function Li(e,t){let a=e.ownerDocument.defaultView,n=new MutationObserver(t);for(let i of Qt(e))n.observe(i,{attributeFilter:["data-jp-theme-light","class","style","data-theme"]});let r=a?.matchMedia?.("(prefers-color-scheme: dark)");return r?.addEventListener("change",t),()=>{n.disconnect(),r?.removeEventListener("change",t)}}function Qt(e){let t=e.parentElement??e.getRootNode().host;return t?[t,...Qt(t)]:e.isConnected?[]:[Yt(e),e.ownerDocument.documentElement]}function Yt(e){return e.ownerDocument.body}function mn(e,t){let[a,n]=Z(()=>kn(e));return E(()=>Li(e,()=>n(kn(e))),[e]),t==="auto"?a:t}function vn(){let{view:e,t}=v(),a=z(),n=e.track.length-1,r=o(D,{children:[o("span",{children:t("price",{n:e.price})}),o(m,{name:"pearl"}),o("span",{class:"ab-sep"}),o("span",{"data-place":"discard:exploration",children:t("discard",{n:e.exploration_discard})})]});return o(Y,{name:"track",title:t("track"),aside:r,children:o(R,{label:t("track"),class:"ab-track",name:"track",children:[o(He,{target:"deck:exploration",back:"back-ally",count:e.exploration_deck,label:t("deck.exploration",{n:e.exploration_deck})}),Array.from({length:e.track_spaces},(i,s)=>{let l=e.track[s],d=s===e.track_spaces-1;return l===void 0?o("span",{class:"ab-space ab-space-ally",children:d?o(m,{name:"pearl"}):o("span",{children:s+1})},s):s<n?o("span",{class:"ab-lying","data-place":`space:${s}`,role:"img","aria-label":a(l),children:o(J,{card:l})},`${s} ${l}`):o(I,{target:"track",place:`space:${s}`,label:t("track.latest",{card:a(l)}),class:"ab-revealed",children:[o(J,{card:l}),d&&o(m,{name:"pearl",class:"ab-bonus"})]},`${s} ${l}`)})]})})}var yn=[600,640,760,1e3,1160,1360],Xt=1160;function gn(e){let[t,a]=Z(0);return E(()=>{let n=e.current;if(!n)return;let r=()=>{let s=n.offsetWidth;s>0&&a(Math.max(0,...yn.filter(l=>l<=s)))};if(r(),typeof ResizeObserver>"u")return;let i=new ResizeObserver(r);return i.observe(n),()=>i.disconnect()},[e]),t}function wn(e){return yn.filter(t=>t<=e).map(t=>`ab-from-${t}`).join(" ")}function Ln({model:e,host:t,prefix:a}){let n=Vo(e),{view:r,book:i,settings:s,connection:l,link:d}=n,b=le(()=>bt(i),[i]),[f,h]=fn(),u=sn(n,b,h),{progress:c,paying:k,actions:p,sent:y,notice:M,shown:g,safely:L,refused:_,travel:q,skip:de}=u,[N,W]=Z(null),[X,P]=Z(null),[O,F]=Z(lt),H=V(null),fe=V(null),ht=mn(t,s.theme),Ve=gn(H),Fe=Xo(s.motion),ge=X??Ve>=Xt,ne=r.decision;E(()=>{N!==null&&H.current?.querySelector(".ab-menu, .ab-help")?.focus()},[N]);let Be=()=>{let C=H.current,U=C?.querySelector(".ab-log")?.contains(De(C));P(!1),U&&C?.querySelector("[data-role=log]")?.focus({preventScroll:!0}),Ve<Xt&&C?.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"})},Ue=()=>ge?Be():P(!0);E(()=>{X===!0&&H.current?.querySelector(".ab-log")?.scrollIntoView?.({block:"nearest"})},[X]);let re=C=>{let U=H.current;if(C!==null&&N===null&&(fe.current=De(U)),W(C),C!==null)return;(fe.current?.isConnected?fe.current:U?.querySelector("[data-role=menu]"))?.focus()},mt=()=>{if(!N||g||c.armed!==null){if(u.cancel())return!0;if(X!==!0)return!1;Be()}else re(null);return!0},vt=Ha({view:r,book:i,settings:s,prefix:a,t:b,match:u.fits,chosen:p.find(({text:C})=>C===y)?.targets??c.chosen,hinted:c.hinted,busy:u.busy,sent:y,draft:k?c.draft:null,armed:p.find(({text:C})=>C===c.armed)??null,press:u.press,act:u.act,hint:u.hint}),yt=mo({root:H,cancel:mt,pay:u.pay,undo:()=>q("undo"),redo:()=>q("redo"),skip:de,log:Ue,help:()=>re(N==="help"?null:"help")});ho(H),uo(H,`${u.question}|${r.curtain}|${c.armed}`),fo(H,u.sending.current!==null),un(r,u.question,b,h,()=>u.setNotice(null));let w=Lo(r),S=wo(r,ge,d),[x,K]=le(()=>Ci(r).map(C=>o(Fa,{players:C})),[r]),$=le(()=>({hand:o(po,{}),table:o(Mi,{}),memory:o(tn,{}),played:o(Ua,{}),last:o(ln,{})}),[]);return o(Ce.Provider,{value:a,children:o(Et.Provider,{value:i,children:o(jt.Provider,{value:vt,children:o("div",{ref:H,class:`ab-root ${wn(Ve)}`,lang:i.lang,"data-theme":ht,style:{zoom:s.scale},"data-seq":r.seq,"data-motion":Fe?"on":"off","data-pending":l.pending>0?"true":void 0,"data-mine":ne?.mine?"true":void 0,onKeyDown:C=>L(()=>yt(C)),children:[o("style",{children:hn}),o(tt,{prefix:a}),o(ut,{on:Fe,view:r,speed:s.speed,prefix:a,board:H}),o("div",{class:"ab-frame",children:[o(ro,{panel:N,undo:()=>q("undo"),redo:()=>q("redo"),log:Ue,logOpen:ge,show:C=>re(N===C?null:C)}),o(Jo,{notice:M,lost:l.lost,dismiss:()=>u.setNotice(null)}),N==="menu"&&o(Zo,{set:(C,U)=>{d.current?.ask({kind:"set",name:C,value:U}).then(_)},start:(C,U)=>{d.current?.ask({kind:"new",seats:C,seed:U}).then(Ke=>{Ke.kind==="done"&&W(null),_(Ke)})},close:()=>re(null)}),N==="help"&&o(vo,{close:()=>re(null)}),$.last,o("div",{class:"ab-layout","data-seats":r.players.length,children:[o("div",{class:"ab-main",children:[r.curtain?o(co,{seat:r.curtain,passAll:u.passAll,ready:()=>{let C=r.curtain;C&&d.current?.ask({kind:"ready",seq:r.seq,seat:C}).then(_)}}):o("section",{class:"ab-console","aria-label":b("console"),"data-mine":ne?.mine&&!r.over?"true":void 0,"data-hand":r.seat!==null&&!r.over?"true":void 0,children:[o("div",{class:"ab-asks",children:[o(cn,{skip:de}),o(dn,{again:()=>N!=="menu"&&re("menu"),rematch:u.rematch}),k&&ne&&o(an,{decision:ne,cards:c.draft,answer:c.answer,remove:C=>{let U=c.draft.lastIndexOf(C);L(()=>u.drafted(c.draft.filter((Ke,Mn)=>Mn!==U)))},clear:()=>L(()=>u.drafted([])),undo:()=>q("undo")}),$.played,o(Ia,{more:ne?.mine?ne.more:0,passAll:u.passAll,cancel:c.chosen.length>0&&!k&&!u.busy?u.unchoose:null})]}),$.hand]}),$.table,x]}),o("div",{class:"ab-side",children:[K,$.memory,ge&&o(ao,{lines:S,filter:O,choose:F,newFrom:w,close:Be})]})]}),g&&o(io,{note:g.note,anchor:g.anchor,root:H.current,close:u.closeNote})]}),o(pn,{lines:f})]})})})})}function Mi(){return o("div",{class:"ab-table",children:[o(lo,{}),o(vn,{}),o(Ra,{}),o(so,{}),o(go,{})]})}function Ci({players:e,seat:t}){let a=e.findIndex(({seat:n})=>n===t);return a<0?[e,[]]:[e.slice(a,a+1),[...e.slice(a+1),...e.slice(0,a)]]}var kt=class extends G{state={error:null};again=()=>{this.state.error!==null&&this.setState({error:null})};componentDidMount(){this.props.model.on("change:view",this.again)}componentWillUnmount(){this.props.model.off("change:view",this.again)}componentDidCatch(t){let a=t instanceof Error?`${t.name}: ${t.message}`:String(t);this.setState({error:a});try{this.props.model.send({kind:"error",id:0,text:a})}catch{}}render(){let{error:t}=this.state;if(t===null)return this.props.children;let a=this.props.model.get("book"),n=bt({words:{},...a});return o("div",{class:"ab-root ab-broken",role:"alert",children:[o("p",{children:n("front_error",{text:t})}),o("button",{type:"button",class:"ab-button",onClick:this.again,children:n("again")})]})}};var _i=0;function xi({model:e,el:t}){let a=t.ownerDocument.createElement("div");a.className="ab-host",t.append(a);let n=`ab${(++_i).toString(36)}${Math.random().toString(36).slice(2,6)}-`;return Ae(o(kt,{model:e,children:o(Ln,{model:e,host:a,prefix:n})}),a),()=>{Ae(null,a),a.remove()}}var Wf={render:xi};export{Wf as default};
