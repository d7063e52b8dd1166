import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../request/context.ts';
import { Input } from '../values/input.ts';

/** Answers one field. `Source` is what the parent's resolver gave for the type. */
export type Resolver<Source> = (source: Source, input: Input, context: RequestContext, info: GraphQLResolveInfo) => unknown;

/** The resolvers of one or several types (an interface is written once for all that implement it). */
export interface TypeResolvers {
  readonly types: readonly string[];
  readonly fields: Readonly<Record<string, GraphQLFieldResolver<unknown, RequestContext>>>;
}

/** Declares resolvers for types whose parent resolvers give a `Source`: that pairing is a promise between the two, which no type checks. */
export function resolve<Source>(types: string | readonly string[], fields: Readonly<Record<string, Resolver<Source>>>): TypeResolvers {
  return {
    types: typeof types === 'string' ? [types] : types,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, resolver]) => [
        name,
        (source: unknown, values: Readonly<Record<string, unknown>>, context: RequestContext, info: GraphQLResolveInfo) =>
          resolver(source as Source, new Input(values), context, info),
      ]),
    ),
  };
}
