import { useEffect } from 'react';
import { operation, toWesternDigits, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, Link, useHost, useOperation, useSnapshot, type PageProps } from 'shared-platform';
import { Breadcrumbs, EmptyState, isolateLtr, searchPath } from 'shared-ui';
import { parseListState, toFacetVariables, toListVariables } from '../../features/product-list/list-url';
import { ProductFacetsDocument, ProductListDocument } from '../../features/product-list/product-list.graphql.ts';
import { ProductListing } from '../../features/product-list/product-listing';
import { addRecentSearch } from '../../service/recent-searches';
import { messages, useText } from './messages/source';
import { asTyped, isAsTyped, toReading, toSuggestions, type Reading } from './reading';
import { Searches } from './searches';
import { SearchReadingDocument } from './search-page.graphql.ts';
import styles from './search-page.module.css';
import { useWaysOn } from './use-ways-on';

/** The newer of the platform's two names for the category facet is enough. */
const HIDDEN_FACETS = ['category_id'];

/** The platform searches for digits as they are printed on parts. */
const toSearched = (search: string) => toWesternDigits(parseListState(search).query).trim();

const listed = (search: string) => {
  const base = { search: toSearched(search) };
  return {
    list: operation(ProductListDocument, toListVariables(parseListState(search), base)),
    facets: operation(ProductFacetsDocument, toFacetVariables(base)),
  } satisfies PageOperations;
};

type Operations = ReturnType<typeof listed>;

/** What the page reads itself is asked for with it. */
const operations = ({ search, hasExtensions }: Pick<PageContext, 'search' | 'hasExtensions'>): Operations => {
  const asked = toSearched(search);
  const read = hasExtensions && asked !== '' ? { reading: operation(SearchReadingDocument, { search: asked }) } : {};
  return { ...listed(search), ...read };
};

export default definePage<Operations>(
  {
    operations,
    head({ context, text }) {
      const { query } = parseListState(context.search);
      return { title: query === '' ? text('search.all') : text('search.title', { query }), robots: 'noindex' };
    },
    component: SearchPage,
  },
  messages,
);

/** How the platform understands a search; plain Commerce does not say. */
function useReading(search: string): Reading | undefined {
  const { hasExtensions } = useHost();
  const { data } = useOperation(SearchReadingDocument, { search }, { isPaused: !hasExtensions || search === '' });
  return toReading(data);
}

function SearchPage({ results: { list, facets } }: PageProps<Operations>) {
  const text = useText();
  const { location } = useSnapshot(useHost().navigation.state);
  const { query } = parseListState(location.search);
  const title = query === '' ? text('search.all') : text('search.title', { query });
  const reading = useReading(toSearched(location.search));
  const suggestions = toSuggestions(facets.data);
  useEffect(() => addRecentSearch(query), [query]);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('search') }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {(list.data?.products?.total_count ?? 0) > 0 && <ReadAs query={query} reading={reading} suggestions={suggestions} />}
      <ProductListing
        key={query}
        list={list}
        facets={facets}
        base={{ search: toWesternDigits(query) }}
        hiddenFacets={HIDDEN_FACETS}
        whenEmpty={<NothingFound query={query} reading={reading} suggestions={suggestions} />}
      />
    </div>
  );
}

interface ReadAsProps {
  query: string;
  reading: Reading | undefined;
  suggestions: readonly string[];
}

/**
 * How a text was read, where that is not as it was typed: other words, or sizes near one that nothing has. A plain platform has other
 * searches beside what it has found.
 */
function ReadAs({ query, reading, suggestions }: ReadAsProps) {
  const text = useText();
  const { hasExtensions } = useHost();
  if (!hasExtensions) return suggestions.length > 0 && <Searches label={text('search.suggestions')} searches={suggestions.map(toSearch)} />;
  if (!reading || (reading.readAs === undefined && !reading.isNear)) return null;
  return (
    <div className={styles.read}>
      {reading.readAs !== undefined && (
        <p>
          {text('search.read-as', { readAs: reading.readAs })}{' '}
          <Link to={searchPath(asTyped(query))}>{text('search.as-typed', { query })}</Link>
        </p>
      )}
      {reading.isNear && (
        <Searches
          label={reading.asked === undefined ? text('search.near') : text('search.near-size', { size: isolateLtr(reading.asked) })}
          searches={reading.nearest}
        />
      )}
    </div>
  );
}

const toSearch = (search: string) => ({ label: search, search });

function NothingFound({ query, reading, suggestions }: ReadAsProps) {
  const text = useText();
  const { WaysOn } = useWaysOn();
  const others = suggestions.filter((suggestion) => !reading?.nearest.some(({ search }) => search === suggestion));
  return (
    <EmptyState icon="search" title={text('search.none', { query })}>
      {others.length > 0 && <Searches label={text('search.suggestions')} searches={others.map(toSearch)} />}
      <ul className={styles.hints}>
        {isAsTyped(query) && (
          <li>
            <Link to={searchPath(query.slice(1, -1))}>{text('search.hint-typed')}</Link>
          </li>
        )}
        <li>{text('search.hint-spelling')}</li>
        <li>{text('search.hint-less')}</li>
        <li>{text('search.hint-size')}</li>
      </ul>
      <p>
        <Link to={`/contact-us?${new URLSearchParams({ query }).toString()}`}>{text('search.ask')}</Link>
      </p>
      {WaysOn && <WaysOn query={query} reading={reading} />}
    </EmptyState>
  );
}
