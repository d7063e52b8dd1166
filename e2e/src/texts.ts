/* What the shop says, from the messages that the teams ship: tests find things by the names that people read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'ar';
type Owner = 'shell' | 'mfe-catalog' | 'mfe-cart-checkout' | 'mfe-account' | 'mfe-company';

const root = join(import.meta.dirname, '../..');
const known = new Map<string, Record<string, string | { defaultMessage: string }>>();

/** The text of a message; `values` fill `{name}`. ICU syntax beyond that stays as it is. */
export function textOf(owner: Owner, language: Language, id: string, values: Record<string, string> = {}): string {
  const file = join(root, owner, 'src/messages', `${language}.json`);
  const messages = known.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  known.set(file, messages);
  const message: string | { defaultMessage: string } | undefined = messages[id];
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
