import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { Button, QuantityInput, useQuantityProblemText } from 'shared-ui';
import { decideQuantity } from './line-quantity';
import { useText } from '../../messages/source';
import styles from './quantity-editor.module.css';
import type { LineQuantity } from './use-line-quantity';

export interface QuantityEditorProps {
  item: CartItem;
  quantity: LineQuantity;
  onRemove: () => void;
  /** Id of the product's name, which tells one line's button from another's. */
  describedBy: string;
  hasUpdateButton?: boolean;
}

/**
 * A line's quantity. It applies with Enter, with the buttons beside it, on leaving the field, and with "Update", which is there
 * while a number was typed and not sent. What cannot be
 * taken keeps its text, with the reason below it; leaving the field does not send it once more.
 */
export function QuantityEditor({ item, quantity, onRemove, describedBy, hasUpdateButton = false }: QuantityEditorProps) {
  const { value, error, isUnsent, isRefused, change, apply } = useQuantityDraft(item, quantity, onRemove);
  const text = useText();
  const updateButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);

  const focus = (event: FocusEvent) => {
    isTyping.current = event.target instanceof HTMLInputElement;
  };
  const leave = (event: FocusEvent) => {
    if (!isTyping.current) return;
    isTyping.current = false;
    // The press of the button that takes the focus applies it.
    if (!isRefused && (event.relatedTarget === null || event.relatedTarget !== updateButton.current)) apply();
  };
  return (
    // Nothing to operate here: the focus of the controls inside passes through.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.row} onFocus={focus} onBlur={leave}>
      <QuantityInput
        ref={field}
        value={value}
        size="s"
        error={error}
        aria-describedby={describedBy}
        onValueChange={(typed) => {
          change(typed);
          // Plus and minus apply at once: there is nothing more to type.
          if (!isTyping.current) apply(typed);
        }}
        onCommit={() => apply()}
      />
      {hasUpdateButton && isUnsent && (
        <Button
          ref={updateButton}
          variant="quiet"
          size="s"
          aria-describedby={describedBy}
          onClick={({ detail }) => {
            apply();
            // It goes with what it sends. By keyboard the focus goes back to the number; by touch that would bring the keyboard.
            if (detail === 0) field.current?.focus();
          }}
        >
          {text('lines.update')}
        </Button>
      )}
    </div>
  );
}

function useQuantityDraft(item: CartItem, line: LineQuantity, onRemove: () => void) {
  const problemText = useQuantityProblemText();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  /** What is on its way, as typed. */
  const [sent, setSent] = useState<string>();
  /** What the platform has refused, as typed. */
  const [refused, setRefused] = useState<string>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const send = async (quantity: number, typed: string) => {
    setError(undefined);
    setSent(typed);
    setRefused(undefined);
    const failure = await line.change(quantity);
    if (!isMounted.current) return;
    setSent((latest) => (latest === typed ? undefined : latest));
    if (failure === undefined) {
      // Typed on meanwhile: that text is newer.
      setDraft((latest) => (latest === typed ? undefined : latest));
      return;
    }
    setError(failure);
    setRefused(typed);
  };
  const apply = (typed = draft) => {
    if (typed === undefined) return;
    const decision = decideQuantity(typed, item.quantity);
    if (decision.act === 'update') return void send(decision.quantity, typed);
    if (decision.act === 'refuse') return setError(problemText(decision.problem));
    setDraft(undefined);
    setError(undefined);
    if (decision.act === 'remove') onRemove();
  };
  return {
    value: draft ?? String(item.quantity),
    error,
    isUnsent: draft !== undefined && draft !== sent && draft !== String(item.quantity),
    isRefused: draft !== undefined && draft === refused,
    apply,
    change(typed: string) {
      setDraft(typed);
      setError(undefined);
    },
  };
}
