import { productSource } from '../../commerce/catalog/product-source.ts';
import { productsFor } from '../../commerce/catalog/request-loaders.ts';
import type { Customer } from '../../commerce/customer/customers.ts';
import { requireCustomer } from '../../commerce/customer/require-customer.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notAuthorized, notFound } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { dateBound, equalTo, pagingOf } from '../lists/list-filter.ts';
import { threadSource } from '../thread/thread-resolvers.ts';
import { writeMessage } from '../thread/thread.ts';
import { attachmentSource } from '../uploads/upload-resolvers.ts';
import { attachmentsOf, attachUploads } from '../uploads/uploads.ts';
import { optionalWords, outcome, requiredWords, UserError } from '../user-errors/user-errors.ts';
import { insertRequest, ownRequest, requestsOf, setRequestStatus, type DrawingRequest } from './drawing-requests.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    DrawingRequest: DrawingRequest;
  }
}

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 10_000;
const LARGEST_QUANTITY = 1_000_000;

const unknownRequest = (given: string): string => `Could not find a drawing request with ID "${given}"`;

function requireSelf(source: Customer, context: RequestContext): void {
  if (source.id !== context.customerId) throw notAuthorized();
}

const customer = resolve('Customer')({
  drawing_requests: async (source, input, context) => {
    requireSelf(source, context);
    const paging = pagingOf(input);
    const filter = input.object('filter');
    const { requests, total } = await requestsOf(
      context.database,
      source.id,
      {
        statuses: equalTo(filter, 'status'),
        numbers: equalTo(filter, 'number'),
        from: dateBound(filter, 'created_at', 'from'),
        to: dateBound(filter, 'created_at', 'to'),
      },
      paging,
    );
    return { items: requests, total_count: total, page_info: pageInfo(paging.currentPage, paging.pageSize, total) };
  },
  drawing_request: async (source, input, context) => {
    requireSelf(source, context);
    const given = input.text('uid') ?? '';
    const request = await ownRequest(context.database, source.id, idOf(given) ?? 0);
    if (!request) throw notFound(unknownRequest(given));
    return request;
  },
});

const request = resolve('DrawingRequest')({
  uid: (source) => uid(source.id),
  product: async (source, _input, context) => {
    const product = source.productId === null ? undefined : await productsFor(context).byId.load(source.productId);
    return product ? productSource(product) : null;
  },
  created_at: (source) => timestamp(source.createdAt),
  updated_at: (source) => timestamp(source.updatedAt),
  drawings: async (source, _input, context) =>
    ((await attachmentsOf(context.database, 'drawing', [source.id])).get(source.id) ?? []).map((upload) =>
      attachmentSource(upload, context),
    ),
  messages: (source, _input, context) => threadSource(context, 'request', source.id),
});

function quantityOf(values: Input): number | null {
  const quantity = values.number('quantity');
  if (quantity === undefined) return null;
  if (quantity < 1 || quantity > LARGEST_QUANTITY)
    throw new UserError('INVALID_PARAMETER_VALUE', 'The quantity should be greater than 0', ['input', 'quantity']);
  return quantity;
}

/** The product of a SKU; a part that the shop does not list is asked for by its number alone. */
async function productIdOf(target: Queryable, sku: string): Promise<number | null> {
  const [product] = sku === '' ? [] : await target.query<{ id: number }>('select id from product where upper(sku) = upper($1)', [sku]);
  return product?.id ?? null;
}

async function send(context: RequestContext, values: Input): Promise<DrawingRequest | undefined> {
  const author = await requireCustomer(context);
  const sku = optionalWords(values, 'sku', 64);
  const drawings = values.texts('drawing_upload_ids');
  if (drawings.length === 0)
    throw new UserError('REQUIRED_PARAMETER_MISSING', 'Required parameter "drawing_upload_ids" is missing', [
      'input',
      'drawing_upload_ids',
    ]);
  return context.database.transaction(async (transaction) => {
    const id = await insertRequest(transaction, {
      customerId: author.id,
      productId: await productIdOf(transaction, sku),
      title: requiredWords(values, 'title', LONGEST_TITLE),
      description: optionalWords(values, 'description', LONGEST_TEXT),
      sku: sku === '' ? null : sku,
      quantity: quantityOf(values),
    });
    await attachUploads(transaction, { customerId: author.id, uploadTokenId: null }, 'drawing', id, drawings, 'drawing_upload_ids');
    return ownRequest(transaction, author.id, id);
  });
}

/** Changes a request of the caller's that is not at its end, under its lock. */
async function change(
  context: RequestContext,
  given: string,
  path: readonly string[],
  work: (target: Queryable, found: DrawingRequest, author: Customer) => Promise<void>,
): Promise<DrawingRequest | undefined> {
  const author = await requireCustomer(context);
  return context.database.transaction(async (transaction) => {
    const found = await ownRequest(transaction, author.id, idOf(given) ?? 0, 'lock');
    if (!found) throw new UserError('NOT_FOUND', unknownRequest(given), path);
    if (found.status === 'COMPLETED' || found.status === 'CANCELED')
      throw new UserError('NOT_ALLOWED_IN_THIS_STATE', 'The drawing request is closed.', path);
    await work(transaction, found, author);
    return ownRequest(transaction, author.id, found.id);
  });
}

const mutation = resolve('Mutation')({
  createDrawingRequest: (_source, input, context) => outcome('request', () => send(context, input.object('input'))),
  addDrawingRequestMessage: (_source, input, context) => {
    const values = input.object('input');
    return outcome('request', () =>
      change(context, values.text('request_uid') ?? '', ['input', 'request_uid'], async (target, found, author) => {
        await writeMessage(target, {
          kind: 'request',
          threadId: found.id,
          authorName: `${author.firstname} ${author.lastname}`,
          text: requiredWords(values, 'message', LONGEST_TEXT),
          customerId: author.id,
          uploadIds: values.texts('upload_ids'),
        });
        await setRequestStatus(target, found.id, found.status);
      }),
    );
  },
  cancelDrawingRequest: (_source, input, context) =>
    outcome('request', () =>
      change(context, input.text('uid') ?? '', ['uid'], (target, found) => setRequestStatus(target, found.id, 'CANCELED')),
    ),
});

export const drawingRequestExtensionResolvers: readonly TypeResolvers[] = [customer, request, mutation];
