/** Widths in which the platform delivers pictures, in pixels. */
export const IMAGE_WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
/** Width divided by height. */
export const DEFAULT_IMAGE_RATIO = 0.8;

/** Where the platform keeps the files of a kind that it names without their folder, below its media. */
const MEDIA_PREFIXES = {
  'image-product': 'catalog/product/',
  'image-category': 'catalog/category/',
  'image-swatch': 'attribute/swatch/',
} as const;

export type ImageType = keyof typeof MEDIA_PREFIXES;

/**
 * The address of a picture in one size. `height` follows from `ratio` where it is not given. `type` says whose a file is that the platform
 * names without its folder, as in a gallery's entries (`/6/2/6205.png`).
 */
export function imageUrl(
  url: string,
  {
    width,
    height,
    ratio = DEFAULT_IMAGE_RATIO,
    type = 'image-product',
  }: { width: number; height?: number | undefined; ratio?: number | undefined; type?: ImageType | undefined },
): string {
  const [beforeFragment = ''] = url.split('#');
  const [given = '', query] = beforeFragment.split('?');
  const own = toOwnOrigin(given);
  const address = /^(\/(media|static)\/|[a-z]+:|\/\/)/.test(own) ? own : `/media/${MEDIA_PREFIXES[type]}${own.replace(/^\//, '')}`;
  const format = /\.png$/i.test(address) ? 'png' : 'pjpg';
  const parameters = `auto=webp&format=${format}&width=${width}&height=${height ?? Math.round(width / ratio)}&fit=cover`;
  return `${address}?${query ? `${query}&` : ''}${parameters}`;
}

/** The platform's media are served from the shop's own origin: no other origin is asked, and the Content-Security-Policy stays strict. */
export function toOwnOrigin(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');
}

/** The widths of a picture, for `srcset`: all of them, or those that any screen may need for one that is shown `width` wide at most. */
export function imageSrcSet(url: string, ratio: number = DEFAULT_IMAGE_RATIO, width?: number): string {
  return IMAGE_WIDTHS.filter((candidate) => width === undefined || (candidate >= width / 2 && candidate <= largestWidth(width)))
    .map((candidate) => `${imageUrl(url, { width: candidate, ratio })} ${candidate}w`)
    .join(', ');
}

/** The delivered width that is nearest to what the screen shows. */
export function nearestImageWidth(containerWidth: number, pixelRatio: number): number {
  const wanted = containerWidth * pixelRatio;
  return IMAGE_WIDTHS.reduce<number>((best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best), IMAGE_WIDTHS[0]);
}

/** What a page's head says to preload a picture that `ProductImage` will show with the same values. */
export function imagePreload(
  url: string,
  { width, ratio = DEFAULT_IMAGE_RATIO, sizes }: { width: number; ratio?: number | undefined; sizes: string },
): { href: string; srcset: string; sizes: string } {
  return { href: imageUrl(url, { width: nearestImageWidth(width, 1), ratio }), srcset: imageSrcSet(url, ratio, width), sizes };
}

/** Three device pixels for a pixel of the largest size shown are enough for any screen. */
function largestWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width * 3) ?? 2560;
}
