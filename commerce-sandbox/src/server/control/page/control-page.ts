import { FAULT_KINDS, type Fault } from '../faults/faults.ts';
import { html, type Html } from './html.ts';

export interface Account {
  readonly email: string;
  readonly name: string;
  readonly company: string | null;
  readonly role: string | null;
  readonly orders: number;
  readonly sessions: number;
}

export interface MailLine {
  readonly id: number;
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  readonly sentAt: Date;
}

export interface PageData {
  readonly message: string | undefined;
  readonly accounts: readonly Account[];
  readonly mails: readonly MailLine[];
  readonly faults: readonly Fault[];
  readonly isAway: boolean;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'number' | 'email';
  readonly value?: string;
  readonly isOptional?: boolean;
  readonly options?: readonly string[];
}

/** A form that makes one call of `/_sandbox`. */
function form(call: string, button: string, fields: readonly Field[]): Html {
  return html`<form method="post" action="/_sandbox/page/${call}">${fields.map(field)}<button type="submit">${button}</button></form>`;
}

function field({ name, label, type = 'text', value = '', isOptional = false, options }: Field): Html {
  const input = options
    ? html`<select name="${name}">
        ${options.map((option) => html`<option>${option}</option>`)}
      </select>`
    : html`<input name="${name}" type="${type}" value="${value}" ${isOptional ? '' : 'required'} autocomplete="off" />`;
  return html`<label>${label}${input}</label>`;
}

const SKU: Field = { name: 'sku', label: 'SKU', value: '6205-2RS' };

const CARDS: readonly { readonly title: string; readonly forms: readonly Html[] }[] = [
  { title: 'Demo data', forms: [form('reset', 'Reset to the demo data', [])] },
  { title: 'Stock', forms: [form('stock', 'Set stock', [SKU, { name: 'quantity', label: 'Pieces', type: 'number', value: '0' }])] },
  {
    title: 'Prices',
    forms: [
      form('price', 'Set prices', [
        SKU,
        { name: 'price', label: 'Price with VAT', isOptional: true },
        { name: 'specialPrice', label: 'Special price', isOptional: true },
      ]),
    ],
  },
  {
    title: 'Sessions',
    forms: [form('tokens/expire', 'Expire sessions', [{ name: 'email', label: 'E-mail', type: 'email', value: 'shopper@example.com' }])],
  },
  {
    title: 'Carts',
    forms: [
      form('carts/deactivate', 'Deactivate cart', [{ name: 'cartId', label: 'Cart id to deactivate' }]),
      form('carts/empty', 'Empty cart', [{ name: 'cartId', label: 'Cart id to empty' }]),
    ],
  },
  {
    title: 'Faults',
    forms: [
      form('faults', 'Add fault', [
        { name: 'match', label: 'Operation, root field, part of a path, or *', value: '*' },
        { name: 'kind', label: 'Kind', options: FAULT_KINDS },
        { name: 'times', label: 'Times', type: 'number', value: '1' },
        { name: 'delayMs', label: 'Delay (ms)', type: 'number', value: '0' },
      ]),
      form('faults/clear', 'Clear faults', []),
    ],
  },
  {
    title: 'Settings of the shop',
    forms: [
      form('settings', 'Switch', [
        { name: 'currency', label: 'Second currency, with what one riyal is in it', value: 'USD:0.2667', isOptional: true },
        { name: 'whatsapp', label: 'WhatsApp, digits only', isOptional: true },
        { name: 'agreements', label: 'Agreements at the checkout', options: ['off', 'on'] },
      ]),
    ],
  },
  {
    title: 'Companies',
    forms: [
      form('companies', 'Set up', [
        { name: 'email', label: 'Somebody of the company', type: 'email', value: 'company.admin@example.com' },
        { name: 'purchaseOrders', label: 'Purchase orders', options: ['on', 'off'] },
      ]),
    ],
  },
  { title: 'Go away', forms: [form('away', 'Cut every connection', [{ name: 'seconds', label: 'Seconds', type: 'number', value: '5' }])] },
  {
    title: 'Orders',
    forms: [
      form('orders', 'Do it', [
        { name: 'number', label: 'Order number' },
        { name: 'action', label: 'Action', options: ['invoice', 'pack', 'ship', 'deliver', 'refund', 'hold', 'release', 'comment'] },
        { name: 'comment', label: 'Comment', isOptional: true },
      ]),
    ],
  },
  {
    title: 'Long lists',
    forms: [
      form('many/orders', 'Add orders', [
        { name: 'email', label: 'Customer who ordered', type: 'email', value: 'shopper@example.com' },
        { name: 'count', label: 'Orders', type: 'number', value: '300' },
      ]),
      form('many/users', 'Add users', [
        { name: 'email', label: 'Administrator of the company', type: 'email', value: 'company.admin@example.com' },
        { name: 'count', label: 'Users', type: 'number', value: '300' },
        { name: 'levels', label: 'Levels of the tree', type: 'number', value: '4' },
      ]),
    ],
  },
  {
    title: 'Service desk',
    forms: [
      form('tickets/reply', 'Answer ticket', [
        { name: 'number', label: 'Ticket', value: 'TKT-000001' },
        { name: 'message', label: 'Message to the customer' },
      ]),
      form('drawing-requests/reply', 'Answer request', [
        { name: 'number', label: 'Drawing request', value: 'DRW-000001' },
        { name: 'message', label: 'Message about the request' },
        { name: 'status', label: 'Status', options: ['IN_REVIEW', 'QUOTED', 'COMPLETED', 'CANCELED'] },
      ]),
    ],
  },
];

