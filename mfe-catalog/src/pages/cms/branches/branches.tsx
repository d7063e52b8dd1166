import { useEffect, useState } from 'react';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { Button, CheckboxField, Notice, SelectField, Skeleton } from 'shared-ui';
import { LoadFailed } from '../../../features/load-failed/load-failed';
import { Branch } from './branch';
import styles from './branches.module.css';
import { distanceKm, type Place } from './distance';
import { useText } from './messages/source';
import { placeOf } from './branch-map';
import { present, type BranchView } from './branch-view';
import { openState } from './opening-hours';
import { StoreLocationsDocument } from './store-locations.graphql.ts';

const MINUTE_MS = 60_000;

/**
 * Where the shop's branches are, when they are open, what they do; narrowed by city, service, and whether they are open now. The address
 * says by what, so that it can be sent to somebody.
 */
export function Branches() {
  const { hasExtensions } = useHost();
  return hasExtensions ? <BranchList /> : null;
}

function BranchList() {
  const text = useText();
  const { data, error } = useOperation(StoreLocationsDocument, {});
  const { wanted, change, showAll } = useWanted();
  const now = useNow();
  const near = useNearness();
  if (!data) return error ? <LoadFailed /> : <Skeleton height="32rem" shape="block" />;
  const all = present(data.storeLocations.items);
  const cities = all.filter(({ city }, index) => all.findIndex((other) => other.city === city) === index);
  const wantedCity = all.find(({ code }) => code === wanted.city)?.city;
  const services = new Map(all.flatMap((branch) => branch.services.map((service) => [service?.code ?? '', service?.label ?? ''] as const)));
  const isOpen = (branch: BranchView) => now !== undefined && openState(present(branch.opening_hours), now)?.isOpen === true;
  const shown = all.filter(
    (branch) =>
      (!wantedCity || branch.city === wantedCity) &&
      (!services.has(wanted.service) || branch.services.some((service) => service?.code === wanted.service)) &&
      (!wanted.isOpen || !now || isOpen(branch)),
  );
  const distances = new Map(shown.map((branch) => [branch.code, distanceTo(branch, near.place)]));
  // One whose place nobody knows comes last.
  const far = ({ code }: BranchView) => distances.get(code) ?? Infinity;
  const ordered = near.place ? [...shown].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b))) : shown;
  return (
    <section className={styles.branches} aria-label={text('branches.label')}>
      <div className={styles.filters}>
        <SelectField
          label={text('branches.city')}
          placeholder={text('branches.all-cities')}
          options={cities.map(({ code, city }) => ({ value: code, label: city }))}
          value={cities.find(({ city }) => city === wantedCity)?.code ?? ''}
          onChange={({ target }) => change({ city: target.value })}
        />
        <SelectField
          label={text('branches.service')}
          placeholder={text('branches.all-services')}
          options={[...services].map(([value, label]) => ({ value, label }))}
          value={services.has(wanted.service) ? wanted.service : ''}
          onChange={({ target }) => change({ service: target.value })}
        />
        <CheckboxField
          label={text('branches.open-now')}
          checked={wanted.isOpen}
          onChange={({ target }) => change({ isOpen: target.checked })}
        />
        {near.isOffered && (
          <Button variant="secondary" busy={near.isAsking} aria-pressed={near.place !== undefined} onClick={near.toggle}>
            {text('branches.nearest')}
          </Button>
        )}
      </div>
      {near.hasFailed && <Notice type="info">{text('branches.no-place')}</Notice>}
      <p role="status" className={styles.count}>
        {text(near.place ? 'branches.count-nearest' : 'branches.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p>
          {text('branches.none')}{' '}
          <Button variant="quiet" onClick={showAll}>
            {text('branches.show-all')}
          </Button>
        </p>
      ) : (
        <ul className={styles.list}>
          {ordered.map((branch) => (
            <Branch key={branch.code} branch={branch} now={now} distance={distances.get(branch.code)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Wanted {
  /** Code of the first branch of a city: cities have no codes of their own, and another name in the other language. */
  city: string;
  service: string;
  isOpen: boolean;
}

/** By what the address narrows the branches. What it names that there is not narrows nothing. */
function useWanted() {
  const { navigation } = useHost();
  const { location } = useSnapshot(navigation.state);
  const given = new URLSearchParams(location.search);
  const wanted: Wanted = { city: given.get('city') ?? '', service: given.get('service') ?? '', isOpen: given.has('open') };
  return {
    wanted,
    change(part: Partial<Wanted>) {
      const { city, service, isOpen } = { ...wanted, ...part };
      const search = new URLSearchParams({ ...(city && { city }), ...(service && { service }), ...(isOpen && { open: '1' }) });
      navigation.replace(`${location.pathname}${search.size > 0 ? `?${search}` : ''}`);
    },
    showAll: () => navigation.replace(location.pathname),
  };
}

/** The time, by the minute; undefined in a document, which may be read at any time. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tell = () => setNow(new Date());
    // What was read on the server is there first.
    const first = setTimeout(tell);
    const timer = setInterval(tell, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}

function distanceTo(branch: BranchView, from: Place | undefined): number | undefined {
  const place = placeOf(branch);
  return place && from && distanceKm(from, place);
}

/** Where the visitor is, asked by a press; only where the shop's configuration lets pages ask. Another press: the usual order again. */
function useNearness() {
  const { permissions } = useHost().config;
  const [place, setPlace] = useState<Place>();
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
