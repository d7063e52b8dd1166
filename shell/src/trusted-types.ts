/**
 * What a page of the shop may run. The edge enforces Trusted Types: an address becomes a script's, and a text becomes HTML, only through a
 * policy. Loaders (webpack's, federation's, the service worker's registration) know of none, so that the `default` policy decides for them:
 * scripts of published releases and the service worker, and of the origins that the configuration opens; of HTML the empty text alone
 * (React writes it where a server's markup stays). Imported before anything that loads a script.
 */
interface PolicyRules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface PolicyHome {
  document: Document;
  /** Where the browser enforces them. */
  trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
}

let others: readonly string[] = [];

export const RULES: PolicyRules = {
  createHTML: (text) => (text === '' ? text : null),
  createScriptURL: (address) => (mayRun(address) ? address : null),
};

const home: PolicyHome = window;
home.trustedTypes?.createPolicy('default', RULES);

/** Opens the origins that the shop's configuration names for scripts. */
export function allowScripts(origins: readonly string[] = []): void {
  others = origins;
}

function mayRun(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return others.includes(origin);
  return pathname.startsWith('/releases/') || pathname === '/sw.js';
}
