import { resolve, type TypeResolvers } from '../graphql/resolvers.ts';

interface AttributeRow {
  readonly code: string;
  readonly label: string;
  readonly kind: 'select' | 'number' | 'text';
  readonly filterable: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const query = resolve<unknown>('Query', {
  customAttributeMetadataV2: async (_source, input, context) => {
    const wanted = input.list('attributes').map((attribute) => ({ code: attribute.text('attribute_code') ?? '', type: attribute.text('entity_type') ?? '' }));
    const codes = wanted.filter(({ type }) => type === 'catalog_product' || type === 'CATALOG_PRODUCT' || type === '4').map(({ code }) => code);
    const rows = await context.database.query<AttributeRow>(
      `select a.code, t.label, a.kind, a.filterable,
         coalesce((select json_agg(json_build_object('value', o.id::text, 'label', ot.label) order by o.position) from attribute_option o join attribute_option_text ot on ot.option_id = o.id and ot.store_id = $1 where o.attribute_id = a.id), '[]') as options
       from attribute a join attribute_text t on t.attribute_id = a.id and t.store_id = $1 where a.code = any ($2::text[]) order by a.position`,
      [context.store.id, codes],
    );
    return {
      items: rows.map((row) => ({
        __typename: 'CatalogAttributeMetadata', code: row.code, label: row.label, entity_type: 'CATALOG_PRODUCT', frontend_input: row.kind === 'select' ? 'SELECT' : 'TEXT', frontend_class: null, default_value: null,
        is_required: false, is_unique: false, is_filterable: row.filterable, is_filterable_in_search: row.filterable, is_searchable: true, is_comparable: true, is_visible_on_front: true, is_html_allowed_on_front: false,
        used_in_product_listing: row.filterable, options: row.options.map((option) => ({ __typename: 'AttributeOptionMetadata', ...option, is_default: false })),
      })),
      errors: wanted.filter(({ code }) => !rows.some((row) => row.code === code)).map(({ code, type }) => ({ type: 'ATTRIBUTE_NOT_FOUND', message: `Attribute code "${code}" could not be found for entity type "${type}".` })),
    };
  },
});

export const attributeResolvers: readonly TypeResolvers[] = [query];
