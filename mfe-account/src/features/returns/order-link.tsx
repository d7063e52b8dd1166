import { Link } from 'shared-platform';
import { orderPath } from '../order/order-path';
import { useText } from './messages/source';

/** Leads to the order that something is sent back of. */
export function OrderLink({ number }: { number: string }) {
  return <Link to={orderPath(number)}>{useText()('return.of-order', { number })}</Link>;
}
