/** The platform's `uid`: base64 of the id. */
export function uid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}

/** The number behind a uid, or undefined for anything else. */
export function idOf(value: string | undefined): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function textOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return uid(text).replaceAll('=', '') === value.replaceAll('=', '') ? text : undefined;
}
