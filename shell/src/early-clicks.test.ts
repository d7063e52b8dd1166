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

describe('what was pressed and sent before the shop’s code is there', () => {
  const replay = async (without?: Element) => {
    void window.replayEarlyClicks?.(document.getElementById('shell')!, without);
    await jest.advanceTimersByTimeAsync(10);
  };
  let press: (button: Element) => void;
  /** Only a hand's own clicks are kept, which a test cannot make. */
  const runWithHand = () => {
    const listen = jest.spyOn(document, 'addEventListener');
    run();
    const onClick = listen.mock.calls.find(([type]) => type === 'click')?.[1] as (event: object) => void;
    press = (target) => onClick({ target, isTrusted: true });
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="shell"><button type="button" id="more">+</button><form><button type="submit">Add</button></form><main></main></div><button>Out</button>';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    delete window.earlySent;
  });

  test('is done once, one after the other: what is sent says what was chosen before', async () => {
    const said: string[] = [];
    let shown = 1;
    runWithHand();
    const [more, add, out] = [...document.querySelectorAll('button')];
    press(more!);
    press(more!);
    window.earlySent = new Set([out!, add!]);
    // As React does it: what is pressed is drawn afterwards, and counts from what was drawn.
    more!.addEventListener('click', () => {
      const next = shown + 1;
      queueMicrotask(() => (shown = next));
    });
    add!.addEventListener('click', (event) => (event.preventDefault(), said.push(`add ${shown}`)));
    out!.addEventListener('click', () => said.push('out'));
    await replay();
    await replay();
    expect(said).toEqual(['add 3']);
  });

  test('waits where its page is late; a form without a button is sent, too', async () => {
    runWithHand();
    const main = document.querySelector('main')!;
    main.innerHTML = '<form></form>';
    const sent = jest.fn((event: Event) => event.preventDefault());
    main.firstElementChild!.addEventListener('submit', sent);
    window.earlySent = new Set([main.firstElementChild as HTMLElement]);
    await replay(main);
    expect(sent).not.toHaveBeenCalled();
    await replay();
    expect(sent).toHaveBeenCalledTimes(1);
  });
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
