import type { ProductView } from './product-view';

/** Search engines read documents: a browser that moves on writes no structured data. */
export const structuredProduct = (_product: ProductView, _home: string): Record<string, unknown>[] => [];
