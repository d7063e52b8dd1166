import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import type { AddToCartItem, CartItem } from 'shared-contracts';
import { createBrowser, openTab, setOnline, signIn, signOut, type Browser, type Tab } from './tabs';

/* What a shopper and the world may do to a cart, in any order: afterwards storage, snapshot and platform agree, and nothing came twice. */

const SEQUENCES = Number(process.env.SEQUENCES ?? 60);
/** A run that failed is repeated with its seed. */
const SEED = Number(process.env.SEQUENCES_SEED ?? 20260701);
const SKUS = ['6204', '6205-2RS', '6206-2RS', 'UCP205'] as const;
const PASSWORD = 'Passw0rd!';

let sandbox: ChildProcess;
let url: string;

beforeAll(async () => {
  const folder = join(__dirname, '../../../../commerce-sandbox');
  sandbox = spawn(process.execPath, ['dist/main.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'test', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((resolve, reject) => {
    let said = '';
    sandbox.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const ready = /ready on (http:\/\/\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    sandbox.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${said}`)));
  });
  for (const sku of SKUS) await control('stock', { sku, quantity: 100_000 });
});
afterAll(() => void sandbox.kill('SIGTERM'));

const place = fc.nat({ max: 1 });
const line = fc.nat({ max: 3 });
const quantity = fc.integer({ min: 1, max: 5 });
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('add' as const), place, sku: fc.constantFrom(...SKUS), quantity }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change' as const), place, line, quantity }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('burst' as const),
      place,
      line,
      quantities: fc.array(quantity, { minLength: 2, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove' as const), place, line }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('coupon' as const), place, code: fc.constantFrom('WELCOME10', 'WRONG', '') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sign-in' as const), place }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sign-out' as const), place }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('end' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('offline' as const, 'online' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reload' as const), place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('fault' as const),
      match: fc.constantFrom(
        'createEmptyCart',
        'addProductsToCart',
        'updateCartItems',
        'removeItemFromCart',
        'mergeCarts',
        'applyCouponToCart',
        'CartDetails',
        'CartCount',
        '*',
      ),
      kind: fc.constantFrom('error', 'html', 'drop', 'drop-answer', 'truncate'),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** What the platform's cart may hold of each part afterwards, by whose it is. */
type Bounds = Map<string, { min: number; max: number }>;

interface Run {
  browser: Browser;
  bounds: { guest: Bounds; customer: Bounds };
  account: Browser['customer'];
  isChangedElsewhere: boolean;
}

test('sequences of whatever may happen leave storage, snapshot and platform in agreement', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 2, maxLength: 14 }), async (commands) => {
      localStorage.clear();
      const run: Run = {
        browser: createBrowser(),
        bounds: { guest: new Map(), customer: new Map() },
        account: undefined,
        isChangedElsewhere: false,
      };
      openTab(run.browser, url);
      openTab(run.browser, url);
      for (const each of commands) await perform(run, each);
      await agree(run);
    }),
    // A sequence that comes to no end is a failure of its own.
    { numRuns: SEQUENCES, seed: SEED, timeout: 20_000 },
  );
});

async function perform(run: Run, step: Command): Promise<void> {
  const { browser } = run;
  const tab = browser.tabs['place' in step ? step.place : 0] as Tab;
  const known = boundsOf(run);
  switch (step.act) {
    case 'add': {
      const item: AddToCartItem = { sku: step.sku, name: step.sku, quantity: step.quantity };
      const isDone = await during(tab, tab.service.add([item])).then(
        (refused) => refused.length === 0,
        () => false,
      );
      return bound(run, step.sku, ({ min, max }) => ({ min: isDone ? min + step.quantity : min, max: max + step.quantity }));
    }
    case 'change':
    case 'burst': {
      const found = await lineOf(tab, step.line);
      if (!found) return;
      const wanted = step.act === 'change' ? [step.quantity] : step.quantities;
      const results = await Promise.allSettled(wanted.map((each) => during(tab, tab.service.update(found.uid, each))));
      return settle(
        run,
        known,
        found.sku,
        wanted.at(-1) ?? 0,
        wanted,
        // Changed and changed back to what is shown is not sent: another tab's change stays.
        results.every(({ status }) => status === 'fulfilled') && wanted.at(-1) !== found.quantity,
      );
    }
    case 'remove': {
      const found = await lineOf(tab, step.line);
      if (!found) return;
      const isDone = await during(tab, tab.service.remove(found.uid)).then(
        () => true,
        () => false,
      );
      return settle(run, known, found.sku, 0, [0], isDone);
    }
    case 'coupon':
      return step.code === ''
        ? during(tab, tab.service.removeCoupon('WELCOME10')).catch(() => undefined)
        : during(tab, tab.service.applyCoupon(step.code)).catch(() => undefined);
    case 'sign-in':
      if (browser.customer || !browser.isOnline) return;
      run.account = await signedIn(run.account);
      // What waited for a guest is asked about; what the merge brings is added.
      await idle(browser);
      for (const { sku } of (await browser.store.read()).filter(({ owner }) => owner === 'guest').map(({ item }) => item))
        open(run.bounds.customer, sku);
      for (const [sku, { min, max }] of run.bounds.guest) {
        const own = run.bounds.customer.get(sku) ?? { min: 0, max: 0 };
        // Where they could not come along they are offered below the cart.
        run.bounds.customer.set(sku, { min: Math.min(own.min, own.min + min), max: own.max + max });
      }
      run.bounds.guest.clear();
      await during(tab, signIn(browser, tab, url, run.account)).catch(() => undefined);
      return;
    case 'sign-out':
      if (!browser.customer) return;
      await during(tab, signOut(browser, tab, url)).catch(() => undefined);
      run.bounds.guest.clear();
      return;
    case 'expire':
      if (!browser.customer) return;
      run.isChangedElsewhere = true;
      return control('tokens/expire', { token: browser.customer.token });
    case 'end': {
      const { cartId } = tab.service.state.get().summary;
      if (cartId === undefined || !browser.isOnline) return;
      await idle(browser);
      run.isChangedElsewhere = true;
      await control('carts/deactivate', { cartId });
      // Ordered elsewhere: what comes after it may be an add to the next cart, or a change that is one.
      for (const sku of SKUS) open(boundsOf(run), sku);
      return;
    }
    case 'offline':
    case 'online':
      setOnline(browser, step.act === 'online');
      return;
    case 'reload':
      openTab(browser, url, step.place);
      return;
    case 'fault':
      await control('faults', { match: step.match, kind: step.kind, times: 1 });
  }
}

/** Everything is reachable again, and what waits is carried out: then all agree. */
async function agree(run: Run): Promise<void> {
  const { browser } = run;
  await fetch(`${url}/_sandbox/faults`, { method: 'DELETE' });
  setOnline(browser, true);
  await idle(browser);
  for (let turn = 0; turn < 100; turn += 1) {
    const shown = browser.tabs.flatMap(({ service }) => service.state.get().waiting ?? []);
    if (!shown.some(({ status }) => status !== 'conflict')) break;
    for (const { host } of browser.tabs) host.events.emit('connectivity:came-online', {});
    await idle(browser);
  }
  for (const place of browser.tabs.keys()) {
    const tab = browser.tabs[place] as Tab;
    const { errors, details } = tab.service.state.get();
    // What could not be read says so, and can be read again.
    // What another device did is seen when the cart is looked at again.
    if (errors.get !== undefined || !details || run.isChangedElsewhere) await during(tab, tab.service.refresh()).catch(() => undefined);
  }
  await idle(browser);
  for (const [index, tab] of browser.tabs.entries()) {
    const { summary, details, waiting = [], errors } = tab.service.state.get();
    const where = `tab ${index}`;
    expect([where, waiting.filter(({ status }) => status !== 'conflict')]).toEqual([where, []]);
    expect([where, errors.get]).toEqual([where, undefined]);
    const stored = read(browser, 'cartId');
    expect([where, stored ?? summary.cartId]).toEqual([where, summary.cartId]);
    if (summary.cartId === undefined) continue;
    const platform = await readPlatform(summary.cartId, browser.customer?.token);
    expect([where, lines(details?.items ?? [])]).toEqual([where, lines(platform.items)]);
    expect([where, summary.count]).toEqual([where, platform.total_quantity]);
    expect([where, details?.coupons ?? []]).toEqual([where, (platform.applied_coupons ?? []).map(({ code }) => code)]);
    expect([where, (read(browser, 'cartSummary') as { count?: number } | undefined)?.count]).toEqual([where, platform.total_quantity]);
    const asked = new Set(waiting.map(({ sku }) => sku));
    for (const sku of SKUS) {
      const { min, max } = boundsOf(run).get(sku) ?? { min: 0, max: 0 };
      const found = platform.items.filter(({ product }) => product.sku === sku).reduce((sum, each) => sum + each.quantity, 0);
      // What needs a decision is as somebody decides.
      const isWithin = asked.has(sku) || (found <= max && found >= min);
      expect([where, sku, isWithin ? 'as wanted' : `${found} where ${min} to ${max} are wanted`]).toEqual([where, sku, 'as wanted']);
    }
  }
}

/** `known` is of whose cart it was when it was changed: where the session has ended over it, nothing is done to the next one. */
function settle(run: Run, known: Bounds, sku: string, last: number, wanted: readonly number[], isDone: boolean): void {
  const { min, max } = known.get(sku) ?? { min: 0, max: 0 };
  const isSure = isDone && known === boundsOf(run);
  known.set(sku, isSure ? { min: last, max: last } : { min: Math.min(min, ...wanted), max: Math.max(max, ...wanted) });
}

const boundsOf = ({ browser, bounds }: Run): Bounds => (browser.customer ? bounds.customer : bounds.guest);

function bound(run: Run, sku: string, next: (known: { min: number; max: number }) => { min: number; max: number }): void {
  const bounds = boundsOf(run);
  bounds.set(sku, next(bounds.get(sku) ?? { min: 0, max: 0 }));
}

function open(bounds: Bounds, sku: string): void {
  bounds.set(sku, { min: 0, max: Number.POSITIVE_INFINITY });
}

async function lineOf(tab: Tab, place: number): Promise<CartItem | undefined> {
  if (!tab.service.state.get().details) await during(tab, tab.service.refresh()).catch(() => undefined);
  const items = tab.service.state.get().details?.items ?? [];
  return items[place % Math.max(1, items.length)];
}

/** What a document began that was loaded again meanwhile comes to no end: nobody waits for it. */
function during<T>(tab: Tab, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = setInterval(() => {
      if (!tab.isOver) return;
      clearInterval(look);
      reject(new Error('The document was loaded again.'));
    }, 2);
    void work.then(resolve, reject).finally(() => clearInterval(look));
  });
}

/** Nothing is under way any more, in any tab. */
async function idle(browser: Browser): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (browser.busy > 0) quiet = -1;
  }
}

const lines = (items: readonly { quantity: number; sku?: string; product?: { sku: string } }[]) =>
  items.map(({ sku, product, quantity: pieces }) => `${pieces} ${sku ?? product?.sku}`).toSorted();

function read(browser: Browser, name: string): unknown {
  const stored = browser.storage.getItem(`M2_VENIA_BROWSER_PERSISTENCE__${name}`);
  return stored === null ? undefined : JSON.parse((JSON.parse(stored) as { value: string }).value);
}

async function signedIn(known: Browser['customer']): Promise<NonNullable<Browser['customer']>> {
  const email = known?.email ?? `random-${Math.random().toString(36).slice(2)}@example.com`;
  if (!known)
    await ask(`mutation{createCustomerV2(input:{firstname:"N",lastname:"A",email:"${email}",password:"${PASSWORD}"}){customer{email}}}`);
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    `mutation{generateCustomerToken(email:"${email}",password:"${PASSWORD}"){token}}`,
  );
  return { email, token: generateCustomerToken.token };
}

interface PlatformCart {
  total_quantity: number;
  applied_coupons: { code: string }[] | null;
  items: { quantity: number; product: { sku: string } }[];
}

async function readPlatform(cartId: string, token: string | undefined): Promise<PlatformCart> {
  const { cart } = await ask<{ cart: PlatformCart }>(
    `{cart(cart_id:"${cartId}"){total_quantity applied_coupons{code} items{quantity product{sku}}}}`,
    token,
  );
  return cart;
}

/** The test's own questions: a planned fault is the shop's to meet. */
async function ask<D>(query: string, token?: string): Promise<D> {
  for (let turn = 0; ; turn += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as { data?: D; errors?: unknown } | undefined;
    if (answer?.data && response?.ok) return answer.data;
    if (turn > 6) throw new Error(`${query}: ${JSON.stringify(answer)}`);
  }
}

async function control(path: string, body: object): Promise<void> {
  const response = await fetch(`${url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
