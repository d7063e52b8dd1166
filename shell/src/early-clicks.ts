/**
 * What must be there before the shop's scripts: loaded beside them, tiny, on its own. Keeps clicks on buttons that come before the page is
 * hydrated, to be replayed then (links and forms work without scripts and are left alone), and notes what is typed before; asks for the
 * shop's scripts once the picture has come, and for the files of a page for signed-in people where somebody is; puts that page in its place
 * where the document has asked for it; has the browser ready to format numbers; and sees to it that a start that does not come about is
 * tried again, or said.
 */

const START_LIMIT_MS = 30_000;
const SECOND_TRY_MS = 60_000;
const TRIED_KEY = 'start-tried';
const PICTURE_LIMIT_MS = 1000;
const ENDS = ['load', 'error'];
/** As in shared-host/document-data.ts: this script is a file without imports. */
const PAGE_SLOT_ID = 'page-slot';

const root = document.documentElement;

const pendingClicks: HTMLElement[] = [];

function recordClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (button && event.isTrusted && !button.closest('[data-hydrated]')) pendingClicks.push(button);
}

document.addEventListener('click', recordClick, true);

/** Replays what was clicked inside `place`, which is hydrated now. */
function replay(place: HTMLElement): void {
  for (const button of pendingClicks.splice(0)) {
    if (!place.contains(button)) pendingClicks.push(button);
    else button.click();
  }
}

const earlyTyped = new Map<Element, EarlyField>();
document.addEventListener(
  'input',
  ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-hydrated]')) return;
    const { type, value, checked, defaultValue, defaultChecked } = target as HTMLInputElement;
    const isBox = type === 'checkbox' || type === 'radio';
    earlyTyped.set(target, isBox ? { typed: checked, rendered: defaultChecked } : { typed: value, rendered: defaultValue });
  },
  true,
);

// The files of a page for signed-in people (document-html.ts).
const members = document.getElementById('member-files');
if (members instanceof HTMLTemplateElement && root.dataset.member !== undefined) document.head.append(members.content);

// An import would make a module of the file.
type PersonalPage = import('shared-contracts/edge').PersonalPage;
type PlacedPage = import('./placed-page').PlacedPage;
type EarlyField = import('./placed-page').EarlyField;

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
  // A form that the browser sent by itself would put what was typed into the page's address.
  let isHeld = true;
  let submitter: HTMLElement | null | undefined;
  element.addEventListener('submit', (event) => {
    if (!isHeld) return;
    event.preventDefault();
    ({ submitter } = event);
  });
  slot.append(element);
  document.title = title;
  // What stands there is the customer's: none of it has to be hidden (shell.css).
  delete root.dataset.member;
  drop = () => element.remove();
  addEventListener('storage', () => isStored() || drop());
  addEventListener('pagehide', () => drop());
  return {
    element,
    known: { token, customer, results },
    release() {
      isHeld = false;
      if (submitter?.isConnected) submitter.click();
    },
  };
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

const late = document.getElementById('late-scripts');

/** Loads the document once more; where that has been done already, says that something is missing, with a link that does it. */
function recover(): void {
  try {
    const tried = Number(sessionStorage.getItem(TRIED_KEY));
    sessionStorage.setItem(TRIED_KEY, String(Date.now()));
    if (Date.now() - tried > SECOND_TRY_MS) return location.reload();
  } catch {
    // Without a storage nobody knows whether it was tried: it is said.
  }
  // What is said then also says whose the amounts are.
  delete root.dataset.member;
  drop();
  document.getElementById('start-failure')?.removeAttribute('hidden');
}

/** The shell says when its code runs; from then on it looks after itself. */
const isStarted = () => root.dataset.started !== undefined;
const check = () => void (isStarted() || recover());

/** The first number costs a slow processor a quarter of a second, which is idle while the shop's scripts are on their way. */
const prepareNumbers = () => void (window.requestIdleCallback ?? setTimeout)(() => Intl.NumberFormat.supportedLocalesOf('en'));

Object.assign(window, { replayEarlyClicks: replay, recoverStart: recover, takePersonalPage, earlyTyped });
setTimeout(check, START_LIMIT_MS);
if (late instanceof HTMLTemplateElement) {
  // Beside the picture the shop's scripts would take most of the line from it: they are asked for when it has come.
  const start = () => {
    for (const script of late.content.querySelectorAll('script')) for (const event of ENDS) script.addEventListener(event, check);
    document.head.append(late.content);
    prepareNumbers();
  };
  const { href, imageSrcset } = document.querySelector<HTMLLinkElement>('link[as="image"]') ?? { href: '', imageSrcset: '' };
  // It may have come before this script.
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if ((href + imageSrcset).includes(new URL(name).pathname)) start();
  }).observe({ type: 'resource', buffered: true });
  setTimeout(start, PICTURE_LIMIT_MS);
} else {
  prepareNumbers();
  if (document.readyState === 'complete') check();
  // Its scripts have been loaded by then, or have failed.
  else addEventListener('load', check);
}
