import type { Queryable } from '../../platform/database/database.ts';

/** An attribute of products as one store view names it. */
export interface AttributeRow {
  readonly code: string;
  readonly label: string;
  readonly kind: 'select' | 'number' | 'text';
  readonly filterable: boolean;
  readonly position: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function productAttributes(target: Queryable, storeId: number): Promise<readonly AttributeRow[]> {
  return target.query<AttributeRow>(
    `select a.code, t.label, a.kind, a.filterable, a.position,
       coalesce((select json_agg(json_build_object('value', o.id::text, 'label', ot.label) order by o.position) from attribute_option o join attribute_option_text ot on ot.option_id = o.id and ot.store_id = $1 where o.attribute_id = a.id), '[]') as options
     from attribute a join attribute_text t on t.attribute_id = a.id and t.store_id = $1 order by a.position`,
    [storeId],
  );
}
