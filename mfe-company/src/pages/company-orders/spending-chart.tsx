import { formatMoney } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Price } from 'shared-ui';
import type { SpendingView } from './company-orders';
import { useText } from './messages/source';
import styles from './company-orders-page.module.css';

const HEIGHT = 100;
const BAR = 7;
const STEP = 10;

/** Spending by month: as bars to be looked at, and as a table to be read. */
export function SpendingChart({ spending }: { spending: SpendingView }) {
  const { locale } = useHost().intl;
  const named = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (month: string) => named.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <>
      <SpendingBars spending={spending} nameOf={nameOf} />
      <SpendingTable spending={spending} nameOf={nameOf} />
    </>
  );
}

interface SpendingProps {
  spending: SpendingView;
  /** A month as it is called, `2025-03`. */
  nameOf: (month: string) => string;
}

function SpendingBars({ spending: { months, highest, total, currency }, nameOf }: SpendingProps) {
  const text = useText();
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        {text('company-orders.total')} <Price money={total} />
      </figcaption>
      <svg
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        role="img"
        aria-label={text('company-orders.chart', { total: formatMoney(total), highest: formatMoney({ value: highest, currency }) })}
      >
        {months.map(({ month, total: value }, index) => {
          const height = highest === 0 ? 0 : Math.max(value > 0 ? 1 : 0, (HEIGHT * value) / highest);
          return (
            <rect key={month} x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} className={styles.bar}>
              <title>{`${nameOf(month)}: ${formatMoney({ value, currency })}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.months} aria-hidden="true">
        {months.map(({ month }) => (
          <bdi key={month} dir="ltr">
            {month.slice(5)}
          </bdi>
        ))}
      </div>
    </figure>
  );
}

function SpendingTable({ spending: { months, currency }, nameOf }: SpendingProps) {
  const text = useText();
  return (
    <details className={styles.numbers}>
      <summary>{text('company-orders.numbers')}</summary>
      <table className={styles.sums} aria-label={text('company-orders.spending')}>
        <thead>
          <tr>
            <th scope="col">{text('company-orders.month')}</th>
            <th scope="col" className={styles.amount}>
              {text('company-orders.orders')}
            </th>
            <th scope="col" className={styles.amount}>
              {text('company-orders.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, orders, total: value }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td className={styles.amount}>{orders}</td>
              <td className={styles.amount}>
                <Price money={{ value, currency }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
