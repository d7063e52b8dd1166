import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { uid } from '../../platform/values/uid.ts';
import { chosenOptions, optionUid, variantsFor } from './configurable-options.ts';
import { productPicture } from './product-picture.ts';
import { productSources, type ProductSource } from './product-source.ts';
import { productsFor } from './request-loaders.ts';

const configurable = resolve('ConfigurableProduct')({
  configurable_options: async (product, _input, context) => {
    const { options } = await productsFor(context).configuration.load(product.id);
    return options.map((option) => ({
      id: product.id * 1000 + option.attributeId,
      uid: uid(product.id * 1000 + option.attributeId),
      attribute_id: String(option.attributeId),
      attribute_id_v2: option.attributeId,
      attribute_uid: uid(option.attributeId),
      attribute_code: option.code,
      label: option.label,
      position: option.position,
      product_id: product.id,
      use_default: false,
      values: option.values.map((value) => ({
        uid: optionUid(option.attributeId, value.optionId),
        value_index: value.optionId,
        label: value.label,
        default_label: value.label,
        store_label: value.label,
        use_default_value: true,
        swatch_data: null,
      })),
    }));
  },
  variants: async (product, _input, context) => {
    const { variants } = await productsFor(context).configuration.load(product.id);
    const products = await productSources(
      context,
      variants.map((variant) => variant.productId),
    );
    return variants.map((variant) => ({
      product: products.find((candidate) => candidate.id === variant.productId) ?? null,
      attributes: variant.choices.map((choice) => ({
        code: choice.code,
        label: choice.label,
        uid: optionUid(choice.attributeId, choice.optionId),
        value_index: choice.optionId,
      })),
    }));
  },
  configurable_product_options_selection: async (product, input, context) =>
    selection(context, product, chosenOptions(input.texts('configurableOptionValueUids'))),
});

async function selection(
  context: RequestContext,
  product: ProductSource,
  chosen: ReadonlyMap<number, number>,
): Promise<SourceOf<'ConfigurableProductOptionsSelection'>> {
  const configuration = await productsFor(context).configuration.load(product.id);
  const matching = variantsFor(configuration, chosen);
  if (matching.length === 0) throw inputError('configurableOptionValueUids values are incorrect');
  const complete = configuration.options.every((option) => chosen.has(option.attributeId));
  const [variant] = complete ? await productSources(context, matching) : [];
  const available = new Set(
    configuration.variants
      .filter((candidate) => matching.includes(candidate.productId))
      .flatMap((candidate) => candidate.choices.map((choice) => choice.optionId)),
  );
  const shown = variant ?? product;
  return {
    variant: variant ?? null,
    media_gallery: [
      {
        __typename: 'ProductImage',
        url: `${context.origin}/media/catalog/product${productPicture(shown.sku)}`,
        label: shown.name,
        position: 1,
        disabled: false,
      },
    ],
    options_available_for_selection: configuration.options.map((option) => ({
      attribute_code: option.code,
      option_value_uids: option.values
        .filter((value) => available.has(value.optionId))
        .map((value) => optionUid(option.attributeId, value.optionId)),
    })),
    configurable_options: configuration.options.map((option) => ({
      uid: uid(option.attributeId),
      attribute_code: option.code,
      label: option.label,
      values: option.values.map((value) => ({
        uid: optionUid(option.attributeId, value.optionId),
        label: value.label,
        is_available: available.has(value.optionId),
        is_use_default: true,
        swatch: null,
      })),
    })),
  };
}

export const configurableResolvers: readonly TypeResolvers[] = [configurable];
