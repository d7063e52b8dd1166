import { compileMessages, messagesModule, MESSAGES_FILE } from './messages.mjs';

test('plain texts stay texts, arguments become a tree, descriptions go', () => {
  expect(
    compileMessages({ plain: { defaultMessage: 'Cart', description: 'Heading' } as { defaultMessage: string }, written: 'Hello {name}' }),
  ).toEqual({
    plain: 'Cart',
    written: [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  });
});

test('a message that cannot be read stops the build', () => {
  expect(() => compileMessages({ broken: '{count, plural, one {' })).toThrow();
});

test('a file of messages becomes a module with one value', () => {
  expect(messagesModule('{"a": "It’s “so”\\n"}')).toBe('export default JSON.parse("{\\"a\\":\\"It’s “so”\\\\n\\"}");');
});

test.each([
  ['/shop/mfe-a/src/pages/a/messages/en.json', true],
  ['/shop/mfe-a/src/pages/a/messages/fr.json', false],
  ['/shop/mfe-a/src/messages.json', false],
])('%s holds messages: %s', (file, expected) => {
  expect(MESSAGES_FILE.test(file)).toBe(expected);
});
