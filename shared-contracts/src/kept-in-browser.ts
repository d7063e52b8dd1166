/** Database and store of files that were chosen in forms: written by forms, forgotten by the shell when their customer signs out. */
export const KEPT_FILES = ['uploads', 'files'] as const;
