// What Magento's own API tests expect, asked of this platform. `case.ts` says what a case is; README.md what the figures mean.
import type { Case } from './case.ts';
import { cartCases } from './cart-cases.ts';
import { checkoutCases } from './checkout-cases.ts';
import { catalogCases } from './catalog-cases.ts';
import { customerCases } from './customer-cases.ts';
import { salesCases } from './sales-cases.ts';
import { openStage, play } from './stage.ts';

const CASES: readonly Case[] = [...cartCases, ...checkoutCases, ...customerCases, ...catalogCases, ...salesCases];

beforeAll(openStage);

const withoutStop = (text: string): string => text.replace(/\.$/, '');

async function check(expected: Case): Promise<void> {
  const answer = await play(expected);
  const seen = JSON.stringify(answer.json);
  if (expected.status !== undefined) expect({ status: answer.status, seen }).toEqual({ status: expected.status, seen });
  if (expected.refused !== undefined) {
    const message = answer.at('errors', 0, 'message') ?? answer.at('message') ?? seen;
    expect(withoutStop(String(message))).toContain(withoutStop(expected.refused));
  }
  // Some REST calls answer with a bare number or text, which a matcher for objects does not take.
  if (expected.gives !== undefined) {
    const given = answer.at('errors') === undefined ? (answer.at('data') ?? answer.json) : seen;
    expect({ given }).toMatchObject({ given: expected.gives });
  }
  for (const [name, value] of Object.entries(expected.sends ?? {})) expect(answer.headers.get(name)).toMatch(value);
}

test.each(CASES.map((one) => [one.like, one] as const))('%s', (_like, one) => check(one));

/** Families of Magento's tests that this platform is held against; REST stands for the tests of carts' and checkout's REST calls. */
const FAMILIES =
  'Catalog CatalogInventory Cms ConfigurableProduct Customer Directory Newsletter OrderCancellation PageCache Quote REST:Checkout REST:Quote Review Sales SalesRule Store Tax UrlRewrite Vault Wishlist';

test('every family has cases, each named after a method', () => {
  const names = CASES.map(({ like }) => like);
  expect(FAMILIES.split(' ').filter((family) => !names.some((name) => name.startsWith(`${family}/`)))).toEqual([]);
  expect(names.filter((name) => !/Test::test\w+/.test(name))).toEqual([]);
});

test('no test stands twice', () => {
  const names = CASES.map(({ like }) => like);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
