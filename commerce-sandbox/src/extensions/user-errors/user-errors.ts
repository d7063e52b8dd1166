import type { Input } from '../../platform/values/input.ts';

export type UserErrorCode =
  | 'NOT_FOUND'
  | 'INVALID_PARAMETER_VALUE'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'ALREADY_EXISTS'
  | 'TOO_MANY_FILES'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FILE_TOO_LARGE'
  | 'NOT_ALLOWED_IN_THIS_STATE';

/** A refusal that the visitor can put right: part of the answer (`user_errors`), not an error of the call. Rolls its transaction back. */
export class UserError extends Error {
  constructor(
    readonly code: UserErrorCode,
    message: string,
    readonly path: readonly string[] = [],
  ) {
    super(message);
    this.name = 'UserError';
  }
}

/** The answer of an extension mutation: what was made under its name, or the refusal. */
export async function outcome(name: string, work: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  try {
    return { [name]: await work(), user_errors: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { [name]: null, user_errors: [{ code: error.code, message: error.message, path: error.path }] };
  }
}

/** A text that must be there and may have at most `longest` characters. */
export function requiredWords(values: Input, name: string, longest: number): string {
  const value = (values.text(name) ?? '').trim();
  if (value === '') throw new UserError('REQUIRED_PARAMETER_MISSING', `Required parameter "${name}" is missing`, ['input', name]);
  return checkedLength(value, name, longest);
}

export function optionalWords(values: Input, name: string, longest: number): string {
  return checkedLength((values.text(name) ?? '').trim(), name, longest);
}

function checkedLength(value: string, name: string, longest: number): string {
  if (value.length > longest)
    throw new UserError('INVALID_PARAMETER_VALUE', `"${name}" cannot contain more than ${longest} characters.`, ['input', name]);
  return value;
}
