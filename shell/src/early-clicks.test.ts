import { PAGE_SLOT_ID } from 'shared-host/document-data';

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

describe('a customer’s own page', () => {
  const ANSWER = {
    remote: 'mfe-account',
    title: 'Orders | Shop',
    markup: '<h1>Orders</h1><form><button>Search</button></form>',
    results: { 1: {} },
    customer: {},
  };
  const answer = (status: number, body: unknown = ANSWER) => ({ status, json: async () => body }) as Response;
  let isStored = true;
  const ask = (asked: Promise<Response | undefined>) => (window.personalPage = { token: 'abc', isStored: () => isStored, answer: asked });

  beforeEach(() => {
    isStored = true;
    root.dataset.member = '';
    document.title = 'Shop';
    document.body.innerHTML = '<div id="shell"><main><div id="page-slot"></div></main></div>';
  });
  afterEach(() => {
    delete window.personalPage;
    delete window.takePersonalPage;
  });

  test('is put in its place, seen, with what it was made of', async () => {
    ask(Promise.resolve(answer(200)));
    run();
    const placed = await window.takePersonalPage?.(2000);
    expect(document.querySelector('#page-slot > [data-root="mfe-account"] > h1')).toHaveTextContent('Orders');
    expect(placed?.element).toBe(document.querySelector('[data-root]'));
    expect(placed?.known).toEqual({ token: 'abc', customer: {}, results: { 1: {} } });
    expect(root).not.toHaveAttribute('data-member');
    expect(document.title).toBe('Orders | Shop');
  });

  test('becomes HTML by a policy of its own, where the browser asks for one', async () => {
    const createPolicy = jest.fn((_name: string, rules: object) => rules);
    Object.assign(window, { trustedTypes: { createPolicy } });
    ask(Promise.resolve(answer(200)));
    run();
    await window.takePersonalPage?.(2000);
    Object.assign(window, { trustedTypes: undefined });
    expect(createPolicy.mock.calls[0]?.[0]).toBe('personal-page');
    expect(document.querySelector('#page-slot h1')).toHaveTextContent('Orders');
  });

  test.each([
    ['there is none', Promise.resolve(answer(204))],
    ['the edge fails', Promise.resolve(answer(503))],
    ['nobody answers', Promise.resolve(undefined)],
    ['the answer is broken', Promise.resolve({ status: 200, json: () => Promise.reject(new SyntaxError('<')) } as unknown as Response)],
  ])('stays away where %s', async (_why, asked) => {
    ask(asked);
    run();
    expect(await window.takePersonalPage?.(2000)).toBeUndefined();
    expect(document.querySelector('#page-slot')).toBeEmptyDOMElement();
    expect(root).toHaveAttribute('data-member');
  });

  test('one that is late does not come', async () => {
    let come: (response: Response) => void = () => undefined;
    ask(new Promise((resolve) => (come = resolve)));
    run();
    const taking = window.takePersonalPage?.(2000);
    jest.advanceTimersByTime(2000);
    expect(await taking).toBeUndefined();
    come(answer(200));
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('#page-slot')).toBeEmptyDOMElement();
  });

  test('a form that is sent before the page is the shop’s is sent when it is, and never by the browser', async () => {
    ask(Promise.resolve(answer(200)));
    run();
    const placed = await window.takePersonalPage?.(2000);
    const button = document.querySelector('button')!;
    const clicked = jest.fn((event: Event) => event.preventDefault());
    const submit = () => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
      button.form?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(submit()).toBe(true);
    button.addEventListener('click', clicked);
    // The shop is there, the page's code is not.
    document.getElementById('shell')!.dataset.hydrated = '';
    expect(submit()).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    placed?.release();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(submit()).toBe(false);
  });

  test('stays away where somebody has signed out or in meanwhile', async () => {
    ask(Promise.resolve(answer(200)));
    isStored = false;
    run();
    expect(await window.takePersonalPage?.(2000)).toBeUndefined();
    expect(document.querySelector('#page-slot')).toBeEmptyDOMElement();
  });

  test.each([
    ['somebody signs out in another tab', () => ((isStored = false), window.dispatchEvent(new StorageEvent('storage')))],
    ['the document is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the shop’s code does not come', () => window.recoverStart?.()],
  ])('goes where %s before the shop sees to it', async (_what, happen) => {
    sessionStorage.setItem('start-tried', String(Date.now()));
    ask(Promise.resolve(answer(200)));
    run();
    await jest.advanceTimersByTimeAsync(0);
    expect(document.querySelector('#page-slot h1')).toBeVisible();
    happen();
    expect(document.querySelector('#page-slot')).toBeEmptyDOMElement();
    expect(await window.takePersonalPage?.(2000)).toBeUndefined();
  });

  test('another tab that stores something else changes nothing; nor does anything once the shop sees to it', async () => {
    ask(Promise.resolve(answer(200)));
    run();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(await window.takePersonalPage?.(2000)).toBeDefined();
    isStored = false;
    window.dispatchEvent(new StorageEvent('storage'));
    window.dispatchEvent(new Event('pagehide'));
    expect(document.querySelector('#page-slot h1')).toBeVisible();
  });

  test('is not put beside what the shop has made', async () => {
    ask(Promise.resolve(answer(200)));
    document.getElementById('page-slot')!.innerHTML = '<div>live</div>';
    run();
    expect(await window.takePersonalPage?.(2000)).toBeUndefined();
    expect(document.getElementById('page-slot')).toHaveTextContent('live');
  });

  test('other documents wait for none', () => {
    run();
    expect(window.takePersonalPage?.(2000)).toBeUndefined();
  });
});

test('the place of the page is the one that the chrome has', () => {
  document.body.innerHTML = `<div id="${PAGE_SLOT_ID}"></div>`;
  expect(document.getElementById('page-slot')).not.toBeNull();
});

test('what is typed before the shop’s code is there is noted, and not what is typed later', () => {
  document.body.innerHTML = '<div id="shell"><input name="query"><input type="checkbox"></div>';
  run();
  const field = document.querySelector('input')!;
  field.value = 'abc';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const box = document.querySelector<HTMLInputElement>('[type="checkbox"]')!;
  box.click();
  expect([...(window.earlyTyped ?? [])]).toEqual([
    [field, { typed: 'abc', rendered: '' }],
    [box, { typed: true, rendered: false }],
  ]);
  run();
  document.getElementById('shell')!.dataset.hydrated = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...(window.earlyTyped ?? [])]).toEqual([]);
});
