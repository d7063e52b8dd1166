import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createText, TextProvider, useHost, useSnapshot } from 'shared-platform';
import { useText } from '../messages/source';
import type { ProductView } from '../product-view';
import styles from '../product-page.module.css';

/** CSS pixels below what is seen. */
const NEAR = '400px';

/** What buyers say: loaded, code and answers, once a reader has come near. Nothing where the store has no reviews. */
export function ReviewsSection({ product: { sku, name, reviews } }: { product: Pick<ProductView, 'sku' | 'name' | 'reviews'> }) {
  const { telemetry, intl, connectivity } = useHost();
  const { isOnline } = useSnapshot(connectivity.state);
  const text = useText();
  const place = useRef<HTMLElement>(null);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    // Without a connection there is nothing to be had: it comes with it.
    if (!isOnline) return undefined;
    const load = async () => {
      const [{ Reviews }, { messages }] = await Promise.all([
        import(/* webpackChunkName: "reviews" */ './reviews'),
        import(/* webpackChunkName: "reviews" */ './messages/source'),
      ]);
      const said = createText(intl.locale, (await messages[intl.language]()).default);
      setContent(
        <TextProvider text={said}>
          <Reviews sku={sku} name={name} />
        </TextProvider>,
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().catch((error: unknown) => telemetry.recordError(error));
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOnline, intl, telemetry, sku, name]);
  if (!reviews) return null;
  return (
    <section id="reviews" ref={place} className={styles.reviews}>
      <h2>{text('product.reviews')}</h2>
      {content}
    </section>
  );
}
