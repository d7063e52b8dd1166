import { useEffect, useState } from 'react';
import { toMoney, zeroMoney, type CartDetails, type Money, type PlatformMoney } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import { Button, DeliveryPrice, deliveryTitle, Notice, type PlatformDelivery, regionTitle, SelectField, Skeleton } from 'shared-ui';
import { toRegions } from '../../features/checkout-process/address';
import { worthChoosing } from '../../features/delivery-days/worth-choosing';
import { SaudiRegionsDocument } from '../../features/checkout-process/checkout.graphql.ts';
import { EstimateShippingDocument } from './estimate.graphql.ts';
import { useText } from './messages/source';
import styles from './shipping-estimate.module.css';

interface Way extends PlatformDelivery {
  price: Money;
}

type Estimate = { status: 'asking' } | { status: 'failed' } | { status: 'ready'; ways: readonly Way[] };

/** What delivery would cost, by region; nothing of it is kept. */
export function ShippingEstimate({ details }: { details: CartDetails }) {
  const text = useText();
  const { data, fetching, reload } = useOperation(SaudiRegionsDocument, {});
  const regions = toRegions(data) ?? [];
  const { region, choose, estimate, again } = useEstimate(details);

  if (regions.length === 0 && !fetching) return <Failed onAgain={reload} />;
  return (
    <div className={styles.estimate}>
      {regions.length === 0 ? (
        <Skeleton height={70} shape="block" />
      ) : (
        <SelectField
          label={text('estimate.region')}
          placeholder
          value={region}
          options={regions.map((known) => ({ value: String(known.id), label: regionTitle(text, known) }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <div role="status" aria-busy={estimate?.status === 'asking'}>
        {estimate?.status === 'asking' && <Skeleton height={48} shape="block" />}
        {estimate?.status === 'ready' && estimate.ways.length === 0 && <p className={styles.none}>{text('estimate.none')}</p>}
        {estimate?.status === 'ready' && estimate.ways.length > 0 && (
          <ul className={styles.ways}>
            {estimate.ways.map((way) => (
              <li key={`${way.carrier_code}/${way.method_code ?? ''}`} className={styles.way}>
                <span>{deliveryTitle(text, way)}</span>
                <DeliveryPrice money={way.price} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {estimate?.status === 'failed' && <Failed onAgain={again} />}
    </div>
  );
}

/** Asks for the ways of delivery to a region, and again when the cart becomes another. */
function useEstimate({ id, totals }: CartDetails) {
  const host = useHost();
  const [region, setRegion] = useState('');
  const [turn, setTurn] = useState(0);
  const [estimate, setEstimate] = useState<Estimate>();
  // Another cart may be delivered otherwise.
  const cartKey = `${id} ${totals.grandTotal.value}`;

  useEffect(() => {
    if (region === '') return undefined;
    let isShown = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the question begins here
    setEstimate({ status: 'asking' });
    void host.commerce.mutate(EstimateShippingDocument, { cartId: id, regionId: Number(region) }).then(({ data }) => {
      const found = data?.estimateShippingMethods;
      if (!isShown) return;
      const ways = found?.flatMap((way) => toWay(way, totals.grandTotal.currency));
      setEstimate(ways ? { status: 'ready', ways: worthChoosing(ways) } : { status: 'failed' });
    });
    return () => void (isShown = false);
    // oxlint-disable-next-line react/exhaustive-deps -- `cartKey` stands for the cart
  }, [host, region, cartKey, turn]);

  return {
    region,
    estimate,
    choose(chosen: string) {
      setRegion(chosen);
      if (chosen === '') setEstimate(undefined);
    },
    again: () => setTurn(turn + 1),
  };
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Notice
      type="error"
      action={
        <Button variant="secondary" size="s" onClick={onAgain}>
          {text('cart.try-again')}
        </Button>
      }
    >
      {text('estimate.failed')}
    </Notice>
  );
}

function toWay(way: (PlatformDelivery & { available: boolean; price_incl_tax: PlatformMoney }) | null, currency: string): Way[] {
  if (!way?.available) return [];
  return [{ ...way, price: toMoney(way.price_incl_tax, currency) ?? zeroMoney(currency) }];
}
