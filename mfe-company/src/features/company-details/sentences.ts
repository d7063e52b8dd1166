import type { KnownSentence } from 'shared-ui';

type SentenceId = 'company-form.email-taken' | 'company-form.admin-taken';

/** What the platform says of a company's form, and nowhere else. */
export const SENTENCES: readonly KnownSentence<SentenceId>[] = [
  [/company with this email already exists/i, 'company-form.email-taken'],
  [/customer with the same email address already exists/i, 'company-form.admin-taken'],
];
