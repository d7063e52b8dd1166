import { useEffect, useRef } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useText } from '../../messages/source';
import { cartOf } from '../../service/own-cart';

export interface LineQuantity {
  /** Sends a new quantity. Gives why it was refused, for who asked to show; once the line is not shown any more the shell says it. */
  change(quantity: number): Promise<string | undefined>;
  /** What the cart holds of the line, as soon as nothing is on its way: a quantity shows before the platform has taken it. */
  held(): Promise<number>;
}

/** A line's quantity and what becomes of its changes, for everything about the line that changes or uses it. */
export function useLineQuantity(item: CartItem): LineQuantity {
  const host = useHost();
  const text = useText();
  const line = useRef<{ held: number; pending: Promise<unknown> | undefined; isShown: boolean }>({
    held: item.quantity,
    pending: undefined,
    isShown: true,
  });
  useEffect(() => {
    const { current } = line;
    if (!current.pending) current.held = item.quantity;
  }, [item.quantity]);
  useEffect(() => {
    const { current } = line;
    current.isShown = true;
    return () => void (current.isShown = false);
  }, []);

  const send = async (quantity: number): Promise<string | undefined> => {
    const { current } = line;
    try {
      await cartOf(host).update(item.uid, quantity);
      current.held = quantity;
      return undefined;
    } catch (error) {
      const reason = toSentence(error instanceof Error ? error.message : String(error));
      const message = text('lines.still-in-cart', { reason, quantity: current.held });
      if (current.isShown) return message;
      host.toasts.add({ type: 'error', message: `${item.name}: ${message}` });
      return undefined;
    }
  };
  return {
    change(quantity) {
      const { current } = line;
      const sending = send(quantity);
      current.pending = sending;
      return sending.finally(() => {
        if (current.pending === sending) current.pending = undefined;
      });
    },
    async held() {
      await line.current.pending;
      return line.current.held;
    },
  };
}

/** The platform ends some of its messages with a full stop and others not. */
function toSentence(message: string): string {
  return /[.!?؟]$/.test(message.trim()) ? message : `${message}.`;
}
