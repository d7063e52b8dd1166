import { useId } from 'react';
import { Link, useHost, useOperation } from 'shared-platform';
import { isolateLtr, SEARCH_PATH } from 'shared-ui';
import { AttributeOptionsDocument } from '../../features/attribute-options/attribute-options.graphql.ts';
import { attributesOf } from '../../features/attribute-options/matching-list';
import { inMenu, pathOf } from '../../features/categories/menu-categories';
import { useText } from './messages/source';
import type { Reading } from './reading';
import { Searches } from './searches';
import { SIZE_CODES, sizeFilter } from './size-filter';
import { TopCategoriesDocument, TopManufacturersDocument } from './ways-on.graphql.ts';
import styles from './search-page.module.css';

/** For a search that finds nothing: what of it was understood, sizes with its numbers, what the shop sells, and whose. */
export function WaysOn({ query, reading }: { query: string; reading: Reading | undefined }) {
  const text = useText();
  const { hasExtensions } = useHost();
  const categories = useOperation(TopCategoriesDocument, {});
  const manufacturers = useOperation(TopManufacturersDocument, {}, { isPaused: !hasExtensions });
  const families = inMenu(categories.data?.categories?.items?.[0]?.children).filter(({ product_count }) => product_count !== 0);
  const makers = (manufacturers.data?.manufacturers.items ?? []).flatMap((maker) => (maker ? [maker] : []));
  return (
    <div className={styles.ways}>
      {hasExtensions ? null : <BySize query={query} />}
      {reading && <Understood reading={reading} />}
      {reading && reading.nearest.length > 0 && <Searches label={text('search.nearest')} searches={reading.nearest} />}
      <Ways
        title={text('search.categories')}
        entries={families.map((family) => ({
          uid: family.uid,
          name: family.name ?? '',
          path: pathOf(family),
          count: family.product_count,
        }))}
      />
      <Ways
        title={text('search.manufacturers')}
        entries={makers.map(({ uid, name, option_id: option, product_count: count }) => ({
          uid,
          name,
          path: `${SEARCH_PATH}?f.manufacturer=${option}`,
          count,
        }))}
      />
    </div>
  );
}

/** A plain platform's search knows no sizes, its lists do. */
function BySize({ query }: { query: string }) {
  const text = useText();
  const { data } = useOperation(AttributeOptionsDocument, { attributes: attributesOf(SIZE_CODES) });
  const list = sizeFilter(query, data);
  return (
    list && (
      <p>
        <Link to={list.path}>{text('search.by-size', { size: isolateLtr(list.size) })}</Link>
      </p>
    )
  );
}

interface WaysProps {
  title: string;
  entries: readonly { uid: string; name: string; path: string; count: number | null | undefined }[];
}

function Ways({ title, entries }: WaysProps) {
  const text = useText();
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ul className={styles.chips}>
        {entries.map(({ uid, name, path, count }) => (
          <li key={uid}>
            <Link to={path}>
              <bdi>{name}</bdi>
              {typeof count === 'number' && <span className={styles.count}> {text('list.count', { count })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of a text was understood: a shopper sees which part of it the search has missed. */
function Understood({ reading: { asked, measures, words } }: { reading: Reading }) {
  const text = useText();
  const facts = [
    ...words.map((word) => ({ name: text('search.word'), value: word })),
    ...(asked === undefined ? [] : [{ name: text('search.size'), value: asked }]),
    ...measures,
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.understood} aria-label={text('search.understood')}>
      <div className={styles.lead}>{text('search.understood')}</div>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
