import { type FormEvent, useState } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { Button, FieldError } from 'shared-ui';
import { toMeasure } from '../specifications/measures';
import { SYMBOLS } from '../specifications/symbols';
import type { Facet } from './facets';
import { type ListState, setFilter } from './list-url';
import { useText } from './messages/source';
import styles from './size-finder.module.css';

const SIZES = ['bore_diameter', 'outside_diameter', 'width_mm', 'cross_section_mm'];

interface SizeFinderProps {
  facets: readonly Facet[];
  state: ListState;
  onChange: (next: ListState) => void;
}

/** d · D · B above a list whose products have sizes: what is measured on the old part. A size that nothing has names its neighbours. */
export function SizeFinder({ facets, state, onChange }: SizeFinderProps) {
  const sizes = facets.filter(({ code, kind }) => kind === 'size' && SIZES.includes(code));
  if (sizes.length < 2) return null;
  return <Finder key={sizes.map(({ chosen }) => chosen.join()).join('|')} sizes={sizes} state={state} onChange={onChange} />;
}

function Finder({ sizes, state, onChange }: { sizes: readonly Facet[]; state: ListState; onChange: SizeFinderProps['onChange'] }) {
  const text = useText();
  const [typed, setTyped] = useState(() => Object.fromEntries(sizes.map((facet) => [facet.code, oneChosen(facet)])));
  const [problem, setProblem] = useState<string>();
  const find = (event: FormEvent) => {
    event.preventDefault();
    let next = state;
    for (const facet of sizes) {
      const wanted = typed[facet.code] ?? '';
      if (wanted === oneChosen(facet)) continue;
      const found = wanted === '' ? [] : optionsOf(facet, wanted);
      if (wanted !== '' && found.length === 0) {
        const near = neighbours(facet, wanted);
        return setProblem(text('finder.none', { label: facet.label, near: near.join(' · '), count: near.length }));
      }
      next = setFilter(next, facet.code, found);
    }
    setProblem(undefined);
    if (next !== state) onChange(next);
  };
  return (
    <form className={styles.finder} noValidate onSubmit={find} aria-label={text('finder')}>
      <span className={styles.title}>{text('finder')}</span>
      {sizes.map(({ code, label, unit }) => (
        <label key={code} className={styles.field}>
          <bdi aria-hidden="true">{SYMBOLS[code]}</bdi>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            dir="ltr"
            aria-label={text('list.column', { label, unit: unit ?? '' })}
            value={typed[code]}
            onChange={(event) => setTyped({ ...typed, [code]: event.target.value })}
          />
        </label>
      ))}
      <span>{sizes[0]?.unit}</span>
      <Button type="submit" size="s" variant="secondary">
        {text('finder.find')}
      </Button>
      <div aria-live="polite" className={styles.problem}>
        <FieldError id="size-finder-problem" error={problem} />
      </div>
    </form>
  );
}

function oneChosen({ chosen, options }: Facet): string {
  const [value] = chosen;
  return chosen.length === 1 ? (toMeasure(options.find((option) => option.value === value)?.label ?? '')?.number ?? '') : '';
}

const toNumber = (typed: string) => Number(toWesternDigits(typed).trim().replace(',', '.').replace('٫', '.') || Number.NaN);
const optionsOf = ({ options }: Facet, wanted: string) =>
  options.filter(({ label }) => toMeasure(label)?.value === toNumber(wanted)).map(({ value }) => value);

/** The next smaller and the next larger size that there is; none for what is no number. */
function neighbours({ options }: Facet, wanted: string): string[] {
  const size = toNumber(wanted);
  const known = options.flatMap(({ label }) => toMeasure(label) ?? []);
  const smaller = known.filter(({ value }) => value < size).at(-1);
  const larger = known.find(({ value }) => value > size);
  return [smaller, larger].flatMap((measure) => (measure ? [measure.number] : []));
}
