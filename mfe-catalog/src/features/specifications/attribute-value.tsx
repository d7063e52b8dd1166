import type { AttributeView } from './specifications';
import { useText } from '../../messages/source';

/** A value with its unit, apart from the direction of what is around it. */
export function AttributeValue({ value, unit }: AttributeView) {
  const text = useText();
  return <bdi>{unit ? text(unit, { value }) : value}</bdi>;
}
