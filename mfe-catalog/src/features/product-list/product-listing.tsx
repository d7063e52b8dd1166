import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, type OperationResult, useHost, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Icon, Notice, Pagination, VisuallyHidden } from 'shared-ui';
import { ActiveFilters } from './active-filters';
import { FilterForm } from './filter-form';
import type { FilterDialogProps } from './filter-dialog';
import { toActiveFilters, toFacets } from './facets';
import { ListingSkeleton } from './listing-skeleton';
import { ListToolbar } from './list-toolbar';
import { storedPageSize, useListPreferences } from './list-preferences';
import {
  buildSearch,
  DEFAULT_PAGE_SIZE,
  isFiltered,
  type ListBase,
  type ListState,
  PAGE_SIZES,
  parseListState,
  spanEnds,
} from './list-url';
import { type Column, type ProductListView, type SortField, toColumns, toProductListView, toSortFields } from './list-view';
import { ProductGrid } from './product-grid';
import type { ProductFacetsQuery, ProductListQuery } from './product-list.graphql.ts';
import { ProductTable } from './product-table';
import { SizeFinder } from './size-finder';
import { useNextPage } from './use-next-page';
import { useText } from './messages/source';
import styles from './product-listing.module.css';

export interface ProductListingProps {
  list: OperationResult<ProductListQuery>;
  facets: OperationResult<ProductFacetsQuery>;
  /** What the list is of. */
  base: ListBase;
  /** Facets that this list is not filtered by. */
  hiddenFacets: readonly string[];
  /** Shown when there is nothing and no filter is the reason. */
  whenEmpty: ReactNode;
}

const NO_FACETS: NonNullable<ProductListView['facets']> = [];

/** A list of products: filters, order, view, pages. All of it is in the address, and works there without scripts. */
export function ProductListing({ list, facets: facetsResult, base, hiddenFacets, whenEmpty }: ProductListingProps) {
  const text = useText();
  const { state, path, hrefFor, go } = useListState();
  const isLoading = list.fetching;
  const last = useLast(list.data);
  const answer = isLoading ? last : list.data;
  const view = useMemo(() => toProductListView(answer), [answer]);
  const offer = useLast(facetsResult.data);
  const all = offer?.products?.aggregations ?? NO_FACETS;
  const sortFields = toSortFields(offer);
  const columns = useMemo(() => toColumns(all, offer?.products?.total_count ?? 0, view?.products ?? []), [all, offer, view]);
  const facets = toFacets(all, isFiltered(state) ? view?.facets : undefined, state, hiddenFacets);
  const heading = useScrollOnPageChange(state.page);
  const headingId = useId();
  if (!view && isLoading) return <ListingSkeleton />;
  if (view && view.total === 0 && !isFiltered(state)) return <>{whenEmpty}</>;
  return (
    <div className={styles.listing}>
      {facets.length > 0 && (
        <a href="#products" className={styles.skip}>
          {text('list.skip')}
        </a>
      )}
      {facets.length > 0 && (
        <aside id="filters" className={styles.sidebar} aria-label={text('filters')}>
          <FilterForm facets={facets} state={state} path={path} onChange={go} />
        </aside>
      )}
      <section className={styles.results} aria-busy={isLoading} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          <VisuallyHidden>{text('list.products')}</VisuallyHidden>
        </h2>
        <SizeFinder facets={facets} state={state} onChange={go} />
        <ActiveFilters filters={toActiveFilters(facets, state)} state={state} path={path} />
        <div ref={heading} id={facets.length > 0 ? 'products' : undefined} tabIndex={-1} className={styles.top}>
          <FilterOpener facets={facets} state={state} path={path} base={base} onChange={go} />
          <ListToolbar state={state} path={path} sortFields={sortFields} total={view?.total} onChange={go} />
        </div>
        <Results
          view={view}
          columns={columns}
          sortFields={sortFields}
          state={state}
          base={base}
          path={path}
          isLoading={isLoading}
          hrefFor={hrefFor}
        />
      </section>
    </div>
  );
}

interface ResultsProps {
  view: ProductListView | undefined;
  columns: readonly Column[];
  sortFields: readonly SortField[];
  state: ListState;
  base: ListBase;
  path: string;
  isLoading: boolean;
  hrefFor: (page: number) => string;
}

