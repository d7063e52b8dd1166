import { useEffect, useState } from 'react';
import { useHost } from 'shared-platform';
import { whenIdle } from 'shared-ui';

export type Later = typeof import('./later/later');

/** What nobody waits for: loaded once the browser has nothing better to do. Where it cannot be had, the page is whole without it. */
export function useLater(): Later | undefined {
  const { telemetry } = useHost();
  const [later, setLater] = useState<Later>();
  useEffect(
    () =>
      whenIdle(() => {
        import(/* webpackChunkName: "later" */ './later/later').then(
          (loaded) => setLater(() => loaded),
          (error: unknown) => telemetry.recordError(error),
        );
      }),
    [telemetry],
  );
  return later;
}
