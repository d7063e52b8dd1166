import { createStubHost } from 'shared-testing';
import { platformProduct } from '../../testing/quick-order-fixtures';
import { lookUp } from './look-up';
import type { LookedUp } from './quick-order-rows';

test('many part numbers go in few questions, each short enough for an address', async () => {
  const host = createStubHost();
  const asked: string[][] = [];
  host.answer = (operation, variables) => {
    const { skus } = variables as { skus: string[] };
    if (operation === 'QuickOrderProducts') asked.push(skus);
    return { data: { products: { items: skus.map((sku) => platformProduct(sku)) } }, error: undefined };
  };
  const found = new Map<string, LookedUp>();
  const skus = [
    ...Array.from({ length: 250 }, (_, index) => `P-${index}`),
    ...Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(64, 'ش')),
  ];
  await lookUp(host, skus, (some) => some.forEach((value, key) => found.set(key, value)));
  expect(found.size).toBe(260);
  for (const batch of asked) expect(encodeURIComponent(JSON.stringify(batch)).length).toBeLessThan(4000);
  expect(asked.length).toBeLessThan(10);
});

test('so many of a list are searched for as variants, and no more', async () => {
  const host = createStubHost();
  let searches = 0;
  host.answer = (operation) => {
    if (operation === 'QuickOrderVariants') searches += 1;
    return { data: { products: { items: [] } }, error: undefined };
  };
  const found = new Map<string, LookedUp>();
  await lookUp(
    host,
    Array.from({ length: 1000 }, (_, index) => `NONE-${index}`),
    (some) => some.forEach((value, key) => found.set(key, value)),
  );
  expect([...new Set(found.values())]).toEqual(['unknown']);
  expect(found.size).toBe(1000);
  expect(searches).toBe(200);
});

test('without an answer it is not known whether there is such a product', async () => {
  const told: [string, LookedUp][] = [];
  await lookUp(createStubHost(), ['A'], (some) => told.push(...some));
  expect(told).toEqual([['A', 'failed']]);
});
