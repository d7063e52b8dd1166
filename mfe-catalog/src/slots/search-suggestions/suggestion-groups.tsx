import { useId, type MouseEvent } from 'react';
import { Link } from 'shared-platform';
import { Icon, PartNumber, PartText, PriceByVat, ProductImage } from 'shared-ui';
import { Availability } from '../../features/product-summary/availability';
import { useText } from './messages/source';
import styles from './search-suggestions.module.css';
import type { Suggestion, SuggestionGroup } from './suggestion';

interface GroupsProps {
  listId: string;
  groups: readonly SuggestionGroup[];
  marked: Suggestion | undefined;
  /** SKU of the product that is being added. */
  adding: string | undefined;
  idOf: (suggestion: Suggestion) => string;
  onMark: (suggestion: Suggestion) => void;
  onChoose: (suggestion: Suggestion) => void;
  onRemove: (suggestion: Suggestion) => void;
}

/** The suggestions as a listbox: what leads somewhere is a link too, for another tab. */
export function SuggestionGroups({ listId, groups, marked, adding, idOf, onMark, onChoose, onRemove }: GroupsProps) {
  const text = useText();
  const headings = useId();
  return (
    <div id={listId} role="listbox" aria-label={text('suggestions.label')} className={styles.list} tabIndex={-1}>
      {groups.map(({ name, members }) => (
        <div key={name} role="group" aria-labelledby={headings + name} className={styles.group}>
          <div id={headings + name} role="presentation" className={styles.heading}>
            {text(`suggestions.${name}`)}
          </div>
          {members.map((suggestion) => (
            <Option
              key={keyOf(suggestion)}
              id={idOf(suggestion)}
              suggestion={suggestion}
              isMarked={suggestion === marked}
              isBusy={suggestion.kind === 'add' && suggestion.product.sku === adding}
              onMark={() => onMark(suggestion)}
              onChoose={() => onChoose(suggestion)}
              onRemove={() => onRemove(suggestion)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isMarked: boolean;
  isBusy: boolean;
  onMark: () => void;
  onChoose: () => void;
  onRemove: () => void;
}

function Option({ id, suggestion, isMarked, isBusy, onMark, onChoose, onRemove }: OptionProps) {
  const follow = (event: MouseEvent) => {
    // Another tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  const option = {
    id,
    role: 'option',
    'aria-selected': isMarked,
    tabIndex: -1,
    className: styles.option,
    onMouseMove: isMarked ? undefined : onMark,
    onClick: follow,
  } as const;
  const content = <Content suggestion={suggestion} onRemove={onRemove} />;
  if (suggestion.kind === 'clear') return <div {...option}>{content}</div>;
  if (suggestion.kind === 'add')
    return (
      <div {...option} aria-busy={isBusy} className={`${styles.option} ${styles.adds}`}>
        {content}
      </div>
    );
  return (
    <Link {...option} to={suggestion.path} draggable={false} aria-keyshortcuts={suggestion.kind === 'recent' ? 'Delete' : undefined}>
      {content}
    </Link>
  );
}

function Content({ suggestion, onRemove }: { suggestion: Suggestion; onRemove: () => void }) {
  const text = useText();
  switch (suggestion.kind) {
    case 'product':
      return <Product product={suggestion.product} />;
    case 'category':
      return (
        <span className={styles.line}>
          {suggestion.category.name}
          {suggestion.category.inside !== undefined && (
            <span className={styles.note}> {text('suggestions.inside', { name: suggestion.category.inside })}</span>
          )}
        </span>
      );
    case 'add':
      return (
        <span className={styles.add}>
          <Icon name="cart" />
          <PartText>{text('suggestions.add', { sku: suggestion.product.sku })}</PartText>
        </span>
      );
    case 'all':
      return <span className={styles.more}>{text('suggestions.all', { count: suggestion.count })}</span>;
    case 'manufacturer':
      return <span className={styles.line}>{suggestion.name}</span>;
    case 'recent':
      return (
        <>
          <Icon name="search" className={styles.glass} />
          <bdi className={styles.line}>{suggestion.query}</bdi>
          <Remove title={text('suggestions.remove', { query: suggestion.query })} onRemove={onRemove} />
        </>
      );
    case 'clear':
      return <span className={styles.more}>{text('suggestions.clear')}</span>;
  }
}

function Product({ product }: { product: Extract<Suggestion, { kind: 'product' }>['product'] }) {
  const text = useText();
  return (
    <>
      <ProductImage url={product.thumbnail} label="" width={48} ratio={1} className={styles.picture} />
      <span className={styles.product}>
        <span className={styles.name}>
          <PartText>{product.name}</PartText>
        </span>{' '}
        <span className={styles.facts}>
          <PartNumber sku={product.sku} /> <Availability availability={product.availability} />
        </span>
      </span>{' '}
      <span className={styles.price}>
        {product.price ? (
          <>
            {product.price.isFrom && <span className={styles.note}>{text('price.from')} </span>}
            <PriceByVat money={product.price.price} />
          </>
        ) : (
          <span className={styles.note}>{text('price.on-request')}</span>
        )}
      </span>
    </>
  );
}

/** For mouse and touch; the keyboard has Delete, and the last entry takes all away. An option has no controls inside. */
function Remove({ title, onRemove }: { title: string; onRemove: () => void }) {
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onRemove();
  };
  return (
    <span className={styles.remove} title={title} aria-hidden onClick={remove}>
      <Icon name="close" />
    </span>
  );
}

function keyOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'clear') return 'clear';
  return suggestion.kind === 'add' ? `add ${suggestion.product.sku}` : `${suggestion.kind} ${suggestion.path}`;
}
