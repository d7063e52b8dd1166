import { useState } from 'react';
import { useHost } from 'shared-platform';
import type { Coordinates } from './distance';

export type Nearness = ReturnType<typeof useNearness>;

/** Where the visitor is, asked by a press; only where the shop's configuration lets pages ask. Another press: the usual order again. */
export function useNearness() {
  const { permissions } = useHost().config;
  const [place, setPlace] = useState<Coordinates>();
  const [state, setState] = useState<'rest' | 'asking' | 'failed'>('rest');
  const ask = () => {
    // Some browsers have none, or lack it where the page is not safe.
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude });
        setState('rest');
      },
      () => setState('failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return {
    place,
    isOffered: (permissions?.geolocation ?? []).includes('self'),
    isAsking: state === 'asking',
    hasFailed: state === 'failed',
    toggle: () => (place ? setPlace(undefined) : ask()),
  };
}
