import { keepBy, keptBy } from './kept-by';

/** Never kept, whoever asks for it. */
const SECRET = /password|confirmation|captcha|nonce|token/i;

type Values = Readonly<Record<string, unknown>>;

interface KeptText {
  values: Values;
  /** What stood in the fields before anything was typed. */
  from: Values;
}

/** Keeps what was typed for the tab, without passwords. */
export function keepText(form: string, by: string, { values, from }: KeptText): void {
  keepBy(form, by, { values: withoutSecrets(values), from: withoutSecrets(from) } satisfies KeptText);
}

/**
 * What the same person typed before a reload: fields that the form has, of the kind that they have, and that began with what they begin
 * with now. A form that is opened with another e-mail address filled in keeps that one.
 */
export function keptText<Fields extends object>(form: string, by: string, fields: Fields): Partial<Fields> {
  const { values, from } = keptBy(form, by);
  if (!isRecord(values) || !isRecord(from)) return {};
  const isKept = ([name, first]: [string, unknown]) => !SECRET.test(name) && from[name] === first && typeof values[name] === typeof first;
  const names = Object.entries(fields).filter(isKept);
  return Object.fromEntries(names.map(([name]) => [name, values[name]])) as Partial<Fields>;
}

const isRecord = (part: unknown): part is Values => typeof part === 'object' && part !== null;

function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
}
