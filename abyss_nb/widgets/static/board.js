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
var H,fa,Ro,le,xt,nt,pa,tt,ua,Vt,Ht,ba,Ee=Symbol.for("pv"),ot={},rt=[],No=/^m(i|n|o|s|text|space)$/,Bt=Array.isArray,St=rt.slice,pe=Object.assign;function fe(e){e&&e.parentNode&&e.remove()}function ka(e,t,a){var o,r,i,l={},s=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:l[i]=t[i];return s>2&&(l.children=s>3?St.call(arguments,2):a),Te(e,l,o,r,null)}function Te(e,t,a,o,r){var i={type:e,props:t,key:a,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ee,__v:r||++fa,__i:-1,__u:0};return!r&&H.vnode&&H.vnode(i),i}function ha(){return{current:null}}function O(e){return e.children}function q(e,t){this.props=e,this.context=t,this.__g=0}function se(e,t){if(t==null)return e.__&&se(e.__,e.__i+1);for(var a;t<e.__k.length;t++)if((a=e.__k[t])&&a.__e)return a.__e;return typeof e.type!="function"||e.props.__P?null:se(e)}function Oo(e){var t,a=e.__v,o=a.__e,r=[],i=[],l=e.__P;l&&((t=pe({constructor:Ee},a)).__v=a.__v+1,H.vnode&&H.vnode(t),$t(l,t,a,e.__n,l.namespaceURI,32&a.__u?[o]:null,r,o||se(a),32&a.__u,i),t.__v=a.__v,t.__.__k[t.__i]=t,La(r,t,i),a.__=a.__e=null,t.__e!=o&&ma(t))}function ma(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ma(e)}function Zt(e){(8&e.__g||(e.__g|=8,le.push(e),nt++))&&xt==H.debounceRendering||((xt=H.debounceRendering)||queueMicrotask)(va)}function va(){try{for(var e,t=1;le.length;)le.length>t&&le.sort(pa),e=le.shift(),t=le.length,8&e.__g&&Oo(e)}finally{(nt=le.length)&&(xt||queueMicrotask)(va)}}function ya(e,t,a,o,r,i,l,s,d,h,f){var u,k,c,b,p,g,w=o.__k||rt,L=t.length;for(d=Io(a,t,w,d,L),u=0;u<L;u++)(c=a.__k[u])!=null&&(k=~c.__i&&w[c.__i]||ot,c.__i=u,g=$t(e,c,k,r,i,l,s,d,h,f),b=c.__e,(k.ref!=c.ref||8&k.__u)&&(k.ref&&At(k.ref,null,c,k),c.ref&&f.push(c.ref,c.__c||b,c)),p=p||b,4&c.__u?(d=ga(c,d,e,!k.__v),k.__e&&(k.__e=null)):typeof c.type=="function"&&g!==void 0?d=g:b&&(d=b.nextSibling),c.__u&=-21);return a.__e=p,d}function Io(e,t,a,o,r){var i,l,s,d,h,f,u,k,c,b=a.length,p=b,g=0,w=0,L=e.__k=Array(r);for(i=0;i<r;i++)(l=t[i])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=L[i]=Te(null,l):Bt(l)?l=L[i]=Te(O,{children:l}):l.constructor===Ee&&l.__b?l=L[i]=Te(l.type,l.props,l.key,l.ref,l.__v):L[i]=l,d=i+g,l.__=e,l.__b=e.__b+1,s=null,~(h=l.__i=Do(l,a,d,p))&&(p--,(s=a[h])&&(s.__u|=2)),s&&s.__v?(l.__u|=16,h==d-1?g--:h==d+1?g++:h!=d&&(h>d?g--:g++,w=1)):(~h||(r>b?g--:r<b&&g++),typeof l.type!="function"&&(l.__u|=4))):L[i]=null;if(w){for(f=[],u=[],i=0;i<r;i++)if((l=L[i])&&16&l.__u){for(g=0,k=f.length;g<k;)f[c=g+k>>1]<l.__i?g=c+1:k=c;f[g]=l.__i,u[i]=g+1}for(g=f.length;i--;)u[i]&&(u[i]==g?g--:L[i].__u|=4)}if(p)for(i=0;i<b;i++)!(s=a[i])||2&s.__u||(s.__e==o&&(o=se(s)),Tt(s,s));return o}function ga(e,t,a,o){var r,i,l,s;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=ga(r[i],t,a,!1));return t}for(t&&!t.parentNode&&(t=se(e))&&!t.parentNode&&(t=null),l=e.__e,s=t;s&&s.nodeType==8;)s=s.nextSibling;for(l!=s&&(!o&&a.moveBefore&&l.parentNode?a.moveBefore(l,t):a.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Do(e,t,a,o){var r,i=e.key,l=e.type,s=t[a],d=s&&!(2&s.__u);if(s===null&&i==null||d&&i==s.key&&l==s.type)return a;if(o>(d?1:0)){for(r=a-1;r>=0;r--)if((s=t[r])&&!(2&s.__u)&&i==s.key&&l==s.type)return r;for(r=a+1;r<t.length;r++)if((s=t[r])&&!(2&s.__u)&&i==s.key&&l==s.type)return r}return-1}function da(e,t,a){a==null&&(a=""),t[0]=="-"?e.setProperty(t,a):e[t]=a}function et(e,t,a,o,r){var i,l;if(t=="style")if(typeof a=="string")e.style.cssText=a;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)a&&t in a||da(e.style,t);if(a)for(t in a)o&&a[t]==o[t]||da(e.style,t,a[t])}else if(t[0]=="o"&&t[1]=="n")typeof a!="function"&&(a=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=a,a&&o||(l=Ht[t]||(Ht[t]=Fo(t)),(e.__a||(e.__a={}))[t]=Vt,i=t!=(t=t.replace(ua,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),a?e.addEventListener(t,l,i):e.removeEventListener(t,l,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=a??"")}catch{}if(typeof a=="function")return;a==null||a===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&a==1?"":a)}}function Fo(e){return function(t){var a=this.__e;if(a){if(a=a[e],t[tt]==null)t[tt]=Vt++;else if(t[tt]<this.__a[e])return;return a(H.event?H.event(t):t)}}}function $t(e,t,a,o,r,i,l,s,d,h){var f,u,k,c,b,p,g,w,L,_,x,I,Ze,oe,J,ze,Q,ee,F=t.type;if(t.constructor!==Ee)return null;128&a.__u&&(d=32&a.__u,f=a.__c.__z)&&(t.__u|=d,u=i=[],f.nodeType==8?s=at(f,i):i.push(f),s=i[0]||s),(f=H.__b)&&f(t);e:if(typeof F=="function"){k=l.length;try{if(w=t.props,L=(f=F.prototype)&&f.render,_=(f=F.contextType)&&o[f.__c],x=f?_?_.props.value:f.__:o,(c=a.__c)?(t.__c=c,2&c.__g&&(c.__g|=1)):(L?t.__c=c=new F(w,x):(t.__c=c=new q(w,x),c.constructor=F,c.render=qo),_&&_.sub(c),c.state||(c.state={}),c.__n=o,c.__g|=8,c.__h=[],c.__k=[]),L&&(c.__s||(c.__s=c.state),F.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=pe({},c.__s)),pe(c.__s,F.getDerivedStateFromProps(w,c.__s)))),b=c.props,p=c.state,c.__v=t,a.__c){if(w!==b&&L&&!F.getDerivedStateFromProps&&c.componentWillReceiveProps&&c.componentWillReceiveProps(w,x),t.__v==a.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(w,c.__s,x)===!1){t.__v!=a.__v&&(c.props=w,c.state=c.__s,c.__g&=-9),t.__e=a.__e,t.__k=a.__k,t.__k.some(function(B){B&&(B.__=t)}),rt.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&l.push(c),s=se(a);break e}c.componentWillUpdate&&c.componentWillUpdate(w,c.__s,x),L&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(b,p,g)})}else L&&!F.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),L&&c.componentDidMount&&c.__h.push(c.componentDidMount);c.context=x,c.props=w,c.__P=e,c.__g&=-5,I=H.__r,Ze=L?25:0;do c.__g&=-9,I&&I(t),f=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++Ze<25);L&&(rt.push.apply(c.__h,c.__k),c.__k=[]),c.state=c.__s,c.getChildContext&&(o=pe({},o,c.getChildContext())),L&&a.__c&&c.getSnapshotBeforeUpdate&&(g=c.getSnapshotBeforeUpdate(b,p)),oe=f&&f.type===O&&f.key==null?f.props.children:f,w.__P&&(f=s,r=(e=w.__P).namespaceURI,d=i=null,a.props&&a.props.__P!=e&&(a.__k.some(function(B){B&&Tt(B,B)}),a.__k=null),s=a.__k?se(a,0):null),s=ya(e,Bt(oe)?oe:[oe],t,a,o,r,i,l,s,d,h),w.__P&&(t.__e=null,s=f),t.__u&=-161,u&&u.some(fe),c.__h.length&&l.push(c),1&c.__g&&(c.__g&=-4)}catch(B){if(l.length=k,t.__v=null,d||i)if(B&&B.then){if(t.__u|=128|d,i){for(~(Q=i.indexOf(s||void 0))||(Q=i.length);(ee=i[Q-1])&&ee.nodeType==8;)Q--;for(;Q<i.length;Q++)if(ee=i[Q])if(i[Q]=null,J){if(ee==ze)break}else{if(ee.nodeType!=8)break;ee.data.startsWith("$s")&&(ze=at(J=ee))}}if(!J){for(;s&&s.nodeType==8&&s.nextSibling;)s=s.nextSibling;J=s}(f=at(J=t.__c.__z||(t.__c.__z=J)))?(t.__e=J,s=f):t.__e=s,s=s&&s.nextSibling}else i&&i.some(fe);else t.__e=a.__e;t.__k||(t.__k=a.__k||[]),B&&B.then||wa(t),H.__e(B,t,a)}}else s=t.__e=Wo(a.__e,t,a,o,r,i,l,d,h,e);return(f=H.diffed)&&f(t),s}function at(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var a=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))a++;else if(e.data.startsWith("/$s")&&!--a)return e}t&&t.push(e)}}function wa(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(wa))}function La(e,t,a){for(var o=0;o<a.length;)At(a[o++],a[o++],a[o++]);H.__c&&H.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){H.__e(i,r.__v)}})}function Wo(e,t,a,o,r,i,l,s,d,h){var f,u,k,c,b,p,g,w,L=a.props||ot,_=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(f=0;f<i.length;f++)if((b=i[f])&&(x?b.localName==x:b.nodeType==3)){e=b,i[f]=null;break}}if(!e){if(w=h.ownerDocument||document,!x)return w.createTextNode(_);e=w.createElementNS(r,x,_.is?_:h),s&&(H.__m&&H.__m(t,i),s=!1),i=null}if(x){if(h=x=="template"&&e.content||e,i=x=="textarea"&&_.defaultValue!=null?null:i&&St.call(h.childNodes),!s&&i)for(L={},f=0;f<e.attributes.length;f++)L[(b=e.attributes[f]).name]=b.value;for(f in L)b=L[f],f=="dangerouslySetInnerHTML"?k=b:f=="children"||f in _||f=="value"&&"defaultValue"in _||f=="checked"&&"defaultChecked"in _||et(e,f,null,b,r);for(f in _)b=_[f],f=="children"?c=b:f=="dangerouslySetInnerHTML"?u=b:f=="value"?p=b:f=="checked"?g=b:s&&typeof b!="function"||L[f]===b||et(e,f,b,L[f],r);u?(s||k&&(u.__html==k.__html||u.__html==e.innerHTML)||(e.innerHTML=u.__html),t.__k=[]):(k&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&No.test(x))&&(r="http://www.w3.org/1999/xhtml"),ya(h,Bt(c)?c:[c],t,a,o,r,i,l,i?i[0]:a.__k&&se(a,0),s,d),i&&i.some(fe)),s&&x!="textarea"||(f="value",x=="progress"&&p==null?e.removeAttribute(f):p==null||p===e[f]&&(x!="progress"||p)||et(e,f,p,L[f],r),f="checked",g!=null&&g!=e[f]&&et(e,f,g,L[f],r))}else L===_||s&&e.data==_||(e.data=_);return e}function At(e,t,a,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){H.__e(r,a)}}function Tt(e,t,a){var o,r,i,l;if(H.unmount&&H.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||At(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){H.__e(s,t)}o.__P=o.__n=null}if(o=e.__k)for(l=0;l<o.length;l++)o[l]&&Tt(o[l],t,typeof e.type!="function"||a&&!e.props.__P);!a&&(o=e.__c)&&(o=o.__z)&&(r=at(o,i=[]))&&(o==e.__e&&i.some(fe),fe(r),fe(o)),a||fe(e.__e),e.__e=e.__c=e.__=null}function qo(e,t,a){return this.constructor(e,a)}function je(e,t){var a,o,r,i;H.__&&H.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(a=e&&32&e.__u)?null:t.__k,t.__k=Te(O,{children:[e]}),r=[],i=[],$t(t,t.__k,o||ot,ot,t.namespaceURI,o?null:t.firstChild?St.call(t.childNodes):null,r,o?o.__e:t.firstChild,a,i),La(r,t.__k,i),t.__k.props.children=null}function Pe(e){function t(a){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&o.forEach(function(l){l.__g|=4,Zt(l)})},this.sub=function(i){o.add(i);var l=i.componentWillUnmount;i.componentWillUnmount=function(){o.delete(i),l&&l.call(i)}}),a.children}return t.__c="__cC"+ba++,t.__=e,t.Provider=(t.Consumer=function(a,o){return a.children(o)}).contextType=t,t}H={__e:function(e,t,a,o){for(var r,i,l;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((l=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),l=1),l&&8&r.__g)return void(r.__g|=2)}catch(s){e=s}}throw nt=0,e}},fa=0,Ro=function(e){return e!=null&&e.constructor===Ee},q.prototype.setState=function(e,t){var a=this.__s;a&&a!=this.state||(a=this.__s=pe({},this.state)),typeof e=="function"&&(e=e(pe({},a),this.props)),e&&(pe(a,e),this.__v&&(t&&this.__k.push(t),Zt(this)))},q.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Zt(this))},q.prototype.render=O,le=[],nt=0,pa=function(e,t){return e.__v.__b-t.__v.__b},tt=Symbol(),ua=/(PointerCapture)$|Capture$/i,Vt=0,Ht={},ba=0;var ue,S,Et,Ma,jt=Object.is,Ne=0,$a=[],Pt=[],T=H,Ca=T.__b,_a=T.__r,xa=T.diffed,Ha=T.__c,Za=T.unmount,Va=T.__;function Oe(e,t){T.__h&&T.__h(S,e,Ne||t),Ne=0;var a=S.__H||(S.__H={__:[],__h:[]});return e>=a.__.length&&a.__.push({}),a.__[e]}function V(e){return Ne=1,Uo(Aa,e)}function Uo(e,t,a){var o=Oe(ue++,2);if(o.t=e,!o.__c&&(o.__=[a?a(t):Aa(void 0,t),function(i){var l=(o.__N||o.__)[0],s=o.t(l,i);jt(l,s)||(o.__N=[s,o.__[1]],o.__c.setState({}))}],o.__c=S,!S.__f)){S.__f=!0;var r=S.shouldComponentUpdate;S.shouldComponentUpdate=function(i,l,s){var d=this.__H;if(!d)return!0;var h=!1,f=this.props!=i;if(d.__.some(function(k){k.__N&&(h=!0,jt(k.__[0],k.__N[0])||(f=!0))}),r){var u=r.call(this,i,l,s);return h?u||f:u}return!h||f}}return o.__}function Ie(e,t){var a=Oe(ue++,3);!T.__s&&Nt(a.__H,t)&&(a.__P=!0,a.__=e,a.u=t,S.__H.__h.push(a))}function R(e,t){var a=Oe(ue++,4);!T.__s&&Nt(a.__H,t)&&(a.__P=!1,a.__=e,a.u=t,S.__h.push(a))}function Z(e){return Ne=5,be(function(){return{current:e}},[])}function be(e,t){var a=Oe(ue++,7);return Nt(a.__H,t)&&(a.__=e(),a.__H=t),a.__}function it(e,t){return Ne=8,be(function(){return e},t)}function we(e){var t=S.context[e.__c],a=Oe(ue++,9);return a.c=e,t?(a.__==null&&(a.__=!0,t.sub(S)),t.props.value):e.__}function Ko(){var e;do{for(;e=Pt.shift();)try{Re(e)}catch(a){T.__e(a,{__:(e=e.__P)&&e.__v})}for(;e=$a.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Re),t.__h.some(Rt),t.__h=[]}catch(a){t.__h=[],T.__e(a,e.__v)}}}while(Pt.length)}T.__b=function(e){S=null,Ca&&Ca(e)},T.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Va&&Va(e,t)},T.__r=function(e){_a&&_a(e),ue=0;var t=(S=e.__c).__H;t&&(Et==S?S.__h=[]:(t.__h.some(Re),t.__h.some(Rt),ue=0),t.__h=[],t.__.some(function(a){a.__N&&(a.__=a.__N),a.u=a.__N=void 0})),Et=S},T.diffed=function(e){xa&&xa(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Sa($a.push(t)),t.__H.__.some(function(a){a.u&&(a.__H=a.u)})),Et=S=null},T.__c=function(e,t){t.some(function(a){try{a.__h.some(Re),a.__h=a.__h.filter(function(o){return!o.__||Rt(o)})}catch(o){a.__h=[function(){throw o}]}}),Ha&&Ha(e,t)},T.unmount=function(e){Za&&Za(e);var t,a,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(a===void 0){for(a=e.__;a&&(!a.__c||!a.__c.__P);)a=a.__;a=a&&a.__c}r.__P=a,Sa(Pt.push(r))}else Re(r)}catch(i){t=i}}),o.__H=void 0,t&&T.__e(t,o.__v))};var Ba=typeof requestAnimationFrame=="function";function Go(e){var t,a=function(){clearTimeout(o),Ba&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(a,35);Ba&&(t=requestAnimationFrame(a))}function Sa(e){e!=1&&Ma==T.requestAnimationFrame||((Ma=T.requestAnimationFrame)||Go)(Ko)}function Re(e){var t=S,a=e.__c;typeof a=="function"&&(e.__c=void 0,a()),S=t}function Rt(e){var t=S;e.__c=e.__(),S=t}function Nt(e,t){return!e||e.length!=t.length||t.some(function(a,o){return!jt(a,e[o])})}function Aa(e,t){return typeof t=="function"?t(e):t}var Le={about:"What the pictures are put together from, in drawing order: parts of portraits.svg and scenes.svg, each as its name or as [name, right, down, scale]. Behind a Lord stands the halo of its Guild, between `behind` and `front` the body of its Guild. `frames`: width and height of a picture, and of each of its parts. `skins`: values of --ab-skin and --ab-skin-shade, in both themes.",frames:{portrait:[116,100],scene:[140,70]},skins:{sea:{skin:"#8fc7c2","skin-shade":"#5f9c9c"},dusk:{skin:"#b9b4e0","skin-shade":"#857fb8"},foam:{skin:"#c6d3d8","skin-shade":"#90a3ac"},sky:{skin:"#a6cdec","skin-shade":"#6f9bc2"},moss:{skin:"#b9d49c","skin-shade":"#88a96c"},mint:{skin:"#a3dcc4","skin-shade":"#6fae96"}},lords:{recruiter:{skin:"mint",front:["head-broad","face-stern","moustache","morion","horn",["fist",18,15]]},jailer:{skin:"foam",behind:["bars"],front:["head-broad","face-stern","cowl","padlock"]},seeker:{skin:"sea",front:["head-oval","face-sly","kerchief","spyglass",["fist",28,12]]},assassin:{skin:"dusk",front:["head-oval","shade","face-glow","mask","hood","dagger",["fist",35,34]]},commander:{skin:"sky",behind:["plume"],front:["head-broad","face-stern","helm","standard",["fist",28,36]]},tamer:{skin:"mint",behind:["mane"],front:["head-lean","face-lady","headband","beast"]},hunter:{skin:"foam",front:["head-oval","face-stern","shark-hood","harpoon",["fist",35,34]]},"ship-master":{skin:"sky",front:["head-broad","face-kind","beard-full","bicorne","ship"]},trader:{skin:"dusk",front:["head-lean","face-lady","coiffure","tray",["ball",24,18],["ball",42,18],["ball",33,6]]},peddler:{skin:"moss",behind:["pack"],front:["head-oval","face-kind","cap-point",["ball",24,36],["ball",40,38]]},landlord:{skin:"foam",front:["head-broad","face-sly","moustache","turban","monocle","hourglass"]},slaver:{skin:"moss",front:["head-broad","face-stern","goatee","topknot","eyepatch","shackles",["fist",30,3]]},shopkeeper:{skin:"mint",behind:["awning"],front:["head-oval","face-kind","moustache","cap-round",["ball",33,26]]},shaman:{skin:"moss",behind:["hair-long"],front:["head-lean","face-lady","fringe","warpaint","antlers","drum"]},invoker:{skin:"sky",behind:["runes"],front:["head-oval","shade","face-glow","hood","flame",["fist",34,38]]},apprentice:{skin:"mint",front:["head-oval","face-young","hat-floppy","books"]},oracle:{skin:"sea",front:["head-lean","face-blind","veil","third-eye","orb"]},alchemist:{skin:"sky",behind:["hair-wild"],front:["head-oval","face-kind","goggles","flask"]},illusionist:{skin:"sea",behind:["ghosts"],front:["head-oval","face-sly","goatee","hat-horned","wand",["fist",26,38]]},"master-of-magic":{skin:"foam",front:["head-oval","face-calm","beard-long","mitre","star-staff",["fist",29,30]]},opportunist:{skin:"sky",front:["head-oval","face-wink","quiff","cards",["fist",34,30]]},corruptor:{skin:"dusk",front:["head-broad","face-sly","goatee","beret","purse"]},traitor:{skin:"sea",front:["head-oval","face-stern","half-shade","cloak-half","face-mask",["fist",34,42]]},diplomat:{skin:"mint",front:["head-lean","face-calm","fringe","laurel","treaty"]},treasurer:{skin:"foam",front:["head-oval","face-calm","cap-flat","spectacles","chest"]},schemer:{skin:"dusk",front:["head-squid","face-sly","collar-point","puppet",["fist",34,-10]]},keeper:{skin:"sky",front:["head-lean","face-lady","headscarf","lantern"]},reaper:{skin:"moss",front:["scythe","head-oval","face-stern","straw-hat",["fist",38,12]]},shepherd:{skin:"mint",front:["head-lean","face-lady","bonnet","crook",["lamb",-4,-8]]},miller:{skin:"foam",front:["head-broad","face-kind","moustache","cap-flour","mill"]},aquaculturalist:{skin:"sea",front:["head-oval","face-calm","hat-bucket","net"]},landowner:{skin:"dusk",front:["head-broad","face-sly","beard-full","hat-wide","sheaf"]},sage:{skin:"sky",front:["head-oval","face-calm","spectacles","beard-long","skullcap","tome","quill"]},hermit:{skin:"mint",front:["head-oval","face-blind","feelers","shell-hood","staff-root",["fist",28,20]]},elder:{skin:"dusk",front:["head-oval","face-blind","wrinkles","beard-long","anemone","ring-staff",["fist",26,34]]}},locations:{"sargasso-silos":["sea","hills",["silo",62,18,.72],["silo",-16,1],["silo",18,-7,1.1],"ground",["weed",108,-2]],"hydrozoa-reserves":["wall",["jar",-15,6,.8],["jar",62,6,.8],["jar",14,-1]],sanctuary:["deep","rays","temple","jelly",["ground",0,8],"weed"],parliament:["sea","hills","pediment","weed"],barracks:["sea","hills","fort","spears","weed"],dockworks:["sea","quay","crane","crates",["fish",84,24]],"sargasso-fields":["sea","hills",["plant",-44,18,.75],["plant",-16,8,.9],["plant",8,0],["plant",36,2],["plant",68,6,.9],"ground"],"the-abyss":["deep","cliffs","angler"],"city-of-mirrors":["sea","skyline","reflection"],"black-smokers":["deep",["smoker",-18,16,.8],["smoker",46,14,.8],["smoker",10,2],["ground",0,6]],"oceanic-senate-assembly":["wall","tiers","senators"],depths:["deep",["shack",58,10,.8],["shack",-10,14,.8],["shack",16,-2,1.1],"washing",["ground",0,4]],"throne-room":["wall","drapes","throne"],jail:["cell","captive","grid"],chasm:["sea","rift","bridge"],"closed-tower":["sea","hills","tower","locked","ground","weed"],"lost-tower":["sea","hills","ruin",["ground",0,5],"weed","fish"],"chamber-of-allies":["wall","banners","table"],"nest-of-giant-clams":["sea","hills",["clam",-24,24,.7],["clam",68,22,.7],["clam",18,2,.95],["ground",0,4],"weed"],"coral-barrier":["sea",["sea-fan",-14,8,.9],["coral",42,0],["tubes",16,8,.9],["coral",-46,6,.9],["sea-fan",58,14,.8],["tubes",-10,26,.65],["coral",18,24,.7],["ground",0,4],["fish",60,-4]]}};var Yo=Le.lords,Qo=Le.locations,Xo=Le.skins;function Ta(e){let[t,a=0,o=0,r=1]=typeof e=="string"?[e]:e;return[String(t),Number(a),Number(o),Number(r)]}function Ea([e=0,t=0]){return[e,t]}function Ot(e,t){let{skin:a="",behind:o=[],front:r=[]}=Yo[e]??{},i=Object.entries(Xo[a]??{}).map(([l,s])=>`--ab-${l}:${s}`);return{frame:Ea(Le.frames.portrait),parts:[`halo-${t}`,...o,`body-${t}`,...r].map(Ta),paint:i.join(";")}}function ja(e){return{frame:Ea(Le.frames.scene),parts:(Qo[e]??[]).map(Ta),paint:""}}function Pa(e,t){let a=e,o=t;return Object.keys({...a,...o}).some(r=>a[r]!==o[r])}function ke(e){return class extends q{shouldComponentUpdate(a){return Pa(this.props,a)}render(){return ka(e,this.props)}}}function Ra(e){let t=Z(e),a=Z({}),o=Z(null);t.current=e;let r=Object.fromEntries(Object.entries(e).map(([i,l])=>typeof l!="function"?[i,l]:(a.current[i]??=(...s)=>t.current[i]?.(...s),[i,a.current[i]])));return(!o.current||Pa(o.current,r))&&(o.current=r),o.current}var Na=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var Oa=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var Ia=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var ar=Symbol.for("pv"),nr=0;function n(e,t,a,o,r,i){t||(t={});var l,s,d=t;if("ref"in d&&typeof e!="function")for(s in d={},t)s=="ref"?l=t[s]:d[s]=t[s];var h={type:e,props:d,key:a,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ar,__v:--nr,__i:-1,__u:0};return(r||i)&&(h.__source=r,h.__self=i),H.vnode&&H.vnode(h),h}var or=Ia+Na+Oa,Me=Pe("");function rr(e,t){return e.replace(/\sid="/g,a=>a+t).replace(/href="#/g,a=>a+t).replace(/url\(#/g,a=>a+t)}var lt=class extends q{shouldComponentUpdate(){return!1}render(){let t={__html:rr(or,this.props.prefix)};return n("div",{class:"ab-sprites","aria-hidden":"true",dangerouslySetInnerHTML:t})}};function m({name:e,class:t="",place:a}){let o=we(Me);return n("svg",{class:`ab-icon ${t}`,"aria-hidden":"true",focusable:"false","data-icon":e,"data-place":a,children:n("use",{href:`#${o}${e}`})})}function st({picture:e,class:t=""}){let a=we(Me),[o,r]=e.frame;return n("svg",{class:t,viewBox:`0 0 ${o} ${r}`,preserveAspectRatio:"xMidYMid slice",style:e.paint,"aria-hidden":"true",focusable:"false",children:e.parts.map(([i,l,s,d],h)=>n("use",{href:`#${a}${i}`,width:o,height:r,transform:l||s||d!==1?`translate(${l} ${s}) scale(${d})`:void 0},h))})}var It=Pe(null);function Ce(){let e=we(It);if(!e)throw new Error("no board around");return e}var Dt=Pe(null);function y(){let e=we(Dt);if(!e)throw new Error("no board around");return e}var X=["crab","jellyfish","seahorse","shellfish","squid"];function E(e){let[t,a]=e.split("-");return X.includes(t)?{race:t,value:Number(a)}:null}function ir(e){let t=a=>{let{race:o,value:r}=E(a)??{race:"crab",value:0};return X.indexOf(o)*10+r};return[...e].sort((a,o)=>t(a)-t(o))}function te(e){let t=new Map;for(let a of ir(e))t.set(a,(t.get(a)??0)+1);return[...t]}function U(e=!1){let{book:t,t:a}=y();return o=>{let r=E(o);if(!r)return a("monster");let i=t.races[r.race];return a("ally",{race:e?i.toLocaleLowerCase(t.lang):i,value:r.value})}}function lr({card:e}){let t=E(e);return t?n("span",{class:"ab-card ab-ally","data-race":t.race,children:[n("span",{class:"ab-ally-value",children:t.value}),n(m,{name:`race-${t.race}`}),n("span",{class:"ab-ally-pips","aria-hidden":"true",children:Array.from({length:t.value},(a,o)=>n("i",{},o))})]}):n("span",{class:"ab-card ab-monster-card",children:n(m,{name:"monster"})})}function sr({card:e}){let t=e.races-(e.mandatory?1:0);return n("span",{class:"ab-bubbles","data-all":e.mandatory?void 0:"","aria-hidden":"true",children:[e.mandatory&&n("span",{class:"ab-bubble ab-bubble-large","data-race":e.mandatory,children:n(m,{name:`race-${e.mandatory}`})}),Array.from({length:t},(a,o)=>n("span",{class:"ab-bubble"},o))]})}function Da({count:e}){return n("span",{class:"ab-keys","aria-hidden":"true",children:Array.from({length:e},(t,a)=>n(m,{name:"key"},a))})}function De({value:e}){return n("span",{class:"ab-points","aria-hidden":"true",children:[n(m,{name:"influence"}),n("b",{children:e})]})}function cr({id:e,cost:t}){let a=Ce(),o=a.lords[e];return o?n("span",{class:"ab-card ab-lord","data-guild":o.guild,children:[n("span",{class:"ab-lord-art",children:n(st,{picture:Ot(e,o.guild),class:"ab-portrait"})}),n(dr,{printed:o.cost,now:t??o.cost}),n("span",{class:"ab-lord-guild",children:n(m,{name:`guild-${o.guild}`})}),n(sr,{card:o}),n(Da,{count:o.keys}),n("span",{class:"ab-lord-foot",children:[n("span",{class:"ab-lord-name",dir:"auto",children:o.name}),n("span",{class:"ab-lord-power",dir:"auto",children:[o.kind==="none"?n("i",{children:a.guilds[o.guild]}):n(m,{name:`power-${o.kind}`}),o.power]}),n(De,{value:o.influence})]})]}):n("span",{class:"ab-card",children:e})}function dr({printed:e,now:t}){return e===t?n("span",{class:"ab-lord-cost",children:e}):n("span",{class:"ab-lord-cost","data-changed":"",children:[n("s",{children:e}),"→",n("b",{children:t})]})}function fr({id:e,tilted:t}){let o=Ce().lords[e];return o?n("span",{class:"ab-card ab-small","data-guild":o.guild,"data-tilted":t?"true":void 0,children:[n("span",{class:"ab-small-art",children:[n(st,{picture:Ot(e,o.guild),class:"ab-portrait"}),n(m,{name:`guild-${o.guild}`,class:"ab-small-guild"})]}),n(De,{value:o.influence}),n(Da,{count:o.keys}),o.kind!=="none"&&o.kind!=="instant"&&n(m,{name:`power-${o.kind}`,class:"ab-small-power"}),n("span",{class:"ab-small-name",dir:"auto",children:o.name})]}):n("span",{class:"ab-card",children:e})}function pr({id:e,points:t}){let o=Ce().locations[e];return o?n("span",{class:"ab-card ab-location","data-guild":o.guild??void 0,"data-race":o.race??void 0,children:[n("span",{class:"ab-location-head",children:[n(st,{picture:ja(e),class:"ab-scene"}),n(ur,{card:o}),t!==void 0&&n(De,{value:t})]}),n("span",{class:"ab-location-name",dir:"auto",children:o.name}),n("span",{class:"ab-location-text",dir:"auto",children:o.text})]}):n("span",{class:"ab-card",children:e})}function ur({card:e}){let t=e.guild?`guild-${e.guild}`:e.race?`race-${e.race}`:null;return n("span",{class:"ab-location-sign",children:[e.sign,t&&n(m,{name:t})]})}function ct(){let{book:e,t}=y();return(a,o=!1,r)=>{let i=e.lords[a];return i?[i.name,e.guilds[i.guild],r===void 0||r===i.cost?t("lord.cost",{n:i.cost}):t("lord.cost.now",{n:r,printed:i.cost}),i.mandatory?t("lord.races.mandatory",{n:i.races,race:e.races[i.mandatory].toLocaleLowerCase(e.lang)}):t("lord.races",{n:i.races}),t("lord.influence",{n:i.influence}),i.keys>0?t("lord.keys",{n:i.keys}):"",i.kind==="none"?"":`${t(`power.${i.kind}`)}: ${i.power}`,o?t("tilted"):""].filter(Boolean).join(", "):a}}function dt(){let{book:e}=y();return t=>{let a=e.locations[t];return a?`${a.name}, ${a.text}`:t}}var z=ke(lr),ft=ke(cr),Fa=ke(fr),pt=ke(pr);var qa=e=>Array.from(e.querySelectorAll("[data-rove]"));function Wa(e,t){let a=qa(e),o=a.find(i=>i.tabIndex===0&&i.hasAttribute("data-stop")),r=t??o??a.find(i=>i.dataset.legal==="true")??a[0];for(let i of a){let l=i===r;i.tabIndex!==(l?0:-1)&&(i.tabIndex=l?0:-1),i.toggleAttribute("data-stop",l&&(t!==null||o!==void 0))}}function br(e,t,a,o){let r=e.indexOf(t),i=o?"ArrowLeft":"ArrowRight";if(a==="Home")return e[0];if(a==="End")return e[e.length-1];if(a==="ArrowLeft"||a==="ArrowRight")return e[r+(a===i?1:-1)];let l=t.getBoundingClientRect(),s=a==="ArrowDown",d,h=1/0;for(let f of e){let u=f.getBoundingClientRect(),k=s?u.top-l.bottom:l.top-u.bottom;if(k<-4)continue;let c=Math.abs(u.left+u.width/2-l.left-l.width/2),b=k*3+c;b<h&&([d,h]=[f,b])}return d??e[r+(s?1:-1)]}var kr=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function j({label:e,class:t="",role:a="group",name:o,children:r}){let i=Z(null);return R(()=>{i.current&&Wa(i.current,null)}),n("div",{ref:i,role:a,"aria-label":e,class:t,"data-group":o,onKeyDown:d=>{let h=i.current,f=d.target?.closest("[data-rove]");if(!h||!f||!kr.has(d.key)||d.ctrlKey||d.metaKey||d.altKey)return;let u=br(qa(h),f,d.key,getComputedStyle(h).direction==="rtl");d.preventDefault(),u&&u.focus()},onFocusIn:d=>{let h=d.target?.closest("[data-rove]");i.current&&h&&Wa(i.current,h)},children:r})}function ae(e){let t=e.indexOf(":");return t<0?e:e.slice(0,t)}function ne(e){return e.slice(e.lastIndexOf(":")+1)}function Ua(e){let t=e[0];if(t===void 0)return[];let a=e.findIndex(o=>ae(o)!==ae(t));return e.slice(0,a<0?e.length:a)}function hr(e,t){let a=[...e];for(let o of t){let r=Ua(a).indexOf(o);if(r<0)return null;a=[...a.slice(0,r),...a.slice(r+1)]}return a}function Fe(e,t){let a=[],o=new Set,r=null;for(let i of e){let l=hr(i.targets,t);if(l!==null){a.push(i);for(let s of Ua(l))o.add(s);l.length===0&&i.targets.length>0&&(r=i)}}return{actions:a,next:o,complete:a.length===1?r:null}}function Ka(e,t,a){let o=Fe(e,t).next.has(a);if(!o&&t.includes(a))return{kind:"choose",chosen:t.slice(0,t.indexOf(a))};let r=o?t:[];if(!o&&(t.length===0||!Fe(e,[]).next.has(a)))return{kind:"ask"};let i=[...r,a],{complete:l}=Fe(e,i);return l?{kind:"send",action:l}:{kind:"choose",chosen:i}}function K({name:e,title:t,aside:a,children:o}){return n("section",{class:`ab-section ab-section-${e}`,"aria-label":t,children:[n("header",{class:"ab-section-head",children:[n("h3",{children:t}),a&&n("span",{class:"ab-aside",children:a})]}),o]})}var Ga=[["keys","key"],["pearls","pearl"],["monsters","monster-token"]];function Ft({reward:e}){return n("span",{class:"ab-reward",children:Ga.flatMap(([t,a])=>Array.from({length:e[t]},(o,r)=>n(m,{name:a},`${t}${r}`)))})}function za(){let{view:e,book:t,t:a}=y(),o=r=>Ga.filter(([i])=>r[i]>0).map(([i])=>a(`reward.${i}`,{n:r[i]})).join(" + ");return n(K,{name:"threat",title:a("threat"),aside:a("supply",{keys:e.key_supply,monsters:e.monster_supply}),children:n("ol",{class:"ab-threat",children:t.threat.map((r,i)=>{let l=i+1===e.threat;return n("li",{class:"ab-threat-space","aria-current":l?"true":void 0,title:r.map(o).join(` ${a("or")} `),children:[n("span",{class:"ab-threat-number","aria-hidden":"true",children:i+1}),l&&n(m,{name:"threat",class:"ab-threat-marker",place:"threat"}),n("span",{class:"ab-threat-rewards",role:"img","aria-label":r.map(o).join(` ${a("or")} `),children:r.map((s,d)=>n(Ft,{reward:s},d))})]},i)})})})}var mr=5,vr=6,Ya=e=>e.text.split(" ",1)[0]??"",Qa=e=>({verb:"",first:null,actions:[...e],detail:""});function yr(e){if(e.length<mr)return[Qa(e)];let t=new Map;for(let r of e){let i=r.targets.length>1?r.targets[0]??null:null,l=`${Ya(r)} ${i??""}`,s=t.get(l)??{verb:Ya(r),first:i,actions:[],detail:r.detail};s.actions.push(r),s.detail!==r.detail&&(s.detail=""),t.set(l,s)}let a=[...t.values()].filter(r=>r.actions.length===1).flatMap(r=>r.actions),o=[...t.values()].filter(r=>r.actions.length>1);return[...a.length>0?[{verb:"",first:null,actions:a,detail:""}]:[],...o]}var Wt=(e,t)=>Number(new RegExp(`\\b${t}=(\\d+)`).exec(e)?.[1]??0);function gr({action:e,last:t}){let{book:a}=y(),o={keys:Wt(e.text,"keys"),pearls:Wt(e.text,"pearls"),monsters:Wt(e.text,"monsters")};if(o.keys+o.pearls+o.monsters>0)return n(Ft,{reward:o});let r=e.targets[t?e.targets.length-1:0];if(r===void 0)return null;let i=ne(r),l=a.lords[i],s=a.locations[i];switch(ae(r)){case"council":return n(m,{name:`race-${i}`});case"hand":case"played":return n(m,{name:`race-${i.split("-")[0]}`});case"seat":return n(m,{name:"person"});default:return l?n(m,{name:`guild-${l.guild}`}):s?.guild?n(m,{name:`guild-${s.guild}`}):s?.race?n(m,{name:`race-${s.race}`}):null}}function wr({cards:e}){return n("span",{class:"ab-ally-chips",children:e.map((t,a)=>n("span",{class:"ab-ally-chip","data-race":E(t)?.race,children:[n(m,{name:`race-${E(t)?.race}`}),E(t)?.value]},a))})}function Lr(){let{book:e}=y(),t=U();return a=>{let o=a.targets[a.targets.length-1];if(o===void 0)return null;let r=ne(o);return e.lords[r]?.name??e.locations[r]?.name??e.races[r]??(E(r)?t(r):null)}}function Mr({action:e,number:t,told:a}){let{act:o,busy:r,sent:i,hint:l,draft:s,armed:d,t:h}=y(),f=Lr(),u=()=>l(e.targets),k=()=>l([]),c=s!==null&&e.targets.length>0&&e.targets.every(g=>ae(g)==="hand"),b=d?.text===e.text,p=a.verb===""||b?null:f(e);return n("button",{type:"button",class:`ab-button ab-action${e.primary?" ab-primary":""}`,"data-action":e.text,"data-rove":"","data-armed":b?"true":void 0,"data-sent":i===e.text?"true":void 0,"aria-disabled":r?"true":void 0,"aria-label":p===null?void 0:[e.label,e.detail].filter(Boolean).join(", "),title:p===null?void 0:[e.label,e.detail].filter(Boolean).join(". "),"aria-keyshortcuts":t<=9?String(t):void 0,onClick:()=>o(e.text),onPointerEnter:u,onPointerLeave:k,onFocus:u,onBlur:k,children:[!c&&n(gr,{action:e,last:a.first!==null}),n("span",{class:"ab-action-words",children:[c?n(O,{children:[n("span",{class:"ab-pays","aria-hidden":"true",children:[n(wr,{cards:e.targets.map(ne)}),e.pearls>0&&n("span",{class:"ab-pays-pearls",children:["+ ",n(m,{name:"pearl"}),e.pearls]})]}),n("span",{class:"ab-hidden",children:e.label})]}):n("span",{class:"ab-action-label",children:b?`${h("sure")} ${e.reveals}`:p??e.label}),b?n("span",{class:"ab-action-detail",children:h("sure.again")}):e.detail&&!a.detail&&p===null&&n("span",{class:"ab-action-detail",children:e.detail})]}),t<=9&&n("kbd",{class:"ab-digit","aria-hidden":"true",children:t})]})}function Xa({more:e,cancel:t}){let{match:a,t:o,draft:r}=y();if(a.actions.length===0&&!t)return null;let i=0;return n(j,{label:o("actions"),class:"ab-actions",role:"toolbar",name:"actions",children:[r&&a.actions.length>0&&n("h3",{class:"ab-actions-title",children:o("payment.suggestions")}),(r?[Qa(a.actions)]:yr(a.actions)).map(l=>n(Cr,{group:l,paying:r!==null,children:l.actions.map(s=>n(Mr,{action:s,number:++i,told:l},s.text))},`${l.verb} ${l.first}`)),e>0&&n("span",{class:"ab-more",children:o("payment.more",{n:e})}),t&&n("button",{type:"button",class:"ab-button ab-quiet","data-role":"cancel","data-rove":"",onClick:t,children:[n(m,{name:"close"}),o("cancel")]})]})}function Cr({group:e,paying:t,children:a}){let{book:o,t:r}=y(),i=e.first===null?"":ne(e.first),l=o.lords[i]?.name??o.locations[i]?.name??(e.verb?r(`verb.${e.verb}`):""),s=e.verb!==""&&e.actions.length>vr;return n("div",{class:`ab-action-group${l?" ab-named":""}${s?" ab-compact":""}`,role:"group","aria-label":l||void 0,children:[l&&!t&&n("span",{class:"ab-action-verb",children:[l,e.detail&&n("span",{class:"ab-action-shared",children:[" · ",e.detail]})]}),a]})}function Ja({kind:e,children:t}){return n("span",{class:"ab-mark","data-mark":e,"aria-hidden":"true",children:t})}function _r({points:e}){return n("span",{class:"ab-gain",children:[e<0?`−${-e}`:`+${e}`,n(m,{name:"influence"})]})}function en({plan:e,influence:t}){return n(Ja,{kind:e.payable?"payable":"missing",children:[n("span",{children:[e.payable&&"✓ ",e.short]}),e.gain!==t&&n(_r,{points:e.gain})]})}function tn({id:e}){let{view:t,t:a}=y(),o=he(e,t,a);return o===null?null:n(Ja,{kind:"worth",children:a("worth",{n:o.own})})}function he(e,t,a){let o=t.plan?.locations[e],r=o?.[t.players.findIndex(({seat:l})=>l===t.seat)];if(!o||r===void 0)return null;let i=t.players.map(({name:l},s)=>`${l} ${o[s]}`).join(", ");return{own:r,words:a("worth.each",{list:i})}}function N({target:e,place:t,label:a,class:o="",children:r,legal:i,count:l,tip:s}){let{press:d,match:h,chosen:f,hinted:u,armed:k,t:c}=y(),b=i??h.next.has(e),p=l===void 0?f.includes(e):l>0,g=[a,p?c("chosen"):"",b?c("possible"):""].filter(Boolean).join(", ");return n("button",{type:"button",class:`ab-thing ${o}`,"data-target":e,"data-place":t,"data-rove":"","data-legal":b?"true":void 0,"data-chosen":p?"true":void 0,"data-armed":k?.targets[k.targets.length-1]===e?"true":void 0,"data-hinted":u.includes(e)?"true":void 0,"aria-label":g,"aria-disabled":b||p?void 0:"true","aria-pressed":b||p?p:void 0,title:s,onClick:w=>d(e,w.currentTarget),children:r})}function Y({name:e,seat:t}){return n("span",{class:"ab-seat","data-seat":t,children:[n("i",{class:"ab-seat-dot","aria-hidden":"true",children:t.slice(1)}),n("bdi",{class:"ab-seat-name",title:e,children:e})]})}function We({icon:e,value:t,label:a,place:o,extra:r}){return n("li",{class:"ab-stock",title:a,"data-place":o,children:[n(m,{name:e}),n("b",{"aria-hidden":"true",children:t}),r&&n("small",{"aria-hidden":"true",children:r}),n("span",{class:"ab-hidden",children:a})]})}function xr({player:e}){let{t}=y(),{seat:a}=e,o=e.monster_tokens,r=typeof o=="number"?o:o.length,i=typeof o=="number"||r===0?"":[...o].sort().join(" "),l=typeof e.hand=="number"?e.hand:e.hand.length;return n("ul",{class:"ab-stocks",children:[n(We,{icon:"pearl",place:`pearls:${a}`,value:e.pearls,label:t("pearls",{n:e.pearls})}),n(We,{icon:"key",place:`keys:${a}`,value:e.working_keys,label:t("keys.working",{n:e.working_keys,tokens:e.key_tokens}),extra:e.key_tokens>0?t("keys.tokens",{n:e.key_tokens}):""}),n(We,{icon:"monster-token",place:`tokens:${a}`,value:r,label:i?t("monsters.values",{n:r,values:i}):t("monsters",{n:r}),extra:i}),n(We,{icon:"hand",place:`cards:${a}`,value:l,label:t("hand.count",{n:l})}),n(We,{icon:"crown",place:`lords:${a}`,value:e.lords_counted,label:t("lords.count",{n:e.lords_counted,end:e.lords_to_end}),extra:`/ ${e.lords_to_end}`})]})}function Hr({cards:e,seat:t}){let{book:a,t:o}=y();if(e.length===0)return null;let r=i=>e.map(E).filter(l=>l?.race===i).map(l=>l?.value??0).sort((l,s)=>s-l);return n("ul",{class:"ab-affiliated","aria-label":o("affiliated"),children:X.map(i=>[i,r(i)]).filter(([,i])=>i.length>0).map(([i,l])=>n("li",{"data-race":i,"data-place":`affiliated:${t}:${i}`,title:`${a.races[i]} ${l.join(" ")}`,children:[n(m,{name:`race-${i}`}),n("b",{children:l[0]}),l.length>1&&n("small",{children:l.slice(1).join(" ")}),n("span",{class:"ab-hidden",children:a.races[i]})]},i))})}function Zr({lord:e,seat:t,own:a}){let o=ct(),r=a?`own:${e.id}`:`lord:${t}:${e.id}`;return n(N,{target:r,label:o(e.id,e.tilted),tip:o(e.id,e.tilted),class:`ab-thing-small${e.tilted?" ab-tilted":""}`,children:n(Fa,{id:e.id,tilted:e.tilted})})}function Vr({location:e,seat:t,own:a}){let{view:o,book:r,t:i}=y(),l=dt(),s=e.lords.map(u=>r.lords[u]),d=[l(e.id),i("points",{n:e.points}),e.lords.length>0?i("used",{lords:s.map((u,k)=>u?.name??e.lords[k]).join(", ")}):"",a?"":he(e.id,o,i)?.words].filter(Boolean).join(", "),h=n(O,{children:[e.lords.length>0&&n("span",{class:"ab-under",children:s.map((u,k)=>n("span",{class:"ab-used","data-place":`under:${e.lords[k]}`,"data-guild":u?.guild,title:u?.name,children:[u&&n(m,{name:`guild-${u.guild}`}),n("b",{children:u?.influence})]},e.lords[k]))}),n(pt,{id:e.id,points:e.points})]}),f=a?`mine:${e.id}`:`place:${t}:${e.id}`;return n(N,{target:f,label:d,tip:d,class:"ab-thing-location ab-controlled",children:h})}function an({players:e}){return e.length===0?null:n("div",{class:"ab-players","data-count":e.length,children:e.map(t=>n(Br,{player:t},t.seat))})}function Br({player:e}){let{view:t,book:a,t:o}=y(),r=e.seat===t.seat,i=e.kind!=="person",l=a.kinds.find(({id:f})=>f===e.kind)?.name??e.kind,s=t.decision?.seat===e.seat&&!t.over,d=[e.name,l,t.active===e.seat?o("active"):"",o("points",{n:e.points})],h=e.lords.length===0&&e.locations.length===0&&e.affiliated.length===0;return n("section",{class:"ab-player","data-seat":e.seat,"data-own":r?"true":void 0,"data-active":t.active===e.seat&&!t.over?"true":void 0,"data-deciding":s?"true":void 0,"aria-label":e.name,children:[n("header",{class:"ab-player-head",children:[n(N,{target:`seat:${e.seat}`,label:d.filter(Boolean).join(", "),class:"ab-thing-seat",children:[n(Y,{name:e.name,seat:e.seat}),n("span",{class:"ab-kind",title:l,children:[n(m,{name:i?"robot":"person"}),n("span",{children:l})]}),t.winners.includes(e.seat)&&n(m,{name:"crown",class:"ab-crown"}),t.thinking===e.seat&&n("span",{class:"ab-thinking","aria-hidden":"true",children:[n("i",{}),n("i",{}),n("i",{})]}),n(De,{value:e.points})]}),n(xr,{player:e}),n(Hr,{cards:e.affiliated,seat:e.seat})]}),(e.lords.length>0||e.locations.length>0)&&n(j,{label:o("in_front",{name:e.name}),class:"ab-front",name:`front-${e.seat}`,children:[e.lords.map(f=>n(Zr,{lord:f,seat:e.seat,own:r},f.id)),e.locations.map(f=>n(Vr,{location:f,seat:e.seat,own:r},f.id))]}),h&&n("p",{class:"ab-empty",children:o("nothing_in_front")})]})}function nn(){let{view:e,t}=y(),a=U();return e.played.length===0?null:n("div",{class:"ab-played",children:[n("h3",{children:t("played")}),n(j,{label:t("played"),class:"ab-cards",name:"played",children:te(e.played).map(([o,r])=>n(N,{target:`played:${o}`,label:a(o),class:"ab-thing-ally",children:[n(z,{card:o}),r>1&&n("b",{class:"ab-times",children:["×",r]})]},o))})]})}function qe({id:e}){return e?n("code",{class:"ab-rule",dir:"ltr",children:e}):null}function me({reasons:e}){return e.length===0?null:n("ul",{class:"ab-reasons",children:e.map(({rule:t,text:a},o)=>n("li",{children:[n("span",{dir:"auto",children:a})," ",n(qe,{id:t})]},o))})}var on=["recruit","explore","council","location","token"],Sr={turn:[],explore:["explore"],reveal:["explore"],reshuffle:["explore"],"no-sale":["explore"],buy:["explore","token"],continue:["explore"],take:["explore"],fight:["explore"],threat:["explore"],"monster-token":["token"],"key-tokens":["token"],pearls:["token"],"to-council":["explore","council"],"monsters-discarded":["explore"],council:["council"],oracle:["council"],recruit:["recruit"],pay:["recruit"],affiliate:["recruit"],spent:["recruit"],arrive:["recruit"],slide:["recruit"],refill:["recruit"],plot:["recruit"],use:["recruit"],"court-replaced":["recruit"],discard:[],kept:[],tilt:["recruit"],steal:["token"],"extra-turn":[],"lord-discarded":["recruit"],"draw-locations":["location"],available:["location"],control:["location"],"use-lords":["location"],"swap-location":["location"],"stack-shuffled":["location"],pass:[],"end-trigger":[],"game-over":[],auto:[]},ut={seat:"",topic:"",auto:!0};function rn(e,{seat:t,topic:a,auto:o}){return e.auto&&!o||a&&!Sr[e.kind]?.includes(a)?!1:!t||e.seat===t||e.parts.some(r=>r.type==="seat"&&r.id===t)}function ln(e){let t=[];for(let a of e){let o=t[t.length-1];o?.turn!==a.turn&&t.push(o={turn:a.turn,seat:null,lines:[]}),a.kind==="turn"?o.seat=a.seat:o.lines.push(a)}return t}function sn(e,t){let a=e.seat!==null&&e.seat===t.seat;return e.parts.flatMap(({type:o,id:r})=>{switch(o){case"seat":return[`seat:${r}`];case"lord":return[`court:${r}`,`own:${r}`,...t.players.map(({seat:i})=>`lord:${i}:${r}`)];case"location":return[`available:${r}`,`drawn:${r}`,`mine:${r}`,...t.players.map(({seat:i})=>`place:${i}:${r}`)];case"race":return[`council:${r}`];case"ally":return e.kind==="to-council"?[`council:${r.slice(0,r.indexOf("-"))}`]:e.kind==="reveal"&&t.track[t.track.length-1]===r?["track"]:a?[`hand:${r}`]:[];case"monster":return e.kind==="reveal"&&t.track[t.track.length-1]==="monster"?["track"]:[];default:return[]}})}function cn(e,t,a){let[o,r]=[a[0],a[a.length-1]],i=e.lines[e.lines.length-1];if(e.story!==t||!o||!r||!i||o.id>i.id+1)return{story:t,lines:a};let l=e.lines.filter(({id:s})=>s<=r.id);return{story:t,lines:[...l,...a.filter(({id:s})=>s>i.id)]}}function dn(e,t){let a=e.lines[0]?.id??1,o=t.filter(({id:r})=>r<a);return(o[o.length-1]?.id??0)===a-1?{...e,lines:[...o,...e.lines]}:e}var fn=({lines:e})=>(e[0]?.id??1)===1;function pn(e,t,a){let o=r=>r.log[r.log.length-1]?.id??0;return e.game!==t.game?o(t):o(e)===o(t)?a:o(e)}var $r=120;function un(e){return e.parts.map(t=>t.text).join("")}function qt({line:e}){return n(O,{children:e.parts.map((t,a)=>n(Ar,{part:t},a))})}function Ar({part:e}){let t=Ce();if(e.type==="text")return n(O,{children:e.text});let a=e.type==="lord"?t.lords[e.id]:void 0,o=e.type==="ally"?E(e.id)?.race:e.type==="race"?e.id:void 0,r=o!==void 0?`race-${o}`:a?`guild-${a.guild}`:e.type==="pearls"?"pearl":e.type==="keys"?"key":e.type==="monster"?"monster":null;return n("span",{class:"ab-chip","data-type":e.type,"data-race":o,"data-guild":a?.guild,"data-seat":e.type==="seat"?e.id:void 0,children:[e.type==="seat"&&n("i",{class:"ab-seat-dot","aria-hidden":"true","data-seat":e.id}),r&&n(m,{name:r}),n("bdi",{children:e.text})]})}function bn({lines:e,filter:t,choose:a,newFrom:o}){let{view:r,hint:i,t:l}=y(),[s,d]=V(!1),h=Z(null),f=Z(!0),u=e.filter(w=>w.kind==="turn"||rn(w,t)),k=s?u:u.slice(-$r),c=ln(k).filter(w=>w.lines.length>0||t===ut),b=e[e.length-1]?.id;R(()=>{h.current&&f.current&&(h.current.scrollTop=h.current.scrollHeight)},[b,t]);let p=({target:w})=>{let L=w.closest("[data-line]")?.dataset.line,_=k.find(x=>String(x.id)===L);i(_?sn(_,r):[])},g=()=>i([]);return n("section",{class:"ab-log","aria-label":l("log"),children:[n("header",{class:"ab-section-head",children:[n("h3",{children:l("log")}),n("span",{class:"ab-aside",children:l("turn",{n:r.turn})})]}),n(Tr,{filter:t,choose:a}),n("div",{ref:h,class:"ab-log-lines",onMouseOver:p,onMouseLeave:g,onFocusIn:p,onFocusOut:g,onScroll:({currentTarget:w})=>{f.current=w.scrollHeight-w.scrollTop-w.clientHeight<40},children:n(j,{label:l("log"),name:"log",children:[k.length<u.length&&n("button",{type:"button",class:"ab-button ab-quiet","data-rove":"",onClick:()=>d(!0),children:l("log.all",{n:u.length})}),c.length===0&&n("p",{class:"ab-empty",children:l(e.length>0?"log.none":"log.empty")}),n("ol",{class:"ab-log-turns",children:c.map(w=>n(Er,{turn:w,newFrom:o},`${w.turn} ${w.lines[0]?.id}`))})]})})]})}function Tr({filter:e,choose:t}){let{view:a,t:o}=y(),r=i=>t({...e,...i});return n("div",{class:"ab-log-choice",role:"group","aria-label":o("log.choice"),children:[n("select",{"aria-label":o("log.who"),"data-log":"seat",value:e.seat,onChange:({currentTarget:i})=>r({seat:i.value}),children:[n("option",{value:"",children:o("log.everybody")}),a.players.map(({seat:i,name:l})=>n("option",{value:i,children:i===a.seat?o("log.mine"):l},i))]}),n("select",{"aria-label":o("log.what"),"data-log":"topic",value:e.topic,onChange:({currentTarget:i})=>r({topic:i.value}),children:[n("option",{value:"",children:o("log.everything")}),on.map(i=>n("option",{value:i,children:o(`log.topic.${i}`)},i))]}),n("label",{children:[n("input",{type:"checkbox","data-log":"auto",checked:e.auto,onChange:({currentTarget:i})=>r({auto:i.checked})}),o("log.auto")]})]})}function Er({turn:{turn:e,seat:t,lines:a},newFrom:o}){let{view:r,t:i}=y(),l=r.players.find(s=>s.seat===t);return n("li",{class:"ab-log-turn",children:[n("h4",{children:[i("turn",{n:e}),l&&n(Y,{seat:l.seat,name:l.name})]}),n("ol",{children:a.map(s=>n(jr,{line:s,mark:s.id>o?i("log.new"):""},s.id))})]})}var jr=ke(({line:e,mark:t})=>n("li",{class:"ab-log-line",tabIndex:-1,"data-rove":"","data-line":e.id,"data-kind":e.kind,"data-seat":e.seat??void 0,"data-auto":e.auto?"true":void 0,"data-new":t?"true":void 0,children:[t&&n("b",{class:"ab-log-new",children:t}),n(qt,{line:e})," ",n(qe,{id:e.rule})]}));function kn(){let{view:e,t}=y(),a=!e.decision?.mine;return e.since.length===0&&!a?null:n("div",{class:"ab-since","data-waiting":a?"true":void 0,children:[n("h3",{children:t(a?"just_now":"since")}),n("ul",{children:e.since.map(o=>n("li",{"data-kind":o.kind,children:n(qt,{line:o})},o.id))})]})}function hn(){let{view:e}=y(),t=e.log.filter(({kind:a})=>a!=="turn").pop();return t?n("p",{class:"ab-newest","aria-hidden":"true",children:n(qt,{line:t})}):null}function Ue({name:e,icon:t,label:a,onClick:o,off:r=!1,expanded:i,shortcut:l}){return n("button",{type:"button",class:"ab-tool","data-role":e,"data-rove":"","aria-label":a,title:l?`${a} (${l})`:a,"aria-keyshortcuts":l,"aria-disabled":r?"true":void 0,"aria-expanded":i,onClick:o,children:n(m,{name:t})})}function mn({panel:e,undo:t,redo:a,log:o,logOpen:r,show:i}){let{view:l,t:s}=y();return n("header",{class:"ab-bar",children:[n("span",{class:"ab-brand",children:s("title")}),n("span",{class:"ab-turn",children:s("turn",{n:l.turn})}),n(hn,{}),n(j,{label:s("tools"),class:"ab-tools",role:"toolbar",name:"tools",children:[n(Ue,{name:"undo",icon:"undo",label:s("undo"),onClick:t,off:!l.can_undo,shortcut:"U"}),n(Ue,{name:"redo",icon:"redo",label:s("redo"),onClick:a,off:!l.can_redo,shortcut:"R"}),n(Ue,{name:"log",icon:"log",label:s("log"),onClick:o,expanded:r,shortcut:"L"}),n(Ue,{name:"help",icon:"help",label:s("help"),onClick:()=>i("help"),expanded:e==="help",shortcut:"?"}),n(Ue,{name:"menu",icon:"menu",label:s("menu"),onClick:()=>i("menu"),expanded:e==="menu"})]})]})}var _e=8;function vn({note:e,anchor:t,root:a,close:o}){let{t:r}=y(),i=Z(null);return R(()=>{let l=i.current;if(!l||!a)return;let s=a.getBoundingClientRect(),d=t.getBoundingClientRect(),h=s.width/a.offsetWidth||1,f=(d.left+d.width/2-s.left)/h-l.offsetWidth/2,u=(d.bottom-s.top)/h+_e,c=u+l.offsetHeight<a.offsetHeight?u:Math.max(_e,(d.top-s.top)/h-l.offsetHeight-_e),b=Math.max(_e,a.offsetWidth-l.offsetWidth-_e);l.style.left=`${Math.min(Math.max(_e,f),b)}px`,l.style.top=`${c}px`}),n("div",{ref:i,class:"ab-bubble-note",role:"status","data-note":e.target,children:[n("header",{children:[n("strong",{dir:"auto",children:e.title}),n("button",{type:"button",class:"ab-tool","aria-label":r("close"),title:r("close"),onClick:o,children:n(m,{name:"close"})})]}),e.lines.map((l,s)=>n("p",{dir:"auto",children:l},s)),n(qe,{id:e.rule}),n(me,{reasons:e.notes}),e.answer&&(e.answer.text||e.answer.reasons.length>0)&&n("div",{class:"ab-why",children:[n("p",{class:"ab-why-title",children:[n(m,{name:"warning"}),r("why")]}),e.answer.reasons.length===0&&e.answer.text&&n("p",{dir:"auto",children:e.answer.text}),n(me,{reasons:e.answer.reasons})]})]})}function yn(){let{view:e,book:t,t:a}=y();return n(K,{name:"council",title:a("council"),children:n(j,{label:a("council"),class:"ab-council",name:"council",children:X.map(o=>{let r=e.council[o];return n(N,{target:`council:${o}`,label:a("council.stack",{race:t.races[o],n:r}),children:[n("span",{class:"ab-stack","data-race":o,"data-size":Math.min(r,4),children:[n(m,{name:`race-${o}`}),n("b",{class:"ab-count",children:r})]}),n("span",{class:"ab-stack-name",dir:"auto",children:t.races[o]})]},o)})})})}function xe({target:e,back:t,count:a,label:o}){return n(N,{target:e,label:o,class:"ab-thing-deck",children:n("span",{class:"ab-deck","data-back":t,"data-empty":a===0?"true":void 0,children:[n(m,{name:t}),n("b",{class:"ab-count",children:a})]})})}function gn(){let{view:e,t}=y(),a=[...e.court].reverse();return n(K,{name:"court",title:t("court"),aside:n("span",{"data-place":"discard:lords",children:t("court.aside",{n:e.lord_discard.length})}),children:n(j,{label:t("court"),class:"ab-court",name:"court",children:[n(xe,{target:"deck:lords",back:"back-lord",count:e.lord_deck,label:t("deck.lords",{n:e.lord_deck})}),a.map((o,r)=>o===null?n("span",{class:"ab-space ab-space-lord",children:n(m,{name:"crown"})},`space ${r}`):n(Pr,{id:o},o))]})})}function Pr({id:e}){let{view:t,book:a}=y(),o=t.plan?.lords[e],r=ct()(e,!1,o?.cost),i=[...o?.missing??[],...o?.notes??[]].map(({rule:l,text:s})=>`${s} [${l}]`);return n(N,{target:`court:${e}`,label:[r,o?.short].filter(Boolean).join(", "),tip:[r,...i].join(`
`),class:"ab-thing-lord",children:[n(ft,{id:e,...o?{cost:o.cost}:{}}),o&&n(en,{plan:o,influence:a.lords[e]?.influence})]})}function wn({seat:e,ready:t}){let{view:a,t:o,act:r,busy:i}=y(),l=a.players.find(d=>d.seat===e)?.name??e,s=a.decision;return n("section",{class:"ab-curtain","aria-label":o("curtain.title",{name:l}),children:[n(m,{name:"eye",class:"ab-curtain-eye"}),n("h2",{tabIndex:-1,"data-prompt":"",children:n(Y,{seat:e,name:l})}),s&&n("p",{class:"ab-curtain-asked",children:s.title}),n("p",{children:o("curtain.text",{name:l})}),n("div",{class:"ab-curtain-buttons",children:[n("button",{type:"button",class:"ab-button ab-primary ab-action","data-role":"ready",onClick:t,children:o("curtain.ready",{name:l})}),s?.actions.map(d=>n("button",{type:"button",class:"ab-button","data-action":d.text,"aria-disabled":i?"true":void 0,onClick:()=>r(d.text),children:d.label},d.text))]})]})}function bt(e){let t=e?.getRootNode()?.activeElement;return t&&e?.contains(t)?t:null}function Rr(e){return e.querySelector(".ab-primary[data-action]")??e.querySelector("[data-action], [data-role=ready]")}function Ln(e,t){let a=Z(null),o=Z(null),r=Z(!1),i=Z(!1);R(()=>{let l=e.current;if(!l)return;let s=u=>{a.current=u.target,a.current!==o.current&&(o.current=null),a.current.hasAttribute("data-prompt")||(r.current=!1)},d=u=>{let k=u.target;queueMicrotask(()=>{k.isConnected&&a.current===k&&(a.current=null)})},h=()=>{i.current=!0},f=()=>{i.current=!1};return l.addEventListener("focusin",s),l.addEventListener("focusout",d),l.addEventListener("keydown",h,!0),l.addEventListener("pointerdown",f,!0),()=>{l.removeEventListener("focusin",s),l.removeEventListener("focusout",d),l.removeEventListener("keydown",h,!0),l.removeEventListener("pointerdown",f,!0)}},[e]),R(()=>{let l=e.current,s=a.current;if(!l||!s)return;t&&i.current&&(o.current=s);let d=!s.isConnected,h=Rr(l),f=h!==null&&!t,u=f&&o.current===s&&s.getAttribute("aria-disabled")==="true";if(f&&(o.current=null),!d&&!u&&!(r.current&&s.hasAttribute("data-prompt")))return;let k=h??(d?l.querySelector("[data-prompt]"):null);k&&(a.current=null,k.focus({preventScroll:!i.current}),r.current=h===null)})}function Mn(){let{view:e,draft:t,t:a}=y(),o=e.players.find(({seat:i})=>i===e.seat);if(!o||typeof o.hand=="number"||e.over)return null;let r=te(o.hand);return n("section",{class:"ab-hand","aria-label":a("hand"),children:[n("header",{class:"ab-section-head",children:[n("h3",{children:a("hand")}),n("span",{class:"ab-aside",children:a("hand.count",{n:o.hand.length})})]}),r.length===0?n("p",{class:"ab-empty",children:a("hand.empty")}):n(j,{label:a("hand"),class:"ab-cards",name:"hand",children:r.map(([i,l],s)=>n(Nr,{card:i,count:l,first:E(r[s-1]?.[0]??"")?.race!==E(i)?.race},i))}),t&&n("p",{class:"ab-help-line",children:a("payment.how")})]})}function Nr({card:e,count:t,first:a}){let{draft:o,t:r}=y(),i=U(),l=o?.filter(d=>d===e).length??0,s=[i(e),t>1?r("held",{n:t}):"",l>0?r("paying",{n:l}):""];return n(N,{target:`hand:${e}`,label:s.filter(Boolean).join(", "),class:`ab-thing-ally${a?" ab-first":""}`,...o?{legal:!0,count:l}:{},children:[t>1&&n("span",{class:"ab-behind","data-race":E(e)?.race,"aria-hidden":"true"}),n(z,{card:e}),(t>1||l>0)&&n("b",{class:"ab-times",children:l>0?`${l}/${t}`:`×${t}`})]})}var Ut=[{keys:["Tab","←","→","↑","↓"],word:"help.move"},{keys:["Enter"],word:"help.enter"},{keys:["Enter"],word:"help.pay"},{keys:["1–9"],word:"help.digits"},{keys:["Esc"],word:"help.escape"},{keys:["A"],word:"help.actions",to:"[data-action], [data-role=ready]"},{keys:["N"],word:"help.next",to:'[data-legal="true"]'},{keys:["H"],word:"help.hand",to:'[data-target^="hand:"]'},{keys:["C"],word:"help.court",to:'[data-target^="court:"]'},{keys:["E"],word:"help.track",to:'[data-target="deck:exploration"], [data-target="track"]'},{keys:["K"],word:"help.council",to:'[data-target^="council:"]'},{keys:["O"],word:"help.locations",to:'[data-target^="drawn:"], [data-target^="available:"], [data-target="deck:locations"]'},{keys:["M"],word:"help.mine",to:'[data-target^="own:"], [data-target^="mine:"]'},{keys:["U"],word:"help.undo"},{keys:["R"],word:"help.redo"},{keys:["S"],word:"help.skip"},{keys:["L"],word:"help.log"},{keys:["?"],word:"help.help"}],Or="data-lm-suppress-shortcuts",Cn=({ctrlKey:e,metaKey:t,altKey:a})=>e||t||a;function _n(e){R(()=>{let t=e.current,a=t?.ownerDocument.defaultView;if(!t||!a)return;let o=r=>{r.composedPath().includes(t)&&r.target.toggleAttribute(Or,!Cn(r))};return a.addEventListener("keydown",o,!0),()=>a.removeEventListener("keydown",o,!0)},[e])}var Ir=e=>{let t=e?.localName;return t==="input"||t==="select"||t==="textarea"},Dr=e=>e?.closest('[data-group="hand"], [data-prompt]')!=null;function xn(e){return t=>{if(Cn(t)||(t.stopPropagation(),t.defaultPrevented))return;let a=e.root.current;if(t.key==="Escape"){e.cancel()&&t.preventDefault();return}if(!a||Ir(t.target))return;if(t.repeat&&(t.key==="Enter"||t.key===" ")){t.preventDefault();return}if(t.key==="Enter"&&Dr(t.target)&&e.pay()){t.preventDefault();return}let o=t.target.closest(".ab-menu")!==null;if(/^[1-9]$/.test(t.key)&&!o){let i=a.querySelectorAll("[data-action]")[Number(t.key)-1];i&&(t.preventDefault(),i.focus({preventScroll:!0}),i.click(),a.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"}));return}let r=Fr(t.key,a,e);r&&(t.preventDefault(),r())}}function Fr(e,t,{undo:a,redo:o,skip:r,log:i,help:l}){switch(e.toLowerCase()){case"u":return a;case"r":return o;case"s":return r;case"l":return i;case"?":return l;default:{let s=Ut.find(({keys:d})=>d.includes(e.toUpperCase()))?.to;return s===void 0?null:()=>Wr(t,s)}}}function Wr(e,t){let a=Array.from(e.querySelectorAll(t)),o=a.filter(l=>l.getAttribute("aria-disabled")!=="true"),r=o.length>0?o:a,i=bt(e);r[((i?r.indexOf(i):-1)+1)%r.length]?.focus()}var qr=[["race-crab","legend.mandatory"],["","legend.free"],["pearl","legend.cost"],["key","legend.key"],["influence","legend.influence"],["power-instant","power.instant"],["power-lasting","power.lasting"],["power-activated","power.activated"],["hand","legend.affiliated"]];function Hn({close:e}){let{book:t,t:a}=y();return n("section",{class:"ab-help",tabIndex:-1,"aria-label":a("help"),children:[n("header",{class:"ab-section-head",children:[n("h3",{children:a("help")}),n("button",{type:"button",class:"ab-tool","aria-label":a("close"),title:a("close"),"data-role":"close-help",onClick:e,children:n(m,{name:"close"})})]}),n("h4",{children:a("help.how")}),n("dl",{class:"ab-how",children:t.how_to_play.map(({title:o,text:r})=>n("div",{children:[n("dt",{children:o}),n("dd",{children:r})]},o))}),n("h4",{children:a("help.legend")}),n("ul",{class:"ab-legend",children:qr.map(([o,r])=>n("li",{children:[o?n(m,{name:o}):n("i",{class:"ab-legend-circle","aria-hidden":"true"}),a(r)]},r))}),n("h4",{children:a("help.keys")}),n("dl",{class:"ab-keymap",children:Ut.map(({keys:o,word:r})=>n("div",{children:[n("dt",{children:o.map(i=>n("kbd",{children:i},i))}),n("dd",{children:a(r)})]},r))}),n("p",{class:"ab-help-line",children:a("help.again")})]})}function Ur(e){let t=e?.kind;return typeof e?.id=="number"&&(t==="done"||t==="refused"||t==="draft"||t==="why"||t==="log")}var Kr=2e3,Gr=0,kt=class{constructor(t,a,o=Kr){this.model=t;this.changed=a;this.patience=o;t.on("msg:custom",this.hear)}model;changed;patience;waiting=new Map;lost=!1;closed=!1;id=Gr++*1e6;ask(t){let a=++this.id;return new Promise(o=>{if(this.closed)return;let r=setTimeout(()=>this.lose(),this.patience);this.waiting.set(a,{resolve:o,timer:r}),this.tell();try{this.model.send({...t,id:a})}catch{clearTimeout(r),this.lose()}})}alive(){this.lost&&(this.lost=!1,this.tell())}close(){this.closed=!0,this.model.off("msg:custom",this.hear);for(let{timer:t}of this.waiting.values())clearTimeout(t);this.waiting.clear()}hear=t=>{if(!Ur(t))return;let a=this.waiting.get(t.id);a&&(clearTimeout(a.timer),this.waiting.delete(t.id),this.lost=!1,this.tell(),a.resolve(t))};lose(){this.lost=!0,this.tell()}tell(){this.closed||this.changed({pending:this.waiting.size,lost:this.lost})}};function Vn(){let{view:e,t}=y();return n(K,{name:"locations",title:t("locations"),children:[e.drawn.length>0&&n(j,{label:t("drawn"),class:"ab-drawn",name:"drawn",children:[n("span",{class:"ab-tag",children:t("drawn")}),n("div",{class:"ab-tiles",children:e.drawn.map(a=>n(Zn,{id:a,place:"drawn"},a))})]}),n(j,{label:t("locations"),class:"ab-locations",name:"locations",children:[n(xe,{target:"deck:locations",back:"back-location",count:e.location_deck,label:t("deck.locations",{n:e.location_deck})}),n("div",{class:"ab-tiles",children:e.locations_available.map(a=>n(Zn,{id:a,place:"available"},a))})]})]})}function Zn({id:e,place:t}){let{view:a,t:o}=y(),r=[dt()(e),he(e,a,o)?.words].filter(Boolean);return n(N,{target:`${t}:${e}`,label:r.join(", "),tip:r.join(`
`),class:"ab-thing-location",children:[n(pt,{id:e}),n(tn,{id:e})]})}var Bn=2,Sn=4;function $n({start:e}){let{view:t,book:a,t:o}=y(),[r,i]=V(()=>t.players.map(({name:c,named:b,kind:p})=>({name:b?c:"",kind:p}))),[l,s]=V(!1),d=t.log.length>0&&!t.over,h=(c,b)=>`${a.kinds.find(({id:p})=>p===c)?.name??c} ${b+1}`,[f,u]=V(""),k=(c,b)=>i(r.map((p,g)=>g===c?{...p,...b}:p));return n("form",{class:"ab-new",onSubmit:c=>{c.preventDefault(),d&&!l?s(!0):e(r,f.trim())},children:n("fieldset",{children:[n("legend",{children:o("new")}),n("ol",{class:"ab-new-seats",children:r.map((c,b)=>n("li",{children:[n("i",{class:"ab-seat-dot","data-seat":`p${b+1}`,"aria-hidden":"true",children:b+1}),n("input",{type:"text",dir:"auto",maxLength:40,value:c.name,"aria-label":o("new.name",{n:b+1}),placeholder:h(c.kind,b),"data-seat-name":b+1,onInput:({currentTarget:p})=>k(b,{name:p.value})}),n("select",{value:c.kind,"aria-label":o("new.kind",{n:b+1}),"data-seat-kind":b+1,onChange:({currentTarget:p})=>k(b,{kind:p.value}),children:a.kinds.map(({id:p,name:g})=>n("option",{value:p,children:g},p))}),n("button",{type:"button",class:"ab-tool","aria-label":o("new.remove",{n:b+1}),title:o("new.remove",{n:b+1}),"aria-disabled":r.length<=Bn?"true":void 0,onClick:()=>r.length>Bn&&i(r.filter((p,g)=>g!==b)),children:n(m,{name:"close"})})]},b))}),n("div",{class:"ab-new-row",children:[n("button",{type:"button",class:"ab-button","data-role":"add-seat","aria-disabled":r.length>=Sn?"true":void 0,onClick:()=>r.length<Sn&&i([...r,{name:"",kind:r[r.length-1]?.kind??a.kinds[0]?.id??""}]),children:o("new.add")}),n("label",{class:"ab-new-seed",children:[n("span",{children:o("new.seed")}),n("input",{type:"text",dir:"ltr",value:f,placeholder:o("new.seed.any"),"data-role":"seed",onInput:({currentTarget:c})=>u(c.value)})]}),d&&l&&n("p",{class:"ab-sure",role:"alert",children:[n(m,{name:"warning"}),o("new.sure"),n("button",{type:"button",class:"ab-button","data-role":"keep",onClick:()=>s(!1),children:o("cancel")})]}),n("button",{type:"submit",class:"ab-button ab-primary","data-role":"start",children:[n(m,{name:"new-game"}),o(d&&l?"new.anyway":"new.start")]})]})]})})}var zr=["auto","light","dark"],Yr=["slow","normal","fast","instant"],Qr=["auto","on","off"],Xr=[.75,.9,1,1.25,1.5];function He({name:e,choices:t,chosen:a,choose:o}){let{t:r,prefix:i}=y();return n("fieldset",{"data-setting":e,children:[n("legend",{children:r(`set.${e}`)}),n("div",{class:"ab-choices",children:t.map(({value:l,label:s,lang:d})=>n("label",{children:[n("input",{type:"radio",name:`${i}${e}`,checked:l===a,"data-value":l,onChange:()=>o(l)}),n("span",{lang:d,children:s})]},l))})]})}function An({name:e,on:t,turn:a}){let{t:o}=y();return n("label",{class:"ab-switch","data-setting":e,children:[n("input",{type:"checkbox",role:"switch",checked:t,onChange:({currentTarget:r})=>a(r.checked)}),n("span",{children:[o(`set.${e}`),n("small",{children:o(`set.${e}.hint`)})]})]})}function Tn({set:e}){let{book:t,settings:a,t:o}=y(),r=(l,s)=>s.map(d=>({value:d,label:o(`set.${l}.${d}`)})),i=new Intl.NumberFormat(t.lang,{style:"percent"});return n("div",{class:"ab-menu-settings",children:[n(He,{name:"lang",choices:t.languages.map(({id:l,name:s})=>({value:l,label:s,lang:l})),chosen:a.lang,choose:l=>e("lang",l)}),n(He,{name:"theme",choices:r("theme",zr),chosen:a.theme,choose:l=>e("theme",l)}),n(He,{name:"speed",choices:r("speed",Yr),chosen:a.speed,choose:l=>e("speed",l)}),n(He,{name:"motion",choices:r("motion",Qr),chosen:a.motion,choose:l=>e("motion",l)}),n(He,{name:"scale",choices:Xr.map(l=>({value:l,label:i.format(l)})),chosen:a.scale,choose:l=>e("scale",l)}),a.seats.length>2&&n(He,{name:"seat",choices:a.seats.map(({id:l,name:s})=>({value:l,label:s})),chosen:a.seat,choose:l=>e("seat",l)}),n(An,{name:"memory_aid",on:a.memory_aid,turn:l=>e("memory_aid",l)}),n(An,{name:"confirm",on:a.confirm,turn:l=>e("confirm",l)})]})}function En({set:e,start:t,close:a}){let{t:o}=y();return n("section",{class:"ab-menu",tabIndex:-1,"aria-label":o("menu"),children:[n("header",{class:"ab-section-head",children:[n("h3",{children:o("menu")}),n("button",{type:"button",class:"ab-tool","aria-label":o("close"),title:o("close"),"data-role":"close-menu",onClick:a,children:n(m,{name:"close"})})]}),n("div",{class:"ab-menu-parts",children:[n($n,{start:t}),n(Tn,{set:e})]})]})}function qn(e,t){if(e.game!==t.game)return[];let a=jn(e,t);if(a)return Dn(Pn(e,t,a));let o=jn(t,e);return o&&Ke(e,t)?Dn(Pn(t,e,o).map(({what:r,from:i,to:l})=>({what:r,from:l,to:i}))):[]}function Ke(e,t){return e.game===t.game&&e.seat===t.seat&&e.curtain===t.curtain}function jn(e,t){let a=e.events[e.events.length-1];if(!a)return t.events;let o=t.events.findIndex(({id:i})=>i===a.id),r=t.events[o];return!r||r.kind!==a.kind||r.seat!==a.seat||t.events.length===o+1?null:t.events.slice(o+1)}function Pn(e,t,a){return[...Jr(e,t,a),...ei(a),...On(Rn(e),Rn(t),"deck:lords"),...On(Nn(e),Nn(t),"deck:locations")]}function Rn(e){let t=new Map;for(let a of e.lord_discard)t.set(a,{site:"discard",places:["discard:lords"]});for(let a of e.court)a&&t.set(a,{site:"court",places:[`court:${a}`]});for(let{seat:a,lords:o,locations:r}of e.players){for(let{id:i}of o)t.set(i,{site:a,places:[a===e.seat?`own:${i}`:`lord:${a}:${i}`]});for(let i of r)for(let l of i.lords)t.set(l,{site:i.id,places:[`under:${l}`,...Un(e,a,i.id)]})}return t}function Nn(e){let t=new Map;for(let a of e.locations_available)t.set(a,{site:"available",places:[`available:${a}`]});for(let a of e.drawn)t.set(a,{site:"drawn",places:[`drawn:${a}`]});for(let{seat:a,locations:o}of e.players)for(let{id:r}of o)t.set(r,{site:a,places:Un(e,a,r)});return t}var Un=(e,t,a)=>[t===e.seat?`mine:${a}`:`place:${t}:${a}`];function On(e,t,a){let o={site:"deck",places:[a]},r=[];for(let i of new Set([...e.keys(),...t.keys()])){let l=e.get(i)??o,s=t.get(i)??o;l.site!==s.site&&r.push({what:i,from:l.places,to:s.places})}return r}var In=e=>e.slice(0,e.indexOf("-"));function Jr(e,t,a){let o=Ke(e,t)?t.seat:null,r=[],i=e.track.map((f,u)=>({card:f,from:`space:${u}`})),l=[...e.played],s=(f,u)=>f===o?[`hand:${u}`,`cards:${f}`]:[`cards:${f}`],d=f=>{let u=i.map(k=>k.card).lastIndexOf(f);return u<0?["deck:exploration"]:[i.splice(u,1)[0]?.from??""]},h=(f,u)=>{let k=l.indexOf(u);return k<0?s(f,u):(l.splice(k,1),[`played:${u}`])};for(let{kind:f,seat:u,items:k,number:c,target:b}of a)switch(f){case"reveal":for(let p of k)i.push({card:p,from:"deck:exploration"});break;case"buy":case"take":for(let p of k)r.push({what:p,from:d(p),to:s(u,p)});break;case"fight":for(let p of k)r.push({what:p,from:d(p),to:["discard:exploration"]});break;case"monsters-discarded":for(let p=0;p<c;p++)r.push({what:"monster",from:d("monster"),to:["discard:exploration"]});break;case"to-council":for(let p of k)r.push({what:p,from:d(p),to:[`council:${In(p)}`]});break;case"council":{let p=[`council:${b}`];if(k.length>0)for(let g of k)r.push({what:g,from:p,to:s(u,g)});else for(let g=0;g<c;g++)r.push({what:"",from:p,to:[`cards:${u}`]});break}case"oracle":for(let p=0;p<c;p++)r.push({what:"",from:[`council:${b}`],to:["discard:exploration"]});break;case"pay":for(let p of t.played)r.push({what:p,from:s(u,p),to:[`played:${p}`]});break;case"affiliate":for(let p of k)r.push({what:p,from:h(u,p),to:[`affiliated:${u}:${In(p)}`]});break;case"spent":case"discard":for(let p of k)r.push({what:p,from:h(u,p),to:["discard:exploration"]});break}return i.forEach(({card:f,from:u},k)=>{u==="deck:exploration"&&t.track[k]===f&&r.push({what:f,from:[u],to:[`space:${k}`]})}),r}function ei(e){let t=[],a=(r,i,l,s)=>{for(let d=0;d<i;d++)t.push({what:r,from:[l],to:[s]})},o=!1;for(let{kind:r,seat:i,number:l,target:s}of e)r==="fight"?o=!0:r==="turn"?o=!1:r==="buy"?a("pearl",l,`pearls:${i}`,`pearls:${s}`):r==="pearls"&&o?a("pearl",l,"threat",`pearls:${i}`):r==="key-tokens"&&o?a("key",l,"threat",`keys:${i}`):r==="monster-token"?a("token",1,"threat",`tokens:${i}`):r==="steal"&&a("token",1,`tokens:${s}`,`tokens:${i}`);return t}function Dn(e){let t=new Map;return e.filter(({from:o,to:r})=>{let i=`${o[0]} ${r[0]}`;return t.set(i,(t.get(i)??0)+1),(t.get(i)??0)<=3}).slice(-14)}function Kn(e,t){if(!Ke(e,t))return[];let a=Wn(t);return Object.entries(Wn(e)).flatMap(([o,r])=>{let i=(a[o]??r)-r;return i===0?[]:[{place:o,by:i}]})}var Fn=e=>typeof e=="number"?e:e.length;function Wn(e){let t={"deck:lords":e.lord_deck,"deck:exploration":e.exploration_deck,"deck:locations":e.location_deck};for(let[a,o]of Object.entries(e.council))t[`council:${a}`]=o;for(let{seat:a,pearls:o,working_keys:r,monster_tokens:i,hand:l,lords_counted:s,points:d}of e.players)t[`pearls:${a}`]=o,t[`keys:${a}`]=r,t[`tokens:${a}`]=Fn(i),t[`cards:${a}`]=Fn(l),t[`lords:${a}`]=s,t[`points:${a}`]=d;return t}var D={about:"Design tokens of the board. Every colour is a CSS variable --ab-<name> on the board's root; the static picture reads the same values. sprites.svg paints with these variables; --ab-fill and --ab-detail, where set, recolour a whole symbol. An ink is the colour of writing and signs on its colour.",light:{"water-0":"#eaf3f6","water-1":"#d9e9ef","water-2":"#c4dce6",panel:"#fafdfe","panel-raised":"#ffffff",text:"#10262f","text-muted":"#46606b",line:"#b3cad4",edge:"#577685",focus:"#0b63c4",accent:"#00637a","accent-ink":"#ffffff",danger:"#b3261e","danger-ink":"#ffffff",chosen:"#0b63c4",crab:"#c4283a","crab-ink":"#ffffff",jellyfish:"#7e3fbf","jellyfish-ink":"#ffffff",seahorse:"#b35600","seahorse-ink":"#ffffff",shellfish:"#0b7a52","shellfish-ink":"#ffffff",squid:"#1f62c9","squid-ink":"#ffffff",soldier:"#a11a2b","soldier-ink":"#ffffff",merchant:"#08684a","merchant-ink":"#ffffff",mage:"#6a30a8","mage-ink":"#ffffff",politician:"#184fa6","politician-ink":"#ffffff",farmer:"#824a00","farmer-ink":"#ffffff",ambassador:"#4b5a66","ambassador-ink":"#ffffff",pearl:"#fdf6ee","pearl-edge":"#8a7468","pearl-ink":"#4a3a31",key:"#efc136","key-edge":"#7d5c00","key-ink":"#3a2a00",influence:"#a3356e","influence-ink":"#ffffff",monster:"#4d6410","monster-ink":"#ffffff",back:"#123a4d","back-2":"#1d5a70","back-3":"#58a8b8","back-ink":"#cfeef2",skin:"#8fc7c2","skin-shade":"#5f9c9c","skin-ink":"#0d2f36","scene-0":"#cbe6ee","scene-1":"#9fcddb","scene-2":"#62a5bb","scene-3":"#2d718a","scene-4":"#134659","scene-glow":"#ffe7a3"},dark:{"water-0":"#07161e","water-1":"#0b202b","water-2":"#102d3b",panel:"#12303d","panel-raised":"#183a49",text:"#e6f3f6","text-muted":"#a9c4ce",line:"#2f5566",edge:"#7fa3b1",focus:"#7cc4ff",accent:"#4fd0e0","accent-ink":"#04222b",danger:"#ff8f85","danger-ink":"#3a0703",chosen:"#7cc4ff",crab:"#ff7480","crab-ink":"#35090a",jellyfish:"#c79bff","jellyfish-ink":"#220a45",seahorse:"#ffae52","seahorse-ink":"#331a00",shellfish:"#4fd39d","shellfish-ink":"#03281b",squid:"#76b0ff","squid-ink":"#06214d",soldier:"#f0626a","soldier-ink":"#2c0606",merchant:"#3fbf8b","merchant-ink":"#032317",mage:"#b98af5","mage-ink":"#1d083d",politician:"#669fef","politician-ink":"#051a3d",farmer:"#eea13e","farmer-ink":"#2b1600",ambassador:"#b7c6d1","ambassador-ink":"#17222b",pearl:"#fff3e6","pearl-edge":"#c9ae9c","pearl-ink":"#3a2a20",key:"#f4cf4e","key-edge":"#a98620","key-ink":"#332600",influence:"#ff9ac8","influence-ink":"#3d0722",monster:"#c4de55","monster-ink":"#1f2a02",back:"#16485e","back-2":"#216a83","back-3":"#6cbccb","back-ink":"#d9f4f7",skin:"#9ad0ca","skin-shade":"#5c9896","skin-ink":"#08242b","scene-0":"#3c84a0","scene-1":"#2f7089","scene-2":"#22596f","scene-3":"#11394b","scene-4":"#061a25","scene-glow":"#ffe08a"},type:{family:"system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif","family-title":"Georgia, 'Noto Serif', serif",tiny:11,small:12.5,body:14,large:17,title:21,number:26,"line-height":1.35},space:{"1":4,"2":8,"3":12,"4":16,"5":24,"6":36},radius:{small:4,card:8,panel:12,pill:999},stroke:{hair:1,edge:1.5,chosen:3},motion:{fast:120,normal:220,slow:420}};var ai=.16,ni=5,Gn="cubic-bezier(0.3, 0.1, 0.2, 1)",oi=".ab-count, .ab-times, .ab-behind, .ab-bonus, .ab-stack-name, .ab-under",zt=".ab-thing:not(.ab-thing-seat), .ab-lying, .ab-controlled",vt=class{constructor(t,a){this.board=t;this.ghosts=a}board;ghosts;running=[];look(){let t=Jn(),a=new Map;for(let[o,r]of this.places()){let i=Xn(r),l=ve(r);a.set(o,{element:r,box:l,group:i,inGroup:i&&ht(l,t(i))})}return{frame:ve(this.board),things:a}}prepare(t,a){this.clear();let o=ve(this.board);if(o.width===0)return()=>{};let r=this.places(),i=a.moves.flatMap(k=>{let c=Qn(t.things,k.from),b=Qn(r,k.to);return c&&b&&c.box.width>0?[{move:k,start:c,element:b,box:ve(b)}]:[]}),l=this.slides(t,r,new Set(i.map(({element:k})=>k))),s=a.changes.flatMap(({place:k,by:c})=>{let b=hi(r,k);return b?[{by:c,element:b,box:ve(b)}]:[]}),d=this.board.offsetWidth>0?o.width/this.board.offsetWidth:1,h=k=>mt(ht(k,o),1/d),f=k=>mt(ht(k,t.frame),1/d),u=D.motion[a.speed];return()=>{for(let{element:c,by:b}of l.moved)this.run(c,di(b.left/d,b.top/d),D.motion.normal,{composite:"add"});if(a.appearing)for(let c of l.fresh)this.run(c,ii,D.motion.normal);let k=0;for(let{move:c,start:b,element:p,box:g}of i){let w=u*ai*Math.min(k++,ni);!c.to.some(_=>t.things.has(_))&&p.matches(zt)&&this.run(p,ri,u+w),this.fly(f(b.box),h(g),eo(b.element),eo(p),a,c.what,u,w)}for(let{element:c,box:b,by:p}of s)b.width>0&&this.count(c,h(b),p)}}clear(){for(let t of this.running)t.cancel();this.running=[],this.ghosts.replaceChildren()}places(){let t=new Map;for(let a of this.board.querySelectorAll(".ab-frame :is([data-target], [data-place])"))for(let o of[a.dataset.target,a.dataset.place])o&&!t.has(o)&&t.set(o,a);return t}slides(t,a,o){let r=[],i=[],l=new Set,s=Jn();for(let[d,h]of a){let f=Xn(h);if(!f||o.has(h)||l.has(h))continue;l.add(h);let u=t.things.get(d);if(!u){h.matches(zt)&&i.push(h);continue}if(u.group!==f||!u.inGroup)continue;let k=ht(ve(h),s(f)),c={left:u.inGroup.left-k.left,top:u.inGroup.top-k.top};(Math.abs(c.left)>1||Math.abs(c.top)>1)&&r.push({element:h,by:c})}return{moved:r,fresh:i}}fly(t,a,o,r,i,l,s,d){let h=this.ghosts.ownerDocument.createElement("div");h.className="ab-ghost";let f=r?a:o?t:ui,u=Kt(f,a),k=o?t:Kt(mt(f,r?zn(f,t):1),t),c=r?a:Kt(mt(f,o?zn(f,a):1),a),b={duration:s,delay:d,easing:Gn,fill:"backwards"};if(bi(h,u),this.ghosts.append(h),this.run(h,[{transform:Yn(u,k)},{transform:Yn(u,c)}],s,b).onfinish=()=>h.remove(),r||this.run(h,li,s,{...b,easing:"linear"}),o&&r&&!ki(o,r)){let p=`scale(${a.width/t.width}, ${a.height/t.height})`,[g,w]=to(o)!==to(r)?pi(p,a.width/2):fi(p);this.side(h,o,t,g,b),this.side(h,r,a,w,b)}else{let p=r??o;p?this.side(h,p,f):i.draw(l,h)}}side(t,a,o,r,i={}){a.style.cssText=`width:${o.width}px;height:${o.height}px`,t.append(a),r&&this.run(a,r,Number(i.duration),{...i,easing:"linear",fill:"both"})}count(t,a,o){let r=this.ghosts.ownerDocument.createElement("span");r.className="ab-by",r.dataset.sign=o>0?"plus":"minus",r.textContent=`${o>0?"+":"−"}${Math.abs(o)}`,r.style.left=`${a.left+a.width/2}px`,r.style.top=`${a.top}px`,this.ghosts.append(r),this.run(r,ci,D.motion.slow*3,{easing:"ease-out"}).onfinish=()=>r.remove(),this.run(t,si,D.motion.slow,{composite:"add"})}run(t,a,o,r={}){let i=t.animate(a,{duration:o,easing:Gn,...r});return this.running.push(i),i}},ri=[{opacity:0},{opacity:0}],ii=[{opacity:0},{opacity:1}],li=[{opacity:1},{opacity:1,offset:.7},{opacity:0}],si=[{transform:"scale(1)"},{transform:"scale(1.35)",offset:.3},{transform:"scale(1)"}],ci=[{opacity:0,transform:"translate(-50%, -20%)"},{opacity:1,transform:"translate(-50%, -90%)",offset:.15},{opacity:1,transform:"translate(-50%, -110%)",offset:.75},{opacity:0,transform:"translate(-50%, -150%)"}],di=(e,t)=>[{transform:`translate(${e}px, ${t}px)`},{transform:"none"}],fi=e=>[[{transform:e,opacity:1},{transform:e,opacity:1,offset:.35},{transform:e,opacity:0,offset:.75},{transform:e,opacity:0}],[{opacity:0},{opacity:0,offset:.3},{opacity:1,offset:.7},{opacity:1}]];function pi(e,t){let a=o=>`translateX(${t}px) perspective(700px) rotateY(${o}deg) translateX(${-t}px)`;return[[{transform:`${a(0)} ${e}`,opacity:1},{transform:`${a(90)} ${e}`,opacity:1,offset:.5},{transform:`${a(90)} ${e}`,opacity:0,offset:.5},{transform:`${a(90)} ${e}`,opacity:0}],[{transform:a(-90),opacity:0},{transform:a(-90),opacity:0,offset:.5},{transform:a(-90),opacity:1,offset:.5},{transform:a(0),opacity:1}]]}var ui={left:0,top:0,width:34,height:34},ve=e=>{let{left:t,top:a,width:o,height:r}=e.getBoundingClientRect();return{left:t,top:a,width:o,height:r}},ht=(e,t)=>({...e,left:e.left-t.left,top:e.top-t.top}),mt=(e,t)=>({left:e.left*t,top:e.top*t,width:e.width*t,height:e.height*t}),Kt=(e,t)=>({left:t.left+(t.width-e.width)/2,top:t.top+(t.height-e.height)/2,width:e.width,height:e.height}),zn=(e,t)=>Math.max(.35,Math.min(1,t.height/e.height)),Yn=(e,t)=>`translate(${t.left-e.left}px, ${t.top-e.top}px) scale(${t.width/e.width}, ${t.height/e.height})`;function bi(e,{left:t,top:a,width:o,height:r}){e.style.cssText=`left:${t}px;top:${a}px;width:${o}px;height:${r}px`}function Qn(e,t){let a=t.find(o=>e.has(o));return a===void 0?void 0:e.get(a)}function Xn(e){let t=e.parentElement?.closest("[data-target], [data-place], [data-group], .ab-threat");return t?.matches("[data-group], .ab-threat")?t:null}function Jn(){let e=new Map;return t=>{let a=e.get(t)??ve(t);return e.set(t,a),a}}function eo(e){if(!e.matches(zt))return null;let t=e.ownerDocument.createElement("span");t.className=`${e.className} ab-side`,t.append(...[...e.childNodes].map(a=>a.cloneNode(!0)));for(let a of t.querySelectorAll(oi))a.remove();return t}var ki=(e,t)=>Gt(e)!==void 0&&Gt(e)===Gt(t),Gt=e=>e.querySelector(".ab-card")?.className,to=e=>e.querySelector(".ab-deck, .ab-stack")!==null;function hi(e,t){let a=/^points:(.+)$/.exec(t)?.[1];return e.get(a?`seat:${a}`:t)?.querySelector(a?".ab-points b":".ab-count, b")??null}var ao="(prefers-reduced-motion: reduce)";function no(e){let[t,a]=V(()=>globalThis.matchMedia?.(ao).matches??!1);return Ie(()=>{let o=globalThis.matchMedia?.(ao),r=()=>a(o?.matches??!1);return o?.addEventListener("change",r),()=>o?.removeEventListener("change",r)},[]),e==="on"||e==="auto"&&!t}var yt=class extends q{layer=ha();stage=null;before=null;frame=0;componentDidMount(){let t=this.props.board.current;t&&this.layer.current&&(this.stage=new vt(t,this.layer.current))}componentWillUnmount(){cancelAnimationFrame(this.frame),this.stage?.clear()}getSnapshotBeforeUpdate({view:t}){let{view:a,on:o}=this.props;return!this.stage||t===a||(!o||globalThis.document.hidden||typeof Element.prototype.animate!="function"?(this.before=null,cancelAnimationFrame(this.frame),this.stage.clear()):this.before??={view:t,shot:this.stage.look()}),null}componentDidUpdate(){let{before:t,stage:a}=this;if(!t||!a)return;let{view:o,speed:r,prefix:i}=this.props,l=a.prepare(t.shot,{moves:qn(t.view,o),changes:Kn(t.view,o),appearing:Ke(t.view,o),speed:r==="fast"?"normal":"slow",draw:(s,d)=>je(n(Me.Provider,{value:i,children:n(vi,{what:s})}),d)});cancelAnimationFrame(this.frame),this.frame=requestAnimationFrame(()=>{this.before=null,l()})}render(){return n("div",{ref:this.layer,class:"ab-ghosts","aria-hidden":"true",inert:!0})}},mi={pearl:"pearl",key:"key",token:"monster-token"};function vi({what:e}){let t=mi[e];return t?n(m,{name:t}):e==="monster"||E(e)?n(z,{card:e}):null}function oo({notice:e,lost:t,dismiss:a}){let{view:o,t:r}=y();return n("div",{class:"ab-notices",role:"alert",children:[t&&n("p",{class:"ab-notice ab-lost",children:[n(m,{name:"warning"}),r("not_connected")]}),o.notice&&n("p",{class:"ab-notice",children:[n(m,{name:"warning"}),n("span",{dir:"auto",children:o.notice})]}),e&&n("div",{class:"ab-notice",children:[n(m,{name:"warning"}),n("span",{children:[n("span",{dir:"auto",children:e.text}),n(me,{reasons:e.reasons})]}),n("button",{type:"button",class:"ab-tool","aria-label":r("close"),title:r("close"),onClick:a,children:n(m,{name:"close"})})]})]})}function io(){let{view:e,t}=y(),a=e.memory;if(!a)return null;let{cards:o}=a.next;return n(K,{name:"memory",title:t("memory"),children:n("div",{class:"ab-remembered",children:[n("dl",{class:"ab-memory",children:[e.players.map(({seat:r,name:i})=>{let l=a.hands[r];return l&&n("div",{children:[n("dt",{children:n(Y,{seat:r,name:i})}),n(ro,{cards:l})]},r)}),n("div",{children:[n("dt",{children:t("council")}),n(ro,{cards:X.flatMap(r=>a.council[r])})]})]}),o===0?n("p",{class:"ab-empty",children:t("memory.no_card")}):n(yi,{counts:a.next,title:t(a.reshuffle?"memory.reshuffle":"memory.deck",{n:o})})]})})}function ro({cards:e}){let{t}=y(),a=U(),o=r=>e.filter(i=>E(i)?.race===r).sort();return n("dd",{class:"ab-known",children:[e.length===0&&n("span",{class:"ab-empty",children:t("memory.nothing")}),X.map(r=>[r,o(r)]).filter(([,r])=>r.length>0).map(([r,i])=>n("span",{class:"ab-ally-chip","data-race":r,children:[n(m,{name:`race-${r}`}),n("span",{"aria-hidden":"true",children:i.map(l=>E(l)?.value).join(" ")}),n("span",{class:"ab-hidden",children:te(i).map(([l,s])=>(s>1?`${s} × `:"")+a(l)).join(", ")})]},r))]})}function yi({counts:e,title:t}){let{book:a,t:o}=y(),r=new Intl.NumberFormat(a.lang,{style:"percent"}),i=l=>n("td",{class:"ab-chance",children:[l,"/",e.cards," ",n("b",{children:r.format(l/e.cards)})]});return n("table",{class:"ab-next",children:[n("caption",{children:t}),n("thead",{children:n("tr",{children:[n("td",{}),e.allies.crab.map((l,s)=>n("th",{scope:"col",children:s+1},s)),n("td",{})]})}),n("tbody",{children:[X.map(l=>n("tr",{"data-race":l,children:[n("th",{scope:"row",children:[n(m,{name:`race-${l}`}),a.races[l]]}),e.allies[l].map((s,d)=>n("td",{"data-none":s===0?"":void 0,children:s},d)),i(e.allies[l].reduce((s,d)=>s+d,0))]},l)),n("tr",{children:[n("th",{scope:"row",children:[n(m,{name:"monster"}),o("monster")]}),n("td",{colSpan:e.allies.crab.length,children:e.monsters}),i(e.monsters)]})]})]})}function lo(e,t,a){return{target:e,title:a("sure"),lines:[t,a("sure.again")],rule:"",notes:[],answer:null}}function so(e,{view:t,book:a,t:o}){let r=ne(e),i={target:e,title:"",lines:[],rule:"",notes:[],answer:null},l=a.lords[r],s=a.locations[r];switch(ae(e)){case"council":return{...i,title:o("council.stack",{race:a.races[r],n:t.council[r]}),lines:gi(t,r,a,o)};case"deck":return{...i,title:o(`deck.${r}`,{n:Mi(t,r)})};case"track":return{...i,title:Yt(t.track[t.track.length-1]??"",a,o)};case"hand":case"played":return{...i,title:Yt(r,a,o)};case"seat":{let d=t.players.find(({seat:h})=>h===r);return d?{...i,title:d.name,lines:[o("points",{n:d.points}),o("pearls",{n:d.pearls})]}:i}default:return l?{...i,title:l.name,lines:[[a.guilds[l.guild],o("lord.cost",{n:l.cost}),o("lord.influence",{n:l.influence})].join(" · "),l.kind==="none"?o("power.none"):`${o(`power.${l.kind}`)}: ${l.power}`,...wi(t,e,o)],rule:l.rule,notes:Li(t,e)}:s?{...i,title:s.name,lines:[s.text,he(r,t,o)?.words??""].filter(Boolean),rule:s.rule}:i}}function gi(e,t,a,o){let r=e.memory?.council[t]??[];return r.length>0?[r.map(i=>Yt(i,a,o)).join(", ")]:[]}function wi(e,t,a){let o=ae(t)==="court"?e.plan?.lords[ne(t)]:void 0,r=e.players.find(({seat:i})=>i===e.seat);return o&&r?[a("plan.total",{before:r.points,after:r.points+o.gain})]:[]}function Li(e,t){let a=ae(t)==="court"?e.plan?.lords[ne(t)]:void 0;return a?e.decision?.mine?a.notes:[...a.missing,...a.notes]:[]}function Mi(e,t){return t==="lords"?e.lord_deck:t==="locations"?e.location_deck:e.exploration_deck}function Yt(e,t,a){let[o,r]=e.split("-");return r===void 0?a("monster"):a("ally",{race:t.races[o]??o??"",value:r})}function Ge(e){return["pay",...te(e).flatMap(([t,a])=>Array(a).fill(t))].join(" ")}function co({decision:e,cards:t,answer:a,remove:o,clear:r,undo:i}){let{view:l,book:s,t:d,act:h,busy:f}=y(),u=U(!0),k=e.payment;if(!k)return null;let c=Ge(t),b=a?.text===c?a:null,p=t.length>0?a:null,g=p?.points??0,w=b?.legal===!0&&!f;return n("div",{class:"ab-payment","data-fresh":b||t.length===0?"true":void 0,"data-ready":w?"true":void 0,children:[n("span",{class:"ab-payment-lord",role:"img","aria-label":s.lords[k.lord]?.name??k.lord,children:n(ft,{id:k.lord,cost:k.cost})}),n("div",{class:"ab-payment-sum",children:[n("div",{class:"ab-payment-cards",children:[t.length===0&&n("span",{class:"ab-empty",children:d("payment.empty")}),te(t).map(([L,_])=>n("button",{type:"button",class:"ab-thing ab-mini-ally","aria-label":d("payment.remove",{card:u(L),n:_}),title:d("payment.remove",{card:u(L),n:_}),onClick:()=>o(L),children:[n(z,{card:L}),_>1&&n("b",{class:"ab-times",children:["×",_]})]},L))]}),n(Ci,{points:g,pearls:Math.min(p?.pearls??k.cost,k.pearls),cost:k.cost,started:p!==null}),n("div",{class:"ab-payment-line",role:"status",children:[n("strong",{children:d("payment.points",{n:g,cost:k.cost})}),n(_i,{shown:p?.races??[],needed:k.races,mandatory:k.mandatory}),p&&p.pearls>0&&n(xi,{needed:p.pearls,have:k.pearls}),p&&p.wasted>0&&n("span",{class:"ab-payment-wasted",children:d("payment.wasted",{n:p.wasted})}),p?.legal&&n("span",{children:d("payment.affiliates",{cards:p.affiliates.map(u).join(` ${d("or")} `)})}),b&&!b.legal&&n("span",{class:"ab-not",children:d("payment.not_yet")})]}),b&&!b.legal&&n(me,{reasons:b.reasons}),n("div",{class:"ab-payment-buttons",children:[n("button",{type:"button",class:"ab-button ab-primary","data-role":"pay","data-draft":c,"aria-disabled":w?void 0:"true","aria-keyshortcuts":"Enter",onClick:()=>w&&h(c),children:[d("payment.pay"),n("kbd",{class:"ab-enter","aria-hidden":"true",children:"↵"})]}),t.length>0&&n("button",{type:"button",class:"ab-button","data-role":"clear",onClick:r,children:d("payment.clear")}),l.can_undo&&n("button",{type:"button",class:"ab-button ab-quiet","data-role":"payment-undo",onClick:i,children:[n(m,{name:"undo"}),d("payment.undo")]})]})]})]})}function Ci({points:e,pearls:t,cost:a,started:o}){let r=i=>a>0?Math.min(1,i/a):1;return n("div",{class:"ab-meter","aria-hidden":"true",children:[n("span",{class:"ab-meter-points",style:{transform:`scaleX(${r(e)})`}}),o&&n("span",{class:"ab-meter-pearls",style:{insetInlineStart:`${r(e)*100}%`,transform:`scaleX(${r(t)})`}})]})}function _i({shown:e,needed:t,mandatory:a}){let{book:o,t:r}=y(),i=e.filter(d=>d!==a),l=a?[a,...i]:i,s=Math.max(0,t-l.length);return n("span",{class:"ab-slots",role:"img","aria-label":r("payment.races",{n:e.length,of:t}),title:r("payment.races",{n:e.length,of:t}),children:[l.map((d,h)=>n("span",{class:"ab-slot","data-race":d,"data-filled":e.includes(d)?"":void 0,"data-surplus":h>=t?"":void 0,title:e.includes(d)?o.races[d]:r("payment.needed",{race:o.races[d]}),children:n(m,{name:`race-${d}`})},d)),Array.from({length:s},(d,h)=>n("span",{class:"ab-slot"},h))]})}function xi({needed:e,have:t}){let{t:a}=y(),o=e>t;return n("span",{class:`ab-payment-pearls${o?" ab-not":""}`,children:[n(m,{name:"pearl"}),a(o?"payment.short":"payment.pearls",{n:e,have:t})]})}function Qt(e){return`⁨${e}⁩`}function gt(e){let t=new Intl.PluralRules(e.lang),a=(o,r)=>(typeof r=="number"&&t.select(r)==="one"?e.words[`${o}.one`]:void 0)??e.words[o]??o;return(o,r={})=>a(o,r.n).replace(/\{(\w+)\}/g,(i,l)=>{let s=String(r[l]??i);return l==="name"?Qt(s):s})}function fo(){let{view:e,t}=y(),a=e.last_turns;if(!a||e.over)return null;let o=r=>e.players.find(i=>i.seat===r)?.name??r;return n("p",{class:"ab-last",role:"note",children:[n(m,{name:"crown"}),n("strong",{dir:"auto",children:t("last_turns",{name:o(a.by)})}),a.left.length>0&&n("span",{dir:"auto",children:t("last_turns.left",{names:a.left.map(o).map(Qt).join(", ")})})]})}function po({skip:e}){let{view:t,t:a}=y(),o=l=>t.players.find(s=>s.seat===l)?.name??l,r=t.decision,i=t.over?a("over"):r?.title??a("wait");return n("div",{class:"ab-prompt","data-mine":r?.mine&&!t.over?"true":void 0,children:[n("h2",{class:"ab-prompt-title",tabIndex:-1,"data-prompt":"",children:[r&&!t.over&&n("i",{class:"ab-seat-dot","data-seat":r.seat,"aria-hidden":"true",children:r.seat.slice(1)}),n("span",{children:i}),t.last_turns&&!t.over&&n("span",{class:"ab-last-tag",children:a("last_turn")}),t.thinking&&n("span",{class:"ab-thinking",role:"img","aria-label":a("thinking",{name:o(t.thinking)}),children:[n("i",{}),n("i",{}),n("i",{})]})]}),t.thinking&&n("button",{type:"button",class:"ab-button ab-skip","data-role":"skip","aria-keyshortcuts":"S",onClick:e,children:[a("skip"),n("kbd",{"aria-hidden":"true",children:"S"})]}),t.over&&t.winners.length>0&&n("p",{class:"ab-hint ab-winners",children:[a("winners"),t.winners.map(l=>n(Y,{seat:l,name:o(l)},l))]}),!t.over&&r?.hint&&n("p",{class:"ab-hint",children:r.hint}),t.over&&t.tie&&n("p",{class:"ab-hint ab-tie",children:a(`tie.${t.tie}`)}),!t.over&&n(kn,{})]})}var Hi=["lords","allies","monsters"],Zi={lords:"influence",allies:"hand",monsters:"monster-token"};function uo({again:e}){let{view:t,book:a,t:o}=y(),r=t.scores;if(!r)return null;let i=l=>l.locations.reduce((s,{points:d})=>s+d,0);return n("section",{class:"ab-scores","aria-label":o("scores"),children:[n("div",{class:"ab-scores-scroll",tabIndex:0,role:"group","aria-label":o("scores"),children:n("table",{children:[n("thead",{children:n("tr",{children:[n("td",{}),r.map(l=>n("th",{scope:"col","data-winner":l.winner?"true":void 0,children:[l.winner&&n(m,{name:"crown",class:"ab-crown"}),n(Y,{seat:l.seat,name:l.name}),l.winner&&n("span",{class:"ab-hidden",children:o("winner")})]},l.seat))]})}),n("tbody",{children:[n("tr",{children:[n("th",{scope:"row",children:[n(m,{name:"key"}),o("score.locations")]}),r.map(l=>n("td",{children:[n("b",{children:i(l)}),n("ul",{class:"ab-score-places",children:l.locations.map(({id:s,points:d,text:h})=>n("li",{title:h,children:[n("span",{dir:"auto",children:a.locations[s]?.name??s}),n("span",{children:d})]},s))})]},l.seat))]}),Hi.map(l=>n("tr",{children:[n("th",{scope:"row",children:[n(m,{name:Zi[l]}),o(`score.${l}`)]}),r.map(s=>n("td",{children:n("b",{children:s[l]})},s.seat))]},l)),n("tr",{class:"ab-score-total",children:[n("th",{scope:"row",children:[n(m,{name:"crown"}),o("score.total")]}),r.map(l=>n("td",{"data-winner":l.winner?"true":void 0,children:n("b",{children:l.total})},l.seat))]}),n("tr",{class:"ab-score-pearls",children:[n("th",{scope:"row",children:[n(m,{name:"pearl"}),o("score.pearls")]}),r.map(l=>n("td",{children:l.pearls},l.seat))]})]})]})}),n("button",{type:"button",class:"ab-button ab-primary","data-role":"again",onClick:e,children:[n(m,{name:"new-game"}),o("new")]})]})}var Vi=12;function bo(){let[e,t]=V([]),a=it((o,r=!1)=>{o.length===0&&!r||t(i=>{let l=(i[i.length-1]?.id??0)+1;return[...r?[]:i,...o.map((s,d)=>({id:l+d,text:s}))].slice(-Vi)})},[]);return[e,a]}function ko({lines:e}){return n("div",{class:"ab-hidden","aria-live":"polite","data-role":"live",children:e.map(({id:t,text:a})=>n("p",{children:a},t))})}function ho(e){return Object.entries(D[e]).map(([t,a])=>`--ab-${t}:${a}`).join(";")}function Bi(){let{family:e,"family-title":t,"line-height":a,...o}=D.type;return[`--ab-family:var(--jp-ui-font-family,${e})`,`--ab-family-title:${t}`,`--ab-line-height:${a}`,...Object.entries(o).map(([r,i])=>`--ab-type-${r}:${i}px`),...Object.entries(D.space).map(([r,i])=>`--ab-space-${r}:${i}px`),...Object.entries(D.radius).map(([r,i])=>`--ab-radius-${r}:${i}px`),...Object.entries(D.stroke).map(([r,i])=>`--ab-stroke-${r}:${i}px`),...Object.entries(D.motion).map(([r,i])=>`--ab-motion-${r}:${i}ms`)].join(";")}var mo=`.ab-root{${Bi()};${ho("light")}}.ab-root[data-theme=dark]{${ho("dark")}}`;function Jt(e){let a=ea(e).find(l=>l.hasAttribute("data-jp-theme-light"))?.getAttribute("data-jp-theme-light")??null;if(a!==null)return a==="false"?"dark":"light";let o=Xt(e).classList;if(o.contains("vscode-dark")||o.contains("vscode-high-contrast"))return"dark";if(o.contains("vscode-light"))return"light";let r=e.ownerDocument.defaultView,i=r?.getComputedStyle(e.isConnected?e:Xt(e));return i?.getPropertyValue("--jp-layout-color0")?"light":i?.colorScheme==="dark"||i?.colorScheme==="light"?i.colorScheme:r?.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function vo(e,t){let a=e.ownerDocument.defaultView,o=new MutationObserver(t);for(let i of ea(e))o.observe(i,{attributeFilter:["data-jp-theme-light","class","style","data-theme"]});let r=a?.matchMedia?.("(prefers-color-scheme: dark)");return r?.addEventListener("change",t),()=>{o.disconnect(),r?.removeEventListener("change",t)}}function ea(e){let t=e.parentElement??e.getRootNode().host;return t?[t,...ea(t)]:e.isConnected?[]:[Xt(e),e.ownerDocument.documentElement]}function Xt(e){return e.ownerDocument.body}function yo(){let{view:e,t}=y(),a=U(),o=e.track.length-1,r=n(O,{children:[n("span",{children:t("price",{n:e.price})}),n(m,{name:"pearl"}),n("span",{class:"ab-sep"}),n("span",{"data-place":"discard:exploration",children:t("discard",{n:e.exploration_discard})})]});return n(K,{name:"track",title:t("track"),aside:r,children:n(j,{label:t("track"),class:"ab-track",name:"track",children:[n(xe,{target:"deck:exploration",back:"back-ally",count:e.exploration_deck,label:t("deck.exploration",{n:e.exploration_deck})}),Array.from({length:e.track_spaces},(i,l)=>{let s=e.track[l],d=l===e.track_spaces-1;return s===void 0?n("span",{class:"ab-space ab-space-ally",children:d?n(m,{name:"pearl"}):n("span",{children:l+1})},l):l<o?n("span",{class:"ab-lying","data-place":`space:${l}`,role:"img","aria-label":a(s),children:n(z,{card:s})},`${l} ${s}`):n(N,{target:"track",place:`space:${l}`,label:t("track.latest",{card:a(s)}),class:"ab-revealed",children:[n(z,{card:s}),d&&n(m,{name:"pearl",class:"ab-bonus"})]},`${l} ${s}`)})]})})}var go=[600,640,760,1e3,1160,1360],wo=1160;function Lo(e){let[t,a]=V(0);return R(()=>{let o=e.current;if(!o)return;let r=()=>{let l=o.offsetWidth;l>0&&a(Math.max(0,...go.filter(s=>s<=l)))};if(r(),typeof ResizeObserver>"u")return;let i=new ResizeObserver(r);return i.observe(o),()=>i.disconnect()},[e]),t}function Mo(e){return go.filter(t=>t<=e).map(t=>`ab-from-${t}`).join(" ")}var Co={asked:"",chosen:[],hinted:[],draft:[],answer:null,armed:null},Si=80,$i=[],Ai=6;function Ti(e){let t=e.decision;return t?[e.turn,t.seat,t.kind,t.card,...t.actions.map(({text:a})=>a)].join("|"):`${e.turn}`}function _o({model:e,host:t,prefix:a}){let[o,r]=V(()=>e.get("view")),[i,l]=V(()=>e.get("book")),[s,d]=V(()=>e.get("settings")),[h,f]=V(()=>Jt(t)),[u,k]=V({pending:0,lost:!1}),[c,b]=V(null),[p,g]=V(null),[w,L]=V(null),[_,x]=V(null),[I,Ze]=V(null),[oe,J]=V(null),[ze,Q]=V(ut),[ee,F]=bo(),B=Z(null),G=Z(null),Lt=Z(null),ta=Lo(B),aa=no(s.motion),Ye=oe??ta>=wo,na=Z(o.log[o.log.length-1]?.id??-1),oa=Z(o.seat),ra=Z(""),Mt=Z(null);R(()=>{let v=new kt(e,k),C=()=>{v.alive(),r(e.get("view"))},M=()=>l(e.get("book")),P=()=>d(e.get("settings"));e.on("change:view",C),e.on("change:book",M),e.on("change:settings",P);let A=vo(t,()=>f(Jt(t)));return G.current=v,()=>{A(),e.off("change:view",C),e.off("change:book",M),e.off("change:settings",P),v.close()}},[e,t]);let re=be(()=>gt(i),[i]),W=o.decision,Ve=Ti(o),$=c?.asked===Ve?c:Co,ce=W?.mine===!0&&W.payment!==null,ye=W?.mine?W.actions:$i,xo=be(()=>Fe(ye,ce?[]:$.chosen),[ye,ce,$.chosen]),ia=p!==null&&!u.lost,Qe=Z(null),la=()=>Qe.current!==null&&!u.lost,ie=v=>b(C=>({...C?.asked===Ve?C:Co,...v,asked:Ve})),de=v=>{v.kind==="refused"&&L({text:v.text,reasons:v.reasons})},Be=v=>{try{v()}catch(C){let M=C instanceof Error?C.message:String(C);L({text:re("front_error",{text:M}),reasons:[]}),G.current?.ask({kind:"error",text:M})}},Xe=(v,C)=>Be(()=>{if(la())return;let M=ye.find(A=>A.text===v)?.reveals;if(s.confirm&&M&&$.armed!==v){ie({armed:v}),x(C?{note:lo(C.target,M,re),anchor:C.anchor,seq:o.seq}:null),F([[re("sure"),M,re("sure.again")].join(" ")]);return}Qe.current=v;let P=setTimeout(()=>g(v),Si);L(null),x(null),G.current?.ask({kind:"act",seq:o.seq,text:v}).then(A=>{clearTimeout(P),Qe.current=null,g(null),b(Ae=>Ae?.asked===Ve?{...Ae,chosen:[],armed:null}:Ae),de(A)})}),Je=v=>{if(Mt.current=null,v.length===0)return ie({draft:v,answer:null});ie({draft:v});let C=Ge(v);G.current?.ask({kind:"draft",seq:o.seq,text:C}).then(M=>{M.kind==="draft"&&b(P=>P&&Ge(P.draft)===M.text?{...P,answer:M}:P),M.kind==="draft"&&M.legal&&M.text===Mt.current&&Xe(M.text),de(M)})},Ho=v=>{let C=o.players.find(({seat:A})=>A===o.seat)?.hand,M=Array.isArray(C)?C.filter(A=>A===v).length:0,P=$.draft.filter(A=>A===v).length;Je(P<M?[...$.draft,v]:$.draft.filter(A=>A!==v))},Zo=(v,C)=>{let M=so(v,{view:o,book:i,t:re}),P={note:M,anchor:C,seq:o.seq};x(M.title?P:null),!(o.seat===null||o.over)&&G.current?.ask({kind:"why",seq:o.seq,target:v}).then(A=>{if(A.kind!=="why"&&A.kind!=="refused")return;let Ae={text:A.kind==="why"?"":A.text,reasons:A.reasons};x(_t=>_t===P?{..._t,note:{...M,answer:Ae}}:_t)})},Vo=(v,C)=>Be(()=>{if(L(null),ce&&v.startsWith("hand:"))return Ho(v.slice(5));if(la())return;let M=Ka(ye,$.chosen,v);M.kind==="send"?Xe(M.action.text,{target:v,anchor:C}):M.kind==="choose"?(x(null),ie({chosen:M.chosen,armed:null})):Zo(v,C)});R(()=>{I!==null&&B.current?.querySelector(".ab-menu, .ab-help")?.focus()},[I]);let Se=v=>{(v==="undo"?!o.can_undo:!o.can_redo)||(L(null),G.current?.ask({kind:v,seq:o.seq}).then(de))},sa=()=>{o.thinking&&G.current?.ask({kind:"skip"}).then(de)},ca=()=>J(!Ye);R(()=>{oe===!0&&B.current?.querySelector(".ab-log")?.scrollIntoView?.({block:"nearest"})},[oe]);let ge=v=>{let C=B.current;if(v!==null&&I===null&&(Lt.current=bt(C)),Ze(v),v!==null)return;(Lt.current?.isConnected?Lt.current:C?.querySelector("[data-role=menu]"))?.focus()},Bo=()=>{if($.armed!==null)ie({armed:null}),x(null);else if(_)x(null);else if(I)ge(null);else if($.chosen.length>0)ie({chosen:[]});else if($.draft.length>0)Je([]);else if(w)L(null);else return!1;return!0},So=Ra({view:o,book:i,settings:s,prefix:a,t:re,match:xo,chosen:ye.find(({text:v})=>v===p)?.targets??$.chosen,hinted:$.hinted,busy:ia,sent:p,draft:ce?$.draft:null,armed:ye.find(({text:v})=>v===$.armed)??null,press:Vo,act:Xe,hint:v=>{(v.length>0||$.hinted.length>0)&&ie({hinted:v})}}),$o=xn({root:B,cancel:Bo,pay:()=>{let{answer:v,draft:C}=$;if(!ce||C.length===0)return!1;let M=Ge(C);if(v?.text!==M)Mt.current=M;else if(v.legal)Xe(M);else return!1;return!0},undo:()=>Se("undo"),redo:()=>Se("redo"),skip:sa,log:ca,help:()=>ge(I==="help"?null:"help")});_n(B),Ln(B,Qe.current!==null),Ie(()=>{let v=o.log.filter(({id:A})=>A>na.current);na.current=o.log[o.log.length-1]?.id??-1;let C=v.slice(-Ai).map(un),M=`${Ve}|${o.over}`;M!==ra.current&&(o.over&&o.scores?C.push(re("over")):W?.mine&&C.push(W.title)),ra.current=M;let P=oa.current!==o.seat;oa.current=o.seat,P&&L(null),F(C,P)},[o]);let Ao=Pi(o),To=ji(o,Ye,G),[Eo,jo]=be(()=>Ri(o).map(v=>n(an,{players:v})),[o]),$e=be(()=>({hand:n(Mn,{}),table:n(Ei,{}),memory:n(io,{}),played:n(nn,{}),last:n(fo,{})}),[]),Po=it(()=>x(null),[]),Ct=_&&_.seq===o.seq&&_.anchor.isConnected?_:null;return n(Me.Provider,{value:a,children:n(It.Provider,{value:i,children:n(Dt.Provider,{value:So,children:n("div",{ref:B,class:`ab-root ${Mo(ta)}`,lang:i.lang,"data-theme":s.theme==="auto"?h:s.theme,style:{zoom:s.scale},"data-seq":o.seq,"data-motion":aa?"on":"off","data-pending":u.pending>0?"true":void 0,"data-mine":W?.mine?"true":void 0,onKeyDown:v=>Be(()=>$o(v)),children:[n("style",{children:mo}),n(lt,{prefix:a}),n(yt,{on:aa,view:o,speed:s.speed,prefix:a,board:B}),n("div",{class:"ab-frame",children:[n(mn,{panel:I,undo:()=>Se("undo"),redo:()=>Se("redo"),log:ca,logOpen:Ye,show:v=>ge(I===v?null:v)}),n(oo,{notice:w,lost:u.lost,dismiss:()=>L(null)}),I==="menu"&&n(En,{set:(v,C)=>{G.current?.ask({kind:"set",name:v,value:C}).then(de)},start:(v,C)=>{G.current?.ask({kind:"new",seats:v,seed:C}).then(M=>{M.kind==="done"&&Ze(null),de(M)})},close:()=>ge(null)}),I==="help"&&n(Hn,{close:()=>ge(null)}),$e.last,n("div",{class:"ab-layout","data-seats":o.players.length,children:[n("div",{class:"ab-main",children:[o.curtain?n(wn,{seat:o.curtain,ready:()=>{let v=o.curtain;v&&G.current?.ask({kind:"ready",seq:o.seq,seat:v}).then(de)}}):n("section",{class:"ab-console","aria-label":re("console"),"data-mine":W?.mine&&!o.over?"true":void 0,"data-hand":o.seat!==null&&!o.over?"true":void 0,children:[n("div",{class:"ab-asks",children:[n(po,{skip:sa}),n(uo,{again:()=>I!=="menu"&&ge("menu")}),ce&&W&&n(co,{decision:W,cards:$.draft,answer:$.answer,remove:v=>{let C=$.draft.lastIndexOf(v);Be(()=>Je($.draft.filter((M,P)=>P!==C)))},clear:()=>Be(()=>Je([])),undo:()=>Se("undo")}),$e.played,n(Xa,{more:W?.mine?W.more:0,cancel:$.chosen.length>0&&!ce&&!ia?()=>ie({chosen:[]}):null})]}),$e.hand]}),$e.table,Eo]}),n("div",{class:"ab-side",children:[jo,$e.memory,Ye&&n(bn,{lines:To,filter:ze,choose:Q,newFrom:Ao})]})]}),Ct&&n(vn,{note:Ct.note,anchor:Ct.anchor,root:B.current,close:Po})]}),n(ko,{lines:ee})]})})})})}function Ei(){return n("div",{class:"ab-table",children:[n(gn,{}),n(yo,{}),n(za,{}),n(yn,{}),n(Vn,{})]})}function ji(e,t,a){let[,o]=V(0),r=Z({story:"",lines:[],of:null});r.current.of!==e&&(r.current={...cn(r.current,e.story,e.log),of:e});let i=t&&!fn(r.current);return Ie(()=>{i&&a.current?.ask({kind:"log"}).then(l=>{let s=r.current;l.kind!=="log"||l.story!==s.story||(r.current={...dn(s,l.lines),of:s.of},o(d=>d+1))})},[i,e.story,r.current.lines[0]?.id]),r.current.lines}function Pi(e){let t=Z({view:e,from:e.log[e.log.length-1]?.id??0});return t.current.view!==e&&(t.current={view:e,from:pn(t.current.view,e,t.current.from)}),t.current.from}function Ri({players:e,seat:t}){let a=e.findIndex(({seat:o})=>o===t);return a<0?[e,[]]:[e.slice(a,a+1),[...e.slice(a+1),...e.slice(0,a)]]}var wt=class extends q{state={error:null};again=()=>{this.state.error!==null&&this.setState({error:null})};componentDidMount(){this.props.model.on("change:view",this.again)}componentWillUnmount(){this.props.model.off("change:view",this.again)}componentDidCatch(t){let a=t instanceof Error?`${t.name}: ${t.message}`:String(t);this.setState({error:a});try{this.props.model.send({kind:"error",id:0,text:a})}catch{}}render(){let{error:t}=this.state;if(t===null)return this.props.children;let a=this.props.model.get("book"),o=gt({words:{},...a});return n("div",{class:"ab-root ab-broken",role:"alert",children:[n("p",{children:o("front_error",{text:t})}),n("button",{type:"button",class:"ab-button",onClick:this.again,children:o("again")})]})}};var Ni=0;function Oi({model:e,el:t}){let a=t.ownerDocument.createElement("div");a.className="ab-host",t.append(a);let o=`ab${(++Ni).toString(36)}${Math.random().toString(36).slice(2,6)}-`;return je(n(wt,{model:e,children:n(_o,{model:e,host:a,prefix:o})}),a),()=>{je(null,a),a.remove()}}var Of={render:Oi};export{Of as default};
