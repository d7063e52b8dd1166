import { formatMoney, type Money } from 'shared-contracts';
import type { TextFunction } from 'shared-platform';
import { useUiText } from '../messages/source';
import { Price, type PriceProps } from './price';

/** What a delivery costs: an amount, or the word for none. */
export function DeliveryPrice({ money, size }: Pick<PriceProps, 'money' | 'size'>) {
  const text = useUiText();
  return isFree(money) ? text('ui.free') : <Price money={money} size={size} />;
}

/** The same as a text, for documents. */
export function formatDeliveryPrice(text: TextFunction<'ui.free'>, money: Money): string {
  return isFree(money) ? text('ui.free') : formatMoney(money);
}

function isFree({ value }: Money): boolean {
  return value === 0;
}
