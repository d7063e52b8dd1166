import { type ReactNode, useId } from 'react';
import { Link } from 'shared-platform';
import { ByVat, Icon, PartNumber, PartText, ProductImage, VisuallyHidden } from 'shared-ui';
import { CompareButton } from '../compare/compare-button';
import { Availability } from '../product-summary/availability';
import { useProductLink } from '../product-summary/product-link';
import { KeyDataLine } from '../specifications/key-data-line';
import { shortLabel, toMeasure } from '../specifications/measures';
import { type AttributeView, unitText } from '../specifications/specifications';
import { ListPrice } from './list-price';
import { buildSearch, type ListState } from './list-url';
import type { Column, ListedProduct, SortField } from './list-view';
import { Order } from './product-tile';
import { useText } from '../../messages/source';
import styles from './product-table.module.css';

interface ProductTableProps {
  products: readonly ListedProduct[];
  columns: readonly Column[];
  state: ListState;
  path: string;
  sortFields: readonly SortField[];
}

/** Products one below the other, their sizes in columns: for comparing. On a narrow screen each row is a card. */
export function ProductTable({ products, columns, state, path, sortFields }: ProductTableProps) {
  const text = useText();
  const sort = (code: string) => ({ code, state, path, isSortable: sortFields.some(({ value }) => value === code) });
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={text('list.table')}>
        <thead>
          <tr>
            <SortHeading {...sort('name')}>{text('list.product')}</SortHeading>
            {columns.map((column) => (
              <SortHeading key={column.code} {...sort(column.code)} className={cellClass(column)} title={column.label}>
                <ColumnName column={column} />
              </SortHeading>
            ))}
            <SortHeading {...sort('price')} className={styles.price}>
              <span>
                {text('list.price')}
                <span className={styles.below}>
                  <ByVat withVat={text('price.without-vat')} withoutVat={text('price.incl-vat')} />
                </span>
              </span>
            </SortHeading>
            <th scope="col" className={styles.availability}>
              {text('list.availability')}
            </th>
            <th scope="col" className={styles.order}>
              {text('list.order')}
            </th>
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

/** "d" over "mm" for those who see it, the whole name for those who hear it. */
function ColumnName({ column: { label, symbol, unit, unitMessage, isNumber } }: { column: Column }) {
  const text = useText();
  const unitName = unitMessage ? unitText(text, unitMessage) : unit;
  if (!isNumber) return label;
  return (
    <>
      <VisuallyHidden>{unitName ? text('list.column', { label, unit: unitName }) : label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.symbol}>
        <bdi>{symbol ?? label}</bdi> {unitName && <bdi className={styles.unit}>{unitName}</bdi>}
      </span>
    </>
  );
}

const cellClass = ({ isNumber, code }: Column) => `${isNumber ? styles.number : styles.word} ${SIZES.includes(code) ? '' : styles.further}`;
/** What a size is made of is shown first where there is room for little. */
const SIZES = ['bore_diameter', 'outside_diameter', 'width_mm', 'thread', 'cross_section_mm', 'belt_section', 'belt_length'];

function ProductRow({ product, columns }: { product: ListedProduct; columns: ProductTableProps['columns'] }) {
  const nameId = useId();
  const link = useProductLink(product);
  return (
    <tr>
      <th scope="row" className={styles.product}>
        <div className={styles.picture}>
          <ProductImage url={product.thumbnail} label="" width={48} ratio={0.8} />
        </div>
        <Link id={nameId} {...link} className={styles.name}>
          <PartText>{product.name}</PartText>
        </Link>
        <PartNumber sku={product.sku} className={styles.sku} />
        <KeyDataLine data={product.keyData} className={styles.keyData} />
      </th>
      {columns.map((column) => (
        <td key={column.code} className={cellClass(column)}>
          <Value view={product.attributes[column.code]} isNumber={column.isNumber} />
        </td>
      ))}
      <td className={styles.price}>
        <ListPrice price={product.price} wordsClassName={styles.words} />
      </td>
      <td className={styles.availability}>
        <Availability availability={product.availability} />
      </td>
      <td className={styles.order}>
        <Order product={product} nameId={nameId} />
        <CompareButton sku={product.sku} describedBy={nameId} />
      </td>
    </tr>
  );
}

/** A number without its unit, which the heading says; a word as short as it can be said. */
function Value({ view, isNumber }: { view: AttributeView | undefined; isNumber: boolean }) {
  if (!view) return '–';
  if (isNumber) return <bdi dir="ltr">{toMeasure(view.value)?.number ?? view.value}</bdi>;
  const short = shortLabel(view.value);
  return <bdi title={short === view.value ? undefined : view.value}>{short}</bdi>;
}

interface SortHeadingProps {
  code: string;
  state: ListState;
  path: string;
  isSortable: boolean;
  className?: string | undefined;
  title?: string;
  children: ReactNode;
}

/** A column's name; a link where the platform can sort by it. */
function SortHeading({ code, state, path, isSortable, children, ...cell }: SortHeadingProps) {
  if (!isSortable)
    return (
      <th scope="col" {...cell}>
        {children}
      </th>
    );
  const direction = state.sort?.field === code ? state.sort.direction : undefined;
  const next = { field: code, direction: direction === 'asc' ? 'desc' : 'asc' } as const;
  return (
    <th scope="col" {...cell} aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}>
      <Link to={`${path}${buildSearch({ ...state, sort: next, page: 1 })}`} className={styles.sort}>
        {children}
        <Icon name="chevron" className={direction === 'desc' ? styles.down : direction === 'asc' ? styles.up : styles.either} />
      </Link>
    </th>
  );
}
