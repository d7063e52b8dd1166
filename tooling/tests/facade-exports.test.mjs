import { exportsIn, facadeProblem } from '../scripts/facade-exports.mjs';

const REPORT = `export { useQuery }
export function usePage(): Page;
export declare const LIMIT = 1;
export class Box {
export interface Page {
export type Kind = 'a';`;
const facade = (version, report) => ({ version, report });

test('values are what a remote imports at run time; types are not', () => {
  expect(exportsIn(REPORT)).toEqual(['useQuery', 'usePage', 'LIMIT', 'Box']);
});

test('a facade with more exports needs another version; one with the same or fewer does not', () => {
  const more = `${REPORT}\nexport function useCart(): Cart;\nexport { useMore }`;
  expect(facadeProblem(facade('2.0.0', REPORT), facade('2.0.0', more))).toBe(
    'shared-platform has gained useCart, useMore and is still 2.0.0: raise its version.',
  );
  expect(facadeProblem(facade('2.0.0', REPORT), facade('2.1.0', more))).toBeUndefined();
  expect(facadeProblem(facade('2.0.0', REPORT), facade('2.0.0', REPORT))).toBeUndefined();
  expect(facadeProblem(facade('2.0.0', more), facade('2.0.0', REPORT))).toBeUndefined();
});
