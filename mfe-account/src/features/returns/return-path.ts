export const RETURNS_PATH = '/return-management';
export const CREATE_RETURN_PATH = '/createRmaPage';

/** The page of one return. `number`: as people read it. */
export function returnPath(number: string): string {
  return `/viewReturn/${encodeURIComponent(number)}`;
}
