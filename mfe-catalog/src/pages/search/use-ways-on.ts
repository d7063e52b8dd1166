import { useEffect, useState } from 'react';
import { useHost } from 'shared-platform';

type Ways = { WaysOn?: typeof import('./ways-on').WaysOn };

/** Where to go on from a search that finds nothing: code that no other search waits for. Where it cannot be had, the hints are enough. */
export function useWaysOn(): Ways {
  const { telemetry } = useHost();
  const [ways, setWays] = useState<Ways>({});
  useEffect(() => {
    import(/* webpackChunkName: "ways-on" */ './ways-on').then(
      (loaded) => setWays({ WaysOn: loaded.WaysOn }),
      (error: unknown) => telemetry.recordError(error),
    );
  }, [telemetry]);
  return ways;
}
