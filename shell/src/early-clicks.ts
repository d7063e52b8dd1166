/**
 * What must be there before the shop's scripts: loaded beside them, tiny, on its own. Keeps clicks on buttons that come before the page is
 * hydrated, to be replayed then with the forms that were sent (inline-script.ts; links, and forms with an address of their own, work
 * without scripts and are left alone), and notes what is typed before; asks for the shop's scripts once the picture has come, and for the
 * files of a page for signed-in people where somebody is; has the browser ready to format numbers; and sees to it that a start that does
 * not come about is tried again, or said.
 */

const START_LIMIT_MS = 30_000;
const SECOND_TRY_MS = 60_000;
const TRIED_KEY = 'start-tried';
const PICTURE_LIMIT_MS = 1000;
const ENDS = ['load', 'error'];

const root = document.documentElement;

const pendingClicks: HTMLElement[] = [];

function recordClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([type="submit"])') : null;
  if (button && event.isTrusted && !button.closest('[data-hydrated]')) pendingClicks.push(button);
}

document.addEventListener('click', recordClick, true);

/**
 * Replays what was clicked and sent inside `place` but not inside `without`: it is hydrated now. One after the other, so that what is sent
 * last says what was chosen before: a page is drawn again between two events of a browser's own.
 */
async function replay(place: HTMLElement, without?: Element | null): Promise<void> {
  const sent = window.earlySent ?? new Set<HTMLElement>();
  // A button that says nothing of its type is clicked, and sends.
  const events = [...pendingClicks.splice(0).filter((button) => !sent.has(button)), ...sent];
  sent.clear();
  const isReady = (element: HTMLElement) => place.contains(element) && !without?.contains(element);
  for (const element of events.filter((each) => !isReady(each)))
    if (element.matches('form, [type="submit"]')) sent.add(element);
    else pendingClicks.push(element);
  for (const element of events.filter(isReady)) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const earlyTyped = new Map<Element, EarlyField>();

function noteTyped(target: EventTarget | null, isKnown = true): void {
  if (!(target instanceof Element) || target.closest('[data-hydrated]')) return;
  const { type, value, checked, defaultValue, defaultChecked } = target as HTMLInputElement;
  const isBox = type === 'checkbox' || type === 'radio';
  const [typed, rendered] = isBox ? [checked, defaultChecked] : [value, defaultValue];
  if (isKnown || typed !== rendered) earlyTyped.set(target, { typed, rendered });
}

document.addEventListener('input', ({ target }) => noteTyped(target), true);
// Before this script, by hand or by the browser, which knows the password. (What is chosen of a list is not told from what was rendered.)
for (const field of document.querySelectorAll('input, textarea')) noteTyped(field, false);

// The files of a page for signed-in people (document-html.ts).
const members = document.getElementById('member-files');
if (members instanceof HTMLTemplateElement && root.dataset.member !== undefined) document.head.append(members.content);

// An import would make a module of the file.
type EarlyField = import('./placed-page').EarlyField;

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
  window.dropPersonalPage?.();
  document.getElementById('start-failure')?.removeAttribute('hidden');
}

/** The shell says when its code runs; from then on it looks after itself. */
const isStarted = () => root.dataset.started !== undefined;
const check = () => void (isStarted() || recover());

/** The first number costs a slow processor a quarter of a second, which is idle while the shop's scripts are on their way. */
const prepareNumbers = () => void (window.requestIdleCallback ?? setTimeout)(() => Intl.NumberFormat.supportedLocalesOf('en'));

Object.assign(window, { replayEarlyClicks: replay, recoverStart: recover, earlyTyped });
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
