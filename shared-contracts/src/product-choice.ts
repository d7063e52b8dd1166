/** What of a product is meant: itself, or a variant of it. */
export interface ProductChoice {
  /** The variant's, where one was chosen. */
  sku: string;
  /** SKU of the configurable product that this is a variant of. */
  parentSku?: string | undefined;
  /** uids of the chosen values of a configurable product. */
  selectedOptions?: readonly string[];
}

/** These three of something that has more. */
export function choiceOf({ sku, parentSku, selectedOptions }: ProductChoice): ProductChoice {
  return { sku, ...(parentSku === undefined ? {} : { parentSku }), ...(selectedOptions ? { selectedOptions } : {}) };
}

/**
 * Whether both are one choice, and so one line of a cart. Products share the uids of their options' values: values say which variant only
 * together with the product. A variant is named by its own number or by its product's, depending on where it was chosen.
 */
export function isSameChoice(one: ProductChoice, other: ProductChoice): boolean {
  const [values = [], otherValues = []] = [one.selectedOptions, other.selectedOptions];
  if (values.length > 0 && otherValues.length > 0)
    return (one.parentSku ?? one.sku) === (other.parentSku ?? other.sku) && sameOptions(values, otherValues);
  const isSameProduct = one.parentSku === undefined || other.parentSku === undefined || one.parentSku === other.parentSku;
  return one.sku === other.sku && isSameProduct;
}

function sameOptions(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}

interface PlatformChoice {
  sku: string;
  quantity: number;
  parent_sku?: string;
  selected_options?: string[];
}

/**
 * As the platform's inputs of carts and wish lists take it: a configurable product is named by its own SKU and the chosen values; by its
 * variant's SKU where no values are known.
 */
export function toPlatformChoice({
  sku,
  parentSku,
  selectedOptions = [],
  quantity = 1,
}: ProductChoice & { quantity?: number }): PlatformChoice {
  if (selectedOptions.length > 0) return { sku: parentSku ?? sku, quantity, selected_options: [...selectedOptions] };
  return parentSku === undefined ? { sku, quantity } : { sku, quantity, parent_sku: parentSku };
}
