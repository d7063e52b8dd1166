/** What the platform says of something that it did not take. */
export interface UserError {
  code: string;
  path: readonly (string | null)[] | null;
}

/** Why the platform did not take what was sent. `closed`: what it belongs to is at its end. `refused`: something else was wrong with it. */
export type Refusal = 'closed' | 'too-many-files' | 'file-type' | 'file-too-large' | 'files-lost' | 'refused';

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NOT_ALLOWED_IN_THIS_STATE: 'closed',
  TOO_MANY_FILES: 'too-many-files',
  FILE_TYPE_NOT_ALLOWED: 'file-type',
  FILE_TOO_LARGE: 'file-too-large',
};

/** The first reason that is known. `field`: where the files are named. */
export function refusalOf(errors: readonly (UserError | null)[] | null | undefined, field: string): Refusal {
  for (const error of errors ?? []) {
    if (!error) continue;
    if (error.code === 'NOT_FOUND' && error.path?.at(-1) === field) return 'files-lost';
    const known = REFUSALS[error.code];
    if (known) return known;
  }
  return 'refused';
}

/** Reasons that stand at the field for files; the others, above the form. */
export type FileRefusal = Exclude<Refusal, 'closed' | 'refused'>;

export function isAboutFiles(refusal: Refusal): refusal is FileRefusal {
  return refusal !== 'closed' && refusal !== 'refused';
}
