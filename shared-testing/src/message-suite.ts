import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placeholdersOf, pluralFormsOf, turnedPartsOf, writtenText, type WrittenCatalogue } from './message-shape';
import { messageFoldersOf, readWrittenMessages, unusedIds } from './written-messages';

/** The forms in which Arabic counts. */
const ARABIC_FORMS = ['few', 'many', 'one', 'other', 'two', 'zero'];

/** What both languages of a package say: the same ids with the same values, each with what it is for, none that nobody shows. */
export function describeMessages(root = join(process.cwd(), 'src')): void {
  describe.each(readWrittenMessages(root))('messages in $folder', ({ folder, en, ar }) => {
    test('both languages have the same ones, with the same values, and English says what each is for', () => {
      if (!existsSync(join(root, folder, 'ar.json'))) throw new Error(`${folder}/ar.json is missing: the texts of en.json in Arabic.`);
      expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
      for (const [id, english] of Object.entries(en)) {
        expect([id, ...placeholdersOf(writtenText(ar[id]))]).toEqual([id, ...placeholdersOf(writtenText(english))]);
        expect([id, writtenText(english).trim() !== '', writtenText(ar[id]).trim() !== '']).toEqual([id, true, true]);
        expect([id, typeof english === 'object' && Boolean(english.description)]).toEqual([id, true]);
      }
    });

    test('Arabic counts in six forms', () => {
      for (const [id, message] of Object.entries(ar))
        for (const forms of pluralFormsOf(writtenText(message))) expect([id, ...forms.sort()]).toEqual([id, ...ARABIC_FORMS]);
    });

    test('signs and ranges of numbers stay left to right in Arabic', () => {
      for (const [id, message] of Object.entries(ar)) expect([id, ...turnedPartsOf(writtenText(message))]).toEqual([id]);
    });

    test('each is shown by something', () => {
      // The remote's own and those of menus are for all of its rooms, others for the room in which they stand.
      const room = folder === 'menus/messages' ? root : resolve(root, folder, '..');
      expect(unusedIds(Object.keys(en), room)).toEqual([]);
    });
  });
}

/** Every message that an exposed module may show is among those that are loaded with it. */
export function describeLoadedMessages(exposes: Readonly<Record<string, string>>, modules: Readonly<Record<string, unknown>>): void {
  const withMessages = Object.entries(exposes).flatMap(([name, file]) => {
    const source = messagesOf(modules[name]);
    return source ? [{ name, file, source }] : [];
  });
  test.each(withMessages)('$name loads the messages of all that it shows', async ({ file, source }) => {
    const loaded = await source.en();
    for (const folder of messageFoldersOf(resolve(file))) {
      const written = readWrittenMessages(folder.replace(/\/messages$/, '')).find((messages) => messages.folder === 'messages');
      const missing = Object.keys(written?.en ?? {}).filter((id) => !(id in loaded.default));
      expect({ folder, missing }).toEqual({ folder, missing: [] });
    }
  });
}

interface LoadedMessages {
  en: () => Promise<{ default: WrittenCatalogue }>;
}

function messagesOf(module: unknown): LoadedMessages | undefined {
  return typeof module === 'object' && module !== null && 'messages' in module ? (module.messages as LoadedMessages) : undefined;
}
