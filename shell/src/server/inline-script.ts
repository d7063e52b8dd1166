/**
 * The one script that stands inside documents, named by its hash in their Content-Security-Policy. It has to run before anything is
 * painted, and a file of its own sometimes came later. Whoever is signed in here, as far as a storage tells, is not shown a guest's
 * amounts; they keep their place unseen (shell.css) until the member's page stands there (start-shop.tsx). Who has chosen prices
 * without VAT reads those first (vat-choice.ts). And the document's address is noted: who presses Back while it is being loaded is at
 * another one before the shop's scripts come (shared-host, navigation.ts).
 *
 * It reads the session's token (shared-host, session.ts) in the format of shared-platform's persistence: without a lifetime it has no end.
 * What is no session, or cannot be read, hides nothing; a broken storage of the tab does not hide the session of all tabs.
 */
export const INLINE_SCRIPT =
  'openedAt=location.href;' +
  "for(const a of['sessionStorage','localStorage'])try{const{timeStored:t,ttl:l}=JSON.parse(window[a].getItem('M2_VENIA_BROWSER_PERSISTENCE__signin_token')||'');" +
  "Date.now()>t+l*1e3||(document.documentElement.dataset.member='')}catch{}" +
  "try{localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__prices_without_vat')&&(document.documentElement.dataset.net='')}catch{}";

/** Of the script's text. A test holds it against the text. */
export const INLINE_SCRIPT_HASH = 'sha256-OVMtKmHV20mhb/py3oRhJc9GQBNvT9IKMKrKbdhElns=';
