/** The file name of a product picture: Magento files it under the first two characters. */
export function productPicture(sku: string): string {
  const name = sku
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .padEnd(2, '0');
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}.png`;
}
