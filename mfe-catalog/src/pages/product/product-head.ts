import { structuredProduct } from '#structured-product';
import type { PageHead } from 'shared-contracts';
import { imagePreload, toOwnOrigin } from 'shared-ui';
import { MAIN_PICTURE } from './main-picture';
import type { ProductView } from './product-view';

/** Title, description, JSON-LD and the picture to load first. */
export function toProductHead(product: ProductView, home: string): PageHead {
  const [picture] = product.gallery.length > 0 ? product.gallery : [product.image];
  return {
    title: product.metaTitle,
    canonicalPath: product.path,
    type: 'product',
    ...(product.metaDescription ? { description: product.metaDescription } : {}),
    ...(picture ? { image: toOwnOrigin(picture.url), preloadImage: imagePreload(picture.url, MAIN_PICTURE) } : {}),
    structuredData: structuredProduct(product, home),
  };
}
