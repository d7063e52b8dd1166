import { demandedVersion, differenceOf, newestOf } from '../scripts/api-difference.mjs';
import { writtenByUsers } from '../scripts/api-positions.mjs';

/** @param {string} code */
const report = (code) => `## API Report File for "x"\n\n\`\`\`ts\n\n${code}\n\n\`\`\`\n`;
const CART = `// @public
export interface Cart {
    // (undocumented)
    add(items: readonly Item[], more?: { isQuiet?: boolean }): Promise<void>;
    count: number;
    status: 'empty' | 'full';
}`;
const MORE = `// @public (undocumented)
export function format(amount: number): string;

// @public
export type Kind = 'a' | 'b';

// @public (undocumented)
export const LIMIT = 3;`;
/** @type {Readonly<Record<string, string>>} */
const BEFORE = {
  kindOf: "export function kindOf(x: string): 'a' | 'b' | undefined;",
  rules: 'export function rules(): {\n    a: Rule;\n};',
  one: "export function one(x: string): 'a';",
  texts: 'export const texts: MessageSource<"a" | "b">;',
  useWords: 'export const useWords: () => TextFunction<"a" | "b">;',
  use: 'export function use(options: Options): void;',
  wide: 'export function wide(options: Options | undefined): void;',
};
const released = report(`${CART}\n\n${MORE}`);
/** @param {string} from @param {string} to */
const changed = (from, to) => released.replace(from, to);

test('the same surface differs in nothing, whatever its comments say', () => {
  expect(differenceOf(released, changed('// @public\nexport interface', '// @public (undocumented)\nexport interface'))).toEqual({
    added: [],
    broken: [],
  });
});

test.each([
  ['a new declaration', `${MORE}\n\n// @public\nexport type Other = string;`, ['Other']],
  ['a new choice of a type', MORE.replace("'a' | 'b'", "'a' | 'b' | 'c'"), ['Kind']],
  ['a new name of an answer', `${MORE}\n\nexport function kindOf(x: string): 'b' | 'a' | 'c' | undefined;`, ['kindOf']],
  ['a new member of an answer', `${MORE}\n\nexport function rules(): {\n    a: Rule;\n    b: Rule;\n};`, ['rules']],
  ['a new text', `${MORE}\n\nexport const texts: MessageSource<"a" | "b" | "c">;`, ['texts']],
  ['a new text of a function', `${MORE}\n\nexport const useWords: () => TextFunction<"c" | "a" | "b">;`, ['useWords']],
  ['a parameter that takes more', `${MORE}\n\nexport function use(options: Options | undefined): void;`, ['use']],
  ['a parameter that may be left out', MORE.replace('amount: number', 'amount: number, digits?: number'), ['format']],
])('%s is added', (_what, more, added) => {
  // Those of which only what comes after is written here were there before.
  const before = `${MORE}\n\n${BEFORE[added[0] ?? ''] ?? ''}`;
  expect(differenceOf(report(`${CART}\n\n${before}`), report(`${CART}\n\n${more}`))).toEqual({ added, broken: [] });
});

test.each([
  ['a name of an answer that is gone', 'kindOf', "export function kindOf(x: string): 'a' | undefined;"],
  ['an answer that may be missing', 'one', "export function one(x: string): 'a' | undefined;"],
  ['a text that is gone', 'texts', 'export const texts: MessageSource<"a">;'],
  ['another source', 'texts', 'export const texts: TextFunction<"a" | "b">;'],
  ['a member of an answer that is gone', 'rules', 'export function rules(): {\n    b: Rule;\n    c: Rule;\n};'],
  ['a parameter that takes less', 'wide', 'export function wide(options: Options): void;'],
])('%s is broken', (_what, name, now) => {
  expect(differenceOf(report(BEFORE[name] ?? ''), report(now))).toEqual({ added: [], broken: [name] });
});

test('a function that users write may be given more; one that they call may not want more', () => {
  const form = (/** @type {string} */ takes) =>
    report(`export interface Form {\n    onSubmit: (${takes}) => Promise<void>;\n}\n\nexport function useForm(form: Form): void;`);
  expect(differenceOf(form('values: Fields'), form('values: Fields, sending: Sending'))).toEqual({ added: ['Form.onSubmit'], broken: [] });
  expect(differenceOf(form('values: Fields, sending: Sending'), form('values: Fields'))).toEqual({ added: [], broken: ['Form.onSubmit'] });
  expect(differenceOf(form('values: Fields'), form('values: Fields'))).toEqual({ added: [], broken: [] });
  const field = (/** @type {string} */ more) =>
    report(
      `export interface Made {\n    field: (name: string) => Base & {\n        error: string;${more}\n    };\n}\n\nexport function make(): Made;`,
    );
  expect(differenceOf(field(''), field('\n        isBusy: boolean;'))).toEqual({ added: ['Made.field'], broken: [] });
  const given = (/** @type {string} */ takes) =>
    report(`export interface Made {\n    send: (${takes}) => void;\n}\n\nexport function make(): Made;`);
  expect(differenceOf(given('a: string'), given('a: string, b: string'))).toEqual({ added: [], broken: ['Made.send'] });
});

