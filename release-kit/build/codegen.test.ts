import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateCode } from './codegen.mjs';

const SCHEMA = `
type Query { product(sku: String!): Product }
type Mutation { rename(sku: String!, name: String!): Product }
type Product { sku: String! name: String price: Float }
`;
let folder: string;
const file = (name: string) => join(folder, 'src', name);

/** Generates a package with these files. */
async function generate(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(file(name), text);
  return generateCode([folder], join(folder, 'schema.graphql'));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'schema.graphql'), SCHEMA);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an operation becomes a typed document that says who may see its answer, with its fragments and typenames', async () => {
  const count = await generate({
    'product.graphql': 'query Product($sku: String!) @audience(is: ANYONE) { product(sku: $sku) { ...Names } }',
    'names.graphql': 'fragment Names on Product { sku name }',
  });
  expect(count).toBe(2);
  const text = readFileSync(file('product.graphql.ts'), 'utf8');
  expect(text).toContain("import { defineOperation } from 'shared-contracts';");
  expect(text).toMatch(/ProductDocument = defineOperation<ProductQuery, ProductQueryVariables>\("query Product\(.*", 'anyone'\);/);
  expect(text).toContain('product(sku:$sku){__typename ...Names}');
  expect(text).toContain('fragment Names on Product{__typename sku name}');
  expect(text).not.toContain('@audience');
});

test('a mutation says which root fields are others afterwards; the platform is not told', async () => {
  await generate({ 'rename.graphql': 'mutation Rename @changes(roots: ["product"]) { rename(sku: "1", name: "x") { sku } }' });
  const text = readFileSync(file('rename.graphql.ts'), 'utf8');
  expect(text).toMatch(/\("mutation Rename\{rename.*", undefined, \["product"\]\);/);
  expect(text).not.toContain('@changes');
});

test.each([
  [
    'mutation A @changes(roots: ["produkt"]) { rename(sku: "1", name: "x") { sku } }',
    'A must say which root fields it changes: @changes(roots: ["customer"]). produkt',
  ],
  ['mutation A @changes(roots: []) { rename(sku: "1", name: "x") { sku } }', 'A must say which root fields it changes'],
  ['query A @audience(is: ANYONE) @changes(roots: ["product"]) { product(sku: "1") { sku } }', 'A is a query: it changes nothing.'],
])('%s is refused', async (text, said) => {
  await expect(generate({ 'a.graphql': text })).rejects.toThrow(said);
});

test('a file whose text has not changed is left alone', async () => {
  const files = { 'a.graphql': 'query A @audience(is: CUSTOMER) { product(sku: "1") { sku } }' };
  await generate(files);
  const long = new Date(1e12);
  utimesSync(file('a.graphql.ts'), long, long);
  await generate(files);
  expect(statSync(file('a.graphql.ts')).mtimeMs).toBe(1e12);
});

test('what is as it was is not generated again; another schema, and a file that was changed or lost, is', async () => {
  const files = { 'a.graphql': 'query A @audience(is: CUSTOMER) { product(sku: "1") { sku price } }' };
  await generate(files);
  const stamp = join(folder, 'node_modules/.cache/release-kit/operations');
  const long = new Date(1e12);
  utimesSync(stamp, long, long);
  await generate(files);
  expect(statSync(stamp).mtimeMs).toBe(1e12);

  const text = readFileSync(file('a.graphql.ts'), 'utf8');
  writeFileSync(file('a.graphql.ts'), 'export {};');
  await generate(files);
  expect(readFileSync(file('a.graphql.ts'), 'utf8')).toBe(text);
  rmSync(file('a.graphql.ts'));
  await generate(files);
  expect(readFileSync(file('a.graphql.ts'), 'utf8')).toBe(text);

  writeFileSync(join(folder, 'schema.graphql'), SCHEMA.replace(' price: Float', ''));
  await expect(generate(files)).rejects.toThrow('Cannot query field "price"');
});

test.each([
  ['query A { product(sku: "1") { sku } }', 'src/a.graphql: A must say who may see its answer'],
  ['query A @audience(is: EVERYONE) { product(sku: "1") { sku } }', 'src/a.graphql: A must say who may see its answer'],
  ['mutation A @audience(is: ANYONE) { rename(sku: "1", name: "x") { sku } }', 'A is no query: it has no audience.'],
  ['query A @audience(is: ANYONE) { product(sku: "1") { colour } }', 'Cannot query field "colour" on type "Product"'],
  ['query A @audience(is: ANYONE) { product(sku: "1") { ...Missing } }', 'Unknown fragment Missing'],
  ['mutation { rename(sku: "1", name: "x") { sku } }', 'An operation needs a name'],
])('%s is refused: %s', async (text, problem) => {
  await expect(generate({ 'a.graphql': text })).rejects.toThrow(problem);
});

test('a package without operations has none', async () => {
  expect(await generate({})).toBe(0);
});