function Results({ view, columns, sortFields, state, base, path, isLoading, hrefFor }: ResultsProps) {
  const text = useText();
  const end = useListPreferences(state, path);
  useNextPage(end, view?.pages ?? 0, state, base);
  // The platform answers a page beyond the last one with an error.
  if (!view && state.page > 1)
    return (
      <EmptyState icon="list" title={text('list.no-page')} action={<ButtonLink to={hrefFor(1)}>{text('list.first-page')}</ButtonLink>} />
    );
  if (!view) return <ListFailed state={state} path={path} />;
  if (view.total === 0) {
    const reversed = Object.values(state.filters)
      .map(([value]) => spanEnds(value))
      .find((span) => Number(span?.from) > Number(span?.to));
    return (
      <EmptyState
        icon="filter"
        title={text('list.none')}
        action={<ButtonLink to={`${path}${buildSearch({ ...state, filters: {}, page: 1 })}`}>{text('filters.clear')}</ButtonLink>}
      >
        <p>{reversed ? text('list.none-span', { from: reversed.from ?? '', to: reversed.to ?? '' }) : text('list.none-hint')}</p>
      </EmptyState>
    );
  }
  return (
    <div className={isLoading ? styles.stale : undefined}>
      {state.view === 'list' ? (
        <ProductTable products={view.products} columns={columns} state={state} path={path} sortFields={sortFields} />
      ) : (
        <ProductGrid products={view.products} />
      )}
      <div ref={end} className={styles.pages}>
        <Pagination page={view.page} pages={view.pages} hrefFor={hrefFor} />
        {view.total > DEFAULT_PAGE_SIZE && <PageSizes state={state} path={path} />}
      </div>
    </div>
  );
}

/** How many at a time, where the list ends: links, so that they work without scripts. */
function PageSizes({ state, path }: { state: ListState; path: string }) {
  const text = useText();
  return (
    <nav aria-label={text('list.page-size')}>
      <ul className={styles.sizes}>
        <li aria-hidden="true">{text('list.page-size')}</li>
        {PAGE_SIZES.map((size) => (
          <li key={size}>
            <Link
              to={`${path}${buildSearch({ ...state, pageSize: size, page: 1 })}`}
              aria-current={size === state.pageSize ? 'true' : undefined}
              onClick={() => storedPageSize.write(size)}
            >
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The platform did not answer, or did not understand what the address asks for. */
function ListFailed({ state, path }: { state: ListState; path: string }) {
  const host = useHost();
  const text = useText();
  const again = () => host.navigation.replace(`${path}${buildSearch(state)}`, { fresh: true });
  return (
    <Notice
      type="error"
      title={text('list.failed')}
      action={
        <div className={styles.actions}>
          <Button size="s" onClick={again}>
            {text('load-failed.again')}
          </Button>
          {(isFiltered(state) || state.sort) && (
            <Link to={`${path}${buildSearch({ ...state, filters: {}, sort: undefined, page: 1 })}`}>{text('list.start-over')}</Link>
          )}
        </div>
      }
    />
  );
}

/** On a narrow screen the filters open in a dialog, which is loaded when it is asked for; without scripts a link shows them. */
function FilterOpener(props: Omit<FilterDialogProps, 'onClose'>) {
  const host = useHost();
  const text = useText();
  const [Loaded, setLoaded] = useState<ComponentType<FilterDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  if (props.facets.length === 0) return null;
  const open = async () => {
    setOpen(true);
    try {
      const { FilterDialog } = await import(/* webpackChunkName: "on-demand" */ './filter-dialog');
      setLoaded(() => FilterDialog);
    } catch (error) {
      setOpen(false);
      host.telemetry.recordError(error);
    }
  };
  const count = Object.values(props.state.filters).flat().length;
  return (
    <div className={styles.opener}>
      <Button variant="secondary" full aria-haspopup="dialog" onClick={() => void open()}>
        <Icon name="filter" />
        {count > 0 ? text('filters.open-count', { count }) : text('filters')}
      </Button>
      <noscript>
        <a href="#filters">{text('filters')}</a>
      </noscript>
      {isOpen && Loaded && <Loaded {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The list's state from the address, and how to change it. */
function useListState() {
  const host = useHost();
  const { location } = useSnapshot(host.navigation.state);
  const state = parseListState(location.search);
  const path = location.pathname;
  return {
    state,
    path,
    hrefFor: (page: number) => `${path}${buildSearch({ ...state, page })}`,
    go: (next: ListState) => host.navigation.push(`${path}${buildSearch(next)}`),
  };
}

/** What was there last, while something else is on its way: the list stays in place until the next one comes. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Another page of the list begins at its top. The first render stays where it is. */
function useScrollOnPageChange(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return element;
}
