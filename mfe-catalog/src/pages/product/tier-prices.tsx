import { formatPercent, Price, usePersonal } from 'shared-ui';
import type { TierPriceView } from '../../features/product-summary/price-view';
import { useText } from './messages/source';
import styles from './buy-box.module.css';

/** What one piece costs when more are bought. */
export function TierPrices({ tiers }: { tiers: readonly TierPriceView[] }) {
  const text = useText();
  const personal = usePersonal();
  if (tiers.length === 0) return null;
  return (
    <table className={styles.tiers}>
      <caption>{text('tiers.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('tiers.from')}</th>
          <th scope="col">{text('tiers.price')}</th>
          <th scope="col">{text('tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, price, percentOff }) => (
          <tr key={quantity}>
            <td>
              <bdi dir="ltr">{quantity}+</bdi>
            </td>
            <td>
              <Price money={price} />
            </td>
            <td className={personal}>{percentOff === undefined ? '–' : <bdi dir="ltr">{formatPercent(percentOff)}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
