import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { RETURN_ATTRIBUTES } from '../returns/return-attributes.ts';
import { ADDRESS_ATTRIBUTES, CUSTOMER_ATTRIBUTES, type FormAttribute } from './form-attributes.ts';
import { productAttributes, type AttributeRow } from './product-attributes.ts';

function formAttribute(
  context: RequestContext,
  attribute: FormAttribute,
  entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS',
): SourceOf<'CustomerAttributeMetadata'> {
  return {
    __typename: 'CustomerAttributeMetadata',
    code: attribute.code,
    label: attribute.label[context.store.language],
    entity_type: entity,
    frontend_input: attribute.input,
    frontend_class: null,
    default_value: null,
    is_required: attribute.required,
    is_unique: attribute.code === 'email',
    input_filter: 'NONE',
    multiline_count: attribute.input === 'MULTILINE' ? 2 : 1,
    sort_order: attribute.position,
    options: [],
    validate_rules:
      attribute.longest === undefined
        ? []
        : [
            { name: 'MAX_TEXT_LENGTH', value: String(attribute.longest) },
            { name: 'MIN_TEXT_LENGTH', value: '1' },
          ],
  };
}

function returnAttributes(context: RequestContext): readonly SourceOf<'CustomAttributeMetadataInterface'>[] {
  const { language } = context.store;
  return RETURN_ATTRIBUTES.map((attribute, index) => ({
    __typename: 'ReturnItemAttributeMetadata',
    code: attribute.code,
    label: attribute.label[language],
    entity_type: 'RMA_ITEM',
    frontend_input: attribute.options ? 'SELECT' : 'TEXT',
    frontend_class: null,
    default_value: null,
    is_required: false,
    is_unique: false,
    input_filter: 'NONE',
    multiline_count: 1,
    sort_order: (index + 1) * 10,
    validate_rules: [],
    options: (attribute.options ?? []).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      value: String(option.id),
      label: option.label[language],
      is_default: false,
    })),
  }));
}

const forms = (context: RequestContext): Readonly<Record<string, () => readonly SourceOf<'CustomAttributeMetadataInterface'>[]>> => {
  const customer = (): readonly SourceOf<'CustomAttributeMetadataInterface'>[] =>
    CUSTOMER_ATTRIBUTES.map((attribute) => formAttribute(context, attribute, 'CUSTOMER'));
  const address = (): readonly SourceOf<'CustomAttributeMetadataInterface'>[] =>
    ADDRESS_ATTRIBUTES.map((attribute) => formAttribute(context, attribute, 'CUSTOMER_ADDRESS'));
  return {
    customer_account_create: customer,
    customer_account_edit: customer,
    customer_register_address: address,
    customer_address_edit: address,
    default: () => returnAttributes(context),
  };
};

function catalogAttribute(row: AttributeRow): SourceOf<'CatalogAttributeMetadata'> {
  return {
    __typename: 'CatalogAttributeMetadata',
    code: row.code,
    label: row.label,
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: row.kind === 'select' ? 'SELECT' : 'TEXT',
    frontend_class: null,
    default_value: null,
    is_required: false,
    is_unique: false,
    is_filterable: row.filterable,
    is_filterable_in_search: row.filterable,
    is_searchable: true,
    is_comparable: true,
    is_visible_on_front: true,
    is_html_allowed_on_front: false,
    is_visible_in_advanced_search: false,
    is_wysiwyg_enabled: false,
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    used_in_product_listing: row.filterable,
    apply_to: null,
    swatch_input_type: null,
    update_product_preview_image: false,
    use_product_image_for_swatch: false,
    options: row.options.map((option) => ({ __typename: 'AttributeOptionMetadata', ...option, is_default: false })),
  };
}

/** Filters that a list of product attributes may be narrowed by, and what each says of an attribute. */
const FILTERS: Readonly<Record<string, (row: AttributeRow) => boolean>> = {
  is_filterable: (row) => row.filterable,
  is_filterable_in_search: (row) => row.filterable,
  used_in_product_listing: (row) => row.filterable,
  is_comparable: () => true,
  is_searchable: () => true,
  is_visible_on_front: () => true,
};

