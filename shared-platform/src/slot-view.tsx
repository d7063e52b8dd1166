import { useEffect, useRef } from 'react';
import type { MountedSlot, SlotName, SlotProps } from 'shared-contracts';
import { useHost } from './host-context';

/** A place inside a page that another remote fills. New properties update what is there; it keeps its state. */
export function SlotView<N extends Exclude<SlotName, 'page'>>({ name, props }: { name: N; props: SlotProps[N] }) {
  const host = useHost();
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlot<N> | undefined>(undefined);
  const given = useRef(props);

  useEffect(() => {
    if (!element.current) return undefined;
    // An element of its own for each mount: the root of an earlier one may still be leaving.
    const inside = element.current.appendChild(document.createElement('div'));
    const slot = host.slots.mount(name, inside, given.current);
    mounted.current = slot;
    return () => {
      mounted.current = undefined;
      slot.end();
      inside.remove();
    };
  }, [host, name]);

  useEffect(() => {
    if (isSame(given.current, props)) return;
    given.current = props;
    mounted.current?.update(props);
  });

  return <div ref={element} />;
}

function isSame(one: object, other: object): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => Object.is(one[name as never], other[name as never]));
}
