import { cartRef, operation, type PageContext, signInPath } from 'shared-contracts';
import { definePage, type OperationResult, useHost, useLocation, useSnapshot } from 'shared-platform';
import { Actions, Button, ButtonLink, EmptyState, LoadFailure, Notice, PartNumber, PartText, Quantity, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { CartOutcome, CartProgress } from '../../features/cart-outcome/cart-outcome';
import type { WantedLine } from '../../features/cart-outcome/add-in-batches';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { present } from '../../features/present/present';
import { AllListsButton } from '../../features/requisition-lists/list-links';
import { LISTS_PATH, readSharedList, type ReceivedList } from '../../features/requisition-lists/requisition-list-path';
import { CopyForm } from './copy-form';
import { messages, useText } from './messages/source';
import { SharedListProductsDocument, type SharedListProductsQuery } from './shared-list.graphql.ts';
import styles from './shared-list-page.module.css';

/** A list that somebody passes on: the address has it. Whoever opens it may order it; a customer saves a copy when they ask for it. */
function SharedListPage({ results: { products } }: { results: { products: OperationResult<SharedListProductsQuery> } }) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const { search } = useLocation();
  const list = readSharedList(search);
  const names = new Map(present(products.data?.products?.items).map(({ sku, name }) => [sku ?? '', name ?? '']));
  const content =
    list.lines.length === 0 ? (
      <EmptyState title={text('shared-list.empty')} action={<AllListsButton />} />
    ) : (
      <SharedList key={search} list={list} names={names} areNamesMissing={products.error !== undefined && !products.data?.products} />
    );
  if (status !== 'guest') {
    return (
      <AccountLayout title={text('shared-list.title')} section={LISTS_PATH}>
        {content}
      </AccountLayout>
    );
  }
  return (
    <div className={styles.guest} data-team="customer">
      <h1>{text('shared-list.title')}</h1>
      {content}
    </div>
  );
}

interface SharedListProps {
  list: ReceivedList;
  /** Of products, by SKU; empty until they are read. */
  names: ReadonlyMap<string, string>;
  /** They could not be read: the parts are shown by their numbers, and bought all the same. */
  areNamesMissing: boolean;
}

function SharedList({ list, names, areNamesMissing }: SharedListProps) {
  const { lines, total } = list;
  const host = useHost();
  const text = useText();
  const cart = useCartLines();
  const wanted = lines.map(({ sku, quantity, options }, index): WantedLine => ({
    id: String(index),
    sku,
    name: names.get(sku) ?? sku,
    quantity,
    ...(options.length > 0 ? { selectedOptions: options } : {}),
  }));
  return (
    <>
      {total > lines.length && <Notice type="warning">{text('shared-list.cut', { carried: lines.length, total })}</Notice>}
      {areNamesMissing && <LoadFailure onRetry={() => host.commerce.invalidate(['products'])}>{text('shared-list.no-names')}</LoadFailure>}
      <ul className={styles.lines} aria-label={text('shared-list.lines')}>
        {wanted.map(({ id, sku, quantity }) => (
          <li key={id} className={styles.line}>
            <Quantity count={quantity} />
            <span>
              <PartNumber sku={sku} />{' '}
              <bdi>
                <PartText>{names.get(sku) ?? ''}</PartText>
              </bdi>
            </span>
          </li>
        ))}
      </ul>
      {host.supports(cartRef) && (
        <Actions className={styles.cart}>
          <Button busy={cart.isBusy} onClick={() => void cart.add(wanted)}>
            {text('shared-list.cart', { count: lines.length })}
          </Button>
          <CartProgress cart={cart} />
          {cart.outcome && <CartOutcome outcome={cart.outcome} />}
        </Actions>
      )}
      <Keep list={list} />
    </>
  );
}

/** A list of one's own needs an account, and nothing else here does. */
function Keep({ list }: { list: ReceivedList }) {
  const host = useHost();
  const text = useText();
  const location = useLocation();
  const { status } = useSnapshot(host.session.state);
  if (status === 'customer') return <CopyForm list={list} />;
  if (status === 'unknown') return <Skeleton height="8rem" shape="block" />;
  return (
    <>
      <p>{text('shared-list.guest')}</p>
      <ButtonLink variant="secondary" to={signInPath(location)}>
        {text('sign-in.submit')}
      </ButtonLink>
    </>
  );
}

const operations = ({ search }: PageContext) => {
  const skus = [...new Set(readSharedList(search).lines.map(({ sku }) => sku))];
  return { products: operation(SharedListProductsDocument, { skus, pageSize: Math.max(skus.length, 1) }, { required: false }) };
};

export default definePage(
  {
    operations,
    head: ({ text }) => ({ title: text('shared-list.title'), robots: 'noindex' }),
    component: SharedListPage,
  },
  messages,
);
