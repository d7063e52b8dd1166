import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError, formatNumber } from 'shared-ui';
import type { Facet } from './facets';
import { filterName } from './list-url';
import { boundsOf, chosenSpan, type Span, valuesOfSpan } from './spans';
import { useText } from './messages/source';
import styles from './filters.module.css';

interface SpanFieldsProps {
  facet: Facet;
  /** What the numbers are of, with their unit. */
  title: string;
  onSet: (values: readonly string[]) => void;
}

/** From–to. Counts when a field is left or with Enter; what cannot be is said below, and changes nothing. */
export function SpanFields({ facet, title, onSet }: SpanFieldsProps) {
  const text = useText();
  const id = useId();
  const { typed, set } = useTyped(facet);
  const bounds = boundsOf(facet);
  const values = valuesOfSpan(facet, typed);
  const problem = typeof values === 'string' ? values : undefined;
  const apply = () => {
    if (typeof values !== 'string' && values.join() !== facet.chosen.join() && hasChanged(facet, typed)) onSet(values);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const isSpan = facet.kind === 'span';
  const field = (end: 'from' | 'to') => (
    <label className={styles.end}>
      <span>{text(`filters.${end}`)}</span>
      <input
        // Sizes are options of the platform: without scripts they are ticked.
        name={isSpan ? `${filterName(facet.code)}.${end}` : undefined}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        dir="ltr"
        aria-label={text(`filters.${end}-of`, { title })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        placeholder={bounds[end] === '' ? undefined : formatNumber(Number(bounds[end]))}
        value={typed[end]}
        onChange={(event) => set({ [end]: event.target.value })}
        onBlur={apply}
        onKeyDown={press}
      />
    </label>
  );
  return (
    <div className={`${styles.span} ${isSpan ? '' : styles.scripted}`}>
      {field('from')}
      {field('to')}
      <div aria-live="polite" className={styles.problem}>
        <FieldError id={id} error={problem && text(`filters.${problem}`, { from: typed.from, to: typed.to })} />
      </div>
    </div>
  );
}

/** What is typed, until another span is chosen elsewhere: then an end that has changed is shown anew. */
function useTyped(facet: Facet) {
  const { from, to } = shownSpan(facet);
  const [known, setKnown] = useState<Span>({ from, to });
  const [typed, setTyped] = useState<Span>({ from, to });
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to });
    setTyped({ from: known.from === from ? typed.from : from, to: known.to === to ? typed.to : to });
  }
  return { typed, set: (change: Partial<Span>) => setTyped({ ...typed, ...change }) };
}

/** Leaving an untouched field takes away nothing that was ticked one by one. */
function hasChanged(facet: Facet, typed: Span): boolean {
  const { from, to } = shownSpan(facet);
  return typed.from !== from || typed.to !== to;
}

/** What is chosen; an end that is as far as it goes is open: who types the other one next is not interrupted. */
function shownSpan(facet: Facet): Span {
  const { from = '', to = '' } = chosenSpan(facet);
  const bounds = boundsOf(facet);
  return { from: from === bounds.from && to !== from ? '' : from, to: to === bounds.to && to !== from ? '' : to };
}
