import type { FastifyInstance, FastifyReply } from 'fastify';
import { setPurchaseOrders } from '../../commerce/company/companies.ts';
import { resetToSeed } from '../../demo/seed/seed.ts';
import { sendDueAlerts } from '../../extensions/stock-alert/stock-alerts.ts';
import type { Database } from '../../platform/database/database.ts';
import { isWhatsappNumber, readCurrency, type ShopSwitches } from '../../platform/settings/shop-switches.ts';
import { Input } from '../../platform/values/input.ts';
import { hashToken } from '../../platform/values/secrets.ts';
import { FAULT_KINDS, installFaults, type Faults } from './faults/faults.ts';
import { manyCalls } from './many-calls.ts';
import { pageEndpoint } from './page/page-endpoint.ts';
import { salesControl } from './sales-control.ts';
import { serviceDeskCalls } from './service-desk-calls.ts';

/** `/_sandbox`: drives the platform in development and tests. Every call is JSON; README.md lists them. */
export function controlEndpoint(
  app: FastifyInstance,
  database: Database,
  faults: Faults,
  switches: ShopSwitches,
  afterReset: () => Promise<void>,
): void {
  installFaults(app, faults);
  app.post('/_sandbox/reset', async () => {
    faults.clear();
    await resetToSeed(database);
    await afterReset();
    return { ok: true };
  });
  stockAndPrices(app, database);
  salesControl(app, database);
  sessions(app, database);
  failures(app, faults);
  mail(app, database);
  settings(app, switches);
  companies(app, database);
  serviceDeskCalls(app, database);
  manyCalls(app, database);
  pageEndpoint(app, database, faults);
}

function bad(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ message });
}

async function productId(database: Database, sku: string | undefined): Promise<number | undefined> {
  const [row] = await database.query<{ id: number }>('select id from product where sku = $1', [sku ?? '']);
  return row?.id;
}

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function stockAndPrices(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/stock', async (request, reply) => {
    const body = Input.of(request.body);
    const quantity = body.number('quantity');
    const id = await productId(database, body.text('sku'));
    if (id === undefined) return bad(reply, `No product with SKU "${body.text('sku') ?? ''}".`);
    if (quantity === undefined || !Number.isInteger(quantity) || quantity < 0 || quantity > 1_000_000)
      return bad(reply, '"quantity" must be a whole number from 0 to 1000000.');
    await database.query('update stock set quantity = $2 where product_id = $1', [id, quantity]);
    await database.query('select refresh_product_index($1::int[])', [[id]]);
    return { sku: body.text('sku'), quantity, alerts: await sendDueAlerts(database, [id], `${request.protocol}://${request.host}`) };
  });
  app.post('/_sandbox/price', async (request, reply) => {
    const body = Input.of(request.body);
    const id = await productId(database, body.text('sku'));
    if (id === undefined) return bad(reply, `No product with SKU "${body.text('sku') ?? ''}".`);
    const [price, special] = [body.text('price'), body.text('specialPrice')];
    if ([price, special].some((amount) => amount !== undefined && !AMOUNT.test(amount)))
      return bad(reply, 'Amounts are decimal, with at most two digits after the point.');
    await database.query(
      'update product set price = coalesce($2::numeric, price), special_price = case when $4 then $3::numeric else special_price ' +
        'end, special_from = null where id = $1',
      [id, price ?? null, special ?? null, body.raw('specialPrice') !== undefined],
    );
    await database.query('select refresh_product_index($1::int[])', [[id]]);
    await database.query('select refresh_group_prices($1::int[])', [[id]]);
    return { sku: body.text('sku'), price, specialPrice: special ?? null };
  });
}

/** What a shop can be set up with: a second currency, WhatsApp, agreements at the checkout. Null, or an empty text, switches off. */
function settings(app: FastifyInstance, switches: ShopSwitches): void {
  app.post('/_sandbox/settings', async (request, reply) => {
    const body = Input.of(request.body);
    const [currency, whatsapp] = [body.text('currency') ?? '', body.text('whatsapp') ?? ''];
    if (currency !== '' && !readCurrency(currency)) return bad(reply, '"currency" is a code and what one riyal is in it, like USD:0.2667.');
    if (whatsapp !== '' && !isWhatsappNumber(whatsapp)) return bad(reply, '"whatsapp" is a number with its country\'s code, digits only.');
    const agreements = body.text('agreements') ?? '';
    if (!['', 'on', 'off'].includes(agreements)) return bad(reply, '"agreements" is on or off.');
    switches.set({
      ...(body.raw('currency') === undefined ? {} : { currency: readCurrency(currency) }),
      ...(body.raw('whatsapp') === undefined ? {} : { whatsapp: whatsapp || undefined }),
      ...(body.raw('agreements') === undefined ? {} : { agreements: agreements === 'on' }),
    });
    const { now } = switches;
    return { currency: now.currency ?? null, whatsapp: now.whatsapp ?? null, agreements: now.agreements };
  });
}

