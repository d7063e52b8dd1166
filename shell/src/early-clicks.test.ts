import { localPersistence, sessionPersistence } from 'shared-platform';

const root = document.documentElement;

/** Runs the script as a document does that has just come; the shop's code runs, unless `isStarted` is false. */
function run({ isStarted = true } = {}): void {
  if (isStarted) root.dataset.started = '';
  jest.isolateModules(() => void jest.requireActual('./early-clicks'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  delete root.dataset.member;
  delete root.dataset.started;
  document.body.innerHTML = '<div id="start-failure" hidden>A part did not load.</div>';
});
afterEach(() => jest.useRealTimers());

test('a guest’s document hides nothing', () => {
  run();
  expect(root).not.toHaveAttribute('data-member');
});

test.each([
  ['for all tabs', () => localPersistence.set('signin_token', 'abc', 3600)],
  ['for this tab', () => sessionPersistence.set('signin_token', 'abc', 3600)],
  ['without an end', () => localPersistence.set('signin_token', 'abc')],
])('whoever is signed in %s is not shown what a guest pays', (_how, signIn) => {
  signIn();
  run();
  expect(root).toHaveAttribute('data-member');
});

test.each([
  [
    'has ended',
    () => {
      localPersistence.set('signin_token', 'abc', 3600);
      jest.setSystemTime(Date.now() + 3_600_001);
    },
  ],
  ['cannot be read', () => localStorage.setItem(localPersistence.key('signin_token'), 'not JSON')],
  ['is nothing', () => localStorage.setItem(localPersistence.key('signin_token'), 'null')],
])('a session that %s is none', (_how, store) => {
  store();
  run();
  expect(root).not.toHaveAttribute('data-member');
});

test('a broken storage of the tab does not hide the session of all tabs', () => {
  sessionStorage.setItem(sessionPersistence.key('signin_token'), '{');
  localPersistence.set('signin_token', 'abc', 3600);
  run();
  expect(root).toHaveAttribute('data-member');
});

test('where the shop does not start, nothing stays hidden, and it is said whose the amounts are', () => {
  localPersistence.set('signin_token', 'abc', 3600);
  sessionStorage.setItem('start-tried', String(Date.now() - 1000));
  run({ isStarted: false });
  expect(root).not.toHaveAttribute('data-member');
  expect(document.getElementById('start-failure')).toBeVisible();
});
