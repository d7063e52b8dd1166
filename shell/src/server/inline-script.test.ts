import { createHash } from 'node:crypto';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { INLINE_SCRIPT, INLINE_SCRIPT_HASH } from './inline-script';

const root = document.documentElement;

function run(): void {
  (new Function(INLINE_SCRIPT) as () => void)();
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  delete root.dataset.member;
  delete root.dataset.net;
});
afterEach(() => jest.useRealTimers());

test('the policy of a document names the script by its hash', () => {
  expect(INLINE_SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}`);
  expect(INLINE_SCRIPT).not.toContain('<');
});

describe('a form that is sent before the shop’s code is there', () => {
  const send = (selector: string) => {
    const form = document.querySelector(selector)!;
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: form.querySelector('button') });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="shell"><form id="own"><input name="action"><button>Sign in</button></form><form action="/search"><button>Search</button></form></div>';
    run();
  });

  test('is not sent by the browser, and kept once', () => {
    expect(send('#own')).toBe(true);
    expect(send('#own')).toBe(true);
    expect([...(window.earlySent ?? [])]).toEqual([document.querySelector('#own button')]);
  });

  test('is not kept where the shop’s code has taken it; one of somebody else’s is left alone', () => {
    document.querySelector('#own')?.addEventListener('submit', (event) => event.preventDefault());
    expect(send('#own')).toBe(true);
    expect(window.earlySent?.size).toBe(0);
    document.body.append(document.querySelector('#own')!.cloneNode(true));
    expect(send('body > #own')).toBe(false);
  });

  test('goes where it says where it has an address of its own', () => {
    expect(send('[action]')).toBe(false);
    expect(window.earlySent?.size).toBe(0);
  });
});

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

test('who has chosen prices without VAT reads those first, whoever it is', () => {
  run();
  expect(root).not.toHaveAttribute('data-net');
  localPersistence.set('prices_without_vat', true);
  run();
  expect(root).toHaveAttribute('data-net');
  expect(root).not.toHaveAttribute('data-member');
});

test('the address of the document is noted', () => {
  run();
  expect(window.openedAt).toBe(window.location.href);
});

describe('a document whose page is a customer’s own', () => {
  const RELEASES = '/releases/shell/1/ /releases/mfe-account/1/';
  const fetched = jest.fn(async (_address: string, _options: RequestInit) => new Response('{}'));
  const asked = () => fetched.mock.calls.map(([address, options]) => [address, options.headers]);

  beforeEach(() => {
    root.dataset.personal = RELEASES;
    delete window.personalPage;
    fetched.mockClear();
    Object.assign(window, { fetch: fetched });
    history.replaceState(null, '', '/arabic/order-history?page=2&query=a%26b');
  });
  afterEach(() => {
    delete root.dataset.personal;
    history.replaceState(null, '', '/');
  });

  const ADDRESS = `/personal-page?at=${encodeURIComponent('/arabic/order-history?page=2&query=a%26b')}&of=${encodeURIComponent(RELEASES)}&in=`;

  test('asks for it in the name of whoever is signed in', async () => {
    localPersistence.set('signin_token', 'abc', 3600);
    run();
    expect(asked()).toEqual([[ADDRESS, { Authorization: 'Bearer abc' }]]);
    expect(window.personalPage?.token).toBe('abc');
    expect(await window.personalPage?.answer).toBeInstanceOf(Response);
    // Somebody else signs in elsewhere.
    expect(window.personalPage?.isStored()).toBe(true);
    localPersistence.set('signin_token', 'other', 3600);
    expect(window.personalPage?.isStored()).toBe(false);
  });

  test('the tab’s own token comes before that of all tabs', () => {
    localPersistence.set('signin_token', 'all', 3600);
    sessionPersistence.set('signin_token', 'own', 3600);
    run();
    expect(asked()).toEqual([[ADDRESS, { Authorization: 'Bearer own' }]]);
  });

  test('names the currency that was chosen', () => {
    localPersistence.set('signin_token', 'abc', 3600);
    localPersistence.set('store_view_currency', 'USD');
    run();
    expect(asked()).toEqual([[`${ADDRESS}USD`, { Authorization: 'Bearer abc' }]]);
  });

  test('is quiet where nobody answers', async () => {
    localPersistence.set('signin_token', 'abc', 3600);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    run();
    expect(await window.personalPage?.answer).toBeUndefined();
  });

  test('asks for nothing in the name of nobody, nor of one whose session has ended', () => {
    run();
    localPersistence.set('signin_token', 'abc', 3600);
    jest.setSystemTime(Date.now() + 3_600_001);
    run();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('another document asks for none', () => {
    delete root.dataset.personal;
    localPersistence.set('signin_token', 'abc', 3600);
    run();
    expect(fetched).not.toHaveBeenCalled();
  });
});
