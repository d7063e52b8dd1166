import { useEffect, useRef } from 'react';
import type { SlotName, SlotProps } from 'shared-contracts';
import { useHost } from './host-context';

/** A place inside a page that another remote fills. */
export function SlotView<N extends Exclude<SlotName, 'page'>>({ name, props }: { name: N; props: SlotProps[N] }) {
  const host = useHost();
  const element = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(props);
  useEffect(() => {
    if (!element.current) return undefined;
    return host.slots.mount(name, element.current, props);
    // `key` stands for `props`: the slot is mounted again when what it is given changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [host, name, key]);
  return <div ref={element} />;
}
