/** The file name of a product picture: Magento files it under the first two characters. */
export function productPicture(sku: string): string {
  const name = sku
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .padEnd(2, '0');
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}.png`;
}

/** The same for the role `thumbnail`: the drawing without its dimensions, which nobody can read where it is small. */
export const productThumbnail = (sku: string): string => productPicture(sku).replace(/\.png$/, '_thumbnail.png');
