import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { Fields, Possible, To } from '../../../generated/resolver-types.ts';
import type { RequestContext } from '../request/context.ts';
import { Input } from '../values/input.ts';
import type { Sources } from './sources.ts';

type TypeName = keyof Fields;

/** What the field `Name` of a type takes and gives. */
type Field<Type extends TypeName, Name extends keyof Fields[Type]> = Fields[Type][Name] extends infer Entry extends {
  args: object;
  result: unknown;
}
  ? Entry
  : never;

/** A value for a result of the schema: its source where it is a type of ours, lists and nulls kept. */
type ResolvedValue<Result> =
  Result extends To<infer Name>
    ? SourceOf<Name>
    : Result extends readonly (infer Item)[]
      ? readonly Later<null extends Item ? ResolvedValue<NonNullable<Item>> | null | Error : ResolvedValue<Item>>[]
      : Result;

type Later<Value> = Value | Promise<Value>;

/** An answer: the value, nothing for what may be null, and either of them later. */
type Answer<Result> = Later<null extends Result ? ResolvedValue<NonNullable<Result>> | null | undefined : ResolvedValue<Result>>;

/** What stands for a value of a type: what a room has declared, one of the types behind an interface, or an object with its fields. */
export type SourceOf<Name extends keyof Fields | keyof Possible> = Name extends keyof Sources
  ? Sources[Name]
  : Name extends keyof Possible
    ? SourceOf<Possible[Name]>
    : Name extends TypeName
      ? Shape<Name>
      : never;

/** An object with fields of a type; what is missing is another resolver's, or null. */
export type Shape<Type extends TypeName> = { readonly __typename?: Type } & {
  readonly [Name in keyof Fields[Type]]?:
    Answer<Field<Type, Name>['result']> | ((values: Field<Type, Name>['args']) => Answer<Field<Type, Name>['result']>);
};

type FieldResolver<Type extends TypeName, Name extends keyof Fields[Type]> = (
  source: SourceOf<Type>,
  input: Input<Field<Type, Name>['args']>,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Answer<Field<Type, Name>['result']>;

/** The resolvers of one or several types (an interface is written once for all that implement it). */
export interface TypeResolvers {
  readonly types: readonly string[];
  readonly fields: Readonly<Record<string, GraphQLFieldResolver<unknown, RequestContext>>>;
}

type AnyResolver = (source: unknown, input: Input, context: RequestContext, info: GraphQLResolveInfo) => unknown;

/** Resolvers of a type, by field. */
export type FieldsOf<Type extends TypeName> = { readonly [Name in keyof Fields[Type]]?: FieldResolver<Type, Name> };

/** Declares resolvers of a type: `resolve('Query')({ … })`. Names of fields and arguments and the shape of answers are the schema's. */
export function resolve<Type extends TypeName>(types: Type | readonly Type[]): (fields: FieldsOf<Type>) => TypeResolvers {
  return (fields) => ({
    types: typeof types === 'string' ? [types] : types,
    fields: Object.fromEntries(
      // Which source a type's resolvers get is what the resolvers that answer with the type were checked for.
      Object.entries(fields as Readonly<Record<string, AnyResolver>>).map(([name, resolver]) => [
        name,
        (source: unknown, values: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
          resolver(source, new Input(values), context, info),
      ]),
    ),
  });
}
