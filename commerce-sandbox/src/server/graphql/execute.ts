import { execute, GraphQLError, Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { PlatformError } from '../../platform/errors/errors.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { OperationCache } from './operations.ts';
import { platformWording } from './wording.ts';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
  readonly method: 'GET' | 'POST';
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly body: { readonly errors?: readonly unknown[]; readonly data?: unknown };
  /** Whether only fields that the platform caches were read. */
  readonly cacheable: boolean;
  readonly isMutation: boolean;
}

/**
 * Root fields whose answers are the same for every visitor of a store view (`@cache` in the platform). One other makes the answer private.
 */
const CACHED_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'attributesForm',
  'attributesList',
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'manufacturers',
  'products',
  'route',
  'storeConfig',
  'storeLocations',
  'urlResolver',
  'vacancies',
  'vacancy',
]);

export interface Executor {
  readonly schema: GraphQLSchema;
  readonly operations: OperationCache;
  readonly classicStatusCodes: boolean;
  readonly report: (error: unknown) => void;
  readonly metrics: Pick<Metrics, 'operation' | 'error'>;
}

/** Runs one request and gives the platform's status for its errors. */
export async function answer(executor: Executor, request: GraphqlRequest, context: RequestContext): Promise<GraphqlAnswer> {
  const prepared = executor.operations.prepare(request.query);
  if (!prepared.ok)
    return {
      status: prepared.status,
      body: { errors: prepared.errors.map((error) => error.toJSON()) },
      cacheable: false,
      isMutation: false,
    };
  const operation =
    request.operationName === undefined
      ? prepared.operations[0]
      : prepared.operations.find((node) => node.name?.value === request.operationName);
  if (!operation) return failure(`Unknown operation named "${request.operationName ?? ''}".`, 200);
  if (request.operationName === undefined && prepared.operations.length > 1)
    return failure('Must provide operation name if query contains multiple operations.', 200);
  if (operation.operation === 'mutation' && request.method === 'GET')
    return failure('Mutation requests allowed only for POST requests', 200);
  const started = performance.now();
  const result = await execute({
    schema: executor.schema,
    document: prepared.document,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  executor.metrics.operation(operation.operation, firstField(operation), (performance.now() - started) / 1000);
  const errors = (result.errors ?? []).map((error) => formatError(error, executor));
  for (const { extensions } of errors) executor.metrics.error(String(extensions['category']));
  const cacheable =
    errors.length === 0 &&
    request.method === 'GET' &&
    operation.operation === 'query' &&
    operation.selectionSet.selections.every((selection) => selection.kind === 'Field' && CACHED_FIELDS.has(selection.name.value));
  return {
    status: statusOf(errors, executor.classicStatusCodes),
    body: errors.length === 0 ? { data: result.data } : { errors, data: result.data ?? null },
    cacheable,
    isMutation: operation.operation === 'mutation',
  };
}

/** What an operation is counted under: names of the schema, of which there are few. */
function firstField(operation: OperationDefinitionNode): string {
  const [first] = operation.selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : 'fragment';
}

function failure(message: string, status: number): GraphqlAnswer {
  return { status, body: { errors: [{ message, extensions: { category: 'graphql-input' } }] }, cacheable: false, isMutation: false };
}

interface FormattedError {
  readonly message: string;
  readonly locations?: unknown;
  readonly path?: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function formatError(error: GraphQLError, executor: Executor): FormattedError {
  const { locations, path } = error.toJSON();
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const cause = error.originalError;
  if (cause instanceof PlatformError) return { message: cause.message, ...place, extensions: { category: `graphql-${cause.kind}` } };
  if (cause === undefined || cause === null || cause instanceof GraphQLError)
    return { message: platformWording(error.message), ...place, extensions: { category: 'graphql', ...error.extensions } };
  executor.report(cause);
  return { message: 'Internal server error', ...place, extensions: { category: 'internal' } };
}

/** The first error with a category decides: authentication 401, authorization 403, internal 500, all else 200. */
function statusOf(errors: readonly FormattedError[], classic: boolean): number {
  for (const { extensions } of errors) {
    if (extensions['category'] === 'internal') return 500;
    if (classic) continue;
    if (extensions['category'] === 'graphql-authentication') return 401;
    if (extensions['category'] === 'graphql-authorization') return 403;
  }
  return 200;
}
