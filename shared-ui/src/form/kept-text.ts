import { sessionPersistence } from 'shared-platform';

/** Never kept, whoever asks for it. */
const SECRET = /password|confirmation|captcha|nonce|token/i;

/** What was typed into one form, and by whom: the next person at this browser does not get it. */
interface KeptText {
  by: string;
  values: Values;
  /** What stood in the fields before anything was typed. */
  from: Values;
}
type Values = Readonly<Record<string, unknown>>;

const keyOf = (form: string) => `form_${form}`;

/** Keeps what was typed for the tab, without passwords. */
export function keepText(form: string, by: string, { values, from }: { values: Values; from: Values }): void {
  sessionPersistence.set(keyOf(form), { by, values: withoutSecrets(values), from: withoutSecrets(from) } satisfies KeptText);
}

/**
 * What the same person typed before a reload: fields that the form has, of the kind that they have, and that began with what they begin
 * with now. A form that is opened with another e-mail address filled in keeps that one.
 */
export function keptText<Fields extends object>(form: string, by: string, fields: Fields): Partial<Fields> {
  const kept = sessionPersistence.get<unknown>(keyOf(form));
  if (!isKeptText(kept) || kept.by !== by) return {};
  const isKept = ([name, first]: [string, unknown]) =>
    !SECRET.test(name) && kept.from[name] === first && typeof kept.values[name] === typeof first;
  const names = Object.entries(fields).filter(isKept);
  return Object.fromEntries(names.map(([name]) => [name, kept.values[name]])) as Partial<Fields>;
}

/** Anything may have written to the storage. */
function isKeptText(value: unknown): value is KeptText {
  const isRecord = (part: unknown): part is object => typeof part === 'object' && part !== null;
  return isRecord(value) && 'by' in value && 'values' in value && isRecord(value.values) && 'from' in value && isRecord(value.from);
}

function withoutSecrets(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
}

export function forgetText(form: string): void {
  sessionPersistence.remove(keyOf(form));
}
