import { useEffect, useId, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, formatDate, Notice, Skeleton } from 'shared-ui';
import { readKnownLists, readSavedList, type KnownLists } from '../../features/quick-order/known-lists';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { useText } from './messages/source';
import styles from './known-lists.module.css';

/** What the customer has kept as a list, and what was ordered last: a press puts its parts into the rows. */
export function KnownListsPanel({ order }: { order: QuickOrder }) {
  const host = useHost();
  const text = useText();
  const [known, setKnown] = useState<KnownLists | 'none' | undefined>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    void readKnownLists(host).then((answer) => {
      if (!isOver) setKnown(answer ?? 'none');
    });
    return () => void (isOver = true);
  }, [host, tries]);
  if (known === undefined) return <Skeleton height="5rem" shape="block" />;
  if (known === 'none')
    return (
      <Notice
        type="error"
        action={
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              setKnown(undefined);
              setTries(tries + 1);
            }}
          >
            {text('cart.try-again')}
          </Button>
        }
      >
        {text('quick.lists-failed')}
      </Notice>
    );
  const { lists, orders } = known;
  return (
    <>
      {lists.length === 0 && orders.length === 0 && <p className={styles.none}>{text('quick.lists-none')}</p>}
      <Group
        title={text('quick.saved-lists')}
        entries={lists.map(({ uid, name, count }) => ({
          key: uid,
          name,
          facts: text('quick.parts', { count }),
          take: () => void order.take(() => readSavedList(host, uid)),
        }))}
      />
      <Group
        title={text('quick.last-orders')}
        entries={orders.map(({ number, date, entries }) => ({
          key: number,
          name: text('quick.order-number', { number: `\u2066${number}\u2069` }),
          facts: `${formatDate(date, host.intl.locale)} · ${text('quick.parts', { count: entries.length })}`,
          take: () => void order.take(() => Promise.resolve({ entries })),
        }))}
      />
    </>
  );
}

interface Entry {
  key: string;
  name: string;
  facts: string;
  take: () => void;
}

/** More take a press: on a phone they would push the rows away. */
const FIRST_SHOWN = 6;

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const text = useText();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone: on with the first one that came.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('button')[FIRST_SHOWN]?.focus();
  }, [isWhole]);
  const shown = isWhole ? entries : entries.slice(0, FIRST_SHOWN);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul ref={list} className={styles.lists}>
        {shown.map(({ key, name, facts, take }) => (
          <li key={key}>
            <button type="button" className={styles.list} onClick={take}>
              <bdi className={styles.name}>{name}</bdi> <span className={styles.facts}>{facts}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <div className={styles.more}>
          <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
            {text('quick.lists-all', { count: entries.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
