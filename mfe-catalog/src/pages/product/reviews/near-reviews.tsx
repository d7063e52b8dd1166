import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createText, TextProvider, useHost, useSnapshot } from 'shared-platform';
import type { ReviewsProps } from './reviews';

/** CSS pixels below what is seen. */
const NEAR = '400px';

/** What buyers say: loaded, code and answers, once a reader has come near. */
export function NearReviews({ sku, name }: ReviewsProps) {
  const { telemetry, intl, connectivity } = useHost();
  const { isOnline } = useSnapshot(connectivity.state);
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    // Without a connection there is nothing to be had: it comes with it.
    if (!isOnline) return undefined;
    const load = async () => {
      const [{ Reviews }, { messages }] = await Promise.all([
        import(/* webpackChunkName: "reviews" */ './reviews'),
        import(/* webpackChunkName: "reviews" */ './messages/source'),
      ]);
      const text = createText(intl.locale, (await messages[intl.language]()).default);
      setContent(
        <TextProvider text={text}>
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
  return <div ref={place}>{content}</div>;
}
