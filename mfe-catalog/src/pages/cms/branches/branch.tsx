import { useHost } from 'shared-platform';
import { formatNumber, Icon } from 'shared-ui';
import { present, type BranchView } from './branch-view';
import styles from './branches.module.css';
import { useText } from './messages/source';
import { dayName, openState, toDaySpans } from './opening-hours';

interface BranchProps {
  branch: BranchView;
  now: Date | undefined;
  /** km, where the visitor has said where they are. */
  distance: number | undefined;
}

export function Branch({ branch, now, distance }: BranchProps) {
  const text = useText();
  const { code, name, street, city, postcode, phone, email, map_url: map } = branch;
  return (
    <li id={code} className={styles.branch}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.state}>
        <OpenState branch={branch} now={now} />
        {distance !== undefined && (
          <span className={styles.distance}>{text('branches.distance', { km: formatNumber(Math.round(distance)) })}</span>
        )}
      </p>
      <address className={styles.address}>
        {street}
        <br />
        {city} <bdi dir="ltr">{postcode}</bdi>
      </address>
      <Hours branch={branch} />
      <ul className={styles.services}>
        {present(branch.services).map((service) => (
          <li key={service.code}>{service.label}</li>
        ))}
      </ul>
      <p className={styles.reach}>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={text('branches.call', { name, phone })}>
          <Icon name="phone" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
        <a href={map} target="_blank" rel="noopener noreferrer" aria-label={text('branches.map-of', { name })}>
          <Icon name="location" />
          {text('branches.map')}
        </a>
      </p>
    </li>
  );
}

/** "Open until 17:00", "Closed, opens Sun 08:00". Its line is kept until the time is known. */
function OpenState({ branch, now }: Pick<BranchProps, 'branch' | 'now'>) {
  const text = useText();
  const { locale } = useHost().intl;
  if (!now) return null;
  const state = openState(present(branch.opening_hours), now);
  if (!state) return <span>{text('branches.closed')}</span>;
  if (state.isOpen)
    return (
      <span className={styles.open}>
        <Icon name="check" />
        {text('branches.open-until', { time: state.closes })}
      </span>
    );
  return (
    <span>
      {state.isToday
        ? text('branches.opens-today', { time: state.opens })
        : text('branches.opens', { day: dayName(state.day, locale, 'long'), time: state.opens })}
    </span>
  );
}

function Hours({ branch }: Pick<BranchProps, 'branch'>) {
  const text = useText();
  const { locale } = useHost().intl;
  return (
    <dl className={styles.hours}>
      {toDaySpans(present(branch.opening_hours)).map(({ from, to, times }) => (
        <div key={from}>
          <dt>{from === to ? dayName(from, locale) : text('branches.days', { from: dayName(from, locale), to: dayName(to, locale) })}</dt>
          <dd>
            {times.length === 0
              ? text('branches.closed')
              : times.map(({ opens, closes }) => (
                  <bdi key={opens} dir="ltr">
                    {opens} – {closes}
                  </bdi>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
