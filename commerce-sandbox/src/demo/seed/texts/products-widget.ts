export interface ShownProduct {
  /** `url_key`. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
}

/** What the platform's widget "Catalog Products List" writes into a page. */
export function productsWidget(products: readonly ShownProduct[]): string {
  const items = products.map(
    ({ key, sku, name }) =>
      `<li class="product-item"><div class="product-item-info"><a href="/${key}.html" class="product-item-photo"><img class="product-image-photo" src="${pictureOf(sku)}?width=320" alt="${name}" width="320" height="400" loading="lazy"></a><div class="product-item-details"><strong class="product-item-name"><a class="product-item-link" href="/${key}.html">${name} <bdi dir="ltr">${sku}</bdi></a></strong><div class="product-item-actions"><form data-role="tocart-form" data-product-sku="${sku}" action="/checkout/cart/add" method="post"></form></div></div></div></li>`,
  );
  return `<div class="block widget block-products-list grid"><div class="block-content"><div class="products-grid grid"><ol class="product-items widget-product-grid">\n${items.join('\n')}\n</ol></div></div></div>`;
}

/** Magento files a picture under the first two characters of its name. */
export function pictureOf(sku: string): string {
  const name = sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `/media/catalog/product/${name.charAt(0)}/${name.charAt(1)}/${name}.png`;
}
