import { control, graphql, signIn, type Answer } from './client.ts';
import { DXF, PDF, upload } from './upload-client.ts';

let shopper = '';
let stranger = '';

beforeAll(async () => {
  await control('reset');
  [shopper, stranger] = await Promise.all([signIn('shopper@example.com'), signIn('company.buyer@example.com')]);
});

const TICKET =
  'uid number subject status category{value label} priority{value} order{number} messages{author_name is_customer text ' +
  'attachments{name size url}}';
const createTicket = (input: Readonly<Record<string, unknown>>, token: string | undefined = shopper): Promise<Answer> =>
  graphql(
    `mutation($i:CreateSupportTicketInput!){createSupportTicket(input:$i){ticket{${TICKET}} user_errors{code message path}}}`,
    { i: input },
    { token },
  );
const tickets = (filter: unknown, token = shopper, store = 'default'): Promise<Answer> =>
  graphql(
    `query($f:SupportTicketFilterInput){customer{support_tickets(filter:$f){items{${TICKET}} total_count page_info{total_pages}}}}`,
    { f: filter },
    { token, store },
  );

test('the shopper of the demo has a ticket, a drawing request and a stock alert', async () => {
  const list = await tickets({ status: { eq: 'WAITING_FOR_CUSTOMER' } }, shopper, 'arabic');
  expect(list.list('data', 'customer', 'support_tickets', 'items')).toHaveLength(1);
  expect(list.at('data', 'customer', 'support_tickets', 'items', 0, 'category', 'label')).toBe('المنتج والتطبيق');
  expect((await tickets({ number: { match: 'tkt-' } })).at('data', 'customer', 'support_tickets', 'total_count')).toBe(2);
  expect(
    (await tickets({ created_at: { from: '2026-05-01', to: '2026-05-20' } })).at('data', 'customer', 'support_tickets', 'total_count'),
  ).toBe(1);
  const rest = await graphql(
    '{customer{drawing_requests{items{number title sku status product{sku} messages{is_customer}} total_count} ' +
      'product_alerts{items{product{sku} status} total_count}}}',
    {},
    { token: shopper },
  );
  expect(rest.at('data', 'customer', 'drawing_requests', 'items', 0)).toMatchObject({
    sku: 'UCP205',
    status: 'IN_REVIEW',
    product: { sku: 'UCP205' },
    messages: [{ is_customer: false }],
  });
  expect(rest.at('data', 'customer', 'product_alerts', 'items')).toEqual([{ product: { sku: '22220-E-K' }, status: 'WAITING' }]);
});

