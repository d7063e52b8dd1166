import { type ComponentType, useState } from 'react';
import { useHost } from 'shared-platform';
import { Icon, ProductImage, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './gallery.module.css';
import { MAIN_PICTURE } from './main-picture';
import type { ZoomProps } from './zoom';

interface GalleryProps {
  pictures: readonly { url: string; label: string }[];
  name: string;
  /** A smaller picture of the first one, shown until that has come. */
  thumbnail: string | undefined;
}

/** The product's drawing, large on demand; further pictures below it. */
export function Gallery({ pictures, name, thumbnail }: GalleryProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const { Zoom, open, close } = useZoom();
  const picture = pictures[index] ?? pictures[0];
  if (!picture) {
    return (
      <div className={styles.gallery}>
        <ProductImage {...MAIN_PICTURE} url={undefined} label={name} className={styles.picture} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <button type="button" className={styles.main} onClick={() => void open()}>
        <ProductImage
          {...MAIN_PICTURE}
          url={picture.url}
          label={picture.label}
          priority
          placeholder={index === 0 ? thumbnail : undefined}
          className={styles.picture}
        />
        <span className={styles.enlarge}>
          <Icon name="search" />
          <VisuallyHidden>{text('gallery.enlarge')}</VisuallyHidden>
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label={text('gallery.pictures')}>
          {pictures.map(({ url, label }, number) => (
            <li key={url}>
              <button type="button" aria-pressed={number === index} onClick={() => setIndex(number)}>
                <ProductImage url={url} label={`${label} ${number + 1}`} width={64} ratio={MAIN_PICTURE.ratio} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && <Zoom pictures={pictures} index={index} onIndexChange={setIndex} onClose={close} title={name} />}
    </div>
  );
}

/** The zoom dialog is loaded when it is asked for. */
function useZoom() {
  const host = useHost();
  const [Loaded, setLoaded] = useState<ComponentType<ZoomProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    try {
      const { Zoom } = await import(/* webpackChunkName: "later" */ './zoom');
      setLoaded(() => Zoom);
    } catch (error) {
      setOpen(false);
      host.telemetry.recordError(error);
    }
  };
  return { Zoom: isOpen ? Loaded : undefined, open, close: () => setOpen(false) };
}
