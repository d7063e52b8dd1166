import { useId } from 'react';
import { Link } from 'shared-platform';
import { ButtonLink, Icon, PartNumber, PartText, ProductImage } from 'shared-ui';
import { AddToCartForm } from '../add-to-cart/add-to-cart-form';
import { Availability } from '../product-summary/availability';
import { AttributeValue } from '../specifications/attribute-value';
import type { AttributeView } from '../specifications/specifications';
import { ListPrice } from './list-price';
import { buildSearch, type ListState } from './list-url';
import type { ListedProduct, SortField } from './list-view';
import { toItem } from './product-tile';
import { useText } from './messages/source';
import styles from './product-table.module.css';

interface ProductTableProps {
  products: readonly ListedProduct[];
  columns: readonly { code: string; label: string }[];
  state: ListState;
  path: string;
  sortFields: readonly SortField[];
}

/** Products one below the other, their key dimensions in columns: for comparing. */
export function ProductTable({ products, columns, state, path, sortFields }: ProductTableProps) {
  const text = useText();
  const heading = (code: string, label: string) => (
    <SortHeading
      key={code}
      code={code}
      label={label}
      state={state}
      path={path}
      isSortable={sortFields.some(({ value }) => value === code)}
    />
  );
  return (
    // Scrolls by itself where it is wider than the screen, so it takes the focus for the arrow keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={text('list.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heading('name', text('list.product'))}
            {columns.map(({ code, label }) => heading(code, label))}
            {heading('price', text('list.price'))}
            <th scope="col">{text('list.availability')}</th>
            <th scope="col">{text('list.order')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.uid} product={product} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({ product, columns }: { product: ListedProduct; columns: ProductTableProps['columns'] }) {
  const text = useText();
  const nameId = useId();
  return (
    <tr>
      <th scope="row">
        <div className={styles.product}>
          <ProductImage url={product.image?.url} label="" width={40} ratio={0.8} />
          <div>
            <Link id={nameId} to={product.path} className={styles.name}>
              <PartText>{product.name}</PartText>
            </Link>
            <PartNumber sku={product.sku} className={styles.sku} />
          </div>
        </div>
      </th>
      {columns.map(({ code }) => (
        <td key={code}>
          <Attribute view={product.attributes[code]} />
        </td>
      ))}
      <td>
        <ListPrice price={product.price} />
      </td>
      <td className={styles.availability}>
        <Availability availability={product.availability} />
      </td>
      <td>
        {product.isConfigurable ? (
          <ButtonLink to={product.path} variant="secondary" size="s" aria-describedby={nameId}>
            {text('list.choose-options')}
          </ButtonLink>
        ) : (
          <div className={styles.add}>
            <AddToCartForm
              item={toItem(product)}
              describedBy={nameId}
              isAvailable={product.availability.status !== 'out-of-stock'}
              size="s"
            />
          </div>
        )}
      </td>
    </tr>
  );
}

function Attribute({ view }: { view: AttributeView | undefined }) {
  return view ? <AttributeValue {...view} /> : '–';
}

interface SortHeadingProps {
  code: string;
  label: string;
  state: ListState;
  path: string;
  isSortable: boolean;
}

/** A column's name; a link where the platform can sort by it. */
function SortHeading({ code, label, state, path, isSortable }: SortHeadingProps) {
  if (!isSortable) return <th scope="col">{label}</th>;
  const direction = state.sort?.field === code ? state.sort.direction : undefined;
  const next = { field: code, direction: direction === 'asc' ? 'desc' : 'asc' } as const;
  return (
    <th scope="col" aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}>
      <Link to={`${path}${buildSearch({ ...state, sort: next, page: 1 })}`} className={styles.sort}>
        {label}
        <Icon name="chevron" className={direction === 'desc' ? styles.down : direction === 'asc' ? styles.up : styles.either} />
      </Link>
    </th>
  );
}
