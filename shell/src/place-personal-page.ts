/**
 * Puts a customer's page in its place, which the document has asked for (inline-script.ts), before the shop's code is there. Loaded beside
 * the shop's scripts, by the documents of such pages alone; the shell takes the page over (start-shop.tsx), or makes it where none came.
 */

/** As in shared-host/document-data.ts: this script is a file without imports. */
const PAGE_SLOT_ID = 'page-slot';

// An import would make a module of the file.
type PersonalPage = import('shared-contracts/edge').PersonalPage;
type PlacedPage = import('./placed-page').PlacedPage;

interface PolicyHome {
  document: Document;
  /** Where the browser enforces Trusted Types. */
  trustedTypes?: { createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string } };
}

/** The shell makes the page by itself by now. */
let isTooLate = false;
/** Takes the customer's page away that stands there while nobody sees to it. */
let drop = (): void => undefined;

/** Puts the customer's page in its place, as the edge has rendered it; undefined where there is none. */
async function placePage({ token, isStored, answer }: NonNullable<Window['personalPage']>): Promise<PlacedPage | undefined> {
  const response = await answer;
  if (response?.status !== 200) return undefined;
  const { remote, title, markup, results, customer }: PersonalPage = await response.json();
  if (document.readyState === 'loading' && !document.getElementById(PAGE_SLOT_ID))
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const slot = document.getElementById(PAGE_SLOT_ID);
  // Somebody may have signed out meanwhile, or the shell may be ahead.
  if (isTooLate || !slot || slot.firstChild || !isStored()) return undefined;
  const { trustedTypes }: PolicyHome = window;
  // Comes from where the document does, and was rendered as it was: what the platform's editors write has been sanitised.
  const policy = trustedTypes?.createPolicy('personal-page', { createHTML: (html) => html });
  const element = document.createElement('div');
  element.dataset.root = remote;
  element.innerHTML = policy?.createHTML(markup) ?? markup;
  slot.append(element);
  document.title = title;
  // What stands there is the customer's: none of it has to be hidden (shell.css).
  delete document.documentElement.dataset.member;
  drop = () => element.remove();
  addEventListener('storage', () => isStored() || drop());
  addEventListener('pagehide', () => drop());
  return { element, known: { token, customer, results } };
}

const { personalPage } = window;
const placing = personalPage && placePage(personalPage).catch(() => undefined);

/** The page that stands in its place, which the shell sees to from now on; after `limitMs` none does, and none will. */
function takePersonalPage(limitMs: number): Promise<PlacedPage | undefined> | undefined {
  if (!placing) return undefined;
  const limit = new Promise<undefined>((resolve) =>
    setTimeout(() => {
      isTooLate = true;
      resolve(undefined);
    }, limitMs),
  );
  return Promise.race([placing, limit]).then((placed) => {
    drop = () => undefined;
    return placed?.element.isConnected ? placed : undefined;
  });
}

Object.assign(window, { takePersonalPage, dropPersonalPage: () => drop() });
