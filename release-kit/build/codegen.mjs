// Types and texts of GraphQL operations: for every `src/**/x.graphql` of a package, `x.graphql.ts` beside it, checked against the
// platform's schema. Fragments are found anywhere in the package.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { writeChanged } from './write-changed.mjs';
import { writeRelease } from './written-release.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {import('graphql').DocumentNode} DocumentNode
 * @typedef {import('graphql').DefinitionNode} DefinitionNode
 * @typedef {import('graphql').OperationDefinitionNode} OperationDefinitionNode
 * @typedef {Map<string, import('graphql').FragmentDefinitionNode>} Fragments
 */

/**
 * Writes them for the packages in these folders; gives how many files there are. Throws what is wrong with an operation, by its file.
 * @param {string[]} folders
 * @param {string} [schemaFile] by default that of the package `platform-schema`
 * @param {(place: string) => void} [onCollected] gets each folder whose folders are collected into a list
 */
export async function generateCode(folders, schemaFile = require.resolve('platform-schema/schema.graphql'), onCollected) {
  const schemaText = readFileSync(schemaFile, 'utf8');
  let count = 0;
  for (const folder of folders) {
    writeRelease(folder, onCollected);
    count += await generatePackage(folder, schemaText);
  }
  return count;
}

/**
 * Nothing is done, and nothing loaded for it, where files, schema, this generator and what it wrote are as they were.
 * @param {string} folder
 * @param {string} schemaText
 */
async function generatePackage(folder, schemaText) {
  const files = listFiles(join(folder, 'src')).filter((file) => file.endsWith('.graphql'));
  if (files.length === 0) return 0;
  const stamp = join(folder, 'node_modules/.cache/release-kit/operations');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(folder, files, schemaText)) return files.length;
  await generateFiles(folder, files, schemaText);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, stateOf(folder, files, schemaText));
  return files.length;
}

const GENERATOR =
  readFileSync(fileURLToPath(import.meta.url), 'utf8') + require('@graphql-codegen/typescript-operations/package.json').version;

/**
 * A hash of what is read and what was written.
 * @param {string} folder
 * @param {string[]} files
 * @param {string} schemaText
 */
function stateOf(folder, files, schemaText) {
  const hash = createHash('sha256').update(GENERATOR).update(schemaText);
  for (const file of files.flatMap((source) => [source, `${source}.ts`]))
    hash.update(`\0${relative(folder, file)}\0`).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string[]} files
 * @param {string} schemaText
 */
async function generateFiles(folder, files, schemaText) {
  const { codegen } = await import('@graphql-codegen/core');
  const operationsPlugin = await import('@graphql-codegen/typescript-operations');
  const { buildSchema, validate } = await import('graphql');
  const schema = buildSchema(schemaText);
  const sources = files.map((file) => ({ file, document: parse(readFileSync(file, 'utf8')) }));
  /** @type {Fragments} */
  const fragments = new Map();
  for (const { document } of sources)
    for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  for (const { file, document } of sources) {
    const used = withoutOurs(withTypenames(withFragments(document, fragments)));
    const problems = validate(schema, used).filter((problem) => !/is never used/.test(problem.message));
    if (problems.length > 0) throw new Error(`${relative(folder, file)}: ${problems.map((problem) => problem.message).join('\n')}`);
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
      .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []))
      .map((node) => {
        const name = nameOf(node);
        const kind = node.operation === 'query' ? 'Query' : 'Mutation';
        const single = withoutOurs(withTypenames(withFragments({ kind: Kind.DOCUMENT, definitions: [node] }, fragments)));
        const audience = audienceOf(node, relative(folder, file));
        const text = JSON.stringify(stripIgnoredCharacters(print(single)));
        const types = `${name}${kind}, ${name}${kind}Variables`;
        const changes = changesOf(node, relative(folder, file), schema);
        const facts = audience ? `, '${audience}'` : changes ? `, undefined, ${JSON.stringify(changes)}` : '';
        return `export const ${name}Document = defineOperation<${types}>(${text}${facts});`;
      });
    writeChanged(
      `${file}.ts`,
      `// Generated from ${file.split('/').pop()}; not committed.${texts.length > 0 ? "\nimport { defineOperation } from 'shared-contracts';" : ''}\n${types}\n${texts.join('\n')}\n`,
    );
  }
}

/** @param {OperationDefinitionNode} node */
function nameOf(node) {
  if (!node.name) throw new Error(`An operation needs a name: ${print(node).slice(0, 60)}`);
  return node.name.value;
}

const AUDIENCES = ['ANYONE', 'VISITOR', 'CUSTOMER'];

/**
 * Who may see the answer to a query, as it says itself: `query Product($id: ID!) @audience(is: ANYONE) { … }`. Every query must; what
 * follows from it stands in shared-contracts (services/commerce.ts). Mutations have none.
 *
 * @param {OperationDefinitionNode} node
 * @param {string} file
 */
function audienceOf(node, file) {
  const name = nameOf(node);
  const given = node.directives?.find((directive) => directive.name.value === 'audience');
  if (node.operation !== 'query') {
    if (given) throw new Error(`${file}: ${name} is no query: it has no audience.`);
    return undefined;
  }
  const is = given?.arguments?.find((argument) => argument.name.value === 'is')?.value;
  const value = is?.kind === Kind.ENUM ? is.value : '';
  if (!AUDIENCES.includes(value))
    throw new Error(`${file}: ${name} must say who may see its answer: @audience(is: ${AUDIENCES.join(' | ')}).`);
  return value.toLowerCase();
}

/**
 * What a mutation changes, as it says itself: the root fields of queries whose answers are others afterwards.
 * `mutation Rename @changes(roots: ["product"]) { … }`; `change` of shared-contracts has them asked again.
 *
 * @param {OperationDefinitionNode} node
 * @param {string} file
 * @param {import('graphql').GraphQLSchema} schema
 */
function changesOf(node, file, schema) {
  const name = nameOf(node);
  const given = node.directives?.find((directive) => directive.name.value === 'changes');
  if (!given) return undefined;
  if (node.operation === 'query') throw new Error(`${file}: ${name} is a query: it changes nothing.`);
  const list = given.arguments?.find((argument) => argument.name.value === 'roots')?.value;
  const roots = list?.kind === Kind.LIST ? list.values.map((root) => (root.kind === Kind.STRING ? root.value : '')) : [];
  const known = schema.getQueryType()?.getFields() ?? {};
  const wrong = roots.filter((root) => !Object.hasOwn(known, root));
  if (roots.length === 0 || wrong.length > 0)
    throw new Error(`${file}: ${name} must say which root fields it changes: @changes(roots: ["customer"]). ${wrong.join(', ')}`.trim());
  return roots;
}

/**
 * These directives are ours: the platform does not know them.
 * @param {DocumentNode} document
 * @returns {DocumentNode}
 */
function withoutOurs(document) {
  return visit(document, { Directive: (node) => (['audience', 'changes'].includes(node.name.value) ? null : undefined) });
}

/**
 * @param {DocumentNode} document
 * @param {Fragments} fragments
 * @returns {DocumentNode}
 */
function withFragments(document, fragments) {
  const definitions = [...document.definitions];
  const known = new Set(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])));
  // It grows by what is found.
  for (const definition of definitions) {
    visit(definition, {
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

/**
 * `__typename` in every selection but the root's: the normalised cache needs it, and documents stay the same on the server.
 * @param {DocumentNode} document
 * @returns {DocumentNode}
 */
function withTypenames(document) {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      if (node.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename')) return undefined;
      return { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }, ...node.selections] };
    },
  });
}

/** @param {string} folder */
function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
