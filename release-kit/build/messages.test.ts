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

describe('an Arabic file', () => {
  const english = { greeting: { defaultMessage: 'Hello {name}', description: 'Top of the page' }, plain: 'Cart', blank: 'Price' };
  function build(file: string, messages: object) {
    const warnings: string[] = [];
    const read = jest.fn(() => JSON.stringify(english));
    const source = messagesModule(JSON.stringify(messages), { file, read, warn: (message) => void warnings.push(message) });
    const compiled: unknown = JSON.parse(JSON.parse(/^export default JSON\.parse\((.*)\);$/.exec(source)?.[1] ?? ''));
    return { compiled, warnings, read };
  }
  const AR = '/shop/mfe-a/src/messages/ar.json';

  test('that lacks texts has them in English, and the build names them', () => {
    const { compiled, warnings, read } = build(AR, { plain: 'السلة', blank: { defaultMessage: ' ' }, own: 'لها وحدها' });
    expect(compiled).toEqual({
      plain: 'السلة',
      blank: 'Price',
      own: 'لها وحدها',
      greeting: [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    });
    expect(read).toHaveBeenCalledWith('/shop/mfe-a/src/messages/en.json');
    expect(warnings).toEqual(['Not translated, shown in English: greeting, blank']);
  });

  test('that has all of them stays as it is', () => {
    const { compiled, warnings } = build(AR, { plain: 'السلة', blank: 'السعر', greeting: 'مرحباً' });
    expect([Object.keys(compiled as object), warnings]).toEqual([['plain', 'blank', 'greeting'], []]);
  });

  test('is what an English one is never completed from', () => {
    const { compiled, read } = build('/shop/mfe-a/src/messages/en.json', { plain: 'Cart' });
    expect(compiled).toEqual({ plain: 'Cart' });
    expect(read).not.toHaveBeenCalled();
  });
});

test.each([
  ['/shop/mfe-a/src/pages/a/messages/en.json', true],
  ['/shop/mfe-a/src/pages/a/messages/fr.json', false],
  ['/shop/mfe-a/src/messages.json', false],
])('%s holds messages: %s', (file, expected) => {
  expect(MESSAGES_FILE.test(file)).toBe(expected);
});
