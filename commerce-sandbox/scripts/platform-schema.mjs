// Adobe Commerce's own introspection data (2.4.7, npm) as type definitions by name, and how checked-in files are laid over them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { buildASTSchema, buildClientSchema, Kind, parse, printSchema } from 'graphql';

export const packageRoot = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve('@rafaelcg/adobe-commerce-dev-mcp/package.json')), 'data', 'schema_2.4.7.json.gz');

const EXTENSION_TO_DEFINITION = {
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
};

/** The platform's type definitions by name. */
export function readPlatform() {
  const answer = JSON.parse(gunzipSync(readFileSync(source)).toString('utf8'));
  return definitionsByName(parse(printSchema(buildClientSchema(answer.data ?? answer)), { noLocation: true }));
}

function definitionsByName(document) {
  return new Map(
    document.definitions.filter((node) => 'name' in node && node.kind !== Kind.DIRECTIVE_DEFINITION).map((node) => [node.name.value, node]),
  );
}

/** Lays a checked-in file over the definitions: extensions add or replace members, definitions replace or add types. */
export function overlay(definitions, file) {
  const result = new Map(definitions);
  for (const node of parse(readFileSync(join(packageRoot, 'schema', file), 'utf8'), { noLocation: true }).definitions) {
    const name = 'name' in node ? node.name?.value : undefined;
    if (!(node.kind in EXTENSION_TO_DEFINITION)) {
      result.set(name, node);
      continue;
    }
    const base = result.get(name);
    if (!base || base.kind !== EXTENSION_TO_DEFINITION[node.kind]) throw new Error(`${file} extends ${name}, which is not there.`);
    const members = node.kind === Kind.ENUM_TYPE_EXTENSION ? 'values' : 'fields';
    const merged = new Map([...base[members], ...node[members]].map((member) => [member.name.value, member]));
    result.set(name, { ...base, [members]: [...merged.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1)) });
  }
  return result;
}

/** The whole of 2.4.8, unpruned: what a plain store serves. */
export function platformSchema() {
  return buildASTSchema({
    kind: Kind.DOCUMENT,
    definitions: [...overlay(overlay(readPlatform(), 'since-2.4.8.graphql'), 'shop-attributes.graphql').values()],
  });
}
