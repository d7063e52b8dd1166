import { useEffect, useState } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { Button, Notice, Skeleton } from 'shared-ui';
import { LoadFailed } from '../../../features/load-failed/load-failed';
import { Branch } from './branch';
import { BranchFilters } from './branch-filters';
import { byDistance, choicesOf, narrow } from './branch-choice';
import { present } from './branch-view';
import styles from './branches.module.css';
import { useText } from './messages/source';
import { StoreLocationsDocument } from './store-locations.graphql.ts';
import { useNearness } from './use-nearness';
import { useBranchFilter } from './use-branch-filter';

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
  const { filter, change, showAll } = useBranchFilter();
  const now = useNow();
  const near = useNearness();
  if (!data) return error ? <LoadFailed /> : <Skeleton height="32rem" shape="block" />;
  const all = present(data.storeLocations.items);
  const choices = choicesOf(all, filter);
  const shown = byDistance(narrow(all, { filter, choices, now }), near.place);
  return (
    <section className={styles.branches} aria-label={text('branches.label')}>
      <BranchFilters choices={choices} filter={filter} near={near} onChange={change} />
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
          {shown.map(({ branch, distance }) => (
            <Branch key={branch.code} branch={branch} now={now} distance={distance} />
          ))}
        </ul>
      )}
    </section>
  );
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
