import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  buildClientSchema,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
  type IntrospectionQuery,
  type OperationDefinitionNode,
} from 'graphql';
import { ATTRIBUTES } from '../src/demo/seed/tables/attributes.ts';
import { isRecord } from '../src/platform/values/input.ts';

const root = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const stock = buildSchema(read('generated/stock.graphql'));
const full = buildSchema(read('generated/schema.graphql'));
const platform = loadPlatform();

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return isRecord(value) && isRecord(value['__schema']);
}

function loadPlatform(): GraphQLSchema {
  const folder = dirname(createRequire(__filename).resolve('@rafaelcg/adobe-commerce-dev-mcp/package.json'));
  const answer: unknown = JSON.parse(gunzipSync(readFileSync(join(folder, 'data', 'schema_2.4.7.json.gz'))).toString('utf8'));
  const data = isRecord(answer) && 'data' in answer ? answer['data'] : answer;
  if (!isIntrospection(data)) throw new Error('The package does not hold introspection data.');
  return buildClientSchema(data);
}

/** Everything that a schema says about a type, as lines `Type.member: type`. */
function members(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  if (isEnumType(type)) return type.getValues().map((value) => `${name}.${value.name}`);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => `${name}.${field.name}: ${String(field.type)}`);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return [
    ...type.getInterfaces().map((parent) => `${name} implements ${parent.name}`),
    ...Object.values(type.getFields()).map(
      (field) =>
        `${name}.${field.name}(${field.args.map((argument) => `${argument.name}: ${String(argument.type)} = ${JSON.stringify(argument.defaultValue)}`).join(', ')}): ${String(field.type)}`,
    ),
  ];
}

/** Names of members in the checked-in overlays. */
function overlayMembers(...files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) =>
      parse(read(file)).definitions.flatMap((node) => {
        if (!('name' in node) || !node.name) return [];
        const owner = node.name.value;
        const inner =
          'fields' in node && node.fields
            ? node.fields.map((field) => `${owner}.${field.name.value}`)
            : 'values' in node && node.values
              ? node.values.map((value) => `${owner}.${value.name.value}`)
              : [];
        return [owner, ...inner];
      }),
    ),
  );
}

const nameOf = (line: string): string => line.split(/[(: ]/, 1)[0] ?? '';

/** Members of 2.4.7 that 2.4.8 no longer has: it asks for the last name instead. */
const REMOVED_SINCE: readonly string[] = ['OrderInformationInput.postcode'];

test('every covered type is the one of Adobe Commerce 2.4.7, but for what the overlays list', () => {
  const listed = overlayMembers('schema/since-2.4.8.graphql', 'schema/shop-attributes.graphql');
  const names = Object.keys(stock.getTypeMap()).filter(
    (name) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation' && platform.getType(name),
  );
  expect(names.length).toBeGreaterThan(400);
  const differences = names.flatMap((name) => {
    const theirs = new Set(members(platform, name));
    const ours = new Set(members(stock, name));
    return [...[...ours].filter((line) => !theirs.has(line)), ...[...theirs].filter((line) => !ours.has(line))];
  });
  expect(differences.filter((line) => !listed.has(nameOf(line)) && !REMOVED_SINCE.includes(nameOf(line)))).toEqual([]);
});

test('root fields of the stock schema are those of the platform', () => {
  const listed = overlayMembers('schema/since-2.4.8.graphql');
  for (const name of ['Query', 'Mutation']) {
    const theirs = new Set(members(platform, name));
    expect(members(stock, name).filter((line) => !theirs.has(line) && !listed.has(nameOf(line)))).toEqual([]);
  }
});

test('the extension only adds', () => {
  const listed = overlayMembers('schema/extension.graphql');
  for (const name of Object.keys(stock.getTypeMap())) {
    const ours = new Set(members(full, name));
    expect(members(stock, name).filter((line) => !ours.has(line))).toEqual([]);
  }
  const added = Object.keys(full.getTypeMap()).flatMap((name) =>
    members(full, name).filter((line) => !new Set(members(stock, name)).has(line)),
  );
  expect(added.filter((line) => !listed.has(nameOf(line)))).toEqual([]);
});

test('every entry of the extension says why it is there', () => {
  for (const node of parse(read('schema/extension.graphql')).definitions) {
    if ('description' in node && node.kind !== 'SchemaDefinition') expect(node.description?.value ?? '').not.toBe('');
    if (node.kind === 'ObjectTypeExtension') for (const field of node.fields ?? []) expect(field.description?.value ?? '').not.toBe('');
  }
});

test('the operations of storefronts are valid', () => {
  const document = parse(read('tests/storefront-operations.graphql'));
  const operations = document.definitions.filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');
  expect(operations.length).toBeGreaterThan(60);
  const invalid = operations.flatMap((operation) =>
    validate(stock, { kind: document.kind, definitions: [operation] }).map((error) => `${operation.name?.value ?? ''}: ${error.message}`),
  );
  expect(invalid).toEqual([]);
});

test('the filterable attributes of the shop are those of the filter input', () => {
  const filter = stock.getType('ProductAttributeFilterInput');
  const sort = stock.getType('ProductAttributeSortInput');
  if (!isInputObjectType(filter) || !isInputObjectType(sort)) throw new Error('The inputs are missing.');
  const builtIn = [
    'category_id',
    'category_uid',
    'category_url_path',
    'description',
    'name',
    'price',
    'short_description',
    'sku',
    'url_key',
  ];
  expect(Object.keys(filter.getFields()).sort()).toEqual(
    [...builtIn, ...ATTRIBUTES.filter((attribute) => attribute.filterable).map((attribute) => attribute.code)].sort(),
  );
  expect(Object.keys(sort.getFields()).sort()).toEqual(
    [
      'name',
      'position',
      'price',
      'relevance',
      ...ATTRIBUTES.filter((attribute) => 'sortable' in attribute).map((attribute) => attribute.code),
    ].sort(),
  );
});
