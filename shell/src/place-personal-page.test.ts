import { PAGE_SLOT_ID } from 'shared-host/document-data';

const root = document.documentElement;

/** Runs the script as a document does that has just come. */
function run(): void {
  jest.isolateModules(() => void jest.requireActual('./place-personal-page'));
}

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
  jest.useFakeTimers();
  isStored = true;
  root.dataset.member = '';
  document.title = 'Shop';
  document.body.innerHTML = '<div id="shell"><main><div id="page-slot"></div></main></div>';
});
afterEach(() => {
  jest.useRealTimers();
  delete window.personalPage;
  delete window.takePersonalPage;
  delete window.dropPersonalPage;
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
  ['the shop’s code does not come', () => window.dropPersonalPage?.()],
])('goes where %s before the shop sees to it', async (_what, happen) => {
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

test('the place of the page is the one that the chrome has', () => {
  document.body.innerHTML = `<div id="${PAGE_SLOT_ID}"></div>`;
  expect(document.getElementById('page-slot')).not.toBeNull();
});
