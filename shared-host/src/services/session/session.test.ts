import { createHash } from 'node:crypto';
import { createEventBus, may, type SessionCommands, type SignInOptions } from 'shared-contracts';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { READ_MS } from './ending';
import { toCustomerId } from './customer-id';
import { createSession } from './session';
import { SIGN_IN_TOKEN_LIFETIME_S } from './stored-token';

/** SHA-256 of an address. */
const idOf = (email: string) => createHash('sha256').update(email).digest('hex');
const ID = idOf('shopper@example.com');

const CUSTOMER = {
  customer: { __typename: 'Customer', email: 'shopper@example.com', firstname: 'Noura', lastname: 'Ali', is_subscribed: true },
};

const emails: Record<string, string> = {
  'token-1': CUSTOMER.customer.email,
  'token-2': CUSTOMER.customer.email,
  'token-3': 'new@example.com',
  stranger: 'other@example.com',
};

let steps: string[];
let host: StubHost;

beforeEach(() => {
  steps = [];
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  // No other thread: the clock stands still.
  jest.spyOn(crypto.subtle, 'digest').mockImplementation(async (_algorithm, data) => {
    const { buffer } = new Uint8Array(
      createHash('sha256')
        .update(data as Uint8Array)
        .digest(),
    );
    return buffer;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open({
  hasExtensions = true,
  follower = {} as SessionCommands,
  company = false,
  isMember = false,
  role = ROLE as Role | null,
  administrator = '',
} = {}) {
  host = createStubHost();
  let identity = 'guest';
  host.answer = (operation) => {
    steps.push(`${operation} as ${identity}`);
    if (operation === 'Customer') return { data: CUSTOMER, error: undefined };
    if (operation === 'CustomerExtension') return { data: { customer: { bss_is_company_account: company } }, error: undefined };
    if (operation === 'CompanyPermissions') return { data: { customer: { role: company || isMember ? role : null } }, error: undefined };
    if (operation === 'CompanyAdministrator') return { data: { company: { company_admin: { email: administrator } } }, error: undefined };
    return { data: {}, error: undefined };
  };
  const note = (name: string) => async () => void steps.push(`${name} as ${identity}`);
  const events = createEventBus();
  const restart = jest.fn();
  const goHome = jest.fn(() => void steps.push('home'));
  const become = jest.fn((token: string | undefined, _results?: object) => void (identity = token ?? 'guest'));
  const session = createSession({
    events,
    commerce: () => host.commerce,
    customerIdOf: async (token) => toCustomerId(emails[token]),
    become,
    followers: async () => [{ leaveSession: note('leave'), enterSession: note('enter'), ...follower }],
    hasExtensions,
    settled: async () => void steps.push('settled'),
    goHome,
    restart,
  });
  const facts: unknown[] = [];
  events.on('session:signed-in', (payload) => facts.push(['in', payload.customerName]));
  events.on('session:signed-out', (payload) => facts.push(['out', payload.reason]));
  return { session, restart, goHome, become, facts, asked: () => identity };
}

interface Role {
  permissions: readonly object[];
}

const ROLE: Role = {
  permissions: [
    { id: 'Magento_Company::index', children: [{ id: 'Magento_Company::users_view', children: null }] },
    { id: 'Magento_Sales::all' },
  ],
};

describe('a customer who came with their page', () => {
  const known = {
    token: 'token-1',
    customer: { id: ID, email: 'shopper@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: true, isCompanyAccount: false },
    results: { 1: { data: '{}' } },
  };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  test('is known at once, with the answers that were given to them; nobody is asked again', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const { session, become } = open();
    session.start(known);
    expect(session.state.get()).toMatchObject({ status: 'customer', customer: known.customer });
    expect(become.mock.calls).toEqual([['token-1', known.results]]);
    await settle();
    expect(steps).toEqual([]);
    // What the browser keeps is theirs.
    expect(localPersistence.get('kept_by')).toBe(ID);
  });

  test('is not believed where somebody else has signed in since', async () => {
    localPersistence.set('signin_token', 'token-2', 3600);
    const { session, become } = open();
    session.start(known);
    expect(become.mock.calls).toEqual([['token-2', undefined]]);
    expect(session.state.get()).toMatchObject({ status: 'customer', customer: undefined });
    await settle();
    expect(steps[0]).toBe('Customer as token-2');
  });

  test('nor where nobody is signed in any more', () => {
    const { session } = open();
    session.start(known);
    expect(session.state.get()).toEqual({ status: 'guest' });
  });
});

describe('signing in', () => {
  test('goes in order: services let the guest go, the customer’s identity begins, services follow, then the customer is read', async () => {
    const { session, facts } = open();
    session.start();
    await session.signIn('token-1');
    expect(steps).toEqual([
      'leave as guest',
      'enter as token-1',
      'Customer as token-1',
      'CustomerExtension as token-1',
      'CompanyPermissions as token-1',
    ]);
    expect(session.state.get()).toEqual({
      status: 'customer',
      expiresAt: Date.now() + 3_600_000,
      isKept: true,
      customer: { id: ID, email: 'shopper@example.com', firstName: 'Noura', lastName: 'Ali', isSubscribed: true, isCompanyAccount: false },
    });
    expect(facts).toEqual([['in', 'Noura']]);
  });

  test('works where no service follows: the cart’s release may be withdrawn', async () => {
    const { session, facts } = open({ follower: {} });
    await session.signIn('token-1');
    expect(facts).toEqual([['in', 'Noura']]);
  });

  test('stores the token for 3600 s, under its key', async () => {
    const { session } = open();
    await session.signIn('token-1');
    expect(SIGN_IN_TOKEN_LIFETIME_S).toBe(3600);
    expect(localPersistence.getEntry('signin_token')).toEqual({ value: 'token-1', ttl: 3600, timeStored: Date.now() });
  });

  test('without "Keep Me Logged In" the token is the tab’s', async () => {
    const { session } = open();
    await session.signIn('token-1', { keep: false });
    expect(localPersistence.get('signin_token')).toBeUndefined();
    expect(sessionPersistence.get('signin_token')).toBe('token-1');
    expect(session.token()).toBe('token-1');
    expect(session.state.get()).toMatchObject({ isKept: false });
  });

  test('a step that fails is told', async () => {
    const { session, facts } = open({ follower: { enterSession: async () => Promise.reject(new Error('Unable to create cart')) } });
    await expect(session.signIn('token-1')).rejects.toThrow('Unable to create cart');
    expect(facts).toEqual([]);
  });

  test('where a service cannot follow, the customer is known all the same', async () => {
    const { session } = open({ follower: { enterSession: async () => Promise.reject(new Error('Unable to create cart')) } });
    await expect(session.signIn('token-1')).rejects.toThrow('Unable to create cart');
    expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
  });

  test('the company flag is asked for only where the platform has it', async () => {
    const stock = open({ hasExtensions: false });
    await stock.session.signIn('token-1');
    expect(steps.join()).not.toContain('CustomerExtension');
    const extended = open({ company: true });
    await extended.session.signIn('token-2');
    expect(extended.session.state.get()).toMatchObject({
      customer: { isCompanyAccount: true, permissions: ['Magento_Company::index', 'Magento_Company::users_view', 'Magento_Sales::all'] },
    });
  });

  test.each([true, false])(
    'what a member’s role allows is known, not only an administrator’s; with our extensions: %p',
    async (hasExtensions) => {
      const { session } = open({ isMember: true, hasExtensions });
      await session.signIn('token-1');
      expect(session.state.get()).toMatchObject({
        customer: { isCompanyAccount: false, permissions: ['Magento_Company::index', 'Magento_Company::users_view', 'Magento_Sales::all'] },
      });
    },
  );

  test.each([
    ['shopper@example.com', true],
    ['someone.else@example.com', undefined],
  ])('of a role that says nothing it is asked whether it is the administrator’s: %p is', async (administrator, isAdministrator) => {
    const { session } = open({ isMember: true, role: { permissions: [] }, administrator });
    await session.signIn('token-1');
    const state = session.state.get();
    expect(state.status === 'customer' && state.customer?.isAdministrator).toBe(isAdministrator);
    expect(may(state, 'Magento_Company::roles_edit')).toBe(isAdministrator ?? false);
  });

  test('so it is where a company’s account has no role', async () => {
    const { session } = open({ company: true, role: null, administrator: 'shopper@example.com' });
    await session.signIn('token-1');
    expect(may(session.state.get(), 'Magento_Company::roles_edit')).toBe(true);
  });

  test.each([
    ['who belongs to no company', {}],
    ['whose role says what it includes', { isMember: true }],
  ])('nobody asks it of somebody %s: the platform would refuse it', async (_who, options) => {
    const { session } = open(options);
    await session.signIn('token-1');
    expect(steps.join()).not.toContain('CompanyAdministrator');
  });

  test.each([
    ['what a role includes', 'CompanyPermissions', { isMember: true }],
    ['whose role it is', 'CompanyAdministrator', { company: true, role: null, administrator: 'shopper@example.com' }],
  ])('a fault of the platform’s own is asked about once more: %s', async (_what, question, options) => {
    const { session } = open(options);
    const { answer } = host;
    const fault = failed('Service Unavailable', { status: 503 });
    let asked = 0;
    host.answer = (operation, variables) => (operation === question && ++asked === 1 ? fault : answer(operation, variables));
    await session.signIn('token-1');
    expect(asked).toBe(2);
    expect(may(session.state.get(), 'Magento_Company::users_view')).toBe(true);
  });

  test.each([
    ['A refusal', failed('Cannot query field "role"')],
    ['No answer, after all tries of the client,', failed('Failed to fetch', { isNetworkError: true, status: undefined })],
  ])('%s is not', async (_what, refusal) => {
    const { session } = open();
    const { answer } = host;
    let asked = 0;
    host.answer = (operation, variables) => {
      if (operation !== 'CompanyPermissions') return answer(operation, variables);
      asked += 1;
      return refusal;
    };
    await session.signIn('token-1');
    expect(asked).toBe(1);
    expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
  });
});

describe('what the platform cannot say when the customer is read once more is as it was', () => {
  const network = { isNetworkError: true, status: undefined };
  const administrator = { company: true, role: null, administrator: 'shopper@example.com' };

  test.each([
    ['what a role includes: a fault', 'CompanyPermissions', { isMember: true }, { status: 503 }],
    ['what a role includes: no answer', 'CompanyPermissions', { isMember: true }, network],
    ['whose role it is', 'CompanyAdministrator', administrator, { status: 503 }],
    ['whether it is a company’s account', 'CustomerExtension', administrator, network],
  ])('%s', async (_what, question, options, fault) => {
    const { session } = open(options);
    const { answer } = host;
    await session.signIn('token-1');
    const before = session.state.get();
    expect(may(before, 'Magento_Company::users_view')).toBe(true);
    host.answer = (operation, variables) => (operation === question ? failed('Service Unavailable', fault) : answer(operation, variables));
    await session.reload();
    expect(session.state.get()).toEqual(before);
  });

  test('a role that is refused by now is gone', async () => {
    const { session } = open({ isMember: true });
    const { answer } = host;
    await session.signIn('token-1');
    host.answer = (operation, variables) => (operation === 'CompanyPermissions' ? failed('Forbidden') : answer(operation, variables));
    await session.reload();
    expect(may(session.state.get(), 'Magento_Company::users_view')).toBeFalsy();
  });
});

describe('the token’s lifetime', () => {
  test('is over after 3600 s: signed out, the document started again', async () => {
    const { session, restart, facts } = open();
    await session.signIn('token-1');
    jest.advanceTimersByTime(3_600_000);
    expect(session.state.get().status).toBe('customer');
    await jest.advanceTimersByTimeAsync(2);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(restart).toHaveBeenCalledTimes(1);
    expect(facts).toEqual([
      ['in', 'Noura'],
      ['out', 'expired'],
    ]);
    expect(localPersistence.get('signin_token')).toBeUndefined();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(restart).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is checked every second: a clock that was set forward, or a laptop that slept', async () => {
    const { session, restart } = open();
    await session.signIn('token-1');
    jest.setSystemTime(Date.now() + 2 * 3_600_000);
    await jest.advanceTimersByTimeAsync(999);
    expect(restart).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('complaint 5: goes on where it was when a document is loaded', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    jest.setSystemTime(Date.now() + 3_000_000);
    const { session, restart } = open();
    expect(session.state.get().status).toBe('unknown');
    session.start();
    expect(session.state.get().status).toBe('customer');
    await jest.advanceTimersByTimeAsync(599_000);
    expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
    expect(restart).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1002);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('was over before the document was loaded: a guest, who is told', () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    jest.setSystemTime(Date.now() + 3_601_000);
    const { session, restart, facts } = open();
    expect(session.token()).toBeUndefined();
    session.start();
    expect(session.state.get()).toEqual({ status: 'guest', hasEnded: true });
    expect(facts).toEqual([['out', 'expired']]);
    expect(restart).not.toHaveBeenCalled();
  });

  test('complaint 4: a token that the platform no longer knows ends the session', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const { session, restart } = open();
    host.answer = () => ({
      data: { customer: null },
      error: {
        message: 'The current customer isn’t authorized.',
        isNetworkError: false,
        status: 200,
        errors: [{ message: 'x', category: 'graphql-authorization', path: ['customer'] }],
      },
    });
    session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('the document that follows tells a guest that the session has ended, once', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const first = open();
    host.answer = () => ({ data: undefined, error: { message: 'x', isNetworkError: false, status: 401, errors: [] } });
    first.session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(first.restart).toHaveBeenCalledTimes(1);
    const next = open();
    next.session.start();
    expect(next.session.state.get()).toEqual({ status: 'guest', hasEnded: true });
    expect(next.facts).toEqual([['out', 'expired']]);
    await jest.advanceTimersByTimeAsync(READ_MS);
    const later = open();
    later.session.start();
    expect(later.session.state.get()).toEqual({ status: 'guest' });
    expect(later.facts).toEqual([]);
  });

  test('a document that is loaded again before that can be read tells it, too', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const first = open();
    host.answer = () => ({ data: undefined, error: { message: 'x', isNetworkError: false, status: 401, errors: [] } });
    first.session.start();
    await jest.advanceTimersByTimeAsync(0);
    open().session.start();
    await jest.advanceTimersByTimeAsync(READ_MS - 1);
    const again = open();
    again.session.start();
    expect(again.session.state.get()).toEqual({ status: 'guest', hasEnded: true });
    expect(again.facts).toEqual([['out', 'expired']]);
  });

  test('a platform that does not answer does not sign anybody out', async () => {
    localPersistence.set('signin_token', 'token-1', 3600);
    const { session, restart } = open();
    host.answer = () => ({ data: undefined, error: { message: 'Failed to fetch', isNetworkError: true, status: undefined, errors: [] } });
    session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.state.get().status).toBe('customer');
    expect(restart).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  test('goes in order: services leave, what was asked is answered, the token is revoked, a guest’s identity begins, home', async () => {
    const { session, facts, asked } = open();
    await session.signIn('token-1');
    steps.length = 0;
    await session.signOut();
    expect(steps).toEqual(['leave as token-1', 'settled', 'RevokeToken as token-1', 'enter as guest', 'home']);
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(asked()).toBe('guest');
    expect(localPersistence.get('signin_token')).toBeUndefined();
    expect(facts.at(-1)).toEqual(['out', 'user']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('while the sign-in is still reading ends that: nothing more is asked, nobody is said to have come', async () => {
    const waiting: (() => void)[] = [];
    const { session, facts } = open({ follower: { enterSession: () => new Promise((resolve) => void waiting.push(resolve)) } });
    const signingIn = session.signIn('token-1');
    await jest.advanceTimersByTimeAsync(0);
    const signingOut = session.signOut();
    await jest.advanceTimersByTimeAsync(0);
    steps.length = 0;
    for (const enter of waiting) enter();
    await Promise.all([signingIn, signingOut]);
    expect(steps).toEqual(['home']);
    expect(facts).toEqual([['out', 'user']]);
  });

  test('says why', async () => {
    const { session, facts } = open();
    await session.signIn('token-1');
    await session.signOut({ reason: 'invalid-cart' });
    expect(facts.at(-1)).toEqual(['out', 'invalid-cart']);
  });

  test('a token that cannot be revoked does not matter', async () => {
    const { session, goHome } = open();
    await session.signIn('token-1');
    host.answer = () => Promise.reject(new Error('500'));
    await session.signOut();
    expect(goHome).toHaveBeenCalled();
    expect(session.state.get().status).toBe('guest');
  });

  test('nor does a service that does not leave', async () => {
    const { session, goHome } = open({
      follower: { leaveSession: async () => Promise.reject(new Error('The service cart did not start in time.')) },
    });
    localPersistence.set('signin_token', 'token-1', 3600);
    session.start();
    await session.signOut();
    expect(goHome).toHaveBeenCalled();
    expect(session.state.get().status).toBe('guest');
  });
});

describe('another tab', () => {
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('signin_token') }));
  const signOutElsewhere = () => {
    localPersistence.remove('signin_token');
    tell();
  };
  const signInElsewhere = (token = 'token-2') => {
    localPersistence.set('signin_token', token, 3600);
    tell();
  };

  test.each(['before', 'after'])('signs out: this document is over, signed in %s it was loaded', async (when) => {
    if (when === 'before') localPersistence.set('signin_token', 'token-1', 3600);
    const { session, restart, facts, asked } = open();
    session.start();
    if (when === 'after') await session.signIn('token-1');
    signOutElsewhere();
    expect(session.state.get()).toEqual({ status: 'guest' });
    expect(asked()).toBe('guest');
    expect(restart).toHaveBeenCalledTimes(1);
    expect(facts.at(-1)).toEqual(['out', 'other-tab']);
  });

  test('signs in: a guest’s document starts again; until then it asks as a guest', () => {
    const { session, restart, asked } = open();
    session.start();
    signInElsewhere();
    expect(session.token()).toBeUndefined();
    expect(asked()).toBe('guest');
    expect(restart).toHaveBeenCalledTimes(1);
    // Once is enough.
    tell();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(localPersistence.get('signin_token')).toBe('token-2');
  });

  test('signs in as somebody else: this document is over, and leaves the other’s token alone', async () => {
    const { session, restart, asked } = open();
    session.start();
    await session.signIn('token-1');
    signInElsewhere();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(asked()).toBe('guest');
    expect(localPersistence.get('signin_token')).toBe('token-2');
  });

  test.each([
    ['looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['back from the back/forward cache', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ])('is noticed by a document that slept, when it is %s', (_name, wake) => {
    const { session, restart } = open();
    session.start();
    localPersistence.set('signin_token', 'token-2', 3600);
    expect(restart).not.toHaveBeenCalled();
    wake();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('is not seen when it comes back from the back/forward cache, unless it is still whose it was', () => {
    const turn = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    const { session, restart } = open();
    session.start();
    turn('pagehide');
    expect(document.documentElement).toHaveAttribute('data-away');
    turn('pageshow');
    expect(document.documentElement).not.toHaveAttribute('data-away');
    turn('pagehide');
    localPersistence.set('signin_token', 'token-2', 3600);
    turn('pageshow');
    expect(document.documentElement).toHaveAttribute('data-away');
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('does not end a session that is this tab’s alone', async () => {
    const { session, restart } = open();
    session.start();
    await session.signIn('token-1', { keep: false });
    signInElsewhere();
    signOutElsewhere();
    expect(session.state.get().status).toBe('customer');
    expect(session.token()).toBe('token-1');
    expect(restart).not.toHaveBeenCalled();
  });

  test('does nothing to a guest by signing out', () => {
    const { session, restart } = open();
    session.start();
    signOutElsewhere();
    expect(restart).not.toHaveBeenCalled();
  });
});

describe('what is kept for a shopper', () => {
  /** Of each kind, in both storages. */
  const store = () => {
    for (const area of [localPersistence, sessionPersistence]) {
      area.set('typed', 'mine');
      area.set('setting', 'everybody’s', undefined, 'everybody');
      area.set('owned', 'of its owner', undefined, 'owner');
    }
  };
  const left = () => [localPersistence, sessionPersistence].map((area) => ['typed', 'setting', 'owned'].filter((name) => area.get(name)));
  const ALL = ['typed', 'setting', 'owned'];
  const SWEPT = ['setting', 'owned'];
  const begin = async (options: SignInOptions = {}) => {
    const opened = open();
    opened.session.start();
    await opened.session.signIn('token-1', options);
    store();
    return opened;
  };
  const expire = async () => {
    jest.setSystemTime(Date.now() + 3_600_001);
    await jest.advanceTimersByTimeAsync(1000);
  };
  /** The document that comes after one that is over. */
  const startAgain = () => {
    const opened = open();
    opened.session.start();
    return opened;
  };

  test.each([true, false])('is forgotten when the customer signs out; kept in all tabs: %p', async (keep) => {
    const { session } = await begin({ keep });
    const heard = jest.fn();
    window.addEventListener('storage', heard);
    await session.signOut();
    window.removeEventListener('storage', heard);
    expect(left()).toEqual([SWEPT, SWEPT]);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ key: null }));
  });

  test('stays theirs who change their e-mail address: what names its owner is found by them', async () => {
    const changed = () => ({ data: { customer: { ...CUSTOMER.customer, email: 'new@example.com' } }, error: undefined });
    const { session } = await begin();
    host.answer = changed;
    await session.reload();
    expect(session.state.get()).toMatchObject({ customer: { id: ID, email: 'new@example.com' } });
    expect(left()).toEqual([ALL, ALL]);
    await session.signIn('token-3');
    expect(left()).toEqual([ALL, ALL]);
    const next = open().session;
    host.answer = changed;
    next.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(next.state.get()).toMatchObject({ customer: { id: ID, email: 'new@example.com' } });
    expect(left()).toEqual([ALL, ALL]);
  });

  test('is forgotten, files too, before the customer is signed out: the tab may be closed then', async () => {
    const { session } = await begin();
    let clear: (isDone: boolean) => void = () => undefined;
    const caches = { delete: jest.fn(() => new Promise((resolve) => (clear = resolve))) };
    Object.assign(globalThis, { caches });
    const signingOut = session.signOut();
    await jest.advanceTimersByTimeAsync(0);
    expect(caches.delete).toHaveBeenCalledWith('visited-documents');
    expect(session.state.get().status).toBe('customer');
    clear(true);
    await signingOut;
    expect(session.state.get().status).toBe('guest');
    Reflect.deleteProperty(globalThis, 'caches');
  });

  test.each([true, false])('waits for a customer whose token has ended, and is forgotten when another one signs in: %p', async (keep) => {
    await begin({ keep });
    await expire();
    expect(left()).toEqual([ALL, ALL]);
    const { session } = startAgain();
    expect(left()).toEqual([ALL, ALL]);
    host.answer = () => ({ data: { customer: { ...CUSTOMER.customer, email: 'other@example.com' } }, error: undefined });
    let seen: unknown;
    session.state.subscribe(() => (seen ??= left()));
    await session.signIn('stranger', { keep });
    // Before anything is shown to the other one.
    expect(seen).toEqual([SWEPT, SWEPT]);
    expect(session.token()).toBe('stranger');
  });

  test.each(['token-1', 'token-2'])('is there for the same customer after an ended token: %s', async (token) => {
    await begin();
    await expire();
    await startAgain().session.signIn(token);
    expect(left()).toEqual([ALL, ALL]);
  });

  test('is not given to one whose address nobody can tell', async () => {
    await begin();
    await expire();
    await startAgain().session.signIn('token of whom');
    expect(left()).toEqual([SWEPT, SWEPT]);
  });

  test('stays with a guest who signs in', async () => {
    const { session } = startAgain();
    store();
    await session.signIn('token-1');
    expect(left()).toEqual([ALL, ALL]);
  });

  test('is forgotten by this tab when its customer signs out in another', async () => {
    const { restart } = await begin();
    // All that the other tab takes with it.
    for (const name of ['typed', 'kept_by', 'signin_token']) localPersistence.remove(name);
    const atRestart = new Promise((resolve) => restart.mockImplementationOnce(() => resolve(left())));
    window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('signin_token') }));
    expect(await atRestart).toEqual([SWEPT, SWEPT]);
  });

  test('is forgotten by a tab that was asleep meanwhile', async () => {
    await begin();
    for (const name of ['typed', 'kept_by', 'signin_token']) localPersistence.remove(name);
    const { session } = startAgain();
    let seen: unknown;
    session.state.subscribe(() => (seen ??= left()));
    await jest.advanceTimersByTimeAsync(0);
    // Before anybody is told that this is a guest.
    expect(seen).toEqual([SWEPT, SWEPT]);
  });

  test('stays in this tab when the token ends in another', async () => {
    await begin();
    localPersistence.remove('signin_token');
    window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('signin_token') }));
    startAgain();
    expect(left()).toEqual([ALL, ALL]);
  });

  test('is forgotten where another customer is found signed in', async () => {
    await begin();
    localPersistence.set('signin_token', 'stranger', 3600);
    const { session } = open();
    host.answer = () => ({ data: { customer: { ...CUSTOMER.customer, email: 'other@example.com' } }, error: undefined });
    session.start();
    await session.reload();
    expect(left()).toEqual([SWEPT, SWEPT]);
    expect(session.token()).toBe('stranger');
    expect(localPersistence.get('signin_token')).toBe('stranger');
  });
});

test('the customer is read again on demand', async () => {
  const { session } = open();
  await session.signIn('token-1');
  host.answer = (operation) => ({
    data: operation === 'Customer' ? { customer: { ...CUSTOMER.customer, firstname: 'Sara' } } : { customer: null },
    error: undefined,
  });
  await session.reload();
  expect(session.state.get()).toMatchObject({ customer: { firstName: 'Sara' } });
});

test('why the customer could not be read is in the state until they are read again', async () => {
  const { session } = open();
  const answer = host.answer;
  host.answer = () => ({ data: undefined, error: { message: 'Internal server error', isNetworkError: false, status: 500, errors: [] } });
  await expect(session.signIn('token-1')).rejects.toThrow('Internal server error');
  expect(session.state.get()).toMatchObject({ customer: undefined, failure: 'Internal server error' });
  host.answer = answer;
  const reading = session.reload();
  expect(session.state.get()).not.toHaveProperty('failure');
  await reading;
  expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
  // What is known stays when it cannot be read once more.
  host.answer = () => ({ data: undefined, error: { message: 'Internal server error', isNetworkError: false, status: 500, errors: [] } });
  await expect(session.reload()).rejects.toThrow();
  expect(session.state.get()).toMatchObject({ customer: { firstName: 'Noura' } });
  expect(session.state.get()).not.toHaveProperty('failure');
});

test('reading the customer again finds out that the session has ended', async () => {
  const { session, restart, facts } = open();
  await session.signIn('token-1');
  host.answer = () => ({
    data: { customer: null },
    error: {
      message: 'x',
      isNetworkError: false,
      status: 403,
      errors: [{ message: 'x', category: 'graphql-authorization', path: ['customer'] }],
    },
  });
  await expect(session.reload()).rejects.toThrow();
  expect(facts.at(-1)).toEqual(['out', 'expired']);
  expect(restart).toHaveBeenCalledTimes(1);
});
