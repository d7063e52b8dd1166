import type { Queryable } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';

interface Summary {
  readonly number: string;
  readonly email: string;
  readonly firstname: string;
  readonly total: string;
  readonly lines: readonly { readonly name: string; readonly sku: string; readonly quantity: number }[];
}

/** The confirmation of an order, in the language of the view that it was placed in. */
export async function sendOrderMail(target: Queryable, store: StoreView, orderId: number): Promise<void> {
  const [order] = await target.query<Summary>(
    `select o.number, o.email, o.firstname, o.grand_total::text as total, (select json_agg(json_build_object('name', i.name, 'sku', i.sku, 'quantity', i.quantity) order by i.id) from order_item i where i.order_id = o.id) as lines
     from sales_order o where o.id = $1`,
    [orderId],
  );
  if (!order) return;
  const lines = order.lines.map((line) => `${line.quantity} × ${line.name} (${line.sku})`).join('\n');
  const english = store.language === 'en';
  await keepMail(target, {
    recipient: order.email,
    template: 'order',
    subject: english ? `Your order ${order.number}` : `طلبك رقم ${order.number}`,
    paragraphs: english
      ? [`Dear ${order.firstname},`, `Thank you for your order ${order.number}.`, lines, `Total with VAT: SAR ${order.total}`]
      : [`عزيزي ${order.firstname}،`, `شكراً لطلبك رقم ${order.number}.`, lines, `الإجمالي شاملاً الضريبة: SAR ${order.total}`],
  });
}
