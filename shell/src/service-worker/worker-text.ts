import type en from './messages/en.json';

/** A part of a compiled message: text, or the name of a value. */
interface Part {
  type: number;
  value: string;
}
type Texts = Readonly<Record<keyof typeof en, string | { defaultMessage: string } | readonly Part[]>>;

const LITERAL = 0;

/**
 * A message of the worker's, which has no runtime for them. As written a message says what it is for; the build leaves its text, or its
 * parts where it names values.
 */
export function textOf(texts: Texts, id: keyof typeof en, values: Readonly<Record<string, string>> = {}): string {
  const message = texts[id];
  if (isCompiled(message)) return message.map(({ type, value }) => (type === LITERAL ? value : (values[value] ?? ''))).join('');
  const text = typeof message === 'string' ? message : message.defaultMessage;
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
}

function isCompiled(message: Texts[keyof typeof en]): message is readonly Part[] {
  return Array.isArray(message);
}