test('a ticket from its opening to its closing', async () => {
  const file = await upload(shopper, 'invoice.pdf', PDF);
  const created = await createTicket({
    subject: 'Invoice',
    message: 'Please correct the address.',
    category: 'invoice',
    order_number: '000000001',
    upload_ids: [file.id],
  });
  expect(created.at('data', 'createSupportTicket', 'user_errors')).toEqual([]);
  expect(created.at('data', 'createSupportTicket', 'ticket')).toMatchObject({
    status: 'OPEN',
    category: { value: 'invoice', label: 'Invoice and payment' },
    priority: { value: 'normal' },
    order: { number: '000000001' },
    messages: [{ author_name: 'Sara Al Qahtani', is_customer: true, attachments: [{ name: 'invoice.pdf', size: PDF.length }] }],
  });
  const uid = created.text('data', 'createSupportTicket', 'ticket', 'uid');
  await control('tickets/reply', { number: created.text('data', 'createSupportTicket', 'ticket', 'number'), message: 'Done.' });
  const read = await graphql(`query($u:ID!){customer{support_ticket(uid:$u){${TICKET}}}}`, { u: uid }, { token: shopper });
  expect(read.at('data', 'customer', 'support_ticket', 'status')).toBe('WAITING_FOR_CUSTOMER');
  const MESSAGE =
    `mutation($i:AddSupportTicketMessageInput!){addSupportTicketMessage(input:$i){ticket{status messages{text}} user_errors{code ` +
    `message}}}`;
  const answered = await graphql(MESSAGE, { i: { ticket_uid: uid, message: 'Thank you' } }, { token: shopper });
  expect(answered.at('data', 'addSupportTicketMessage', 'ticket')).toEqual({
    status: 'WAITING_FOR_SUPPORT',
    messages: [{ text: 'Please correct the address.' }, { text: 'Done.' }, { text: 'Thank you' }],
  });
  const CLOSE = 'mutation($u:ID!){closeSupportTicket(uid:$u){ticket{status} user_errors{code message path}}}';
  expect((await graphql(CLOSE, { u: uid }, { token: stranger })).at('data', 'closeSupportTicket')).toEqual({
    ticket: null,
    user_errors: [{ code: 'NOT_FOUND', message: `Could not find a support ticket with ID "${uid}"`, path: ['uid'] }],
  });
  expect((await graphql(CLOSE, { u: uid }, { token: shopper })).at('data', 'closeSupportTicket', 'ticket', 'status')).toBe('CLOSED');
  expect((await graphql(CLOSE, { u: uid }, { token: shopper })).at('data', 'closeSupportTicket', 'user_errors', 0, 'code')).toBe(
    'NOT_ALLOWED_IN_THIS_STATE',
  );
  expect(
    (await graphql(MESSAGE, { i: { ticket_uid: uid, message: 'more' } }, { token: shopper })).at(
      'data',
      'addSupportTicketMessage',
      'user_errors',
      0,
      'message',
    ),
  ).toBe('The support ticket is closed.');
  const mail = await control('mail?recipient=shopper@example.com&template=support-ticket', {}, 'GET');
  expect(mail.list('items')).toHaveLength(1);
});

test('what a ticket refuses', async () => {
  const good = { subject: 'S', message: 'M', category: 'other' };
  for (const [change, code, path] of [
    [{ subject: '  ' }, 'REQUIRED_PARAMETER_MISSING', 'subject'],
    [{ message: '' }, 'REQUIRED_PARAMETER_MISSING', 'message'],
    [{ subject: 'x'.repeat(201) }, 'INVALID_PARAMETER_VALUE', 'subject'],
    [{ category: 'constructor' }, 'INVALID_PARAMETER_VALUE', 'category'],
    [{ priority: 'now' }, 'INVALID_PARAMETER_VALUE', 'priority'],
    [{ order_number: '999999999' }, 'NOT_FOUND', 'order_number'],
    [{ upload_ids: ['x'] }, 'NOT_FOUND', 'upload_ids'],
    [{ upload_ids: Array.from({ length: 11 }, (_unused, index) => `u${index}`) }, 'TOO_MANY_FILES', 'upload_ids'],
  ] as const) {
    const refused = await createTicket({ ...good, ...change });
    expect(refused.at('data', 'createSupportTicket')).toMatchObject({ ticket: null, user_errors: [{ code, path: ['input', path] }] });
  }
  expect(
    (await createTicket({ ...good, order_number: '000000001' }, stranger)).at('data', 'createSupportTicket', 'user_errors', 0, 'message'),
  ).toBe('Could not find an order with number "000000001"');
  const guest = await createTicket(good, '');
  expect([guest.status, guest.messages[0]]).toEqual([403, "The current customer isn't authorized."]);
  expect((await tickets({}, stranger)).at('data', 'customer', 'support_tickets', 'total_count')).toBe(0);
  const foreign = await graphql('{customer{support_ticket(uid:"MQ=="){uid} drawing_request(uid:"MQ=="){uid}}}', {}, { token: stranger });
  expect([...foreign.messages].sort()).toEqual([
    'Could not find a drawing request with ID "MQ=="',
    'Could not find a support ticket with ID "MQ=="',
  ]);
  expect(
    (await createTicket({ ...good, subject: "'; drop table support_ticket; --", message: '<script>alert(1)</script>\u0000' })).at(
      'data',
      'createSupportTicket',
      'ticket',
      'subject',
    ),
  ).toBe("'; drop table support_ticket; --");
});

