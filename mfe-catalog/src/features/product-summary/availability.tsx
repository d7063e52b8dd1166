import { formatNumber, Icon, usePersonal } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './availability.module.css';
import type { Availability as AvailabilityState } from './product-summary';

const ICONS = { 'in-stock': 'check', 'few-left': 'warning', 'out-of-stock': 'error' } as const;

/** Whether it can be had: a word, an icon and a colour. */
export function Availability({ availability }: { availability: AvailabilityState }) {
  const text = useText();
  return (
    <span className={`${styles.availability} ${styles[availability.status]} ${usePersonal()}`}>
      <Icon name={ICONS[availability.status]} />
      {availability.status === 'few-left'
        ? text('availability.few-left', { left: availability.left })
        : availability.status === 'in-stock' && availability.quantity !== undefined
          ? text('availability.quantity', { quantity: formatNumber(availability.quantity) })
          : text(`availability.${availability.status}`)}
    </span>
  );
}
