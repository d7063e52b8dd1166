import { messageOf } from './message-of';

test.each([
  [new Error('planned'), 'planned'],
  [new TypeError('of a kind'), 'of a kind'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [404, '404'],
])('what was thrown in words: %p', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
