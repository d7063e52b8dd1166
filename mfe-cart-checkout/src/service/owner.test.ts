import { isOwner } from './owner';

test.each([['guest'], ['0123456789abcdef'.repeat(4)]])('%j is an owner', (text) => {
  expect(isOwner(text)).toBe(true);
});

test.each(['', '221pzf', 'A'.repeat(64), 'a'.repeat(63), 'noura@example.com'])('%j is none', (text) => {
  expect(isOwner(text)).toBe(false);
});
