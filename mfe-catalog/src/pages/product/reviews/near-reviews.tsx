import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createText, TextProvider, useHost, useSnapshot } from 'shared-platform';
import { whenNear } from 'shared-ui';
import type { ReviewsProps } from './reviews';

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
    return whenNear(place.current, () => {
      load().catch((error: unknown) => telemetry.recordError(error));
    });
  }, [isOnline, intl, telemetry, sku, name]);
  return <div ref={place}>{content}</div>;
}
