import type { ComponentType } from 'react';
import type { Lifecycles, SlotName, SlotProps } from 'shared-contracts';
import type { MessageSource } from './messages';
import { parcel } from './parcel';

/** Makes what fills a slot other than the page. */
export function defineSlot<N extends Exclude<SlotName, 'page'>>(
  Content: ComponentType<SlotProps[N]>,
  messages: MessageSource,
): Lifecycles<N> & { messages: MessageSource } {
  return parcel<N>(({ slot }) => <Content {...slot} />, messages);
}
