import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { WrittenCatalogue } from './message-shape';

/** A folder `messages` of a package, with its two files. */
export interface WrittenMessages {
  /** Path of the folder, from the package. */
  folder: string;
  en: WrittenCatalogue;
  ar: WrittenCatalogue;
}

/** Every folder of messages below `root`. An Arabic file that is missing is empty: `describeMessages` says so once, not each test. */
export function readWrittenMessages(root: string): WrittenMessages[] {
  return filesBelow(root)
    .filter((file) => file.endsWith('/messages/en.json'))
    .map((file) => ({
      folder: relative(root, dirname(file)),
      en: readCatalogue(file),
      ar: readCatalogue(file.replace(/en\.json$/, 'ar.json'), {}),
    }));
}

const catalogues = new Map<string, WrittenCatalogue>();

/** All messages of a package in one language, those of shared-ui among them: what a test renders with. Read once: each test renders. */
export function allWrittenMessages(language: 'en' | 'ar', root = process.cwd()): WrittenCatalogue {
  const key = `${language} ${root}`;
  const known = catalogues.get(key) ?? readAll(language, root);
  catalogues.set(key, known);
  return known;
}

function readAll(language: 'en' | 'ar', root: string): WrittenCatalogue {
  const ui = join(root, 'node_modules/shared-ui');
  const folders = [...(existsSync(ui) ? readWrittenMessages(join(ui, 'src')) : []), ...readWrittenMessages(join(root, 'src'))];
  return Object.assign({}, ...folders.map((messages) => messages[language])) as WrittenCatalogue;
}

/** What of shared-ui brings messages along, and which. */
const SHARED_UI = [
  { names: /\bfrom 'shared-ui'/, folder: 'messages' },
  { names: /\b(sayKnown|sayFailure)\b[^;]*from 'shared-ui'/, folder: 'platform-words/messages' },
  { names: /\b(usePlatformMessage|usePlatformSentence|ConfirmDialog)\b[^;]*from 'shared-ui'/, folder: 'platform-words/unreached/messages' },
  { names: /\blater(Dialog|Part)\b[^;]*from 'shared-ui'/, folder: 'later/messages' },
];

/** The folders of messages that a module needs, directly or through what it imports. Absolute paths. */
export function messageFoldersOf(module: string): string[] {
  const seen = new Set<string>();
  const folders = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    // What a source of messages is made of is its own matter.
    if (/\/messages\/source\.ts$/.test(file)) return void folders.add(dirname(file));
    const source = readFileSync(file, 'utf8');
    for (const { names, folder } of SHARED_UI) if (names.test(source)) folders.add(resolve('node_modules/shared-ui/src', folder));
    for (const path of relativeImportsOf(source)) {
      const found = resolveSource(resolve(dirname(file), path));
      if (found) walk(found);
    }
  };
  walk(module);
  return [...folders];
}

/** Ids that no source names: neither as a whole nor as the beginning of a computed one (`users.${column}`). */
export function unusedIds(ids: readonly string[], root: string): string[] {
  const sources = filesBelow(root)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|graphql)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const beginnings = [...sources.matchAll(/`([a-z][\w.-]*[.-])\$\{/g)].map(([, beginning = '']) => beginning);
  return ids.filter((id) => !sources.includes(`'${id}'`) && !beginnings.some((beginning) => id.startsWith(beginning)));
}

function relativeImportsOf(source: string): string[] {
  const withoutTypes = source.replace(/^(import|export) type [^;]*;/gm, '');
  return [...withoutTypes.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => path);
}

function resolveSource(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
}

function readCatalogue(file: string, otherwise?: WrittenCatalogue): WrittenCatalogue {
  if (otherwise && !existsSync(file)) return otherwise;
  return JSON.parse(readFileSync(file, 'utf8'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