function frame(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/_sandbox/page/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;
}

/** The page for a person: a form for every call, the outbox, the accounts. It works without scripts. */
export function controlPage(data: PageData): string {
  return frame(
    'Commerce sandbox',
    html`<h1>Commerce sandbox</h1>
      <nav aria-label="Page">
        <ul>
          <li><a href="#drive">Drive</a></li>
          <li><a href="#faults">Faults</a></li>
          <li><a href="#mail">Mail</a></li>
          <li><a href="#accounts">Accounts</a></li>
          <li><a href="/metrics">Metrics</a></li>
        </ul>
      </nav>
      ${data.message === undefined ? '' : html`<p role="status">${data.message}</p>`}
      <main>
        <div class="cards" id="drive">
          ${CARDS.map(
            ({ title, forms }) =>
              html`<section>
                <h2>${title}</h2>
                ${forms}
              </section>`,
          )}
        </div>
        <section class="wide" id="faults">
          <h2>Faults to come</h2>
          ${faults(data)}
        </section>
        <section class="wide" id="mail">
          <h2>Mail</h2>
          ${mails(data.mails)}${form('mail/clear', 'Empty the outbox', [])}
        </section>
        <section class="wide" id="accounts">
          <h2>Accounts</h2>
          <p>The password of the demo accounts is <code>Passw0rd!</code></p>
          ${accounts(data.accounts)}
        </section>
      </main>`,
  );
}

function faults({ faults: list, isAway }: PageData): Html {
  if (isAway) return html`<p>Every connection is cut at the moment.</p>`;
  if (list.length === 0) return html`<p>None.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Match</th>
        <th scope="col">Kind</th>
        <th scope="col">Times</th>
        <th scope="col">Delay (ms)</th>
      </tr>
    </thead>
    <tbody>
      ${list.map(
        (fault) =>
          html`<tr>
            <td>${fault.match}</td>
            <td>${fault.kind}</td>
            <td>${fault.remaining}</td>
            <td>${fault.delayMs}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function mails(list: readonly MailLine[]): Html {
  if (list.length === 0) return html`<p>The outbox is empty.</p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Sent</th>
        <th scope="col">To</th>
        <th scope="col">Template</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${list.map(
        (mail) =>
          html`<tr>
            <td>${mail.sentAt.toISOString().slice(0, 19)}</td>
            <td>${mail.recipient}</td>
            <td>${mail.template}</td>
            <td><a dir="auto" href="/_sandbox/page/mail/${mail.id}">${mail.subject}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function accounts(list: readonly Account[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">E-mail</th>
        <th scope="col">Name</th>
        <th scope="col">Company</th>
        <th scope="col">Role</th>
        <th scope="col">Orders</th>
        <th scope="col">Sessions</th>
      </tr>
    </thead>
    <tbody>
      ${list.map(
        (account) =>
          html`<tr>
            <td>${account.email}</td>
            <td>${account.name}</td>
            <td>${account.company}</td>
            <td>${account.role}</td>
            <td>${account.orders}</td>
            <td>${account.sessions}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One mail with both of its bodies. The HTML body is a document of its own, which may do nothing. */
export function mailPage(mail: MailLine & { readonly text: string }): string {
  return frame(
    mail.subject,
    html`<p><a href="/_sandbox#mail">Back to the outbox</a></p>
      <main>
        <h1 dir="auto">${mail.subject}</h1>
        <p>${mail.template}, to ${mail.recipient}, ${mail.sentAt.toISOString().slice(0, 19)}</p>
        <section>
          <h2>HTML</h2>
          <iframe title="HTML body" sandbox src="/_sandbox/page/mail/${mail.id}/html"></iframe>
        </section>
        <section class="wide">
          <h2>Text</h2>
          <pre dir="auto">${mail.text}</pre>
        </section>
      </main>`,
  );
}