/** What the merchant sets up for one company. */
function companies(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/companies', async (request, reply) => {
    const body = Input.of(request.body);
    const enabled = body.text('purchaseOrders') ?? '';
    if (!['on', 'off'].includes(enabled)) return bad(reply, '"purchaseOrders" is on or off.');
    if (!(await setPurchaseOrders(database, body.text('email') ?? '', enabled === 'on')))
      return bad(reply, 'No company has a member of this "email".');
    return { purchaseOrders: enabled === 'on' };
  });
}

function sessions(app: FastifyInstance, database: Database): void {
  app.post('/_sandbox/tokens/expire', async (request, reply) => {
    const body = Input.of(request.body);
    if (!body.has('token') && !body.has('email')) return bad(reply, 'Give "token" or "email".');
    const expired = await database.query<{ id: number }>(
      `update customer_token t set expires_at = now() - interval '1 second' from customer c where c.id = t.customer_id and ` +
        `(t.token_hash = $1 or c.email = lower($2)) and t.expires_at > now() returning c.id`,
      [hashToken(body.text('token') ?? ''), body.text('email') ?? ''],
    );
    const links = await database.query<{ id: number }>(
      `update password_reset r set expires_at = now() - interval '1 second' from customer c where c.id = r.customer_id and ` +
        'c.email = lower($1) and r.expires_at > now() returning c.id',
      [body.text('email') ?? ''],
    );
    return { expired: expired.length, links: links.length };
  });
  app.post('/_sandbox/carts/deactivate', async (request) => {
    const changed = await database.query<{ id: number }>('update cart set active = false where masked_id = $1 returning id', [
      Input.of(request.body).text('cartId') ?? '',
    ]);
    return { carts: changed.length };
  });
  app.post('/_sandbox/carts/empty', async (request) => {
    const removed = await database.query<{ id: number }>(
      'delete from cart_item i using cart c where c.id = i.cart_id and c.masked_id = $1 returning i.id',
      [Input.of(request.body).text('cartId') ?? ''],
    );
    return { lines: removed.length };
  });
}

const LONGEST_DELAY_MS = 600_000;

function failures(app: FastifyInstance, faults: Faults): void {
  app.get('/_sandbox/faults', () => ({ faults: faults.list, away: faults.isAway }));
  app.post('/_sandbox/faults', async (request, reply) => {
    const body = Input.of(request.body);
    const kind = FAULT_KINDS.find((candidate) => candidate === body.text('kind'));
    const match = body.text('match') ?? '';
    if (!kind) return bad(reply, `"kind" is one of ${FAULT_KINDS.join(', ')}.`);
    if (match === '') return bad(reply, '"match" is a GraphQL operation name or field, a part of a path, or "*".');
    faults.add({
      match,
      kind,
      delayMs: Math.min(LONGEST_DELAY_MS, Math.max(0, body.number('delayMs') ?? 0)),
      remaining: Math.max(1, body.number('times') ?? 1),
    });
    return { faults: faults.list };
  });
  app.delete('/_sandbox/faults', () => {
    faults.clear();
    return { faults: [] };
  });
  app.post('/_sandbox/away', (request) => {
    const seconds = Math.min(600, Math.max(0, Input.of(request.body).number('seconds') ?? 0));
    faults.goAway(seconds);
    return { seconds };
  });
}

function mail(app: FastifyInstance, database: Database): void {
  app.get('/_sandbox/mail', async (request) => {
    const query = Input.of(request.query);
    const items = await database.query<unknown>(
      `select id, recipient, template, subject, text, html, sent_at as "sentAt" from mail where ($1::text is null or recipient = ` +
        `lower($1)) and ($2::text is null or template = $2) order by id desc limit 200`,
      [query.text('recipient') ?? null, query.text('template') ?? null],
    );
    return { items };
  });
  app.delete('/_sandbox/mail', async () => {
    await database.query('delete from mail');
    return { items: [] };
  });
}
