import { GraphQLError, Kind, parse, validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { brokenLimit } from './limits.ts';
import { platformWording } from './wording.ts';

/** A document that may be executed, or why not. */
export type Prepared =
  | { readonly ok: true; readonly document: DocumentNode; readonly operations: readonly OperationDefinitionNode[] }
  | { readonly ok: false; readonly status: number; readonly errors: readonly GraphQLError[] };

const CACHED_DOCUMENTS = 500;
const MAX_TOKENS = 15_000;

/** Parses and validates; remembers the last documents, since clients repeat a few. */
export class OperationCache {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  prepare(text: string): Prepared {
    const known = this.#known.get(text);
    if (known) {
      this.#known.delete(text);
      this.#known.set(text, known);
      return known;
    }
    const prepared = prepare(this.#schema, text);
    if (prepared.ok) {
      this.#known.set(text, prepared);
      const oldest = this.#known.keys().next();
      if (this.#known.size > CACHED_DOCUMENTS && !oldest.done) this.#known.delete(oldest.value);
    }
    return prepared;
  }
}

function prepare(schema: GraphQLSchema, text: string): Prepared {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // A syntax error is the one GraphQL error that the platform answers with 400.
    return { ok: false, status: 400, errors: [error instanceof GraphQLError ? withCategory(error) : new GraphQLError('Syntax Error')] };
  }
  const limit = brokenLimit(document);
  if (limit !== undefined) return { ok: false, status: 200, errors: [withCategory(new GraphQLError(limit))] };
  const errors = validate(schema, document, undefined, { maxErrors: 20 });
  if (errors.length > 0) return { ok: false, status: 200, errors: errors.map(withCategory) };
  return { ok: true, document, operations: document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION) };
}

function withCategory(error: GraphQLError): GraphQLError {
  return new GraphQLError(platformWording(error.message), {
    ...(error.nodes ? { nodes: error.nodes } : {}),
    ...(error.source ? { source: error.source } : {}),
    ...(error.positions ? { positions: error.positions } : {}),
    extensions: { category: 'graphql' },
  });
}
