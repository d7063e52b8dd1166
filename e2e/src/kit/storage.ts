/* What the shop keeps in the browser, for tests that look into it or write it before the shop comes. */

/** Stands before each key. The specification's: written out here, so that a shop that changes it fails. */
export const NAMESPACE = 'M2_VENIA_BROWSER_PERSISTENCE__';

/** The key that an entry has in the local or session storage. */
export const keyOf = (name: string): string => NAMESPACE + name;

/** The token of whoever is signed in. */
export const TOKEN_KEY = keyOf('signin_token');