test('a drawing request with its thread', async () => {
  const file = await upload(shopper, 'bush.dxf', DXF);
  const CREATE =
    'mutation($i:CreateDrawingRequestInput!){createDrawingRequest(input:$i){request{uid number status sku product{sku} quantity ' +
    'drawings{name type url}} user_errors{code path}}}';
  const created = await graphql(
    CREATE,
    { i: { title: 'Bush', sku: '6205-2rs', quantity: 12, drawing_upload_ids: [file.id] } },
    { token: shopper },
  );
  expect(created.at('data', 'createDrawingRequest', 'request')).toMatchObject({
    status: 'SUBMITTED',
    product: { sku: '6205-2RS' },
    quantity: 12,
    drawings: [{ name: 'bush.dxf', type: 'image/vnd.dxf' }],
  });
  const uid = created.text('data', 'createDrawingRequest', 'request', 'uid');
  await control('drawing-requests/reply', {
    number: created.text('data', 'createDrawingRequest', 'request', 'number'),
    message: 'SAR 40 each',
    status: 'QUOTED',
  });
  const added = await graphql(
    'mutation($i:AddDrawingRequestMessageInput!){addDrawingRequestMessage(input:$i){request{status messages{text is_customer}} ' +
      'user_errors{code}}}',
    { i: { request_uid: uid, message: 'Agreed' } },
    { token: shopper },
  );
  expect(added.at('data', 'addDrawingRequestMessage', 'request')).toEqual({
    status: 'QUOTED',
    messages: [
      { text: 'SAR 40 each', is_customer: false },
      { text: 'Agreed', is_customer: true },
    ],
  });
  const CANCEL = 'mutation($u:ID!){cancelDrawingRequest(uid:$u){request{status} user_errors{code}}}';
  expect((await graphql(CANCEL, { u: uid }, { token: stranger })).at('data', 'cancelDrawingRequest', 'user_errors', 0, 'code')).toBe(
    'NOT_FOUND',
  );
  expect((await graphql(CANCEL, { u: uid }, { token: shopper })).at('data', 'cancelDrawingRequest', 'request', 'status')).toBe('CANCELED');
  expect((await graphql(CANCEL, { u: uid }, { token: shopper })).at('data', 'cancelDrawingRequest', 'user_errors', 0, 'code')).toBe(
    'NOT_ALLOWED_IN_THIS_STATE',
  );
  expect(
    (await graphql(CREATE, { i: { title: 'B', drawing_upload_ids: [] } }, { token: shopper })).at(
      'data',
      'createDrawingRequest',
      'user_errors',
      0,
      'code',
    ),
  ).toBe('REQUIRED_PARAMETER_MISSING');
  for (const quantity of [0, -4, 2_000_000])
    expect(
      (await graphql(CREATE, { i: { title: 'B', quantity, drawing_upload_ids: ['x'] } }, { token: shopper })).at(
        'data',
        'createDrawingRequest',
        'user_errors',
        0,
        'code',
      ),
    ).toBe('INVALID_PARAMETER_VALUE');
});

const SUBSCRIBE = 'mutation($i:ProductAlertStockInput!){subscribeProductAlertStock(input:$i){success message}}';
const outbox = (recipient: string): Promise<Answer> => control(`mail?recipient=${recipient}&template=stock-alert`, {}, 'GET');

