// Cards are made of the table's own cells, which lose their roles when they are no longer laid out as a table.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ClipboardEvent, memo, useId } from 'react';
import { Link } from 'shared-platform';
import { Icon, IconButton, PartText, Price, ProductImage, QuantityInput, useQuantityProblemText, VisuallyHidden } from 'shared-ui';
import { cleanSku, type JudgedRow, type Verdict } from '../../features/quick-order/quick-order-rows';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { useText } from './messages/source';
import { SkuField } from './sku-field';
import { useSuggestions } from './use-suggestions';
import styles from './quick-order-table.module.css';

/** What a row can ask for. */
export interface RowHands {
  remove: (id: number) => void;
  /** Enter was pressed in a quantity: to the next row. */
  goOn: (id: number) => void;
  /** Its part number is being typed, or no longer. */
  typing: (id: number, isTyping: boolean) => void;
}

interface RowProps {
  judged: JudgedRow;
  order: QuickOrder;
  isAdding: boolean;
  hands: RowHands;
}

/** A row of the list: drawn again only where something of it has changed. */
export const Row = /*#__PURE__*/ memo(OneRow);

function OneRow({ judged, order, isAdding, hands }: RowProps) {
  const text = useText();
  const id = useId();
  const { row, number, verdict } = judged;
  const product = productOf(verdict);
  const suggestions = useSuggestions((isTyping) => hands.typing(row.id, isTyping));
  // What is still being typed is not wrong yet.
  const problems = useProblems(judged, isAdding, suggestions.isTyping);
  const paste = pasteInto(order, row.id);
  const describedBy = [`${id}-number`, `${id}-state`].join(' ');
  return (
    <tr role="row" aria-rowindex={number + 1} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.number}>
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden id={`${id}-number`}>{text('quick.row', { number })}</VisuallyHidden>
      </th>
      <td role="cell" className={styles.sku}>
        <label htmlFor={`${id}-sku`} className={styles.skuLabel}>
          {text('quick.sku')}
        </label>
        <SkuField
          id={`${id}-sku`}
          rowId={row.id}
          value={row.sku}
          isInvalid={problems.sku}
          describedBy={describedBy}
          suggestions={suggestions}
          onValue={(sku) => order.change(row.id, { sku })}
          onPaste={paste}
          onDone={(field) => field.closest('tr')?.querySelector<HTMLElement>('input[inputmode]')?.focus()}
        />
      </td>
      <td role="cell" className={styles.quantity}>
        <QuantityInput
          value={row.quantity}
          size="s"
          error={problems.quantity}
          aria-describedby={describedBy}
          onValueChange={(quantity) => order.change(row.id, { quantity })}
          onCommit={() => hands.goOn(row.id)}
          disabled={isAdding}
          inputProps={{ onPaste: paste }}
        />
      </td>
      <td role="cell" className={styles.pictureCell}>
        {product && <ProductImage url={product.imageUrl} label="" width={56} ratio={1} className={styles.picture} />}
      </td>
      <Facts stateId={`${id}-state`} judged={judged} problems={problems.row} />
      <Amounts verdict={verdict} />
      <RemoveCell judged={judged} onRemove={() => hands.remove(row.id)} />
    </tr>
  );
}

/** Takes a pasted list into the rows, from this one on. */
function pasteInto(order: QuickOrder, rowId: number) {
  return (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // One cell is text like other text, whatever line break the spreadsheet adds.
    if (!/[\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    void order.take(async () => (await import('../../features/quick-order/read-list')).readText(pasted), rowId);
  };
}

/** The product, what is fine about its row, and what is wrong. */
function Facts({ stateId, judged, problems }: { stateId: string; judged: JudgedRow; problems: readonly string[] }) {
  const product = productOf(judged.verdict);
  return (
    <td role="cell" className={styles.facts}>
      {product && (
        <Link to={product.path} className={styles.name}>
          <PartText>{product.name}</PartText>
        </Link>
      )}
      <div id={stateId}>
        <State judged={judged} />
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            <Icon name="error" />
            <span>{problem}</span>
          </p>
        ))}
      </div>
    </td>
  );
}

function productOf(verdict: Verdict) {
  return 'product' in verdict ? verdict.product : undefined;
}

function Amounts({ verdict }: { verdict: Verdict }) {
  const text = useText();
  const isReady = verdict.status === 'ready';
  return (
    <>
      <td role="cell" className={`${styles.amount} ${styles.price} ${isReady ? '' : styles.none}`}>
        {isReady && (
          <>
            <span className={styles.label}>{text('quick.price')} </span>
            <Price money={verdict.price} />
          </>
        )}
      </td>
      <td role="cell" className={`${styles.amount} ${styles.total} ${isReady ? '' : styles.none}`}>
        {isReady && (
          <>
            <span className={styles.label}>{text('lines.total')} </span>
            <Price money={verdict.total} />
          </>
        )}
      </td>
    </>
  );
}

function RemoveCell({ judged: { row, number }, onRemove }: { judged: JudgedRow; onRemove: () => void }) {
  const text = useText();
  const sku = cleanSku(row.sku);
  return (
    <td role="cell" className={styles.remove}>
      <IconButton
        icon="trash"
        label={sku === '' ? text('quick.remove', { number }) : text('lines.remove', { name: sku })}
        onClick={onRemove}
      />
    </td>
  );
}

/** What is fine about a row. */
function State({ judged: { row, verdict, sameAs } }: { judged: JudgedRow }) {
  const text = useText();
  return (
    <>
      {verdict.status === 'waiting' && <p className={styles.state}>{text('quick.row-waiting')}</p>}
      {verdict.status === 'ready' && (
        <p className={styles.stock}>
          {verdict.product.left === undefined ? text('quick.in-stock') : text('quick.left', { left: verdict.product.left })}
        </p>
      )}
      {row.mergedFrom !== undefined && <p className={styles.state}>{text('quick.merged', { count: row.mergedFrom })}</p>}
      {sameAs !== undefined && <p className={styles.state}>{text('quick.same-as', { number: sameAs })}</p>}
    </>
  );
}

/** What is wrong with a row: said by the quantity, or beside the product. */
function useProblems(
  { row, verdict }: JudgedRow,
  isAdding: boolean,
  isTyping: boolean,
): { sku: boolean; quantity: string | undefined; row: readonly string[] } {
  const text = useText();
  const quantityText = useQuantityProblemText();
  const problems: string[] = [];
  // On its way it is not unsure yet.
  if (row.failure === 'unsure' && !isAdding) problems.push(text('quick.row-unsure'));
  if (typeof row.failure === 'object') problems.push(row.failure.message);
  const { status } = verdict;
  const isUnknown = status === 'unknown' && !isTyping;
  if (status === 'no-sku' || isUnknown || status === 'failed' || status === 'out-of-stock') problems.push(text(`quick.row-${status}`));
  if (status === 'options') problems.push(text('quick.row-options'));
  return {
    sku: status === 'no-sku' || isUnknown,
    quantity:
      status === 'bad-quantity'
        ? quantityText(verdict.problem)
        : status === 'too-many'
          ? text('quick.row-too-many', { left: verdict.left })
          : undefined,
    row: problems,
  };
}
