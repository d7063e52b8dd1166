import { printOfCustomer } from './kept-in-browser';

test('a customer’s print holds no address, and is the same in upper and lower case', async () => {
  const print = await printOfCustomer('Noura@Example.com');
  // SHA-256 of noura@example.com.
  expect(print).toBe('d50cecc3486f9768bca3d1275c1c42d44c327726e9c571ff91d46aa5035b82f6');
  expect(await printOfCustomer('noura@example.com')).toBe(print);
});

test('addresses that a short print takes for one are two', async () => {
  // Their 32-bit FNV-1a is the same.
  const [one, other] = await Promise.all(['buyer.449599@example.com', 'buyer.612382@example.com'].map(printOfCustomer));
  expect(one).not.toBe(other);
});

test('nobody has none, nor has anybody where the browser allows no cryptography', async () => {
  expect(await printOfCustomer('')).toBeUndefined();
  jest.replaceProperty(crypto as { subtle: SubtleCrypto | undefined }, 'subtle', undefined);
  expect(await printOfCustomer('noura@example.com')).toBeUndefined();
  jest.restoreAllMocks();
});
