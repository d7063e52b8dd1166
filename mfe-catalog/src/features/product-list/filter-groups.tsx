import { type ReactNode, useState } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { formatNumber, Icon, VisuallyHidden } from 'shared-ui';
import { toMeasure } from '../specifications/measures';
import { unitText } from '../specifications/specifications';
import type { Facet, FacetOption } from './facets';
import { filterName } from './list-url';
import { SpanFields } from './span-fields';
import { useText } from './messages/source';
import styles from './filters.module.css';

/** Groups that are open at first; those with something chosen are, too. */
const OPEN_GROUPS = 2;
/** As many values are shown at first where there are more; sizes take less room. */
const SHORT_LIST = 8;
const SHORT_SIZES = 12;
/** A longer list has a box to find something in it. */
const LONG_LIST = 12;

interface FilterGroupsProps {
  facets: readonly Facet[];
  onToggle: (code: string, value: string) => void;
  /** These values, and no others of the attribute. */
  onSet: (code: string, values: readonly string[]) => void;
}

/** Everything that a list can be filtered by: numbers from–to, common sizes beside them, one tick for any other value. */
export function FilterGroups({ facets, ...changes }: FilterGroupsProps) {
  return facets.map((facet, index) => (
    <FilterGroup key={facet.code} facet={facet} isOpen={index < OPEN_GROUPS || facet.chosen.length > 0} {...changes} />
  ));
}

interface FilterGroupProps extends Pick<FilterGroupsProps, 'onToggle' | 'onSet'> {
  facet: Facet;
  isOpen: boolean;
}

function FilterGroup({ facet, isOpen, onToggle, onSet }: FilterGroupProps) {
  const text = useText();
  const { currency } = useSnapshot(useHost().storeView.state);
  const { code, label, kind, unitMessage } = facet;
  const unit = code === 'price' ? currency : unitMessage ? unitText(text, unitMessage) : facet.unit;
  const title = unit ? text('filters.with-unit', { label, unit }) : label;
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron" className={styles.mark} />
      </summary>
      {kind !== 'list' && <SpanFields facet={facet} title={title} onSet={(values) => onSet(code, values)} />}
      {kind !== 'span' && <Options facet={facet} onToggle={(value) => onToggle(code, value)} />}
    </details>
  );
}

/** The values: those that most products have first where there are many, the others on demand, with a box to find one. */
function Options({ facet: { code, label, kind, options }, onToggle }: { facet: Facet; onToggle: (value: string) => void }) {
  const text = useText();
  const [wanted, setWanted] = useState('');
  const limit = kind === 'size' ? SHORT_SIZES : SHORT_LIST;
  const first = options.length <= limit ? options : mostCommon(options, limit);
  const further = options.filter((option) => !first.includes(option));
  const found = wanted.trim() === '' ? further : options.filter((option) => isFound(option.label, wanted));
  const List = kind === 'size' ? SizeList : ValueList;
  const lists = { code, label, onToggle };
  return (
    <>
      <List {...lists} options={first} />
      {further.length > 0 && (
        <details className={styles.further}>
          <summary>{text('filters.all', { count: options.length })}</summary>
          {options.length > LONG_LIST && (
            <input
              type="search"
              className={styles.find}
              value={wanted}
              placeholder={text('filters.find')}
              aria-label={text('filters.find-in', { label })}
              // Enter would send the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
          {found.length === 0 && (
            <p role="status" className={styles.none}>
              {text('filters.find-none')}
            </p>
          )}
          <List {...lists} options={found} />
        </details>
      )}
    </>
  );
}

interface ListProps {
  code: string;
  label: string;
  options: readonly FacetOption[];
  onToggle: (value: string) => void;
}

function ValueList({ options, label, ...tick }: ListProps) {
  const text = useText();
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <Tick {...tick} option={option} className={styles.option}>
            <bdi>{option.label}</bdi>
            {option.count !== undefined && (
              <span className={styles.count} aria-label={text('list.count', { count: option.count })}>
                {formatNumber(option.count)}
              </span>
            )}
          </Tick>
        </li>
      ))}
    </ul>
  );
}

/** Sizes as chips, without the unit that the heading says. */
function SizeList({ options, label, ...tick }: ListProps) {
  const text = useText();
  return (
    <ul className={styles.sizes} aria-label={label}>
      {options.map((option) => {
        const size = toMeasure(option.label);
        return (
          <li key={option.value}>
            <Tick {...tick} option={option} className={styles.size}>
              <bdi>{size?.number ?? option.label}</bdi>
              <VisuallyHidden>
                {size && ` ${size.unit}`}
                {option.count !== undefined && ` ${text('list.count', { count: option.count })}`}
              </VisuallyHidden>
            </Tick>
          </li>
        );
      })}
    </ul>
  );
}

interface TickProps extends Omit<ListProps, 'options' | 'label'> {
  option: FacetOption;
  className: string | undefined;
  children: ReactNode;
}

function Tick({ code, option: { value, isChosen }, className, onToggle, children }: TickProps) {
  return (
    <label className={className}>
      <input type="checkbox" name={filterName(code)} value={value} checked={isChosen} onChange={() => onToggle(value)} />
      {children}
    </label>
  );
}

/** In their own order; what is chosen is among them. */
function mostCommon(options: readonly FacetOption[], limit: number): FacetOption[] {
  const ranked = [...options].sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || (b.count ?? 0) - (a.count ?? 0));
  const shown = new Set(ranked.slice(0, Math.max(limit, options.filter(({ isChosen }) => isChosen).length)));
  return options.filter((option) => shown.has(option));
}

/** Numbers by how they begin, so that 25 does not find 125; words anywhere. */
function isFound(label: string, wanted: string): boolean {
  const text = toWesternDigits(wanted).trim().toLowerCase();
  return /^\d/.test(text) ? label.startsWith(text) : label.toLowerCase().includes(text);
}
