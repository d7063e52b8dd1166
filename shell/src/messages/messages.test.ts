import { placeholdersOf, writtenText } from 'shared-contracts/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have the same messages, with the same values', () => {
  const shapes = (messages: Readonly<Record<string, string | { defaultMessage: string }>>) =>
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, placeholdersOf(writtenText(message))]));
  expect(shapes(ar)).toEqual(shapes(en));
});
