import { formatRange } from 'shared-ui';
import { commonUnit } from '../specifications/measures';
import { type Unit, unitOf } from '../specifications/specifications';
import { chosenSpan } from './spans';
import type { FacetFragment } from './product-list.graphql.ts';
import { isRange, type ListState } from './list-url';

export interface FacetOption {
  value: string;
  label: string;
  /** How many products it leaves; undefined where the platform's number would mislead. */
  count: number | undefined;
  isChosen: boolean;
}

/** One thing to filter by. */
export interface Facet {
  code: string;
  label: string;
  /** Sizes are options that are numbers with one unit, spans any number: both are chosen from–to. */
  kind: 'list' | 'size' | 'span';
  /** As the platform writes it, … */
  unit: string | undefined;
  /** … or the message of the shop. */
  unitMessage: Unit | undefined;
  chosen: readonly string[];
  options: readonly FacetOption[];
}

type PlatformFacets = readonly (FacetFragment | null)[] | null | undefined;

/**
 * What a list can be filtered by. The platform counts within the current filters, which leaves an attribute with only the values
 * already chosen in it; their alternatives come from the list without filters.
 */
export function toFacets(all: PlatformFacets, narrowed: PlatformFacets, state: ListState, hidden: readonly string[]): Facet[] {
  const filteredCodes = Object.keys(state.filters);
  const current = new Map((narrowed ?? all ?? []).flatMap((facet) => (facet ? [[facet.attribute_code, facet] as const] : [])));
  return (all ?? []).flatMap((base) => {
    if (!base || hidden.includes(base.attribute_code)) return [];
    const chosen = state.filters[base.attribute_code] ?? [];
    const source = chosen.length > 0 ? base : current.get(base.attribute_code);
    // Counts of the unfiltered list are true for the only filtered attribute; others are not counted.
    const isCounted = chosen.length === 0 || filteredCodes.length === 1;
    const options = toOptions(source, chosen, isCounted);
    const isUseful = options.length > 1 || chosen.length > 0;
    return isUseful ? [{ code: base.attribute_code, label: base.label ?? base.attribute_code, chosen, options, ...kindOf(base) }] : [];
  });
}

function kindOf({ attribute_code: code, options }: FacetFragment): Pick<Facet, 'kind' | 'unit' | 'unitMessage'> {
  const known = (options ?? []).flatMap((option) => option ?? []);
  if (known.every(({ value }) => isRange(value))) return { kind: 'span', unit: undefined, unitMessage: unitOf(code) };
  const unit = commonUnit(known.map(({ label }) => label ?? ''));
  return { kind: unit === undefined ? 'list' : 'size', unit, unitMessage: undefined };
}

function toOptions(facet: FacetFragment | undefined, chosen: readonly string[], isCounted: boolean): FacetOption[] {
  return (facet?.options ?? []).flatMap((option) =>
    option
      ? [
          {
            value: option.value,
            label: optionLabel(option),
            count: isCounted ? (option.count ?? undefined) : undefined,
            isChosen: chosen.includes(option.value),
          },
        ]
      : [],
  );
}

/** `0_50` reads "0 – 50", `10000_*` "10,000 +". */
function optionLabel({ value, label }: { value: string; label: string | null }): string {
  if (!isRange(value)) return label ?? value;
  const [from, to] = value.split('_').map((end) => (end === '*' ? undefined : Number(end)));
  return formatRange(from, to);
}

export interface ActiveFilter {
  code: string;
  /** All of them go with the chip. */
  values: readonly string[];
  /** "Manufacturer: Norvik". */
  attribute: string;
  label: string;
}

/** The chosen filters in words; sizes that follow each other as one: "20 – 40 mm". */
export function toActiveFilters(facets: readonly Facet[], state: ListState): ActiveFilter[] {
  return Object.entries(state.filters).flatMap(([code, values]) => {
    const facet = facets.find((candidate) => candidate.code === code);
    const attribute = facet?.label ?? '';
    const { from, to } = (facet?.kind === 'size' && chosenSpan(facet)) || {};
    if (from !== undefined && to !== undefined && values.length > 2)
      return [{ code, values, attribute, label: `${formatRange(Number(from), Number(to))} ${facet?.unit ?? ''}` }];
    return values.map((value) => ({
      code,
      values: [value],
      attribute,
      label: facet?.options.find((option) => option.value === value)?.label ?? optionLabel({ value, label: null }),
    }));
  });
}