const ENTITY_TYPES = ['catalog_product', 'catalog_category', 'customer', 'customer_address', 'rma_item'];

/** The older query names what it was not given. */
function requireAttributeInput(code: string | undefined, type: string | undefined): void {
  if (code === undefined && type === undefined) throw inputError('Missing attribute_code/entity_type for the input Empty AttributeInput.');
  if (type === undefined) throw inputError(`Missing entity_type for the input attribute_code: ${code ?? ''}.`);
  if (code === undefined) throw inputError(`Missing attribute_code for the input entity_type: ${type}.`);
  if (!isProduct(type) && !ENTITY_TYPES.includes(type.toLowerCase())) throw inputError(`Invalid entity_type specified: ${type}`);
}

const query = resolve('Query')({
  attributesForm: (_source, input, context) => {
    const code = input.text('formCode') ?? '';
    const items = Object.entries(forms(context)).find(([known]) => known === code)?.[1];
    return items
      ? { items: items(), errors: [] }
      : { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${code}" could not be found.` }] };
  },
  attributesList: async (_source, input, context) => {
    const entity = input.text('entityType');
    if (entity === 'RMA_ITEM') return { items: returnAttributes(context), errors: [] };
    if (entity === 'CUSTOMER') return { items: forms(context)['customer_account_create']?.() ?? [], errors: [] };
    if (entity === 'CUSTOMER_ADDRESS') return { items: forms(context)['customer_address_edit']?.() ?? [], errors: [] };
    if (entity !== 'CATALOG_PRODUCT') return { items: [], errors: [] };
    const filters = input.object('filters');
    const rows = await productAttributes(context.database, context.store.id);
    const passes = (row: AttributeRow): boolean => filters.names().every((name) => (FILTERS[name]?.(row) ?? false) === filters.flag(name));
    return { items: rows.filter(passes).map(catalogAttribute), errors: [] };
  },
  customAttributeMetadataV2: async (_source, input, context) => {
    const wanted = input
      .list('attributes')
      .map((attribute) => ({ code: attribute.text('attribute_code') ?? '', type: attribute.text('entity_type') ?? '' }));
    const codes = wanted.filter(({ type }) => isProduct(type)).map(({ code }) => code);
    const rows = (await productAttributes(context.database, context.store.id)).filter((row) => codes.includes(row.code));
    return {
      items: rows.map(catalogAttribute),
      errors: wanted
        .filter(({ code }) => !rows.some((row) => row.code === code))
        .map(({ code, type }) => ({
          type: 'ATTRIBUTE_NOT_FOUND',
          message: `Attribute code "${code}" could not be found for entity type "${type}".`,
        })),
    };
  },
  customAttributeMetadata: async (_source, input, context) => {
    for (const attribute of input.list('attributes'))
      requireAttributeInput(attribute.text('attribute_code'), attribute.text('entity_type'));
    const rows = await productAttributes(context.database, context.store.id);
    const wanted = input
      .list('attributes')
      .filter((attribute) => isProduct(attribute.text('entity_type') ?? ''))
      .map((attribute) => attribute.text('attribute_code') ?? '');
    return {
      items: rows
        .filter((row) => wanted.includes(row.code))
        .map((row) => ({
          attribute_code: row.code,
          attribute_type: row.kind === 'number' ? 'Float' : 'Int',
          entity_type: 'catalog_product',
          input_type: row.kind === 'select' ? 'select' : 'text',
          attribute_options: row.options.map(({ value, label }) => ({ value, label })),
          storefront_properties: {
            position: row.position,
            use_in_layered_navigation: row.filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
            use_in_product_listing: row.filterable,
            use_in_search_results_layered_navigation: row.filterable,
            visible_on_catalog_pages: true,
          },
        })),
    };
  },
});

const isProduct = (type: string): boolean => ['catalog_product', 'CATALOG_PRODUCT', '4'].includes(type);

export const attributeForms: readonly TypeResolvers[] = [query];
