import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { productSource } from '../catalog/product-source.ts';
import type { Product } from '../catalog/product.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import {
  addToCompareList,
  assignCompareList,
  compareListByUid,
  compareListOfCustomer,
  createCompareList,
  deleteCompareList,
  removeFromCompareList,
  type CompareList,
} from './compare-lists.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    CompareList: CompareList;
  }
}

const LABELS = {
  sku: { en: 'SKU', ar: 'رمز المنتج' },
  description: { en: 'Description', ar: 'الوصف' },
  short_description: { en: 'Short Description', ar: 'وصف مختصر' },
} as const;

/** What can be compared of a product: the texts that every product has, then the shop's attributes. */
async function attributesOf(
  context: RequestContext,
  product: Product,
): Promise<readonly { readonly code: string; readonly label: string; readonly value: string }[]> {
  const { language } = context.store;
  const attributes = await productsFor(context).attributes.load(product.id);
  return [
    { code: 'sku', label: LABELS.sku[language], value: product.sku },
    { code: 'description', label: LABELS.description[language], value: product.description },
    { code: 'short_description', label: LABELS.short_description[language], value: product.shortDescription },
    ...attributes.map(({ code, label, value, options }) => ({
      code,
      label,
      value: value ?? options.map((option) => option.label).join(', '),
    })),
  ];
}

async function productsOf(context: RequestContext, list: CompareList): Promise<readonly Product[]> {
  const products = await productsFor(context).byId.loadMany(list.productIds);
  return products.flatMap((product) => (product === undefined || product instanceof Error ? [] : [product]));
}

const source = resolve('CompareList')({
  uid: (list) => list.uid,
  item_count: (list) => list.productIds.length,
  attributes: async (list, _input, context) => {
    const known = new Map<string, string>();
    for (const product of await productsOf(context, list))
      for (const { code, label } of await attributesOf(context, product)) known.set(code, label);
    return [...known].map(([code, label]) => ({ code, label }));
  },
  items: async (list, _input, context) =>
    Promise.all(
      (await productsOf(context, list)).map(async (product) => ({
        uid: uid(product.id),
        product: productSource(product),
        attributes: (await attributesOf(context, product)).map(({ code, value }) => ({ code, value })),
      })),
    ),
});

/** The list behind a uid; a customer's list is for that customer alone. */
async function listFor(context: RequestContext, listUid: string): Promise<CompareList | undefined> {
  const list = await compareListByUid(context.database, listUid);
  if (list && list.customerId !== null && list.customerId !== context.customerId)
    throw inputError('This customer is not authorized to access this list');
  return list;
}

async function requireList(context: RequestContext, values: Input): Promise<CompareList> {
  const listUid = values.text('uid') ?? '';
  if (listUid === '') throw inputError('"uid" value must be specified.');
  const list = await listFor(context, listUid);
  if (!list) throw inputError('"uid" value does not exist');
  return list;
}

/** Product ids as plain numbers (the platform's own way) or uids. */
function productIds(values: Input): readonly number[] {
  return values.texts('products').flatMap((text) => (/^\d{1,9}$/.test(text) ? Number(text) : (idOf(text) ?? [])));
}

function required(input: Input): string {
  const listUid = input.text('uid') ?? '';
  if (listUid === '') throw inputError('"uid" value must be specified');
  return listUid;
}

const query = resolve('Query')({
  compareList: async (_source, input, context) => (await listFor(context, required(input))) ?? null,
});

const mutations = resolve('Mutation')({
  createCompareList: async (_source, input, context) => {
    const list = await createCompareList(context.database, context.customerId);
    await addToCompareList(context.database, list.id, productIds(input.object('input')));
    return compareListByUid(context.database, list.uid);
  },
  addProductsToCompareList: async (_source, input, context) => {
    const list = await requireList(context, input.object('input'));
    await addToCompareList(context.database, list.id, productIds(input.object('input')));
    return compareListByUid(context.database, list.uid);
  },
  removeProductsFromCompareList: async (_source, input, context) => {
    const list = await requireList(context, input.object('input'));
    await removeFromCompareList(context.database, list.id, productIds(input.object('input')));
    return compareListByUid(context.database, list.uid);
  },
  deleteCompareList: async (_source, input, context) => {
    const list = await listFor(context, required(input));
    if (list) await deleteCompareList(context.database, list.id);
    return { result: list !== undefined };
  },
  assignCompareListToCustomer: async (_source, input, context) => {
    const listUid = required(input);
    if (context.customerId === undefined) throw inputError('Customer must be logged');
    const list = await listFor(context, listUid);
    if (!list) return { result: false, compare_list: null };
    const assigned = await assignCompareList(context.database, list, context.customerId);
    return { result: assigned !== undefined, compare_list: assigned ?? null };
  },
});

const customer = resolve('Customer')({
  compare_list: async (self, _input, context) =>
    self.id === context.customerId ? ((await compareListOfCustomer(context.database, self.id)) ?? null) : null,
});

export const compareResolvers: readonly TypeResolvers[] = [source, query, mutations, customer];
