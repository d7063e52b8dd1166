import { ByVat, formatPercent, PriceByVat, usePersonal } from 'shared-ui';
import type { PriceView, TierPriceView } from '../../features/product-summary/price-view';
import { useText } from './messages/source';
import styles from './buy-box.module.css';

export interface TierPricesProps {
  /** Of one piece. */
  price: PriceView;
  tiers: readonly TierPriceView[];
  quantity: number | undefined;
}

/** The price that a quantity has. */
export const priceOf = ({ price, ...wanted }: TierPricesProps): PriceView['price'] => tierOf(wanted)?.price ?? price.price;

const tierOf = ({ tiers, quantity = 1 }: Omit<TierPricesProps, 'price'>) => tiers.findLast((tier) => tier.quantity <= quantity);

/** What one piece costs when more are bought; the row of the wanted quantity is marked. */
export function TierPrices({ tiers, quantity }: Omit<TierPricesProps, 'price'>) {
  const text = useText();
  const personal = usePersonal();
  if (tiers.length === 0) return null;
  const current = tierOf({ tiers, quantity });
  return (
    <table className={styles.tiers}>
      <caption>{text('tiers.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('tiers.from')}</th>
          <th scope="col">
            <ByVat withVat={text('tiers.price')} withoutVat={text('tiers.price-without-vat')} />
          </th>
          <th scope="col">{text('tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.quantity} aria-current={tier === current ? 'true' : undefined}>
            <td>
              <bdi dir="ltr">{tier.quantity}+</bdi>
            </td>
            <td>
              <PriceByVat money={tier.price} />
            </td>
            <td className={personal}>{tier.percentOff === undefined ? '–' : <bdi dir="ltr">{formatPercent(tier.percentOff)}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
