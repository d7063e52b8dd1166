import { definePersisted, TEXT } from 'shared-platform';

const HOURS_24 = 24 * 3600;

/** The token of the link by which the password was changed last in this browser. It opens nothing any more. */
const usedLast = definePersisted({ key: 'used_reset_link', schema: TEXT, scope: 'browser', maxAge: HOURS_24 });

/** Platforms tell a link that was used and one that has expired alike: this browser knows of those that it has used itself. */
export const isUsed = (token: string): boolean => usedLast.read() === token;

export const markUsed = (token: string): void => void usedLast.write(token);

/** Programs for mail cut links, and put signs around them: such a token is not sent. */
export const isWhole = (token: string): boolean => /^[\w-]+$/.test(token);
