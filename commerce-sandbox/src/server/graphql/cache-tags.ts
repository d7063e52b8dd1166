import { isObjectType, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/request/context.ts';

/** What a cache in front is told that an answer was made of, so that it can drop it when one of them changes: the platform's tags. */
const TAGS: Readonly<Record<string, string>> = {
  SimpleProduct: 'cat_p',
  ConfigurableProduct: 'cat_p',
  CategoryTree: 'cat_c',
  CmsPage: 'cms_p',
};

/** Products and so on by their numbers, collected while an answer is made. */
const collected = new WeakMap<RequestContext, Set<string>>();

/** Lets execution note every product, category and page that it answers with: it asks each value of these types whether it is one. */
export function noteCacheTags(schema: GraphQLSchema): void {
  for (const [name, tag] of Object.entries(TAGS)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    type.isTypeOf = (source: { readonly id?: unknown }, context: RequestContext) => {
      const tags = collected.get(context) ?? new Set();
      collected.set(context, tags);
      tags.add(tag);
      if (source.id !== undefined) tags.add(`${tag}_${String(source.id)}`);
      return true;
    };
  }
}

/** The tags of the answer that was made in this context, as `X-Magento-Tags` lists them. */
export function cacheTags(context: RequestContext): string {
  return [...(collected.get(context) ?? []), 'FPC'].join(',');
}
