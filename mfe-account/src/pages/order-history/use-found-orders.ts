import { useEffect, useState } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { present } from '../../features/present/present';
import { OrderSearchDocument, type CustomerOrdersFilterInput, type OrderSearchQuery } from './order-history.graphql.ts';

export interface FoundOrders {
  /** Numbers of the orders that hold the text, the newest first. */
  numbers: readonly string[];
  /** Orders looked through, of how many. */
  read: number;
  total: number;
  status: 'reading' | 'done' | 'failed';
}

/** Pages under way at once: each takes the platform longer than the line. */
const AT_ONCE = 4;

/** What has been read before comes without a wait: the page answers its keys in between. */
const SLICE_MS = 16;

const NOTHING: FoundOrders = { numbers: [], read: 0, total: 0, status: 'reading' };

/**
 * Looks through a customer's orders for a part number, a name or a reference, a hundred at a time, some pages ahead: the platform has no
 * filter for these.
 * What has been read stays with the client, so that another search through the same orders asks for nothing.
 */
export function useFoundOrders(text: string, filter: CustomerOrdersFilterInput): FoundOrders & { retry: () => void } {
  const { commerce } = useHost();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([text, filter, tries]);
  const [found, setFound] = useState({ key, ...NOTHING });
  useEffect(() => {
    const reading = { isWanted: true };
    const [wanted, by]: [string, CustomerOrdersFilterInput] = JSON.parse(key);
    const readAll = async () => {
      let known = NOTHING;
      let began = performance.now();
      // eslint-disable-next-line no-restricted-syntax -- useOperation asks for one page; how many there are is in the answers
      const ask = (page: number) => commerce.query(OrderSearchDocument, { page, filter: by });
      const asked = [ask(1)];
      for (let page = 1, pages = 1; page <= pages && reading.isWanted; page += 1) {
        const answer = await asked[page - 1];
        const orders = answer?.data?.customer?.orders;
        if (!reading.isWanted) return;
        if (!orders) return setFound({ key, ...known, status: 'failed' });
        pages = orders.page_info?.total_pages ?? 1;
        while (asked.length < Math.min(pages, page + AT_ONCE)) asked.push(ask(asked.length + 1));
        const items = present(orders.items);
        known = {
          numbers: [...known.numbers, ...items.filter((order) => holds(order, wanted)).map(({ number }) => number)],
          read: known.read + items.length,
          total: orders.total_count ?? 0,
          status: page >= pages ? 'done' : 'reading',
        };
        setFound({ key, ...known });
        if (performance.now() - began < SLICE_MS) continue;
        await new Promise((goOn) => setTimeout(goOn));
        began = performance.now();
      }
    };
    void readAll();
    return () => void (reading.isWanted = false);
  }, [commerce, key]);
  const retry = () => setTries((count) => count + 1);
  return found.key === key ? { ...found, retry } : { ...NOTHING, retry };
}

type SearchedOrder = NonNullable<NonNullable<NonNullable<NonNullable<OrderSearchQuery['customer']>['orders']>['items']>[number]>;

/** Whether an order's number, a line of it or the customer's reference holds the text; hyphens, spaces and case do not matter. */
export function holds({ number, items, payment_methods: payments }: SearchedOrder, text: string): boolean {
  const wanted = toPlain(text);
  const texts = [
    number,
    ...present(items).flatMap(({ product_sku: sku, product_name: name }) => [sku, name ?? '']),
    ...present(payments).flatMap(({ additional_data: data }) => present(data).map(({ value }) => value ?? '')),
  ];
  return wanted !== '' && texts.some((each) => toPlain(each).includes(wanted));
}

function toPlain(text: string): string {
  return toWesternDigits(text)
    .toLowerCase()
    .replace(/[\s\-_./×]/g, '');
}
