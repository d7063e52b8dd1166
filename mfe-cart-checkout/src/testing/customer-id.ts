import { createHash } from 'node:crypto';

/** The id by which the shell knows a customer. */
export const idOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