test('whoever waits for a product is written to once', async () => {
  await control('stock', { sku: '22220-E-K', quantity: 0 });
  const guest = await graphql(SUBSCRIBE, { i: { sku: '22220-E-K', email: 'Guest.Waits@example.com' } }, { store: 'arabic' });
  expect(guest.at('data', 'subscribeProductAlertStock')).toEqual({ success: true, message: 'You saved the alert subscription.' });
  await graphql(SUBSCRIBE, { i: { sku: '22220-E-K', email: 'guest.waits@example.com' } }, { store: 'arabic' });
  expect(
    (await graphql('{isSubscribedProductAlertStock(input:{sku:"22220-E-K"}){success}}', {}, { token: shopper })).at(
      'data',
      'isSubscribedProductAlertStock',
      'success',
    ),
  ).toBe(true);
  expect((await control('stock', { sku: '22220-E-K', quantity: 4 })).at('alerts')).toBe(2);
  expect((await control('stock', { sku: '22220-E-K', quantity: 0 })).at('alerts')).toBe(0);
  expect((await control('stock', { sku: '22220-E-K', quantity: 9 })).at('alerts')).toBe(0);
  expect((await outbox('shopper@example.com')).text('items', 0, 'subject')).toMatch(/^Back in stock: /);
  expect((await outbox('guest.waits@example.com')).list('items')).toHaveLength(1);
  expect((await outbox('guest.waits@example.com')).text('items', 0, 'subject')).toMatch(/^توفّر من جديد/);
  const alerts = await graphql('{customer{product_alerts{items{status sent_at}}}}', {}, { token: shopper });
  expect(alerts.at('data', 'customer', 'product_alerts', 'items', 0)).toEqual({
    status: 'SENT',
    sent_at: expect.stringMatching(/^\d{4}-/),
  });
});

test('a variant is waited for by itself, and leads to the page that it is bought on', async () => {
  const asked = await graphql(
    '{products(filter:{url_key:{eq:"wedge-belt-spa"}}){items{...on ConfigurableProduct{variants{product{sku}}}}}}',
  );
  const sku = asked.text('data', 'products', 'items', 0, 'variants', 0, 'product', 'sku');
  await control('stock', { sku, quantity: 0 });
  const email = 'waits.for.a.belt@example.com';
  for (const [i, options] of [[{ sku }, { token: stranger }] as const, [{ sku, email }, {}] as const])
    expect((await graphql(SUBSCRIBE, { i }, options)).at('data', 'subscribeProductAlertStock', 'success')).toBe(true);
  const alerts = await graphql('{customer{product_alerts{items{product{sku} configurable_product{url_key}}}}}', {}, { token: stranger });
  expect(alerts.at('data', 'customer', 'product_alerts', 'items', 0)).toEqual({
    product: { sku },
    configurable_product: { url_key: 'wedge-belt-spa' },
  });
  expect((await control('stock', { sku, quantity: 4 })).at('alerts')).toBe(2);
  expect(JSON.stringify((await outbox(email)).at('items', 0))).toContain('/wedge-belt-spa.html');
});

test('what alerts refuse, and how they end', async () => {
  expect((await graphql(SUBSCRIBE, { i: { sku: '6205-2RS' } }, { token: stranger })).at('data', 'subscribeProductAlertStock')).toEqual({
    success: false,
    message: 'The product is in stock.',
  });
  expect((await graphql(SUBSCRIBE, { i: { sku: '22220-E-K' } })).messages).toEqual(['Customer is not logged in.']);
  expect((await graphql(SUBSCRIBE, { i: { sku: ' ' } })).messages).toEqual(['Required parameter "sku" is missing.']);
  expect((await graphql(SUBSCRIBE, { i: { sku: 'NO-SUCH', email: 'a@example.com' } })).messages).toEqual([
    'Could not find a product with SKU "NO-SUCH"',
  ]);
  expect((await graphql(SUBSCRIBE, { i: { sku: '22220-E-K', email: 'not an address' } })).messages).toEqual(['Invalid email format']);
  await control('stock', { sku: 'NU210-E', quantity: 0 });
  await graphql(SUBSCRIBE, { i: { sku: 'NU210-E' } }, { token: stranger });
  const END = 'mutation{unsubscribeProductAlertStock(input:{sku:"NU210-E"}){success}}';
  expect((await graphql(END, {}, { token: shopper })).at('data', 'unsubscribeProductAlertStock', 'success')).toBe(false);
  expect((await graphql(END, {}, { token: stranger })).at('data', 'unsubscribeProductAlertStock', 'success')).toBe(true);
  expect(
    (await graphql('mutation{unsubscribeProductAlertStockAll{success}}', {}, { token: stranger })).at(
      'data',
      'unsubscribeProductAlertStockAll',
      'success',
    ),
  ).toBe(true);
  expect((await graphql('mutation{unsubscribeProductAlertStockAll{success}}')).messages).toEqual(['Customer is not logged in.']);
});
