import { toCustomerId } from './customer-id';

test('a customer’s id holds no address, and is the same in upper and lower case', async () => {
  const id = await toCustomerId('Noura@Example.com');
  // SHA-256 of noura@example.com.
  expect(id).toBe('d50cecc3486f9768bca3d1275c1c42d44c327726e9c571ff91d46aa5035b82f6');
  expect(await toCustomerId('noura@example.com')).toBe(id);
});

test('addresses that a short id takes for one are two', async () => {
  // Their 32-bit FNV-1a is the same.
  const [one, other] = await Promise.all(['buyer.449599@example.com', 'buyer.612382@example.com'].map(toCustomerId));
  expect(one).not.toBe(other);
});

test('nobody has none, nor has anybody where the browser allows no cryptography', async () => {
  expect(await toCustomerId('')).toBeUndefined();
  jest.replaceProperty(crypto as { subtle: SubtleCrypto | undefined }, 'subtle', undefined);
  expect(await toCustomerId('noura@example.com')).toBeUndefined();
  jest.restoreAllMocks();
});
