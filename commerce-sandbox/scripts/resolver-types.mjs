// What resolvers are checked against: the schema's types as TypeScript, so that a wrong name of a field or an argument does not compile.
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';

const SCALARS = { String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean', ID: 'string | number' };

/** The text of generated/resolver-types.ts: `Fields` (arguments and results by type and field), `Possible` (types behind a name), inputs. */
export function resolverTypes(schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const abstract = types.filter((type) => isInterfaceType(type) || isUnionType(type));
  return [
    '// Made by scripts/build-schema.mjs. Do not edit.',
    ...types.filter(isEnumType).map((type) => `export type ${type.name} = ${literals(type.getValues().map((value) => value.name))};`),
    ...types.filter(isInputObjectType).map((type) => `export type ${type.name} = ${members(Object.values(type.getFields()))};`),
    `/** A value of a type of the schema, by its name: what that is is up to the resolvers. */\ninterface To<Name extends keyof Fields | keyof Possible> { readonly to: Name }`,
    `export interface Fields {\n${composite.map((type) => `${type.name}: {\n${fieldsOf(type)}\n};`).join('\n')}\n}`,
    `export interface Possible {\n${abstract.map((type) => `${type.name}: ${literals(schema.getPossibleTypes(type).map(({ name }) => name))};`).join('\n')}\n}`,
    'export type { To };\n',
  ].join('\n');
}

const literals = (names) => (names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | '));

function members(fields) {
  if (fields.length === 0) return '{}';
  return `{ ${fields.map((field) => `readonly ${field.name}?: ${inputType(field.type)};`).join(' ')} }`;
}

/** Callers may leave out or send null for what is nullable; `Input` treats both alike, so members are optional throughout. */
function inputType(type) {
  if (isNonNullType(type)) return inputType(type.ofType);
  if (isListType(type)) return `readonly (${inputType(type.ofType)})[] | null`;
  return `${isScalarType(type) ? scalar(type) : type.name} | null`;
}

const scalar = (type) => SCALARS[type.name] ?? 'unknown';

const fieldsOf = (type) =>
  Object.values(type.getFields())
    .map((field) => `${field.name}: { args: ${members(field.args)}; result: ${outputType(field.type)} };`)
    .join('\n');

function outputType(type) {
  return isNonNullType(type) ? plainOutput(type.ofType) : `${plainOutput(type)} | null`;
}

/** The shop's own tables hold these: any text may come from there, and execution refuses what the schema lacks. */
const FROM_TABLES = ['CountryCodeEnum', 'ReturnItemStatus', 'ReturnStatus'];

function plainOutput(type) {
  if (isListType(type)) return `readonly (${outputType(type.ofType)})[]`;
  if (isScalarType(type)) return scalar(type);
  if (isEnumType(type)) return FROM_TABLES.includes(type.name) ? 'string' : type.name;
  return `To<'${type.name}'>`;
}
