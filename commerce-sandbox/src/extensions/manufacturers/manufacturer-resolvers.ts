import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { idOf, uid } from '../../platform/values/uid.ts';

interface ManufacturerRow {
  readonly optionId: number;
  readonly name: string;
  /** The name in the default view. */
  readonly key: string;
  readonly productCount: number;
}

/** The picture is filed under the Latin name, in either view. */
const logoOf = (context: RequestContext, { key, name }: ManufacturerRow): Readonly<Record<string, unknown>> => ({
  __typename: 'ProductImage',
  url: `${context.origin}/media/catalog/manufacturer/${key.toLowerCase()}.png`,
  label: name,
  position: 1,
  disabled: false,
});

/** Members of schema/extension.graphql. */
const query = resolve('Query')({
  manufacturers: async (_source, input, context) => {
    const filter = input.object('filter');
    const category = filter.object('category_uid');
    const categories = [...category.texts('eq'), ...category.texts('in')].map((value) => idOf(value) ?? 0);
    const optionIds = [...filter.object('option_id').texts('eq'), ...filter.object('option_id').texts('in')].map((value) =>
      /^\d{1,9}$/.test(value) ? Number(value) : 0,
    );
    const rows = await context.database.query<ManufacturerRow>(
      `select o.id as "optionId", t.label as name, k.label as key, count(distinct p.id)::int as "productCount"
       from attribute a join attribute_option o on o.attribute_id = a.id join attribute_option_text t on t.option_id = o.id and t.store_id = $1 join attribute_option_text k on k.option_id = o.id and k.store_id = 1
       join product_option po on po.option_id = o.id join product p on p.id = po.product_id and p.visible
       where a.code = 'manufacturer' and ($2::int[] is null or exists (select 1 from category_index ci where ci.product_id = p.id and ci.category_id = any ($2)))
         and ($3::int[] is null or o.id = any ($3)) and ($4::text is null or strpos(lower(t.label), lower($4)) > 0)
       group by o.id, t.label, k.label order by t.label`,
      [
        context.store.id,
        categories.length > 0 ? categories : null,
        optionIds.length > 0 ? optionIds : null,
        filter.object('name').text('match') ?? null,
      ],
    );
    const pageSize = input.number('pageSize') ?? 20;
    const currentPage = input.number('currentPage') ?? 1;
    return {
      items: pageOf(rows, currentPage, pageSize).map((row) => ({
        uid: uid(row.optionId),
        option_id: String(row.optionId),
        name: row.name,
        url_key: null,
        logo: logoOf(context, row),
        product_count: row.productCount,
      })),
      total_count: rows.length,
      page_info: pageInfo(currentPage, pageSize, rows.length),
    };
  },
});

export const manufacturerExtensionResolvers: readonly TypeResolvers[] = [query];
