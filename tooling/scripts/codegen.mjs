// Types and texts of GraphQL operations: for every `src/**/x.graphql` of a package, `x.graphql.ts` beside it, checked against the
// platform's schema. Fragments are found anywhere in the package. Usage: node codegen.mjs PACKAGE_FOLDER …
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { buildSchema, Kind, parse, print, stripIgnoredCharacters, validate, visit } from 'graphql';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function generateOperations(packages, schemaFile = join(root, 'commerce-sandbox/generated/schema.graphql')) {
  const schemaText = readFileSync(schemaFile, 'utf8');
  const schema = buildSchema(schemaText);
  let count = 0;
  for (const folder of packages) count += await generatePackage(resolve(root, folder), schema, schemaText);
  return count;
}

async function generatePackage(folder, schema, schemaText) {
  const files = listFiles(join(folder, 'src')).filter((file) => file.endsWith('.graphql'));
  const sources = files.map((file) => ({ file, document: parse(readFileSync(file, 'utf8')) }));
  const fragments = new Map();
  for (const { document } of sources)
    for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  for (const { file, document } of sources) {
    const used = withoutAudience(withTypenames(withFragments(document, fragments)));
    const problems = validate(schema, used).filter((problem) => !/is never used/.test(problem.message));
    if (problems.length > 0) throw new Error(`${relative(root, file)}: ${problems.map((problem) => problem.message).join('\n')}`);
    const types = await codegen({
      filename: `${file}.ts`,
      schema: parse(schemaText),
      schemaAst: schema,
      documents: [{ location: file, document: used }],
      plugins: [{ operations: {} }],
      pluginMap: { operations: operationsPlugin },
      config: {
        namingConvention: 'keep',
        skipTypename: false,
        nonOptionalTypename: false,
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: false,
        scalars: { ID: 'string', Float: 'number' },
        dedupeFragments: true,
      },
    });
    const texts = document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => {
        const name = node.name.value;
        const kind = node.operation === 'query' ? 'Query' : 'Mutation';
        const single = withoutAudience(withTypenames(withFragments({ kind: Kind.DOCUMENT, definitions: [node] }, fragments)));
        const audience = audienceOf(node, relative(root, file));
        const text = JSON.stringify(stripIgnoredCharacters(print(single)));
        const types = `${name}${kind}, ${name}${kind}Variables`;
        return `export const ${name}Document = defineOperation<${types}>(${text}${audience ? `, '${audience}'` : ''});`;
      });
    write(
      `${file}.ts`,
      `// Generated from ${file.split('/').pop()}; not committed.${texts.length > 0 ? "\nimport { defineOperation } from 'shared-contracts';" : ''}\n${types}\n${texts.join('\n')}\n`,
    );
  }
  return files.length;
}

const AUDIENCES = ['ANYONE', 'VISITOR', 'CUSTOMER'];

/**
 * Who may see the answer to a query, as it says itself: `query Product($id: ID!) @audience(is: ANYONE) { … }`. Every query must; what
 * follows from it stands in shared-contracts (services/commerce.ts). Mutations have none.
 */
function audienceOf(node, file) {
  const name = node.name.value;
  const given = node.directives.find((directive) => directive.name.value === 'audience');
  if (node.operation !== 'query') {
    if (given) throw new Error(`${file}: ${name} is no query: it has no audience.`);
    return undefined;
  }
  const value = given?.arguments.find((argument) => argument.name.value === 'is')?.value.value;
  if (!AUDIENCES.includes(value))
    throw new Error(`${file}: ${name} must say who may see its answer: @audience(is: ${AUDIENCES.join(' | ')}).`);
  return value.toLowerCase();
}

/** The directive is ours: the platform does not know it. */
function withoutAudience(document) {
  return visit(document, { Directive: (node) => (node.name.value === 'audience' ? null : undefined) });
}

function withFragments(document, fragments) {
  const definitions = [...document.definitions];
  const known = new Set(definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => node.name.value));
  for (let index = 0; index < definitions.length; index += 1) {
    visit(definitions[index], {
      FragmentSpread({ name: { value } }) {
        if (known.has(value)) return;
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`Unknown fragment ${value}`);
        known.add(value);
        definitions.push(fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions };
}

/** `__typename` in every selection but the root's: the normalised cache needs it, and documents stay the same on the server. */
function withTypenames(document) {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined;
      if (node.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename')) return undefined;
      return { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }, ...node.selections] };
    },
  });
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Written only when it differs, so that watchers and caches are left alone. */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

/** The platform's schema, derived where it is not there yet. */
function ensureSchema() {
  if (existsSync(join(root, 'commerce-sandbox/generated/schema.graphql'))) return;
  execFileSync(process.execPath, ['scripts/build-schema.mjs'], { cwd: join(root, 'commerce-sandbox'), stdio: 'inherit' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureSchema();
  const count = await generateOperations(process.argv.slice(2).map((folder) => resolve(folder)));
  console.log(`${count} GraphQL files`);
}
