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
var T,Zn,Or,ue,$t,Je,Vn,Xe,Sn,Rt,Pt,En,Pe=Symbol.for("pv"),et={},tt=[],Nr=/^m(i|n|o|s|text|space)$/,Ot=Array.isArray,Nt=tt.slice,ge=Object.assign;function ve(e){e&&e.parentNode&&e.remove()}function nt(e,t,n){var a,r,i,s={},l=arguments.length;for(i in t)i=="key"?a=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return l>2&&(s.children=l>3?Nt.call(arguments,2):n),$e(e,s,a,r,null)}function $e(e,t,n,a,r){var i={type:e,props:t,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pe,__v:r||++Zn,__i:-1,__u:0};return!r&&T.vnode&&T.vnode(i),i}function Bn(){return{current:null}}function H(e){return e.children}function ce(e,t){this.props=e,this.context=t,this.__g=0}function be(e,t){if(t==null)return e.__&&be(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:be(e)}function Wr(e){var t,n=e.__v,a=n.__e,r=[],i=[],s=e.__P;s&&((t=ge({constructor:Pe},n)).__v=n.__v+1,T.vnode&&T.vnode(t),Wt(s,t,n,e.__n,s.namespaceURI,32&n.__u?[a]:null,r,a||be(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,Rn(r,t,i),n.__=n.__e=null,t.__e!=a&&An(t))}function An(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),An(e)}function jt(e){(8&e.__g||(e.__g|=8,ue.push(e),Je++))&&$t==T.debounceRendering||(($t=T.debounceRendering)||queueMicrotask)(Tn)}function Tn(){try{for(var e,t=1;ue.length;)ue.length>t&&ue.sort(Vn),e=ue.shift(),t=ue.length,8&e.__g&&Wr(e)}finally{(Je=ue.length)&&($t||queueMicrotask)(Tn)}}function $n(e,t,n,a,r,i,s,l,c,p,f){var b,u,d,m,h,k,w=a.__k||tt,g=t.length;for(c=Ir(n,t,w,c,g),b=0;b<g;b++)(d=n.__k[b])!=null&&(u=~d.__i&&w[d.__i]||et,d.__i=b,k=Wt(e,d,u,r,i,s,l,c,p,f),m=d.__e,(u.ref!=d.ref||8&u.__u)&&(u.ref&&It(u.ref,null,d,u),d.ref&&f.push(d.ref,d.__c||m,d)),h=h||m,4&d.__u?(c=Pn(d,c,e,!u.__v),u.__e&&(u.__e=null)):typeof d.type=="function"&&k!==void 0?c=k:m&&(c=m.nextSibling),d.__u&=-21);return n.__e=h,c}function Ir(e,t,n,a,r){var i,s,l,c,p,f,b,u,d,m=n.length,h=m,k=0,w=0,g=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[i]=$e(null,s):Ot(s)?s=g[i]=$e(H,{children:s}):s.constructor===Pe&&s.__b?s=g[i]=$e(s.type,s.props,s.key,s.ref,s.__v):g[i]=s,c=i+k,s.__=e,s.__b=e.__b+1,l=null,~(p=s.__i=Dr(s,n,c,h))&&(h--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,w=1)):(~p||(r>m?k--:r<m&&k++),typeof s.type!="function"&&(s.__u|=4))):g[i]=null;if(w){for(f=[],b=[],i=0;i<r;i++)if((s=g[i])&&16&s.__u){for(k=0,u=f.length;k<u;)f[d=k+u>>1]<s.__i?k=d+1:u=d;f[k]=s.__i,b[i]=k+1}for(k=f.length;i--;)b[i]&&(b[i]==k?k--:g[i].__u|=4)}if(h)for(i=0;i<m;i++)!(l=n[i])||2&l.__u||(l.__e==a&&(a=be(l)),Dt(l,l));return a}function Pn(e,t,n,a){var r,i,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=Pn(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=be(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!a&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Dr(e,t,n,a){var r,i=e.key,s=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&i==null||c&&i==l.key&&s==l.type)return n;if(a>(c?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r}return-1}function Hn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ye(e,t,n,a,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof a=="string"&&(e.style.cssText=a=""),a)for(t in a)n&&t in n||Hn(e.style,t);if(n)for(t in n)a&&n[t]==a[t]||Hn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof a!="function"&&(a=null),(e.__e||(e.__e={}))[t]=n,n&&a||(s=Pt[t]||(Pt[t]=Ur(t)),(e.__a||(e.__a={}))[t]=Rt,i=t!=(t=t.replace(Sn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ur(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Xe]==null)t[Xe]=Rt++;else if(t[Xe]<this.__a[e])return;return n(T.event?T.event(t):t)}}}function Wt(e,t,n,a,r,i,s,l,c,p){var f,b,u,d,m,h,k,w,g,L,x,Z,W,D,S,$,U,q,F=t.type;if(t.constructor!==Pe)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(t.__u|=c,b=i=[],f.nodeType==8?l=Qe(f,i):i.push(f),l=i[0]||l),(f=T.__b)&&f(t);e:if(typeof F=="function"){u=s.length;try{if(w=t.props,g=(f=F.prototype)&&f.render,L=(f=F.contextType)&&a[f.__c],x=f?L?L.props.value:f.__:a,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(g?t.__c=d=new F(w,x):(t.__c=d=new ce(w,x),d.constructor=F,d.render=Fr),L&&L.sub(d),d.state||(d.state={}),d.__n=a,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),F.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=ge({},d.__s)),ge(d.__s,F.getDerivedStateFromProps(w,d.__s)))),m=d.props,h=d.state,d.__v=t,n.__c){if(w!==m&&g&&!F.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(w,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(w,d.__s,x)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(K){K&&(K.__=t)}),tt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&s.push(d),l=be(n);break e}d.componentWillUpdate&&d.componentWillUpdate(w,d.__s,x),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,h,k)})}else g&&!F.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=w,d.__P=e,d.__g&=-5,Z=T.__r,W=g?25:0;do d.__g&=-9,Z&&Z(t),f=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++W<25);g&&(tt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(a=ge({},a,d.getChildContext())),g&&n.__c&&d.getSnapshotBeforeUpdate&&(k=d.getSnapshotBeforeUpdate(m,h)),D=f&&f.type===H&&f.key==null?f.props.children:f,w.__P&&(f=l,r=(e=w.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(K){K&&Dt(K,K)}),n.__k=null),l=n.__k?be(n,0):null),l=$n(e,Ot(D)?D:[D],t,n,a,r,i,s,l,c,p),w.__P&&(t.__e=null,l=f),t.__u&=-161,b&&b.some(ve),d.__h.length&&s.push(d),1&d.__g&&(d.__g&=-4)}catch(K){if(s.length=u,t.__v=null,c||i)if(K&&K.then){if(t.__u|=128|c,i){for(~(U=i.indexOf(l||void 0))||(U=i.length);(q=i[U-1])&&q.nodeType==8;)U--;for(;U<i.length;U++)if(q=i[U])if(i[U]=null,S){if(q==$)break}else{if(q.nodeType!=8)break;q.data.startsWith("$s")&&($=Qe(S=q))}}if(!S){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;S=l}(f=Qe(S=t.__c.__z||(t.__c.__z=S)))?(t.__e=S,l=f):t.__e=l,l=l&&l.nextSibling}else i&&i.some(ve);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),K&&K.then||jn(t),T.__e(K,t,n)}}else l=t.__e=qr(n.__e,t,n,a,r,i,s,c,p,e);return(f=T.diffed)&&f(t),l}function Qe(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function jn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(jn))}function Rn(e,t,n){for(var a=0;a<n.length;)It(n[a++],n[a++],n[a++]);T.__c&&T.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){T.__e(i,r.__v)}})}function qr(e,t,n,a,r,i,s,l,c,p){var f,b,u,d,m,h,k,w,g=n.props||et,L=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(f=0;f<i.length;f++)if((m=i[f])&&(x?m.localName==x:m.nodeType==3)){e=m,i[f]=null;break}}if(!e){if(w=p.ownerDocument||document,!x)return w.createTextNode(L);e=w.createElementNS(r,x,L.is?L:p),l&&(T.__m&&T.__m(t,i),l=!1),i=null}if(x){if(p=x=="template"&&e.content||e,i=x=="textarea"&&L.defaultValue!=null?null:i&&Nt.call(p.childNodes),!l&&i)for(g={},f=0;f<e.attributes.length;f++)g[(m=e.attributes[f]).name]=m.value;for(f in g)m=g[f],f=="dangerouslySetInnerHTML"?u=m:f=="children"||f in L||f=="value"&&"defaultValue"in L||f=="checked"&&"defaultChecked"in L||Ye(e,f,null,m,r);for(f in L)m=L[f],f=="children"?d=m:f=="dangerouslySetInnerHTML"?b=m:f=="value"?h=m:f=="checked"?k=m:l&&typeof m!="function"||g[f]===m||Ye(e,f,m,g[f],r);b?(l||u&&(b.__html==u.__html||b.__html==e.innerHTML)||(e.innerHTML=b.__html),t.__k=[]):(u&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Nr.test(x))&&(r="http://www.w3.org/1999/xhtml"),$n(p,Ot(d)?d:[d],t,n,a,r,i,s,i?i[0]:n.__k&&be(n,0),l,c),i&&i.some(ve)),l&&x!="textarea"||(f="value",x=="progress"&&h==null?e.removeAttribute(f):h==null||h===e[f]&&(x!="progress"||h)||Ye(e,f,h,g[f],r),f="checked",k!=null&&k!=e[f]&&Ye(e,f,k,g[f],r))}else g===L||l&&e.data==L||(e.data=L);return e}function It(e,t,n,a){try{typeof e=="function"?t?t.__x=e(t)||1:a&&(a=a.__c||a.__e)&&(t=a.__x)&&(a.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){T.__e(r,n)}}function Dt(e,t,n){var a,r,i,s;if(T.unmount&&T.unmount(e),!(a=e.ref)||a.current&&a.current!=e.__e||It(a,null,t,e),a=e.__c){if(a.componentWillUnmount)try{a.componentWillUnmount()}catch(l){T.__e(l,t)}a.__P=a.__n=null}if(a=e.__k)for(s=0;s<a.length;s++)a[s]&&Dt(a[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(a=e.__c)&&(a=a.__z)&&(r=Qe(a,i=[]))&&(a==e.__e&&i.some(ve),ve(r),ve(a)),n||ve(e.__e),e.__e=e.__c=e.__=null}function Fr(e,t,n){return this.constructor(e,n)}function je(e,t){var n,a,r,i;T.__&&T.__(e,t),t.nodeType==9&&(t=t.documentElement),a=(n=e&&32&e.__u)?null:t.__k,t.__k=$e(H,{children:[e]}),r=[],i=[],Wt(t,t.__k,a||et,et,t.namespaceURI,a?null:t.firstChild?Nt.call(t.childNodes):null,r,a?a.__e:t.firstChild,n,i),Rn(r,t.__k,i),t.__k.props.children=null}function ot(e){function t(n){var a,r;return this.getChildContext||(a=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&a.forEach(function(s){s.__g|=4,jt(s)})},this.sub=function(i){a.add(i);var s=i.componentWillUnmount;i.componentWillUnmount=function(){a.delete(i),s&&s.call(i)}}),n.children}return t.__c="__cC"+En++,t.__=e,t.Provider=(t.Consumer=function(n,a){return n.children(a)}).contextType=t,t}T={__e:function(e,t,n,a){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,a||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Je=0,e}},Zn=0,Or=function(e){return e!=null&&e.constructor===Pe},ce.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ge({},this.state)),typeof e=="function"&&(e=e(ge({},n),this.props)),e&&(ge(n,e),this.__v&&(t&&this.__k.push(t),jt(this)))},ce.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),jt(this))},ce.prototype.render=H,ue=[],Je=0,Vn=function(e,t){return e.__v.__b-t.__v.__b},Xe=Symbol(),Sn=/(PointerCapture)$|Capture$/i,Rt=0,Pt={},En=0;var we,j,Ut,On,qt=Object.is,Oe=0,Gn=[],Ft=[],O=T,Nn=O.__b,Wn=O.__r,In=O.diffed,Dn=O.__c,Un=O.unmount,qn=O.__;function Ne(e,t){O.__h&&O.__h(j,e,Oe||t),Oe=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return Oe=1,Kr(Yn,e)}function Kr(e,t,n){var a=Ne(we++,2);if(a.t=e,!a.__c&&(a.__=[n?n(t):Yn(void 0,t),function(i){var s=(a.__N||a.__)[0],l=a.t(s,i);qt(s,l)||(a.__N=[l,a.__[1]],a.__c.setState({}))}],a.__c=j,!j.__f)){j.__f=!0;var r=j.shouldComponentUpdate;j.shouldComponentUpdate=function(i,s,l){var c=this.__H;if(!c)return!0;var p=!1,f=this.props!=i;if(c.__.some(function(u){u.__N&&(p=!0,qt(u.__[0],u.__N[0])||(f=!0))}),r){var b=r.call(this,i,s,l);return p?b||f:b}return!p||f}}return a.__}function J(e,t){var n=Ne(we++,3);!O.__s&&Gt(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function E(e,t){var n=Ne(we++,4);!O.__s&&Gt(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function M(e){return Oe=5,ie(function(){return{current:e}},[])}function ie(e,t){var n=Ne(we++,7);return Gt(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function zn(e,t){return Oe=8,ie(function(){return e},t)}function at(e){var t=j.context[e.__c],n=Ne(we++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function Gr(){var e;do{for(;e=Ft.shift();)try{Re(e)}catch(n){O.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Gn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Re),t.__h.some(Kt),t.__h=[]}catch(n){t.__h=[],O.__e(n,e.__v)}}}while(Ft.length)}O.__b=function(e){j=null,Nn&&Nn(e)},O.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),qn&&qn(e,t)},O.__r=function(e){Wn&&Wn(e),we=0;var t=(j=e.__c).__H;t&&(Ut==j?j.__h=[]:(t.__h.some(Re),t.__h.some(Kt),we=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ut=j},O.diffed=function(e){In&&In(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Kn(Gn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ut=j=null},O.__c=function(e,t){t.some(function(n){try{n.__h.some(Re),n.__h=n.__h.filter(function(a){return!a.__||Kt(a)})}catch(a){n.__h=[function(){throw a}]}}),Dn&&Dn(e,t)},O.unmount=function(e){Un&&Un(e);var t,n,a=e.__c;a&&a.__H&&(a.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Kn(Ft.push(r))}else Re(r)}catch(i){t=i}}),a.__H=void 0,t&&O.__e(t,a.__v))};var Fn=typeof requestAnimationFrame=="function";function zr(e){var t,n=function(){clearTimeout(a),Fn&&cancelAnimationFrame(t),setTimeout(e)},a=setTimeout(n,35);Fn&&(t=requestAnimationFrame(n))}function Kn(e){e!=1&&On==O.requestAnimationFrame||((On=O.requestAnimationFrame)||zr)(Gr)}function Re(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function Kt(e){var t=j;e.__c=e.__(),j=t}function Gt(e,t){return!e||e.length!=t.length||t.some(function(n,a){return!qt(n,e[a])})}function Yn(e,t){return typeof t=="function"?t(e):t}var Ze={about:"What the pictures are put together from, in drawing order: parts of portraits.svg and scenes.svg, each as its name or as [name, right, down, scale]. Behind a Lord stands the halo of its Guild, between `behind` and `front` the body of its Guild. `frames`: width and height of a picture, and of each of its parts. `skins`: values of --ab-skin and --ab-skin-shade, in both themes.",frames:{portrait:[116,100],scene:[140,70]},skins:{sea:{skin:"#8fc7c2","skin-shade":"#5f9c9c"},dusk:{skin:"#b9b4e0","skin-shade":"#857fb8"},foam:{skin:"#c6d3d8","skin-shade":"#90a3ac"},sky:{skin:"#a6cdec","skin-shade":"#6f9bc2"},moss:{skin:"#b9d49c","skin-shade":"#88a96c"},mint:{skin:"#a3dcc4","skin-shade":"#6fae96"}},lords:{recruiter:{skin:"mint",front:["head-broad","face-stern","moustache","morion","horn",["fist",18,15]]},jailer:{skin:"foam",behind:["bars"],front:["head-broad","face-stern","cowl","padlock"]},seeker:{skin:"sea",front:["head-oval","face-sly","kerchief","spyglass",["fist",28,12]]},assassin:{skin:"dusk",front:["head-oval","shade","face-glow","mask","hood","dagger",["fist",35,34]]},commander:{skin:"sky",behind:["plume"],front:["head-broad","face-stern","helm","standard",["fist",28,36]]},tamer:{skin:"mint",behind:["mane"],front:["head-lean","face-lady","headband","beast"]},hunter:{skin:"foam",front:["head-oval","face-stern","shark-hood","harpoon",["fist",35,34]]},"ship-master":{skin:"sky",front:["head-broad","face-kind","beard-full","bicorne","ship"]},trader:{skin:"dusk",front:["head-lean","face-lady","coiffure","tray",["ball",24,18],["ball",42,18],["ball",33,6]]},peddler:{skin:"moss",behind:["pack"],front:["head-oval","face-kind","cap-point",["ball",24,36],["ball",40,38]]},landlord:{skin:"foam",front:["head-broad","face-sly","moustache","turban","monocle","hourglass"]},slaver:{skin:"moss",front:["head-broad","face-stern","goatee","topknot","eyepatch","shackles",["fist",30,3]]},shopkeeper:{skin:"mint",behind:["awning"],front:["head-oval","face-kind","moustache","cap-round",["ball",33,26]]},shaman:{skin:"moss",behind:["hair-long"],front:["head-lean","face-lady","fringe","warpaint","antlers","drum"]},invoker:{skin:"sky",behind:["runes"],front:["head-oval","shade","face-glow","hood","flame",["fist",34,38]]},apprentice:{skin:"mint",front:["head-oval","face-young","hat-floppy","books"]},oracle:{skin:"sea",front:["head-lean","face-blind","veil","third-eye","orb"]},alchemist:{skin:"sky",behind:["hair-wild"],front:["head-oval","face-kind","goggles","flask"]},illusionist:{skin:"sea",behind:["ghosts"],front:["head-oval","face-sly","goatee","hat-horned","wand",["fist",26,38]]},"master-of-magic":{skin:"foam",front:["head-oval","face-calm","beard-long","mitre","star-staff",["fist",29,30]]},opportunist:{skin:"sky",front:["head-oval","face-wink","quiff","cards",["fist",34,30]]},corruptor:{skin:"dusk",front:["head-broad","face-sly","goatee","beret","purse"]},traitor:{skin:"sea",front:["head-oval","face-stern","half-shade","cloak-half","face-mask",["fist",34,42]]},diplomat:{skin:"mint",front:["head-lean","face-calm","fringe","laurel","treaty"]},treasurer:{skin:"foam",front:["head-oval","face-calm","cap-flat","spectacles","chest"]},schemer:{skin:"dusk",front:["head-squid","face-sly","collar-point","puppet",["fist",34,-10]]},keeper:{skin:"sky",front:["head-lean","face-lady","headscarf","lantern"]},reaper:{skin:"moss",front:["scythe","head-oval","face-stern","straw-hat",["fist",38,12]]},shepherd:{skin:"mint",front:["head-lean","face-lady","bonnet","crook",["lamb",-4,-8]]},miller:{skin:"foam",front:["head-broad","face-kind","moustache","cap-flour","mill"]},aquaculturalist:{skin:"sea",front:["head-oval","face-calm","hat-bucket","net"]},landowner:{skin:"dusk",front:["head-broad","face-sly","beard-full","hat-wide","sheaf"]},sage:{skin:"sky",front:["head-oval","face-calm","spectacles","beard-long","skullcap","tome","quill"]},hermit:{skin:"mint",front:["head-oval","face-blind","feelers","shell-hood","staff-root",["fist",28,20]]},elder:{skin:"dusk",front:["head-oval","face-blind","wrinkles","beard-long","anemone","ring-staff",["fist",26,34]]}},locations:{"sargasso-silos":["sea","hills",["silo",62,18,.72],["silo",-16,1],["silo",18,-7,1.1],"ground",["weed",108,-2]],"hydrozoa-reserves":["wall",["jar",-15,6,.8],["jar",62,6,.8],["jar",14,-1]],sanctuary:["deep","rays","temple","jelly",["ground",0,8],"weed"],parliament:["sea","hills","pediment","weed"],barracks:["sea","hills","fort","spears","weed"],dockworks:["sea","quay","crane","crates",["fish",84,24]],"sargasso-fields":["sea","hills",["plant",-44,18,.75],["plant",-16,8,.9],["plant",8,0],["plant",36,2],["plant",68,6,.9],"ground"],"the-abyss":["deep","cliffs","angler"],"city-of-mirrors":["sea","skyline","reflection"],"black-smokers":["deep",["smoker",-18,16,.8],["smoker",46,14,.8],["smoker",10,2],["ground",0,6]],"oceanic-senate-assembly":["wall","tiers","senators"],depths:["deep",["shack",58,10,.8],["shack",-10,14,.8],["shack",16,-2,1.1],"washing",["ground",0,4]],"throne-room":["wall","drapes","throne"],jail:["cell","captive","grid"],chasm:["sea","rift","bridge"],"closed-tower":["sea","hills","tower","locked","ground","weed"],"lost-tower":["sea","hills","ruin",["ground",0,5],"weed","fish"],"chamber-of-allies":["wall","banners","table"],"nest-of-giant-clams":["sea","hills",["clam",-24,24,.7],["clam",68,22,.7],["clam",18,2,.95],["ground",0,4],"weed"],"coral-barrier":["sea",["sea-fan",-14,8,.9],["coral",42,0],["tubes",16,8,.9],["coral",-46,6,.9],["sea-fan",58,14,.8],["tubes",-10,26,.65],["coral",18,24,.7],["ground",0,4],["fish",60,-4]]}};var Xr=Ze.lords,Qr=Ze.locations,Jr=Ze.skins;function Xn(e){let[t,n=0,a=0,r=1]=typeof e=="string"?[e]:e;return[String(t),Number(n),Number(a),Number(r)]}function Qn([e=0,t=0]){return[e,t]}function zt(e,t){let{skin:n="",behind:a=[],front:r=[]}=Xr[e]??{},i=Object.entries(Jr[n]??{}).map(([s,l])=>`--ab-${s}:${l}`);return{frame:Qn(Ze.frames.portrait),parts:[`halo-${t}`,...a,`body-${t}`,...r].map(Xn),paint:i.join(";")}}function Jn(e){return{frame:Qn(Ze.frames.scene),parts:(Qr[e]??[]).map(Xn),paint:""}}function eo(e,t){let n=e,a=t;return Object.keys({...n,...a}).some(r=>n[r]!==a[r])}function ee(e){return class extends ce{shouldComponentUpdate(n){return eo(this.props,n)}render(){return nt(e,this.props)}}}function rt(e){let t=M(e),n=M({}),a=M(null);t.current=e;let r=Object.fromEntries(Object.entries(e).map(([i,s])=>typeof s!="function"?[i,s]:(n.current[i]??=(...l)=>t.current[i]?.(...l),[i,n.current[i]])));return(!a.current||eo(a.current,r))&&(a.current=r),a.current}var to=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var no=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var oo=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
<symbol id="play" viewBox="0 0 64 64">
  <path d="M17 10L53 32L17 54Z" fill="currentColor" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>
</symbol>
<symbol id="pause" viewBox="0 0 64 64">
  <path d="M21 11V53M43 11V53" stroke="currentColor" stroke-width="11" stroke-linecap="round"/>
</symbol>
<symbol id="step" viewBox="0 0 64 64">
  <path d="M23 14L42 32L23 50" fill="none" stroke="currentColor" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="to-end" viewBox="0 0 64 64">
  <path d="M15 14L34 32L15 50M49 14V50" fill="none" stroke="currentColor" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="branch" viewBox="0 0 64 64">
  <path d="M6 46H58M14 46C32 46 26 16 44 16H50" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round"/>
  <circle cx="53" cy="16" r="7" fill="currentColor"/>
</symbol>
<symbol id="comment" viewBox="0 0 64 64">
  <path d="M12 9H52A6 6 0 0 1 58 15V39A6 6 0 0 1 52 45H31L17 57V45H12A6 6 0 0 1 6 39V15A6 6 0 0 1 12 9Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>
  <path d="M19 22H45M19 33H36" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>
</symbol>
<symbol id="location" viewBox="0 0 64 64">
  <path d="M6 60V22H17V32H25V9L32 2L39 9V32H47V22H58V60H40V51A8 8 0 0 0 24 51V60Z" fill="var(--ab-fill, currentColor)"/>
</symbol>
<symbol id="flag" viewBox="0 0 64 64">
  <path d="M14 6V60" stroke="var(--ab-fill, currentColor)" stroke-width="6.5" stroke-linecap="round"/>
  <path d="M18 8C30 1 38 15 54 8V36C38 43 30 29 18 36Z" fill="var(--ab-fill, currentColor)" stroke="var(--ab-fill, currentColor)" stroke-width="3" stroke-linejoin="round"/>
</symbol>
<symbol id="discard" viewBox="0 0 64 64">
  <path d="M22 3H42A5 5 0 0 1 47 8V30H37V13H27V30H17V8A5 5 0 0 1 22 3Z" fill="currentColor" fill-opacity=".6"/>
  <path d="M32 18V44M21 34L32 45L43 34" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M8 46V56A4 4 0 0 0 12 60H52A4 4 0 0 0 56 56V46" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
</symbol>
<symbol id="chance" viewBox="0 0 64 64">
  <path d="M10 56V40M25 56V24M40 56V32M55 56V10" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>
</symbol>
<symbol id="save" viewBox="0 0 64 64">
  <path d="M32 6V38M18 26L32 40L46 26" fill="none" stroke="currentColor" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M8 42V52A6 6 0 0 0 14 58H50A6 6 0 0 0 56 52V42" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
</symbol>
<symbol id="open" viewBox="0 0 64 64">
  <path d="M6 52V15A5 5 0 0 1 11 10H24L31 18H50A5 5 0 0 1 55 23V28" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M6 54L16 30H61L51 54Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>
</symbol>
<symbol id="page" viewBox="0 0 64 64">
  <path d="M12 6H38L52 20V58H12Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>
  <path d="M26 27L42 37L26 47Z" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
</symbol>
<symbol id="copy" viewBox="0 0 64 64">
  <path d="M22 20H52A4 4 0 0 1 56 24V54A4 4 0 0 1 52 58H26A4 4 0 0 1 22 54Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>
  <path d="M12 42A4 4 0 0 1 8 38V10A4 4 0 0 1 12 6H38A4 4 0 0 1 42 10" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>
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
`;var oi=Symbol.for("pv"),ai=0;function o(e,t,n,a,r,i){t||(t={});var s,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?s=t[l]:c[l]=t[l];var p={type:e,props:c,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:oi,__v:--ai,__i:-1,__u:0};return(r||i)&&(p.__source=r,p.__self=i),T.vnode&&T.vnode(p),p}var ro=e=>new Map([...e.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(([,t="",n="",a=""])=>[t,{viewBox:n,shapes:a.replace(/>\s+</g,"><").trim()}])),ao=new Map;function ri(e,{ownerDocument:t}){let n=ao.get(e);if(!n){let a=t.createElementNS("http://www.w3.org/2000/svg","svg");a.innerHTML=e,n=t.createDocumentFragment(),n.append(...a.childNodes),ao.set(e,n)}return t.importNode(n,!0)}var Yt=ee(({shapes:e,...t})=>{let n=M(null);return E(()=>n.current?.replaceChildren(ri(e,n.current)),[e]),o("svg",{ref:n,...t,"aria-hidden":"true",focusable:"false"})}),io=e=>({name:t,class:n="",place:a})=>{let{viewBox:r,shapes:i}=e.get(t)??{viewBox:void 0,shapes:""};return o(Yt,{class:`ab-icon ${n}`,viewBox:r,"data-icon":t,"data-place":a,shapes:i})};var so=ro(oo+to+no);var y=io(so);function it({picture:e,class:t=""}){let[n,a]=e.frame,r=e.parts.map(([i,s,l,c])=>{let p=so.get(i)?.shapes??"";return s||l||c!==1?`<g transform="translate(${s} ${l}) scale(${c})">${p}</g>`:p});return o(Yt,{class:t,viewBox:`0 0 ${n} ${a}`,preserveAspectRatio:"xMidYMid slice",style:e.paint,shapes:r.join("")})}var st=1,lt=2,ct=4,dt=8,Xt=ot(null);function Ve(){let e=at(Xt);if(!e)throw new Error("no board around");return e}var Qt=ot(null),We=ot(null);function v(){return co(at(We))}function lo(){return co(at(Qt))}function co(e){if(!e)throw new Error("no board around");return e}var de=["crab","jellyfish","seahorse","shellfish","squid"];function N(e){let[t,n]=e.split("-");return de.includes(t)?{race:t,value:Number(n)}:null}function ii(e){let t=n=>{let{race:a,value:r}=N(n)??{race:"crab",value:0};return de.indexOf(a)*10+r};return[...e].sort((n,a)=>t(n)-t(a))}function pe(e){let t=new Map;for(let n of ii(e))t.set(n,(t.get(n)??0)+1);return[...t]}function oe(e=!1){let{book:t,t:n}=v();return a=>{let r=N(a);if(!r)return n("monster");let i=t.races[r.race];return n("ally",{race:e?i.toLocaleLowerCase(t.lang):i,value:r.value})}}function si({card:e}){let t=N(e);return t?o("span",{class:"ab-card ab-ally","data-race":t.race,children:[o("span",{class:"ab-ally-value",children:t.value}),o(y,{name:`race-${t.race}`}),o("span",{class:"ab-ally-pips","aria-hidden":"true",children:Array.from({length:t.value},(n,a)=>o("i",{},a))})]}):o("span",{class:"ab-card ab-monster-card",children:o(y,{name:"monster"})})}function li({card:e}){let t=e.races-(e.mandatory?1:0);return o("span",{class:"ab-bubbles","data-all":e.mandatory?void 0:"","aria-hidden":"true",children:[e.mandatory&&o("span",{class:"ab-bubble ab-bubble-large","data-race":e.mandatory,children:o(y,{name:`race-${e.mandatory}`})}),Array.from({length:t},(n,a)=>o("span",{class:"ab-bubble"},a))]})}function fo({count:e}){return o("span",{class:"ab-keys","aria-hidden":"true",children:Array.from({length:e},(t,n)=>o(y,{name:"key"},n))})}function Ie({value:e}){return o("span",{class:"ab-points","aria-hidden":"true",children:[o(y,{name:"influence"}),o("b",{children:e})]})}function ci({id:e,cost:t}){let n=Ve(),a=n.lords[e];return a?o("span",{class:"ab-card ab-lord","data-guild":a.guild,children:[o("span",{class:"ab-lord-art",children:o(it,{picture:zt(e,a.guild),class:"ab-portrait"})}),o(di,{printed:a.cost,now:t??a.cost}),o("span",{class:"ab-lord-guild",children:o(y,{name:`guild-${a.guild}`})}),o(li,{card:a}),o(fo,{count:a.keys}),o("span",{class:"ab-lord-foot",children:[o("span",{class:"ab-lord-name",dir:"auto",children:a.name}),o("span",{class:"ab-lord-power",dir:"auto",children:[a.kind==="none"?o("i",{children:n.guilds[a.guild]}):o(y,{name:`power-${a.kind}`}),a.power]}),o(Ie,{value:a.influence})]})]}):o("span",{class:"ab-card",children:e})}function di({printed:e,now:t}){return e===t?o("span",{class:"ab-lord-cost",children:e}):o("span",{class:"ab-lord-cost","data-changed":"",children:[o("s",{children:e}),"→",o("b",{children:t})]})}function fi({id:e,tilted:t}){let a=Ve().lords[e];return a?o("span",{class:"ab-card ab-small","data-guild":a.guild,"data-tilted":t?"true":void 0,children:[o("span",{class:"ab-small-art",children:[o(it,{picture:zt(e,a.guild),class:"ab-portrait"}),o(y,{name:`guild-${a.guild}`,class:"ab-small-guild"})]}),o(Ie,{value:a.influence}),o(fo,{count:a.keys}),a.kind!=="none"&&a.kind!=="instant"&&o(y,{name:`power-${a.kind}`,class:"ab-small-power"}),o("span",{class:"ab-small-name",dir:"auto",children:a.name})]}):o("span",{class:"ab-card",children:e})}function pi({id:e,points:t}){let a=Ve().locations[e];return a?o("span",{class:"ab-card ab-location","data-guild":a.guild??void 0,"data-race":a.race??void 0,children:[o("span",{class:"ab-location-head",children:[o(it,{picture:Jn(e),class:"ab-scene"}),o(ui,{card:a}),t!==void 0&&o(Ie,{value:t})]}),o("span",{class:"ab-location-name",dir:"auto",children:a.name}),o("span",{class:"ab-location-text",dir:"auto",children:a.text})]}):o("span",{class:"ab-card",children:e})}function ui({card:e}){let t=e.guild?`guild-${e.guild}`:e.race?`race-${e.race}`:null;return o("span",{class:"ab-location-sign",children:[e.sign,t&&o(y,{name:t})]})}function Jt({races:e,mandatory:t},n,a){return t?a("lord.races.mandatory",{n:e,race:n.races[t].toLocaleLowerCase(n.lang)}):a("lord.races",{n:e})}function ft(){let{book:e,t}=v();return(n,a=!1,r)=>{let i=e.lords[n];return i?[i.name,e.guilds[i.guild],r===void 0||r===i.cost?t("lord.cost",{n:i.cost}):t("lord.cost.now",{n:r,printed:i.cost}),Jt(i,e,t),t("lord.influence",{n:i.influence}),i.keys>0?t("lord.keys",{n:i.keys}):"",i.kind==="none"?"":`${t(`power.${i.kind}`)}: ${i.power}`,a?t("tilted"):""].filter(Boolean).join(", "):n}}function pt(){let{book:e}=v();return t=>{let n=e.locations[t];return n?`${n.name}, ${n.text}`:t}}var se=ee(si),ut=ee(ci),po=ee(fi),bt=ee(pi);var uo=()=>globalThis.scheduler,bo=()=>uo()!==void 0,Le=e=>ho(e,"user-blocking"),ht=e=>ho(e,"user-visible");function ho(e,t){let n=!1,a=()=>{n||e()},r=uo();return r?r.postTask(a,{priority:t}):requestAnimationFrame(a),()=>{n=!0}}function mo(e,t){let n=0,a=setTimeout(()=>{typeof requestIdleCallback=="function"?n=requestIdleCallback(t):t()},e);return()=>{clearTimeout(a),n&&cancelIdleCallback(n)}}function en(e,t,n={}){return new Proxy({},{get(a,r){let i=r,s=n[i];return s?s():(t(i),e()[i])}})}var tn=class{constructor(t){this.latest=t}latest;questions=new Map;differs(t,n){this.latest=n;for(let a of this.questions.values())if(a(t)!==a(n))return!0;return!1}view(){let t=(s,l)=>this.questions.set(s,l),a=en(()=>this.latest.view,s=>t(`view.${s}`,l=>l.view[s]),{decision:()=>{t("decision",({view:l})=>l.decision===null);let s=this.latest.view.decision;return s&&en(()=>s,l=>t(`decision.${l}`,({view:c})=>c.decision?.[l]))}}),r={of:s=>(t(`marks ${s}`,l=>l.marks.of(s)),this.latest.marks.of(s))};return en(()=>this.latest,s=>t(s,l=>l[s]),{view:()=>a,marks:()=>r,t:()=>(t("book",({book:s})=>s),this.latest.t)})}};function bi(e){let[,t]=C(0),n=M(!1),a=M(null);J(()=>()=>a.current?.(),[]);let r=()=>{a.current??=(e==="soon"?Le:ht)(()=>{a.current=null,n.current=!0,t(s=>s+1)})},i=n.current;return n.current=!1,[i,r]}function V(e,t="now"){return function(a){let r=lo(),i=rt(a),s=M(null),l=M(null),[c,p]=bi(t);s.current??=new tn(r);let f=l.current;if(f&&!s.current.differs(f.ui,r)&&f.props===i)return f.vnode;if(f&&t!=="now"&&!c&&bo())return p(),f.vnode;let b=nt(e,i);return l.current={ui:r,props:i,vnode:o(We.Provider,{value:s.current.view(),children:b})},l.current.vnode}}var yo=e=>Array.from(e.querySelectorAll("[data-rove]"));function ko(e,t){let n=yo(e);e.toggleAttribute("data-live",n.some(i=>i.dataset.legal==="true"));let a=n.find(i=>i.tabIndex===0&&i.hasAttribute("data-stop")),r=t??a??n.find(i=>i.dataset.legal==="true")??n[0];for(let i of n){let s=i===r;i.tabIndex!==(s?0:-1)&&(i.tabIndex=s?0:-1),i.toggleAttribute("data-stop",s&&(t!==null||a!==void 0))}}function hi(e,t,n,a){let r=e.indexOf(t),i=a?"ArrowLeft":"ArrowRight";if(n==="Home")return e[0];if(n==="End")return e[e.length-1];if(n==="ArrowLeft"||n==="ArrowRight")return e[r+(n===i?1:-1)];let s=t.getBoundingClientRect(),l=n==="ArrowDown",c,p=1/0;for(let f of e){let b=f.getBoundingClientRect(),u=l?b.top-s.bottom:s.top-b.bottom;if(u<-4)continue;let d=Math.abs(b.left+b.width/2-s.left-s.width/2),m=u*3+d;m<p&&([c,p]=[f,m])}return c??e[r+(l?1:-1)]}var mi=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function R({label:e,class:t="",role:n="group",name:a,children:r}){let i=M(null);return E(()=>{i.current&&ko(i.current,null)}),o("div",{ref:i,role:n,"aria-label":e,class:t,"data-group":a,onKeyDown:c=>{let p=i.current,f=c.target?.closest("[data-rove]");if(!p||!f||!mi.has(c.key)||c.ctrlKey||c.metaKey||c.altKey)return;let b=hi(yo(p),f,c.key,getComputedStyle(p).direction==="rtl");c.preventDefault(),b&&b.focus()},onFocusIn:c=>{let p=c.target?.closest("[data-rove]");i.current&&p&&ko(i.current,p)},children:r})}function he(e){let t=e.indexOf(":");return t<0?e:e.slice(0,t)}function Me(e){return e.slice(e.lastIndexOf(":")+1)}function vo(e){let t=e[0];if(t===void 0)return[];let n=e.findIndex(a=>he(a)!==he(t));return e.slice(0,n<0?e.length:n)}function ki(e,t){let n=[...e];for(let a of t){let r=vo(n).indexOf(a);if(r<0)return null;n=[...n.slice(0,r),...n.slice(r+1)]}return n}function De(e,t){let n=[],a=new Set,r=null;for(let i of e){let s=ki(i.targets,t);if(s!==null){n.push(i);for(let l of vo(s))a.add(l);s.length===0&&i.targets.length>0&&(r=i)}}return{actions:n,next:a,complete:n.length===1?r:null}}function go(e,t,n,a){let r=n?.targets[n.targets.length-1];return{of:i=>(e.next.has(i)?st:0)|(t.includes(i)?lt:0)|(i===r?ct:0)|(a.includes(i)?dt:0)}}function wo(e,t,n){let a=De(e,t).next.has(n);if(!a&&t.includes(n))return{kind:"choose",chosen:t.slice(0,t.indexOf(n))};let r=a?t:[];if(!a&&(t.length===0||!De(e,[]).next.has(n)))return{kind:"ask"};let i=[...r,n],{complete:s}=De(e,i);return s?{kind:"send",action:s}:{kind:"choose",chosen:i}}function ae({name:e,title:t,aside:n,children:a}){return o("section",{class:`ab-section ab-section-${e}`,"aria-label":t,children:[o("header",{class:"ab-section-head",children:[o("h3",{children:t}),n&&o("span",{class:"ab-aside",children:n})]}),a]})}var Lo=[["keys","key"],["pearls","pearl"],["monsters","monster-token"]];function nn({reward:e}){return o("span",{class:"ab-reward",children:Lo.flatMap(([t,n])=>Array.from({length:e[t]},(a,r)=>o(y,{name:n},`${t}${r}`)))})}var Mo=V(function(){let{view:t,book:n,t:a}=v(),r=i=>Lo.filter(([s])=>i[s]>0).map(([s])=>a(`reward.${s}`,{n:i[s]})).join(" + ");return o(ae,{name:"threat",title:a("threat"),aside:a("supply",{keys:t.key_supply,monsters:t.monster_supply}),children:o("ol",{class:"ab-threat",children:n.threat.map((i,s)=>{let l=s+1===t.threat;return o("li",{class:"ab-threat-space","aria-current":l?"true":void 0,title:i.map(r).join(` ${a("or")} `),children:[o("span",{class:"ab-threat-number","aria-hidden":"true",children:s+1}),l&&o(y,{name:"threat",class:"ab-threat-marker",place:"threat"}),o("span",{class:"ab-threat-rewards",role:"img","aria-label":i.map(r).join(` ${a("or")} `),children:i.map((c,p)=>o(nn,{reward:c},p))})]},s)})})})});var yi=5,vi=6,Co=e=>e.text.split(" ",1)[0]??"",an=e=>({verb:"",first:null,actions:[...e],detail:""});function gi(e){if(e.length<yi)return[an(e)];let t=new Map;for(let a of e){let r=a.targets.length>1?a.targets[0]??null:null,i=`${Co(a)} ${r??""}`,s=t.get(i)??{verb:Co(a),first:r,actions:[],detail:a.detail};s.actions.push(a),s.detail!==a.detail&&(s.detail=""),t.set(i,s)}let n=[];for(let a of t.values()){let r=n[n.length-1];a.actions.length>1?n.push(a):r?.verb===""?r.actions.push(...a.actions):n.push(an(a.actions))}return n}var on=(e,t)=>Number(new RegExp(`\\b${t}=(\\d+)`).exec(e)?.[1]??0);function wi({action:e,last:t}){let{book:n}=v(),a={keys:on(e.text,"keys"),pearls:on(e.text,"pearls"),monsters:on(e.text,"monsters")};if(a.keys+a.pearls+a.monsters>0)return o(nn,{reward:a});let r=e.targets[t?e.targets.length-1:0];if(r===void 0)return null;let i=Me(r),s=n.lords[i],l=n.locations[i];switch(he(r)){case"council":return o(y,{name:`race-${i}`});case"hand":case"played":return o(y,{name:`race-${i.split("-")[0]}`});case"seat":return o(y,{name:"person"});default:return s?o(y,{name:`guild-${s.guild}`}):l?.guild?o(y,{name:`guild-${l.guild}`}):l?.race?o(y,{name:`race-${l.race}`}):null}}function Li({cards:e}){return o("span",{class:"ab-ally-chips",children:e.map((t,n)=>o("span",{class:"ab-ally-chip","data-race":N(t)?.race,children:[o(y,{name:`race-${N(t)?.race}`}),N(t)?.value]},n))})}function xo({action:{pays:e,pearls:t}}){return o("span",{class:"ab-pays","aria-hidden":"true",children:[o(Li,{cards:e}),t>0&&o("span",{class:"ab-pays-pearls",children:["+ ",o(y,{name:"pearl"}),t]})]})}function Mi(){let{view:e,book:t}=v(),n=oe();return a=>{let r=a.targets[a.targets.length-1];if(r===void 0)return null;let i=Me(r),l=t.lords[i]?.name??t.locations[i]?.name??t.races[i]??(N(i)?n(i):null);return l!==null&&he(r)==="council"?`${l} ×${e.council[i]}`:l}}function mt({number:e}){return e>9?null:o("kbd",{class:"ab-digit","aria-hidden":"true",children:e})}function Ci({action:e,number:t,told:n}){let{act:a,busy:r,sent:i,hint:s,draft:l,armed:c,t:p}=v(),f=Mi(),b=()=>s(e.targets),u=()=>s([]),d=l!==null&&e.pays.length>0,m=c?.text===e.text,h=n.verb===""||m?null:f(e);return o("button",{type:"button",class:`ab-button ab-action${e.primary?" ab-primary":""}`,"data-action":e.text,"data-rove":"","data-armed":m?"true":void 0,"data-sent":i===e.text?"true":void 0,"aria-disabled":r?"true":void 0,"aria-label":h===null?void 0:[e.label,e.detail].filter(Boolean).join(", "),title:h===null?void 0:[e.label,e.detail].filter(Boolean).join(". "),"aria-keyshortcuts":t<=9?String(t):void 0,onClick:()=>a(e.text),onPointerEnter:b,onPointerLeave:u,onFocus:b,onBlur:u,children:[!d&&o(wi,{action:e,last:n.first!==null}),o("span",{class:"ab-action-words",children:[d?o(H,{children:[o(xo,{action:e}),o("span",{class:"ab-hidden",children:e.label})]}):o(H,{children:[o("span",{class:"ab-action-label",children:m?`${p("sure")} ${e.reveals}`:h??e.label}),e.pays.length>0&&o(xo,{action:e})]}),m?o("span",{class:"ab-action-detail",children:p("sure.again")}):e.detail&&!n.detail&&h===null&&o("span",{class:"ab-action-detail",children:e.detail})]}),o(mt,{number:t})]})}function rn({passAll:e}){let{t,busy:n}=v();return o("button",{type:"button",class:"ab-button ab-quiet","data-role":"pass-all","data-rove":"","aria-disabled":n?"true":void 0,onClick:e,children:t("pass_all")})}var _o=V(function({more:t,passAll:n,cancel:a}){let{match:r,t:i,draft:s}=v();if(r.actions.length===0&&!a)return null;let l=0;return o(R,{label:i("actions"),class:"ab-actions",role:"toolbar",name:"actions",children:[s&&r.actions.length>0&&o("h3",{class:"ab-actions-title",children:i("payment.suggestions")}),(s?[an(r.actions)]:gi(r.actions)).map(c=>o(xi,{group:c,paying:s!==null,children:c.actions.map(p=>o(Ci,{action:p,number:++l,told:c},p.text))},`${c.verb} ${c.first}`)),t>0&&o("span",{class:"ab-more",children:i("payment.more",{n:t})}),n&&o(rn,{passAll:n}),a&&o("button",{type:"button",class:"ab-button ab-quiet","data-role":"cancel","data-rove":"",onClick:a,children:[o(y,{name:"close"}),i("cancel")]})]})});function xi({group:e,paying:t,children:n}){let{book:a,t:r}=v(),i=e.first===null?"":Me(e.first),s=a.lords[i]?.name??a.locations[i]?.name??(e.verb?r(`verb.${e.verb}`):""),l=e.verb!==""&&e.actions.length>vi;return o("div",{class:`ab-action-group${s?" ab-named":""}${l?" ab-compact":""}`,role:"group","aria-label":s||void 0,children:[s&&!t&&o("span",{class:"ab-action-verb",children:[s,e.detail&&o("span",{class:"ab-action-shared",children:[" · ",e.detail]})]}),n]})}var _i="[data-target], [data-tool]",Hi=500,Zi=10;function Ho(e,t){let n=M(t);n.current=t,E(()=>{let a=e.current;if(!a)return;let r=null,i=({target:u})=>u.closest(_i),s=()=>clearTimeout(r?.timer),l=u=>{s(),r=null;let d=i(u);if(u.pointerType!=="touch"||!u.isPrimary||!d)return;r={x:u.clientX,y:u.clientY,asked:!1,timer:setTimeout(()=>p(d),Hi)}},c=({clientX:u,clientY:d})=>{r&&Math.hypot(u-r.x,d-r.y)>Zi&&s()},p=u=>{s(),!r?.asked&&(r&&(r.asked=!0),n.current(u))},f=u=>{let d=i(u);d&&(u.preventDefault(),u.stopPropagation(),p(d))},b=u=>{!r?.asked||u.detail===0||(r=null,u.preventDefault(),u.stopImmediatePropagation())};return a.addEventListener("pointerdown",l),a.addEventListener("pointermove",c),a.addEventListener("pointerup",s),a.addEventListener("pointercancel",s),a.addEventListener("contextmenu",f),a.addEventListener("click",b,!0),()=>{s(),a.removeEventListener("pointerdown",l),a.removeEventListener("pointermove",c),a.removeEventListener("pointerup",s),a.removeEventListener("pointercancel",s),a.removeEventListener("contextmenu",f),a.removeEventListener("click",b,!0)}},[e])}var Zo=["decision","turn","own"],Y=e=>e.seats.length;function kt(e,t){let n=e.seats[t-1];return n===void 0?null:`p${n}`}function Ce({turns:e,first_turn:t},n){let[a,r]=[0,e.length];for(;r-a>1;){let i=a+r>>1;(e[i]??1/0)<=n?a=i:r=i}return t+a}var Vo=(e,t)=>t>0&&Ce(e,t)!==Ce(e,t-1);function So(e,t,n,a,r){let i=Y(e),s=new Set(a==="own"?e.unasked:[]),l=p=>{if(a==="turn")return Vo(e,p);let f=kt(e,p+1);return a==="decision"||f!==null&&r.includes(f)&&!s.has(p+1)},c=t+n;for(;c>0&&c<i&&!l(c);)c+=n;return Math.max(0,Math.min(c,i))}var Eo=["end","location","recruit","fight"],Vi=(e,t)=>Eo.filter(n=>e.marks[n].includes(t));function yt(e,t,n,a,r=null){if(t===0)return a("timeline.start");let i=(f,b)=>{let u=n.find(d=>d.seat===b)?.name;return u===void 0?a("turn",{n:f}):a("timeline.place",{n:f,name:u})},s=Vi(e,t).map(f=>a(`timeline.mark.${f}`)),l=Vo(e,t)?i(Ce(e,t),kt(e,t+1)??r):null;if(l!==null&&s.length===0)return l;let c=i(Ce(e,t-1),kt(e,t)),p=s.length>0?a("timeline.marked",{place:c,marks:s.join(", ")}):c;return l===null?p:a("timeline.then",{what:p,turn:l})}function Bo(e){let t=e.branches.filter(({shown:n})=>n);return t[t.length-1]??null}function vt({name:e,turn:t,seat:n},a,r){return e||r("timeline.branch",{n:t,name:a.find(i=>i.seat===n)?.name??n})}var Si=2.5,Ei=18,Bi=.22,Ue=(e,t)=>(t+.5)/(Y(e)+1);function Ao(e,t){let n=Y(e)+1;return Math.max(0,Math.min(Math.floor(t*n),n-1))}function To(e,t,n){let a=Y(e)+1,r=Math.max(1,Math.min(a,Math.floor(n/Si))),i=p=>Math.floor(p*r/a),s=p=>[...new Set([...p].map(i))].map(f=>`M${f+.5} .5h0`).join(""),[l,c]=Ti(e,Math.floor(n/Ei));return{columns:r,lanes:Ai(e,t,r,i),branches:s(e.branches.filter(({here:p})=>p).map(({place:p})=>p)),comments:s(e.comments.map(({place:p})=>p)),dots:s(c),signs:l}}function Ai(e,t,n,a){let r=Y(e),i=d=>Number(e.seats[d-1]??0)-1,s=Array.from({length:n},()=>new Array(t).fill(0));for(let d=1;d<=r;d++){let m=s[a(d)],h=i(d);m&&(m[h]=(m[h]??0)+1)}let l=n>r?new Set(e.turns):new Set,c=n>r?Bi:0,p=new Array(t).fill(""),f=new Array(t).fill(""),b=(d,m,h)=>`M${d} ${h}H${m}v1H${d}z`;e.turns.forEach((d,m)=>{let h=i(d+1),[k,w]=[a(d+1),a((e.turns[m+1]??r)+1)];h>=0&&w>k&&(p[h]+=b(k+c,w,h))});let u=s.map(d=>d.indexOf(Math.max(1,...d)));for(let d=0;d<n;){let m=u[d]??-1,h=d+1;for(;h<n&&u[h]===m&&!l.has(h-1);)h++;m>=0&&(f[m]+=b(d+(l.has(d-1)?c:0),h,m)),d=h}return f.map((d,m)=>({seat:`p${m+1}`,turns:p[m]??"",actions:d}))}function Ti(e,t){let n=[],a=[],r=[],i=new Map,s=l=>[-1,0,1].every(c=>(i.get(Math.floor(l)+c)??n).every(p=>Math.abs(p-l)>=1));for(let l of Eo)for(let c of e.marks[l]){let p=Ue(e,c)*t;s(p)?(i.set(Math.floor(p),[...i.get(Math.floor(p))??[],p]),a.push({place:c,mark:l,seat:kt(e,c)})):r.push(c)}return[a.sort((l,c)=>l.place-c.place),r]}function $o({line:e,walker:t,ask:n}){let{view:a,t:r}=v(),i=Bo(e),s=e.comments.find(({place:c})=>c===a.place)?.text,l=Y(e);return o(H,{children:[(!a.live||i)&&o("div",{class:"ab-away",role:"note",children:[o("p",{class:"ab-away-where",children:[o(y,{name:a.live?"branch":"eye"}),o("span",{children:[!a.live&&o("strong",{children:r("timeline.away",{n:Ce(e,a.place),of:Ce(e,l)})})," ",i&&o("span",{dir:"auto",children:r("timeline.away.branch",{name:vt(i,a.players,r)})}),!a.live&&o("span",{class:"ab-away-hint",children:r(a.decision?.mine?"timeline.away.hint.mine":"timeline.away.hint")})]})]}),o("div",{class:"ab-away-buttons",children:[!a.live&&o(H,{children:[o("button",{type:"button",class:"ab-button","data-role":"play-on",onClick:()=>n({kind:"play_on",seq:a.seq,name:""}),children:r("timeline.away.play_on")}),o("button",{type:"button",class:"ab-button","data-role":"to-end",onClick:()=>t.go(l),children:r(i?"timeline.away.end.branch":"timeline.away.end")})]}),i&&o("button",{type:"button",class:"ab-button","data-role":"to-main",onClick:()=>n({kind:"main"}),children:r("timeline.away.main")})]})]}),s&&o("p",{class:"ab-comment",children:[o(y,{name:"comment"}),o("bdi",{children:s})]})]})}function Po({kind:e,children:t}){return o("span",{class:"ab-mark","data-mark":e,"aria-hidden":"true",children:t})}function $i({points:e}){return o("span",{class:"ab-gain",children:[e<0?`−${-e}`:`+${e}`,o(y,{name:"influence"})]})}function jo({plan:e,influence:t}){return o(Po,{kind:e.payable?"payable":"missing",children:[o("span",{children:[e.payable&&"✓ ",e.short]}),e.gain!==t&&o($i,{points:e.gain})]})}function Ro({id:e}){let{view:t,seats:n,t:a}=v(),r=xe(e,t,n,a);return r===null?null:o(Po,{kind:"worth",children:a("worth",{n:r.own})})}function xe(e,t,n,a){let r=t.plan?.locations[e],i=r?.[n.findIndex(({seat:l})=>l===t.seat)];if(!r||i===void 0)return null;let s=n.map(({name:l},c)=>`${l} ${r[c]}`).join(", ");return{own:i,words:a("worth.each",{list:s})}}function G({target:e,place:t,label:n,class:a="",children:r,legal:i,count:s,tip:l}){let{press:c,marks:p,t:f}=v(),b=p.of(e),u=i??(b&st)>0,d=s===void 0?(b&lt)>0:s>0,m=[n,d?f("chosen"):"",u?f("possible"):""].filter(Boolean).join(", ");return o("button",{type:"button",class:`ab-thing ${a}`,"data-target":e,"data-place":t,"data-rove":"","data-legal":u?"true":void 0,"data-chosen":d?"true":void 0,"data-armed":b&ct?"true":void 0,"data-hinted":b&dt?"true":void 0,"aria-label":m,"aria-disabled":u||d?void 0:"true","aria-pressed":u||d?d:void 0,title:l,onClick:h=>c(e,h.currentTarget),children:r})}function le({name:e,seat:t}){return o("span",{class:"ab-seat","data-seat":t,children:[o("i",{class:"ab-seat-dot","aria-hidden":"true",children:t.slice(1)}),o("bdi",{class:"ab-seat-name",title:e,children:e})]})}function Se({icon:e,value:t,label:n,place:a,extra:r}){return o("li",{class:"ab-stock",title:n,"data-place":a,children:[o(y,{name:e}),o("b",{"aria-hidden":"true",children:t}),r&&o("small",{"aria-hidden":"true",children:r}),o("span",{class:"ab-hidden",children:n})]})}function sn({player:e,short:t=!1}){let{t:n}=v(),{seat:a}=e,r=e.monster_tokens,i=typeof r=="number"?r:r.length,s=typeof r=="number"||i===0?"":[...r].sort().join(" "),l=typeof e.hand=="number"?e.hand:e.hand.length,c=p=>t?void 0:`${p}:${a}`;return o("ul",{class:"ab-stocks","data-short":t?"":void 0,children:[o(Se,{icon:"pearl",place:c("pearls"),value:e.pearls,label:n("pearls",{n:e.pearls})}),o(Se,{icon:"key",place:c("keys"),value:e.working_keys,label:n("keys.working",{n:e.working_keys,tokens:e.key_tokens}),extra:e.key_tokens>0?n("keys.tokens",{n:e.key_tokens}):""}),o(Se,{icon:"monster-token",place:c("tokens"),value:i,label:s?n("monsters.values",{n:i,values:s}):n("monsters",{n:i}),extra:s}),o(Se,{icon:"hand",place:c("cards"),value:l,label:n("hand.count",{n:l})}),o(Se,{icon:"crown",place:c("lords"),value:e.lords_counted,label:n("lords.count",{n:e.lords_counted,end:e.lords_to_end}),extra:`/ ${e.lords_to_end}`}),t&&o(Se,{icon:"influence",place:void 0,value:e.points,label:n("points",{n:e.points})})]})}function Pi({cards:e,seat:t}){let{book:n,t:a}=v();if(e.length===0)return null;let r=i=>e.map(N).filter(s=>s?.race===i).map(s=>s?.value??0).sort((s,l)=>l-s);return o("ul",{class:"ab-affiliated","aria-label":a("affiliated"),children:de.map(i=>[i,r(i)]).filter(([,i])=>i.length>0).map(([i,s])=>o("li",{"data-race":i,"data-place":`affiliated:${t}:${i}`,title:`${n.races[i]} ${s.join(" ")}`,children:[o(y,{name:`race-${i}`}),o("b",{children:s[0]}),s.length>1&&o("small",{children:s.slice(1).join(" ")}),o("span",{class:"ab-hidden",children:n.races[i]})]},i))})}function ji({lord:e,seat:t,own:n}){let a=ft(),r=n?`own:${e.id}`:`lord:${t}:${e.id}`;return o(G,{target:r,label:a(e.id,e.tilted),tip:a(e.id,e.tilted),class:`ab-thing-small${e.tilted?" ab-tilted":""}`,children:o(po,{id:e.id,tilted:e.tilted})})}function Ri({location:e,seat:t,own:n}){let{view:a,seats:r,book:i,t:s}=v(),l=pt(),c=e.lords.map(u=>i.lords[u]),p=[l(e.id),s("points",{n:e.points}),e.lords.length>0?s("used",{lords:c.map((u,d)=>u?.name??e.lords[d]).join(", ")}):"",n?"":xe(e.id,a,r,s)?.words].filter(Boolean).join(", "),f=o(H,{children:[e.lords.length>0&&o("span",{class:"ab-under",children:c.map((u,d)=>o("span",{class:"ab-used","data-place":`under:${e.lords[d]}`,"data-guild":u?.guild,title:u?.name,children:[u&&o(y,{name:`guild-${u.guild}`}),o("b",{children:u?.influence})]},e.lords[d]))}),o(bt,{id:e.id,points:e.points})]}),b=n?`mine:${e.id}`:`place:${t}:${e.id}`;return o(G,{target:b,label:p,tip:p,class:"ab-thing-location ab-controlled",children:f})}function ln({players:e}){return e.length===0?null:o("div",{class:"ab-players","data-count":e.length,children:e.map(t=>o(Oi,{player:t},t.seat))})}var Oi=V(function({player:t}){let{view:n,book:a,t:r}=v(),i=t.seat===n.seat,s=t.kind!=="person",l=a.kinds.find(({id:b})=>b===t.kind)?.name??t.kind,c=n.decision?.seat===t.seat&&!n.over,p=[t.name,l,n.active===t.seat?r("active"):"",r("points",{n:t.points})],f=t.lords.length===0&&t.locations.length===0&&t.affiliated.length===0;return o("section",{class:"ab-player","data-seat":t.seat,"data-own":i?"true":void 0,"data-active":n.active===t.seat&&!n.over?"true":void 0,"data-deciding":c?"true":void 0,"aria-label":t.name,children:[o("header",{class:"ab-player-head",children:[o(G,{target:`seat:${t.seat}`,label:p.filter(Boolean).join(", "),class:"ab-thing-seat",children:[o(le,{name:t.name,seat:t.seat}),o("span",{class:"ab-kind",title:l,children:[o(y,{name:s?"robot":"person"}),o("span",{children:l})]}),n.winners.includes(t.seat)&&o(y,{name:"crown",class:"ab-crown"}),n.thinking===t.seat&&o("span",{class:"ab-thinking","aria-hidden":"true",children:[o("i",{}),o("i",{}),o("i",{})]}),o(Ie,{value:t.points})]}),o(sn,{player:t}),o(Pi,{cards:t.affiliated,seat:t.seat})]}),(t.lords.length>0||t.locations.length>0)&&o(R,{label:r("in_front",{name:t.name}),class:"ab-front",name:`front-${t.seat}`,children:[t.lords.map(b=>o(ji,{lord:b,seat:t.seat,own:i},b.id)),t.locations.map(b=>o(Ri,{location:b,seat:t.seat,own:i},b.id))]}),f&&o("p",{class:"ab-empty",children:r("nothing_in_front")})]})},"soon"),Oo=V(function(){let{view:t,t:n}=v(),a=oe();return t.played.length===0?null:o("div",{class:"ab-played",children:[o("h3",{children:n("played")}),o(R,{label:n("played"),class:"ab-cards",name:"played",children:pe(t.played).map(([r,i])=>o(G,{target:`played:${r}`,label:`${a(r)}, ${n("played")}`,class:"ab-thing-ally",children:[o(se,{card:r}),i>1&&o("b",{class:"ab-times",children:["×",i]})]},r))})]})});var No=["recruit","explore","council","location","token"],Ni={turn:[],explore:["explore"],reveal:["explore"],reshuffle:["explore"],"no-sale":["explore"],buy:["explore","token"],continue:["explore"],take:["explore"],fight:["explore"],threat:["explore"],"monster-token":["token"],"key-tokens":["token"],pearls:["token"],"to-council":["explore","council"],"monsters-discarded":["explore"],council:["council"],oracle:["council"],recruit:["recruit"],pay:["recruit"],affiliate:["recruit"],spent:["recruit"],arrive:["recruit"],slide:["recruit"],refill:["recruit"],plot:["recruit"],use:["recruit"],"court-replaced":["recruit"],discard:[],kept:[],tilt:["recruit"],steal:["token"],"extra-turn":[],"lord-discarded":["recruit"],"draw-locations":["location"],available:["location"],control:["location"],"use-lords":["location"],"swap-location":["location"],"stack-shuffled":["location"],pass:[],"end-trigger":[],"game-over":[],auto:[]},gt={seat:"",topic:"",auto:!0};function Wo(e,{seat:t,topic:n,auto:a}){return e.auto&&!a||n&&!Ni[e.kind]?.includes(n)?!1:!t||e.seat===t||e.parts.some(r=>r.type==="seat"&&r.id===t)}function Io(e){let t=[];for(let n of e){let a=t[t.length-1];a?.turn!==n.turn&&t.push(a={turn:n.turn,seat:null,lines:[]}),n.kind==="turn"?a.seat=n.seat:a.lines.push(n)}return t}function Do(e,t){let n=e.seat!==null&&e.seat===t.seat;return e.parts.flatMap(({type:a,id:r})=>{switch(a){case"seat":return[`seat:${r}`];case"lord":return[`court:${r}`,`own:${r}`,...t.players.map(({seat:i})=>`lord:${i}:${r}`)];case"location":return[`available:${r}`,`drawn:${r}`,`mine:${r}`,...t.players.map(({seat:i})=>`place:${i}:${r}`)];case"race":return[`council:${r}`];case"ally":return e.kind==="to-council"?[`council:${r.slice(0,r.indexOf("-"))}`]:e.kind==="reveal"&&t.track[t.track.length-1]===r?["track"]:n?[`hand:${r}`]:[];case"monster":return e.kind==="reveal"&&t.track[t.track.length-1]==="monster"?["track"]:[];default:return[]}})}function Uo(e,t,n){if(e.story!==t)return{story:t,lines:n};let[a,r]=[n[0],n[n.length-1]];if(!a||!r)return e;let[i,s]=[e.lines[0],e.lines[e.lines.length-1]];if(!i||!s||a.id>s.id+1||r.id<i.id-1)return{story:t,lines:n};let l=n.filter(({id:p})=>p<i.id),c=n.filter(({id:p})=>p>s.id);return l.length+c.length>0?{story:t,lines:[...l,...e.lines,...c]}:e}function qo(e,t){let n=Math.max(0,t-(e[0]?.id??1)+1);return n<e.length?e.slice(0,n):e}function Fo(e,t){let n=e.lines[0]?.id??1,a=t.filter(({id:r})=>r<n);return(a[a.length-1]?.id??0)===n-1?{...e,lines:[...a,...e.lines]}:e}var Ko=({lines:e})=>(e[0]?.id??1)===1;function Go(e,t,n){let a=i=>i.log[i.log.length-1]?.id??0;return e.game!==t.game||a(t)<a(e)?a(t):(e.seat===null||e.decision?.mine)&&a(t)>a(e)?a(e):n}var Wi=40;function cn(e){return e.parts.map(t=>t.text).join("")}function dn({line:e}){return o(H,{children:e.parts.map((t,n)=>o(Ii,{part:t},n))})}function Ii({part:e}){let t=Ve();if(e.type==="text")return o(H,{children:e.text});let n=e.type==="lord"?t.lords[e.id]:void 0,a=e.type==="ally"?N(e.id)?.race:e.type==="race"?e.id:void 0,r=a!==void 0?`race-${a}`:n?`guild-${n.guild}`:e.type==="pearls"?"pearl":e.type==="keys"?"key":e.type==="monster"?"monster":null;return o("span",{class:"ab-chip","data-type":e.type,"data-race":a,"data-guild":n?.guild,"data-seat":e.type==="seat"?e.id:void 0,children:[e.type==="seat"&&o("i",{class:"ab-seat-dot","aria-hidden":"true","data-seat":e.id}),r&&o(y,{name:r}),o("bdi",{children:e.text})]})}var zo=V(function({lines:t,filter:n,choose:a,newFrom:r,close:i}){let{view:s,hint:l,explain:c,t:p}=v(),[f,b]=C(!1),u=t.filter(g=>g.kind==="turn"||Wo(g,n)),d=f?u:u.slice(-Wi),m=Io(d).filter(g=>g.lines.length>0||n===gt),h=({target:g})=>{let L=g.closest("[data-line]")?.dataset.line,x=d.find(Z=>String(Z.id)===L);l(x?Do(x,s):[])},k=()=>l([]),w=g=>{g.preventDefault(),c(g.target)};return o("section",{class:"ab-log","aria-label":p("log"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:p("log")}),o("span",{class:"ab-aside",children:p("turn",{n:s.turn})}),o("button",{type:"button",class:"ab-tool","aria-label":`${p("close")}: ${p("log")}`,title:`${p("close")} (L)`,"data-role":"close-log",onClick:i,children:o(y,{name:"close"})})]}),o(Ui,{filter:n,choose:a}),o("div",{class:"ab-log-lines",onMouseOver:h,onMouseLeave:k,onFocusIn:h,onFocusOut:k,onClick:g=>g.target.closest("[data-role=why]")&&w(g),onKeyDown:g=>Di(g)&&g.target.matches("[data-line]")&&w(g),children:o(R,{label:p("log"),name:"log",children:[d.length<u.length&&o("button",{type:"button",class:"ab-button ab-quiet","data-rove":"",onClick:()=>b(!0),children:p("log.all",{n:u.length})}),m.length===0&&o("p",{class:"ab-empty",children:p(t.length>0?"log.none":"log.empty")}),o("ol",{class:"ab-log-turns",children:m.map(g=>o(qi,{turn:g,newFrom:r},g.turn))})]})})]})},"later"),Di=({key:e,repeat:t,ctrlKey:n,metaKey:a,altKey:r})=>(e==="Enter"||e===" ")&&!(t||n||a||r);function Ui({filter:e,choose:t}){let{view:n,t:a}=v(),r=i=>t({...e,...i});return o("div",{class:"ab-log-choice",role:"group","aria-label":a("log.choice"),children:[o("select",{"aria-label":a("log.who"),"data-log":"seat",value:e.seat,onChange:({currentTarget:i})=>r({seat:i.value}),children:[o("option",{value:"",children:a("log.everybody")}),n.players.map(({seat:i,name:s})=>o("option",{value:i,children:i===n.seat?a("log.mine"):s},i))]}),o("select",{"aria-label":a("log.what"),"data-log":"topic",value:e.topic,onChange:({currentTarget:i})=>r({topic:i.value}),children:[o("option",{value:"",children:a("log.everything")}),No.map(i=>o("option",{value:i,children:a(`log.topic.${i}`)},i))]}),o("label",{children:[o("input",{type:"checkbox","data-log":"auto",checked:e.auto,onChange:({currentTarget:i})=>r({auto:i.checked})}),a("log.auto")]})]})}function qi({turn:{turn:e,seat:t,lines:n},newFrom:a}){let{view:r,t:i}=v(),s=r.players.find(l=>l.seat===t);return o("li",{class:"ab-log-turn",children:[o("h4",{children:[i("turn",{n:e}),s&&o(le,{seat:s.seat,name:s.name})]}),o("ol",{children:n.map(l=>o(Fi,{line:l,mark:l.id>a?i("log.new"):"",why:i("explain.why")},l.id))})]})}var Fi=ee(({line:e,mark:t,why:n})=>o("li",{class:"ab-log-line",tabIndex:-1,"data-rove":"","data-line":e.id,"data-kind":e.kind,"data-seat":e.seat??void 0,"data-auto":e.auto?"true":void 0,"data-new":t?"true":void 0,children:[t&&o("b",{class:"ab-log-new",children:t}),o(dn,{line:e})," ",o("button",{type:"button",class:"ab-rule",dir:"ltr",tabIndex:-1,"data-role":"why","aria-label":`${n} ${e.rule} (${e.id})`,title:n,children:o("code",{children:e.rule})})]}));function Yo(){let{view:e,t}=v(),n=!e.decision?.mine;return e.since.length===0&&(!n||e.log.length===0)?null:o("div",{class:"ab-since","data-waiting":n?"true":void 0,children:[o("h3",{children:t(n?"just_now":"since")}),o("ul",{children:e.since.map(a=>o("li",{"data-kind":a.kind,children:o(dn,{line:a})},a.id))})]})}var Xo=V(function(){let{view:t}=v(),n=t.log.filter(({kind:a})=>a!=="turn").pop();return n?o("p",{class:"ab-newest","aria-hidden":"true",children:o(dn,{line:n})}):null},"later");function te({name:e,icon:t,label:n,onClick:a,off:r=null,expanded:i,shortcut:s,back:l=!1}){let{explain:c}=v();return o("button",{type:"button",class:"ab-tool","data-role":e,"data-tool":e,"data-off":r??void 0,"data-rove":"","data-back":l?"true":void 0,"aria-label":n,title:s?`${n} (${s})`:n,"aria-keyshortcuts":s,"aria-disabled":r===null?void 0:"true","aria-expanded":i,onClick:({currentTarget:p})=>r===null?a():c(p,!1),children:o(y,{name:t})})}var Qo=V(function({panel:t,undo:n,redo:a,log:r,logOpen:i,chances:s,chancesOpen:l,show:c}){let{view:p,settings:f,t:b}=v();return o("header",{class:"ab-bar",children:[o("span",{class:"ab-brand",children:b("title")}),o("span",{class:"ab-turn",children:b("turn",{n:p.turn})}),o(Xo,{}),o(R,{label:b("tools"),class:"ab-tools",role:"toolbar",name:"tools",children:[!f.replay&&o(H,{children:[o(te,{name:"undo",icon:"undo",label:b("undo"),onClick:n,off:p.can_undo?null:"undo",shortcut:"U"}),o(te,{name:"redo",icon:"redo",label:b("redo"),onClick:a,off:p.can_redo?null:"redo",shortcut:"R"})]}),!f.replay&&o(te,{name:"chances",icon:"chance",label:b("chances"),onClick:s,expanded:l,shortcut:"D"}),o(te,{name:"log",icon:"log",label:b("log"),onClick:r,expanded:i,shortcut:"L"}),o(te,{name:"help",icon:"help",label:b("help"),onClick:()=>c("help"),expanded:t==="help",shortcut:"?"}),o(te,{name:"menu",icon:"menu",label:b("menu"),onClick:()=>c("menu"),expanded:t==="menu"})]})]})},"later");function Jo({line:e,ask:t,close:n}){let{view:a,settings:r,t:i}=v(),s=e.comments.find(({place:l})=>l===a.place)?.text??"";return o("section",{class:"ab-branches",tabIndex:-1,"aria-label":i("timeline.branches"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:i("timeline.branches")}),o("button",{type:"button",class:"ab-tool","aria-label":i("close"),title:i("close"),"data-role":"close-branches",onClick:n,children:o(y,{name:"close"})})]}),!r.replay&&o(ea,{name:"comment",label:i("timeline.comment",{place:yt(e,a.place,a.players,i,a.active)}),value:s,save:l=>t({kind:"comment",seq:a.seq,text:l})},`${e.number}.${a.place}.${s}`),e.branches.length===0?o("p",{class:"ab-empty",children:i("timeline.branches.none")}):o("ul",{class:"ab-branch-list",children:e.branches.map(l=>o(Ki,{branch:l,ask:t},l.id))})]})}function Ki({branch:e,ask:t}){let{view:n,settings:a,t:r}=v(),[i,s]=C(!1),[l,c]=C(!1),[p,f]=C(null),b=vt(e,n.players,r),u={branch:e.id},d=(h,k,w)=>o("button",{type:"button",class:"ab-button","data-role":h,"aria-label":r("timeline.branches.of",{what:r(`timeline.branches.${h}`),name:b}),"aria-expanded":w,onClick:k,children:r(`timeline.branches.${h}`)}),m=()=>{p!==null?f(null):t({kind:"compare",...u},h=>h.kind==="compare"&&f(h.text))};return o("li",{"data-branch":e.id,"data-shown":e.shown?"true":void 0,children:[o("p",{class:"ab-branch-name",children:[o(y,{name:"branch"}),o("bdi",{children:b}),o("span",{class:"ab-aside",children:[r("timeline.branches.length",{n:e.length}),e.shown&&o("b",{class:"ab-branch-shown",children:r("timeline.branches.shown")})]})]}),o("div",{class:"ab-branch-buttons",children:[d("goto",()=>t({kind:"goto_branch",...u})),!a.replay&&d("compare",m,p!==null),!a.replay&&o(H,{children:[d("rename",()=>s(!i),i),d("promote",()=>t({kind:"make_main",...u})),d("delete",()=>c(!l),l)]})]}),i&&o(ea,{name:"branch-name",label:r("timeline.branches.name"),value:e.name,save:h=>{s(!1),t({kind:"name_branch",...u,name:h})}}),l&&o("p",{class:"ab-sure",children:[o(y,{name:"warning"}),o("span",{children:r("timeline.branches.sure")}),o("button",{type:"button",class:"ab-button","data-role":"delete-sure",onClick:()=>t({kind:"delete_branch",...u}),children:r("timeline.branches.delete")}),o("button",{type:"button",class:"ab-button","data-role":"delete-not",onClick:()=>c(!1),children:r("cancel")})]}),p!==null&&o("div",{class:"ab-compared",role:"group","aria-label":r("timeline.branches.compared"),tabIndex:0,children:[o("p",{"aria-hidden":"true",children:r("timeline.branches.compared")}),o("ul",{children:p.split(`
`).map((h,k)=>o("li",{"data-under":h.startsWith(" ")?"true":void 0,children:o("bdi",{children:h.trim()})},k))})]})]})}function ea({name:e,label:t,value:n,save:a}){let{t:r,prefix:i}=v(),[s,l]=C(n),c=`${i}${e}`;return o("form",{class:"ab-field",onSubmit:p=>{p.preventDefault(),a(s)},children:[o("label",{for:c,dir:"auto",children:t}),o("span",{children:[o("input",{id:c,type:"text",dir:"auto",autocomplete:"off","data-field":e,value:s,onInput:({currentTarget:p})=>l(p.value)}),o("button",{type:"submit",class:"ab-button","data-role":`save-${e}`,"aria-label":r("timeline.branches.of",{what:r("timeline.save"),name:t}),"aria-disabled":s===n?"true":void 0,children:r("timeline.save")})]})]})}function wt({id:e,of:t}){let{explain:n,t:a}=v();return o("button",{type:"button",class:"ab-rule",dir:"ltr","data-rule":e,"aria-label":`${e}: ${t}`,title:a("explain.rule"),onClick:({currentTarget:r})=>n(r),children:o("code",{children:e})})}function fn({id:e,of:t}){return e?o(wt,{id:e,of:t}):null}function me({reasons:e}){return e.length===0?null:o("ul",{class:"ab-reasons",children:e.map(({rule:t,text:n},a)=>o("li",{children:[o("span",{dir:"auto",children:n})," ",o(fn,{id:t,of:n})]},a))})}function na({lines:e}){return o(H,{children:e.map(({text:t,rules:n},a)=>o("div",{children:[o("p",{dir:"auto",children:t}),o("div",{class:"ab-rules",children:n.map(r=>o(wt,{id:r,of:t},r))})]},a))})}function oa({text:e}){return o(H,{children:e.split(`

`).map((t,n)=>t.startsWith("- ")?o("ul",{children:t.split(/^- /m).flatMap((a,r)=>a?[o("li",{children:ta(a)},r)]:[])},n):o("p",{children:ta(t)},n))})}var ta=e=>e.split(/(?:`([^`]+)`|\[([A-Z0-9-]+)\])/).map((t,n)=>!t||n%3===0?t:n%3===1?o("code",{children:t},n):o(wt,{id:t,of:e},n));var _e=8;function ra({shown:{note:e,anchor:t,entered:n,before:a},root:r,back:i,close:s}){let{prefix:l,t:c}=v(),p=M(null),f=M(null);return E(()=>{let b=f.current;if(!b||!r)return;let u=r.getBoundingClientRect(),d=t.getBoundingClientRect(),m=u.width/r.offsetWidth||1,h=(d.left+d.width/2-u.left)/m-b.offsetWidth/2,k=(d.bottom-u.top)/m+_e,w=r.ownerDocument.defaultView?.innerHeight??0,g=(b.offsetHeight+2*_e)*m,x=k+b.offsetHeight<r.offsetHeight&&(d.bottom+g<=w||d.top<g)?k:Math.max(_e,(d.top-u.top)/m-b.offsetHeight-_e),Z=Math.max(_e,r.offsetWidth-b.offsetWidth-_e);b.style.left=`${Math.min(Math.max(_e,h),Z)}px`,b.style.top=`${x}px`}),E(()=>f.current?.scrollIntoView?.({block:"nearest"}),[e]),E(()=>{p.current&&(p.current.scrollTop=0),n&&p.current?.focus({preventScroll:!0})},[e.target,n]),o("div",{ref:f,class:"ab-bubble-note",role:n?"dialog":"status","aria-label":e.title,"aria-describedby":n?`${l}note`:void 0,"data-note":e.target,"data-told":e.explained||e.written?"true":void 0,children:[o("header",{children:[a&&o("button",{type:"button",class:"ab-tool ab-back","aria-label":`${c("explain.back")}: ${a.note.title}`,title:c("explain.back"),"data-role":"back-note",onClick:i,children:o(y,{name:"chevron"})}),o("strong",{dir:"auto",children:e.title}),o("button",{type:"button",class:"ab-tool","aria-label":`${c("close")}: ${e.title}`,title:c("close"),"data-role":"close-note",onClick:s,children:o(y,{name:"close"})})]}),o("div",{ref:p,class:"ab-note-body",role:"group",tabIndex:0,id:`${l}note`,"aria-label":e.title,children:[e.answer&&(e.answer.text||e.answer.reasons.length>0)&&o("div",{class:"ab-why",children:[o("p",{class:"ab-why-title",children:[o(y,{name:"warning"}),c("why")]}),e.answer.reasons.length===0&&e.answer.text&&o("p",{dir:"auto",children:e.answer.text}),o(me,{reasons:e.answer.reasons})]}),e.written?o(H,{children:[o("code",{class:"ab-rule",dir:"ltr",children:e.rule}),o(oa,{text:e.written})]}):e.explained?o(na,{lines:e.explained.lines}):o(H,{children:[o(aa,{lines:e.lines}),e.rule&&o(fn,{id:e.rule,of:e.title}),o(me,{reasons:e.notes})]}),o(aa,{lines:e.more}),o(me,{reasons:e.missing})]})]})}function aa({lines:e}){return o(H,{children:e.map((t,n)=>o("p",{dir:"auto",children:t},n))})}function fe(e){let t=e?.getRootNode()?.activeElement;return t&&e?.contains(t)?t:null}function Gi(e){return e.querySelector(".ab-primary[data-action]")??e.querySelector("[data-action], [data-role=ready]")}function ia(e,t){let n=M(null),a=M(null),r=M(!1),i=M(!1);E(()=>{let s=e.current;if(!s)return;let l=b=>{n.current=b.target,n.current!==a.current&&(a.current=null),n.current.hasAttribute("data-prompt")||(r.current=!1)},c=b=>{let u=b.target;queueMicrotask(()=>{u.isConnected&&n.current===u&&(n.current=null)})},p=()=>{i.current=!0},f=()=>{i.current=!1};return s.addEventListener("focusin",l),s.addEventListener("focusout",c),s.addEventListener("keydown",p,!0),s.addEventListener("pointerdown",f,!0),()=>{s.removeEventListener("focusin",l),s.removeEventListener("focusout",c),s.removeEventListener("keydown",p,!0),s.removeEventListener("pointerdown",f,!0)}},[e]),E(()=>{let s=()=>{let l=e.current,c=n.current;if(!l||!c)return;t&&i.current&&(a.current=c);let p=!c.isConnected,f=Gi(l),b=f!==null&&!t,u=b&&a.current===c&&c.getAttribute("aria-disabled")==="true";if(b&&(a.current=null),!p&&!u&&!(r.current&&c.hasAttribute("data-prompt")))return;let d=f??(p?l.querySelector("[data-prompt]"):null);d&&(n.current=null,d.focus({preventScroll:!i.current}),r.current=f===null)};return s(),n.current?ht(s):void 0})}var zi=["table","perfect"],Yi=5;function Xi(e,t){let{view:n,book:a}=v(),{seat:r,seq:i}=n,[s,l]=C(null),c=M(null),p=M(!1);return J(()=>{let f=()=>{r===null||!e.current||(p.current=!0,c.current=null,e.current.ask({kind:"chances",memory:t}).then(b=>{p.current=!1,b.kind==="chances"&&l({seat:r,memory:t,tables:b.tables}),c.current?.()}))};return c.current=f,p.current||f(),()=>{c.current=null}},[e,t,r,i,a]),s?.seat===r&&s.memory===t?s:null}var la=V(function({link:t,board:n,close:a}){let{view:r,settings:i,prefix:s,t:l}=v(),[c,p]=C(i.memory_aid?"perfect":"table"),f=Xi(t,c),b=M(null);return E(()=>{let u=b.current,d=fe(n.current);return u?.focus({preventScroll:!0}),()=>{u?.contains(fe(n.current))&&(d?.isConnected?d:n.current?.querySelector("[data-role=chances]"))?.focus()}},[]),E(()=>b.current?.scrollIntoView?.({block:"nearest"}),[f!==null]),o("section",{ref:b,class:"ab-section ab-chances",tabIndex:-1,"aria-label":l("chances"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:l("chances")}),o("button",{type:"button",class:"ab-tool","aria-label":`${l("close")}: ${l("chances")}`,title:`${l("close")} (D)`,"data-role":"close-chances",onClick:a,children:o(y,{name:"close"})})]}),r.seat===null?o("p",{class:"ab-empty",children:l("chances.nobody")}):o(H,{children:[o("fieldset",{class:"ab-chances-memory",children:[o("legend",{children:l("chances.memory")}),o("div",{class:"ab-choices",children:zi.map(u=>o("label",{children:[o("input",{type:"radio",name:`${s}chances`,checked:u===c,"data-value":u,onChange:()=>p(u)}),o("span",{children:l(`chances.${u}`)})]},u))})]}),f&&o(Qi,{tables:f.tables})]})]})},"later"),Qi=ee(({tables:e})=>o("div",{class:"ab-chance-tables",children:e.map((t,n)=>t.long?o("details",{children:[o("summary",{children:t.title}),o(sa,{table:t})]},n):o(sa,{table:t,caption:!0},n))}));function sa({table:e,caption:t=!1}){let{title:n,head:a,rows:r}=e.head.length>Yi?Ji(e):e;return o("table",{class:"ab-chance-table","aria-label":t?void 0:n,children:[t&&o("caption",{children:n}),o("thead",{children:o("tr",{children:a.map((i,s)=>o("th",{scope:"col",children:o("bdi",{children:i})},s))})}),o("tbody",{children:r.map(({label:i,cells:s,bar:l},c)=>o("tr",{children:[o("th",{scope:"row",children:o("bdi",{children:i})}),s.map((p,f)=>o("td",{children:[p,l!==null&&f===s.length-1&&o("span",{class:"ab-chance-bar","aria-hidden":"true",children:o("i",{style:{inlineSize:`${100*l}%`}})})]},f))]},c))})]})}function Ji({title:e,head:t,rows:n,long:a}){let[r="",...i]=t;return{title:e,head:[r,...n.map(({label:s})=>s)],rows:i.map((s,l)=>({label:s,cells:n.map(({cells:c})=>c[l]??""),bar:null})),long:a}}var ca=V(function(){let{view:t,book:n,t:a}=v();return o(ae,{name:"council",title:a("council"),children:o(R,{label:a("council"),class:"ab-council",name:"council",children:de.map(r=>{let i=t.council[r];return o(G,{target:`council:${r}`,label:a("council.stack",{race:n.races[r],n:i}),children:[o("span",{class:"ab-stack","data-race":r,"data-size":Math.min(i,4),children:[o(y,{name:`race-${r}`}),o("b",{class:"ab-count",children:i})]}),o("span",{class:"ab-stack-name",dir:"auto",children:n.races[r]})]},r)})})})});function Ee({target:e,back:t,count:n,label:a}){return o(G,{target:e,label:a,class:"ab-thing-deck",children:o("span",{class:"ab-deck","data-back":t,"data-empty":n===0?"true":void 0,children:[o(y,{name:t}),o("b",{class:"ab-count",children:n})]})})}var da=V(function(){let{view:t,t:n}=v(),a=[...t.court].reverse();return o(ae,{name:"court",title:n("court"),aside:o("span",{"data-place":"discard:lords",children:n("court.aside",{n:t.lord_discard.length})}),children:o(R,{label:n("court"),class:"ab-court",name:"court",children:[o(Ee,{target:"deck:lords",back:"back-lord",count:t.lord_deck,label:n("deck.lords",{n:t.lord_deck})}),a.map((r,i)=>r===null?o("span",{class:"ab-space ab-space-lord",children:o(y,{name:"crown"})},`space ${i}`):o(es,{id:r},r))]})})});function es({id:e}){let{view:t,book:n}=v(),a=t.plan?.lords[e],r=t.decision?.card===e?void 0:a,i=ft()(e,!1,a?.cost),s=[...r?.missing??[],...a?.notes??[]].map(({rule:l,text:c})=>`${c} [${l}]`);return o(G,{target:`court:${e}`,label:[i,r?.short].filter(Boolean).join(", "),tip:[i,...s].join(`
`),class:"ab-thing-lord",children:[o(ut,{id:e,...a?{cost:a.cost}:{}}),r&&o(jo,{plan:r,influence:n.lords[e]?.influence})]})}function fa({seat:e,ready:t,passAll:n}){let{view:a,t:r,act:i,busy:s}=v(),l=a.players.find(p=>p.seat===e)?.name??e,c=a.decision;return o("section",{class:"ab-curtain","aria-label":r("curtain.title",{name:l}),children:[o(y,{name:"eye",class:"ab-curtain-eye"}),o("h2",{tabIndex:-1,"data-prompt":"",children:o(le,{seat:e,name:l})}),c&&o("p",{class:"ab-curtain-asked",children:c.title}),o("p",{children:r("curtain.text",{name:l})}),o("div",{class:"ab-curtain-buttons",children:[o("button",{type:"button",class:"ab-button ab-primary ab-action","data-role":"ready","aria-keyshortcuts":"1",onClick:t,children:[r("curtain.ready",{name:l}),o(mt,{number:1})]}),c?.actions.map((p,f)=>o("button",{type:"button",class:"ab-button","data-action":p.text,"aria-disabled":s?"true":void 0,"aria-keyshortcuts":String(f+2),onClick:()=>i(p.text),children:[p.label,o(mt,{number:f+2})]},p.text)),n&&o(rn,{passAll:n})]})]})}var pa=V(function(){let{view:t,draft:n,t:a}=v(),r=t.players.find(({seat:s})=>s===t.seat);if(!r||typeof r.hand=="number"||t.over)return null;let i=pe(r.hand);return o("section",{class:"ab-hand","aria-label":a("hand"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:a("hand")}),o(sn,{player:r,short:!0})]}),i.length===0?o("p",{class:"ab-empty",children:a("hand.empty")}):o(R,{label:a("hand"),class:"ab-cards",name:"hand",children:i.map(([s,l],c)=>o(ts,{card:s,count:l,first:N(i[c-1]?.[0]??"")?.race!==N(s)?.race},s))}),n&&o("p",{class:"ab-help-line",children:a("payment.how")})]})});function ts({card:e,count:t,first:n}){let{draft:a,t:r}=v(),i=oe(),s=a?.filter(c=>c===e).length??0,l=[i(e),t>1?r("held",{n:t}):"",s>0?r("paying",{n:s}):""];return o(G,{target:`hand:${e}`,label:l.filter(Boolean).join(", "),class:`ab-thing-ally${n?" ab-first":""}`,...a?{legal:!0,count:s}:{},children:[t>1&&o("span",{class:"ab-behind","data-race":N(e)?.race,"aria-hidden":"true"}),o(se,{card:e}),t>1&&o("b",{class:"ab-times",children:s>0?`${s}/${t}`:`×${t}`})]})}var ns=300;function ua(e,t){let n=M(t);n.current=t,E(()=>{let a=e.current;if(!a)return;let r={at:-1/0,asked:""},i=s=>{if(s.target.closest("[data-at-will]"))return;let l=s.detail>1&&s.timeStamp-r.at<ns;r={at:s.timeStamp,asked:l?r.asked:n.current},!(!l||r.asked===n.current)&&(s.preventDefault(),s.stopPropagation())};return a.addEventListener("click",i,!0),()=>a.removeEventListener("click",i,!0)},[e])}var ba="[data-role=ready], [data-action]",pn=[{keys:["Tab","←","→","↑","↓"],word:"help.move"},{keys:["Enter"],word:"help.enter"},{keys:["Enter"],word:"help.pay"},{keys:["1–9"],word:"help.digits"},{keys:["Esc"],word:"help.escape"},{keys:["A"],word:"help.actions",to:ba},{keys:["N"],word:"help.next",to:'[data-legal="true"]'},{keys:["H"],word:"help.hand",to:'[data-target^="hand:"]'},{keys:["C"],word:"help.court",to:'[data-target^="court:"]'},{keys:["E"],word:"help.track",to:'[data-target="deck:exploration"], [data-target="track"]'},{keys:["K"],word:"help.council",to:'[data-target^="council:"]'},{keys:["O"],word:"help.locations",to:'[data-target^="drawn:"], [data-target^="available:"], [data-target="deck:locations"]'},{keys:["M"],word:"help.mine",to:'[data-target^="own:"], [data-target^="mine:"]'},{keys:["T"],word:"help.timeline",to:"[data-role=scrub]"},{keys:[",","."],word:"help.step"},{keys:["<",">"],word:"help.step_turn"},{keys:["G"],word:"help.play"},{keys:["U"],word:"help.undo"},{keys:["R"],word:"help.redo"},{keys:["S"],word:"help.skip"},{keys:["L"],word:"help.log"},{keys:["W"],word:"help.explain"},{keys:["D"],word:"help.chances"},{keys:["?"],word:"help.help"}],os="data-lm-suppress-shortcuts",ha=({ctrlKey:e,metaKey:t,altKey:n})=>e||t||n;function ma(e){E(()=>{let t=e.current,n=t?.ownerDocument.defaultView;if(!t||!n)return;let a=r=>{r.composedPath().includes(t)&&r.target.toggleAttribute(os,!ha(r))};return n.addEventListener("keydown",a,!0),()=>n.removeEventListener("keydown",a,!0)},[e])}var as=e=>{let t=e?.localName;return t==="input"||t==="select"||t==="textarea"},rs=e=>e?.closest('[data-group="hand"], [data-prompt]')!=null;function ka(e){return t=>{if(ha(t)||(t.stopPropagation(),t.defaultPrevented))return;let n=e.root.current;if(t.key==="Escape"){e.cancel()&&t.preventDefault();return}if(!n||as(t.target))return;if(t.repeat&&/^([1-9 ]|Enter)$/.test(t.key)){t.preventDefault();return}if(t.key==="Enter"&&rs(t.target)&&e.pay()){t.preventDefault();return}let a=t.target.closest(".ab-menu")!==null;if(/^[1-9]$/.test(t.key)&&!a){let i=n.querySelectorAll(ba)[Number(t.key)-1];i&&(t.preventDefault(),i.focus({preventScroll:!0}),i.click(),n.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"}));return}let r=is(t.key,n,e);r&&(t.preventDefault(),r())}}function is(e,t,{step:n,play:a,undo:r,redo:i,skip:s,log:l,explain:c,chances:p,help:f}){switch(e.toLowerCase()){case",":return()=>n(-1,"decision");case".":return()=>n(1,"decision");case"<":return()=>n(-1,"turn");case">":return()=>n(1,"turn");case"g":return a;case"u":return r;case"r":return i;case"s":return s;case"l":return l;case"w":return c;case"d":return p;case"?":return f;default:{let b=pn.find(({keys:u})=>u.includes(e.toUpperCase()))?.to;return b===void 0?null:()=>ss(t,b)}}}function ss(e,t){let n=Array.from(e.querySelectorAll(t)),a=n.filter(s=>s.getAttribute("aria-disabled")!=="true"),r=a.length>0?a:n,i=fe(e);r[((i?r.indexOf(i):-1)+1)%r.length]?.focus()}var ls=[["5+3×","legend.times"],["20−","legend.less"],["=","legend.same"]],cs=[["race-crab","legend.mandatory"],["","legend.free"],["pearl","legend.cost"],["key","legend.key"],["influence","legend.influence"],["power-instant","power.instant"],["power-lasting","power.lasting"],["power-activated","power.activated"],["hand","legend.affiliated"]];function ya({close:e}){let{book:t,t:n}=v();return o("section",{class:"ab-help",tabIndex:-1,"aria-label":n("help"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:n("help")}),o("button",{type:"button",class:"ab-tool","aria-label":n("close"),title:n("close"),"data-role":"close-help",onClick:e,children:o(y,{name:"close"})})]}),o("h4",{children:n("help.how")}),o("dl",{class:"ab-how",children:t.how_to_play.map(({title:a,text:r})=>o("div",{children:[o("dt",{children:a}),o("dd",{children:r})]},a))}),o("h4",{children:n("help.legend")}),o("ul",{class:"ab-legend",children:[cs.map(([a,r])=>o("li",{children:[a?o(y,{name:a}):o("i",{class:"ab-legend-circle","aria-hidden":"true"}),n(r)]},r)),ls.map(([a,r])=>o("li",{children:[o("b",{class:"ab-location-sign",children:a}),n(r)]},r)),o("li",{children:[o("b",{class:"ab-legend-mark",children:n("worth",{n:9})}),n("legend.worth")]}),o("li",{children:[o("b",{class:"ab-legend-mark ab-gain",children:["+6",o(y,{name:"influence"})]}),n("legend.gain")]}),Object.entries(t.guilds).map(([a,r])=>o("li",{children:[o(y,{name:`guild-${a}`}),r]},a))]}),o("h4",{children:n("help.pointer")}),o("p",{children:n("help.pointer.ask")}),o("h4",{children:n("help.keys")}),o("dl",{class:"ab-keymap",children:pn.map(({keys:a,word:r})=>o("div",{children:[o("dt",{children:a.map(i=>o("kbd",{children:i},i))}),o("dd",{children:n(r)})]},r))}),o("p",{class:"ab-help-line",children:n("help.again")})]})}var va=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function qe(e,t){if(e===t)return t;if(Array.isArray(e)&&Array.isArray(t)){let i=t.map((s,l)=>qe(e[l],s));return e.length===t.length&&i.every((s,l)=>s===e[l])?e:i}if(!va(e)||!va(t))return t;let n=Object.fromEntries(Object.entries(t).map(([i,s])=>[i,qe(e[i],s)])),a=Object.keys(n);return a.length===Object.keys(e).length&&a.every(i=>i in e&&n[i]===e[i])?e:n}function ga(e){let t=M(e);return t.current=qe(t.current,e),t.current}var La=V(function(){let{view:t,t:n}=v();return o(ae,{name:"locations",title:n("locations"),children:[t.drawn.length>0&&o(R,{label:n("drawn"),class:"ab-drawn",name:"drawn",children:[o("span",{class:"ab-tag",children:n("drawn")}),o("div",{class:"ab-tiles",children:t.drawn.map(a=>o(wa,{id:a,place:"drawn"},a))})]}),o(R,{label:n("locations"),class:"ab-locations",name:"locations",children:[o(Ee,{target:"deck:locations",back:"back-location",count:t.location_deck,label:n("deck.locations",{n:t.location_deck})}),o("div",{class:"ab-tiles",children:t.locations_available.map(a=>o(wa,{id:a,place:"available"},a))})]})]})});function wa({id:e,place:t}){let{view:n,seats:a,t:r}=v(),i=[pt()(e),xe(e,n,a,r)?.words].filter(Boolean);return o(G,{target:`${t}:${e}`,label:i.join(", "),tip:i.join(`
`),class:"ab-thing-location",children:[o(bt,{id:e}),o(Ro,{id:e})]})}var ds=300;function Ma(e,t,n){let[,a]=C(0),r=M({story:"",lines:[],of:null});r.current.of!==e&&(r.current={...Uo(r.current,e.story,e.log),of:e});let i=t&&!Ko(r.current);return J(()=>{if(!i)return;let s=()=>{n.current?.ask({kind:"log"}).then(c=>{let p=r.current;c.kind!=="log"||c.story!==p.story||(r.current={...Fo(p,c.lines),of:p.of},a(f=>f+1))})};if(e.live)return s();let l=setTimeout(s,ds);return()=>clearTimeout(l)},[i,e.story,r.current.lines[0]?.id]),qo(r.current.lines,e.log[e.log.length-1]?.id??0)}function Ca(e){let t=M({view:e,from:e.log[e.log.length-1]?.id??0});return t.current.view!==e&&(t.current={view:e,from:Go(t.current.view,e,t.current.from)}),t.current.from}var Lt=2e7,fs=6e4;function ps({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:e.endsWith(".html")?"text/html":"text/plain"})),a=document.createElement("a");a.href=n,a.download=e,a.click(),setTimeout(()=>URL.revokeObjectURL(n),fs)}function xa({link:e,opened:t}){let{t:n}=v();return o(H,{children:[o("fieldset",{class:"ab-keep",children:[o("legend",{children:n("keep")}),o(us,{link:e})]}),o("fieldset",{class:"ab-keep",children:[o("legend",{children:n("keep.open")}),o(bs,{link:e,opened:t})]})]})}function us({link:e}){let{t}=v(),[n,a]=C(null),[r,i]=C(""),s=M(null),l=p=>{a(null),e.current?.ask({kind:p}).then(f=>{f.kind==="refused"&&a({text:f.text,bad:!0}),f.kind==="code"&&i(f.text),f.kind==="file"&&(ps(f),a({text:t("keep.saved",{file:f.name}),bad:!1}))})};E(()=>{if(!r)return;s.current?.focus(),s.current?.select();let p=b=>()=>a({text:t(b),bad:!1});(navigator.clipboard?.writeText(r)??Promise.reject(new Error("no clipboard"))).then(p("keep.copied"),p("keep.selected"))},[r]);let c=(p,f)=>o("button",{type:"button",class:"ab-button","data-role":p,onClick:()=>l(p),children:[o(y,{name:f}),t(`keep.${p}`)]});return o(H,{children:[o("p",{class:"ab-keep-warning",children:[o(y,{name:"eye"}),t("keep.warning")]}),o("div",{class:"ab-keep-row",children:[c("save","save"),c("export","page"),c("code","copy")]}),r&&o("textarea",{ref:s,class:"ab-keep-code",dir:"ltr",readOnly:!0,rows:3,"aria-label":t("keep.code.text"),value:r,"data-role":"code-text"}),o(_a,{said:n})]})}function bs({link:e,opened:t}){let{view:n,t:a}=v(),[r,i]=C(null),[s,l]=C(""),[c,p]=C(null),f=n.log.length>0&&!n.over,b=h=>{p(null),i({text:h,bad:!0})},u=(h,k)=>{e.current?.ask({kind:"load",text:h,good_part:k}).then(w=>{w.kind==="done"?t():w.kind==="damaged"?p({text:h,damaged:w}):w.kind==="refused"&&b(w.text)})},d=h=>{i(null),p(null),h.length>Lt?b(a("keep.large",{most:Lt/1e6})):h.trim()?f?p({text:h,damaged:null}):u(h,!1):b(a("keep.empty"))},m=h=>{let k=h.files?.[0];k&&(k.size>Lt?b(a("keep.large",{most:Lt/1e6})):k.text().then(d,()=>b(a("keep.unread",{file:k.name}))),h.value="")};return o(H,{children:[o("label",{class:"ab-drop",children:[o(y,{name:"open"}),o("span",{children:a("keep.file")}),o("input",{type:"file","aria-label":a("keep.file"),"data-role":"file",onChange:({currentTarget:h})=>m(h)})]}),o("div",{class:"ab-keep-row",children:[o("textarea",{class:"ab-keep-code",dir:"ltr",rows:2,spellcheck:!1,"aria-label":a("keep.text"),placeholder:a("keep.text"),value:s,"data-role":"load-text",onInput:({currentTarget:h})=>l(h.value)}),o("button",{type:"button",class:"ab-button","data-role":"load",onClick:()=>d(s),children:a("keep.load")})]}),c&&o(hs,{waiting:c,load:u,cancel:()=>p(null)}),o(_a,{said:r})]})}function hs({waiting:{text:e,damaged:t},load:n,cancel:a}){let{t:r}=v(),i=t===null||t.steps>0;return o("div",{class:"ab-sure",role:"alert",children:[o(y,{name:"warning"}),o("span",{dir:"auto",children:t?r("keep.damaged",{line:t.line,reason:t.text}):r("new.sure")}),o("button",{type:"button",class:"ab-button","data-role":"load-cancel",onClick:a,children:r("cancel")}),i&&o("button",{type:"button",class:"ab-button ab-primary","data-role":t?"load-good":"load-anyway",onClick:()=>n(e,t!==null),children:t?r("keep.good",{n:t.steps}):r("keep.anyway")})]})}function _a({said:e}){return o("p",{class:"ab-keep-said",role:"status","data-bad":e?.bad?"true":void 0,dir:"auto",children:[e?.bad&&o(y,{name:"warning"}),e?.text]})}var Ha=2,Za=4;function Va({start:e}){let{view:t,book:n,t:a}=v(),[r,i]=C(()=>t.players.map(({name:d,named:m,kind:h})=>({name:m?d:"",kind:h}))),[s,l]=C(!1),c=t.log.length>0&&!t.over,p=(d,m)=>`${n.kinds.find(({id:h})=>h===d)?.name??d} ${m+1}`,[f,b]=C(""),u=(d,m)=>i(r.map((h,k)=>k===d?{...h,...m}:h));return o("form",{class:"ab-new",onSubmit:d=>{d.preventDefault(),c&&!s?l(!0):e(r,f.trim())},children:o("fieldset",{children:[o("legend",{children:a("new")}),o("ol",{class:"ab-new-seats",children:r.map((d,m)=>o("li",{children:[o("i",{class:"ab-seat-dot","data-seat":`p${m+1}`,"aria-hidden":"true",children:m+1}),o("input",{type:"text",dir:"auto",maxLength:40,value:d.name,"aria-label":a("new.name",{n:m+1}),placeholder:p(d.kind,m),"data-seat-name":m+1,onInput:({currentTarget:h})=>u(m,{name:h.value})}),o("select",{value:d.kind,"aria-label":a("new.kind",{n:m+1}),"data-seat-kind":m+1,onChange:({currentTarget:h})=>u(m,{kind:h.value}),children:n.kinds.map(({id:h,name:k})=>o("option",{value:h,children:k},h))}),o("button",{type:"button",class:"ab-tool","aria-label":a("new.remove",{n:m+1}),title:a("new.remove",{n:m+1}),"aria-disabled":r.length<=Ha?"true":void 0,onClick:()=>r.length>Ha&&i(r.filter((h,k)=>k!==m)),children:o(y,{name:"close"})})]},m))}),o("div",{class:"ab-new-row",children:[o("button",{type:"button",class:"ab-button","data-role":"add-seat","aria-disabled":r.length>=Za?"true":void 0,onClick:()=>r.length<Za&&i([...r,{name:"",kind:r[r.length-1]?.kind??n.kinds[0]?.id??""}]),children:a("new.add")}),o("label",{class:"ab-new-seed",children:[o("span",{children:a("new.seed")}),o("input",{type:"text",dir:"ltr",value:f,placeholder:a("new.seed.any"),"data-role":"seed",onInput:({currentTarget:d})=>b(d.value)})]}),c&&s&&o("p",{class:"ab-sure",role:"alert",children:[o(y,{name:"warning"}),a("new.sure"),o("button",{type:"button",class:"ab-button","data-role":"keep",onClick:()=>l(!1),children:a("cancel")})]}),o("button",{type:"submit",class:"ab-button ab-primary","data-role":"start",children:[o(y,{name:"new-game"}),a(c&&s?"new.anyway":"new.start")]})]})]})})}var ms=["auto","light","dark"],ks=["slow","normal","fast","instant"],ys=["auto","on","off"],vs=[.75,.9,1,1.25,1.5];function Be({name:e,choices:t,chosen:n,choose:a}){let{t:r,prefix:i}=v();return o("fieldset",{"data-setting":e,children:[o("legend",{children:r(`set.${e}`)}),o("div",{class:"ab-choices",children:t.map(({value:s,label:l,lang:c})=>o("label",{children:[o("input",{type:"radio",name:`${i}${e}`,checked:s===n,"data-value":s,onChange:()=>a(s)}),o("span",{lang:c,children:l})]},s))})]})}function un({name:e,on:t,turn:n}){let{t:a}=v();return o("label",{class:"ab-switch","data-setting":e,children:[o("input",{type:"checkbox",role:"switch",checked:t,onChange:({currentTarget:r})=>n(r.checked)}),o("span",{children:[a(`set.${e}`),o("small",{children:a(`set.${e}.hint`)})]})]})}function Sa({set:e}){let{book:t,settings:n,t:a}=v(),r=(s,l)=>l.map(c=>({value:c,label:a(`set.${s}.${c}`)})),i=new Intl.NumberFormat(t.lang,{style:"percent"});return o("div",{class:"ab-menu-settings",children:[o(Be,{name:"lang",choices:t.languages.map(({id:s,name:l})=>({value:s,label:l,lang:s})),chosen:n.lang,choose:s=>e("lang",s)}),o(Be,{name:"theme",choices:r("theme",ms),chosen:n.theme,choose:s=>e("theme",s)}),o(Be,{name:"speed",choices:r("speed",ks),chosen:n.speed,choose:s=>e("speed",s)}),o(Be,{name:"motion",choices:r("motion",ys),chosen:n.motion,choose:s=>e("motion",s)}),o(Be,{name:"scale",choices:vs.map(s=>({value:s,label:i.format(s)})),chosen:n.scale,choose:s=>e("scale",s)}),!n.lesson&&n.seats.length>(n.replay?1:2)&&o(Be,{name:"seat",choices:n.seats.map(({id:s,name:l})=>({value:s,label:l})),chosen:n.seat,choose:s=>e("seat",s)}),!n.replay&&o(H,{children:[o(un,{name:"memory_aid",on:n.memory_aid,turn:s=>e("memory_aid",s)}),o(un,{name:"follow",on:n.follow,turn:s=>e("follow",s)}),o(un,{name:"confirm",on:n.confirm,turn:s=>e("confirm",s)})]})]})}function Ea({set:e,start:t,link:n,opened:a,close:r}){let{settings:i,t:s}=v();return o("section",{class:"ab-menu",tabIndex:-1,"aria-label":s("menu"),children:[o("header",{class:"ab-section-head",children:[o("h3",{children:s("menu")}),o("button",{type:"button",class:"ab-tool","aria-label":s("close"),title:s("close"),"data-role":"close-menu",onClick:r,children:o(y,{name:"close"})})]}),o("div",{class:"ab-menu-parts",children:[!i.replay&&!i.lesson&&o("div",{class:"ab-menu-games",children:[o(Va,{start:t}),o(xa,{link:n,opened:a})]}),o(Sa,{set:e})]})]})}var gs={done:!0,refused:!0,draft:!0,why:!0,log:!0,compare:!0,explain:!0,chances:!0,file:!0,code:!0,damaged:!0};function ws(e){let{id:t,kind:n}=e??{};return typeof t=="number"&&typeof n=="string"&&Object.hasOwn(gs,n)}var Ls=2e3,Ms=Math.floor(Math.random()*2**30),Cs=0,Mt=class{constructor(t,n,a=Ls){this.model=t;this.changed=n;this.patience=a;t.on("msg:custom",this.hear)}model;changed;patience;waiting=new Map;lost=!1;closed=!1;id=(Ms+Cs++)*1e6;ask(t){let n=++this.id;return new Promise(a=>{if(this.closed)return;let r=setTimeout(()=>this.lose(),this.patience);this.waiting.set(n,{resolve:a,silent:t.kind==="goto",timer:r}),this.tell();try{this.model.send({...t,id:n})}catch{clearTimeout(r),this.lose()}})}alive(){for(let[t,{silent:n}]of this.waiting)n&&this.settle({kind:"done",id:t});this.lost&&(this.lost=!1,this.tell())}close(){this.closed=!0,this.model.off("msg:custom",this.hear);for(let{timer:t}of this.waiting.values())clearTimeout(t);this.waiting.clear()}hear=t=>{ws(t)&&this.waiting.has(t.id)&&this.settle(t)};settle(t){let n=this.waiting.get(t.id);clearTimeout(n?.timer),this.waiting.delete(t.id),this.lost=!1,this.tell(),n?.resolve(t)}lose(){this.lost=!0,this.tell()}tell(){this.closed||this.changed({pending:this.waiting.size,lost:this.lost})}};function Ba(e){let[t,n]=C(()=>e.get("view")),[a,r]=C(()=>e.get("line")),[i,s]=C(()=>e.get("book")),[l,c]=C(()=>e.get("settings")),[p,f]=C({pending:0,lost:!1}),b=M(null);return E(()=>{let u=new Mt(e,f),d=()=>{u.alive(),n(w=>qe(w,e.get("view")))},m=()=>r(e.get("line")),h=()=>s(e.get("book")),k=()=>c(e.get("settings"));return e.on("change:view",d),e.on("change:line",m),e.on("change:book",h),e.on("change:settings",k),b.current=u,()=>{e.off("change:view",d),e.off("change:line",m),e.off("change:book",h),e.off("change:settings",k),u.close()}},[e]),{view:t,line:a,book:i,settings:l,connection:p,link:b}}function Ia(e,t){if(e.game!==t.game)return[];let n=Aa(e,t);if(n)return Oa(Ta(e,t,n));let a=Aa(t,e);return a&&Fe(e,t)?Oa(Ta(t,e,a).map(({what:r,from:i,to:s})=>({what:r,from:s,to:i}))):[]}function Fe(e,t){return e.game===t.game&&e.seat===t.seat&&e.curtain===t.curtain}function Aa(e,t){let n=e.events[e.events.length-1];if(!n)return t.events;let a=t.events.findIndex(({id:i})=>i===n.id),r=t.events[a];return!r||r.kind!==n.kind||r.seat!==n.seat||t.events.length===a+1?null:t.events.slice(a+1)}function Ta(e,t,n){return[...xs(e,t,n),..._s(n),...ja($a(e),$a(t),"deck:lords"),...ja(Pa(e),Pa(t),"deck:locations")]}function $a(e){let t=new Map;for(let n of e.lord_discard)t.set(n,{site:"discard",places:["discard:lords"]});for(let n of e.court)n&&t.set(n,{site:"court",places:[`court:${n}`]});for(let{seat:n,lords:a,locations:r}of e.players){for(let{id:i}of a)t.set(i,{site:n,places:[n===e.seat?`own:${i}`:`lord:${n}:${i}`]});for(let i of r)for(let s of i.lords)t.set(s,{site:i.id,places:[`under:${s}`,...Da(e,n,i.id)]})}return t}function Pa(e){let t=new Map;for(let n of e.locations_available)t.set(n,{site:"available",places:[`available:${n}`]});for(let n of e.drawn)t.set(n,{site:"drawn",places:[`drawn:${n}`]});for(let{seat:n,locations:a}of e.players)for(let{id:r}of a)t.set(r,{site:n,places:Da(e,n,r)});return t}var Da=(e,t,n)=>[t===e.seat?`mine:${n}`:`place:${t}:${n}`];function ja(e,t,n){let a={site:"deck",places:[n]},r=[];for(let i of new Set([...e.keys(),...t.keys()])){let s=e.get(i)??a,l=t.get(i)??a;s.site!==l.site&&r.push({what:i,from:s.places,to:l.places})}return r}var Ra=e=>e.slice(0,e.indexOf("-"));function xs(e,t,n){let a=Fe(e,t)?t.seat:null,r=[],i=e.track.map((f,b)=>({card:f,from:`space:${b}`})),s=[...e.played],l=(f,b)=>f===a?[`hand:${b}`,`cards:${f}`]:[`cards:${f}`],c=f=>{let b=i.map(u=>u.card).lastIndexOf(f);return b<0?["deck:exploration"]:[i.splice(b,1)[0]?.from??""]},p=(f,b)=>{let u=s.indexOf(b);return u<0?l(f,b):(s.splice(u,1),[`played:${b}`])};for(let{kind:f,seat:b,items:u,number:d,target:m}of n)switch(f){case"reveal":for(let h of u)i.push({card:h,from:"deck:exploration"});break;case"buy":case"take":for(let h of u)r.push({what:h,from:c(h),to:l(b,h)});break;case"fight":for(let h of u)r.push({what:h,from:c(h),to:["discard:exploration"]});break;case"monsters-discarded":for(let h=0;h<d;h++)r.push({what:"monster",from:c("monster"),to:["discard:exploration"]});break;case"to-council":for(let h of u)r.push({what:h,from:c(h),to:[`council:${Ra(h)}`]});break;case"council":{let h=[`council:${m}`];if(u.length>0)for(let k of u)r.push({what:k,from:h,to:l(b,k)});else for(let k=0;k<d;k++)r.push({what:"",from:h,to:[`cards:${b}`]});break}case"oracle":for(let h=0;h<d;h++)r.push({what:"",from:[`council:${m}`],to:["discard:exploration"]});break;case"pay":for(let h of t.played)r.push({what:h,from:l(b,h),to:[`played:${h}`]});break;case"affiliate":for(let h of u)r.push({what:h,from:p(b,h),to:[`affiliated:${b}:${Ra(h)}`]});break;case"spent":case"discard":for(let h of u)r.push({what:h,from:p(b,h),to:["discard:exploration"]});break}return i.forEach(({card:f,from:b},u)=>{b==="deck:exploration"&&t.track[u]===f&&r.push({what:f,from:[b],to:[`space:${u}`]})}),r}function _s(e){let t=[],n=(r,i,s,l)=>{for(let c=0;c<i;c++)t.push({what:r,from:[s],to:[l]})},a=!1;for(let{kind:r,seat:i,number:s,target:l}of e)r==="fight"?a=!0:r==="turn"?a=!1:r==="buy"?n("pearl",s,`pearls:${i}`,`pearls:${l}`):r==="pearls"&&a?n("pearl",s,"threat",`pearls:${i}`):r==="key-tokens"&&a?n("key",s,"threat",`keys:${i}`):r==="monster-token"?n("token",1,"threat",`tokens:${i}`):r==="steal"&&n("token",1,`tokens:${l}`,`tokens:${i}`);return t}function Oa(e){let t=new Map;return e.filter(({from:a,to:r})=>{let i=`${a[0]} ${r[0]}`;return t.set(i,(t.get(i)??0)+1),(t.get(i)??0)<=3}).slice(-14)}function Ua(e,t){if(!Fe(e,t))return[];let n=Wa(t);return Object.entries(Wa(e)).flatMap(([a,r])=>{let i=(n[a]??r)-r;return i===0?[]:[{place:a,by:i}]})}var Na=e=>typeof e=="number"?e:e.length;function Wa(e){let t={"deck:lords":e.lord_deck,"deck:exploration":e.exploration_deck,"deck:locations":e.location_deck};for(let[n,a]of Object.entries(e.council))t[`council:${n}`]=a;for(let{seat:n,pearls:a,working_keys:r,monster_tokens:i,hand:s,lords_counted:l,points:c}of e.players)t[`pearls:${n}`]=a,t[`keys:${n}`]=r,t[`tokens:${n}`]=Na(i),t[`cards:${n}`]=Na(s),t[`lords:${n}`]=l,t[`points:${n}`]=c;return t}var re={about:"Design tokens of the board. Every colour is a CSS variable --ab-<name> on the board's root; the static picture reads the same values. sprites.svg paints with these variables; --ab-fill and --ab-detail, where set, recolour a whole symbol. An ink is the colour of writing and signs on its colour.",light:{"water-0":"#eaf3f6","water-1":"#d9e9ef","water-2":"#c4dce6",panel:"#fafdfe","panel-raised":"#ffffff",text:"#10262f","text-muted":"#46606b",line:"#b3cad4",edge:"#577685",focus:"#0b63c4",accent:"#00637a","accent-ink":"#ffffff",danger:"#b3261e","danger-ink":"#ffffff",chosen:"#0b63c4",crab:"#c4283a","crab-ink":"#ffffff",jellyfish:"#7e3fbf","jellyfish-ink":"#ffffff",seahorse:"#b35600","seahorse-ink":"#ffffff",shellfish:"#0b7a52","shellfish-ink":"#ffffff",squid:"#1f62c9","squid-ink":"#ffffff",soldier:"#a11a2b","soldier-ink":"#ffffff",merchant:"#08684a","merchant-ink":"#ffffff",mage:"#6a30a8","mage-ink":"#ffffff",politician:"#184fa6","politician-ink":"#ffffff",farmer:"#824a00","farmer-ink":"#ffffff",ambassador:"#4b5a66","ambassador-ink":"#ffffff",pearl:"#fdf6ee","pearl-edge":"#8a7468","pearl-ink":"#4a3a31",key:"#efc136","key-edge":"#7d5c00","key-ink":"#3a2a00",influence:"#a3356e","influence-ink":"#ffffff",monster:"#4d6410","monster-ink":"#ffffff",back:"#123a4d","back-2":"#1d5a70","back-3":"#58a8b8","back-ink":"#cfeef2",skin:"#8fc7c2","skin-shade":"#5f9c9c","skin-ink":"#0d2f36","scene-0":"#cbe6ee","scene-1":"#9fcddb","scene-2":"#62a5bb","scene-3":"#2d718a","scene-4":"#134659","scene-glow":"#ffe7a3"},dark:{"water-0":"#07161e","water-1":"#0b202b","water-2":"#102d3b",panel:"#12303d","panel-raised":"#183a49",text:"#e6f3f6","text-muted":"#a9c4ce",line:"#2f5566",edge:"#7fa3b1",focus:"#7cc4ff",accent:"#4fd0e0","accent-ink":"#04222b",danger:"#ff8f85","danger-ink":"#3a0703",chosen:"#7cc4ff",crab:"#ff7480","crab-ink":"#35090a",jellyfish:"#c79bff","jellyfish-ink":"#220a45",seahorse:"#ffae52","seahorse-ink":"#331a00",shellfish:"#4fd39d","shellfish-ink":"#03281b",squid:"#76b0ff","squid-ink":"#06214d",soldier:"#f0626a","soldier-ink":"#2c0606",merchant:"#3fbf8b","merchant-ink":"#032317",mage:"#b98af5","mage-ink":"#1d083d",politician:"#669fef","politician-ink":"#051a3d",farmer:"#eea13e","farmer-ink":"#2b1600",ambassador:"#b7c6d1","ambassador-ink":"#17222b",pearl:"#fff3e6","pearl-edge":"#c9ae9c","pearl-ink":"#3a2a20",key:"#f4cf4e","key-edge":"#a98620","key-ink":"#332600",influence:"#ff9ac8","influence-ink":"#3d0722",monster:"#c4de55","monster-ink":"#1f2a02",back:"#16485e","back-2":"#216a83","back-3":"#6cbccb","back-ink":"#d9f4f7",skin:"#9ad0ca","skin-shade":"#5c9896","skin-ink":"#08242b","scene-0":"#3c84a0","scene-1":"#2f7089","scene-2":"#22596f","scene-3":"#11394b","scene-4":"#061a25","scene-glow":"#ffe08a"},type:{family:"system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif","family-title":"Georgia, 'Noto Serif', serif",tiny:11,small:12.5,body:14,large:17,title:21,number:26,"line-height":1.35},space:{"1":4,"2":8,"3":12,"4":16,"5":24,"6":36},radius:{small:4,card:8,panel:12,pill:999},motion:{fast:120,normal:220,slow:420}};var Zs={moved:[],fresh:[]},Vs=.16,Ss=5,qa="cubic-bezier(0.3, 0.1, 0.2, 1)",Es=".ab-count, .ab-times, .ab-behind, .ab-bonus, .ab-stack-name, .ab-under, .ab-mark",mn=".ab-thing:not(.ab-thing-seat), .ab-lying, .ab-controlled",_t=class{constructor(t,n){this.board=t;this.ghosts=n}board;ghosts;ready=[];running=[];lasting=0;look(){let t=this.places(),n=za(t),a=new Map;for(let[r,i]of t)a.set(r,{element:i,box:He(i),group:null,inGroup:null});for(let[r,i]of n)for(let s of i.places){let l=a.get(s);l&&a.set(s,{...l,group:r,inGroup:Ct(l.box,i.box)})}return{frame:He(this.board),things:a,groups:n}}play(t,n){this.clear();let a=He(this.board);if(a.width===0)return 0;let r=this.places(),i=n.moves.flatMap(d=>{let m=Ga(t.things,d.from),h=Ga(r,d.to);return m&&h&&m.box.width>0?[{move:d,start:m,element:h,box:He(h)}]:[]}),s=n.shown?Zs:this.slides(t,r,new Set(i.map(({element:d})=>d))),l=n.changes.flatMap(({place:d,by:m})=>{let h=qs(r,d);return h?[{by:m,element:h,box:He(h),own:Qa(h)}]:[]}),c=this.board.offsetWidth>0?a.width/this.board.offsetWidth:1,p=d=>xt(Ct(d,a),1/c),f=d=>xt(Ct(d,t.frame),1/c),b=re.motion[n.speed];for(let{element:d,by:m,own:h}of s.moved)this.run(d,Ps(m.left/c,m.top/c,h),re.motion.normal);if(n.appearing)for(let d of s.fresh)this.run(d,As,re.motion.normal);let u=0;for(let{move:d,start:m,element:h,box:k}of i){let w=b*Vs*Math.min(u++,Ss);!n.shown&&!d.to.some(L=>t.things.has(L))&&h.matches(mn)&&this.run(h,Bs,b+w),this.fly(f(m.box),p(k),Ya(m.element),Ya(h),n,d.what,b,w)}for(let{element:d,box:m,by:h,own:k}of l)m.width>0&&this.count(d,p(m),h,k);return this.start(),this.lasting}clear(){for(let t of this.running)t.cancel();this.running=[],this.lasting=0,this.ghosts.replaceChildren()}places(){let t=new Map;for(let n of this.board.querySelectorAll(".ab-frame :is([data-target], [data-place])"))for(let a of[n.dataset.target,n.dataset.place])a&&!t.has(a)&&t.set(a,n);return t}slides(t,n,a){let{moved:r,fresh:i}={moved:[],fresh:[]},s=new Set;for(let[l,{box:c,places:p}]of za(n))if(!Ds(t.groups.get(l),p,c))for(let f of p){let b=n.get(f);if(!b||a.has(b)||s.has(b))continue;s.add(b);let u=t.things.get(f);if(!u){b.matches(mn)&&i.push(b);continue}if(u.group!==l||!u.inGroup)continue;let d=Ct(He(b),c),m={left:u.inGroup.left-d.left,top:u.inGroup.top-d.top};(Math.abs(m.left)>1||Math.abs(m.top)>1)&&r.push({element:b,by:m,own:Qa(b)})}return{moved:r,fresh:i}}fly(t,n,a,r,i,s,l,c){let p=this.ghosts.ownerDocument.createElement("div");p.className="ab-ghost";let f=r?n:a?t:Ns,b=bn(f,n),u=a?t:bn(xt(f,r?Fa(f,t):1),t),d=r?n:bn(xt(f,a?Fa(f,n):1),n),m={duration:l,delay:c,easing:qa,fill:"backwards"};if(Ws(p,b),this.run(p,[{transform:Ka(b,u)},{transform:Ka(b,d)}],l,m,()=>p.remove()),r||this.run(p,Ts,l,{...m,easing:"linear"}),a&&r&&!Us(a,r)){let h=`scale(${n.width/t.width}, ${n.height/t.height})`,[k,w]=Xa(a)!==Xa(r)?Os(h,n.width/2):Rs(h);this.side(p,a,t,k,m),this.side(p,r,n,w,m)}else{let h=r??a;h?this.side(p,h,f):i.draw(s,p)}this.ghosts.append(p)}side(t,n,a,r,i={}){n.style.cssText=`width:${a.width}px;height:${a.height}px`,t.append(n),r&&this.run(n,r,Number(i.duration),{...i,easing:"linear",fill:"both"})}count(t,n,a,r){let i=this.ghosts.ownerDocument.createElement("span");i.className="ab-by",i.dataset.sign=a>0?"plus":"minus",i.textContent=`${a>0?"+":"−"}${Math.abs(a)}`,i.style.left=`${n.left+n.width/2}px`,i.style.top=`${n.top}px`,this.ghosts.append(i),this.run(i,$s,re.motion.slow*3,{easing:"ease-out"},()=>i.remove()),this.run(t,js(r),re.motion.slow)}run(t,n,a,r={},i=()=>{}){this.ready.push({element:t,keyframes:n,options:{duration:a,easing:qa,...r},then:i}),this.lasting=Math.max(this.lasting,a+Number(r.delay??0))}start(){for(let{element:t,keyframes:n,options:a,then:r}of this.ready){let i=t.animate(n,a);i.onfinish=r,this.running.push(i)}this.ready=[]}},Bs=[{opacity:0},{opacity:0}],As=[{opacity:0},{opacity:1}],Ts=[{opacity:1},{opacity:1,offset:.7},{opacity:0}],$s=[{opacity:0,transform:"translate(-50%, -20%)"},{opacity:1,transform:"translate(-50%, -90%)",offset:.15},{opacity:1,transform:"translate(-50%, -110%)",offset:.75},{opacity:0,transform:"translate(-50%, -150%)"}],Ps=(e,t,n)=>[{transform:`translate(${e}px, ${t}px) ${n}`},{transform:`translate(0px, 0px) ${n}`}],js=e=>[{transform:`${e} scale(1)`},{transform:`${e} scale(1.35)`,offset:.3},{transform:`${e} scale(1)`}],Rs=e=>[[{transform:e,opacity:1},{transform:e,opacity:1,offset:.35},{transform:e,opacity:0,offset:.75},{transform:e,opacity:0}],[{opacity:0},{opacity:0,offset:.3},{opacity:1,offset:.7},{opacity:1}]];function Os(e,t){let n=a=>`translateX(${t}px) perspective(700px) rotateY(${a}deg) translateX(${-t}px)`;return[[{transform:`${n(0)} ${e}`,opacity:1},{transform:`${n(90)} ${e}`,opacity:1,offset:.5},{transform:`${n(90)} ${e}`,opacity:0,offset:.5},{transform:`${n(90)} ${e}`,opacity:0}],[{transform:n(-90),opacity:0},{transform:n(-90),opacity:0,offset:.5},{transform:n(-90),opacity:1,offset:.5},{transform:n(0),opacity:1}]]}var Ns={left:0,top:0,width:34,height:34},He=e=>{let{left:t,top:n,width:a,height:r}=e.getBoundingClientRect();return{left:t,top:n,width:a,height:r}},Ct=(e,t)=>({...e,left:e.left-t.left,top:e.top-t.top}),xt=(e,t)=>({left:e.left*t,top:e.top*t,width:e.width*t,height:e.height*t}),bn=(e,t)=>({left:t.left+(t.width-e.width)/2,top:t.top+(t.height-e.height)/2,width:e.width,height:e.height}),Fa=(e,t)=>Math.max(.35,Math.min(1,t.height/e.height)),Ka=(e,t)=>`translate(${t.left-e.left}px, ${t.top-e.top}px) scale(${t.width/e.width}, ${t.height/e.height})`;function Ws(e,{left:t,top:n,width:a,height:r}){e.style.cssText=`left:${t}px;top:${n}px;width:${a}px;height:${r}px`}function Ga(e,t){let n=t.find(a=>e.has(a));return n===void 0?void 0:e.get(n)}function Is(e){let t=e.parentElement?.closest("[data-target], [data-place], [data-group], .ab-threat");return t?.matches("[data-group], .ab-threat")?t:null}function za(e){let t=new Map;for(let[n,a]of e){let r=Is(a);if(!r)continue;let i=t.get(r)??{box:He(r),places:[]};i.places.push(n),t.set(r,i)}return t}function Ds(e,t,{width:n,height:a}){return e?.box.width!==n||e.box.height!==a||e.places.length!==t.length?!1:t.every((r,i)=>r===e.places[i])}function Ya(e){if(!e.matches(mn))return null;let t=e.ownerDocument.createElement("span");t.className=`${e.className} ab-side`,t.append(...[...e.childNodes].map(n=>n.cloneNode(!0)));for(let n of t.querySelectorAll(Es))n.remove();for(let n of t.querySelectorAll("[data-size], [data-empty]"))n.dataset.size="1",delete n.dataset.empty;return t}var Us=(e,t)=>hn(e)!==void 0&&hn(e)===hn(t),hn=e=>e.querySelector(".ab-card")?.className,Xa=e=>e.querySelector(".ab-deck, .ab-stack")!==null;function Qa(e){let{transform:t}=getComputedStyle(e);return t==="none"?"":t}function qs(e,t){let n=/^points:(.+)$/.exec(t)?.[1];return e.get(n?`seat:${n}`:t)?.querySelector(n?".ab-points b":".ab-count, b")??null}var Ja="(prefers-reduced-motion: reduce)";function er(e){let[t,n]=C(()=>globalThis.matchMedia?.(Ja).matches??!1);return J(()=>{let a=globalThis.matchMedia?.(Ja),r=()=>n(a?.matches??!1);return a?.addEventListener("change",r),()=>a?.removeEventListener("change",r)},[]),e==="on"||e==="auto"&&!t}var Fs=3,Ks=(e,t)=>!(e.live&&t.live)&&Math.abs(t.place-e.place)>Fs,Ht=class extends ce{layer=Bn();stage=null;before=null;rested=null;resized=null;stopPlaying=()=>{};stopResting=()=>{};componentDidMount(){let t=this.props.board.current;!t||!this.layer.current||(this.stage=new _t(t,this.layer.current),this.rest(),!(typeof ResizeObserver>"u")&&(this.resized=new ResizeObserver(()=>this.rest()),this.resized.observe(t)))}componentWillUnmount(){this.stopPlaying(),this.stopResting(),this.resized?.disconnect(),this.stage?.clear()}getSnapshotBeforeUpdate({view:t}){let{view:n,on:a}=this.props;return!this.stage||t===n||(Le(this.layOut),queueMicrotask(this.redrawn),!a||Ks(t,n)||globalThis.document.hidden||typeof Element.prototype.animate!="function"?(this.before=null,this.stopPlaying(),this.stage.clear()):this.before??={view:t,shot:this.rested??this.stage.look(),shown:!1}),null}componentDidUpdate(){this.rest()}redrawn=()=>{Le(this.layOut);let{before:t}=this;if(!t)return;let n=requestAnimationFrame(()=>setTimeout(()=>t.shown=!0));this.stopPlaying();let a=Le(()=>{cancelAnimationFrame(n),this.play()});this.stopPlaying=()=>{cancelAnimationFrame(n),a()}};layOut=()=>{this.props.board.current?.offsetHeight};rest(t=0){this.rested=null,this.stopResting(),this.props.on&&(this.stopResting=mo(t,()=>this.rested=this.stage?.look()??null))}play(){let{before:t,stage:n}=this;if(this.before=null,!t||!n)return;let{view:a,speed:r}=this.props,i=n.play(t.shot,{moves:Ia(t.view,a),changes:Ua(t.view,a),appearing:Fe(t.view,a),shown:t.shown,speed:r==="fast"?"normal":"slow",draw:(s,l)=>je(o(zs,{what:s}),l)});Le(this.layOut),this.rest(i)}render(){return o("div",{ref:this.layer,class:"ab-ghosts","aria-hidden":"true",inert:!0})}},Gs={pearl:"pearl",key:"key",token:"monster-token"};function zs({what:e}){let t=Gs[e];return t?o(y,{name:t}):e==="monster"||N(e)?o(se,{card:e}):null}var tr=V(function({notice:t,lost:n,dismiss:a}){let{view:r,t:i}=v();return o("div",{class:"ab-notices",role:"alert",children:[n&&o("p",{class:"ab-notice ab-lost",children:[o(y,{name:"warning"}),i("not_connected")]}),r.notice&&o("p",{class:"ab-notice",children:[o(y,{name:"warning"}),o("span",{dir:"auto",children:r.notice})]}),t&&o("div",{class:"ab-notice",children:[o(y,{name:"warning"}),o("span",{children:[o("span",{dir:"auto",children:t.text}),o(me,{reasons:t.reasons})]}),o("button",{type:"button",class:"ab-tool","aria-label":i("close"),title:i("close"),onClick:a,children:o(y,{name:"close"})})]})]})});var or=V(function(){let{view:t,t:n}=v(),a=t.memory;if(!a)return null;let{cards:r}=a.next;return o(ae,{name:"memory",title:n("memory"),children:o("div",{class:"ab-remembered",children:[o("dl",{class:"ab-memory",children:[t.players.map(({seat:i,name:s})=>{let l=a.hands[i];return l&&o("div",{children:[o("dt",{children:o(le,{seat:i,name:s})}),o(nr,{cards:l})]},i)}),o("div",{children:[o("dt",{children:n("council")}),o(nr,{cards:de.flatMap(i=>a.council[i])})]})]}),r===0?o("p",{class:"ab-empty",children:n("memory.no_card")}):o(Ys,{counts:a.next,title:n(a.reshuffle?"memory.reshuffle":"memory.deck",{n:r})})]})})},"later");function nr({cards:e}){let{t}=v(),n=oe(),a=r=>e.filter(i=>N(i)?.race===r).sort();return o("dd",{class:"ab-known",children:[e.length===0&&o("span",{class:"ab-empty",children:t("memory.nothing")}),de.map(r=>[r,a(r)]).filter(([,r])=>r.length>0).map(([r,i])=>o("span",{class:"ab-ally-chip","data-race":r,children:[o(y,{name:`race-${r}`}),o("span",{"aria-hidden":"true",children:i.map(s=>N(s)?.value).join(" ")}),o("span",{class:"ab-hidden",children:pe(i).map(([s,l])=>(l>1?`${l} × `:"")+n(s)).join(", ")})]},r))]})}function Ys({counts:e,title:t}){let{book:n,t:a}=v(),r=new Intl.NumberFormat(n.lang,{style:"percent"}),i=s=>o("td",{class:"ab-chance",children:[s,"/",e.cards," ",o("b",{children:r.format(s/e.cards)})]});return o("table",{class:"ab-next",children:[o("caption",{children:t}),o("thead",{children:o("tr",{children:[o("td",{}),e.allies.crab.map((s,l)=>o("th",{scope:"col",children:l+1},l)),o("td",{})]})}),o("tbody",{children:[de.map(s=>o("tr",{"data-race":s,children:[o("th",{scope:"row",children:[o(y,{name:`race-${s}`}),n.races[s]]}),e.allies[s].map((l,c)=>o("td",{"data-none":l===0?"":void 0,children:l},c)),i(e.allies[s].reduce((l,c)=>l+c,0))]},s)),o("tr",{children:[o("th",{scope:"row",children:[o(y,{name:"monster"}),a("monster")]}),o("td",{colSpan:e.allies.crab.length,children:e.monsters}),i(e.monsters)]})]})]})}function Ke(e){return["pay",...pe(e).flatMap(([t,n])=>Array(n).fill(t))].join(" ")}function ar({decision:e,cards:t,answer:n,remove:a,clear:r,undo:i}){let{view:s,book:l,t:c,act:p,busy:f}=v(),b=oe(!0),u=e.payment;if(!u)return null;let d=Ke(t),m=n?.text===d?n:null,h=t.length>0?n:null,k=h?.points??0,w=m?.legal===!0&&!f;return o("div",{class:"ab-payment","data-fresh":m||t.length===0?"true":void 0,"data-ready":w?"true":void 0,children:[o("span",{class:"ab-payment-lord",role:"img","aria-label":l.lords[u.lord]?.name??u.lord,children:o(ut,{id:u.lord,cost:u.cost})}),o("div",{class:"ab-payment-sum",children:[o("div",{class:"ab-payment-cards",children:[t.length===0&&o("span",{class:"ab-empty",children:c("payment.empty")}),pe(t).map(([g,L])=>o("button",{type:"button",class:"ab-thing ab-mini-ally","aria-label":c("payment.remove",{card:b(g),n:L}),title:c("payment.remove",{card:b(g),n:L}),onClick:()=>a(g),children:[o(se,{card:g}),L>1&&o("b",{class:"ab-times",children:["×",L]})]},g))]}),o(Xs,{points:k,pearls:Math.min(h?.pearls??u.cost,u.pearls),cost:u.cost,started:h!==null}),o("div",{class:"ab-payment-line",role:"status",children:[o("strong",{children:c("payment.points",{n:k,cost:u.cost})}),o(Qs,{shown:h?.races??[],needed:u.races,mandatory:u.mandatory}),h&&h.pearls>0&&o(Js,{needed:h.pearls,have:u.pearls}),h&&h.wasted>0&&o("span",{class:"ab-payment-wasted",children:c("payment.wasted",{n:h.wasted})}),h?.legal&&o("span",{children:c("payment.affiliates",{cards:h.affiliates.map(b).join(` ${c("or")} `)})}),m&&!m.legal&&o("span",{class:"ab-not",children:c("payment.not_yet")})]}),m&&!m.legal&&o(me,{reasons:m.reasons}),o("div",{class:"ab-payment-buttons",children:[o("button",{type:"button",class:"ab-button ab-primary","data-role":"pay","data-draft":d,"aria-disabled":w?void 0:"true","aria-keyshortcuts":"Enter",onClick:()=>w&&p(d),children:[c("payment.pay"),o("kbd",{class:"ab-enter","aria-hidden":"true",children:"↵"})]}),t.length>0&&o("button",{type:"button",class:"ab-button","data-role":"clear",onClick:r,children:c("payment.clear")}),s.can_undo&&o("button",{type:"button",class:"ab-button ab-quiet","data-role":"payment-undo",onClick:i,children:[o(y,{name:"undo"}),c("payment.undo")]})]})]})]})}function Xs({points:e,pearls:t,cost:n,started:a}){let r=i=>n>0?Math.min(1,i/n):1;return o("div",{class:"ab-meter","aria-hidden":"true",children:[o("span",{class:"ab-meter-points",style:{transform:`scaleX(${r(e)})`}}),a&&o("span",{class:"ab-meter-pearls",style:{insetInlineStart:`${r(e)*100}%`,transform:`scaleX(${r(t)})`}})]})}function Qs({shown:e,needed:t,mandatory:n}){let{book:a,t:r}=v(),i=e.filter(c=>c!==n),s=n?[n,...i]:i,l=Math.max(0,t-s.length);return o("span",{class:"ab-slots",role:"img","aria-label":r("payment.races",{n:e.length,of:t}),title:r("payment.races",{n:e.length,of:t}),children:[s.map((c,p)=>o("span",{class:"ab-slot","data-race":c,"data-filled":e.includes(c)?"":void 0,"data-surplus":p>=t?"":void 0,title:e.includes(c)?a.races[c]:r("payment.needed",{race:a.races[c]}),children:o(y,{name:`race-${c}`})},c)),Array.from({length:l},(c,p)=>o("span",{class:"ab-slot"},p))]})}function Js({needed:e,have:t}){let{t:n}=v(),a=e>t;return o("span",{class:`ab-payment-pearls${a?" ab-not":""}`,children:[o(y,{name:"pearl"}),n(a?"payment.short":"payment.pearls",{n:e,have:t})]})}var Ge={title:"",about:null,lines:[],rule:"",notes:[],explained:null,written:"",more:[],missing:[],answer:null};function ir(e,t,n){return{...Ge,target:e,title:n("sure"),lines:[t,n("sure.again")]}}function yn(e,t){return{...Ge,target:e,title:t.title,explained:t}}function sr(e,t){let{tool:n="",off:a}=e.dataset,r=a===void 0?null:{text:t(`tool.off.${a}`),reasons:[]};return{...Ge,target:`tool:${n}`,title:e.getAttribute("aria-label")??e.title,lines:[t(`tool.${n}`)],answer:r}}function lr(e,{title:t,lines:n}){return{...Ge,target:`rule:${e}`,title:t,rule:e,written:n.map(({text:a})=>a).join(`

`)}}function cr(e,{view:t,book:n,t:a}){let r=Me(e),i={...Ge,target:e,about:{about:"card",what:r}},s=n.lords[r],l=n.locations[r];switch(he(e)){case"council":return{...i,title:a("council.stack",{race:n.races[r],n:t.council[r]}),more:el(t,r,n,a)};case"deck":return{...i,title:a(`deck.${r}`,{n:t[rr(r)]}),about:{about:"card",what:rr(r)}};case"track":{let c=t.track[t.track.length-1]??"";return{...i,title:kn(c,n,a),about:{about:"card",what:c}}}case"hand":case"played":return{...i,title:kn(r,n,a)};case"seat":{let c=t.players.find(({seat:f})=>f===r);if(!c)return i;let p={about:"score",what:r};return{...i,title:c.name,about:p,lines:[a("points",{n:c.points}),a("pearls",{n:c.pearls})]}}default:return s?{...i,title:s.name,lines:[[n.guilds[s.guild],a("lord.cost",{n:s.cost}),Jt(s,n,a),a("lord.influence",{n:s.influence}),...s.keys>0?[a("lord.keys",{n:s.keys})]:[]].join(" · "),s.kind==="none"?a("power.none"):`${a(`power.${s.kind}`)}: ${s.power}`],rule:s.rule,...tl(t,e,a)}:l?{...i,title:l.name,lines:[l.text,xe(r,t,t.players,a)?.words??""].filter(Boolean),rule:l.rule}:i}}function el(e,t,n,a){let r=e.memory?.council[t]??[];return r.length>0?[r.map(i=>kn(i,n,a)).join(", ")]:[]}function tl(e,t,n){let a=he(t)==="court"?e.plan?.lords[Me(t)]:void 0,r=e.players.find(({seat:i})=>i===e.seat);return!a||!r?{}:{more:[n("plan.total",{before:r.points,after:r.points+a.gain})],missing:e.decision?.mine?[]:a.missing,notes:a.notes}}function rr(e){return e==="lords"?"lord_deck":e==="locations"?"location_deck":"exploration_deck"}function kn(e,t,n){let[a,r]=e.split("-");return r===void 0?n("monster"):n("ally",{race:t.races[a]??a??"",value:r})}var nl="[data-rule], [data-score], [data-line], [data-tool], [data-target]";function dr({view:e,book:t,link:n},a,r){let[i,s]=C(null),c=i&&(({asOf:k,anchor:w})=>(k===e.seq||k===e.story)&&w.isConnected)(i)?i:null,p=M(null);p.current=c;let f=(k,w)=>s({note:k,anchor:w,asOf:e.seq,entered:!1,before:null}),b=(k,w,g=!1)=>{let L=cr(k,{view:e,book:t,t:a});if(!L.title)return s(null);s({note:L,anchor:w,asOf:e.seq,entered:g,before:null});let x=Z=>s(W=>W?.note.target===k&&W.asOf===e.seq?{...W,note:{...W.note,...Z}}:W);L.about&&n.current?.ask({kind:"explain",...L.about}).then(Z=>Z.kind==="explain"&&x({explained:Z})),!(e.seat===null||e.over)&&n.current?.ask({kind:"why",seq:e.seq,target:k}).then(Z=>{Z.kind==="why"&&x({answer:{text:"",reasons:Z.reasons}}),Z.kind==="refused"&&x({answer:Z})})},u=(k,w,g)=>{let L=k.closest("[data-note]")?p.current:null;s({note:g,anchor:L?.anchor??k,asOf:w,entered:!0,before:L})};return{shown:c,show:f,tell:b,explain:(k,w=!0)=>{let g=k?.closest(nl);if(!g)return;let{rule:L,score:x,line:Z,tool:W,target:D}=g.dataset,S=($,U)=>{n.current?.ask({kind:"explain",...$}).then(q=>{r(q),q.kind==="explain"&&U(q)})};L?S({about:"rule",what:L},$=>u(g,e.story,lr(L,$))):x?S({about:"score",what:x},$=>u(g,e.seq,yn(`score:${x}`,$))):Z?S({about:"event",what:Number(Z)},$=>u(g,e.story,yn(`line:${Z}`,$))):W?s({note:sr(g,a),anchor:g,asOf:e.seq,entered:w,before:null}):D&&b(D,g,w)},back:()=>s(p.current?.before??null),close:()=>{let k=p.current?.anchor;p.current?.entered&&k?.focus({preventScroll:!0}),s(null)}}}var fr={asked:"",chosen:[],hinted:[],draft:[],answer:null,armed:null},ol=80,al=[];function rl(e){let t=e.decision;return t?[e.turn,t.seat,t.kind,t.card,...t.actions.map(({text:n})=>n)].join("|"):`${e.turn}`}function pr({view:e,book:t,settings:n,connection:a,link:r},i,s){let[l,c]=C(null),[p,f]=C(null),[b,u]=C(null),d=M(null),m=e.decision,h=rl(e),k=l?.asked===h?l:fr,w=m?.mine===!0&&m.payment!==null,g=m?.mine?m.actions:al,L=ie(()=>De(g,w?[]:k.chosen),[g,w,k.chosen]),x=p!==null&&!a.lost,Z=M(null),W=()=>Z.current!==null&&!a.lost,D=_=>c(P=>({...P?.asked===h?P:fr,..._,asked:h})),S=_=>{_.kind==="refused"&&u({text:_.text,reasons:_.reasons})},$=dr({view:e,book:t,link:r},i,S),U=_=>{try{_()}catch(P){let A=P instanceof Error?P.message:String(P);u({text:i("front_error",{text:A}),reasons:[]}),r.current?.ask({kind:"error",text:A})}},q=(_,P)=>U(()=>{if(W())return;let A=g.find(X=>X.text===_)?.reveals;if(n.confirm&&A&&k.armed!==_){D({armed:_}),P?$.show(ir(P.target,A,i),P.anchor):$.close(),s([[i("sure"),A,i("sure.again")].join(" ")]);return}Z.current=_;let Q=setTimeout(()=>f(_),ol);u(null),$.close(),r.current?.ask({kind:"act",seq:e.seq,text:_}).then(X=>{clearTimeout(Q),Z.current=null,f(null),c(ne=>ne?.asked===h?{...ne,chosen:[],armed:null}:ne),S(X)})}),F=_=>{if(d.current=null,_.length===0)return D({draft:_,answer:null});D({draft:_});let P=Ke(_);r.current?.ask({kind:"draft",seq:e.seq,text:P}).then(A=>{A.kind==="draft"&&c(Q=>Q&&Ke(Q.draft)===A.text?{...Q,answer:A}:Q),A.kind==="draft"&&A.legal&&A.text===d.current&&q(A.text),S(A)})},K=_=>{let P=e.players.find(({seat:X})=>X===e.seat)?.hand,A=Array.isArray(P)?P.filter(X=>X===_).length:0,Q=k.draft.filter(X=>X===_).length;F(Q<A?[...k.draft,_]:k.draft.filter(X=>X!==_))},St=(_,P)=>U(()=>{if(u(null),w&&_.startsWith("hand:"))return K(_.slice(5));if(W())return;let A=wo(g,k.chosen,_);A.kind==="send"?q(A.action.text,{target:_,anchor:P}):A.kind==="choose"?($.close(),D({chosen:A.chosen,armed:null})):$.tell(_,P)}),Et=_=>{(_==="undo"?!e.can_undo:!e.can_redo)||(u(null),r.current?.ask({kind:_,seq:e.seq}).then(S))},I=()=>{e.thinking&&r.current?.ask({kind:"skip"}).then(S)},Ae=()=>{W()||(u(null),r.current?.ask({kind:"pass_all",seq:e.seq}).then(S))},Bt=m?.kind==="offer"&&(m.mine||e.curtain!==null);return{question:h,progress:k,paying:w,actions:g,fits:L,busy:x,sent:p,sending:Z,notice:b,setNotice:u,explaining:$,safely:U,refused:S,act:q,press:St,drafted:F,pay:()=>{let{answer:_,draft:P}=k;if(!w||P.length===0)return!1;let A=Ke(P);if(_?.text!==A)d.current=A;else if(_.legal)q(A);else return!1;return!0},hint:_=>{(_.length>0||k.hinted.length>0)&&D({hinted:_})},travel:Et,skip:I,passAll:Bt?Ae:null,rematch:()=>{r.current?.ask({kind:"rematch"}).then(S)},unchoose:()=>D({chosen:[]}),cancel:()=>{if(k.armed!==null)D({armed:null}),$.close();else if($.shown)$.close();else if(k.chosen.length>0)D({chosen:[]});else if(k.draft.length>0)F([]);else if(b)u(null);else return!1;return!0}}}function vn(e){return`⁨${e}⁩`}function Zt(e){let t=new Intl.PluralRules(e.lang),n=(a,r)=>(typeof r=="number"&&t.select(r)==="one"?e.words[`${a}.one`]:void 0)??e.words[a]??a;return(a,r={})=>n(a,r.n).replace(/\{(\w+)\}/g,(i,s)=>{let l=String(r[s]??i);return s==="name"?vn(l):l})}var ur=V(function(){let{view:t,t:n}=v(),a=t.last_turns;if(!a||t.over)return null;let r=i=>t.players.find(s=>s.seat===i)?.name??i;return o("p",{class:"ab-last",role:"note",children:[o(y,{name:"crown"}),o("strong",{dir:"auto",children:n("last_turns",{name:r(a.by)})}),a.left.length>0&&o("span",{dir:"auto",children:n("last_turns.left",{names:a.left.map(r).map(vn).join(", ")})})]})}),br=V(function({skip:t}){let{view:n,t:a}=v(),r=l=>n.players.find(c=>c.seat===l)?.name??l,i=n.decision,s=n.over?a("over"):i?.title??a("wait");return o("div",{class:"ab-prompt","data-mine":i?.mine&&!n.over?"true":void 0,children:[o("h2",{class:"ab-prompt-title",tabIndex:-1,"data-prompt":"",children:[i&&!n.over&&o("i",{class:"ab-seat-dot","data-seat":i.seat,"aria-hidden":"true",children:i.seat.slice(1)}),o("span",{children:s}),n.last_turns&&!n.over&&o("span",{class:"ab-last-tag",children:a("last_turn")}),n.thinking&&o("span",{class:"ab-thinking",role:"img","aria-label":a("thinking",{name:r(n.thinking)}),children:[o("i",{}),o("i",{}),o("i",{})]})]}),n.thinking&&o("button",{type:"button",class:"ab-button ab-skip","data-role":"skip","aria-keyshortcuts":"S",onClick:t,children:[a("skip"),o("kbd",{"aria-hidden":"true",children:"S"})]}),n.over&&n.winners.length>0&&o("p",{class:"ab-hint ab-winners",children:[a("winners"),n.winners.map(l=>o(le,{seat:l,name:r(l)},l))]}),!n.over&&i?.hint&&o("p",{class:"ab-hint",children:i.hint}),n.over&&n.tie&&o("p",{class:"ab-hint ab-tie",children:a(`tie.${n.tie}`)}),!n.over&&o(Yo,{})]})});var il=["lords","allies","monsters"],sl={lords:"influence",allies:"hand",monsters:"monster-token"},hr=V(function({again:t,rematch:n}){let{view:a,book:r,settings:i,explain:s,t:l}=v(),c=a.scores;if(!c)return null;let p=f=>f.locations.reduce((b,{points:u})=>b+u,0);return o("section",{class:"ab-scores","aria-label":l("scores"),children:[o("div",{class:"ab-scores-scroll",tabIndex:0,role:"group","aria-label":l("scores"),children:o("table",{children:[o("thead",{children:o("tr",{children:[o("td",{}),c.map(f=>o("th",{scope:"col","data-winner":f.winner?"true":void 0,children:[f.winner&&o(y,{name:"crown",class:"ab-crown"}),o(le,{seat:f.seat,name:f.name}),f.winner&&o("span",{class:"ab-hidden",children:l("winner")})]},f.seat))]})}),o("tbody",{children:[o("tr",{children:[o("th",{scope:"row",children:[o(y,{name:"key"}),l("score.locations")]}),c.map(f=>o("td",{children:[o("b",{children:p(f)}),o("ul",{class:"ab-score-places",children:f.locations.map(({id:b,points:u,text:d})=>o("li",{title:d,children:[o("span",{dir:"auto",children:r.locations[b]?.name??b}),o("span",{children:u})]},b))})]},f.seat))]}),il.map(f=>o("tr",{children:[o("th",{scope:"row",children:[o(y,{name:sl[f]}),l(`score.${f}`)]}),c.map(b=>o("td",{children:o("b",{children:b[f]})},b.seat))]},f)),o("tr",{class:"ab-score-total",children:[o("th",{scope:"row",children:[o(y,{name:"crown"}),l("score.total")]}),c.map(f=>o("td",{"data-winner":f.winner?"true":void 0,children:o("button",{type:"button",class:"ab-score-why","data-score":f.seat,"aria-label":l("explain.score",{name:f.name,n:f.total}),title:l("explain.why"),onClick:({currentTarget:b})=>s(b),children:o("b",{children:f.total})})},f.seat))]}),o("tr",{class:"ab-score-pearls",children:[o("th",{scope:"row",children:[o(y,{name:"pearl"}),l("score.pearls")]}),c.map(f=>o("td",{children:f.pearls},f.seat))]})]})]})}),!i.replay&&!i.lesson&&o("div",{class:"ab-scores-next",children:[o("button",{type:"button",class:"ab-button ab-primary","data-role":"rematch",onClick:n,children:[o(y,{name:"redo"}),l("rematch")]}),o("button",{type:"button",class:"ab-button","data-role":"again",onClick:t,children:[o(y,{name:"new-game"}),l("new")]})]})]})});var ll=12;function mr(){let e=M(()=>{}),t=zn((n,a)=>e.current(n,a),[]);return[e,t]}function kr({voice:e}){let[t,n]=C([]);return e.current=(a,r=!1)=>{a.length===0&&!r||n(i=>{let s=(i[i.length-1]?.id??0)+1;return[...r?[]:i,...a.map((l,c)=>({id:s+c,text:l}))].slice(-ll)})},o("div",{class:"ab-hidden","aria-live":"polite","data-role":"live",children:t.map(({id:a,text:r})=>o("p",{children:r},a))})}var cl=6,dl=400;function yr(e,t,n,a,r,i){let s=M(e.log[e.log.length-1]?.id??-1),l=M(e.seat),c=M({line:t,at:e.place}),p=M("");J(()=>{let f=e.log.filter(({id:L})=>L>s.current);s.current=e.log[e.log.length-1]?.id??-1;let b=c.current;c.current={line:t,at:e.place};let u=b.at!==e.place&&(b.line===t||!e.live),d=u?[]:f.slice(-cl).map(cn),m=`${n}|${e.over}`;m!==p.current&&(e.live||!u)&&(e.over&&e.scores?d.push(a("over")):e.decision?.mine&&d.push(e.decision.title)),p.current=m;let h=l.current!==e.seat;l.current=e.seat,h&&i(),r(d,h);let k=e.log[e.log.length-1];if(!u)return;let w=k?a("timeline.at",{n:k.turn,line:cn(k)}):a("timeline.start"),g=setTimeout(()=>r([w]),dl);return()=>clearTimeout(g)},[e])}function vr(e){return Object.entries(re[e]).map(([t,n])=>`--ab-${t}:${n}`).join(";")}function fl(){let{family:e,"family-title":t,"line-height":n,...a}=re.type;return[`--ab-family:var(--jp-ui-font-family,${e})`,`--ab-family-title:${t}`,`--ab-line-height:${n}`,...Object.entries(a).map(([r,i])=>`--ab-type-${r}:${i}px`),...Object.entries(re.space).map(([r,i])=>`--ab-space-${r}:${i}px`),...Object.entries(re.radius).map(([r,i])=>`--ab-radius-${r}:${i}px`),...Object.entries(re.motion).map(([r,i])=>`--ab-motion-${r}:${i}ms`)].join(";")}var pl=e=>`${e}{${fl()};${vr("light")}}${e}[data-theme=dark]{${vr("dark")}}`,wr=pl(".ab-root");function gr(e){let n=wn(e).find(s=>s.hasAttribute("data-jp-theme-light"))?.getAttribute("data-jp-theme-light")??null;if(n!==null)return n==="false"?"dark":"light";let a=gn(e).classList;if(a.contains("vscode-dark")||a.contains("vscode-high-contrast"))return"dark";if(a.contains("vscode-light"))return"light";let r=e.ownerDocument.defaultView,i=r?.getComputedStyle(e.isConnected?e:gn(e));return i?.getPropertyValue("--jp-layout-color0")?"light":i?.colorScheme==="dark"||i?.colorScheme==="light"?i.colorScheme:r?.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function ul(e,t){let n=e.ownerDocument.defaultView,a=new MutationObserver(t);for(let i of wn(e))a.observe(i,{attributeFilter:["data-jp-theme-light","class","style","data-theme"]});let r=n?.matchMedia?.("(prefers-color-scheme: dark)");return r?.addEventListener("change",t),()=>{a.disconnect(),r?.removeEventListener("change",t)}}function wn(e){let t=e.parentElement??e.getRootNode().host;return t?[t,...wn(t)]:e.isConnected?[]:[gn(e),e.ownerDocument.documentElement]}function gn(e){return e.ownerDocument.body}function Lr(e,t){let[n,a]=C(()=>gr(e));return E(()=>ul(e,()=>a(gr(e))),[e]),t==="auto"?n:t}var bl={recruit:"crown",location:"location",fight:"monster",end:"flag"},Ln=({seat:e,players:t})=>e?[e]:t.filter(({kind:n})=>n==="person").map(n=>n.seat);function hl(e){let[,t]=C(e.state);return J(()=>e.listen(()=>t(e.state)),[e]),e.state}var Mr=V(function({line:t,walker:n,opened:a,open:r}){let{view:i,t:s}=v(),{wish:l,playing:c}=hl(n),[p,f]=C("decision"),b=Y(t);if(b===0)return null;let u=l??i.place,d=Ln(i),m=u===0?"start":null,h=u===b?"end":null,k=w=>n.step(w,p,d);return o("section",{class:"ab-timeline","aria-label":s("timeline"),"data-at-will":"",children:[o("div",{class:"ab-timeline-steps",children:[o(R,{label:s("timeline.steps"),class:"ab-tools",role:"toolbar",name:"steps",children:[o(te,{name:"first",icon:"to-end",back:!0,label:s("timeline.first"),off:m,onClick:()=>n.go(0)}),o(te,{name:"back",icon:"step",back:!0,label:s("timeline.back"),off:m,shortcut:",",onClick:()=>k(-1)}),o(te,{name:"play",icon:c?"pause":"play",label:s(c?"timeline.pause":"timeline.play"),off:h,shortcut:"G",onClick:()=>c?n.pause():n.play()}),o(te,{name:"forward",icon:"step",label:s("timeline.forward"),off:h,shortcut:".",onClick:()=>k(1)}),o(te,{name:"last",icon:"to-end",label:s("timeline.last"),off:h,onClick:()=>n.go(b)})]}),o("select",{"aria-label":s("timeline.by"),"data-role":"by",value:p,onChange:({currentTarget:w})=>f(w.value),children:Zo.filter(w=>w!=="own"||d.length>0).map(w=>o("option",{value:w,children:s(`timeline.by.${w}`)},w))})]}),o(yl,{line:t,walker:n,place:u,own:d}),o("button",{type:"button",class:"ab-button ab-timeline-open","data-role":"branches","data-tool":"branches","aria-expanded":a,title:s("timeline.branches"),onClick:r,children:[o(y,{name:"branch"}),o("span",{class:"ab-hidden",children:s("timeline.branches")}),t.branches.length>0&&o("b",{children:t.branches.length})]})]})},"later"),ml={PageDown:-1,PageUp:1},kl={ArrowLeft:[-1,"decision"],ArrowRight:[1,"decision"],ArrowDown:[-1,"own"],ArrowUp:[1,"own"]};function yl({line:e,walker:t,place:n,own:a}){let{view:r,t:i}=v(),[s,l]=C(null),[c,p]=C(!1),f=M(!1),b=L=>yt(e,L,r.players,i,L===r.place?r.active:null),u=L=>{let{left:x,width:Z}=L.currentTarget.getBoundingClientRect();return Ao(e,(L.clientX-x)/Z)},d=L=>{L.button===0&&(L.currentTarget.setPointerCapture?.(L.pointerId),f.current=!0,t.go(u(L)))},m=L=>{let x=u(L);x!==s&&(l(x),f.current&&t.go(x))},h=()=>{f.current=!1},k=()=>l(null),w=L=>{if(L.ctrlKey||L.metaKey||L.altKey)return;let[x,Z]=kl[L.key]??[ml[L.key],"turn"];if(x)t.step(x,L.shiftKey?"turn":Z,a);else if(L.key==="Home")t.go(0);else if(L.key==="End")t.go(Y(e));else return;L.preventDefault()},g=s??(c?n:null);return o("div",{class:"ab-scrub",role:"slider",tabIndex:0,"data-role":"scrub","aria-label":i("timeline"),"aria-valuemin":0,"aria-valuemax":Y(e),"aria-valuenow":n,"aria-valuetext":b(n),onPointerDown:d,onPointerMove:m,onPointerUp:h,onPointerCancel:h,onPointerLeave:k,onFocus:()=>p(!0),onBlur:()=>p(!1),onKeyDown:w,children:[o(gl,{line:e,lanes:r.players.length}),o("div",{class:"ab-scrub-cut",children:o("i",{class:"ab-scrub-cursor",style:{transform:`translateX(${Ue(e,n)*100}%)`}})}),g!==null&&o(vl,{line:e,place:g,text:b(g)})]})}function vl({line:e,place:t,text:n}){let a=Ue(e,t)*100,r=e.comments.find(i=>i.place===t)?.text;return o("span",{class:"ab-scrub-told","aria-hidden":"true",style:{left:`${a}%`,transform:`translateX(${-a}%)`},children:[o("span",{dir:"auto",children:n}),r&&o("bdi",{children:r})]})}var gl=ee(({line:e,lanes:t})=>{let n=M(null),[a,r]=C(0);J(()=>{let l=n.current;if(!l)return;let c=()=>r(l.offsetWidth);if(c(),typeof ResizeObserver>"u")return;let p=new ResizeObserver(c);return p.observe(l),()=>p.disconnect()},[]);let i=ie(()=>To(e,t,a),[e,t,a]),s=l=>({viewBox:`0 0 ${i.columns} ${l}`,preserveAspectRatio:"none"});return o("div",{ref:n,class:"ab-strip","aria-hidden":"true",children:[o("div",{class:"ab-strip-signs",children:[o("svg",{...s(1),children:o("path",{class:"ab-strip-dot",d:i.dots})}),i.signs.map(({place:l,mark:c,seat:p})=>o("i",{"data-mark":c,"data-seat":p??void 0,style:{left:`${Ue(e,l)*100}%`},children:o(y,{name:bl[c]})},`${l}${c}`))]}),o("svg",{class:"ab-strip-lanes","data-lanes":t,...s(t),children:i.lanes.map(({seat:l,turns:c,actions:p})=>o("g",{"data-seat":l,children:[o("path",{class:"ab-strip-turns",d:c}),o("path",{d:p})]},l))}),o("svg",{class:"ab-strip-notes",...s(1),children:[o("path",{class:"ab-strip-branch",d:i.branches}),o("path",{class:"ab-strip-comment",d:i.comments})]})]})});var Cr=V(function(){let{view:t,t:n}=v(),a=oe(),r=t.track.length-1,i=o(H,{children:[o("span",{children:n("price",{n:t.price})}),o(y,{name:"pearl"}),o("span",{class:"ab-sep"}),o("span",{"data-place":"discard:exploration",children:n("discard",{n:t.exploration_discard})})]});return o(ae,{name:"track",title:n("track"),aside:i,children:o(R,{label:n("track"),class:"ab-track",name:"track",children:[o(Ee,{target:"deck:exploration",back:"back-ally",count:t.exploration_deck,label:n("deck.exploration",{n:t.exploration_deck})}),Array.from({length:t.track_spaces},(s,l)=>{let c=t.track[l],p=l===t.track_spaces-1;return c===void 0?o("span",{class:"ab-space ab-space-ally",children:p?o(y,{name:"pearl"}):o("span",{children:l+1})},l):l<r?o("span",{class:"ab-lying","data-place":`space:${l}`,role:"img","aria-label":a(c),children:o(se,{card:c})},`${l} ${c}`):o(G,{target:"track",place:`space:${l}`,label:n("track.latest",{card:a(c)}),class:"ab-revealed",children:[o(se,{card:c}),p&&o(y,{name:"pearl",class:"ab-bonus"})]},`${l} ${c}`)})]})})});var Mn=class{constructor(t,n,a,r){this.shown=t;this.ask=n;this.refused=a;this.pace=r}shown;ask;refused;pace;state={wish:null,playing:!1};listeners=new Set;sending=!1;timer;listen(t){return this.listeners.add(t),()=>this.listeners.delete(t)}go(t){this.pause(),this.wish(t)}step(t,n,a){let{line:r,place:i}=this.shown();this.go(So(r,this.state.wish??i,t,n,a))}play(){let{line:t,place:n}=this.shown();this.state.playing||n>=Y(t)||(this.set({playing:!0}),this.wish(n+1))}pause(){clearTimeout(this.timer),this.state.playing&&this.set({playing:!1})}wish(t){this.set({wish:Math.max(0,Math.min(t,Y(this.shown().line)))}),this.send()}send(){let{line:t,place:n}=this.shown(),{wish:a}=this.state;if(!(this.sending||a===null)){if(a===n)return this.arrived();this.sending=!0,this.ask({kind:"goto",line:t.number,place:a}).then(r=>{this.sending=!1,r.kind==="refused"?(this.refused(r),this.pause(),this.set({wish:null})):this.send()})}}arrived(){if(this.set({wish:null}),!this.state.playing)return;let{line:t,place:n}=this.shown();if(n>=Y(t))return this.pause();this.timer=setTimeout(()=>this.wish(this.shown().place+1),this.pace())}set(t){this.state={...this.state,...t};for(let n of this.listeners)n()}},wl={slow:2400,normal:1200,fast:500,instant:120};function xr(e,t,n,a){let r=M(a);r.current=a;let i=ie(()=>new Mn(()=>({line:e.get("line"),place:e.get("view").place}),s=>t.current?.ask(s)??new Promise(()=>{}),s=>r.current(s),()=>wl[e.get("settings").speed]),[e]);return E(()=>{let s=n.current,l=c=>{let p=c.key??"";/^([gG]|Tab|Shift)$/.test(p)||c.target.closest("[data-role=play]")||i.pause()};return s?.addEventListener("pointerdown",l,!0),s?.addEventListener("keydown",l,!0),()=>{i.pause(),s?.removeEventListener("pointerdown",l,!0),s?.removeEventListener("keydown",l,!0)}},[i]),i}var _r=[600,640,760,1e3,1160,1360],Cn=1160;function Hr(e){let[t,n]=C(0);return E(()=>{let a=e.current;if(!a)return;let r=()=>{let s=a.offsetWidth;s>0&&n(Math.max(0,..._r.filter(l=>l<=s)))};if(r(),typeof ResizeObserver>"u")return;let i=new ResizeObserver(r);return i.observe(a),()=>i.disconnect()},[e]),t}function Zr(e){return _r.filter(t=>t<=e).map(t=>`ab-from-${t}`).join(" ")}function Vr({model:e,host:t,prefix:n}){let a=Ba(e),{view:r,line:i,book:s,settings:l,connection:c,link:p}=a,f=ie(()=>Zt(s),[s]),[b,u]=mr(),d=pr(a,f,u),{progress:m,paying:h,actions:k,sent:w,notice:g,explaining:L,safely:x,refused:Z,travel:W,skip:D}=d,[S,$]=C(null),[U,q]=C(!1),[F,K]=C(null),[St,Et]=C(gt),I=M(null),Ae=M(null),Bt=Lr(t,l.theme),ze=Hr(I),At=er(l.motion),Te=F??ze>=Cn,ke=r.decision,_=xr(e,p,I,Z),P=(B,z)=>{p.current?.ask(B).then(ye=>{Z(ye),z?.(ye)})};E(()=>{S!==null&&I.current?.querySelector(".ab-menu, .ab-help, .ab-branches")?.focus()},[S]);let A=()=>{let B=I.current,z=B?.querySelector(".ab-log")?.contains(fe(B));K(!1),z&&B?.querySelector("[data-role=log]")?.focus({preventScroll:!0}),ze<Cn&&B?.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"})},Q=()=>!l.replay&&q(!U),X=()=>Te?A():K(!0);E(()=>{F===!0&&I.current?.querySelector(".ab-log")?.scrollIntoView?.({block:"nearest"})},[F]);let ne=B=>{let z=I.current;if(B!==null&&S===null&&(Ae.current=fe(z)),$(B),B!==null)return;(Ae.current?.isConnected?Ae.current:z?.querySelector("[data-role=menu]"))?.focus()},Sr=()=>{if(!S||L.shown||m.armed!==null){if(d.cancel())return!0;if(U&&I.current?.querySelector(".ab-chances")?.contains(fe(I.current)))return Q(),!0;if(F!==!0)return!1;A()}else ne(null);return!0},Tt=k.find(({text:B})=>B===m.armed)??null,xn=k.find(({text:B})=>B===w)?.targets??m.chosen,Er=ie(()=>go(d.fits,xn,Tt,m.hinted),[d.fits,xn,Tt,m.hinted]),Br=ga(r.players.map(({seat:B,name:z})=>({seat:B,name:z}))),_n=rt({view:r,seats:Br,book:s,settings:l,prefix:n,t:f,match:d.fits,marks:Er,busy:d.busy,sent:w,draft:h?m.draft:null,armed:Tt,press:d.press,act:d.act,hint:d.hint,explain:L.explain}),Ar=ka({root:I,cancel:Sr,pay:d.pay,step:(B,z)=>_.step(B,z,Ln(r)),play:()=>_.state.playing?_.pause():_.play(),undo:()=>W("undo"),redo:()=>W("redo"),skip:D,log:X,explain:()=>L.explain(fe(I.current)),chances:Q,help:()=>ne(S==="help"?null:"help")});ma(I),Ho(I,L.explain),ua(I,`${d.question}|${r.curtain}|${m.armed}`),ia(I,d.sending.current!==null),yr(r,i,d.question,f,u,()=>d.setNotice(null));let Tr=Ca(r),$r=Ma(r,Te,p),[Pr,jr]=Ml(r);return o(Xt.Provider,{value:s,children:o(Qt.Provider,{value:_n,children:o(We.Provider,{value:_n,children:o("div",{ref:I,class:`ab-root ${Zr(ze)}`,lang:s.lang,"data-theme":Bt,style:{zoom:l.scale},"data-seq":r.seq,"data-motion":At?"on":"off","data-pending":c.pending>0?"true":void 0,"data-mine":ke?.mine?"true":void 0,onKeyDown:B=>x(()=>Ar(B)),children:[o("style",{children:wr}),o(Ht,{on:At,view:r,speed:l.speed,board:I}),o("div",{class:"ab-frame",children:[o(Qo,{panel:S,undo:()=>W("undo"),redo:()=>W("redo"),log:X,logOpen:Te,chances:Q,chancesOpen:U,show:B=>ne(S===B?null:B)}),!l.lesson&&o(Mr,{line:i,walker:_,opened:S==="branches",open:()=>ne(S==="branches"?null:"branches")}),o(tr,{notice:g,lost:c.lost,dismiss:()=>d.setNotice(null)}),S==="menu"&&o(Ea,{set:(B,z)=>{p.current?.ask({kind:"set",name:B,value:z}).then(Z)},start:(B,z)=>{p.current?.ask({kind:"new",seats:B,seed:z}).then(ye=>{ye.kind==="done"&&$(null),Z(ye)})},link:p,opened:()=>$(null),close:()=>ne(null)}),S==="help"&&o(ya,{close:()=>ne(null)}),S==="branches"&&o(Jo,{line:i,ask:P,close:()=>ne(null)}),o(ur,{}),o("div",{class:"ab-layout","data-seats":r.players.length,children:[o("div",{class:"ab-main",children:[r.curtain?o(fa,{seat:r.curtain,passAll:d.passAll,ready:()=>{let B=r.curtain;B&&p.current?.ask({kind:"ready",seq:r.seq,seat:B}).then(Z)}}):o("section",{class:"ab-console","aria-label":f("console"),"data-mine":ke?.mine&&!r.over?"true":void 0,"data-hand":r.seat!==null&&!r.over?"true":void 0,children:[o("div",{class:"ab-asks",children:[o($o,{line:i,walker:_,ask:P}),o(br,{skip:D}),o(hr,{again:()=>S!=="menu"&&ne("menu"),rematch:d.rematch}),h&&ke&&o(ar,{decision:ke,cards:m.draft,answer:m.answer,remove:B=>{let z=m.draft.lastIndexOf(B);x(()=>d.drafted(m.draft.filter((ye,Rr)=>Rr!==z)))},clear:()=>x(()=>d.drafted([])),undo:()=>W("undo")}),o(Oo,{}),o(_o,{more:ke?.mine?ke.more:0,passAll:d.passAll,cancel:m.chosen.length>0&&!h&&!d.busy?d.unchoose:null})]}),o(pa,{})]}),o(Ll,{}),o(ln,{players:Pr})]}),o("div",{class:"ab-side",children:[o(ln,{players:jr}),U&&o(la,{link:p,board:I,close:Q}),o(or,{}),Te&&o(zo,{lines:$r,filter:St,choose:Et,newFrom:Tr,close:A})]})]}),L.shown&&o(ra,{shown:L.shown,root:I.current,back:L.back,close:L.close})]}),o(kr,{voice:b})]})})})})}function Ll(){return o("div",{class:"ab-table",children:[o(da,{}),o(Cr,{}),o(Mo,{}),o(ca,{}),o(La,{})]})}function Ml({players:e,seat:t}){let n=e.findIndex(({seat:a})=>a===t);return n<0?[e,[]]:[e.slice(n,n+1),[...e.slice(n+1),...e.slice(0,n)]]}var Cl=e=>Zt({words:{},...e.get("book")}),Vt=class extends ce{state={error:null};again=()=>{this.state.error!==null&&this.setState({error:null})};get change(){return`change:${this.props.shows??"view"}`}componentDidMount(){this.props.model.on(this.change,this.again)}componentWillUnmount(){this.props.model.off(this.change,this.again)}componentDidCatch(t){let n=t instanceof Error?`${t.name}: ${t.message}`:String(t);this.setState({error:n});try{this.props.model.send({kind:"error",id:0,text:n})}catch{}}render(){let{error:t}=this.state;if(t===null)return this.props.children;let n=(this.props.words??Cl)(this.props.model);return o("div",{class:`${this.props.class??"ab-root"} ab-broken`,role:"alert",children:[o("p",{children:n("front_error",{text:t})}),o("button",{type:"button",class:"ab-button",onClick:this.again,children:n("again")})]})}};var xl=0;function _l({model:e,el:t}){let n=t.ownerDocument.createElement("div");n.className="ab-host",t.append(n);let a=`ab${(++xl).toString(36)}${Math.random().toString(36).slice(2,6)}-`;return je(o(Vt,{model:e,children:o(Vr,{model:e,host:n,prefix:a})}),n),()=>{je(null,n),n.remove()}}var H1={render:_l};export{H1 as default};
