import { useEffect, useState } from 'react';
import { useHost } from 'shared-platform';
import type { ListActions } from './list-actions';

let loaded: typeof ListActions | undefined;

/**
 * What may be done with a list as a whole: loaded while the products are asked for. Undefined until it is there; null where it does not
 * come: the list is shown without it.
 */
export function useLateActions(): { Actions: typeof ListActions | null | undefined } {
  const { telemetry } = useHost();
  const [part, setPart] = useState<typeof ListActions | null | undefined>(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    import('./list-actions').then(
      ({ ListActions: actions }) => {
        loaded = actions;
        if (isCurrent) setPart(() => actions);
      },
      (error: unknown) => {
        telemetry.recordError(error);
        if (isCurrent) setPart(null);
      },
    );
    return () => void (isCurrent = false);
  }, [telemetry]);
  return { Actions: part };
}
