import { useHost } from 'shared-platform';
import { formatNumber, Icon, telAddress } from 'shared-ui';
import { mapAddress } from './branch-map';
import { present, type BranchView } from './branch-view';
import styles from './branches.module.css';
import { useText } from './messages/source';
import { dayName, openState, toDaySpans, type OpeningHours } from './opening-hours';

interface BranchProps {
  branch: BranchView;
  now: Date | undefined;
  /** km, where the visitor has said where they are. */
  distance: number | undefined;
}

export function Branch({ branch, now, distance }: BranchProps) {
  const text = useText();
  const { code, name, street, city, postcode, phone, email } = branch;
  const map = mapAddress(branch);
  const hours = present(branch.opening_hours);
  const services = present(branch.services);
  return (
    <li id={code} className={styles.branch}>
      <h2 className={styles.name}>{name}</h2>
      {(hours.length > 0 || distance !== undefined) && (
        <p className={styles.state}>
          {hours.length > 0 && <OpenState hours={hours} now={now} />}
          {distance !== undefined && (
            <span className={styles.distance}>{text('branches.distance', { km: formatNumber(Math.round(distance)) })}</span>
          )}
        </p>
      )}
      {(street || city || postcode) && (
        <address className={styles.address}>
          {street}
          {street && (city || postcode) && <br />}
          {city} {postcode && <bdi dir="ltr">{postcode}</bdi>}
        </address>
      )}
      {hours.length > 0 && <Hours hours={hours} />}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.code}>{service.label}</li>
          ))}
        </ul>
      )}
      {(phone || map || email) && (
        <p className={styles.reach}>
          {phone && (
            <a href={telAddress(phone)} aria-label={text('branches.call', { name, phone })}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {map && (
            <a href={map} target="_blank" rel="noopener noreferrer" aria-label={text('branches.map-of', { name })}>
              <Icon name="location" />
              {text('branches.map')}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
        </p>
      )}
    </li>
  );
}

interface HoursProps {
  hours: readonly OpeningHours[];
}

/** "Open until 17:00", "Closed, opens Sun 08:00". Its line is kept until the time is known. */
function OpenState({ hours, now }: HoursProps & Pick<BranchProps, 'now'>) {
  const text = useText();
  const { locale } = useHost().intl;
  if (!now) return null;
  const state = openState(hours, now);
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

function Hours({ hours }: HoursProps) {
  const text = useText();
  const { locale } = useHost().intl;
  return (
    <dl className={styles.hours}>
      {toDaySpans(hours).map(({ from, to, times }) => (
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
