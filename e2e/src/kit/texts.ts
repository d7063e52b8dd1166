/* What the shop says, from the messages that the teams ship: tests find things by the names that people read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'ar';
type Owner = 'shared-ui' | 'shell' | 'mfe-catalog' | 'mfe-cart-checkout' | 'mfe-account' | 'mfe-company';

const root = join(import.meta.dirname, '../../..');
type Messages = Readonly<Record<string, string | { defaultMessage: string }>>;
const known = new Map<string, Messages>();

/** All of a package's messages, whichever page or feature has them. */
function messagesOf(owner: Owner, language: Language): Messages {
  const folder = join(root, owner, 'src');
  const key = `${folder} ${language}`;
  const found = known.get(key);
  if (found) return found;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`messages/${language}.json`));
  const messages: Messages = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  known.set(key, messages);
  return messages;
}

/** The text of a message; `values` fill `{name}`. ICU syntax beyond that stays as it is. */
export function textOf(owner: Owner, language: Language, id: string, values: Record<string, string> = {}): string {
  // A remote's pages say what the shared package says, too.
  const message = messagesOf(owner, language)[id] ?? messagesOf('shared-ui', language)[id];
  if (message === undefined) throw new Error(`${owner} has no message ${id}.`);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    typeof message === 'string' ? message : message.defaultMessage,
  );
}

/** The texts of one language, by owner. */
export function texts(language: Language) {
  const of = (owner: Owner) => (id: string, values?: Record<string, string>) => textOf(owner, language, id, values);
  return {
    shell: of('shell'),
    catalog: of('mfe-catalog'),
    buying: of('mfe-cart-checkout'),
    account: of('mfe-account'),
    company: of('mfe-company'),
  };
}
