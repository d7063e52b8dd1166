import { useState } from 'react';
import { Dialog, IconButton, ProductImage, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './gallery.module.css';

export interface ZoomProps {
  pictures: readonly { url: string; label: string }[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  title: string;
}

/** A picture as large as the screen allows. */
export function Zoom({ pictures, index, onIndexChange, onClose, title }: ZoomProps) {
  const text = useText();
  const [isLarge, setLarge] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  const turn = (change: number) => onIndexChange((index + change + pictures.length) % pictures.length);
  return (
    <Dialog title={title} onClose={onClose} shape="wide">
      <div className={styles.zoom}>
        <button type="button" className={isLarge ? styles.large : styles.fitted} aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <ProductImage url={picture.url} label={picture.label} width={960} ratio={0.8} sizes="(width < 1024px) 100vw, 960px" />
          <VisuallyHidden>{text('gallery.full-size')}</VisuallyHidden>
        </button>
        {pictures.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon="arrow-back" label={text('gallery.previous')} onClick={() => turn(-1)} />
            <bdi dir="ltr">{`${index + 1} / ${pictures.length}`}</bdi>
            <IconButton icon="arrow-back" className={styles.forward} label={text('gallery.next')} onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