test.each([
  ['a new member', '    count: number;', '    count: number;\n    total?: Money;', { added: ['Cart.total'], broken: [] }],
  ['a new choice of a member', "'empty' | 'full'", "'empty' | 'failed' | 'full'", { added: ['Cart.status'], broken: [] }],
  [
    'a parameter of a method that may be left out',
    'more?: { isQuiet?: boolean })',
    'more?: { isQuiet?: boolean }, again?: () => void)',
    { added: ['Cart.add'], broken: [] },
  ],
  ['a member that is gone', '    count: number;\n', '', { added: [], broken: ['Cart.count'] }],
  ['a member of another type', 'count: number', 'count: string', { added: [], broken: ['Cart.count'] }],
  ['a member that may be missing', 'count: number', 'count?: number', { added: [], broken: ['Cart.count'] }],
  ['a member that may be undefined', 'count: number', 'count: number | undefined', { added: [], broken: ['Cart.count'] }],
  ['a choice that is gone', "'empty' | 'full'", "'full'", { added: [], broken: ['Cart.status'] }],
  ['a parameter that has to be given', 'amount: number', 'amount: number, digits: number', { added: [], broken: ['format'] }],
  ['another answer', '(amount: number): string', '(amount: number): string | undefined', { added: [], broken: ['format'] }],
  ['another value', 'LIMIT = 3', 'LIMIT = 4', { added: [], broken: ['LIMIT'] }],
  ['a declaration that is gone', 'export const LIMIT = 3;', '', { added: [], broken: ['LIMIT'] }],
  ['what it extends', 'interface Cart {', 'interface Cart extends Base {', { added: [], broken: ['Cart'] }],
])('%s', (_what, from, to, difference) => {
  expect(differenceOf(released, changed(from, to))).toEqual(difference);
});

test.each([
  [{ added: [], broken: [] }, '2.1.0', '2.1.0', undefined],
  [{ added: ['a'], broken: [] }, '2.1.0', '2.1.0', '2.2.0'],
  [{ added: ['a'], broken: [] }, '2.1.0', '2.1.7', '2.2.0'],
  [{ added: ['a'], broken: [] }, '2.1.0', '2.2.0', undefined],
  [{ added: ['a'], broken: [] }, '2.9.0', '2.10.0', undefined],
  [{ added: ['a'], broken: ['b'] }, '2.1.0', '2.2.0', '3.0.0'],
  [{ added: [], broken: ['b'] }, '2.1.0', '3.0.0', undefined],
])('%j after %s in %s', (difference, last, version, demanded) => {
  expect(demandedVersion(difference, last, version)).toBe(demanded);
});

test('the newest version is found by number', () => {
  expect(newestOf(['2.9.0', '2.10.0', '2.2.0'])).toBe('2.10.0');
  expect(newestOf([])).toBeUndefined();
});

test('what is passed on from elsewhere is part of the surface, and so is each signature of a function', () => {
  const passed = report(
    "// @public\nexport { useLocation, other as renamed } from 'library';\n\nexport function a(one: string): void;\n\nexport function a(two: number): void;",
  );
  expect(differenceOf(passed, report(''))).toEqual({
    added: [],
    broken: ['a', 'function a(two: number): void;', 'renamed', 'useLocation'],
  });
  expect(differenceOf(report(''), passed).broken).toEqual([]);
});

describe('what users write', () => {
  const SURFACE = `export interface Item { sku: string }
export interface Cart {
    add(items: readonly Item[], more: Options): Promise<Answer>;
    watch(listener: (change: Change) => Wish): void;
}
export interface Answer { }
export interface Change { }
export interface Wish { }
export interface Options extends Base { }
export interface Base { }
export interface Session { }
export interface Config { part: Part }
export interface Part { }
export type Frame<T> = { inner: T };
export interface Inner { }
export function cart(session: Session): Cart;
export function session(): Session;
export function define<T extends Frame<Inner>>(given: Frame<Inner>): void;`;

  test('is what functions take, and methods of what is given, with all that it holds; what is given, too, is not', () => {
    expect([...writtenByUsers(SURFACE)].sort()).toEqual(['Base', 'Frame', 'Inner', 'Item', 'Options', 'Wish']);
  });

  test('is what is listed besides', () => {
    const names = [...writtenByUsers(SURFACE, ['Config', 'Session'])].sort();
    expect(names).toEqual(['Base', 'Config', 'Frame', 'Inner', 'Item', 'Options', 'Part', 'Session', 'Wish']);
    expect(() => writtenByUsers(SURFACE, ['Config', 'Gone'])).toThrow('There is no interface or type Gone');
  });

  const surface = (member = '') =>
    report(
      `export interface Item {\n    sku: string;\n${member}}\nexport function add(item: Item): void;\nexport interface Route {\n${member}}`,
    );
  test.each([
    ['    amount: number;\n', { added: ['Route.amount'], broken: ['Item.amount'] }],
    ['    readonly amount: number;\n', { added: ['Route.amount'], broken: ['Item.amount'] }],
    ['    count(): number;\n', { added: ['Route.count'], broken: ['Item.count'] }],
    ['    amount?: number;\n', { added: ['Item.amount', 'Route.amount'], broken: [] }],
    ['    readonly amount?: number;\n', { added: ['Item.amount', 'Route.amount'], broken: [] }],
    ['    count?(): number;\n', { added: ['Item.count', 'Route.count'], broken: [] }],
    ['    [key: string]: unknown;\n', { added: ['Item.[key: string]', 'Route.[key: string]'], broken: [] }],
  ])('has to go on without %j', (member, difference) => {
    expect(differenceOf(surface(), surface(member))).toEqual(difference);
  });

  test('is no smaller for being listed', () => {
    const member = '    amount: number;\n';
    expect(differenceOf(surface(), surface(member), ['Route'])).toEqual({ added: [], broken: ['Item.amount', 'Route.amount'] });
  });
});
