import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { useUiText } from '../messages/source';
import { DEFAULT_IMAGE_RATIO, imageSrcSet, imageUrl, nearestImageWidth, type ImageType } from './image-url';
import styles from './product-image.module.css';

export interface ProductImageProps {
  /** As the platform gives it; without one, an empty frame. */
  url: string | undefined;
  /** Alternative text; empty where a text beside it says the same. */
  label: string;
  /** Largest width that it is shown with, in pixels. */
  width: number;
  /** Default: from `ratio`. */
  height?: number | undefined;
  /** As of `img`. Default: `width` pixels. */
  sizes?: string | undefined;
  /** The picture that the page is opened for: loaded at once and first. */
  priority?: boolean | undefined;
  /** Width divided by height. Default 0.8. */
  ratio?: number | undefined;
  /** Whose picture it is, where the platform names a file without its folder. Default `image-product`. */
  type?: ImageType | undefined;
  /** Address of a smaller one that is there already, shown until this one has come. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** A picture of the platform in the size that the screen needs, without layout shift. */
export function ProductImage({
  url,
  label,
  width,
  height,
  sizes,
  priority = false,
  ratio = DEFAULT_IMAGE_RATIO,
  type,
  placeholder,
  className,
}: ProductImageProps) {
  const { image, isWaiting, setWaiting } = useWaiting(url, placeholder !== undefined);
  const text = useUiText();
  const size = { width, height: height ?? Math.round(width / ratio) };
  if (!url)
    return (
      <svg
        className={classNames(styles.image, styles.missing, className)}
        {...size}
        viewBox="0 0 24 24"
        role={label ? 'img' : undefined}
        aria-label={label ? `${label}: ${text('ui.no-picture')}` : undefined}
        aria-hidden={label ? undefined : true}
      />
    );
  return (
    // Inside `picture` React writes no preload link of its own: the document's head has one, in its right place.
    <picture className={styles.picture}>
      <img
        ref={image}
        className={classNames(styles.image, isWaiting && (placeholder === undefined ? styles.waiting : styles.placeholder), className)}
        style={isWaiting && placeholder !== undefined ? { backgroundImage: `url(${JSON.stringify(placeholder)})` } : undefined}
        {...size}
        sizes={sizes ?? `${width}px`}
        srcSet={imageSrcSet(url, ratio, width, type)}
        src={imageUrl(url, { width: nearestImageWidth(width, 1), ratio, type })}
        alt={label}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setWaiting(false)}
        onError={() => setWaiting(false)}
      />
    </picture>
  );
}

/** True while the browser has not got the picture. False on the server: what it renders is complete without scripts. */
function useWaiting(url: string | undefined, isKnown: boolean) {
  const image = useRef<HTMLImageElement>(null);
  const [isWaiting, setWaiting] = useState(isKnown);
  useEffect(() => {
    if (image.current) setWaiting(!image.current.complete);
  }, [url]);
  return { image, isWaiting, setWaiting };
}
