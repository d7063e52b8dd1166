import { entryText } from './entry-text';

test.each([
  [{ email: 'a@example.com', created: 'b@example.com' }, 'a@example.com'],
  [{ created: 'b@example.com' }, ''],
  [{ email: 7 }, ''],
  ['a@example.com', ''],
  [null, ''],
  [undefined, ''],
])('the text of its name, and nothing else: %j', (state, text) => expect(entryText(state, 'email')).toBe(text));
