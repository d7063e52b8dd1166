// Without an import the file would be no module.
export {};

const root = document.documentElement;

/** Runs the script as a document does that has just come; the shop's code runs, unless `isStarted` is false. */
function run({ isStarted = true } = {}): void {
  if (isStarted) root.dataset.started = '';
  jest.isolateModules(() => void jest.requireActual('./early-clicks'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  delete root.dataset.member;
  delete root.dataset.started;
  document.body.innerHTML = '<div id="start-failure" hidden>A part did not load.</div>';
});
afterEach(() => jest.useRealTimers());

test('where the shop does not start, nothing stays hidden, and it is said whose the amounts are', () => {
  root.dataset.member = '';
  sessionStorage.setItem('start-tried', String(Date.now() - 1000));
  run({ isStarted: false });
  expect(root).not.toHaveAttribute('data-member');
  expect(document.getElementById('start-failure')).toBeVisible();
});

describe('the files of a page for signed-in people', () => {
  beforeEach(() => (document.head.innerHTML = '<template id="member-files"><link rel="preload" as="script" href="/orders.js"></template>'));
  afterEach(() => (document.head.innerHTML = ''));

  test('are asked for where somebody is signed in', () => {
    root.dataset.member = '';
    run();
    expect(document.head.querySelector('link')).toHaveAttribute('href', '/orders.js');
  });

  test('and not for a guest, who is sent elsewhere', () => {
    run();
    expect(document.head.querySelector('link')).toBeNull();
  });
});

describe('where the scripts wait for the picture', () => {
  let see: (names: readonly string[]) => void;

  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="preload" as="image" href="/media/a.svg" imagesrcset="/media/a.svg?width=360 360w">' +
      '<template id="late-scripts"><script defer src="/shell.js"></script><link rel="preload" as="script" href="/page.js"></template>';
    Object.assign(window, {
      PerformanceObserver: class {
        observe = () => undefined;
        constructor(callback: (list: unknown) => void) {
          see = (names) => callback({ getEntries: () => names.map((name) => ({ name: `http://localhost${name}` })) });
        }
      },
    });
  });
  afterEach(() => (document.head.innerHTML = ''));

  const asked = () => [...document.head.querySelectorAll('script, [as="script"]')].map((element) => element.outerHTML);
  const shellScript = () => document.head.querySelector('script')!;

  test('they are asked for when it has come, once', () => {
    run();
    see(['/assets/font.woff2']);
    expect(asked()).toEqual([]);
    see(['/assets/font.woff2', '/media/a.svg?width=360']);
    expect(asked()).toEqual(['<script defer="" src="/shell.js"></script>', '<link rel="preload" as="script" href="/page.js">']);
    see(['/media/a.svg?width=360']);
    jest.advanceTimersByTime(1000);
    expect(asked()).toHaveLength(2);
  });

  test('they are asked for after a second where it does not come', () => {
    run();
    jest.advanceTimersByTime(999);
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked()).toHaveLength(2);
  });

  test('the document’s own end says nothing about the start; the script’s does', () => {
    sessionStorage.setItem('start-tried', String(Date.now()));
    run({ isStarted: false });
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1000);
    expect(document.getElementById('start-failure')).not.toBeVisible();
    shellScript().dispatchEvent(new Event('error'));
    expect(document.getElementById('start-failure')).toBeVisible();
  });

  test('a start that came about is left alone', () => {
    run();
    jest.advanceTimersByTime(1000);
    shellScript().dispatchEvent(new Event('load'));
    expect(document.getElementById('start-failure')).not.toBeVisible();
  });

  test('without the early script they are asked for, too', () => {
    jest.isolateModules(() => void jest.requireActual('./late-start'));
    jest.advanceTimersByTime(2000);
    expect(asked()).toHaveLength(2);
  });
});

test('a form that was sent before the shop’s code is there is sent once, after what was clicked', () => {
  const pressed: (string | null)[] = [];
  document.body.innerHTML =
    '<div id="shell"><form><button>Sign in</button></form><button type="button">Keep</button></div><button>Out</button>';
  const [send, keep, out] = [...document.querySelectorAll('button')];
  for (const button of [send!, keep!, out!])
    button.addEventListener('click', (event) => (event.preventDefault(), pressed.push(button.textContent)));
  run();
  window.earlySent = new Set([null, out!, send!]);
  const shell = document.getElementById('shell')!;
  window.replayEarlyClicks?.(shell);
  expect(pressed).toEqual(['Sign in']);
  window.replayEarlyClicks?.(shell);
  expect(pressed).toEqual(['Sign in']);
  delete window.earlySent;
});

test('where the shop does not start, a customer’s page does not stay', () => {
  sessionStorage.setItem('start-tried', String(Date.now()));
  window.dropPersonalPage = jest.fn();
  run({ isStarted: false });
  window.recoverStart?.();
  expect(window.dropPersonalPage).toHaveBeenCalled();
  delete window.dropPersonalPage;
});

test('what is typed before the shop’s code is there is noted, and not what is typed later', () => {
  document.body.innerHTML = '<div id="shell"><input name="query"><input type="checkbox"></div>';
  run();
  const field = document.querySelector('input')!;
  field.value = 'abc';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const box = document.querySelector<HTMLInputElement>('[type="checkbox"]')!;
  box.click();
  const noted = [
    [field, { typed: 'abc', rendered: '' }],
    [box, { typed: true, rendered: false }],
  ];
  expect([...(window.earlyTyped ?? [])]).toEqual(noted);
  // A script that comes later still finds what stands there.
  run();
  expect([...(window.earlyTyped ?? [])]).toEqual(noted);
  window.earlyTyped?.clear();
  document.getElementById('shell')!.dataset.hydrated = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...(window.earlyTyped ?? [])]).toEqual([]);
});
