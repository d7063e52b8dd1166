import { toWesternDigits } from 'shared-contracts';
import type { ProductListQueryVariables } from './product-list.graphql.ts';

/** What the address of a list says. Anything else in the query string is left alone and not passed on. */
export interface ListState {
  /** Chosen values by attribute. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** None: the platform's default (Position, or relevance of a search). */
  sort: Sort | undefined;
  page: number;
  pageSize: number;
  view: (typeof VIEWS)[number];
  /** Searched text, where the list is one of search results. */
  query: string;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export const PAGE_SIZES = [6, 12, 24, 48] as const;
export const DEFAULT_PAGE_SIZE = 6;
export const VIEWS = ['grid', 'list'] as const;

/** Bounds for what an address may ask for: someone else may have written it. */
const MAX_ATTRIBUTES = 12;
const MAX_VALUES = 80;
const MAX_VALUE_LENGTH = 64;
const MAX_PARAMETER_LENGTH = 1000;
const MAX_QUERY_LENGTH = 128;
const FILTER_PREFIX = 'f.';
const FILTER = /^f\.([a-z][a-z0-9_]{0,39})(?:\.(from|to))?$/;
/** Several options of an attribute: their numbers, joined. */
const OPTIONS = /^\d+(?:-\d+)+$/;
const OPTION = /^\d+$/;
const RANGE = /^(\d+(?:\.\d+)?|\*)_(\d+(?:\.\d+)?|\*)$/;

export function parseListState(search: string): ListState {
  const parameters = new URLSearchParams(search);
  const size = Number(parameters.get('size'));
  const page = Number(parameters.get('page'));
  return {
    filters: parseFilters(parameters),
    sort: parseSort(parameters.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize: PAGE_SIZES.find((candidate) => candidate === size) ?? DEFAULT_PAGE_SIZE,
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    query: (parameters.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
  };
}

function parseFilters(parameters: URLSearchParams): Record<string, readonly string[]> {
  const filters: Record<string, string[]> = {};
  for (const [name, text] of parameters) {
    const [, code, end] = FILTER.exec(name) ?? [];
    if (code === undefined || text === '' || text.length > MAX_PARAMETER_LENGTH) continue;
    if (!(code in filters) && Object.keys(filters).length >= MAX_ATTRIBUTES) continue;
    const given = end ? withEnd(filters[code]?.[0], end, text) : OPTIONS.test(text) ? text.split('-') : [text];
    const values = given.filter((value) => value.length <= MAX_VALUE_LENGTH);
    if (values.length > 0) filters[code] = [...new Set([...(filters[code] ?? []), ...values])].slice(0, MAX_VALUES);
  }
  // A range is one span; the last one said counts.
  for (const [code, values] of Object.entries(filters)) if (values.some(isRange)) filters[code] = values.slice(-1);
  return filters;
}

/** One end of a span, as a form without scripts sends it; what is no number is left out. */
function withEnd(span: string | undefined, end: string, text: string): string[] {
  const number = toWesternDigits(text).trim();
  const [from = '*', to = '*'] = span?.split('_') ?? [];
  const value = end === 'from' ? `${number}_${to}` : `${from}_${number}`;
  return isRange(value) ? [value] : [];
}

function parseSort(text: string | null): Sort | undefined {
  const match = /^([a-z][a-z0-9_]{0,39})-(asc|desc)$/.exec(text ?? '');
  return match ? { field: match[1] ?? '', direction: match[2] === 'desc' ? 'desc' : 'asc' } : undefined;
}

/** The query string of a state, with its "?"; empty for the defaults. The same state always has the same address. */
export function buildSearch(state: ListState): string {
  const parameters = new URLSearchParams(hiddenParameters(state).concat(filterParameters(state)));
  if (state.page > 1) parameters.set('page', String(state.page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Name and value of everything but filters and page: what a form that changes one of them carries along. */
export function hiddenParameters(state: ListState, without?: 'sort' | 'size'): [string, string][] {
  return [
    ...(state.query === '' ? [] : [['query', state.query] as [string, string]]),
    ...(state.sort && without !== 'sort' ? [['sort', sortText(state.sort)] as [string, string]] : []),
    ...(state.pageSize === DEFAULT_PAGE_SIZE || without === 'size' ? [] : [['size', String(state.pageSize)] as [string, string]]),
    ...(state.view === 'grid' ? [] : [['view', state.view] as [string, string]]),
  ];
}

export function filterParameters({ filters }: ListState): [string, string][] {
  return Object.keys(filters)
    .sort()
    .flatMap((code) => {
      const values = filters[code] ?? [];
      const isShort = values.length > 1 && values.every((value) => OPTION.test(value));
      return (isShort ? [values.join('-')] : values).map((value): [string, string] => [filterName(code), value]);
    });
}

export const filterName = (code: string): string => `${FILTER_PREFIX}${code}`;
export const sortText = ({ field, direction }: Sort): string => `${field}-${direction}`;
export const isRange = (value: string): boolean => RANGE.test(value);
export const isFiltered = ({ filters }: ListState): boolean => Object.keys(filters).length > 0;

/** Chooses or leaves one value, and goes back to the first page. A span replaces another one of its attribute. */
export function toggleFilter(state: ListState, code: string, value: string): ListState {
  const chosen = state.filters[code] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : isRange(value) ? [value] : [...chosen, value];
  return setFilter(state, code, next);
}

/** Chooses these values of an attribute and no others, and goes back to the first page. */
export function setFilter(state: ListState, code: string, values: readonly string[]): ListState {
  const { [code]: _left, ...others } = state.filters;
  return { ...state, filters: values.length > 0 ? { ...others, [code]: values } : others, page: 1 };
}

/** The ends of a span; none for what is no span. An open end is undefined. */
export function spanEnds(value: string | undefined): { from: string | undefined; to: string | undefined } | undefined {
  const [, from, to] = RANGE.exec(value ?? '') ?? [];
  return from === undefined ? undefined : { from: from === '*' ? undefined : from, to: to === '*' ? undefined : to };
}

type Filter = NonNullable<ProductListQueryVariables['filter']>;

/** What the list is of: a category, or all products that a search finds. */
export interface ListBase {
  categoryUid?: string;
  search?: string;
}

/** The operation's variables. */
export function toListVariables(state: ListState, base: ListBase): ProductListQueryVariables {
  return {
    ...toFacetVariables(base),
    filter: { ...toFacetVariables(base).filter, ...toFilter(state) },
    ...(state.sort ? { sort: { [state.sort.field]: state.sort.direction === 'desc' ? 'DESC' : 'ASC' } } : {}),
    pageSize: state.pageSize,
    currentPage: state.page,
    withFacets: isFiltered(state),
  };
}

/** How many a state has, whatever its order and page. */
export function toCountVariables(state: ListState, base: ListBase): ReturnType<typeof toFacetVariables> {
  const { filter, ...rest } = toFacetVariables(base);
  return { ...rest, filter: { ...filter, ...toFilter(state) } };
}

/** Those of the list without filters: what can be chosen at all. */
export function toFacetVariables({ categoryUid, search }: ListBase): { search?: string; filter: Filter } {
  return { ...(search ? { search } : {}), filter: categoryUid ? { category_uid: { eq: categoryUid } } : {} };
}

function toFilter({ filters }: ListState): Filter {
  return Object.fromEntries(
    Object.entries(filters).map(([code, values]) => {
      const span = spanEnds(values[0]);
      if (!span) return [code, { in: [...values] }];
      return [code, { ...(span.from === undefined ? {} : { from: span.from }), ...(span.to === undefined ? {} : { to: span.to }) }];
    }),
  );
}
