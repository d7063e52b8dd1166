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

/** How a picture is asked for, besides its width. */
interface ImageOptions {
  /** Width divided by height. Default 0.8. */
  ratio?: number | undefined;
  /** Whose a file is that the platform names without its folder, as in a gallery's entries (`/6/2/6205.png`). Default `image-product`. */
  type?: ImageType | undefined;
}

/** The address of a picture in one size, in pixels. `height` follows from `ratio` where it is not given. */
export function imageUrl(
  url: string,
  { width, height, ratio = DEFAULT_IMAGE_RATIO, type }: ImageOptions & { width: number; height?: number | undefined },
): string {
  return inSize(withFormat(url, type), width, height ?? Math.round(width / ratio));
}

const inSize = (start: string, width: number, height: number) => `${start}&width=${width}&height=${height}&fit=cover`;

/** Everything before the size. */
function withFormat(url: string, type: ImageType | undefined): string {
  const [given = '', query] = (url.split('#')[0] ?? '').split('?');
  const address = toOwnOrigin(given, type);
  return `${address}?${query ? `${query}&` : ''}auto=webp&format=${/\.png$/i.test(address) ? 'png' : 'pjpg'}`;
}

/** What stands before the path below the media: `https://host/prefix/pub/media/`, `//host/media/`, `/pub/media/`, `media/`. */
const MEDIA_BASE = /^((https?:)?\/\/[^/?#]+\/([^?#]*?\/)??|\/?(pub\/)?)media\//;
/** Addresses that are whole, or the platform's own files outside of its media. */
const WHOLE = /^(\/(media|static)\/|[a-z]+:|\/\/)/;
const FOLDER = /^(catalog\/(product|category)|attribute\/swatch)\//;

/**
 * Where the shop has a file of the platform's media. They are served from the shop's own origin, whatever the platform's base is: no other
 * origin is asked, and the Content-Security-Policy stays strict. A path without base is below the media, in the folder of its `type` unless
 * it names one. Other addresses stay as they are.
 */
export function toOwnOrigin(address: string, type: ImageType = 'image-product'): string {
  const own = address.replace(MEDIA_BASE, '/media/');
  if (WHOLE.test(own)) return own;
  const path = own.replace(/^\//, '');
  return `/media/${FOLDER.test(path) ? '' : MEDIA_PREFIXES[type]}${path}`;
}

/** The widths of a picture, for `srcset`: all of them, or those that any screen may need for one that is shown `width` wide at most. */
export function imageSrcSet(url: string, ratio: number = DEFAULT_IMAGE_RATIO, width?: number, type?: ImageType): string {
  const start = withFormat(url, type);
  return IMAGE_WIDTHS.filter((candidate) => width === undefined || (candidate >= width / 2 && candidate <= largestWidth(width)))
    .map((candidate) => `${inSize(start, candidate, Math.round(candidate / ratio))} ${candidate}w`)
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
  { width, ratio = DEFAULT_IMAGE_RATIO, sizes, type }: ImageOptions & { width: number; sizes: string },
): { href: string; srcset: string; sizes: string } {
  return {
    href: imageUrl(url, { width: nearestImageWidth(width, 1), ratio, type }),
    srcset: imageSrcSet(url, ratio, width, type),
    sizes,
  };
}

/** Three device pixels for a pixel of the largest size shown are enough for any screen. */
function largestWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width * 3) ?? 2560;
}
