import { buildSchema, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { packageRoot } from '../../platform/settings/package-root.ts';
import { noteCacheTags } from './cache-tags.ts';

/** The derived schema (see scripts/build-schema.mjs) with the resolvers attached. Extension resolvers find nothing in `stock` mode. */
export function executableSchema(
  mode: 'full' | 'stock',
  resolvers: readonly TypeResolvers[],
  extensionResolvers: readonly TypeResolvers[],
): GraphQLSchema {
  const file = join(packageRoot, 'generated', mode === 'stock' ? 'stock.graphql' : 'schema.graphql');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "pnpm schema" in commerce-sandbox.`);
  const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  for (const entry of resolvers) attach(schema, entry);
  if (mode === 'full') for (const entry of extensionResolvers) attach(schema, entry);
  noteCacheTags(schema);
  return schema;
}

function attach(schema: GraphQLSchema, { types, fields }: TypeResolvers): void {
  for (const typeName of types) {
    const type = schema.getType(typeName);
    if (isInterfaceType(type)) {
      for (const implementation of schema.getPossibleTypes(type)) attach(schema, { types: [implementation.name], fields });
      continue;
    }
    if (!isObjectType(type)) throw new Error(`Resolvers for ${typeName}, which the schema lacks.`);
    for (const [name, resolver] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field) throw new Error(`A resolver for ${typeName}.${name}, which the schema lacks.`);
      if (field.resolve) throw new Error(`Two resolvers for ${typeName}.${name}.`);
      field.resolve = resolver;
    }
  }
}
