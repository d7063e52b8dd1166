import { useHost } from 'shared-platform';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { formatDay } from '../format/format-day';
import { Icon, type IconName } from '../icon/icon';
import { useOrderStepsText } from './messages/source';
import styles from './order-steps.module.css';

export type OrderStepName = 'ordered' | 'packed' | 'sent' | 'delivered';

/** One step of an order. */
export interface OrderStep {
  name: OrderStepName;
  isReached: boolean;
  /** It is reached by a part of the order only. */
  isPart?: boolean | undefined;
  /** YYYY-MM-DD: when it was reached; undefined where the platform does not tell. */
  day?: string | undefined;
}

/** Marks the step that an order has reached last. */
const CURRENT: Readonly<Record<OrderStepName, IconName>> = { ordered: 'info', packed: 'bolt', sent: 'truck', delivered: 'check' };

/** How far an order has come: its steps beside each other, the last one that is reached marked by a word, an icon and colour. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const text = useOrderStepsText();
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <ol className={styles.steps} aria-label={text('steps.label')}>
      {steps.map((step, index) => (
        <Step key={step.name} step={step} at={index - current} />
      ))}
    </ol>
  );
}

/** `at`: 0 is the current step, those before it are done. */
function Step({ step: { name, isPart, day }, at }: { step: OrderStep; at: number }) {
  const { locale } = useHost().intl;
  const text = useOrderStepsText();
  const isCurrent = at === 0;
  const state = text(at > 0 ? 'steps.to-come' : isCurrent && name !== 'delivered' ? 'steps.now' : 'steps.done');
  return (
    <li
      className={classNames(styles.step, at <= 0 && styles.reached, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.mark}>{at <= 0 && <Icon name={isCurrent ? CURRENT[name] : 'check'} className={styles.icon} />}</span>
      <span className={styles.name}>{text(name === 'sent' && isPart ? 'steps.partly-sent' : `steps.${name}`)}</span>
      {isCurrent ? <span className={styles.now}>{state}</span> : <VisuallyHidden>{state}</VisuallyHidden>}
      {day !== undefined && <bdi className={styles.day}>{formatDay(day, locale, { day: 'numeric', month: 'short' })}</bdi>}
    </li>
  );
}
