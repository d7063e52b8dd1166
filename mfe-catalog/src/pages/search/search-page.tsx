import { useEffect } from 'react';
import { operation, toWesternDigits, type PageContext, type PageOperations } from 'shared-contracts';
import { definePage, Link, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Breadcrumbs, EmptyState, searchPath } from 'shared-ui';
import { parseListState, toFacetVariables, toListVariables } from '../../features/product-list/list-url';
import { ProductFacetsDocument, type ProductFacetsQuery, ProductListDocument } from '../../features/product-list/product-list.graphql.ts';
import { ProductListing } from '../../features/product-list/product-listing';
import { addRecentSearch } from '../../service/recent-searches';
import { messages, useText } from './messages/source';
import styles from './search-page.module.css';

/** The newer of the platform's two names for the category facet is enough. */
const HIDDEN_FACETS = ['category_id'];

/** The platform searches for digits as they are printed on parts. */
const toSearched = (search: string) => toWesternDigits(parseListState(search).query);

const operations = ({ search }: Pick<PageContext, 'search'>) => {
  const base = { search: toSearched(search) };
  return {
    list: operation(ProductListDocument, toListVariables(parseListState(search), base)),
    facets: operation(ProductFacetsDocument, toFacetVariables(base)),
  } satisfies PageOperations;
};

type Operations = ReturnType<typeof operations>;

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

function SearchPage({ results: { list, facets } }: PageProps<Operations>) {
  const text = useText();
  const { location } = useSnapshot(useHost().navigation.state);
  const { query } = parseListState(location.search);
  const title = query === '' ? text('search.all') : text('search.title', { query });
  useEffect(() => addRecentSearch(query), [query]);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('search') }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {(list.data?.products?.total_count ?? 0) > 0 && <ReadAs query={query} facets={facets.data} />}
      <ProductListing
        key={query}
        list={list}
        facets={facets}
        base={{ search: toWesternDigits(query) }}
        hiddenFacets={HIDDEN_FACETS}
        whenEmpty={<NothingFound query={query} facets={facets.data} />}
      />
    </div>
  );
}

const suggestionsOf = (facets: ProductFacetsQuery | undefined) =>
  (facets?.products?.suggestions ?? []).flatMap((suggestion) => (suggestion?.search ? [suggestion.search] : []));

/** A text that was spelled otherwise finds what it was read as. A plain platform has other searches beside what it has found. */
function ReadAs({ query, facets }: { query: string; facets: ProductFacetsQuery | undefined }) {
  const text = useText();
  const { hasExtensions } = useHost();
  const suggestions = suggestionsOf(facets);
  const [readAs] = suggestions;
  if (readAs === undefined) return null;
  if (!hasExtensions) return <Suggestions suggestions={suggestions} />;
  return <p className={styles.read}>{text('search.read-as', { query, readAs })}</p>;
}

function Suggestions({ suggestions }: { suggestions: readonly string[] }) {
  const text = useText();
  return (
    <p>
      {text('search.suggestions')}{' '}
      {suggestions.slice(0, 5).map((suggestion) => (
        <Link key={suggestion} to={searchPath(suggestion)} className={styles.suggestion}>
          <bdi>{suggestion}</bdi>
        </Link>
      ))}
    </p>
  );
}

function NothingFound({ query, facets }: { query: string; facets: ProductFacetsQuery | undefined }) {
  const text = useText();
  const suggestions = suggestionsOf(facets);
  return (
    <EmptyState icon="search" title={text('search.none', { query })}>
      <ul className={styles.hints}>
        <li>{text('search.hint-spelling')}</li>
        <li>{text('search.hint-less')}</li>
        <li>{text('search.hint-size')}</li>
      </ul>
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
      <p>
        <Link to="/contact-us">{text('search.ask')}</Link>
      </p>
    </EmptyState>
  );
}
