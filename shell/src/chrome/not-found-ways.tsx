import type { FormEvent } from 'react';
import { Link, useHost, useOperation, useSnapshot } from 'shared-platform';
import { Button, SEARCH_PATH, searchPath } from 'shared-ui';
import { ShopChromeDocument } from './chrome.graphql.ts';
import { toMenuCategories } from './mega-menu/menu-categories';
import { wordsOf } from './words-of-path';
import { useText } from '../messages/source';
import styles from './page-views.module.css';

/** What an address without a page was to show may be found by its words, or in the catalogue. */
export default function NotFoundWays({ rootCategoryUid }: { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const { pathname } = useSnapshot(host.navigation.state).location;
  const { data } = useOperation(ShopChromeDocument, { root: rootCategoryUid });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (query === '') event.currentTarget.querySelector('input')?.focus();
    else host.navigation.push(searchPath(query));
  };
  return (
    <>
      <form
        role="search"
        aria-label={text('page.search-again')}
        className={styles.search}
        action={host.navigation.href(SEARCH_PATH)}
        onSubmit={search}
      >
        <input
          key={pathname}
          type="search"
          name="query"
          className={styles.input}
          defaultValue={wordsOf(pathname)}
          aria-label={text('page.search-again')}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          maxLength={128}
          dir="auto"
        />
        <Button type="submit" variant="secondary">
          {text('search.submit')}
        </Button>
      </form>
      <nav aria-label={text('page.categories')}>
        <ul className={styles.categories}>
          {toMenuCategories(data?.categories?.items).map(({ uid, name, path }) => (
            <li key={uid}>{path === undefined ? name : <Link to={path}>{name}</Link>}</li>
          ))}
        </ul>
      </nav>
    </>
  );
}
