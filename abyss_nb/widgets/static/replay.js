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
"use strict";var abyssReplay=(()=>{var Nt=Object.defineProperty;var zr=Object.getOwnPropertyDescriptor;var Yr=Object.getOwnPropertyNames;var Xr=Object.prototype.hasOwnProperty;var Qr=(e,t)=>{for(var n in t)Nt(e,n,{get:t[n],enumerable:!0})},Jr=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Yr(t))!Xr.call(e,r)&&r!==n&&Nt(e,r,{get:()=>t[r],enumerable:!(o=zr(t,r))||o.enumerable});return e};var ei=e=>Jr(Nt({},"__esModule",{value:!0}),e);var Fl={};Qr(Fl,{start:()=>ql});var A,Pn,ti,be,It,et,jn,Qe,Rn,qt,Dt,On,Re=Symbol.for("pv"),tt={},nt=[],ni=/^m(i|n|o|s|text|space)$/,Ft=Array.isArray,Ut=nt.slice,Le=Object.assign;function we(e){e&&e.parentNode&&e.remove()}function at(e,t,n){var o,r,i,s={},l=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?r=t[i]:s[i]=t[i];return l>2&&(s.children=l>3?Ut.call(arguments,2):n),je(e,s,o,r,null)}function je(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Re,__v:r||++Pn,__i:-1,__u:0};return!r&&A.vnode&&A.vnode(i),i}function Nn(){return{current:null}}function H(e){return e.children}function ce(e,t){this.props=e,this.context=t,this.__g=0}function he(e,t){if(t==null)return e.__&&he(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:he(e)}function ai(e){var t,n=e.__v,o=n.__e,r=[],i=[],s=e.__P;s&&((t=Le({constructor:Re},n)).__v=n.__v+1,A.vnode&&A.vnode(t),Kt(s,t,n,e.__n,s.namespaceURI,32&n.__u?[o]:null,r,o||he(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,Un(r,t,i),n.__=n.__e=null,t.__e!=o&&In(t))}function In(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),In(e)}function Wt(e){(8&e.__g||(e.__g|=8,be.push(e),et++))&&It==A.debounceRendering||((It=A.debounceRendering)||queueMicrotask)(Dn)}function Dn(){try{for(var e,t=1;be.length;)be.length>t&&be.sort(jn),e=be.shift(),t=be.length,8&e.__g&&ai(e)}finally{(et=be.length)&&(It||queueMicrotask)(Dn)}}function Wn(e,t,n,o,r,i,s,l,c,f,p){var u,b,d,m,h,k,w=o.__k||nt,g=t.length;for(c=oi(n,t,w,c,g),u=0;u<g;u++)(d=n.__k[u])!=null&&(b=~d.__i&&w[d.__i]||tt,d.__i=u,k=Kt(e,d,b,r,i,s,l,c,f,p),m=d.__e,(b.ref!=d.ref||8&b.__u)&&(b.ref&&Gt(b.ref,null,d,b),d.ref&&p.push(d.ref,d.__c||m,d)),h=h||m,4&d.__u?(c=qn(d,c,e,!b.__v),b.__e&&(b.__e=null)):typeof d.type=="function"&&k!==void 0?c=k:m&&(c=m.nextSibling),d.__u&=-21);return n.__e=h,c}function oi(e,t,n,o,r){var i,s,l,c,f,p,u,b,d,m=n.length,h=m,k=0,w=0,g=e.__k=Array(r);for(i=0;i<r;i++)(s=t[i])!=null&&typeof s!="boolean"&&typeof s!="function"?(typeof s!="object"||s.constructor===String?s=g[i]=je(null,s):Ft(s)?s=g[i]=je(H,{children:s}):s.constructor===Re&&s.__b?s=g[i]=je(s.type,s.props,s.key,s.ref,s.__v):g[i]=s,c=i+k,s.__=e,s.__b=e.__b+1,l=null,~(f=s.__i=ri(s,n,c,h))&&(h--,(l=n[f])&&(l.__u|=2)),l&&l.__v?(s.__u|=16,f==c-1?k--:f==c+1?k++:f!=c&&(f>c?k--:k++,w=1)):(~f||(r>m?k--:r<m&&k++),typeof s.type!="function"&&(s.__u|=4))):g[i]=null;if(w){for(p=[],u=[],i=0;i<r;i++)if((s=g[i])&&16&s.__u){for(k=0,b=p.length;k<b;)p[d=k+b>>1]<s.__i?k=d+1:b=d;p[k]=s.__i,u[i]=k+1}for(k=p.length;i--;)u[i]&&(u[i]==k?k--:g[i].__u|=4)}if(h)for(i=0;i<m;i++)!(l=n[i])||2&l.__u||(l.__e==o&&(o=he(l)),zt(l,l));return o}function qn(e,t,n,o){var r,i,s,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=qn(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=he(e))&&!t.parentNode&&(t=null),s=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(s!=l&&(!o&&n.moveBefore&&s.parentNode?n.moveBefore(s,t):n.insertBefore(s,t||null)),t=s;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ri(e,t,n,o){var r,i=e.key,s=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&i==null||c&&i==l.key&&s==l.type)return n;if(o>(c?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&i==l.key&&s==l.type)return r}return-1}function $n(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Xe(e,t,n,o,r){var i,s;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||$n(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||$n(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(s=Dt[t]||(Dt[t]=ii(t)),(e.__a||(e.__a={}))[t]=qt,i=t!=(t=t.replace(Rn,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,s,i):e.removeEventListener(t,s,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ii(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Qe]==null)t[Qe]=qt++;else if(t[Qe]<this.__a[e])return;return n(A.event?A.event(t):t)}}}function Kt(e,t,n,o,r,i,s,l,c,f){var p,u,b,d,m,h,k,w,g,L,x,Z,I,W,E,$,q,F,U=t.type;if(t.constructor!==Re)return null;128&n.__u&&(c=32&n.__u,p=n.__c.__z)&&(t.__u|=c,u=i=[],p.nodeType==8?l=Je(p,i):i.push(p),l=i[0]||l),(p=A.__b)&&p(t);e:if(typeof U=="function"){b=s.length;try{if(w=t.props,g=(p=U.prototype)&&p.render,L=(p=U.contextType)&&o[p.__c],x=p?L?L.props.value:p.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(g?t.__c=d=new U(w,x):(t.__c=d=new ce(w,x),d.constructor=U,d.render=li),L&&L.sub(d),d.state||(d.state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),g&&(d.__s||(d.__s=d.state),U.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Le({},d.__s)),Le(d.__s,U.getDerivedStateFromProps(w,d.__s)))),m=d.props,h=d.state,d.__v=t,n.__c){if(w!==m&&g&&!U.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(w,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(w,d.__s,x)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(K){K&&(K.__=t)}),nt.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&s.push(d),l=he(n);break e}d.componentWillUpdate&&d.componentWillUpdate(w,d.__s,x),g&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(m,h,k)})}else g&&!U.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),g&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=x,d.props=w,d.__P=e,d.__g&=-5,Z=A.__r,I=g?25:0;do d.__g&=-9,Z&&Z(t),p=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++I<25);g&&(nt.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=Le({},o,d.getChildContext())),g&&n.__c&&d.getSnapshotBeforeUpdate&&(k=d.getSnapshotBeforeUpdate(m,h)),W=p&&p.type===H&&p.key==null?p.props.children:p,w.__P&&(p=l,r=(e=w.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(K){K&&zt(K,K)}),n.__k=null),l=n.__k?he(n,0):null),l=Wn(e,Ft(W)?W:[W],t,n,o,r,i,s,l,c,f),w.__P&&(t.__e=null,l=p),t.__u&=-161,u&&u.some(we),d.__h.length&&s.push(d),1&d.__g&&(d.__g&=-4)}catch(K){if(s.length=b,t.__v=null,c||i)if(K&&K.then){if(t.__u|=128|c,i){for(~(q=i.indexOf(l||void 0))||(q=i.length);(F=i[q-1])&&F.nodeType==8;)q--;for(;q<i.length;q++)if(F=i[q])if(i[q]=null,E){if(F==$)break}else{if(F.nodeType!=8)break;F.data.startsWith("$s")&&($=Je(E=F))}}if(!E){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;E=l}(p=Je(E=t.__c.__z||(t.__c.__z=E)))?(t.__e=E,l=p):t.__e=l,l=l&&l.nextSibling}else i&&i.some(we);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),K&&K.then||Fn(t),A.__e(K,t,n)}}else l=t.__e=si(n.__e,t,n,o,r,i,s,c,f,e);return(p=A.diffed)&&p(t),l}function Je(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Fn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Fn))}function Un(e,t,n){for(var o=0;o<n.length;)Gt(n[o++],n[o++],n[o++]);A.__c&&A.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){A.__e(i,r.__v)}})}function si(e,t,n,o,r,i,s,l,c,f){var p,u,b,d,m,h,k,w,g=n.props||tt,L=t.props,x=t.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(p=0;p<i.length;p++)if((m=i[p])&&(x?m.localName==x:m.nodeType==3)){e=m,i[p]=null;break}}if(!e){if(w=f.ownerDocument||document,!x)return w.createTextNode(L);e=w.createElementNS(r,x,L.is?L:f),l&&(A.__m&&A.__m(t,i),l=!1),i=null}if(x){if(f=x=="template"&&e.content||e,i=x=="textarea"&&L.defaultValue!=null?null:i&&Ut.call(f.childNodes),!l&&i)for(g={},p=0;p<e.attributes.length;p++)g[(m=e.attributes[p]).name]=m.value;for(p in g)m=g[p],p=="dangerouslySetInnerHTML"?b=m:p=="children"||p in L||p=="value"&&"defaultValue"in L||p=="checked"&&"defaultChecked"in L||Xe(e,p,null,m,r);for(p in L)m=L[p],p=="children"?d=m:p=="dangerouslySetInnerHTML"?u=m:p=="value"?h=m:p=="checked"?k=m:l&&typeof m!="function"||g[p]===m||Xe(e,p,m,g[p],r);u?(l||b&&(u.__html==b.__html||u.__html==e.innerHTML)||(e.innerHTML=u.__html),t.__k=[]):(b&&(e.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ni.test(x))&&(r="http://www.w3.org/1999/xhtml"),Wn(f,Ft(d)?d:[d],t,n,o,r,i,s,i?i[0]:n.__k&&he(n,0),l,c),i&&i.some(we)),l&&x!="textarea"||(p="value",x=="progress"&&h==null?e.removeAttribute(p):h==null||h===e[p]&&(x!="progress"||h)||Xe(e,p,h,g[p],r),p="checked",k!=null&&k!=e[p]&&Xe(e,p,k,g[p],r))}else g===L||l&&e.data==L||(e.data=L);return e}function Gt(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){A.__e(r,n)}}function zt(e,t,n){var o,r,i,s;if(A.unmount&&A.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Gt(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){A.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&zt(o[s],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Je(o,i=[]))&&(o==e.__e&&i.some(we),we(r),we(o)),n||we(e.__e),e.__e=e.__c=e.__=null}function li(e,t,n){return this.constructor(e,n)}function ot(e,t){var n,o,r,i;A.__&&A.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=je(H,{children:[e]}),r=[],i=[],Kt(t,t.__k,o||tt,tt,t.namespaceURI,o?null:t.firstChild?Ut.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),Un(r,t.__k,i),t.__k.props.children=null}function rt(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&o.forEach(function(s){s.__g|=4,Wt(s)})},this.sub=function(i){o.add(i);var s=i.componentWillUnmount;i.componentWillUnmount=function(){o.delete(i),s&&s.call(i)}}),n.children}return t.__c="__cC"+On++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}A={__e:function(e,t,n,o){for(var r,i,s;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((s=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),s=1),s&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw et=0,e}},Pn=0,ti=function(e){return e!=null&&e.constructor===Re},ce.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Le({},this.state)),typeof e=="function"&&(e=e(Le({},n),this.props)),e&&(Le(n,e),this.__v&&(t&&this.__k.push(t),Wt(this)))},ce.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Wt(this))},ce.prototype.render=H,be=[],et=0,jn=function(e,t){return e.__v.__b-t.__v.__b},Qe=Symbol(),Rn=/(PointerCapture)$|Capture$/i,qt=0,Dt={},On=0;function me(e,t){if(ci(t))return t[0];let n=Object.entries(t);if(n.length===0)return e;let o=Array.isArray(e)?[...e]:{...e};for(let[r,i]of n)i===null?delete o[r]:o[r]=me(o[r],i);return o}var ci=e=>Array.isArray(e);var Yt=(e,t)=>t.map((n,o)=>({...n,id:e+o})),di=32,it=class{constructor(t){this.document=t;let[n={},...o]=t.lines,r=me({},n);this.lines=[r,...o.map(i=>me(r,i))],this.paths=t.ends.map(i=>this.path(i)),this.languages=Object.keys(t.books)}document;lines;paths;languages;views=new Map;length(t){return(this.paths[t]?.length??1)-1}parting(t,n){let[o=[],r=[]]=[this.paths[0],this.paths[t]],i=r.findIndex((s,l)=>s!==o[l]);return i<0?n:Math.min(n,i-1)}sight(t,n,o,r){let i=this.paths[t]??[],s=[],l=0;for(let u=n;u>=0&&l<this.document.latest;u--){let b=this.step(i[u]??0,o,r);s.unshift(b),l+=b.log.length}let c=s.flatMap(u=>Yt(u.first,u.log)).slice(-this.document.latest),{first:f=0,since:p=[]}=s[s.length-1]??{};return{...this.view(i[n]??0,o,r),log:c,events:s.flatMap(u=>Yt(u.first,u.events)).slice(-this.document.latest),since:c.filter(({id:u})=>p.includes(u-f))}}log(t,n,o,r){return this.steps(t,n,o,r).flatMap(i=>Yt(i.first,i.log))}why(t,n,o,r,i){let s=this.steps(t,n,o,r).find(({first:c,log:f})=>c<=i&&i<c+f.length);return s?{title:s.log[i-s.first]?.parts.map(({text:c})=>c).join("")??"",lines:this.told(s.why[i-s.first]??[],r)}:null}points(t,n,o,r,i){let s=this.step(this.paths[t]?.[n]??0,o,r);return this.entitled(s.points[i],r)}card(t,n){return this.entitled(this.document.cards[t],n)}rule(t,n){let[o,r]=this.document.rules[n]?.[t]??[];return o!==void 0&&r!==void 0?{title:o,lines:[{text:r,rules:[t]}]}:null}entitled(t,n){let[o,...r]=this.told(t??[],n);return o?{title:o.text,lines:r}:null}told(t,n){return t.map(o=>{let[r=[],i=[]]=this.document.sentences[o]??[];return{text:r[this.languages.indexOf(n)]??"",rules:i}})}path(t){let n=[];for(let o=t;o>=0;o=this.document.parents[o]??-1)n.push(o);return n.reverse()}steps(t,n,o,r){return(this.paths[t]??[]).slice(0,n+1).map(i=>this.step(i,o,r))}step(t,n,o){let r=this.document.eyes.indexOf(n),i=this.languages.indexOf(o),[[s,...l],...c]=this.document.steps[t],f=c[r-1],p=me(s,f?.[0]??{});return i===0?p:me(p,me(l[i-1],f?.[i]??{}))}view(t,n,o){let r=`${n} ${o}`,i=this.views.get(r)??new Map;this.views.set(r,i);let s=[],l=t;for(;l>=0&&!i.has(l);l=this.document.parents[l]??-1)s.push(l);let c=i.get(l)??{};for(let f of s.reverse())c=me(c,this.step(f,n,o).view),(c.place%di===0||f===t)&&i.set(f,c);return c}};function Xt(e){return`⁨${e}⁩`}function pe(e){let t=new Intl.PluralRules(e.lang),n=(o,r)=>(typeof r=="number"&&t.select(r)==="one"?e.words[`${o}.one`]:void 0)??e.words[o]??o;return(o,r={})=>n(o,r.n).replace(/\{(\w+)\}/g,(i,s)=>{let l=String(r[s]??i);return s==="name"?Xt(l):l})}var fi=new Set(["lang","theme","speed","motion","scale","seat"]),st=class{constructor(t,n){this.game=t;let[,o,...r]=t.document.eyes;this.settings=this.named({replay:!0,lang:n,theme:"auto",speed:"normal",motion:"auto",scale:1,memory_aid:!1,confirm:!1,follow:!0,seat:o&&r.length===0?o:"",seats:[]}),this.show()}game;line=0;place=0;settings;traits=new Map;listeners=new Map;seq=0;get(t){return this.traits.get(t)}on(t,n){this.listeners.set(t,(this.listeners.get(t)??new Set).add(n))}off(t,n){this.listeners.get(t)?.delete(n)}send(t){let n=t;this.emit("msg:custom",{...this.answer(n),id:n.id})}go(t,n){return!(n>=0&&n<=this.game.length(t))||!Number.isInteger(n)?!1:(Object.assign(this,{line:t,place:n}),this.show(),!0)}get book(){return this.game.document.books[this.settings.lang]}answer(t){let{game:n,line:o,place:r}=this,{seat:i,lang:s}=this.settings;switch(t.kind){case"goto":return this.done(t.line===o&&this.go(o,t.place));case"goto_branch":{let l=this.game.lines[0]?.branches.findIndex(({id:c})=>c===t.branch)??-1;return this.done(l>=0&&this.go(l+1,(n.lines[0]?.branches[l]?.place??0)+1))}case"main":return this.done(this.go(0,n.parting(o,r)));case"set":return this.done(this.set(t.name,t.value));case"log":return{kind:"log",story:this.story,lines:n.log(o,r,i,s)};case"explain":{let l=this.explained(t);return l?{kind:"explain",...l}:this.refused("replay.untold")}case"why":return{kind:"why",legal:!0,reasons:[]};default:return this.done(t.kind==="error")}}explained(t){let{game:n,line:o,place:r}=this,{seat:i,lang:s}=this.settings;switch(t.about){case"event":return n.why(o,r,i,s,t.what);case"card":return n.card(t.what,s);case"rule":return n.rule(t.what,s);case"score":return n.points(o,r,i,s,t.what)}}done(t){return t?{kind:"done"}:this.refused("replay.refused")}refused(t){return{kind:"refused",text:pe(this.book)(t),reasons:[]}}set(t,n){let{books:o,eyes:r}=this.game.document;return!fi.has(t)||t==="lang"&&!Object.hasOwn(o,String(n))||t==="seat"&&!r.includes(n)?!1:(this.settings=this.named({...this.settings,[t]:n}),this.show(),!0)}named(t){let{books:n,eyes:o}=this.game.document,r=pe(n[t.lang]),{players:i}=this.game.sight(0,0,"",t.lang),s=o.map(l=>({id:l,name:i.find(({seat:c})=>c===l)?.name??r("replay.nobody")}));return{...t,seats:s}}get story(){return`${this.line}.${this.settings.seat}.${this.settings.lang}`}show(){let{game:t,line:n,place:o,book:r,story:i,settings:s}=this,{seat:l,lang:c}=s,p={...t.sight(n,o,l,c),story:i,game:1,seq:++this.seq},u={settings:s,book:r,line:t.lines[n],view:p},b=Object.keys(u).filter(d=>this.traits.get(d)!==u[d]);for(let d of b)this.traits.set(d,u[d]);for(let d of b)this.emit(`change:${d}`)}emit(t,...n){for(let o of[...this.listeners.get(t)??[]])o(...n)}};var Me,j,Qt,Kn,Jt=Object.is,Ne=0,na=[],en=[],O=A,Gn=O.__b,zn=O.__r,Yn=O.diffed,Xn=O.__c,Qn=O.unmount,Jn=O.__;function Ie(e,t){O.__h&&O.__h(j,e,Ne||t),Ne=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return Ne=1,pi(oa,e)}function pi(e,t,n){var o=Ie(Me++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):oa(void 0,t),function(i){var s=(o.__N||o.__)[0],l=o.t(s,i);Jt(s,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=j,!j.__f)){j.__f=!0;var r=j.shouldComponentUpdate;j.shouldComponentUpdate=function(i,s,l){var c=this.__H;if(!c)return!0;var f=!1,p=this.props!=i;if(c.__.some(function(b){b.__N&&(f=!0,Jt(b.__[0],b.__N[0])||(p=!0))}),r){var u=r.call(this,i,s,l);return f?u||p:u}return!f||p}}return o.__}function J(e,t){var n=Ie(Me++,3);!O.__s&&nn(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function V(e,t){var n=Ie(Me++,4);!O.__s&&nn(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function M(e){return Ne=5,ee(function(){return{current:e}},[])}function ee(e,t){var n=Ie(Me++,7);return nn(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function aa(e,t){return Ne=8,ee(function(){return e},t)}function lt(e){var t=j.context[e.__c],n=Ie(Me++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function ui(){var e;do{for(;e=en.shift();)try{Oe(e)}catch(n){O.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=na.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Oe),t.__h.some(tn),t.__h=[]}catch(n){t.__h=[],O.__e(n,e.__v)}}}while(en.length)}O.__b=function(e){j=null,Gn&&Gn(e)},O.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Jn&&Jn(e,t)},O.__r=function(e){zn&&zn(e),Me=0;var t=(j=e.__c).__H;t&&(Qt==j?j.__h=[]:(t.__h.some(Oe),t.__h.some(tn),Me=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qt=j},O.diffed=function(e){Yn&&Yn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ta(na.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qt=j=null},O.__c=function(e,t){t.some(function(n){try{n.__h.some(Oe),n.__h=n.__h.filter(function(o){return!o.__||tn(o)})}catch(o){n.__h=[function(){throw o}]}}),Xn&&Xn(e,t)},O.unmount=function(e){Qn&&Qn(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ta(en.push(r))}else Oe(r)}catch(i){t=i}}),o.__H=void 0,t&&O.__e(t,o.__v))};var ea=typeof requestAnimationFrame=="function";function bi(e){var t,n=function(){clearTimeout(o),ea&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);ea&&(t=requestAnimationFrame(n))}function ta(e){e!=1&&Kn==O.requestAnimationFrame||((Kn=O.requestAnimationFrame)||bi)(ui)}function Oe(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function tn(e){var t=j;e.__c=e.__(),j=t}function nn(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!Jt(n,e[o])})}function oa(e,t){return typeof t=="function"?t(e):t}var Se={about:"What the pictures are put together from, in drawing order: parts of portraits.svg and scenes.svg, each as its name or as [name, right, down, scale]. Behind a Lord stands the halo of its Guild, between `behind` and `front` the body of its Guild. `frames`: width and height of a picture, and of each of its parts. `skins`: values of --ab-skin and --ab-skin-shade, in both themes.",frames:{portrait:[116,100],scene:[140,70]},skins:{sea:{skin:"#8fc7c2","skin-shade":"#5f9c9c"},dusk:{skin:"#b9b4e0","skin-shade":"#857fb8"},foam:{skin:"#c6d3d8","skin-shade":"#90a3ac"},sky:{skin:"#a6cdec","skin-shade":"#6f9bc2"},moss:{skin:"#b9d49c","skin-shade":"#88a96c"},mint:{skin:"#a3dcc4","skin-shade":"#6fae96"}},lords:{recruiter:{skin:"mint",front:["head-broad","face-stern","moustache","morion","horn",["fist",18,15]]},jailer:{skin:"foam",behind:["bars"],front:["head-broad","face-stern","cowl","padlock"]},seeker:{skin:"sea",front:["head-oval","face-sly","kerchief","spyglass",["fist",28,12]]},assassin:{skin:"dusk",front:["head-oval","shade","face-glow","mask","hood","dagger",["fist",35,34]]},commander:{skin:"sky",behind:["plume"],front:["head-broad","face-stern","helm","standard",["fist",28,36]]},tamer:{skin:"mint",behind:["mane"],front:["head-lean","face-lady","headband","beast"]},hunter:{skin:"foam",front:["head-oval","face-stern","shark-hood","harpoon",["fist",35,34]]},"ship-master":{skin:"sky",front:["head-broad","face-kind","beard-full","bicorne","ship"]},trader:{skin:"dusk",front:["head-lean","face-lady","coiffure","tray",["ball",24,18],["ball",42,18],["ball",33,6]]},peddler:{skin:"moss",behind:["pack"],front:["head-oval","face-kind","cap-point",["ball",24,36],["ball",40,38]]},landlord:{skin:"foam",front:["head-broad","face-sly","moustache","turban","monocle","hourglass"]},slaver:{skin:"moss",front:["head-broad","face-stern","goatee","topknot","eyepatch","shackles",["fist",30,3]]},shopkeeper:{skin:"mint",behind:["awning"],front:["head-oval","face-kind","moustache","cap-round",["ball",33,26]]},shaman:{skin:"moss",behind:["hair-long"],front:["head-lean","face-lady","fringe","warpaint","antlers","drum"]},invoker:{skin:"sky",behind:["runes"],front:["head-oval","shade","face-glow","hood","flame",["fist",34,38]]},apprentice:{skin:"mint",front:["head-oval","face-young","hat-floppy","books"]},oracle:{skin:"sea",front:["head-lean","face-blind","veil","third-eye","orb"]},alchemist:{skin:"sky",behind:["hair-wild"],front:["head-oval","face-kind","goggles","flask"]},illusionist:{skin:"sea",behind:["ghosts"],front:["head-oval","face-sly","goatee","hat-horned","wand",["fist",26,38]]},"master-of-magic":{skin:"foam",front:["head-oval","face-calm","beard-long","mitre","star-staff",["fist",29,30]]},opportunist:{skin:"sky",front:["head-oval","face-wink","quiff","cards",["fist",34,30]]},corruptor:{skin:"dusk",front:["head-broad","face-sly","goatee","beret","purse"]},traitor:{skin:"sea",front:["head-oval","face-stern","half-shade","cloak-half","face-mask",["fist",34,42]]},diplomat:{skin:"mint",front:["head-lean","face-calm","fringe","laurel","treaty"]},treasurer:{skin:"foam",front:["head-oval","face-calm","cap-flat","spectacles","chest"]},schemer:{skin:"dusk",front:["head-squid","face-sly","collar-point","puppet",["fist",34,-10]]},keeper:{skin:"sky",front:["head-lean","face-lady","headscarf","lantern"]},reaper:{skin:"moss",front:["scythe","head-oval","face-stern","straw-hat",["fist",38,12]]},shepherd:{skin:"mint",front:["head-lean","face-lady","bonnet","crook",["lamb",-4,-8]]},miller:{skin:"foam",front:["head-broad","face-kind","moustache","cap-flour","mill"]},aquaculturalist:{skin:"sea",front:["head-oval","face-calm","hat-bucket","net"]},landowner:{skin:"dusk",front:["head-broad","face-sly","beard-full","hat-wide","sheaf"]},sage:{skin:"sky",front:["head-oval","face-calm","spectacles","beard-long","skullcap","tome","quill"]},hermit:{skin:"mint",front:["head-oval","face-blind","feelers","shell-hood","staff-root",["fist",28,20]]},elder:{skin:"dusk",front:["head-oval","face-blind","wrinkles","beard-long","anemone","ring-staff",["fist",26,34]]}},locations:{"sargasso-silos":["sea","hills",["silo",62,18,.72],["silo",-16,1],["silo",18,-7,1.1],"ground",["weed",108,-2]],"hydrozoa-reserves":["wall",["jar",-15,6,.8],["jar",62,6,.8],["jar",14,-1]],sanctuary:["deep","rays","temple","jelly",["ground",0,8],"weed"],parliament:["sea","hills","pediment","weed"],barracks:["sea","hills","fort","spears","weed"],dockworks:["sea","quay","crane","crates",["fish",84,24]],"sargasso-fields":["sea","hills",["plant",-44,18,.75],["plant",-16,8,.9],["plant",8,0],["plant",36,2],["plant",68,6,.9],"ground"],"the-abyss":["deep","cliffs","angler"],"city-of-mirrors":["sea","skyline","reflection"],"black-smokers":["deep",["smoker",-18,16,.8],["smoker",46,14,.8],["smoker",10,2],["ground",0,6]],"oceanic-senate-assembly":["wall","tiers","senators"],depths:["deep",["shack",58,10,.8],["shack",-10,14,.8],["shack",16,-2,1.1],"washing",["ground",0,4]],"throne-room":["wall","drapes","throne"],jail:["cell","captive","grid"],chasm:["sea","rift","bridge"],"closed-tower":["sea","hills","tower","locked","ground","weed"],"lost-tower":["sea","hills","ruin",["ground",0,5],"weed","fish"],"chamber-of-allies":["wall","banners","table"],"nest-of-giant-clams":["sea","hills",["clam",-24,24,.7],["clam",68,22,.7],["clam",18,2,.95],["ground",0,4],"weed"],"coral-barrier":["sea",["sea-fan",-14,8,.9],["coral",42,0],["tubes",16,8,.9],["coral",-46,6,.9],["sea-fan",58,14,.8],["tubes",-10,26,.65],["coral",18,24,.7],["ground",0,4],["fish",60,-4]]}};var mi=Se.lords,ki=Se.locations,yi=Se.skins;function ra(e){let[t,n=0,o=0,r=1]=typeof e=="string"?[e]:e;return[String(t),Number(n),Number(o),Number(r)]}function ia([e=0,t=0]){return[e,t]}function an(e,t){let{skin:n="",behind:o=[],front:r=[]}=mi[e]??{},i=Object.entries(yi[n]??{}).map(([s,l])=>`--ab-${s}:${l}`);return{frame:ia(Se.frames.portrait),parts:[`halo-${t}`,...o,`body-${t}`,...r].map(ra),paint:i.join(";")}}function sa(e){return{frame:ia(Se.frames.scene),parts:(ki[e]??[]).map(ra),paint:""}}function la(e,t){let n=e,o=t;return Object.keys({...n,...o}).some(r=>n[r]!==o[r])}function te(e){return class extends ce{shouldComponentUpdate(n){return la(this.props,n)}render(){return at(e,this.props)}}}function ct(e){let t=M(e),n=M({}),o=M(null);t.current=e;let r=Object.fromEntries(Object.entries(e).map(([i,s])=>typeof s!="function"?[i,s]:(n.current[i]??=(...l)=>t.current[i]?.(...l),[i,n.current[i]])));return(!o.current||la(o.current,r))&&(o.current=r),o.current}var ca=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var da=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var fa=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">
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
`;var Li=Symbol.for("pv"),Mi=0;function a(e,t,n,o,r,i){t||(t={});var s,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?s=t[l]:c[l]=t[l];var f={type:e,props:c,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Li,__v:--Mi,__i:-1,__u:0};return(r||i)&&(f.__source=r,f.__self=i),A.vnode&&A.vnode(f),f}var ua=e=>new Map([...e.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(([,t="",n="",o=""])=>[t,{viewBox:n,shapes:o.replace(/>\s+</g,"><").trim()}])),pa=new Map;function Ci(e,{ownerDocument:t}){let n=pa.get(e);if(!n){let o=t.createElementNS("http://www.w3.org/2000/svg","svg");o.innerHTML=e,n=t.createDocumentFragment(),n.append(...o.childNodes),pa.set(e,n)}return t.importNode(n,!0)}var on=te(({shapes:e,...t})=>{let n=M(null);return V(()=>n.current?.replaceChildren(Ci(e,n.current)),[e]),a("svg",{ref:n,...t,"aria-hidden":"true",focusable:"false"})}),ba=e=>({name:t,class:n="",place:o})=>{let{viewBox:r,shapes:i}=e.get(t)??{viewBox:void 0,shapes:""};return a(on,{class:`ab-icon ${n}`,viewBox:r,"data-icon":t,"data-place":o,shapes:i})};var ha=ua(fa+ca+da);var y=ba(ha);function dt({picture:e,class:t=""}){let[n,o]=e.frame,r=e.parts.map(([i,s,l,c])=>{let f=ha.get(i)?.shapes??"";return s||l||c!==1?`<g transform="translate(${s} ${l}) scale(${c})">${f}</g>`:f});return a(on,{class:t,viewBox:`0 0 ${n} ${o}`,preserveAspectRatio:"xMidYMid slice",style:e.paint,shapes:r.join("")})}var ft=1,pt=2,ut=4,bt=8,rn=rt(null);function Ee(){let e=lt(rn);if(!e)throw new Error("no board around");return e}var sn=rt(null),De=rt(null);function v(){return ka(lt(De))}function ma(){return ka(lt(sn))}function ka(e){if(!e)throw new Error("no board around");return e}var de=["crab","jellyfish","seahorse","shellfish","squid"];function N(e){let[t,n]=e.split("-");return de.includes(t)?{race:t,value:Number(n)}:null}function xi(e){let t=n=>{let{race:o,value:r}=N(n)??{race:"crab",value:0};return de.indexOf(o)*10+r};return[...e].sort((n,o)=>t(n)-t(o))}function ue(e){let t=new Map;for(let n of xi(e))t.set(n,(t.get(n)??0)+1);return[...t]}function oe(e=!1){let{book:t,t:n}=v();return o=>{let r=N(o);if(!r)return n("monster");let i=t.races[r.race];return n("ally",{race:e?i.toLocaleLowerCase(t.lang):i,value:r.value})}}function _i({card:e}){let t=N(e);return t?a("span",{class:"ab-card ab-ally","data-race":t.race,children:[a("span",{class:"ab-ally-value",children:t.value}),a(y,{name:`race-${t.race}`}),a("span",{class:"ab-ally-pips","aria-hidden":"true",children:Array.from({length:t.value},(n,o)=>a("i",{},o))})]}):a("span",{class:"ab-card ab-monster-card",children:a(y,{name:"monster"})})}function Hi({card:e}){let t=e.races-(e.mandatory?1:0);return a("span",{class:"ab-bubbles","data-all":e.mandatory?void 0:"","aria-hidden":"true",children:[e.mandatory&&a("span",{class:"ab-bubble ab-bubble-large","data-race":e.mandatory,children:a(y,{name:`race-${e.mandatory}`})}),Array.from({length:t},(n,o)=>a("span",{class:"ab-bubble"},o))]})}function ya({count:e}){return a("span",{class:"ab-keys","aria-hidden":"true",children:Array.from({length:e},(t,n)=>a(y,{name:"key"},n))})}function We({value:e}){return a("span",{class:"ab-points","aria-hidden":"true",children:[a(y,{name:"influence"}),a("b",{children:e})]})}function Zi({id:e,cost:t}){let n=Ee(),o=n.lords[e];return o?a("span",{class:"ab-card ab-lord","data-guild":o.guild,children:[a("span",{class:"ab-lord-art",children:a(dt,{picture:an(e,o.guild),class:"ab-portrait"})}),a(Vi,{printed:o.cost,now:t??o.cost}),a("span",{class:"ab-lord-guild",children:a(y,{name:`guild-${o.guild}`})}),a(Hi,{card:o}),a(ya,{count:o.keys}),a("span",{class:"ab-lord-foot",children:[a("span",{class:"ab-lord-name",dir:"auto",children:o.name}),a("span",{class:"ab-lord-power",dir:"auto",children:[o.kind==="none"?a("i",{children:n.guilds[o.guild]}):a(y,{name:`power-${o.kind}`}),o.power]}),a(We,{value:o.influence})]})]}):a("span",{class:"ab-card",children:e})}function Vi({printed:e,now:t}){return e===t?a("span",{class:"ab-lord-cost",children:e}):a("span",{class:"ab-lord-cost","data-changed":"",children:[a("s",{children:e}),"→",a("b",{children:t})]})}function Si({id:e,tilted:t}){let o=Ee().lords[e];return o?a("span",{class:"ab-card ab-small","data-guild":o.guild,"data-tilted":t?"true":void 0,children:[a("span",{class:"ab-small-art",children:[a(dt,{picture:an(e,o.guild),class:"ab-portrait"}),a(y,{name:`guild-${o.guild}`,class:"ab-small-guild"})]}),a(We,{value:o.influence}),a(ya,{count:o.keys}),o.kind!=="none"&&o.kind!=="instant"&&a(y,{name:`power-${o.kind}`,class:"ab-small-power"}),a("span",{class:"ab-small-name",dir:"auto",children:o.name})]}):a("span",{class:"ab-card",children:e})}function Ei({id:e,points:t}){let o=Ee().locations[e];return o?a("span",{class:"ab-card ab-location","data-guild":o.guild??void 0,"data-race":o.race??void 0,children:[a("span",{class:"ab-location-head",children:[a(dt,{picture:sa(e),class:"ab-scene"}),a(Bi,{card:o}),t!==void 0&&a(We,{value:t})]}),a("span",{class:"ab-location-name",dir:"auto",children:o.name}),a("span",{class:"ab-location-text",dir:"auto",children:o.text})]}):a("span",{class:"ab-card",children:e})}function Bi({card:e}){let t=e.guild?`guild-${e.guild}`:e.race?`race-${e.race}`:null;return a("span",{class:"ab-location-sign",children:[e.sign,t&&a(y,{name:t})]})}function ln({races:e,mandatory:t},n,o){return t?o("lord.races.mandatory",{n:e,race:n.races[t].toLocaleLowerCase(n.lang)}):o("lord.races",{n:e})}function ht(){let{book:e,t}=v();return(n,o=!1,r)=>{let i=e.lords[n];return i?[i.name,e.guilds[i.guild],r===void 0||r===i.cost?t("lord.cost",{n:i.cost}):t("lord.cost.now",{n:r,printed:i.cost}),ln(i,e,t),t("lord.influence",{n:i.influence}),i.keys>0?t("lord.keys",{n:i.keys}):"",i.kind==="none"?"":`${t(`power.${i.kind}`)}: ${i.power}`,o?t("tilted"):""].filter(Boolean).join(", "):n}}function mt(){let{book:e}=v();return t=>{let n=e.locations[t];return n?`${n.name}, ${n.text}`:t}}var se=te(_i),kt=te(Zi),va=te(Si),yt=te(Ei);var ga=()=>globalThis.scheduler,wa=()=>ga()!==void 0,Ce=e=>La(e,"user-blocking"),vt=e=>La(e,"user-visible");function La(e,t){let n=!1,o=()=>{n||e()},r=ga();return r?r.postTask(o,{priority:t}):requestAnimationFrame(o),()=>{n=!0}}function Ma(e,t){let n=0,o=setTimeout(()=>{typeof requestIdleCallback=="function"?n=requestIdleCallback(t):t()},e);return()=>{clearTimeout(o),n&&cancelIdleCallback(n)}}function cn(e,t,n={}){return new Proxy({},{get(o,r){let i=r,s=n[i];return s?s():(t(i),e()[i])}})}var dn=class{constructor(t){this.latest=t}latest;questions=new Map;differs(t,n){this.latest=n;for(let o of this.questions.values())if(o(t)!==o(n))return!0;return!1}view(){let t=(s,l)=>this.questions.set(s,l),o=cn(()=>this.latest.view,s=>t(`view.${s}`,l=>l.view[s]),{decision:()=>{t("decision",({view:l})=>l.decision===null);let s=this.latest.view.decision;return s&&cn(()=>s,l=>t(`decision.${l}`,({view:c})=>c.decision?.[l]))}}),r={of:s=>(t(`marks ${s}`,l=>l.marks.of(s)),this.latest.marks.of(s))};return cn(()=>this.latest,s=>t(s,l=>l[s]),{view:()=>o,marks:()=>r,t:()=>(t("book",({book:s})=>s),this.latest.t)})}};function Ti(e){let[,t]=C(0),n=M(!1),o=M(null);J(()=>()=>o.current?.(),[]);let r=()=>{o.current??=(e==="soon"?Ce:vt)(()=>{o.current=null,n.current=!0,t(s=>s+1)})},i=n.current;return n.current=!1,[i,r]}function S(e,t="now"){return function(o){let r=ma(),i=ct(o),s=M(null),l=M(null),[c,f]=Ti(t);s.current??=new dn(r);let p=l.current;if(p&&!s.current.differs(p.ui,r)&&p.props===i)return p.vnode;if(p&&t!=="now"&&!c&&wa())return f(),p.vnode;let u=at(e,i);return l.current={ui:r,props:i,vnode:a(De.Provider,{value:s.current.view(),children:u})},l.current.vnode}}var xa=e=>Array.from(e.querySelectorAll("[data-rove]"));function Ca(e,t){let n=xa(e);e.toggleAttribute("data-live",n.some(i=>i.dataset.legal==="true"));let o=n.find(i=>i.tabIndex===0&&i.hasAttribute("data-stop")),r=t??o??n.find(i=>i.dataset.legal==="true")??n[0];for(let i of n){let s=i===r;i.tabIndex!==(s?0:-1)&&(i.tabIndex=s?0:-1),i.toggleAttribute("data-stop",s&&(t!==null||o!==void 0))}}function Ai(e,t,n,o){let r=e.indexOf(t),i=o?"ArrowLeft":"ArrowRight";if(n==="Home")return e[0];if(n==="End")return e[e.length-1];if(n==="ArrowLeft"||n==="ArrowRight")return e[r+(n===i?1:-1)];let s=t.getBoundingClientRect(),l=n==="ArrowDown",c,f=1/0;for(let p of e){let u=p.getBoundingClientRect(),b=l?u.top-s.bottom:s.top-u.bottom;if(b<-4)continue;let d=Math.abs(u.left+u.width/2-s.left-s.width/2),m=b*3+d;m<f&&([c,f]=[p,m])}return c??e[r+(l?1:-1)]}var $i=new Set(["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End"]);function R({label:e,class:t="",role:n="group",name:o,children:r}){let i=M(null);return V(()=>{i.current&&Ca(i.current,null)}),a("div",{ref:i,role:n,"aria-label":e,class:t,"data-group":o,onKeyDown:c=>{let f=i.current,p=c.target?.closest("[data-rove]");if(!f||!p||!$i.has(c.key)||c.ctrlKey||c.metaKey||c.altKey)return;let u=Ai(xa(f),p,c.key,getComputedStyle(f).direction==="rtl");c.preventDefault(),u&&u.focus()},onFocusIn:c=>{let f=c.target?.closest("[data-rove]");i.current&&f&&Ca(i.current,f)},children:r})}function ke(e){let t=e.indexOf(":");return t<0?e:e.slice(0,t)}function xe(e){return e.slice(e.lastIndexOf(":")+1)}function _a(e){let t=e[0];if(t===void 0)return[];let n=e.findIndex(o=>ke(o)!==ke(t));return e.slice(0,n<0?e.length:n)}function Pi(e,t){let n=[...e];for(let o of t){let r=_a(n).indexOf(o);if(r<0)return null;n=[...n.slice(0,r),...n.slice(r+1)]}return n}function qe(e,t){let n=[],o=new Set,r=null;for(let i of e){let s=Pi(i.targets,t);if(s!==null){n.push(i);for(let l of _a(s))o.add(l);s.length===0&&i.targets.length>0&&(r=i)}}return{actions:n,next:o,complete:n.length===1?r:null}}function Ha(e,t,n,o){let r=n?.targets[n.targets.length-1];return{of:i=>(e.next.has(i)?ft:0)|(t.includes(i)?pt:0)|(i===r?ut:0)|(o.includes(i)?bt:0)}}function Za(e,t,n){let o=qe(e,t).next.has(n);if(!o&&t.includes(n))return{kind:"choose",chosen:t.slice(0,t.indexOf(n))};let r=o?t:[];if(!o&&(t.length===0||!qe(e,[]).next.has(n)))return{kind:"ask"};let i=[...r,n],{complete:s}=qe(e,i);return s?{kind:"send",action:s}:{kind:"choose",chosen:i}}function re({name:e,title:t,aside:n,children:o}){return a("section",{class:`ab-section ab-section-${e}`,"aria-label":t,children:[a("header",{class:"ab-section-head",children:[a("h3",{children:t}),n&&a("span",{class:"ab-aside",children:n})]}),o]})}var Va=[["keys","key"],["pearls","pearl"],["monsters","monster-token"]];function fn({reward:e}){return a("span",{class:"ab-reward",children:Va.flatMap(([t,n])=>Array.from({length:e[t]},(o,r)=>a(y,{name:n},`${t}${r}`)))})}var Sa=S(function(){let{view:t,book:n,t:o}=v(),r=i=>Va.filter(([s])=>i[s]>0).map(([s])=>o(`reward.${s}`,{n:i[s]})).join(" + ");return a(re,{name:"threat",title:o("threat"),aside:o("supply",{keys:t.key_supply,monsters:t.monster_supply}),children:a("ol",{class:"ab-threat",children:n.threat.map((i,s)=>{let l=s+1===t.threat;return a("li",{class:"ab-threat-space","aria-current":l?"true":void 0,title:i.map(r).join(` ${o("or")} `),children:[a("span",{class:"ab-threat-number","aria-hidden":"true",children:s+1}),l&&a(y,{name:"threat",class:"ab-threat-marker",place:"threat"}),a("span",{class:"ab-threat-rewards",role:"img","aria-label":i.map(r).join(` ${o("or")} `),children:i.map((c,f)=>a(fn,{reward:c},f))})]},s)})})})});var ji=5,Ri=6,Ea=e=>e.text.split(" ",1)[0]??"",un=e=>({verb:"",first:null,actions:[...e],detail:""});function Oi(e){if(e.length<ji)return[un(e)];let t=new Map;for(let o of e){let r=o.targets.length>1?o.targets[0]??null:null,i=`${Ea(o)} ${r??""}`,s=t.get(i)??{verb:Ea(o),first:r,actions:[],detail:o.detail};s.actions.push(o),s.detail!==o.detail&&(s.detail=""),t.set(i,s)}let n=[];for(let o of t.values()){let r=n[n.length-1];o.actions.length>1?n.push(o):r?.verb===""?r.actions.push(...o.actions):n.push(un(o.actions))}return n}var pn=(e,t)=>Number(new RegExp(`\\b${t}=(\\d+)`).exec(e)?.[1]??0);function Ni({action:e,last:t}){let{book:n}=v(),o={keys:pn(e.text,"keys"),pearls:pn(e.text,"pearls"),monsters:pn(e.text,"monsters")};if(o.keys+o.pearls+o.monsters>0)return a(fn,{reward:o});let r=e.targets[t?e.targets.length-1:0];if(r===void 0)return null;let i=xe(r),s=n.lords[i],l=n.locations[i];switch(ke(r)){case"council":return a(y,{name:`race-${i}`});case"hand":case"played":return a(y,{name:`race-${i.split("-")[0]}`});case"seat":return a(y,{name:"person"});default:return s?a(y,{name:`guild-${s.guild}`}):l?.guild?a(y,{name:`guild-${l.guild}`}):l?.race?a(y,{name:`race-${l.race}`}):null}}function Ii({cards:e}){return a("span",{class:"ab-ally-chips",children:e.map((t,n)=>a("span",{class:"ab-ally-chip","data-race":N(t)?.race,children:[a(y,{name:`race-${N(t)?.race}`}),N(t)?.value]},n))})}function Ba({action:{pays:e,pearls:t}}){return a("span",{class:"ab-pays","aria-hidden":"true",children:[a(Ii,{cards:e}),t>0&&a("span",{class:"ab-pays-pearls",children:["+ ",a(y,{name:"pearl"}),t]})]})}function Di(){let{view:e,book:t}=v(),n=oe();return o=>{let r=o.targets[o.targets.length-1];if(r===void 0)return null;let i=xe(r),l=t.lords[i]?.name??t.locations[i]?.name??t.races[i]??(N(i)?n(i):null);return l!==null&&ke(r)==="council"?`${l} ×${e.council[i]}`:l}}function gt({number:e}){return e>9?null:a("kbd",{class:"ab-digit","aria-hidden":"true",children:e})}function Wi({action:e,number:t,told:n}){let{act:o,busy:r,sent:i,hint:s,draft:l,armed:c,t:f}=v(),p=Di(),u=()=>s(e.targets),b=()=>s([]),d=l!==null&&e.pays.length>0,m=c?.text===e.text,h=n.verb===""||m?null:p(e);return a("button",{type:"button",class:`ab-button ab-action${e.primary?" ab-primary":""}`,"data-action":e.text,"data-rove":"","data-armed":m?"true":void 0,"data-sent":i===e.text?"true":void 0,"aria-disabled":r?"true":void 0,"aria-label":h===null?void 0:[e.label,e.detail].filter(Boolean).join(", "),title:h===null?void 0:[e.label,e.detail].filter(Boolean).join(". "),"aria-keyshortcuts":t<=9?String(t):void 0,onClick:()=>o(e.text),onPointerEnter:u,onPointerLeave:b,onFocus:u,onBlur:b,children:[!d&&a(Ni,{action:e,last:n.first!==null}),a("span",{class:"ab-action-words",children:[d?a(H,{children:[a(Ba,{action:e}),a("span",{class:"ab-hidden",children:e.label})]}):a(H,{children:[a("span",{class:"ab-action-label",children:m?`${f("sure")} ${e.reveals}`:h??e.label}),e.pays.length>0&&a(Ba,{action:e})]}),m?a("span",{class:"ab-action-detail",children:f("sure.again")}):e.detail&&!n.detail&&h===null&&a("span",{class:"ab-action-detail",children:e.detail})]}),a(gt,{number:t})]})}function bn({passAll:e}){let{t,busy:n}=v();return a("button",{type:"button",class:"ab-button ab-quiet","data-role":"pass-all","data-rove":"","aria-disabled":n?"true":void 0,onClick:e,children:t("pass_all")})}var Ta=S(function({more:t,passAll:n,cancel:o}){let{match:r,t:i,draft:s}=v();if(r.actions.length===0&&!o)return null;let l=0;return a(R,{label:i("actions"),class:"ab-actions",role:"toolbar",name:"actions",children:[s&&r.actions.length>0&&a("h3",{class:"ab-actions-title",children:i("payment.suggestions")}),(s?[un(r.actions)]:Oi(r.actions)).map(c=>a(qi,{group:c,paying:s!==null,children:c.actions.map(f=>a(Wi,{action:f,number:++l,told:c},f.text))},`${c.verb} ${c.first}`)),t>0&&a("span",{class:"ab-more",children:i("payment.more",{n:t})}),n&&a(bn,{passAll:n}),o&&a("button",{type:"button",class:"ab-button ab-quiet","data-role":"cancel","data-rove":"",onClick:o,children:[a(y,{name:"close"}),i("cancel")]})]})});function qi({group:e,paying:t,children:n}){let{book:o,t:r}=v(),i=e.first===null?"":xe(e.first),s=o.lords[i]?.name??o.locations[i]?.name??(e.verb?r(`verb.${e.verb}`):""),l=e.verb!==""&&e.actions.length>Ri;return a("div",{class:`ab-action-group${s?" ab-named":""}${l?" ab-compact":""}`,role:"group","aria-label":s||void 0,children:[s&&!t&&a("span",{class:"ab-action-verb",children:[s,e.detail&&a("span",{class:"ab-action-shared",children:[" · ",e.detail]})]}),n]})}var Fi="[data-target], [data-tool]",Ui=500,Ki=10;function Aa(e,t){let n=M(t);n.current=t,V(()=>{let o=e.current;if(!o)return;let r=null,i=({target:b})=>b.closest(Fi),s=()=>clearTimeout(r?.timer),l=b=>{s(),r=null;let d=i(b);if(b.pointerType!=="touch"||!b.isPrimary||!d)return;r={x:b.clientX,y:b.clientY,asked:!1,timer:setTimeout(()=>f(d),Ui)}},c=({clientX:b,clientY:d})=>{r&&Math.hypot(b-r.x,d-r.y)>Ki&&s()},f=b=>{s(),!r?.asked&&(r&&(r.asked=!0),n.current(b))},p=b=>{let d=i(b);d&&(b.preventDefault(),b.stopPropagation(),f(d))},u=b=>{!r?.asked||b.detail===0||(r=null,b.preventDefault(),b.stopImmediatePropagation())};return o.addEventListener("pointerdown",l),o.addEventListener("pointermove",c),o.addEventListener("pointerup",s),o.addEventListener("pointercancel",s),o.addEventListener("contextmenu",p),o.addEventListener("click",u,!0),()=>{s(),o.removeEventListener("pointerdown",l),o.removeEventListener("pointermove",c),o.removeEventListener("pointerup",s),o.removeEventListener("pointercancel",s),o.removeEventListener("contextmenu",p),o.removeEventListener("click",u,!0)}},[e])}var $a=["decision","turn","own"],Y=e=>e.seats.length;function wt(e,t){let n=e.seats[t-1];return n===void 0?null:`p${n}`}function _e({turns:e,first_turn:t},n){let[o,r]=[0,e.length];for(;r-o>1;){let i=o+r>>1;(e[i]??1/0)<=n?o=i:r=i}return t+o}var Pa=(e,t)=>t>0&&_e(e,t)!==_e(e,t-1);function ja(e,t,n,o,r){let i=Y(e),s=new Set(o==="own"?e.unasked:[]),l=f=>{if(o==="turn")return Pa(e,f);let p=wt(e,f+1);return o==="decision"||p!==null&&r.includes(p)&&!s.has(f+1)},c=t+n;for(;c>0&&c<i&&!l(c);)c+=n;return Math.max(0,Math.min(c,i))}var Ra=["end","location","recruit","fight"],Gi=(e,t)=>Ra.filter(n=>e.marks[n].includes(t));function Lt(e,t,n,o,r=null){if(t===0)return o("timeline.start");let i=(p,u)=>{let b=n.find(d=>d.seat===u)?.name;return b===void 0?o("turn",{n:p}):o("timeline.place",{n:p,name:b})},s=Gi(e,t).map(p=>o(`timeline.mark.${p}`)),l=Pa(e,t)?i(_e(e,t),wt(e,t+1)??r):null;if(l!==null&&s.length===0)return l;let c=i(_e(e,t-1),wt(e,t)),f=s.length>0?o("timeline.marked",{place:c,marks:s.join(", ")}):c;return l===null?f:o("timeline.then",{what:f,turn:l})}function Oa(e){let t=e.branches.filter(({shown:n})=>n);return t[t.length-1]??null}function Mt({name:e,turn:t,seat:n},o,r){return e||r("timeline.branch",{n:t,name:o.find(i=>i.seat===n)?.name??n})}var zi=2.5,Yi=18,Xi=.22,Fe=(e,t)=>(t+.5)/(Y(e)+1);function Na(e,t){let n=Y(e)+1;return Math.max(0,Math.min(Math.floor(t*n),n-1))}function Ia(e,t,n){let o=Y(e)+1,r=Math.max(1,Math.min(o,Math.floor(n/zi))),i=f=>Math.floor(f*r/o),s=f=>[...new Set([...f].map(i))].map(p=>`M${p+.5} .5h0`).join(""),[l,c]=Ji(e,Math.floor(n/Yi));return{columns:r,lanes:Qi(e,t,r,i),branches:s(e.branches.filter(({here:f})=>f).map(({place:f})=>f)),comments:s(e.comments.map(({place:f})=>f)),dots:s(c),signs:l}}function Qi(e,t,n,o){let r=Y(e),i=d=>Number(e.seats[d-1]??0)-1,s=Array.from({length:n},()=>new Array(t).fill(0));for(let d=1;d<=r;d++){let m=s[o(d)],h=i(d);m&&(m[h]=(m[h]??0)+1)}let l=n>r?new Set(e.turns):new Set,c=n>r?Xi:0,f=new Array(t).fill(""),p=new Array(t).fill(""),u=(d,m,h)=>`M${d} ${h}H${m}v1H${d}z`;e.turns.forEach((d,m)=>{let h=i(d+1),[k,w]=[o(d+1),o((e.turns[m+1]??r)+1)];h>=0&&w>k&&(f[h]+=u(k+c,w,h))});let b=s.map(d=>d.indexOf(Math.max(1,...d)));for(let d=0;d<n;){let m=b[d]??-1,h=d+1;for(;h<n&&b[h]===m&&!l.has(h-1);)h++;m>=0&&(p[m]+=u(d+(l.has(d-1)?c:0),h,m)),d=h}return p.map((d,m)=>({seat:`p${m+1}`,turns:f[m]??"",actions:d}))}function Ji(e,t){let n=[],o=[],r=[],i=new Map,s=l=>[-1,0,1].every(c=>(i.get(Math.floor(l)+c)??n).every(f=>Math.abs(f-l)>=1));for(let l of Ra)for(let c of e.marks[l]){let f=Fe(e,c)*t;s(f)?(i.set(Math.floor(f),[...i.get(Math.floor(f))??[],f]),o.push({place:c,mark:l,seat:wt(e,c)})):r.push(c)}return[o.sort((l,c)=>l.place-c.place),r]}function Da({line:e,walker:t,ask:n}){let{view:o,t:r}=v(),i=Oa(e),s=e.comments.find(({place:c})=>c===o.place)?.text,l=Y(e);return a(H,{children:[(!o.live||i)&&a("div",{class:"ab-away",role:"note",children:[a("p",{class:"ab-away-where",children:[a(y,{name:o.live?"branch":"eye"}),a("span",{children:[!o.live&&a("strong",{children:r("timeline.away",{n:_e(e,o.place),of:_e(e,l)})})," ",i&&a("span",{dir:"auto",children:r("timeline.away.branch",{name:Mt(i,o.players,r)})}),!o.live&&a("span",{class:"ab-away-hint",children:r(o.decision?.mine?"timeline.away.hint.mine":"timeline.away.hint")})]})]}),a("div",{class:"ab-away-buttons",children:[!o.live&&a(H,{children:[a("button",{type:"button",class:"ab-button","data-role":"play-on",onClick:()=>n({kind:"play_on",seq:o.seq,name:""}),children:r("timeline.away.play_on")}),a("button",{type:"button",class:"ab-button","data-role":"to-end",onClick:()=>t.go(l),children:r(i?"timeline.away.end.branch":"timeline.away.end")})]}),i&&a("button",{type:"button",class:"ab-button","data-role":"to-main",onClick:()=>n({kind:"main"}),children:r("timeline.away.main")})]})]}),s&&a("p",{class:"ab-comment",children:[a(y,{name:"comment"}),a("bdi",{children:s})]})]})}function Wa({kind:e,children:t}){return a("span",{class:"ab-mark","data-mark":e,"aria-hidden":"true",children:t})}function es({points:e}){return a("span",{class:"ab-gain",children:[e<0?`−${-e}`:`+${e}`,a(y,{name:"influence"})]})}function qa({plan:e,influence:t}){return a(Wa,{kind:e.payable?"payable":"missing",children:[a("span",{children:[e.payable&&"✓ ",e.short]}),e.gain!==t&&a(es,{points:e.gain})]})}function Fa({id:e}){let{view:t,seats:n,t:o}=v(),r=He(e,t,n,o);return r===null?null:a(Wa,{kind:"worth",children:o("worth",{n:r.own})})}function He(e,t,n,o){let r=t.plan?.locations[e],i=r?.[n.findIndex(({seat:l})=>l===t.seat)];if(!r||i===void 0)return null;let s=n.map(({name:l},c)=>`${l} ${r[c]}`).join(", ");return{own:i,words:o("worth.each",{list:s})}}function G({target:e,place:t,label:n,class:o="",children:r,legal:i,count:s,tip:l}){let{press:c,marks:f,t:p}=v(),u=f.of(e),b=i??(u&ft)>0,d=s===void 0?(u&pt)>0:s>0,m=[n,d?p("chosen"):"",b?p("possible"):""].filter(Boolean).join(", ");return a("button",{type:"button",class:`ab-thing ${o}`,"data-target":e,"data-place":t,"data-rove":"","data-legal":b?"true":void 0,"data-chosen":d?"true":void 0,"data-armed":u&ut?"true":void 0,"data-hinted":u&bt?"true":void 0,"aria-label":m,"aria-disabled":b||d?void 0:"true","aria-pressed":b||d?d:void 0,title:l,onClick:h=>c(e,h.currentTarget),children:r})}function le({name:e,seat:t}){return a("span",{class:"ab-seat","data-seat":t,children:[a("i",{class:"ab-seat-dot","aria-hidden":"true",children:t.slice(1)}),a("bdi",{class:"ab-seat-name",title:e,children:e})]})}function Be({icon:e,value:t,label:n,place:o,extra:r}){return a("li",{class:"ab-stock",title:n,"data-place":o,children:[a(y,{name:e}),a("b",{"aria-hidden":"true",children:t}),r&&a("small",{"aria-hidden":"true",children:r}),a("span",{class:"ab-hidden",children:n})]})}function hn({player:e,short:t=!1}){let{t:n}=v(),{seat:o}=e,r=e.monster_tokens,i=typeof r=="number"?r:r.length,s=typeof r=="number"||i===0?"":[...r].sort().join(" "),l=typeof e.hand=="number"?e.hand:e.hand.length,c=f=>t?void 0:`${f}:${o}`;return a("ul",{class:"ab-stocks","data-short":t?"":void 0,children:[a(Be,{icon:"pearl",place:c("pearls"),value:e.pearls,label:n("pearls",{n:e.pearls})}),a(Be,{icon:"key",place:c("keys"),value:e.working_keys,label:n("keys.working",{n:e.working_keys,tokens:e.key_tokens}),extra:e.key_tokens>0?n("keys.tokens",{n:e.key_tokens}):""}),a(Be,{icon:"monster-token",place:c("tokens"),value:i,label:s?n("monsters.values",{n:i,values:s}):n("monsters",{n:i}),extra:s}),a(Be,{icon:"hand",place:c("cards"),value:l,label:n("hand.count",{n:l})}),a(Be,{icon:"crown",place:c("lords"),value:e.lords_counted,label:n("lords.count",{n:e.lords_counted,end:e.lords_to_end}),extra:`/ ${e.lords_to_end}`}),t&&a(Be,{icon:"influence",place:void 0,value:e.points,label:n("points",{n:e.points})})]})}function ts({cards:e,seat:t}){let{book:n,t:o}=v();if(e.length===0)return null;let r=i=>e.map(N).filter(s=>s?.race===i).map(s=>s?.value??0).sort((s,l)=>l-s);return a("ul",{class:"ab-affiliated","aria-label":o("affiliated"),children:de.map(i=>[i,r(i)]).filter(([,i])=>i.length>0).map(([i,s])=>a("li",{"data-race":i,"data-place":`affiliated:${t}:${i}`,title:`${n.races[i]} ${s.join(" ")}`,children:[a(y,{name:`race-${i}`}),a("b",{children:s[0]}),s.length>1&&a("small",{children:s.slice(1).join(" ")}),a("span",{class:"ab-hidden",children:n.races[i]})]},i))})}function ns({lord:e,seat:t,own:n}){let o=ht(),r=n?`own:${e.id}`:`lord:${t}:${e.id}`;return a(G,{target:r,label:o(e.id,e.tilted),tip:o(e.id,e.tilted),class:`ab-thing-small${e.tilted?" ab-tilted":""}`,children:a(va,{id:e.id,tilted:e.tilted})})}function as({location:e,seat:t,own:n}){let{view:o,seats:r,book:i,t:s}=v(),l=mt(),c=e.lords.map(b=>i.lords[b]),f=[l(e.id),s("points",{n:e.points}),e.lords.length>0?s("used",{lords:c.map((b,d)=>b?.name??e.lords[d]).join(", ")}):"",n?"":He(e.id,o,r,s)?.words].filter(Boolean).join(", "),p=a(H,{children:[e.lords.length>0&&a("span",{class:"ab-under",children:c.map((b,d)=>a("span",{class:"ab-used","data-place":`under:${e.lords[d]}`,"data-guild":b?.guild,title:b?.name,children:[b&&a(y,{name:`guild-${b.guild}`}),a("b",{children:b?.influence})]},e.lords[d]))}),a(yt,{id:e.id,points:e.points})]}),u=n?`mine:${e.id}`:`place:${t}:${e.id}`;return a(G,{target:u,label:f,tip:f,class:"ab-thing-location ab-controlled",children:p})}function mn({players:e}){return e.length===0?null:a("div",{class:"ab-players","data-count":e.length,children:e.map(t=>a(os,{player:t},t.seat))})}var os=S(function({player:t}){let{view:n,book:o,t:r}=v(),i=t.seat===n.seat,s=t.kind!=="person",l=o.kinds.find(({id:u})=>u===t.kind)?.name??t.kind,c=n.decision?.seat===t.seat&&!n.over,f=[t.name,l,n.active===t.seat?r("active"):"",r("points",{n:t.points})],p=t.lords.length===0&&t.locations.length===0&&t.affiliated.length===0;return a("section",{class:"ab-player","data-seat":t.seat,"data-own":i?"true":void 0,"data-active":n.active===t.seat&&!n.over?"true":void 0,"data-deciding":c?"true":void 0,"aria-label":t.name,children:[a("header",{class:"ab-player-head",children:[a(G,{target:`seat:${t.seat}`,label:f.filter(Boolean).join(", "),class:"ab-thing-seat",children:[a(le,{name:t.name,seat:t.seat}),a("span",{class:"ab-kind",title:l,children:[a(y,{name:s?"robot":"person"}),a("span",{children:l})]}),n.winners.includes(t.seat)&&a(y,{name:"crown",class:"ab-crown"}),n.thinking===t.seat&&a("span",{class:"ab-thinking","aria-hidden":"true",children:[a("i",{}),a("i",{}),a("i",{})]}),a(We,{value:t.points})]}),a(hn,{player:t}),a(ts,{cards:t.affiliated,seat:t.seat})]}),(t.lords.length>0||t.locations.length>0)&&a(R,{label:r("in_front",{name:t.name}),class:"ab-front",name:`front-${t.seat}`,children:[t.lords.map(u=>a(ns,{lord:u,seat:t.seat,own:i},u.id)),t.locations.map(u=>a(as,{location:u,seat:t.seat,own:i},u.id))]}),p&&a("p",{class:"ab-empty",children:r("nothing_in_front")})]})},"soon"),Ua=S(function(){let{view:t,t:n}=v(),o=oe();return t.played.length===0?null:a("div",{class:"ab-played",children:[a("h3",{children:n("played")}),a(R,{label:n("played"),class:"ab-cards",name:"played",children:ue(t.played).map(([r,i])=>a(G,{target:`played:${r}`,label:`${o(r)}, ${n("played")}`,class:"ab-thing-ally",children:[a(se,{card:r}),i>1&&a("b",{class:"ab-times",children:["×",i]})]},r))})]})});var Ka=["recruit","explore","council","location","token"],rs={turn:[],explore:["explore"],reveal:["explore"],reshuffle:["explore"],"no-sale":["explore"],buy:["explore","token"],continue:["explore"],take:["explore"],fight:["explore"],threat:["explore"],"monster-token":["token"],"key-tokens":["token"],pearls:["token"],"to-council":["explore","council"],"monsters-discarded":["explore"],council:["council"],oracle:["council"],recruit:["recruit"],pay:["recruit"],affiliate:["recruit"],spent:["recruit"],arrive:["recruit"],slide:["recruit"],refill:["recruit"],plot:["recruit"],use:["recruit"],"court-replaced":["recruit"],discard:[],kept:[],tilt:["recruit"],steal:["token"],"extra-turn":[],"lord-discarded":["recruit"],"draw-locations":["location"],available:["location"],control:["location"],"use-lords":["location"],"swap-location":["location"],"stack-shuffled":["location"],pass:[],"end-trigger":[],"game-over":[],auto:[]},Ct={seat:"",topic:"",auto:!0};function Ga(e,{seat:t,topic:n,auto:o}){return e.auto&&!o||n&&!rs[e.kind]?.includes(n)?!1:!t||e.seat===t||e.parts.some(r=>r.type==="seat"&&r.id===t)}function za(e){let t=[];for(let n of e){let o=t[t.length-1];o?.turn!==n.turn&&t.push(o={turn:n.turn,seat:null,lines:[]}),n.kind==="turn"?o.seat=n.seat:o.lines.push(n)}return t}function Ya(e,t){let n=e.seat!==null&&e.seat===t.seat;return e.parts.flatMap(({type:o,id:r})=>{switch(o){case"seat":return[`seat:${r}`];case"lord":return[`court:${r}`,`own:${r}`,...t.players.map(({seat:i})=>`lord:${i}:${r}`)];case"location":return[`available:${r}`,`drawn:${r}`,`mine:${r}`,...t.players.map(({seat:i})=>`place:${i}:${r}`)];case"race":return[`council:${r}`];case"ally":return e.kind==="to-council"?[`council:${r.slice(0,r.indexOf("-"))}`]:e.kind==="reveal"&&t.track[t.track.length-1]===r?["track"]:n?[`hand:${r}`]:[];case"monster":return e.kind==="reveal"&&t.track[t.track.length-1]==="monster"?["track"]:[];default:return[]}})}function Xa(e,t,n){if(e.story!==t)return{story:t,lines:n};let[o,r]=[n[0],n[n.length-1]];if(!o||!r)return e;let[i,s]=[e.lines[0],e.lines[e.lines.length-1]];if(!i||!s||o.id>s.id+1||r.id<i.id-1)return{story:t,lines:n};let l=n.filter(({id:f})=>f<i.id),c=n.filter(({id:f})=>f>s.id);return l.length+c.length>0?{story:t,lines:[...l,...e.lines,...c]}:e}function Qa(e,t){let n=Math.max(0,t-(e[0]?.id??1)+1);return n<e.length?e.slice(0,n):e}function Ja(e,t){let n=e.lines[0]?.id??1,o=t.filter(({id:r})=>r<n);return(o[o.length-1]?.id??0)===n-1?{...e,lines:[...o,...e.lines]}:e}var eo=({lines:e})=>(e[0]?.id??1)===1;function to(e,t,n){let o=i=>i.log[i.log.length-1]?.id??0;return e.game!==t.game||o(t)<o(e)?o(t):(e.seat===null||e.decision?.mine)&&o(t)>o(e)?o(e):n}var is=40;function kn(e){return e.parts.map(t=>t.text).join("")}function yn({line:e}){return a(H,{children:e.parts.map((t,n)=>a(ss,{part:t},n))})}function ss({part:e}){let t=Ee();if(e.type==="text")return a(H,{children:e.text});let n=e.type==="lord"?t.lords[e.id]:void 0,o=e.type==="ally"?N(e.id)?.race:e.type==="race"?e.id:void 0,r=o!==void 0?`race-${o}`:n?`guild-${n.guild}`:e.type==="pearls"?"pearl":e.type==="keys"?"key":e.type==="monster"?"monster":null;return a("span",{class:"ab-chip","data-type":e.type,"data-race":o,"data-guild":n?.guild,"data-seat":e.type==="seat"?e.id:void 0,children:[e.type==="seat"&&a("i",{class:"ab-seat-dot","aria-hidden":"true","data-seat":e.id}),r&&a(y,{name:r}),a("bdi",{children:e.text})]})}var no=S(function({lines:t,filter:n,choose:o,newFrom:r,close:i}){let{view:s,hint:l,explain:c,t:f}=v(),[p,u]=C(!1),b=t.filter(g=>g.kind==="turn"||Ga(g,n)),d=p?b:b.slice(-is),m=za(d).filter(g=>g.lines.length>0||n===Ct),h=({target:g})=>{let L=g.closest("[data-line]")?.dataset.line,x=d.find(Z=>String(Z.id)===L);l(x?Ya(x,s):[])},k=()=>l([]),w=g=>{g.preventDefault(),c(g.target)};return a("section",{class:"ab-log","aria-label":f("log"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:f("log")}),a("span",{class:"ab-aside",children:f("turn",{n:s.turn})}),a("button",{type:"button",class:"ab-tool","aria-label":`${f("close")}: ${f("log")}`,title:`${f("close")} (L)`,"data-role":"close-log",onClick:i,children:a(y,{name:"close"})})]}),a(cs,{filter:n,choose:o}),a("div",{class:"ab-log-lines",onMouseOver:h,onMouseLeave:k,onFocusIn:h,onFocusOut:k,onClick:g=>g.target.closest("[data-role=why]")&&w(g),onKeyDown:g=>ls(g)&&g.target.matches("[data-line]")&&w(g),children:a(R,{label:f("log"),name:"log",children:[d.length<b.length&&a("button",{type:"button",class:"ab-button ab-quiet","data-rove":"",onClick:()=>u(!0),children:f("log.all",{n:b.length})}),m.length===0&&a("p",{class:"ab-empty",children:f(t.length>0?"log.none":"log.empty")}),a("ol",{class:"ab-log-turns",children:m.map(g=>a(ds,{turn:g,newFrom:r},g.turn))})]})})]})},"later"),ls=({key:e,repeat:t,ctrlKey:n,metaKey:o,altKey:r})=>(e==="Enter"||e===" ")&&!(t||n||o||r);function cs({filter:e,choose:t}){let{view:n,t:o}=v(),r=i=>t({...e,...i});return a("div",{class:"ab-log-choice",role:"group","aria-label":o("log.choice"),children:[a("select",{"aria-label":o("log.who"),"data-log":"seat",value:e.seat,onChange:({currentTarget:i})=>r({seat:i.value}),children:[a("option",{value:"",children:o("log.everybody")}),n.players.map(({seat:i,name:s})=>a("option",{value:i,children:i===n.seat?o("log.mine"):s},i))]}),a("select",{"aria-label":o("log.what"),"data-log":"topic",value:e.topic,onChange:({currentTarget:i})=>r({topic:i.value}),children:[a("option",{value:"",children:o("log.everything")}),Ka.map(i=>a("option",{value:i,children:o(`log.topic.${i}`)},i))]}),a("label",{children:[a("input",{type:"checkbox","data-log":"auto",checked:e.auto,onChange:({currentTarget:i})=>r({auto:i.checked})}),o("log.auto")]})]})}function ds({turn:{turn:e,seat:t,lines:n},newFrom:o}){let{view:r,t:i}=v(),s=r.players.find(l=>l.seat===t);return a("li",{class:"ab-log-turn",children:[a("h4",{children:[i("turn",{n:e}),s&&a(le,{seat:s.seat,name:s.name})]}),a("ol",{children:n.map(l=>a(fs,{line:l,mark:l.id>o?i("log.new"):"",why:i("explain.why")},l.id))})]})}var fs=te(({line:e,mark:t,why:n})=>a("li",{class:"ab-log-line",tabIndex:-1,"data-rove":"","data-line":e.id,"data-kind":e.kind,"data-seat":e.seat??void 0,"data-auto":e.auto?"true":void 0,"data-new":t?"true":void 0,children:[t&&a("b",{class:"ab-log-new",children:t}),a(yn,{line:e})," ",a("button",{type:"button",class:"ab-rule",dir:"ltr",tabIndex:-1,"data-role":"why","aria-label":`${n} ${e.rule} (${e.id})`,title:n,children:a("code",{children:e.rule})})]}));function ao(){let{view:e,t}=v(),n=!e.decision?.mine;return e.since.length===0&&(!n||e.log.length===0)?null:a("div",{class:"ab-since","data-waiting":n?"true":void 0,children:[a("h3",{children:t(n?"just_now":"since")}),a("ul",{children:e.since.map(o=>a("li",{"data-kind":o.kind,children:a(yn,{line:o})},o.id))})]})}var oo=S(function(){let{view:t}=v(),n=t.log.filter(({kind:o})=>o!=="turn").pop();return n?a("p",{class:"ab-newest","aria-hidden":"true",children:a(yn,{line:n})}):null},"later");function ne({name:e,icon:t,label:n,onClick:o,off:r=null,expanded:i,shortcut:s,back:l=!1}){let{explain:c}=v();return a("button",{type:"button",class:"ab-tool","data-role":e,"data-tool":e,"data-off":r??void 0,"data-rove":"","data-back":l?"true":void 0,"aria-label":n,title:s?`${n} (${s})`:n,"aria-keyshortcuts":s,"aria-disabled":r===null?void 0:"true","aria-expanded":i,onClick:({currentTarget:f})=>r===null?o():c(f,!1),children:a(y,{name:t})})}var ro=S(function({panel:t,undo:n,redo:o,log:r,logOpen:i,chances:s,chancesOpen:l,show:c}){let{view:f,settings:p,t:u}=v();return a("header",{class:"ab-bar",children:[a("span",{class:"ab-brand",children:u("title")}),a("span",{class:"ab-turn",children:u("turn",{n:f.turn})}),a(oo,{}),a(R,{label:u("tools"),class:"ab-tools",role:"toolbar",name:"tools",children:[!p.replay&&a(H,{children:[a(ne,{name:"undo",icon:"undo",label:u("undo"),onClick:n,off:f.can_undo?null:"undo",shortcut:"U"}),a(ne,{name:"redo",icon:"redo",label:u("redo"),onClick:o,off:f.can_redo?null:"redo",shortcut:"R"})]}),!p.replay&&a(ne,{name:"chances",icon:"chance",label:u("chances"),onClick:s,expanded:l,shortcut:"D"}),a(ne,{name:"log",icon:"log",label:u("log"),onClick:r,expanded:i,shortcut:"L"}),a(ne,{name:"help",icon:"help",label:u("help"),onClick:()=>c("help"),expanded:t==="help",shortcut:"?"}),a(ne,{name:"menu",icon:"menu",label:u("menu"),onClick:()=>c("menu"),expanded:t==="menu"})]})]})},"later");function io({line:e,ask:t,close:n}){let{view:o,settings:r,t:i}=v(),s=e.comments.find(({place:l})=>l===o.place)?.text??"";return a("section",{class:"ab-branches",tabIndex:-1,"aria-label":i("timeline.branches"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:i("timeline.branches")}),a("button",{type:"button",class:"ab-tool","aria-label":i("close"),title:i("close"),"data-role":"close-branches",onClick:n,children:a(y,{name:"close"})})]}),!r.replay&&a(so,{name:"comment",label:i("timeline.comment",{place:Lt(e,o.place,o.players,i,o.active)}),value:s,save:l=>t({kind:"comment",seq:o.seq,text:l})},`${e.number}.${o.place}.${s}`),e.branches.length===0?a("p",{class:"ab-empty",children:i("timeline.branches.none")}):a("ul",{class:"ab-branch-list",children:e.branches.map(l=>a(ps,{branch:l,ask:t},l.id))})]})}function ps({branch:e,ask:t}){let{view:n,settings:o,t:r}=v(),[i,s]=C(!1),[l,c]=C(!1),[f,p]=C(null),u=Mt(e,n.players,r),b={branch:e.id},d=(h,k,w)=>a("button",{type:"button",class:"ab-button","data-role":h,"aria-label":r("timeline.branches.of",{what:r(`timeline.branches.${h}`),name:u}),"aria-expanded":w,onClick:k,children:r(`timeline.branches.${h}`)}),m=()=>{f!==null?p(null):t({kind:"compare",...b},h=>h.kind==="compare"&&p(h.text))};return a("li",{"data-branch":e.id,"data-shown":e.shown?"true":void 0,children:[a("p",{class:"ab-branch-name",children:[a(y,{name:"branch"}),a("bdi",{children:u}),a("span",{class:"ab-aside",children:[r("timeline.branches.length",{n:e.length}),e.shown&&a("b",{class:"ab-branch-shown",children:r("timeline.branches.shown")})]})]}),a("div",{class:"ab-branch-buttons",children:[d("goto",()=>t({kind:"goto_branch",...b})),!o.replay&&d("compare",m,f!==null),!o.replay&&a(H,{children:[d("rename",()=>s(!i),i),d("promote",()=>t({kind:"make_main",...b})),d("delete",()=>c(!l),l)]})]}),i&&a(so,{name:"branch-name",label:r("timeline.branches.name"),value:e.name,save:h=>{s(!1),t({kind:"name_branch",...b,name:h})}}),l&&a("p",{class:"ab-sure",children:[a(y,{name:"warning"}),a("span",{children:r("timeline.branches.sure")}),a("button",{type:"button",class:"ab-button","data-role":"delete-sure",onClick:()=>t({kind:"delete_branch",...b}),children:r("timeline.branches.delete")}),a("button",{type:"button",class:"ab-button","data-role":"delete-not",onClick:()=>c(!1),children:r("cancel")})]}),f!==null&&a("div",{class:"ab-compared",role:"group","aria-label":r("timeline.branches.compared"),tabIndex:0,children:[a("p",{"aria-hidden":"true",children:r("timeline.branches.compared")}),a("ul",{children:f.split(`
`).map((h,k)=>a("li",{"data-under":h.startsWith(" ")?"true":void 0,children:a("bdi",{children:h.trim()})},k))})]})]})}function so({name:e,label:t,value:n,save:o}){let{t:r,prefix:i}=v(),[s,l]=C(n),c=`${i}${e}`;return a("form",{class:"ab-field",onSubmit:f=>{f.preventDefault(),o(s)},children:[a("label",{for:c,dir:"auto",children:t}),a("span",{children:[a("input",{id:c,type:"text",dir:"auto",autocomplete:"off","data-field":e,value:s,onInput:({currentTarget:f})=>l(f.value)}),a("button",{type:"submit",class:"ab-button","data-role":`save-${e}`,"aria-label":r("timeline.branches.of",{what:r("timeline.save"),name:t}),"aria-disabled":s===n?"true":void 0,children:r("timeline.save")})]})]})}function xt({id:e,of:t}){let{explain:n,t:o}=v();return a("button",{type:"button",class:"ab-rule",dir:"ltr","data-rule":e,"aria-label":`${e}: ${t}`,title:o("explain.rule"),onClick:({currentTarget:r})=>n(r),children:a("code",{children:e})})}function vn({id:e,of:t}){return e?a(xt,{id:e,of:t}):null}function ye({reasons:e}){return e.length===0?null:a("ul",{class:"ab-reasons",children:e.map(({rule:t,text:n},o)=>a("li",{children:[a("span",{dir:"auto",children:n})," ",a(vn,{id:t,of:n})]},o))})}function co({lines:e}){return a(H,{children:e.map(({text:t,rules:n},o)=>a("div",{children:[a("p",{dir:"auto",children:t}),a("div",{class:"ab-rules",children:n.map(r=>a(xt,{id:r,of:t},r))})]},o))})}function fo({text:e}){return a(H,{children:e.split(`

`).map((t,n)=>t.startsWith("- ")?a("ul",{children:t.split(/^- /m).flatMap((o,r)=>o?[a("li",{children:lo(o)},r)]:[])},n):a("p",{children:lo(t)},n))})}var lo=e=>e.split(/(?:`([^`]+)`|\[([A-Z0-9-]+)\])/).map((t,n)=>!t||n%3===0?t:n%3===1?a("code",{children:t},n):a(xt,{id:t,of:e},n));var Ze=8;function uo({shown:{note:e,anchor:t,entered:n,before:o},root:r,back:i,close:s}){let{prefix:l,t:c}=v(),f=M(null),p=M(null);return V(()=>{let u=p.current;if(!u||!r)return;let b=r.getBoundingClientRect(),d=t.getBoundingClientRect(),m=b.width/r.offsetWidth||1,h=(d.left+d.width/2-b.left)/m-u.offsetWidth/2,k=(d.bottom-b.top)/m+Ze,w=r.ownerDocument.defaultView?.innerHeight??0,g=(u.offsetHeight+2*Ze)*m,x=k+u.offsetHeight<r.offsetHeight&&(d.bottom+g<=w||d.top<g)?k:Math.max(Ze,(d.top-b.top)/m-u.offsetHeight-Ze),Z=Math.max(Ze,r.offsetWidth-u.offsetWidth-Ze);u.style.left=`${Math.min(Math.max(Ze,h),Z)}px`,u.style.top=`${x}px`}),V(()=>p.current?.scrollIntoView?.({block:"nearest"}),[e]),V(()=>{f.current&&(f.current.scrollTop=0),n&&f.current?.focus({preventScroll:!0})},[e.target,n]),a("div",{ref:p,class:"ab-bubble-note",role:n?"dialog":"status","aria-label":e.title,"aria-describedby":n?`${l}note`:void 0,"data-note":e.target,"data-told":e.explained||e.written?"true":void 0,children:[a("header",{children:[o&&a("button",{type:"button",class:"ab-tool ab-back","aria-label":`${c("explain.back")}: ${o.note.title}`,title:c("explain.back"),"data-role":"back-note",onClick:i,children:a(y,{name:"chevron"})}),a("strong",{dir:"auto",children:e.title}),a("button",{type:"button",class:"ab-tool","aria-label":`${c("close")}: ${e.title}`,title:c("close"),"data-role":"close-note",onClick:s,children:a(y,{name:"close"})})]}),a("div",{ref:f,class:"ab-note-body",role:"group",tabIndex:0,id:`${l}note`,"aria-label":e.title,children:[e.answer&&(e.answer.text||e.answer.reasons.length>0)&&a("div",{class:"ab-why",children:[a("p",{class:"ab-why-title",children:[a(y,{name:"warning"}),c("why")]}),e.answer.reasons.length===0&&e.answer.text&&a("p",{dir:"auto",children:e.answer.text}),a(ye,{reasons:e.answer.reasons})]}),e.written?a(H,{children:[a("code",{class:"ab-rule",dir:"ltr",children:e.rule}),a(fo,{text:e.written})]}):e.explained?a(co,{lines:e.explained.lines}):a(H,{children:[a(po,{lines:e.lines}),e.rule&&a(vn,{id:e.rule,of:e.title}),a(ye,{reasons:e.notes})]}),a(po,{lines:e.more}),a(ye,{reasons:e.missing})]})]})}function po({lines:e}){return a(H,{children:e.map((t,n)=>a("p",{dir:"auto",children:t},n))})}function fe(e){let t=e?.getRootNode()?.activeElement;return t&&e?.contains(t)?t:null}function us(e){return e.querySelector(".ab-primary[data-action]")??e.querySelector("[data-action], [data-role=ready]")}function bo(e,t){let n=M(null),o=M(null),r=M(!1),i=M(!1);V(()=>{let s=e.current;if(!s)return;let l=u=>{n.current=u.target,n.current!==o.current&&(o.current=null),n.current.hasAttribute("data-prompt")||(r.current=!1)},c=u=>{let b=u.target;queueMicrotask(()=>{b.isConnected&&n.current===b&&(n.current=null)})},f=()=>{i.current=!0},p=()=>{i.current=!1};return s.addEventListener("focusin",l),s.addEventListener("focusout",c),s.addEventListener("keydown",f,!0),s.addEventListener("pointerdown",p,!0),()=>{s.removeEventListener("focusin",l),s.removeEventListener("focusout",c),s.removeEventListener("keydown",f,!0),s.removeEventListener("pointerdown",p,!0)}},[e]),V(()=>{let s=()=>{let l=e.current,c=n.current;if(!l||!c)return;t&&i.current&&(o.current=c);let f=!c.isConnected,p=us(l),u=p!==null&&!t,b=u&&o.current===c&&c.getAttribute("aria-disabled")==="true";if(u&&(o.current=null),!f&&!b&&!(r.current&&c.hasAttribute("data-prompt")))return;let d=p??(f?l.querySelector("[data-prompt]"):null);d&&(n.current=null,d.focus({preventScroll:!i.current}),r.current=p===null)};return s(),n.current?vt(s):void 0})}var bs=["table","perfect"],hs=5;function ms(e,t){let{view:n,book:o}=v(),{seat:r,seq:i}=n,[s,l]=C(null),c=M(null),f=M(!1);return J(()=>{let p=()=>{r===null||!e.current||(f.current=!0,c.current=null,e.current.ask({kind:"chances",memory:t}).then(u=>{f.current=!1,u.kind==="chances"&&l({seat:r,memory:t,tables:u.tables}),c.current?.()}))};return c.current=p,f.current||p(),()=>{c.current=null}},[e,t,r,i,o]),s?.seat===r&&s.memory===t?s:null}var mo=S(function({link:t,board:n,close:o}){let{view:r,settings:i,prefix:s,t:l}=v(),[c,f]=C(i.memory_aid?"perfect":"table"),p=ms(t,c),u=M(null);return V(()=>{let b=u.current,d=fe(n.current);return b?.focus({preventScroll:!0}),()=>{b?.contains(fe(n.current))&&(d?.isConnected?d:n.current?.querySelector("[data-role=chances]"))?.focus()}},[]),V(()=>u.current?.scrollIntoView?.({block:"nearest"}),[p!==null]),a("section",{ref:u,class:"ab-section ab-chances",tabIndex:-1,"aria-label":l("chances"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:l("chances")}),a("button",{type:"button",class:"ab-tool","aria-label":`${l("close")}: ${l("chances")}`,title:`${l("close")} (D)`,"data-role":"close-chances",onClick:o,children:a(y,{name:"close"})})]}),r.seat===null?a("p",{class:"ab-empty",children:l("chances.nobody")}):a(H,{children:[a("fieldset",{class:"ab-chances-memory",children:[a("legend",{children:l("chances.memory")}),a("div",{class:"ab-choices",children:bs.map(b=>a("label",{children:[a("input",{type:"radio",name:`${s}chances`,checked:b===c,"data-value":b,onChange:()=>f(b)}),a("span",{children:l(`chances.${b}`)})]},b))})]}),p&&a(ks,{tables:p.tables})]})]})},"later"),ks=te(({tables:e})=>a("div",{class:"ab-chance-tables",children:e.map((t,n)=>t.long?a("details",{children:[a("summary",{children:t.title}),a(ho,{table:t})]},n):a(ho,{table:t,caption:!0},n))}));function ho({table:e,caption:t=!1}){let{title:n,head:o,rows:r}=e.head.length>hs?ys(e):e;return a("table",{class:"ab-chance-table","aria-label":t?void 0:n,children:[t&&a("caption",{children:n}),a("thead",{children:a("tr",{children:o.map((i,s)=>a("th",{scope:"col",children:a("bdi",{children:i})},s))})}),a("tbody",{children:r.map(({label:i,cells:s,bar:l},c)=>a("tr",{children:[a("th",{scope:"row",children:a("bdi",{children:i})}),s.map((f,p)=>a("td",{children:[f,l!==null&&p===s.length-1&&a("span",{class:"ab-chance-bar","aria-hidden":"true",children:a("i",{style:{inlineSize:`${100*l}%`}})})]},p))]},c))})]})}function ys({title:e,head:t,rows:n,long:o}){let[r="",...i]=t;return{title:e,head:[r,...n.map(({label:s})=>s)],rows:i.map((s,l)=>({label:s,cells:n.map(({cells:c})=>c[l]??""),bar:null})),long:o}}var ko=S(function(){let{view:t,book:n,t:o}=v();return a(re,{name:"council",title:o("council"),children:a(R,{label:o("council"),class:"ab-council",name:"council",children:de.map(r=>{let i=t.council[r];return a(G,{target:`council:${r}`,label:o("council.stack",{race:n.races[r],n:i}),children:[a("span",{class:"ab-stack","data-race":r,"data-size":Math.min(i,4),children:[a(y,{name:`race-${r}`}),a("b",{class:"ab-count",children:i})]}),a("span",{class:"ab-stack-name",dir:"auto",children:n.races[r]})]},r)})})})});function Te({target:e,back:t,count:n,label:o}){return a(G,{target:e,label:o,class:"ab-thing-deck",children:a("span",{class:"ab-deck","data-back":t,"data-empty":n===0?"true":void 0,children:[a(y,{name:t}),a("b",{class:"ab-count",children:n})]})})}var yo=S(function(){let{view:t,t:n}=v(),o=[...t.court].reverse();return a(re,{name:"court",title:n("court"),aside:a("span",{"data-place":"discard:lords",children:n("court.aside",{n:t.lord_discard.length})}),children:a(R,{label:n("court"),class:"ab-court",name:"court",children:[a(Te,{target:"deck:lords",back:"back-lord",count:t.lord_deck,label:n("deck.lords",{n:t.lord_deck})}),o.map((r,i)=>r===null?a("span",{class:"ab-space ab-space-lord",children:a(y,{name:"crown"})},`space ${i}`):a(vs,{id:r},r))]})})});function vs({id:e}){let{view:t,book:n}=v(),o=t.plan?.lords[e],r=t.decision?.card===e?void 0:o,i=ht()(e,!1,o?.cost),s=[...r?.missing??[],...o?.notes??[]].map(({rule:l,text:c})=>`${c} [${l}]`);return a(G,{target:`court:${e}`,label:[i,r?.short].filter(Boolean).join(", "),tip:[i,...s].join(`
`),class:"ab-thing-lord",children:[a(kt,{id:e,...o?{cost:o.cost}:{}}),r&&a(qa,{plan:r,influence:n.lords[e]?.influence})]})}function vo({seat:e,ready:t,passAll:n}){let{view:o,t:r,act:i,busy:s}=v(),l=o.players.find(f=>f.seat===e)?.name??e,c=o.decision;return a("section",{class:"ab-curtain","aria-label":r("curtain.title",{name:l}),children:[a(y,{name:"eye",class:"ab-curtain-eye"}),a("h2",{tabIndex:-1,"data-prompt":"",children:a(le,{seat:e,name:l})}),c&&a("p",{class:"ab-curtain-asked",children:c.title}),a("p",{children:r("curtain.text",{name:l})}),a("div",{class:"ab-curtain-buttons",children:[a("button",{type:"button",class:"ab-button ab-primary ab-action","data-role":"ready","aria-keyshortcuts":"1",onClick:t,children:[r("curtain.ready",{name:l}),a(gt,{number:1})]}),c?.actions.map((f,p)=>a("button",{type:"button",class:"ab-button","data-action":f.text,"aria-disabled":s?"true":void 0,"aria-keyshortcuts":String(p+2),onClick:()=>i(f.text),children:[f.label,a(gt,{number:p+2})]},f.text)),n&&a(bn,{passAll:n})]})]})}var go=S(function(){let{view:t,draft:n,t:o}=v(),r=t.players.find(({seat:s})=>s===t.seat);if(!r||typeof r.hand=="number"||t.over)return null;let i=ue(r.hand);return a("section",{class:"ab-hand","aria-label":o("hand"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:o("hand")}),a(hn,{player:r,short:!0})]}),i.length===0?a("p",{class:"ab-empty",children:o("hand.empty")}):a(R,{label:o("hand"),class:"ab-cards",name:"hand",children:i.map(([s,l],c)=>a(gs,{card:s,count:l,first:N(i[c-1]?.[0]??"")?.race!==N(s)?.race},s))}),n&&a("p",{class:"ab-help-line",children:o("payment.how")})]})});function gs({card:e,count:t,first:n}){let{draft:o,t:r}=v(),i=oe(),s=o?.filter(c=>c===e).length??0,l=[i(e),t>1?r("held",{n:t}):"",s>0?r("paying",{n:s}):""];return a(G,{target:`hand:${e}`,label:l.filter(Boolean).join(", "),class:`ab-thing-ally${n?" ab-first":""}`,...o?{legal:!0,count:s}:{},children:[t>1&&a("span",{class:"ab-behind","data-race":N(e)?.race,"aria-hidden":"true"}),a(se,{card:e}),t>1&&a("b",{class:"ab-times",children:s>0?`${s}/${t}`:`×${t}`})]})}var ws=300;function wo(e,t){let n=M(t);n.current=t,V(()=>{let o=e.current;if(!o)return;let r={at:-1/0,asked:""},i=s=>{if(s.target.closest("[data-at-will]"))return;let l=s.detail>1&&s.timeStamp-r.at<ws;r={at:s.timeStamp,asked:l?r.asked:n.current},!(!l||r.asked===n.current)&&(s.preventDefault(),s.stopPropagation())};return o.addEventListener("click",i,!0),()=>o.removeEventListener("click",i,!0)},[e])}var Lo="[data-role=ready], [data-action]",gn=[{keys:["Tab","←","→","↑","↓"],word:"help.move"},{keys:["Enter"],word:"help.enter"},{keys:["Enter"],word:"help.pay"},{keys:["1–9"],word:"help.digits"},{keys:["Esc"],word:"help.escape"},{keys:["A"],word:"help.actions",to:Lo},{keys:["N"],word:"help.next",to:'[data-legal="true"]'},{keys:["H"],word:"help.hand",to:'[data-target^="hand:"]'},{keys:["C"],word:"help.court",to:'[data-target^="court:"]'},{keys:["E"],word:"help.track",to:'[data-target="deck:exploration"], [data-target="track"]'},{keys:["K"],word:"help.council",to:'[data-target^="council:"]'},{keys:["O"],word:"help.locations",to:'[data-target^="drawn:"], [data-target^="available:"], [data-target="deck:locations"]'},{keys:["M"],word:"help.mine",to:'[data-target^="own:"], [data-target^="mine:"]'},{keys:["T"],word:"help.timeline",to:"[data-role=scrub]"},{keys:[",","."],word:"help.step"},{keys:["<",">"],word:"help.step_turn"},{keys:["G"],word:"help.play"},{keys:["U"],word:"help.undo"},{keys:["R"],word:"help.redo"},{keys:["S"],word:"help.skip"},{keys:["L"],word:"help.log"},{keys:["W"],word:"help.explain"},{keys:["D"],word:"help.chances"},{keys:["?"],word:"help.help"}],Ls="data-lm-suppress-shortcuts",Mo=({ctrlKey:e,metaKey:t,altKey:n})=>e||t||n;function Co(e){V(()=>{let t=e.current,n=t?.ownerDocument.defaultView;if(!t||!n)return;let o=r=>{r.composedPath().includes(t)&&r.target.toggleAttribute(Ls,!Mo(r))};return n.addEventListener("keydown",o,!0),()=>n.removeEventListener("keydown",o,!0)},[e])}var Ms=e=>{let t=e?.localName;return t==="input"||t==="select"||t==="textarea"},Cs=e=>e?.closest('[data-group="hand"], [data-prompt]')!=null;function xo(e){return t=>{if(Mo(t)||(t.stopPropagation(),t.defaultPrevented))return;let n=e.root.current;if(t.key==="Escape"){e.cancel()&&t.preventDefault();return}if(!n||Ms(t.target))return;if(t.repeat&&/^([1-9 ]|Enter)$/.test(t.key)){t.preventDefault();return}if(t.key==="Enter"&&Cs(t.target)&&e.pay()){t.preventDefault();return}let o=t.target.closest(".ab-menu")!==null;if(/^[1-9]$/.test(t.key)&&!o){let i=n.querySelectorAll(Lo)[Number(t.key)-1];i&&(t.preventDefault(),i.focus({preventScroll:!0}),i.click(),n.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"}));return}let r=xs(t.key,n,e);r&&(t.preventDefault(),r())}}function xs(e,t,{step:n,play:o,undo:r,redo:i,skip:s,log:l,explain:c,chances:f,help:p}){switch(e.toLowerCase()){case",":return()=>n(-1,"decision");case".":return()=>n(1,"decision");case"<":return()=>n(-1,"turn");case">":return()=>n(1,"turn");case"g":return o;case"u":return r;case"r":return i;case"s":return s;case"l":return l;case"w":return c;case"d":return f;case"?":return p;default:{let u=gn.find(({keys:b})=>b.includes(e.toUpperCase()))?.to;return u===void 0?null:()=>_s(t,u)}}}function _s(e,t){let n=Array.from(e.querySelectorAll(t)),o=n.filter(s=>s.getAttribute("aria-disabled")!=="true"),r=o.length>0?o:n,i=fe(e);r[((i?r.indexOf(i):-1)+1)%r.length]?.focus()}var Hs=[["5+3×","legend.times"],["20−","legend.less"],["=","legend.same"]],Zs=[["race-crab","legend.mandatory"],["","legend.free"],["pearl","legend.cost"],["key","legend.key"],["influence","legend.influence"],["power-instant","power.instant"],["power-lasting","power.lasting"],["power-activated","power.activated"],["hand","legend.affiliated"]];function _o({close:e}){let{book:t,t:n}=v();return a("section",{class:"ab-help",tabIndex:-1,"aria-label":n("help"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:n("help")}),a("button",{type:"button",class:"ab-tool","aria-label":n("close"),title:n("close"),"data-role":"close-help",onClick:e,children:a(y,{name:"close"})})]}),a("h4",{children:n("help.how")}),a("dl",{class:"ab-how",children:t.how_to_play.map(({title:o,text:r})=>a("div",{children:[a("dt",{children:o}),a("dd",{children:r})]},o))}),a("h4",{children:n("help.legend")}),a("ul",{class:"ab-legend",children:[Zs.map(([o,r])=>a("li",{children:[o?a(y,{name:o}):a("i",{class:"ab-legend-circle","aria-hidden":"true"}),n(r)]},r)),Hs.map(([o,r])=>a("li",{children:[a("b",{class:"ab-location-sign",children:o}),n(r)]},r)),a("li",{children:[a("b",{class:"ab-legend-mark",children:n("worth",{n:9})}),n("legend.worth")]}),a("li",{children:[a("b",{class:"ab-legend-mark ab-gain",children:["+6",a(y,{name:"influence"})]}),n("legend.gain")]}),Object.entries(t.guilds).map(([o,r])=>a("li",{children:[a(y,{name:`guild-${o}`}),r]},o))]}),a("h4",{children:n("help.pointer")}),a("p",{children:n("help.pointer.ask")}),a("h4",{children:n("help.keys")}),a("dl",{class:"ab-keymap",children:gn.map(({keys:o,word:r})=>a("div",{children:[a("dt",{children:o.map(i=>a("kbd",{children:i},i))}),a("dd",{children:n(r)})]},r))}),a("p",{class:"ab-help-line",children:n("help.again")})]})}var Ho=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ue(e,t){if(e===t)return t;if(Array.isArray(e)&&Array.isArray(t)){let i=t.map((s,l)=>Ue(e[l],s));return e.length===t.length&&i.every((s,l)=>s===e[l])?e:i}if(!Ho(e)||!Ho(t))return t;let n=Object.fromEntries(Object.entries(t).map(([i,s])=>[i,Ue(e[i],s)])),o=Object.keys(n);return o.length===Object.keys(e).length&&o.every(i=>i in e&&n[i]===e[i])?e:n}function Zo(e){let t=M(e);return t.current=Ue(t.current,e),t.current}var So=S(function(){let{view:t,t:n}=v();return a(re,{name:"locations",title:n("locations"),children:[t.drawn.length>0&&a(R,{label:n("drawn"),class:"ab-drawn",name:"drawn",children:[a("span",{class:"ab-tag",children:n("drawn")}),a("div",{class:"ab-tiles",children:t.drawn.map(o=>a(Vo,{id:o,place:"drawn"},o))})]}),a(R,{label:n("locations"),class:"ab-locations",name:"locations",children:[a(Te,{target:"deck:locations",back:"back-location",count:t.location_deck,label:n("deck.locations",{n:t.location_deck})}),a("div",{class:"ab-tiles",children:t.locations_available.map(o=>a(Vo,{id:o,place:"available"},o))})]})]})});function Vo({id:e,place:t}){let{view:n,seats:o,t:r}=v(),i=[mt()(e),He(e,n,o,r)?.words].filter(Boolean);return a(G,{target:`${t}:${e}`,label:i.join(", "),tip:i.join(`
`),class:"ab-thing-location",children:[a(yt,{id:e}),a(Fa,{id:e})]})}var Vs=300;function Eo(e,t,n){let[,o]=C(0),r=M({story:"",lines:[],of:null});r.current.of!==e&&(r.current={...Xa(r.current,e.story,e.log),of:e});let i=t&&!eo(r.current);return J(()=>{if(!i)return;let s=()=>{n.current?.ask({kind:"log"}).then(c=>{let f=r.current;c.kind!=="log"||c.story!==f.story||(r.current={...Ja(f,c.lines),of:f.of},o(p=>p+1))})};if(e.live)return s();let l=setTimeout(s,Vs);return()=>clearTimeout(l)},[i,e.story,r.current.lines[0]?.id]),Qa(r.current.lines,e.log[e.log.length-1]?.id??0)}function Bo(e){let t=M({view:e,from:e.log[e.log.length-1]?.id??0});return t.current.view!==e&&(t.current={view:e,from:to(t.current.view,e,t.current.from)}),t.current.from}var _t=2e7,Ss=6e4;function Es({name:e,text:t}){let n=URL.createObjectURL(new Blob([t],{type:e.endsWith(".html")?"text/html":"text/plain"})),o=document.createElement("a");o.href=n,o.download=e,o.click(),setTimeout(()=>URL.revokeObjectURL(n),Ss)}function To({link:e,opened:t}){let{t:n}=v();return a(H,{children:[a("fieldset",{class:"ab-keep",children:[a("legend",{children:n("keep")}),a(Bs,{link:e})]}),a("fieldset",{class:"ab-keep",children:[a("legend",{children:n("keep.open")}),a(Ts,{link:e,opened:t})]})]})}function Bs({link:e}){let{t}=v(),[n,o]=C(null),[r,i]=C(""),s=M(null),l=f=>{o(null),e.current?.ask({kind:f}).then(p=>{p.kind==="refused"&&o({text:p.text,bad:!0}),p.kind==="code"&&i(p.text),p.kind==="file"&&(Es(p),o({text:t("keep.saved",{file:p.name}),bad:!1}))})};V(()=>{if(!r)return;s.current?.focus(),s.current?.select();let f=u=>()=>o({text:t(u),bad:!1});(navigator.clipboard?.writeText(r)??Promise.reject(new Error("no clipboard"))).then(f("keep.copied"),f("keep.selected"))},[r]);let c=(f,p)=>a("button",{type:"button",class:"ab-button","data-role":f,onClick:()=>l(f),children:[a(y,{name:p}),t(`keep.${f}`)]});return a(H,{children:[a("p",{class:"ab-keep-warning",children:[a(y,{name:"eye"}),t("keep.warning")]}),a("div",{class:"ab-keep-row",children:[c("save","save"),c("export","page"),c("code","copy")]}),r&&a("textarea",{ref:s,class:"ab-keep-code",dir:"ltr",readOnly:!0,rows:3,"aria-label":t("keep.code.text"),value:r,"data-role":"code-text"}),a(Ao,{said:n})]})}function Ts({link:e,opened:t}){let{view:n,t:o}=v(),[r,i]=C(null),[s,l]=C(""),[c,f]=C(null),p=n.log.length>0&&!n.over,u=h=>{f(null),i({text:h,bad:!0})},b=(h,k)=>{e.current?.ask({kind:"load",text:h,good_part:k}).then(w=>{w.kind==="done"?t():w.kind==="damaged"?f({text:h,damaged:w}):w.kind==="refused"&&u(w.text)})},d=h=>{i(null),f(null),h.length>_t?u(o("keep.large",{most:_t/1e6})):h.trim()?p?f({text:h,damaged:null}):b(h,!1):u(o("keep.empty"))},m=h=>{let k=h.files?.[0];k&&(k.size>_t?u(o("keep.large",{most:_t/1e6})):k.text().then(d,()=>u(o("keep.unread",{file:k.name}))),h.value="")};return a(H,{children:[a("label",{class:"ab-drop",children:[a(y,{name:"open"}),a("span",{children:o("keep.file")}),a("input",{type:"file","aria-label":o("keep.file"),"data-role":"file",onChange:({currentTarget:h})=>m(h)})]}),a("div",{class:"ab-keep-row",children:[a("textarea",{class:"ab-keep-code",dir:"ltr",rows:2,spellcheck:!1,"aria-label":o("keep.text"),placeholder:o("keep.text"),value:s,"data-role":"load-text",onInput:({currentTarget:h})=>l(h.value)}),a("button",{type:"button",class:"ab-button","data-role":"load",onClick:()=>d(s),children:o("keep.load")})]}),c&&a(As,{waiting:c,load:b,cancel:()=>f(null)}),a(Ao,{said:r})]})}function As({waiting:{text:e,damaged:t},load:n,cancel:o}){let{t:r}=v(),i=t===null||t.steps>0;return a("div",{class:"ab-sure",role:"alert",children:[a(y,{name:"warning"}),a("span",{dir:"auto",children:t?r("keep.damaged",{line:t.line,reason:t.text}):r("new.sure")}),a("button",{type:"button",class:"ab-button","data-role":"load-cancel",onClick:o,children:r("cancel")}),i&&a("button",{type:"button",class:"ab-button ab-primary","data-role":t?"load-good":"load-anyway",onClick:()=>n(e,t!==null),children:t?r("keep.good",{n:t.steps}):r("keep.anyway")})]})}function Ao({said:e}){return a("p",{class:"ab-keep-said",role:"status","data-bad":e?.bad?"true":void 0,dir:"auto",children:[e?.bad&&a(y,{name:"warning"}),e?.text]})}var $o=2,Po=4;function jo({start:e}){let{view:t,book:n,t:o}=v(),[r,i]=C(()=>t.players.map(({name:d,named:m,kind:h})=>({name:m?d:"",kind:h}))),[s,l]=C(!1),c=t.log.length>0&&!t.over,f=(d,m)=>`${n.kinds.find(({id:h})=>h===d)?.name??d} ${m+1}`,[p,u]=C(""),b=(d,m)=>i(r.map((h,k)=>k===d?{...h,...m}:h));return a("form",{class:"ab-new",onSubmit:d=>{d.preventDefault(),c&&!s?l(!0):e(r,p.trim())},children:a("fieldset",{children:[a("legend",{children:o("new")}),a("ol",{class:"ab-new-seats",children:r.map((d,m)=>a("li",{children:[a("i",{class:"ab-seat-dot","data-seat":`p${m+1}`,"aria-hidden":"true",children:m+1}),a("input",{type:"text",dir:"auto",maxLength:40,value:d.name,"aria-label":o("new.name",{n:m+1}),placeholder:f(d.kind,m),"data-seat-name":m+1,onInput:({currentTarget:h})=>b(m,{name:h.value})}),a("select",{value:d.kind,"aria-label":o("new.kind",{n:m+1}),"data-seat-kind":m+1,onChange:({currentTarget:h})=>b(m,{kind:h.value}),children:n.kinds.map(({id:h,name:k})=>a("option",{value:h,children:k},h))}),a("button",{type:"button",class:"ab-tool","aria-label":o("new.remove",{n:m+1}),title:o("new.remove",{n:m+1}),"aria-disabled":r.length<=$o?"true":void 0,onClick:()=>r.length>$o&&i(r.filter((h,k)=>k!==m)),children:a(y,{name:"close"})})]},m))}),a("div",{class:"ab-new-row",children:[a("button",{type:"button",class:"ab-button","data-role":"add-seat","aria-disabled":r.length>=Po?"true":void 0,onClick:()=>r.length<Po&&i([...r,{name:"",kind:r[r.length-1]?.kind??n.kinds[0]?.id??""}]),children:o("new.add")}),a("label",{class:"ab-new-seed",children:[a("span",{children:o("new.seed")}),a("input",{type:"text",dir:"ltr",value:p,placeholder:o("new.seed.any"),"data-role":"seed",onInput:({currentTarget:d})=>u(d.value)})]}),c&&s&&a("p",{class:"ab-sure",role:"alert",children:[a(y,{name:"warning"}),o("new.sure"),a("button",{type:"button",class:"ab-button","data-role":"keep",onClick:()=>l(!1),children:o("cancel")})]}),a("button",{type:"submit",class:"ab-button ab-primary","data-role":"start",children:[a(y,{name:"new-game"}),o(c&&s?"new.anyway":"new.start")]})]})]})})}var $s=["auto","light","dark"],Ps=["slow","normal","fast","instant"],js=["auto","on","off"],Rs=[.75,.9,1,1.25,1.5];function Ae({name:e,choices:t,chosen:n,choose:o}){let{t:r,prefix:i}=v();return a("fieldset",{"data-setting":e,children:[a("legend",{children:r(`set.${e}`)}),a("div",{class:"ab-choices",children:t.map(({value:s,label:l,lang:c})=>a("label",{children:[a("input",{type:"radio",name:`${i}${e}`,checked:s===n,"data-value":s,onChange:()=>o(s)}),a("span",{lang:c,children:l})]},s))})]})}function wn({name:e,on:t,turn:n}){let{t:o}=v();return a("label",{class:"ab-switch","data-setting":e,children:[a("input",{type:"checkbox",role:"switch",checked:t,onChange:({currentTarget:r})=>n(r.checked)}),a("span",{children:[o(`set.${e}`),a("small",{children:o(`set.${e}.hint`)})]})]})}function Ro({set:e}){let{book:t,settings:n,t:o}=v(),r=(s,l)=>l.map(c=>({value:c,label:o(`set.${s}.${c}`)})),i=new Intl.NumberFormat(t.lang,{style:"percent"});return a("div",{class:"ab-menu-settings",children:[a(Ae,{name:"lang",choices:t.languages.map(({id:s,name:l})=>({value:s,label:l,lang:s})),chosen:n.lang,choose:s=>e("lang",s)}),a(Ae,{name:"theme",choices:r("theme",$s),chosen:n.theme,choose:s=>e("theme",s)}),a(Ae,{name:"speed",choices:r("speed",Ps),chosen:n.speed,choose:s=>e("speed",s)}),a(Ae,{name:"motion",choices:r("motion",js),chosen:n.motion,choose:s=>e("motion",s)}),a(Ae,{name:"scale",choices:Rs.map(s=>({value:s,label:i.format(s)})),chosen:n.scale,choose:s=>e("scale",s)}),!n.lesson&&n.seats.length>(n.replay?1:2)&&a(Ae,{name:"seat",choices:n.seats.map(({id:s,name:l})=>({value:s,label:l})),chosen:n.seat,choose:s=>e("seat",s)}),!n.replay&&a(H,{children:[a(wn,{name:"memory_aid",on:n.memory_aid,turn:s=>e("memory_aid",s)}),a(wn,{name:"follow",on:n.follow,turn:s=>e("follow",s)}),a(wn,{name:"confirm",on:n.confirm,turn:s=>e("confirm",s)})]})]})}function Oo({set:e,start:t,link:n,opened:o,close:r}){let{settings:i,t:s}=v();return a("section",{class:"ab-menu",tabIndex:-1,"aria-label":s("menu"),children:[a("header",{class:"ab-section-head",children:[a("h3",{children:s("menu")}),a("button",{type:"button",class:"ab-tool","aria-label":s("close"),title:s("close"),"data-role":"close-menu",onClick:r,children:a(y,{name:"close"})})]}),a("div",{class:"ab-menu-parts",children:[!i.replay&&!i.lesson&&a("div",{class:"ab-menu-games",children:[a(jo,{start:t}),a(To,{link:n,opened:o})]}),a(Ro,{set:e})]})]})}var Os={done:!0,refused:!0,draft:!0,why:!0,log:!0,compare:!0,explain:!0,chances:!0,file:!0,code:!0,damaged:!0};function Ns(e){let{id:t,kind:n}=e??{};return typeof t=="number"&&typeof n=="string"&&Object.hasOwn(Os,n)}var Is=2e3,Ds=Math.floor(Math.random()*2**30),Ws=0,Ht=class{constructor(t,n,o=Is){this.model=t;this.changed=n;this.patience=o;t.on("msg:custom",this.hear)}model;changed;patience;waiting=new Map;lost=!1;closed=!1;id=(Ds+Ws++)*1e6;ask(t){let n=++this.id;return new Promise(o=>{if(this.closed)return;let r=setTimeout(()=>this.lose(),this.patience);this.waiting.set(n,{resolve:o,silent:t.kind==="goto",timer:r}),this.tell();try{this.model.send({...t,id:n})}catch{clearTimeout(r),this.lose()}})}alive(){for(let[t,{silent:n}]of this.waiting)n&&this.settle({kind:"done",id:t});this.lost&&(this.lost=!1,this.tell())}close(){this.closed=!0,this.model.off("msg:custom",this.hear);for(let{timer:t}of this.waiting.values())clearTimeout(t);this.waiting.clear()}hear=t=>{Ns(t)&&this.waiting.has(t.id)&&this.settle(t)};settle(t){let n=this.waiting.get(t.id);clearTimeout(n?.timer),this.waiting.delete(t.id),this.lost=!1,this.tell(),n?.resolve(t)}lose(){this.lost=!0,this.tell()}tell(){this.closed||this.changed({pending:this.waiting.size,lost:this.lost})}};function Zt(e){let[t,n]=C(()=>e.get("view")),[o,r]=C(()=>e.get("line")),[i,s]=C(()=>e.get("book")),[l,c]=C(()=>e.get("settings")),[f,p]=C({pending:0,lost:!1}),u=M(null);return V(()=>{let b=new Ht(e,p),d=()=>{b.alive(),n(w=>Ue(w,e.get("view")))},m=()=>r(e.get("line")),h=()=>s(e.get("book")),k=()=>c(e.get("settings"));return e.on("change:view",d),e.on("change:line",m),e.on("change:book",h),e.on("change:settings",k),u.current=b,()=>{e.off("change:view",d),e.off("change:line",m),e.off("change:book",h),e.off("change:settings",k),b.close()}},[e]),{view:t,line:o,book:i,settings:l,connection:f,link:u}}function zo(e,t){if(e.game!==t.game)return[];let n=No(e,t);if(n)return Uo(Io(e,t,n));let o=No(t,e);return o&&Ke(e,t)?Uo(Io(t,e,o).map(({what:r,from:i,to:s})=>({what:r,from:s,to:i}))):[]}function Ke(e,t){return e.game===t.game&&e.seat===t.seat&&e.curtain===t.curtain}function No(e,t){let n=e.events[e.events.length-1];if(!n)return t.events;let o=t.events.findIndex(({id:i})=>i===n.id),r=t.events[o];return!r||r.kind!==n.kind||r.seat!==n.seat||t.events.length===o+1?null:t.events.slice(o+1)}function Io(e,t,n){return[...qs(e,t,n),...Fs(n),...qo(Do(e),Do(t),"deck:lords"),...qo(Wo(e),Wo(t),"deck:locations")]}function Do(e){let t=new Map;for(let n of e.lord_discard)t.set(n,{site:"discard",places:["discard:lords"]});for(let n of e.court)n&&t.set(n,{site:"court",places:[`court:${n}`]});for(let{seat:n,lords:o,locations:r}of e.players){for(let{id:i}of o)t.set(i,{site:n,places:[n===e.seat?`own:${i}`:`lord:${n}:${i}`]});for(let i of r)for(let s of i.lords)t.set(s,{site:i.id,places:[`under:${s}`,...Yo(e,n,i.id)]})}return t}function Wo(e){let t=new Map;for(let n of e.locations_available)t.set(n,{site:"available",places:[`available:${n}`]});for(let n of e.drawn)t.set(n,{site:"drawn",places:[`drawn:${n}`]});for(let{seat:n,locations:o}of e.players)for(let{id:r}of o)t.set(r,{site:n,places:Yo(e,n,r)});return t}var Yo=(e,t,n)=>[t===e.seat?`mine:${n}`:`place:${t}:${n}`];function qo(e,t,n){let o={site:"deck",places:[n]},r=[];for(let i of new Set([...e.keys(),...t.keys()])){let s=e.get(i)??o,l=t.get(i)??o;s.site!==l.site&&r.push({what:i,from:s.places,to:l.places})}return r}var Fo=e=>e.slice(0,e.indexOf("-"));function qs(e,t,n){let o=Ke(e,t)?t.seat:null,r=[],i=e.track.map((p,u)=>({card:p,from:`space:${u}`})),s=[...e.played],l=(p,u)=>p===o?[`hand:${u}`,`cards:${p}`]:[`cards:${p}`],c=p=>{let u=i.map(b=>b.card).lastIndexOf(p);return u<0?["deck:exploration"]:[i.splice(u,1)[0]?.from??""]},f=(p,u)=>{let b=s.indexOf(u);return b<0?l(p,u):(s.splice(b,1),[`played:${u}`])};for(let{kind:p,seat:u,items:b,number:d,target:m}of n)switch(p){case"reveal":for(let h of b)i.push({card:h,from:"deck:exploration"});break;case"buy":case"take":for(let h of b)r.push({what:h,from:c(h),to:l(u,h)});break;case"fight":for(let h of b)r.push({what:h,from:c(h),to:["discard:exploration"]});break;case"monsters-discarded":for(let h=0;h<d;h++)r.push({what:"monster",from:c("monster"),to:["discard:exploration"]});break;case"to-council":for(let h of b)r.push({what:h,from:c(h),to:[`council:${Fo(h)}`]});break;case"council":{let h=[`council:${m}`];if(b.length>0)for(let k of b)r.push({what:k,from:h,to:l(u,k)});else for(let k=0;k<d;k++)r.push({what:"",from:h,to:[`cards:${u}`]});break}case"oracle":for(let h=0;h<d;h++)r.push({what:"",from:[`council:${m}`],to:["discard:exploration"]});break;case"pay":for(let h of t.played)r.push({what:h,from:l(u,h),to:[`played:${h}`]});break;case"affiliate":for(let h of b)r.push({what:h,from:f(u,h),to:[`affiliated:${u}:${Fo(h)}`]});break;case"spent":case"discard":for(let h of b)r.push({what:h,from:f(u,h),to:["discard:exploration"]});break}return i.forEach(({card:p,from:u},b)=>{u==="deck:exploration"&&t.track[b]===p&&r.push({what:p,from:[u],to:[`space:${b}`]})}),r}function Fs(e){let t=[],n=(r,i,s,l)=>{for(let c=0;c<i;c++)t.push({what:r,from:[s],to:[l]})},o=!1;for(let{kind:r,seat:i,number:s,target:l}of e)r==="fight"?o=!0:r==="turn"?o=!1:r==="buy"?n("pearl",s,`pearls:${i}`,`pearls:${l}`):r==="pearls"&&o?n("pearl",s,"threat",`pearls:${i}`):r==="key-tokens"&&o?n("key",s,"threat",`keys:${i}`):r==="monster-token"?n("token",1,"threat",`tokens:${i}`):r==="steal"&&n("token",1,`tokens:${l}`,`tokens:${i}`);return t}function Uo(e){let t=new Map;return e.filter(({from:o,to:r})=>{let i=`${o[0]} ${r[0]}`;return t.set(i,(t.get(i)??0)+1),(t.get(i)??0)<=3}).slice(-14)}function Xo(e,t){if(!Ke(e,t))return[];let n=Go(t);return Object.entries(Go(e)).flatMap(([o,r])=>{let i=(n[o]??r)-r;return i===0?[]:[{place:o,by:i}]})}var Ko=e=>typeof e=="number"?e:e.length;function Go(e){let t={"deck:lords":e.lord_deck,"deck:exploration":e.exploration_deck,"deck:locations":e.location_deck};for(let[n,o]of Object.entries(e.council))t[`council:${n}`]=o;for(let{seat:n,pearls:o,working_keys:r,monster_tokens:i,hand:s,lords_counted:l,points:c}of e.players)t[`pearls:${n}`]=o,t[`keys:${n}`]=r,t[`tokens:${n}`]=Ko(i),t[`cards:${n}`]=Ko(s),t[`lords:${n}`]=l,t[`points:${n}`]=c;return t}var ie={about:"Design tokens of the board. Every colour is a CSS variable --ab-<name> on the board's root; the static picture reads the same values. sprites.svg paints with these variables; --ab-fill and --ab-detail, where set, recolour a whole symbol. An ink is the colour of writing and signs on its colour.",light:{"water-0":"#eaf3f6","water-1":"#d9e9ef","water-2":"#c4dce6",panel:"#fafdfe","panel-raised":"#ffffff",text:"#10262f","text-muted":"#46606b",line:"#b3cad4",edge:"#577685",focus:"#0b63c4",accent:"#00637a","accent-ink":"#ffffff",danger:"#b3261e","danger-ink":"#ffffff",chosen:"#0b63c4",crab:"#c4283a","crab-ink":"#ffffff",jellyfish:"#7e3fbf","jellyfish-ink":"#ffffff",seahorse:"#b35600","seahorse-ink":"#ffffff",shellfish:"#0b7a52","shellfish-ink":"#ffffff",squid:"#1f62c9","squid-ink":"#ffffff",soldier:"#a11a2b","soldier-ink":"#ffffff",merchant:"#08684a","merchant-ink":"#ffffff",mage:"#6a30a8","mage-ink":"#ffffff",politician:"#184fa6","politician-ink":"#ffffff",farmer:"#824a00","farmer-ink":"#ffffff",ambassador:"#4b5a66","ambassador-ink":"#ffffff",pearl:"#fdf6ee","pearl-edge":"#8a7468","pearl-ink":"#4a3a31",key:"#efc136","key-edge":"#7d5c00","key-ink":"#3a2a00",influence:"#a3356e","influence-ink":"#ffffff",monster:"#4d6410","monster-ink":"#ffffff",back:"#123a4d","back-2":"#1d5a70","back-3":"#58a8b8","back-ink":"#cfeef2",skin:"#8fc7c2","skin-shade":"#5f9c9c","skin-ink":"#0d2f36","scene-0":"#cbe6ee","scene-1":"#9fcddb","scene-2":"#62a5bb","scene-3":"#2d718a","scene-4":"#134659","scene-glow":"#ffe7a3"},dark:{"water-0":"#07161e","water-1":"#0b202b","water-2":"#102d3b",panel:"#12303d","panel-raised":"#183a49",text:"#e6f3f6","text-muted":"#a9c4ce",line:"#2f5566",edge:"#7fa3b1",focus:"#7cc4ff",accent:"#4fd0e0","accent-ink":"#04222b",danger:"#ff8f85","danger-ink":"#3a0703",chosen:"#7cc4ff",crab:"#ff7480","crab-ink":"#35090a",jellyfish:"#c79bff","jellyfish-ink":"#220a45",seahorse:"#ffae52","seahorse-ink":"#331a00",shellfish:"#4fd39d","shellfish-ink":"#03281b",squid:"#76b0ff","squid-ink":"#06214d",soldier:"#f0626a","soldier-ink":"#2c0606",merchant:"#3fbf8b","merchant-ink":"#032317",mage:"#b98af5","mage-ink":"#1d083d",politician:"#669fef","politician-ink":"#051a3d",farmer:"#eea13e","farmer-ink":"#2b1600",ambassador:"#b7c6d1","ambassador-ink":"#17222b",pearl:"#fff3e6","pearl-edge":"#c9ae9c","pearl-ink":"#3a2a20",key:"#f4cf4e","key-edge":"#a98620","key-ink":"#332600",influence:"#ff9ac8","influence-ink":"#3d0722",monster:"#c4de55","monster-ink":"#1f2a02",back:"#16485e","back-2":"#216a83","back-3":"#6cbccb","back-ink":"#d9f4f7",skin:"#9ad0ca","skin-shade":"#5c9896","skin-ink":"#08242b","scene-0":"#3c84a0","scene-1":"#2f7089","scene-2":"#22596f","scene-3":"#11394b","scene-4":"#061a25","scene-glow":"#ffe08a"},type:{family:"system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif","family-title":"Georgia, 'Noto Serif', serif",tiny:11,small:12.5,body:14,large:17,title:21,number:26,"line-height":1.35},space:{"1":4,"2":8,"3":12,"4":16,"5":24,"6":36},radius:{small:4,card:8,panel:12,pill:999},motion:{fast:120,normal:220,slow:420}};var Ks={moved:[],fresh:[]},Gs=.16,zs=5,Qo="cubic-bezier(0.3, 0.1, 0.2, 1)",Ys=".ab-count, .ab-times, .ab-behind, .ab-bonus, .ab-stack-name, .ab-under, .ab-mark",Cn=".ab-thing:not(.ab-thing-seat), .ab-lying, .ab-controlled",Et=class{constructor(t,n){this.board=t;this.ghosts=n}board;ghosts;ready=[];running=[];lasting=0;look(){let t=this.places(),n=nr(t),o=new Map;for(let[r,i]of t)o.set(r,{element:i,box:Ve(i),group:null,inGroup:null});for(let[r,i]of n)for(let s of i.places){let l=o.get(s);l&&o.set(s,{...l,group:r,inGroup:Vt(l.box,i.box)})}return{frame:Ve(this.board),things:o,groups:n}}play(t,n){this.clear();let o=Ve(this.board);if(o.width===0)return 0;let r=this.places(),i=n.moves.flatMap(d=>{let m=tr(t.things,d.from),h=tr(r,d.to);return m&&h&&m.box.width>0?[{move:d,start:m,element:h,box:Ve(h)}]:[]}),s=n.shown?Ks:this.slides(t,r,new Set(i.map(({element:d})=>d))),l=n.changes.flatMap(({place:d,by:m})=>{let h=dl(r,d);return h?[{by:m,element:h,box:Ve(h),own:rr(h)}]:[]}),c=this.board.offsetWidth>0?o.width/this.board.offsetWidth:1,f=d=>St(Vt(d,o),1/c),p=d=>St(Vt(d,t.frame),1/c),u=ie.motion[n.speed];for(let{element:d,by:m,own:h}of s.moved)this.run(d,tl(m.left/c,m.top/c,h),ie.motion.normal);if(n.appearing)for(let d of s.fresh)this.run(d,Qs,ie.motion.normal);let b=0;for(let{move:d,start:m,element:h,box:k}of i){let w=u*Gs*Math.min(b++,zs);!n.shown&&!d.to.some(L=>t.things.has(L))&&h.matches(Cn)&&this.run(h,Xs,u+w),this.fly(p(m.box),f(k),ar(m.element),ar(h),n,d.what,u,w)}for(let{element:d,box:m,by:h,own:k}of l)m.width>0&&this.count(d,f(m),h,k);return this.start(),this.lasting}clear(){for(let t of this.running)t.cancel();this.running=[],this.lasting=0,this.ghosts.replaceChildren()}places(){let t=new Map;for(let n of this.board.querySelectorAll(".ab-frame :is([data-target], [data-place])"))for(let o of[n.dataset.target,n.dataset.place])o&&!t.has(o)&&t.set(o,n);return t}slides(t,n,o){let{moved:r,fresh:i}={moved:[],fresh:[]},s=new Set;for(let[l,{box:c,places:f}]of nr(n))if(!ll(t.groups.get(l),f,c))for(let p of f){let u=n.get(p);if(!u||o.has(u)||s.has(u))continue;s.add(u);let b=t.things.get(p);if(!b){u.matches(Cn)&&i.push(u);continue}if(b.group!==l||!b.inGroup)continue;let d=Vt(Ve(u),c),m={left:b.inGroup.left-d.left,top:b.inGroup.top-d.top};(Math.abs(m.left)>1||Math.abs(m.top)>1)&&r.push({element:u,by:m,own:rr(u)})}return{moved:r,fresh:i}}fly(t,n,o,r,i,s,l,c){let f=this.ghosts.ownerDocument.createElement("div");f.className="ab-ghost";let p=r?n:o?t:rl,u=Ln(p,n),b=o?t:Ln(St(p,r?Jo(p,t):1),t),d=r?n:Ln(St(p,o?Jo(p,n):1),n),m={duration:l,delay:c,easing:Qo,fill:"backwards"};if(il(f,u),this.run(f,[{transform:er(u,b)},{transform:er(u,d)}],l,m,()=>f.remove()),r||this.run(f,Js,l,{...m,easing:"linear"}),o&&r&&!cl(o,r)){let h=`scale(${n.width/t.width}, ${n.height/t.height})`,[k,w]=or(o)!==or(r)?ol(h,n.width/2):al(h);this.side(f,o,t,k,m),this.side(f,r,n,w,m)}else{let h=r??o;h?this.side(f,h,p):i.draw(s,f)}this.ghosts.append(f)}side(t,n,o,r,i={}){n.style.cssText=`width:${o.width}px;height:${o.height}px`,t.append(n),r&&this.run(n,r,Number(i.duration),{...i,easing:"linear",fill:"both"})}count(t,n,o,r){let i=this.ghosts.ownerDocument.createElement("span");i.className="ab-by",i.dataset.sign=o>0?"plus":"minus",i.textContent=`${o>0?"+":"−"}${Math.abs(o)}`,i.style.left=`${n.left+n.width/2}px`,i.style.top=`${n.top}px`,this.ghosts.append(i),this.run(i,el,ie.motion.slow*3,{easing:"ease-out"},()=>i.remove()),this.run(t,nl(r),ie.motion.slow)}run(t,n,o,r={},i=()=>{}){this.ready.push({element:t,keyframes:n,options:{duration:o,easing:Qo,...r},then:i}),this.lasting=Math.max(this.lasting,o+Number(r.delay??0))}start(){for(let{element:t,keyframes:n,options:o,then:r}of this.ready){let i=t.animate(n,o);i.onfinish=r,this.running.push(i)}this.ready=[]}},Xs=[{opacity:0},{opacity:0}],Qs=[{opacity:0},{opacity:1}],Js=[{opacity:1},{opacity:1,offset:.7},{opacity:0}],el=[{opacity:0,transform:"translate(-50%, -20%)"},{opacity:1,transform:"translate(-50%, -90%)",offset:.15},{opacity:1,transform:"translate(-50%, -110%)",offset:.75},{opacity:0,transform:"translate(-50%, -150%)"}],tl=(e,t,n)=>[{transform:`translate(${e}px, ${t}px) ${n}`},{transform:`translate(0px, 0px) ${n}`}],nl=e=>[{transform:`${e} scale(1)`},{transform:`${e} scale(1.35)`,offset:.3},{transform:`${e} scale(1)`}],al=e=>[[{transform:e,opacity:1},{transform:e,opacity:1,offset:.35},{transform:e,opacity:0,offset:.75},{transform:e,opacity:0}],[{opacity:0},{opacity:0,offset:.3},{opacity:1,offset:.7},{opacity:1}]];function ol(e,t){let n=o=>`translateX(${t}px) perspective(700px) rotateY(${o}deg) translateX(${-t}px)`;return[[{transform:`${n(0)} ${e}`,opacity:1},{transform:`${n(90)} ${e}`,opacity:1,offset:.5},{transform:`${n(90)} ${e}`,opacity:0,offset:.5},{transform:`${n(90)} ${e}`,opacity:0}],[{transform:n(-90),opacity:0},{transform:n(-90),opacity:0,offset:.5},{transform:n(-90),opacity:1,offset:.5},{transform:n(0),opacity:1}]]}var rl={left:0,top:0,width:34,height:34},Ve=e=>{let{left:t,top:n,width:o,height:r}=e.getBoundingClientRect();return{left:t,top:n,width:o,height:r}},Vt=(e,t)=>({...e,left:e.left-t.left,top:e.top-t.top}),St=(e,t)=>({left:e.left*t,top:e.top*t,width:e.width*t,height:e.height*t}),Ln=(e,t)=>({left:t.left+(t.width-e.width)/2,top:t.top+(t.height-e.height)/2,width:e.width,height:e.height}),Jo=(e,t)=>Math.max(.35,Math.min(1,t.height/e.height)),er=(e,t)=>`translate(${t.left-e.left}px, ${t.top-e.top}px) scale(${t.width/e.width}, ${t.height/e.height})`;function il(e,{left:t,top:n,width:o,height:r}){e.style.cssText=`left:${t}px;top:${n}px;width:${o}px;height:${r}px`}function tr(e,t){let n=t.find(o=>e.has(o));return n===void 0?void 0:e.get(n)}function sl(e){let t=e.parentElement?.closest("[data-target], [data-place], [data-group], .ab-threat");return t?.matches("[data-group], .ab-threat")?t:null}function nr(e){let t=new Map;for(let[n,o]of e){let r=sl(o);if(!r)continue;let i=t.get(r)??{box:Ve(r),places:[]};i.places.push(n),t.set(r,i)}return t}function ll(e,t,{width:n,height:o}){return e?.box.width!==n||e.box.height!==o||e.places.length!==t.length?!1:t.every((r,i)=>r===e.places[i])}function ar(e){if(!e.matches(Cn))return null;let t=e.ownerDocument.createElement("span");t.className=`${e.className} ab-side`,t.append(...[...e.childNodes].map(n=>n.cloneNode(!0)));for(let n of t.querySelectorAll(Ys))n.remove();for(let n of t.querySelectorAll("[data-size], [data-empty]"))n.dataset.size="1",delete n.dataset.empty;return t}var cl=(e,t)=>Mn(e)!==void 0&&Mn(e)===Mn(t),Mn=e=>e.querySelector(".ab-card")?.className,or=e=>e.querySelector(".ab-deck, .ab-stack")!==null;function rr(e){let{transform:t}=getComputedStyle(e);return t==="none"?"":t}function dl(e,t){let n=/^points:(.+)$/.exec(t)?.[1];return e.get(n?`seat:${n}`:t)?.querySelector(n?".ab-points b":".ab-count, b")??null}var ir="(prefers-reduced-motion: reduce)";function sr(e){let[t,n]=C(()=>globalThis.matchMedia?.(ir).matches??!1);return J(()=>{let o=globalThis.matchMedia?.(ir),r=()=>n(o?.matches??!1);return o?.addEventListener("change",r),()=>o?.removeEventListener("change",r)},[]),e==="on"||e==="auto"&&!t}var fl=3,pl=(e,t)=>!(e.live&&t.live)&&Math.abs(t.place-e.place)>fl,Bt=class extends ce{layer=Nn();stage=null;before=null;rested=null;resized=null;stopPlaying=()=>{};stopResting=()=>{};componentDidMount(){let t=this.props.board.current;!t||!this.layer.current||(this.stage=new Et(t,this.layer.current),this.rest(),!(typeof ResizeObserver>"u")&&(this.resized=new ResizeObserver(()=>this.rest()),this.resized.observe(t)))}componentWillUnmount(){this.stopPlaying(),this.stopResting(),this.resized?.disconnect(),this.stage?.clear()}getSnapshotBeforeUpdate({view:t}){let{view:n,on:o}=this.props;return!this.stage||t===n||(Ce(this.layOut),queueMicrotask(this.redrawn),!o||pl(t,n)||globalThis.document.hidden||typeof Element.prototype.animate!="function"?(this.before=null,this.stopPlaying(),this.stage.clear()):this.before??={view:t,shot:this.rested??this.stage.look(),shown:!1}),null}componentDidUpdate(){this.rest()}redrawn=()=>{Ce(this.layOut);let{before:t}=this;if(!t)return;let n=requestAnimationFrame(()=>setTimeout(()=>t.shown=!0));this.stopPlaying();let o=Ce(()=>{cancelAnimationFrame(n),this.play()});this.stopPlaying=()=>{cancelAnimationFrame(n),o()}};layOut=()=>{this.props.board.current?.offsetHeight};rest(t=0){this.rested=null,this.stopResting(),this.props.on&&(this.stopResting=Ma(t,()=>this.rested=this.stage?.look()??null))}play(){let{before:t,stage:n}=this;if(this.before=null,!t||!n)return;let{view:o,speed:r}=this.props,i=n.play(t.shot,{moves:zo(t.view,o),changes:Xo(t.view,o),appearing:Ke(t.view,o),shown:t.shown,speed:r==="fast"?"normal":"slow",draw:(s,l)=>ot(a(bl,{what:s}),l)});Ce(this.layOut),this.rest(i)}render(){return a("div",{ref:this.layer,class:"ab-ghosts","aria-hidden":"true",inert:!0})}},ul={pearl:"pearl",key:"key",token:"monster-token"};function bl({what:e}){let t=ul[e];return t?a(y,{name:t}):e==="monster"||N(e)?a(se,{card:e}):null}var lr=S(function({notice:t,lost:n,dismiss:o}){let{view:r,t:i}=v();return a("div",{class:"ab-notices",role:"alert",children:[n&&a("p",{class:"ab-notice ab-lost",children:[a(y,{name:"warning"}),i("not_connected")]}),r.notice&&a("p",{class:"ab-notice",children:[a(y,{name:"warning"}),a("span",{dir:"auto",children:r.notice})]}),t&&a("div",{class:"ab-notice",children:[a(y,{name:"warning"}),a("span",{children:[a("span",{dir:"auto",children:t.text}),a(ye,{reasons:t.reasons})]}),a("button",{type:"button",class:"ab-tool","aria-label":i("close"),title:i("close"),onClick:o,children:a(y,{name:"close"})})]})]})});var dr=S(function(){let{view:t,t:n}=v(),o=t.memory;if(!o)return null;let{cards:r}=o.next;return a(re,{name:"memory",title:n("memory"),children:a("div",{class:"ab-remembered",children:[a("dl",{class:"ab-memory",children:[t.players.map(({seat:i,name:s})=>{let l=o.hands[i];return l&&a("div",{children:[a("dt",{children:a(le,{seat:i,name:s})}),a(cr,{cards:l})]},i)}),a("div",{children:[a("dt",{children:n("council")}),a(cr,{cards:de.flatMap(i=>o.council[i])})]})]}),r===0?a("p",{class:"ab-empty",children:n("memory.no_card")}):a(hl,{counts:o.next,title:n(o.reshuffle?"memory.reshuffle":"memory.deck",{n:r})})]})})},"later");function cr({cards:e}){let{t}=v(),n=oe(),o=r=>e.filter(i=>N(i)?.race===r).sort();return a("dd",{class:"ab-known",children:[e.length===0&&a("span",{class:"ab-empty",children:t("memory.nothing")}),de.map(r=>[r,o(r)]).filter(([,r])=>r.length>0).map(([r,i])=>a("span",{class:"ab-ally-chip","data-race":r,children:[a(y,{name:`race-${r}`}),a("span",{"aria-hidden":"true",children:i.map(s=>N(s)?.value).join(" ")}),a("span",{class:"ab-hidden",children:ue(i).map(([s,l])=>(l>1?`${l} × `:"")+n(s)).join(", ")})]},r))]})}function hl({counts:e,title:t}){let{book:n,t:o}=v(),r=new Intl.NumberFormat(n.lang,{style:"percent"}),i=s=>a("td",{class:"ab-chance",children:[s,"/",e.cards," ",a("b",{children:r.format(s/e.cards)})]});return a("table",{class:"ab-next",children:[a("caption",{children:t}),a("thead",{children:a("tr",{children:[a("td",{}),e.allies.crab.map((s,l)=>a("th",{scope:"col",children:l+1},l)),a("td",{})]})}),a("tbody",{children:[de.map(s=>a("tr",{"data-race":s,children:[a("th",{scope:"row",children:[a(y,{name:`race-${s}`}),n.races[s]]}),e.allies[s].map((l,c)=>a("td",{"data-none":l===0?"":void 0,children:l},c)),i(e.allies[s].reduce((l,c)=>l+c,0))]},s)),a("tr",{children:[a("th",{scope:"row",children:[a(y,{name:"monster"}),o("monster")]}),a("td",{colSpan:e.allies.crab.length,children:e.monsters}),i(e.monsters)]})]})]})}function Ge(e){return["pay",...ue(e).flatMap(([t,n])=>Array(n).fill(t))].join(" ")}function fr({decision:e,cards:t,answer:n,remove:o,clear:r,undo:i}){let{view:s,book:l,t:c,act:f,busy:p}=v(),u=oe(!0),b=e.payment;if(!b)return null;let d=Ge(t),m=n?.text===d?n:null,h=t.length>0?n:null,k=h?.points??0,w=m?.legal===!0&&!p;return a("div",{class:"ab-payment","data-fresh":m||t.length===0?"true":void 0,"data-ready":w?"true":void 0,children:[a("span",{class:"ab-payment-lord",role:"img","aria-label":l.lords[b.lord]?.name??b.lord,children:a(kt,{id:b.lord,cost:b.cost})}),a("div",{class:"ab-payment-sum",children:[a("div",{class:"ab-payment-cards",children:[t.length===0&&a("span",{class:"ab-empty",children:c("payment.empty")}),ue(t).map(([g,L])=>a("button",{type:"button",class:"ab-thing ab-mini-ally","aria-label":c("payment.remove",{card:u(g),n:L}),title:c("payment.remove",{card:u(g),n:L}),onClick:()=>o(g),children:[a(se,{card:g}),L>1&&a("b",{class:"ab-times",children:["×",L]})]},g))]}),a(ml,{points:k,pearls:Math.min(h?.pearls??b.cost,b.pearls),cost:b.cost,started:h!==null}),a("div",{class:"ab-payment-line",role:"status",children:[a("strong",{children:c("payment.points",{n:k,cost:b.cost})}),a(kl,{shown:h?.races??[],needed:b.races,mandatory:b.mandatory}),h&&h.pearls>0&&a(yl,{needed:h.pearls,have:b.pearls}),h&&h.wasted>0&&a("span",{class:"ab-payment-wasted",children:c("payment.wasted",{n:h.wasted})}),h?.legal&&a("span",{children:c("payment.affiliates",{cards:h.affiliates.map(u).join(` ${c("or")} `)})}),m&&!m.legal&&a("span",{class:"ab-not",children:c("payment.not_yet")})]}),m&&!m.legal&&a(ye,{reasons:m.reasons}),a("div",{class:"ab-payment-buttons",children:[a("button",{type:"button",class:"ab-button ab-primary","data-role":"pay","data-draft":d,"aria-disabled":w?void 0:"true","aria-keyshortcuts":"Enter",onClick:()=>w&&f(d),children:[c("payment.pay"),a("kbd",{class:"ab-enter","aria-hidden":"true",children:"↵"})]}),t.length>0&&a("button",{type:"button",class:"ab-button","data-role":"clear",onClick:r,children:c("payment.clear")}),s.can_undo&&a("button",{type:"button",class:"ab-button ab-quiet","data-role":"payment-undo",onClick:i,children:[a(y,{name:"undo"}),c("payment.undo")]})]})]})]})}function ml({points:e,pearls:t,cost:n,started:o}){let r=i=>n>0?Math.min(1,i/n):1;return a("div",{class:"ab-meter","aria-hidden":"true",children:[a("span",{class:"ab-meter-points",style:{transform:`scaleX(${r(e)})`}}),o&&a("span",{class:"ab-meter-pearls",style:{insetInlineStart:`${r(e)*100}%`,transform:`scaleX(${r(t)})`}})]})}function kl({shown:e,needed:t,mandatory:n}){let{book:o,t:r}=v(),i=e.filter(c=>c!==n),s=n?[n,...i]:i,l=Math.max(0,t-s.length);return a("span",{class:"ab-slots",role:"img","aria-label":r("payment.races",{n:e.length,of:t}),title:r("payment.races",{n:e.length,of:t}),children:[s.map((c,f)=>a("span",{class:"ab-slot","data-race":c,"data-filled":e.includes(c)?"":void 0,"data-surplus":f>=t?"":void 0,title:e.includes(c)?o.races[c]:r("payment.needed",{race:o.races[c]}),children:a(y,{name:`race-${c}`})},c)),Array.from({length:l},(c,f)=>a("span",{class:"ab-slot"},f))]})}function yl({needed:e,have:t}){let{t:n}=v(),o=e>t;return a("span",{class:`ab-payment-pearls${o?" ab-not":""}`,children:[a(y,{name:"pearl"}),n(o?"payment.short":"payment.pearls",{n:e,have:t})]})}var ze={title:"",about:null,lines:[],rule:"",notes:[],explained:null,written:"",more:[],missing:[],answer:null};function ur(e,t,n){return{...ze,target:e,title:n("sure"),lines:[t,n("sure.again")]}}function _n(e,t){return{...ze,target:e,title:t.title,explained:t}}function br(e,t){let{tool:n="",off:o}=e.dataset,r=o===void 0?null:{text:t(`tool.off.${o}`),reasons:[]};return{...ze,target:`tool:${n}`,title:e.getAttribute("aria-label")??e.title,lines:[t(`tool.${n}`)],answer:r}}function hr(e,{title:t,lines:n}){return{...ze,target:`rule:${e}`,title:t,rule:e,written:n.map(({text:o})=>o).join(`

`)}}function mr(e,{view:t,book:n,t:o}){let r=xe(e),i={...ze,target:e,about:{about:"card",what:r}},s=n.lords[r],l=n.locations[r];switch(ke(e)){case"council":return{...i,title:o("council.stack",{race:n.races[r],n:t.council[r]}),more:vl(t,r,n,o)};case"deck":return{...i,title:o(`deck.${r}`,{n:t[pr(r)]}),about:{about:"card",what:pr(r)}};case"track":{let c=t.track[t.track.length-1]??"";return{...i,title:xn(c,n,o),about:{about:"card",what:c}}}case"hand":case"played":return{...i,title:xn(r,n,o)};case"seat":{let c=t.players.find(({seat:p})=>p===r);if(!c)return i;let f={about:"score",what:r};return{...i,title:c.name,about:f,lines:[o("points",{n:c.points}),o("pearls",{n:c.pearls})]}}default:return s?{...i,title:s.name,lines:[[n.guilds[s.guild],o("lord.cost",{n:s.cost}),ln(s,n,o),o("lord.influence",{n:s.influence}),...s.keys>0?[o("lord.keys",{n:s.keys})]:[]].join(" · "),s.kind==="none"?o("power.none"):`${o(`power.${s.kind}`)}: ${s.power}`],rule:s.rule,...gl(t,e,o)}:l?{...i,title:l.name,lines:[l.text,He(r,t,t.players,o)?.words??""].filter(Boolean),rule:l.rule}:i}}function vl(e,t,n,o){let r=e.memory?.council[t]??[];return r.length>0?[r.map(i=>xn(i,n,o)).join(", ")]:[]}function gl(e,t,n){let o=ke(t)==="court"?e.plan?.lords[xe(t)]:void 0,r=e.players.find(({seat:i})=>i===e.seat);return!o||!r?{}:{more:[n("plan.total",{before:r.points,after:r.points+o.gain})],missing:e.decision?.mine?[]:o.missing,notes:o.notes}}function pr(e){return e==="lords"?"lord_deck":e==="locations"?"location_deck":"exploration_deck"}function xn(e,t,n){let[o,r]=e.split("-");return r===void 0?n("monster"):n("ally",{race:t.races[o]??o??"",value:r})}var wl="[data-rule], [data-score], [data-line], [data-tool], [data-target]";function kr({view:e,book:t,link:n},o,r){let[i,s]=C(null),c=i&&(({asOf:k,anchor:w})=>(k===e.seq||k===e.story)&&w.isConnected)(i)?i:null,f=M(null);f.current=c;let p=(k,w)=>s({note:k,anchor:w,asOf:e.seq,entered:!1,before:null}),u=(k,w,g=!1)=>{let L=mr(k,{view:e,book:t,t:o});if(!L.title)return s(null);s({note:L,anchor:w,asOf:e.seq,entered:g,before:null});let x=Z=>s(I=>I?.note.target===k&&I.asOf===e.seq?{...I,note:{...I.note,...Z}}:I);L.about&&n.current?.ask({kind:"explain",...L.about}).then(Z=>Z.kind==="explain"&&x({explained:Z})),!(e.seat===null||e.over)&&n.current?.ask({kind:"why",seq:e.seq,target:k}).then(Z=>{Z.kind==="why"&&x({answer:{text:"",reasons:Z.reasons}}),Z.kind==="refused"&&x({answer:Z})})},b=(k,w,g)=>{let L=k.closest("[data-note]")?f.current:null;s({note:g,anchor:L?.anchor??k,asOf:w,entered:!0,before:L})};return{shown:c,show:p,tell:u,explain:(k,w=!0)=>{let g=k?.closest(wl);if(!g)return;let{rule:L,score:x,line:Z,tool:I,target:W}=g.dataset,E=($,q)=>{n.current?.ask({kind:"explain",...$}).then(F=>{r(F),F.kind==="explain"&&q(F)})};L?E({about:"rule",what:L},$=>b(g,e.story,hr(L,$))):x?E({about:"score",what:x},$=>b(g,e.seq,_n(`score:${x}`,$))):Z?E({about:"event",what:Number(Z)},$=>b(g,e.story,_n(`line:${Z}`,$))):I?s({note:br(g,o),anchor:g,asOf:e.seq,entered:w,before:null}):W&&u(W,g,w)},back:()=>s(f.current?.before??null),close:()=>{let k=f.current?.anchor;f.current?.entered&&k?.focus({preventScroll:!0}),s(null)}}}var yr={asked:"",chosen:[],hinted:[],draft:[],answer:null,armed:null},Ll=80,Ml=[];function Cl(e){let t=e.decision;return t?[e.turn,t.seat,t.kind,t.card,...t.actions.map(({text:n})=>n)].join("|"):`${e.turn}`}function vr({view:e,book:t,settings:n,connection:o,link:r},i,s){let[l,c]=C(null),[f,p]=C(null),[u,b]=C(null),d=M(null),m=e.decision,h=Cl(e),k=l?.asked===h?l:yr,w=m?.mine===!0&&m.payment!==null,g=m?.mine?m.actions:Ml,L=ee(()=>qe(g,w?[]:k.chosen),[g,w,k.chosen]),x=f!==null&&!o.lost,Z=M(null),I=()=>Z.current!==null&&!o.lost,W=_=>c(P=>({...P?.asked===h?P:yr,..._,asked:h})),E=_=>{_.kind==="refused"&&b({text:_.text,reasons:_.reasons})},$=kr({view:e,book:t,link:r},i,E),q=_=>{try{_()}catch(P){let T=P instanceof Error?P.message:String(P);b({text:i("front_error",{text:T}),reasons:[]}),r.current?.ask({kind:"error",text:T})}},F=(_,P)=>q(()=>{if(I())return;let T=g.find(X=>X.text===_)?.reveals;if(n.confirm&&T&&k.armed!==_){W({armed:_}),P?$.show(ur(P.target,T,i),P.anchor):$.close(),s([[i("sure"),T,i("sure.again")].join(" ")]);return}Z.current=_;let Q=setTimeout(()=>p(_),Ll);b(null),$.close(),r.current?.ask({kind:"act",seq:e.seq,text:_}).then(X=>{clearTimeout(Q),Z.current=null,p(null),c(ae=>ae?.asked===h?{...ae,chosen:[],armed:null}:ae),E(X)})}),U=_=>{if(d.current=null,_.length===0)return W({draft:_,answer:null});W({draft:_});let P=Ge(_);r.current?.ask({kind:"draft",seq:e.seq,text:P}).then(T=>{T.kind==="draft"&&c(Q=>Q&&Ge(Q.draft)===T.text?{...Q,answer:T}:Q),T.kind==="draft"&&T.legal&&T.text===d.current&&F(T.text),E(T)})},K=_=>{let P=e.players.find(({seat:X})=>X===e.seat)?.hand,T=Array.isArray(P)?P.filter(X=>X===_).length:0,Q=k.draft.filter(X=>X===_).length;U(Q<T?[...k.draft,_]:k.draft.filter(X=>X!==_))},$t=(_,P)=>q(()=>{if(b(null),w&&_.startsWith("hand:"))return K(_.slice(5));if(I())return;let T=Za(g,k.chosen,_);T.kind==="send"?F(T.action.text,{target:_,anchor:P}):T.kind==="choose"?($.close(),W({chosen:T.chosen,armed:null})):$.tell(_,P)}),Pt=_=>{(_==="undo"?!e.can_undo:!e.can_redo)||(b(null),r.current?.ask({kind:_,seq:e.seq}).then(E))},D=()=>{e.thinking&&r.current?.ask({kind:"skip"}).then(E)},$e=()=>{I()||(b(null),r.current?.ask({kind:"pass_all",seq:e.seq}).then(E))},jt=m?.kind==="offer"&&(m.mine||e.curtain!==null);return{question:h,progress:k,paying:w,actions:g,fits:L,busy:x,sent:f,sending:Z,notice:u,setNotice:b,explaining:$,safely:q,refused:E,act:F,press:$t,drafted:U,pay:()=>{let{answer:_,draft:P}=k;if(!w||P.length===0)return!1;let T=Ge(P);if(_?.text!==T)d.current=T;else if(_.legal)F(T);else return!1;return!0},hint:_=>{(_.length>0||k.hinted.length>0)&&W({hinted:_})},travel:Pt,skip:D,passAll:jt?$e:null,rematch:()=>{r.current?.ask({kind:"rematch"}).then(E)},unchoose:()=>W({chosen:[]}),cancel:()=>{if(k.armed!==null)W({armed:null}),$.close();else if($.shown)$.close();else if(k.chosen.length>0)W({chosen:[]});else if(k.draft.length>0)U([]);else if(u)b(null);else return!1;return!0}}}var gr=S(function(){let{view:t,t:n}=v(),o=t.last_turns;if(!o||t.over)return null;let r=i=>t.players.find(s=>s.seat===i)?.name??i;return a("p",{class:"ab-last",role:"note",children:[a(y,{name:"crown"}),a("strong",{dir:"auto",children:n("last_turns",{name:r(o.by)})}),o.left.length>0&&a("span",{dir:"auto",children:n("last_turns.left",{names:o.left.map(r).map(Xt).join(", ")})})]})}),wr=S(function({skip:t}){let{view:n,t:o}=v(),r=l=>n.players.find(c=>c.seat===l)?.name??l,i=n.decision,s=n.over?o("over"):i?.title??o("wait");return a("div",{class:"ab-prompt","data-mine":i?.mine&&!n.over?"true":void 0,children:[a("h2",{class:"ab-prompt-title",tabIndex:-1,"data-prompt":"",children:[i&&!n.over&&a("i",{class:"ab-seat-dot","data-seat":i.seat,"aria-hidden":"true",children:i.seat.slice(1)}),a("span",{children:s}),n.last_turns&&!n.over&&a("span",{class:"ab-last-tag",children:o("last_turn")}),n.thinking&&a("span",{class:"ab-thinking",role:"img","aria-label":o("thinking",{name:r(n.thinking)}),children:[a("i",{}),a("i",{}),a("i",{})]})]}),n.thinking&&a("button",{type:"button",class:"ab-button ab-skip","data-role":"skip","aria-keyshortcuts":"S",onClick:t,children:[o("skip"),a("kbd",{"aria-hidden":"true",children:"S"})]}),n.over&&n.winners.length>0&&a("p",{class:"ab-hint ab-winners",children:[o("winners"),n.winners.map(l=>a(le,{seat:l,name:r(l)},l))]}),!n.over&&i?.hint&&a("p",{class:"ab-hint",children:i.hint}),n.over&&n.tie&&a("p",{class:"ab-hint ab-tie",children:o(`tie.${n.tie}`)}),!n.over&&a(ao,{})]})});var xl=["lords","allies","monsters"],_l={lords:"influence",allies:"hand",monsters:"monster-token"},Lr=S(function({again:t,rematch:n}){let{view:o,book:r,settings:i,explain:s,t:l}=v(),c=o.scores;if(!c)return null;let f=p=>p.locations.reduce((u,{points:b})=>u+b,0);return a("section",{class:"ab-scores","aria-label":l("scores"),children:[a("div",{class:"ab-scores-scroll",tabIndex:0,role:"group","aria-label":l("scores"),children:a("table",{children:[a("thead",{children:a("tr",{children:[a("td",{}),c.map(p=>a("th",{scope:"col","data-winner":p.winner?"true":void 0,children:[p.winner&&a(y,{name:"crown",class:"ab-crown"}),a(le,{seat:p.seat,name:p.name}),p.winner&&a("span",{class:"ab-hidden",children:l("winner")})]},p.seat))]})}),a("tbody",{children:[a("tr",{children:[a("th",{scope:"row",children:[a(y,{name:"key"}),l("score.locations")]}),c.map(p=>a("td",{children:[a("b",{children:f(p)}),a("ul",{class:"ab-score-places",children:p.locations.map(({id:u,points:b,text:d})=>a("li",{title:d,children:[a("span",{dir:"auto",children:r.locations[u]?.name??u}),a("span",{children:b})]},u))})]},p.seat))]}),xl.map(p=>a("tr",{children:[a("th",{scope:"row",children:[a(y,{name:_l[p]}),l(`score.${p}`)]}),c.map(u=>a("td",{children:a("b",{children:u[p]})},u.seat))]},p)),a("tr",{class:"ab-score-total",children:[a("th",{scope:"row",children:[a(y,{name:"crown"}),l("score.total")]}),c.map(p=>a("td",{"data-winner":p.winner?"true":void 0,children:a("button",{type:"button",class:"ab-score-why","data-score":p.seat,"aria-label":l("explain.score",{name:p.name,n:p.total}),title:l("explain.why"),onClick:({currentTarget:u})=>s(u),children:a("b",{children:p.total})})},p.seat))]}),a("tr",{class:"ab-score-pearls",children:[a("th",{scope:"row",children:[a(y,{name:"pearl"}),l("score.pearls")]}),c.map(p=>a("td",{children:p.pearls},p.seat))]})]})]})}),!i.replay&&!i.lesson&&a("div",{class:"ab-scores-next",children:[a("button",{type:"button",class:"ab-button ab-primary","data-role":"rematch",onClick:n,children:[a(y,{name:"redo"}),l("rematch")]}),a("button",{type:"button",class:"ab-button","data-role":"again",onClick:t,children:[a(y,{name:"new-game"}),l("new")]})]})]})});var Hl=12;function Mr(){let e=M(()=>{}),t=aa((n,o)=>e.current(n,o),[]);return[e,t]}function Cr({voice:e}){let[t,n]=C([]);return e.current=(o,r=!1)=>{o.length===0&&!r||n(i=>{let s=(i[i.length-1]?.id??0)+1;return[...r?[]:i,...o.map((l,c)=>({id:s+c,text:l}))].slice(-Hl)})},a("div",{class:"ab-hidden","aria-live":"polite","data-role":"live",children:t.map(({id:o,text:r})=>a("p",{children:r},o))})}var Zl=6,Vl=400;function xr(e,t,n,o,r,i){let s=M(e.log[e.log.length-1]?.id??-1),l=M(e.seat),c=M({line:t,at:e.place}),f=M("");J(()=>{let p=e.log.filter(({id:L})=>L>s.current);s.current=e.log[e.log.length-1]?.id??-1;let u=c.current;c.current={line:t,at:e.place};let b=u.at!==e.place&&(u.line===t||!e.live),d=b?[]:p.slice(-Zl).map(kn),m=`${n}|${e.over}`;m!==f.current&&(e.live||!b)&&(e.over&&e.scores?d.push(o("over")):e.decision?.mine&&d.push(e.decision.title)),f.current=m;let h=l.current!==e.seat;l.current=e.seat,h&&i(),r(d,h);let k=e.log[e.log.length-1];if(!b)return;let w=k?o("timeline.at",{n:k.turn,line:kn(k)}):o("timeline.start"),g=setTimeout(()=>r([w]),Vl);return()=>clearTimeout(g)},[e])}function _r(e){return Object.entries(ie[e]).map(([t,n])=>`--ab-${t}:${n}`).join(";")}function Sl(){let{family:e,"family-title":t,"line-height":n,...o}=ie.type;return[`--ab-family:var(--jp-ui-font-family,${e})`,`--ab-family-title:${t}`,`--ab-line-height:${n}`,...Object.entries(o).map(([r,i])=>`--ab-type-${r}:${i}px`),...Object.entries(ie.space).map(([r,i])=>`--ab-space-${r}:${i}px`),...Object.entries(ie.radius).map(([r,i])=>`--ab-radius-${r}:${i}px`),...Object.entries(ie.motion).map(([r,i])=>`--ab-motion-${r}:${i}ms`)].join(";")}var Zn=e=>`${e}{${Sl()};${_r("light")}}${e}[data-theme=dark]{${_r("dark")}}`,Zr=Zn(".ab-root");function Hr(e){let n=Vn(e).find(s=>s.hasAttribute("data-jp-theme-light"))?.getAttribute("data-jp-theme-light")??null;if(n!==null)return n==="false"?"dark":"light";let o=Hn(e).classList;if(o.contains("vscode-dark")||o.contains("vscode-high-contrast"))return"dark";if(o.contains("vscode-light"))return"light";let r=e.ownerDocument.defaultView,i=r?.getComputedStyle(e.isConnected?e:Hn(e));return i?.getPropertyValue("--jp-layout-color0")?"light":i?.colorScheme==="dark"||i?.colorScheme==="light"?i.colorScheme:r?.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function El(e,t){let n=e.ownerDocument.defaultView,o=new MutationObserver(t);for(let i of Vn(e))o.observe(i,{attributeFilter:["data-jp-theme-light","class","style","data-theme"]});let r=n?.matchMedia?.("(prefers-color-scheme: dark)");return r?.addEventListener("change",t),()=>{o.disconnect(),r?.removeEventListener("change",t)}}function Vn(e){let t=e.parentElement??e.getRootNode().host;return t?[t,...Vn(t)]:e.isConnected?[]:[Hn(e),e.ownerDocument.documentElement]}function Hn(e){return e.ownerDocument.body}function Tt(e,t){let[n,o]=C(()=>Hr(e));return V(()=>El(e,()=>o(Hr(e))),[e]),t==="auto"?n:t}var Bl={recruit:"crown",location:"location",fight:"monster",end:"flag"},Sn=({seat:e,players:t})=>e?[e]:t.filter(({kind:n})=>n==="person").map(n=>n.seat);function Tl(e){let[,t]=C(e.state);return J(()=>e.listen(()=>t(e.state)),[e]),e.state}var Vr=S(function({line:t,walker:n,opened:o,open:r}){let{view:i,t:s}=v(),{wish:l,playing:c}=Tl(n),[f,p]=C("decision"),u=Y(t);if(u===0)return null;let b=l??i.place,d=Sn(i),m=b===0?"start":null,h=b===u?"end":null,k=w=>n.step(w,f,d);return a("section",{class:"ab-timeline","aria-label":s("timeline"),"data-at-will":"",children:[a("div",{class:"ab-timeline-steps",children:[a(R,{label:s("timeline.steps"),class:"ab-tools",role:"toolbar",name:"steps",children:[a(ne,{name:"first",icon:"to-end",back:!0,label:s("timeline.first"),off:m,onClick:()=>n.go(0)}),a(ne,{name:"back",icon:"step",back:!0,label:s("timeline.back"),off:m,shortcut:",",onClick:()=>k(-1)}),a(ne,{name:"play",icon:c?"pause":"play",label:s(c?"timeline.pause":"timeline.play"),off:h,shortcut:"G",onClick:()=>c?n.pause():n.play()}),a(ne,{name:"forward",icon:"step",label:s("timeline.forward"),off:h,shortcut:".",onClick:()=>k(1)}),a(ne,{name:"last",icon:"to-end",label:s("timeline.last"),off:h,onClick:()=>n.go(u)})]}),a("select",{"aria-label":s("timeline.by"),"data-role":"by",value:f,onChange:({currentTarget:w})=>p(w.value),children:$a.filter(w=>w!=="own"||d.length>0).map(w=>a("option",{value:w,children:s(`timeline.by.${w}`)},w))})]}),a(Pl,{line:t,walker:n,place:b,own:d}),a("button",{type:"button",class:"ab-button ab-timeline-open","data-role":"branches","data-tool":"branches","aria-expanded":o,title:s("timeline.branches"),onClick:r,children:[a(y,{name:"branch"}),a("span",{class:"ab-hidden",children:s("timeline.branches")}),t.branches.length>0&&a("b",{children:t.branches.length})]})]})},"later"),Al={PageDown:-1,PageUp:1},$l={ArrowLeft:[-1,"decision"],ArrowRight:[1,"decision"],ArrowDown:[-1,"own"],ArrowUp:[1,"own"]};function Pl({line:e,walker:t,place:n,own:o}){let{view:r,t:i}=v(),[s,l]=C(null),[c,f]=C(!1),p=M(!1),u=L=>Lt(e,L,r.players,i,L===r.place?r.active:null),b=L=>{let{left:x,width:Z}=L.currentTarget.getBoundingClientRect();return Na(e,(L.clientX-x)/Z)},d=L=>{L.button===0&&(L.currentTarget.setPointerCapture?.(L.pointerId),p.current=!0,t.go(b(L)))},m=L=>{let x=b(L);x!==s&&(l(x),p.current&&t.go(x))},h=()=>{p.current=!1},k=()=>l(null),w=L=>{if(L.ctrlKey||L.metaKey||L.altKey)return;let[x,Z]=$l[L.key]??[Al[L.key],"turn"];if(x)t.step(x,L.shiftKey?"turn":Z,o);else if(L.key==="Home")t.go(0);else if(L.key==="End")t.go(Y(e));else return;L.preventDefault()},g=s??(c?n:null);return a("div",{class:"ab-scrub",role:"slider",tabIndex:0,"data-role":"scrub","aria-label":i("timeline"),"aria-valuemin":0,"aria-valuemax":Y(e),"aria-valuenow":n,"aria-valuetext":u(n),onPointerDown:d,onPointerMove:m,onPointerUp:h,onPointerCancel:h,onPointerLeave:k,onFocus:()=>f(!0),onBlur:()=>f(!1),onKeyDown:w,children:[a(Rl,{line:e,lanes:r.players.length}),a("div",{class:"ab-scrub-cut",children:a("i",{class:"ab-scrub-cursor",style:{transform:`translateX(${Fe(e,n)*100}%)`}})}),g!==null&&a(jl,{line:e,place:g,text:u(g)})]})}function jl({line:e,place:t,text:n}){let o=Fe(e,t)*100,r=e.comments.find(i=>i.place===t)?.text;return a("span",{class:"ab-scrub-told","aria-hidden":"true",style:{left:`${o}%`,transform:`translateX(${-o}%)`},children:[a("span",{dir:"auto",children:n}),r&&a("bdi",{children:r})]})}var Rl=te(({line:e,lanes:t})=>{let n=M(null),[o,r]=C(0);J(()=>{let l=n.current;if(!l)return;let c=()=>r(l.offsetWidth);if(c(),typeof ResizeObserver>"u")return;let f=new ResizeObserver(c);return f.observe(l),()=>f.disconnect()},[]);let i=ee(()=>Ia(e,t,o),[e,t,o]),s=l=>({viewBox:`0 0 ${i.columns} ${l}`,preserveAspectRatio:"none"});return a("div",{ref:n,class:"ab-strip","aria-hidden":"true",children:[a("div",{class:"ab-strip-signs",children:[a("svg",{...s(1),children:a("path",{class:"ab-strip-dot",d:i.dots})}),i.signs.map(({place:l,mark:c,seat:f})=>a("i",{"data-mark":c,"data-seat":f??void 0,style:{left:`${Fe(e,l)*100}%`},children:a(y,{name:Bl[c]})},`${l}${c}`))]}),a("svg",{class:"ab-strip-lanes","data-lanes":t,...s(t),children:i.lanes.map(({seat:l,turns:c,actions:f})=>a("g",{"data-seat":l,children:[a("path",{class:"ab-strip-turns",d:c}),a("path",{d:f})]},l))}),a("svg",{class:"ab-strip-notes",...s(1),children:[a("path",{class:"ab-strip-branch",d:i.branches}),a("path",{class:"ab-strip-comment",d:i.comments})]})]})});var Sr=S(function(){let{view:t,t:n}=v(),o=oe(),r=t.track.length-1,i=a(H,{children:[a("span",{children:n("price",{n:t.price})}),a(y,{name:"pearl"}),a("span",{class:"ab-sep"}),a("span",{"data-place":"discard:exploration",children:n("discard",{n:t.exploration_discard})})]});return a(re,{name:"track",title:n("track"),aside:i,children:a(R,{label:n("track"),class:"ab-track",name:"track",children:[a(Te,{target:"deck:exploration",back:"back-ally",count:t.exploration_deck,label:n("deck.exploration",{n:t.exploration_deck})}),Array.from({length:t.track_spaces},(s,l)=>{let c=t.track[l],f=l===t.track_spaces-1;return c===void 0?a("span",{class:"ab-space ab-space-ally",children:f?a(y,{name:"pearl"}):a("span",{children:l+1})},l):l<r?a("span",{class:"ab-lying","data-place":`space:${l}`,role:"img","aria-label":o(c),children:a(se,{card:c})},`${l} ${c}`):a(G,{target:"track",place:`space:${l}`,label:n("track.latest",{card:o(c)}),class:"ab-revealed",children:[a(se,{card:c}),f&&a(y,{name:"pearl",class:"ab-bonus"})]},`${l} ${c}`)})]})})});var En=class{constructor(t,n,o,r){this.shown=t;this.ask=n;this.refused=o;this.pace=r}shown;ask;refused;pace;state={wish:null,playing:!1};listeners=new Set;sending=!1;timer;listen(t){return this.listeners.add(t),()=>this.listeners.delete(t)}go(t){this.pause(),this.wish(t)}step(t,n,o){let{line:r,place:i}=this.shown();this.go(ja(r,this.state.wish??i,t,n,o))}play(){let{line:t,place:n}=this.shown();this.state.playing||n>=Y(t)||(this.set({playing:!0}),this.wish(n+1))}pause(){clearTimeout(this.timer),this.state.playing&&this.set({playing:!1})}wish(t){this.set({wish:Math.max(0,Math.min(t,Y(this.shown().line)))}),this.send()}send(){let{line:t,place:n}=this.shown(),{wish:o}=this.state;if(!(this.sending||o===null)){if(o===n)return this.arrived();this.sending=!0,this.ask({kind:"goto",line:t.number,place:o}).then(r=>{this.sending=!1,r.kind==="refused"?(this.refused(r),this.pause(),this.set({wish:null})):this.send()})}}arrived(){if(this.set({wish:null}),!this.state.playing)return;let{line:t,place:n}=this.shown();if(n>=Y(t))return this.pause();this.timer=setTimeout(()=>this.wish(this.shown().place+1),this.pace())}set(t){this.state={...this.state,...t};for(let n of this.listeners)n()}},Ol={slow:2400,normal:1200,fast:500,instant:120};function Er(e,t,n,o){let r=M(o);r.current=o;let i=ee(()=>new En(()=>({line:e.get("line"),place:e.get("view").place}),s=>t.current?.ask(s)??new Promise(()=>{}),s=>r.current(s),()=>Ol[e.get("settings").speed]),[e]);return V(()=>{let s=n.current,l=c=>{let f=c.key??"";/^([gG]|Tab|Shift)$/.test(f)||c.target.closest("[data-role=play]")||i.pause()};return s?.addEventListener("pointerdown",l,!0),s?.addEventListener("keydown",l,!0),()=>{i.pause(),s?.removeEventListener("pointerdown",l,!0),s?.removeEventListener("keydown",l,!0)}},[i]),i}var Br=[600,640,760,1e3,1160,1360],Bn=1160;function Tr(e){let[t,n]=C(0);return V(()=>{let o=e.current;if(!o)return;let r=()=>{let s=o.offsetWidth;s>0&&n(Math.max(0,...Br.filter(l=>l<=s)))};if(r(),typeof ResizeObserver>"u")return;let i=new ResizeObserver(r);return i.observe(o),()=>i.disconnect()},[e]),t}function Ar(e){return Br.filter(t=>t<=e).map(t=>`ab-from-${t}`).join(" ")}function $r({model:e,host:t,prefix:n}){let o=Zt(e),{view:r,line:i,book:s,settings:l,connection:c,link:f}=o,p=ee(()=>pe(s),[s]),[u,b]=Mr(),d=vr(o,p,b),{progress:m,paying:h,actions:k,sent:w,notice:g,explaining:L,safely:x,refused:Z,travel:I,skip:W}=d,[E,$]=C(null),[q,F]=C(!1),[U,K]=C(null),[$t,Pt]=C(Ct),D=M(null),$e=M(null),jt=Tt(t,l.theme),Ye=Tr(D),Rt=sr(l.motion),Pe=U??Ye>=Bn,ve=r.decision,_=Er(e,f,D,Z),P=(B,z)=>{f.current?.ask(B).then(ge=>{Z(ge),z?.(ge)})};V(()=>{E!==null&&D.current?.querySelector(".ab-menu, .ab-help, .ab-branches")?.focus()},[E]);let T=()=>{let B=D.current,z=B?.querySelector(".ab-log")?.contains(fe(B));K(!1),z&&B?.querySelector("[data-role=log]")?.focus({preventScroll:!0}),Ye<Bn&&B?.querySelector("[data-prompt]")?.scrollIntoView?.({block:"nearest"})},Q=()=>!l.replay&&F(!q),X=()=>Pe?T():K(!0);V(()=>{U===!0&&D.current?.querySelector(".ab-log")?.scrollIntoView?.({block:"nearest"})},[U]);let ae=B=>{let z=D.current;if(B!==null&&E===null&&($e.current=fe(z)),$(B),B!==null)return;($e.current?.isConnected?$e.current:z?.querySelector("[data-role=menu]"))?.focus()},Nr=()=>{if(!E||L.shown||m.armed!==null){if(d.cancel())return!0;if(q&&D.current?.querySelector(".ab-chances")?.contains(fe(D.current)))return Q(),!0;if(U!==!0)return!1;T()}else ae(null);return!0},Ot=k.find(({text:B})=>B===m.armed)??null,Tn=k.find(({text:B})=>B===w)?.targets??m.chosen,Ir=ee(()=>Ha(d.fits,Tn,Ot,m.hinted),[d.fits,Tn,Ot,m.hinted]),Dr=Zo(r.players.map(({seat:B,name:z})=>({seat:B,name:z}))),An=ct({view:r,seats:Dr,book:s,settings:l,prefix:n,t:p,match:d.fits,marks:Ir,busy:d.busy,sent:w,draft:h?m.draft:null,armed:Ot,press:d.press,act:d.act,hint:d.hint,explain:L.explain}),Wr=xo({root:D,cancel:Nr,pay:d.pay,step:(B,z)=>_.step(B,z,Sn(r)),play:()=>_.state.playing?_.pause():_.play(),undo:()=>I("undo"),redo:()=>I("redo"),skip:W,log:X,explain:()=>L.explain(fe(D.current)),chances:Q,help:()=>ae(E==="help"?null:"help")});Co(D),Aa(D,L.explain),wo(D,`${d.question}|${r.curtain}|${m.armed}`),bo(D,d.sending.current!==null),xr(r,i,d.question,p,b,()=>d.setNotice(null));let qr=Bo(r),Fr=Eo(r,Pe,f),[Ur,Kr]=Il(r);return a(rn.Provider,{value:s,children:a(sn.Provider,{value:An,children:a(De.Provider,{value:An,children:a("div",{ref:D,class:`ab-root ${Ar(Ye)}`,lang:s.lang,"data-theme":jt,style:{zoom:l.scale},"data-seq":r.seq,"data-motion":Rt?"on":"off","data-pending":c.pending>0?"true":void 0,"data-mine":ve?.mine?"true":void 0,onKeyDown:B=>x(()=>Wr(B)),children:[a("style",{children:Zr}),a(Bt,{on:Rt,view:r,speed:l.speed,board:D}),a("div",{class:"ab-frame",children:[a(ro,{panel:E,undo:()=>I("undo"),redo:()=>I("redo"),log:X,logOpen:Pe,chances:Q,chancesOpen:q,show:B=>ae(E===B?null:B)}),!l.lesson&&a(Vr,{line:i,walker:_,opened:E==="branches",open:()=>ae(E==="branches"?null:"branches")}),a(lr,{notice:g,lost:c.lost,dismiss:()=>d.setNotice(null)}),E==="menu"&&a(Oo,{set:(B,z)=>{f.current?.ask({kind:"set",name:B,value:z}).then(Z)},start:(B,z)=>{f.current?.ask({kind:"new",seats:B,seed:z}).then(ge=>{ge.kind==="done"&&$(null),Z(ge)})},link:f,opened:()=>$(null),close:()=>ae(null)}),E==="help"&&a(_o,{close:()=>ae(null)}),E==="branches"&&a(io,{line:i,ask:P,close:()=>ae(null)}),a(gr,{}),a("div",{class:"ab-layout","data-seats":r.players.length,children:[a("div",{class:"ab-main",children:[r.curtain?a(vo,{seat:r.curtain,passAll:d.passAll,ready:()=>{let B=r.curtain;B&&f.current?.ask({kind:"ready",seq:r.seq,seat:B}).then(Z)}}):a("section",{class:"ab-console","aria-label":p("console"),"data-mine":ve?.mine&&!r.over?"true":void 0,"data-hand":r.seat!==null&&!r.over?"true":void 0,children:[a("div",{class:"ab-asks",children:[a(Da,{line:i,walker:_,ask:P}),a(wr,{skip:W}),a(Lr,{again:()=>E!=="menu"&&ae("menu"),rematch:d.rematch}),h&&ve&&a(fr,{decision:ve,cards:m.draft,answer:m.answer,remove:B=>{let z=m.draft.lastIndexOf(B);x(()=>d.drafted(m.draft.filter((ge,Gr)=>Gr!==z)))},clear:()=>x(()=>d.drafted([])),undo:()=>I("undo")}),a(Ua,{}),a(Ta,{more:ve?.mine?ve.more:0,passAll:d.passAll,cancel:m.chosen.length>0&&!h&&!d.busy?d.unchoose:null})]}),a(go,{})]}),a(Nl,{}),a(mn,{players:Ur})]}),a("div",{class:"ab-side",children:[a(mn,{players:Kr}),q&&a(mo,{link:f,board:D,close:Q}),a(dr,{}),Pe&&a(no,{lines:Fr,filter:$t,choose:Pt,newFrom:qr,close:T})]})]}),L.shown&&a(uo,{shown:L.shown,root:D.current,back:L.back,close:L.close})]}),a(Cr,{voice:u})]})})})})}function Nl(){return a("div",{class:"ab-table",children:[a(yo,{}),a(Sr,{}),a(Sa,{}),a(ko,{}),a(So,{})]})}function Il({players:e,seat:t}){let n=e.findIndex(({seat:o})=>o===t);return n<0?[e,[]]:[e.slice(n,n+1),[...e.slice(n+1),...e.slice(0,n)]]}var Dl=e=>pe({words:{},...e.get("book")}),At=class extends ce{state={error:null};again=()=>{this.state.error!==null&&this.setState({error:null})};get change(){return`change:${this.props.shows??"view"}`}componentDidMount(){this.props.model.on(this.change,this.again)}componentWillUnmount(){this.props.model.off(this.change,this.again)}componentDidCatch(t){let n=t instanceof Error?`${t.name}: ${t.message}`:String(t);this.setState({error:n});try{this.props.model.send({kind:"error",id:0,text:n})}catch{}}render(){let{error:t}=this.state;if(t===null)return this.props.children;let n=(this.props.words??Dl)(this.props.model);return a("div",{class:`${this.props.class??"ab-root"} ab-broken`,role:"alert",children:[a("p",{children:n("front_error",{text:t})}),a("button",{type:"button",class:"ab-button",onClick:this.again,children:n("again")})]})}};function jr({model:e,host:t}){let{view:n,book:o,settings:r,link:i}=Zt(e),s=ee(()=>pe(o),[o]),l=Tt(t,r.theme),{eyes:c,made:f}=e.game.document,p=new Intl.ListFormat(o.lang),u=n.players.map(({name:h})=>h),b=n.players.filter(({seat:h})=>c.includes(h)).map(({name:h})=>h),d=s("replay.title",{names:p.format(u)}),m=(h,k)=>{i.current?.ask({kind:"set",name:h,value:k})};return V(()=>{document.documentElement.lang=o.lang,document.title=d},[o.lang,d]),a("div",{class:"ab-page",lang:o.lang,"data-theme":l,children:[a("style",{children:Zn(".ab-page")}),a("header",{class:"ab-page-head",children:[a("div",{children:[a("h1",{dir:"auto",children:d}),a("p",{dir:"auto","data-role":"secrets",children:b.length>0?s("replay.shows",{n:b.length,names:p.format(b)}):s("replay.shows.nothing")})]}),a("div",{class:"ab-page-choices",children:[c.length>1&&a(Pr,{label:s("set.seat"),name:"seat",chosen:r.seat,choices:r.seats,choose:h=>m("seat",h)}),a(Pr,{label:s("set.lang"),name:"lang",chosen:r.lang,choices:o.languages,choose:h=>m("lang",h)})]})]}),a("main",{class:"ab-host",children:a(At,{model:e,children:a($r,{model:e,host:t,prefix:"ab-"})})}),a("footer",{class:"ab-page-foot",children:f})]})}function Pr({label:e,name:t,chosen:n,choices:o,choose:r}){return a("label",{children:[e,a("select",{"data-role":`page-${t}`,value:n,onChange:({currentTarget:i})=>r(i.value),children:o.map(i=>a("option",{value:i.id,lang:t==="lang"?i.id:void 0,children:i.name},i.id))})]})}function Rr(e){let[,t="0",n=""]=/^#(?:(\d+)\.)?(\d+)$/.exec(e)??[];return n?[Number(t),Number(n)]:null}function Or(e,t){return e?`#${e}.${t}`:`#${t}`}function Wl(e){return navigator.languages.map(n=>n.split("-")[0]??"").find(n=>Object.hasOwn(e.document.books,n))??e.document.lang}function ql(e,t){let n=new it(e),o=new st(n,Wl(n)),r=()=>{let i=Rr(location.hash);i&&o.go(...i)};r(),addEventListener("hashchange",r),o.on("change:view",()=>{let i=Or(o.line,o.place);i!==location.hash&&history.replaceState(null,"",i)}),ot(a(jr,{model:o,host:t}),t)}return ei(Fl);})();
