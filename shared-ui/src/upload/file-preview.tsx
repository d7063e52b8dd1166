import { useEffect, useRef, useState } from 'react';
import { extensionOf } from './file-problem';
import styles from './upload-field.module.css';

const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png']);
/** A picture that takes more room than this takes the browser too long, and a phone too much memory, for a drawing as large as a stamp. */
const LARGEST_BYTES = 10 * 1024 * 1024;
/** Pixels; twice what the stylesheet gives it. */
const SIZE = 80;

/** A chosen picture, small. Drawn, not linked: an address of the browser's own (`blob:`) is no source of pictures in the shop's policy. */
export function FilePreview({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const isPicture =
    file !== undefined && PICTURES.has(extensionOf(file.name)) && file.size <= LARGEST_BYTES && 'createImageBitmap' in window;
  useEffect(() => {
    if (!isPicture) return undefined;
    let isGone = false;
    void createImageBitmap(file).then(
      (picture) => {
        if (!isGone) draw(canvas.current, picture);
        picture.close();
      },
      () => setUnreadable(true),
    );
    return () => {
      isGone = true;
    };
  }, [file, isPicture]);
  return isPicture && !isUnreadable ? (
    <canvas ref={canvas} width={SIZE} height={SIZE} className={styles.preview} aria-hidden="true" />
  ) : null;
}

/** Whole, in the middle. */
function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  const scale = SIZE / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas?.getContext('2d')?.drawImage(picture, (SIZE - width) / 2, (SIZE - height) / 2, width, height);
}
