import { add, ADDRESS, Answer, control, emptyCart, graphql, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const RETURN =
  'uid number status items{uid status request_quantity quantity custom_attributes{label value} order_item{product_sku ' +
  'quantity_return_requested}} comments{author_name text} available_shipping_carriers{uid label} shipping{address{city ' +
  'country{id} region{code}} tracking{uid tracking_number carrier{label} status{text type}}}';
const REQUEST = `mutation($i:RequestReturnInput!){requestReturn(input:$i){return{${RETURN}} returns{total_count}}}`;

interface Deliverable {
  readonly order: string;
  readonly item: string;
}

async function delivered(token: string): Promise<Deliverable> {
  const orders = await graphql(
    '{customer{orders(filter:{status:{eq:"complete"}},sort:{sort_field:CREATED_AT,sort_direction:ASC}){items{id items{id ' +
      'product_sku eligible_for_return}}}}}',
    {},
    { token },
  );
  return {
    order: orders.text('data', 'customer', 'orders', 'items', 0, 'id'),
    item: orders.text('data', 'customer', 'orders', 'items', 0, 'items', 0, 'id'),
  };
}

test('a customer asks for a return, within what was delivered', async () => {
  const token = await signIn('shopper@example.com');
  const { order, item } = await delivered(token);
  const ask = (more: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    graphql(
      REQUEST,
      {
        i: {
          order_uid: order,
          contact_email: 'sara@example.com',
          items: [{ order_item_uid: item, quantity_to_return: 3, ...wanted }],
          ...more,
        },
      },
      { token },
    );

  expect((await ask({}, { quantity_to_return: 0 })).messages).toEqual(['You cannot return less than 1 product.']);
  expect((await ask({}, { quantity_to_return: 9 })).messages[0]).toMatch(/^A quantity of .* is greater than you can return\.$/);
  expect((await ask({}, { quantity_to_return: 1.5 })).messages).toEqual(['You cannot use decimal quantity for this product.']);
  expect((await ask({}, { order_item_uid: 'OTk5OTk=' })).messages).toEqual(['You cannot return']);
  expect((await ask({ order_uid: 'OTk5OTk=' })).messages).toEqual(['You selected the wrong order.']);
  expect((await ask({}, { selected_custom_attributes: [{ attribute_code: 'reason', value: 'OTk=' }] })).messages).toEqual([
    'Value of reason is incorrect',
  ]);
  expect((await ask({}, { entered_custom_attributes: [{ attribute_code: 'reason', value: 'x' }] })).messages).toEqual([
    "Attribute reason is not entered. It's selected",
  ]);
  expect(
    (await ask({}, { entered_custom_attributes: [{ attribute_code: 'nope', value: 'x' }] })).at('errors', 0, 'extensions', 'category'),
  ).toBe('graphql-no-such-entity');

  const asked = await ask(
    { comment_text: 'Too wide' },
    {
      selected_custom_attributes: [
        { attribute_code: 'reason', value: 'NA==' },
        { attribute_code: 'resolution', value: 'OQ==' },
      ],
    },
  );
  expect(asked.at('data', 'requestReturn', 'return')).toMatchObject({
    status: 'PENDING',
    available_shipping_carriers: [],
    items: [
      {
        status: 'PENDING',
        request_quantity: 3,
        quantity: 0,
        custom_attributes: [
          { label: 'Resolution', value: '"Refund"' },
          { label: 'Reason to Return', value: '"Other"' },
        ],
        order_item: { product_sku: '6205-2RS', quantity_return_requested: 5 },
      },
    ],
    comments: [{ author_name: 'Sara Al Qahtani', text: 'Too wide' }],
  });
  expect(asked.at('data', 'requestReturn', 'returns', 'total_count')).toBe(3);
});

test('a return goes its way: comments, tracking once it is authorized, and what the merchant decides', async () => {
  const token = await signIn('shopper@example.com');
  const list = await graphql(`{customer{returns{items{${RETURN}} total_count page_info{total_pages}}}}`, {}, { token });
  const pending = list
    .list('data', 'customer', 'returns', 'items')
    .map((item) => new Answer(200, new Headers(), item))
    .find((item) => item.at('number') === '000000002');
  const uid = pending?.text('uid') ?? '';
  const comment = (text: string): Promise<Answer> =>
    graphql(
      'mutation($u:ID!,$t:String!){addReturnComment(input:{return_uid:$u,comment_text:$t}){return{comments{text author_name}}}}',
      { u: uid, t: text },
      { token },
    );
  expect((await comment(' ')).messages).toEqual(['Please enter a valid comment.']);
  expect((await comment('Any news?')).list('data', 'addReturnComment', 'return', 'comments').at(-1)).toEqual({
    text: 'Any news?',
    author_name: 'Sara Al Qahtani',
  });

  const track = (carrier: string, number = 'SM1'): Promise<Answer> =>
    graphql(
      'mutation($u:ID!,$c:ID!,$n:String!){addReturnTracking(input:{return_uid:$u,carrier_uid:$c,tracking_number:$n}){return{shipping{tracking{uid}}} ' +
        'return_shipping_tracking{uid tracking_number carrier{label} status{text type}}}}',
      { u: uid, c: carrier, n: number },
      { token },
    );
  expect((await track('c21zYQ==')).messages).toEqual(['Shipping Labels are not allowed.']);
  await control('returns', { number: '000000002', status: 'AUTHORIZED', comment: 'Please send it back.' });
  const open = await graphql(`query($u:ID!){customer{return(uid:$u){${RETURN}}}}`, { u: uid }, { token });
  expect(open.at('data', 'customer', 'return')).toMatchObject({
    status: 'AUTHORIZED',
    shipping: { address: { city: 'Riyadh', country: { id: 'SA' } } },
  });
  const carrier = open.text('data', 'customer', 'return', 'available_shipping_carriers', 2, 'uid');
  expect((await track('Tm9wZQ==')).messages).toEqual(['Please select a valid carrier.']);
  expect((await track(carrier, '')).messages).toEqual(['Please enter a valid tracking number.']);
  const tracked = await track(carrier);
  expect(tracked.at('data', 'addReturnTracking', 'return_shipping_tracking')).toMatchObject({
    tracking_number: 'SM1',
    carrier: { label: 'SMSA Express' },
    status: { text: 'Tracking information is not available.', type: 'ERROR' },
  });
  expect((await track(carrier, 'SM123456')).at('data', 'addReturnTracking', 'return_shipping_tracking')).toMatchObject({
    status: { text: 'In transit', type: 'INFORMATION' },
  });
  const own = open.text('data', 'customer', 'return', 'available_shipping_carriers', 0, 'uid');
  expect((await track(own)).at('data', 'addReturnTracking', 'return_shipping_tracking')).toMatchObject({ status: null });
  const trackingUid = tracked.text('data', 'addReturnTracking', 'return_shipping_tracking', 'uid');
  const stranger = await signIn('company.buyer@example.com');
  const remove = (as: string): Promise<Answer> =>
    graphql(
      'mutation($u:ID!){removeReturnTracking(input:{return_shipping_tracking_uid:$u}){return{shipping{tracking{uid}}}}}',
      { u: trackingUid },
      { token: as },
    );
  expect((await remove(stranger)).messages).toEqual(['You selected the wrong RMA.']);
  expect((await graphql('query($u:ID!){customer{return(uid:$u){number}}}', { u: uid }, { token: stranger })).messages).toEqual([
    'You selected the wrong RMA.',
  ]);
  expect((await remove(token)).at('data', 'removeReturnTracking', 'return', 'shipping', 'tracking')).toHaveLength(2);
});

test("a guest's return waits until the link in the mail was followed", async () => {
  const cartId = await emptyCart();
  await add(cartId, [{ sku: '6204', quantity: 2 }]);
  await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
  await rest('POST', `V1/guest-carts/${cartId}/payment-information`, {
    email: 'guest.return@example.com',
    paymentMethod: { method: 'cashondelivery' },
  });
  const number = (await rest('GET', `V1/guest-carts/${cartId}`)).text('reserved_order_id');
  const guest = await graphql(
    'query($n:String!){guestOrder(input:{number:$n,email:"guest.return@example.com",lastname:"Buyer"}){token items{id}}}',
    { n: number },
  );
  const [token, item] = [guest.text('data', 'guestOrder', 'token'), guest.text('data', 'guestOrder', 'items', 0, 'id')];
  const ask = (): Promise<Answer> =>
    graphql(
      'mutation($t:String!,$i:ID!){requestGuestReturn(input:{token:$t,items:[{order_item_uid:$i,quantity_to_return:1}]}){return{number ' +
        'status}}}',
      { t: token, i: item },
    );
  expect((await ask()).messages[0]).toMatch(/^A quantity of/);
  await control('orders', { number, action: 'ship' });
  expect((await ask()).at('data', 'requestGuestReturn', 'return', 'status')).toBe('UNCONFIRMED');
  const mail = await control('mail?template=return-confirm&recipient=guest.return@example.com', {}, 'GET');
  const [, order, key] = /order_id=([\w=]+)&confirmation_key=(\w+)/.exec(mail.text('items', 0, 'text')) ?? [];
  const confirm = (with_: string | undefined): Promise<Answer> =>
    graphql('mutation($o:ID!,$k:String!){confirmReturn(input:{order_id:$o,confirmation_key:$k}){return{status}}}', { o: order, k: with_ });
  expect((await confirm('wrong')).messages).toEqual(['You selected the wrong RMA.']);
  expect((await confirm(key)).at('data', 'confirmReturn', 'return', 'status')).toBe('PENDING');
  expect((await confirm(key)).messages).toEqual(['You selected the wrong RMA.']);
});

test("the attributes of a return are read from the platform's forms, in both languages", async () => {
  const english = await graphql(
    '{attributesForm(formCode:"default"){items{code entity_type options{label value}} errors{type}} ' +
      'attributesList(entityType:RMA_ITEM){items{code}}}',
  );
  expect(english.list('data', 'attributesForm', 'items')).toHaveLength(4);
  expect(english.at('data', 'attributesForm', 'items', 2)).toMatchObject({
    code: 'reason',
    entity_type: 'RMA_ITEM',
    options: [{ value: '1' }, { value: '2' }, { value: '3' }, { label: 'Other', value: '4' }],
  });
  const arabic = await graphql(
    '{attributesForm(formCode:"default"){items{label}} missing:attributesForm(formCode:"x"){errors{type message}}}',
    {},
    { store: 'arabic' },
  );
  expect(arabic.at('data', 'attributesForm', 'items', 0, 'label')).toBe('الحل المطلوب');
  expect(arabic.at('data', 'missing', 'errors')).toEqual([{ type: 'ENTITY_NOT_FOUND', message: 'Form "x" could not be found.' }]);
});

test('two requests at once cannot return the same pieces', async () => {
  await control('reset');
  const token = await signIn('shopper@example.com');
  const { order, item } = await delivered(token);
  const ask = (): Promise<Answer> =>
    graphql(REQUEST, { i: { order_uid: order, items: [{ order_item_uid: item, quantity_to_return: 5 }] } }, { token });
  const answers = await Promise.all([ask(), ask(), ask()]);
  // Ten were delivered, two are in a return already.
  expect(answers.filter((answer) => answer.at('errors') === undefined)).toHaveLength(1);
});
