import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { PartNumber, Price, VisuallyHidden } from 'shared-ui';
import type { QuickOrderProduct } from '../../features/quick-order/quick-order-rows';
import { useText } from './messages/source';
import styles from './sku-field.module.css';
import { ROW_FIELD } from './use-row-focus';
import type { Suggestions } from './use-suggestions';

export interface SkuFieldProps {
  id: string;
  rowId: number;
  value: string;
  isInvalid: boolean;
  describedBy: string;
  suggestions: Suggestions;
  /** As typed, or chosen. */
  onValue: (sku: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Enter was pressed, or a suggestion chosen: to the quantity beside it. */
  onDone: (field: HTMLElement) => void;
}

/** A part number, with suggestions as one types: a combobox whose list is marked by the arrows while the focus stays in the field. */
export function SkuField({ id, rowId, value, isInvalid, describedBy, suggestions, onValue, onPaste, onDone }: SkuFieldProps) {
  const text = useText();
  const listId = useId();
  const { shown, marked } = suggestions;
  const isOpen = shown.length > 0;
  const choose = ({ sku }: QuickOrderProduct, field: HTMLElement) => {
    suggestions.close();
    onValue(sku);
    onDone(field);
  };
  return (
    <div className={styles.box}>
      <input
        id={id}
        {...{ [ROW_FIELD]: rowId }}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={marked === undefined ? undefined : `${listId}-${marked}`}
        dir="ltr"
        className={styles.input}
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          onValue(event.target.value);
          suggestions.ask(event.target.value);
        }}
        onPaste={onPaste}
        onBlur={suggestions.close}
        onKeyDown={keysOf(suggestions, choose, onDone)}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && text('quick.suggestion-count', { count: shown.length })}</span>
      </VisuallyHidden>
      {isOpen && <SuggestionList id={listId} suggestions={suggestions} onChoose={choose} />}
    </div>
  );
}

/** The arrows mark a suggestion, Enter chooses the marked one or ends the field, Escape closes the list. */
function keysOf(suggestions: Suggestions, choose: SuggestionListProps['onChoose'], onDone: SkuFieldProps['onDone']) {
  const { shown, marked } = suggestions;
  const isOpen = shown.length > 0;
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = marked === undefined ? undefined : shown[marked];
    if (event.key === 'Enter') {
      if (chosen) choose(chosen, event.currentTarget);
      else {
        suggestions.close();
        onDone(event.currentTarget);
      }
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      suggestions.close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) suggestions.mark(event.key === 'ArrowDown' ? 1 : -1);
      else suggestions.ask(event.currentTarget.value);
    }
  };
}

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  onChoose: (product: QuickOrderProduct, option: HTMLElement) => void;
}

function SuggestionList({ id, suggestions, onChoose }: SuggestionListProps) {
  const text = useText();
  return (
    <div id={id} role="listbox" aria-label={text('quick.suggestions')} className={styles.suggestions}>
      {suggestions.shown.map((product, index) => (
        // The keys are the field's; a press alone must not take the focus from it.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={product.sku}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === suggestions.marked}
          className={styles.suggestion}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onChoose(product, event.currentTarget)}
        >
          <PartNumber sku={product.sku} className={styles.sku} />{' '}
          <span className={styles.price}>
            <Price money={product.price} />
          </span>{' '}
          <span dir="auto" className={styles.name}>
            {product.name}
          </span>{' '}
          <span className={product.inStock ? styles.stock : styles.none}>
            {product.inStock ? text('quick.in-stock') : text('quick.out-of-stock')}
          </span>
        </div>
      ))}
    </div>
  );
}
