import { definePersisted, ENTRIES, GUEST, type Persisted } from 'shared-platform';

/** Never stored, whoever asks for it. */
const SECRET = /password|confirmation|captcha|nonce|token/i;

export const isSecret = (field: string): boolean => SECRET.test(field);

type Values = Readonly<Record<string, unknown>>;

interface StoredText {
  values: Values;
  /** What stood in the fields before anything was typed. */
  from: Values;
}

/** By form, by field: what stood there before, and what was typed. */
const forms = new Map<string, Persisted<Values>>();

function textsOf(form: string): Persisted<Values> {
  const known = forms.get(form) ?? definePersisted({ key: `form_${form}`, schema: ENTRIES, scope: 'tab' });
  forms.set(form, known);
  return known;
}

/** Stores what was typed for the tab, without passwords, and by whom (`ownerOf`). */
export function storeText(form: string, owner: string, { values, from }: StoredText): void {
  const open = Object.keys(values).filter((name) => !isSecret(name));
  textsOf(form).write(Object.fromEntries(open.map((name) => [name, [from[name], values[name]]])), { owner });
}

/**
 * What the same person typed before a reload, or a guest, who may have signed in since; the next person at this browser gets nothing.
 * Fields that the form has, of the kind that they have, and that began with what they begin with now: a form that is opened with another
 * e-mail address filled in keeps that one.
 */
export function storedText<Fields extends object>(form: string, owner: string, fields: Fields): Partial<Fields> {
  const texts = textsOf(form);
  const stored = texts.read({ owner }) ?? texts.read({ owner: GUEST }) ?? {};
  const typed = Object.entries(fields).flatMap(([name, first]: [string, unknown]) => {
    const entry = stored[name];
    const [before, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    return before === first && typeof value === typeof first && !isSecret(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Fields>;
}

export function forgetText(form: string): void {
  textsOf(form).remove();
}
