/**
 * The one script that stands inside documents, named by its hash in their Content-Security-Policy. It has to run before anything is
 * painted, and a file of its own sometimes came later. Whoever is signed in here, as far as a storage tells, is not shown a guest's
 * amounts; they keep their place unseen (shell.css) until the member's page stands there (start-shop.tsx). A document that says that its
 * page is a customer's own asks for that page at once, in the name of whoever is signed in; the early script puts it in its place. Who has
 * chosen prices without VAT reads those first (vat-choice.ts). And the document's address is noted: who presses Back while it is being
 * loaded is at another one before the shop's scripts come (shared-host, navigation.ts). A form without an address of its own is one of the
 * shop's code: sent by the browser where that is not there, it would put what was typed, a password, into the address of the page. One that
 * nobody has taken is kept, and sent when the page is hydrated (early-clicks.ts).
 *
 * It reads the session's token (shared-host, session.ts) in the format of shared-platform's persistence: without a lifetime it has no end.
 * What is no session, or cannot be read, hides nothing; a broken storage of the tab does not hide the session of all tabs.
 */
export const INLINE_SCRIPT =
  'openedAt=location.href;earlySent=new Set;' +
  "addEventListener('submit',e=>{const f=e.target;e.defaultPrevented||f.hasAttribute('action')||!f.closest('#shell')||" +
  '(e.preventDefault(),earlySent.add(e.submitter||f))});' +
  "{const r=document.documentElement,k='M2_VENIA_BROWSER_PERSISTENCE__',e=encodeURIComponent;" +
  "for(const a of['sessionStorage','localStorage'])try{const g=()=>window[a].getItem(k+'signin_token'),w=g(),{value:v,timeStored:t,ttl:l}=JSON.parse(w||'');" +
  "if(!(Date.now()>t+l*1e3)){r.dataset.member='';" +
  'if(r.dataset.personal&&!window.personalPage){' +
  "const token=JSON.parse(v),c=JSON.parse(JSON.parse(localStorage.getItem(k+'store_view_currency')||'{}').value||'0');" +
  'personalPage={token,isStored:()=>g()===w,answer:fetch(`/personal-page?at=${e(location.pathname+location.search)}&of=${e(r.dataset.personal)}&in=${c?e(c):``}`,' +
  '{headers:{Authorization:`Bearer ${token}`}}).catch(()=>{})}}}}catch{}' +
  "try{localStorage.getItem(k+'prices_without_vat')&&(r.dataset.net='')}catch{}}";

/** Of the script's text. A test holds it against the text. */
export const INLINE_SCRIPT_HASH = 'sha256-yoILF2pNSSO2pNIYvqDh6jSCmCLIUytSWVQ9t9g8LKw=';
