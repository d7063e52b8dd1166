// Derives the served schema from Adobe Commerce's own introspection data, so that names, arguments and nullability are copied and never
// typed:
// 2.4.7 (npm) + what 2.4.8 adds + the shop's attributes, pruned to the covered root fields and what they reach → generated/stock.graphql;
// with schema/extension.graphql → generated/schema.graphql, its types for the resolvers → generated/resolver-types.ts, and what remotes are
// checked against → the package platform-schema.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildASTSchema, Kind, print, validateSchema } from 'graphql';
import { overlay, packageRoot, readPlatform } from './platform-schema.mjs';
import { resolverTypes } from './resolver-types.mjs';

/** Keeps the listed root fields. */
function pruneRoots(definitions) {
  const covered = JSON.parse(readFileSync(join(packageRoot, 'schema', 'covered-fields.json'), 'utf8'));
  for (const [root, names] of Object.entries(covered)) {
    const definition = definitions.get(root);
    const fields = definition.fields.filter((field) => names.includes(field.name.value));
    const missing = names.filter((name) => !fields.some((field) => field.name.value === name));
    if (missing.length > 0) throw new Error(`The platform has no ${root}.${missing.join(', ')}.`);
    definitions.set(root, { ...definition, fields });
  }
}

/** Keeps what the roots reach: types of fields and arguments, interfaces, and every implementation of an interface that is reached. */
function reachable(definitions) {
  const implementations = new Map();
  for (const node of definitions.values()) {
    for (const parent of node.interfaces ?? [])
      implementations.set(parent.name.value, [...(implementations.get(parent.name.value) ?? []), node.name.value]);
  }
  const kept = new Set();
  const queue = ['Query', 'Mutation'];
  while (queue.length > 0) {
    const name = queue.pop();
    const node = definitions.get(name);
    if (!node || kept.has(name)) continue;
    kept.add(name);
    for (const field of node.fields ?? [])
      queue.push(namedType(field.type), ...(field.arguments ?? []).map((argument) => namedType(argument.type)));
    for (const parent of node.interfaces ?? []) queue.push(parent.name.value);
    for (const member of node.types ?? []) queue.push(member.name.value);
    queue.push(...(implementations.get(name) ?? []));
  }
  return new Map([...definitions].filter(([name]) => kept.has(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function namedType(type) {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function write(file, definitions) {
  /** @type {import('graphql').DocumentNode} */
  const document = { kind: Kind.DOCUMENT, definitions: [...definitions.values()] };
  const schema = buildASTSchema(document);
  const errors = validateSchema(schema);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('\n')}`);
  mkdirSync(join(packageRoot, 'generated'), { recursive: true });
  writeFileSync(join(packageRoot, 'generated', file), `${print(document)}\n`);
  return schema;
}

const platform = overlay(overlay(readPlatform(), 'since-2.4.8.graphql'), 'shop-attributes.graphql');
pruneRoots(platform);
const stock = reachable(platform);
write('stock.graphql', stock);
const full = write('schema.graphql', overlay(stock, 'extension.graphql'));
writeFileSync(join(packageRoot, 'generated', 'resolver-types.ts'), resolverTypes(full));
const forRemotes = dirname(createRequire(import.meta.url).resolve('platform-schema/package.json'));
copyFileSync(join(packageRoot, 'generated', 'schema.graphql'), join(forRemotes, 'schema.graphql'));
console.log(`Schema: ${stock.size} platform types covered.`);
