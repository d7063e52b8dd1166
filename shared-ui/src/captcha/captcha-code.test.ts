import { createCaptchaCode, createCaptchaSum } from './captcha-code';

test.each([
  [undefined, /^[A-Za-z\d]{6}$/],
  [{}, /^[A-Za-z\d]{6}$/],
  [{ numbers: true }, /^\d{6}$/],
  [{ upperCase: true }, /^[A-Z]{6}$/],
  [{ lowerCase: true, numbers: true }, /^[a-z\d]{6}$/],
  [{ specialCharacters: true }, /^[!@#$%&*+=?]{6}$/],
])('a code of the alphabet %j', (alphabet, pattern) => expect(createCaptchaCode(6, alphabet)).toMatch(pattern));

test('as long as the caller says, another one each time', () => {
  expect(createCaptchaCode(9)).toHaveLength(9);
  expect(new Set(Array.from({ length: 20 }, () => createCaptchaCode(8))).size).toBe(20);
});

test('a sum of small numbers', () => {
  for (let count = 0; count < 50; count += 1) {
    const { a, b } = createCaptchaSum();
    expect(a + b).toBeGreaterThanOrEqual(4);
    expect(a + b).toBeLessThanOrEqual(18);
  }
});
