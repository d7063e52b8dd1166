import { add, Answer, control, emptyCart, graphql, signIn } from '../client.ts';
import { PDF, upload } from '../upload-client.ts';

/** Ids by name: what a case puts into its arguments. */
export type Ids = Readonly<Record<string, string | number>>;

const ADDRESS = {
  firstname: 'Nobody',
  lastname: 'Else',
  street: ['1 Industrial Street'],
  city: 'Jubail',
  region: 'SA-04',
  postcode: '35717',
  telephone: '551234567',
  country_code: 'SA',
};

const base64 = (value: unknown): string => Buffer.from(String(value)).toString('base64');

/** What belongs to the shopper and to the demo company. */
export async function victimsIds(): Promise<{ readonly ids: Ids; readonly tokens: readonly string[] }> {
  const [shopper, admin, buyer] = [
    await signIn('shopper@example.com'),
    await signIn('company.admin@example.com'),
    await signIn('company.buyer@example.com'),
  ];
  const cart = await emptyCart(shopper);
  const filled = await add(cart, [{ sku: '6204', quantity: 2 }], shopper);
  const compare = await graphql('mutation{createCompareList(input:{products:[101]}){uid}}', {}, { token: shopper });
  const own = await graphql(
    `{customer{addresses{id} orders(filter:{status:{eq:"complete"}}){items{id number token items{id}}} pending:orders(filter:{status:{eq:"pending"}}){items{id}} returns{items{uid shipping{tracking{uid}}}} wishlists{id items_v2{items{id}}} requisition_lists{items{uid items{items{uid}}}}
      support_tickets{items{uid}} drawing_requests{items{uid}}} customerPaymentTokens{items{public_hash}} cart(cart_id:"${cart}"){items{id}}}`,
    {},
    { token: shopper },
  );
  const at = (...path: readonly (string | number)[]): string => String(own.at('data', ...path));
  const company = await graphql(
    '{company{id roles{items{id}} structure{items{id entity{__typename ...on CompanyTeam{id}}}}} customer{id ' +
      'purchase_order_approval_rules{items{uid}}}}',
    {},
    { token: admin },
  );
  const orders = await graphql(
    '{customer{id structure_id purchase_orders(filter:{status:APPROVAL_REQUIRED}){items{uid}}}}',
    {},
    { token: buyer },
  );
  const nodes = company.list('data', 'company', 'structure', 'items').map((node) => new Answer(200, new Headers(), node));
  const team = nodes.find((node) => node.at('entity', '__typename') === 'CompanyTeam');
  return {
    tokens: [shopper, admin, buyer],
    ids: {
      cart,
      item: filled.text('data', 'addProductsToCart', 'cart', 'items', 0, 'uid'),
      itemId: Number(at('cart', 'items', 0, 'id')),
      address: Number(at('customer', 'addresses', 0, 'id')),
      order: at('customer', 'orders', 'items', 0, 'id'),
      pendingOrder: at('customer', 'pending', 'items', 0, 'id'),
      orderNumber: at('customer', 'orders', 'items', 0, 'number'),
      orderToken: at('customer', 'orders', 'items', 0, 'token'),
      orderItem: at('customer', 'orders', 'items', 0, 'items', 0, 'id'),
      return: at('customer', 'returns', 'items', 1, 'uid'),
      tracking: at('customer', 'returns', 'items', 1, 'shipping', 'tracking', 0, 'uid'),
      wishlist: at('customer', 'wishlists', 0, 'id'),
      wish: at('customer', 'wishlists', 0, 'items_v2', 'items', 0, 'id'),
      requisition: at('customer', 'requisition_lists', 'items', 0, 'uid'),
      requisitionItem: at('customer', 'requisition_lists', 'items', 0, 'items', 'items', 0, 'uid'),
      compare: compare.text('data', 'createCompareList', 'uid'),
      hash: at('customerPaymentTokens', 'items', 0, 'public_hash'),
      ticket: at('customer', 'support_tickets', 'items', 0, 'uid'),
      request: at('customer', 'drawing_requests', 'items', 0, 'uid'),
      upload: (await upload(shopper, 'mine.pdf', PDF)).id,
      company: company.text('data', 'company', 'id'),
      role: company.text('data', 'company', 'roles', 'items', 1, 'id'),
      user: base64(orders.at('data', 'customer', 'id')),
      node: orders.text('data', 'customer', 'structure_id'),
      team: team?.text('entity', 'id') ?? '',
      teamNode: team?.text('id') ?? '',
      rule: company.text('data', 'customer', 'purchase_order_approval_rules', 'items', 0, 'uid'),
      purchaseOrder: orders.text('data', 'customer', 'purchase_orders', 'items', 0, 'uid'),
    },
  };
}

/** Somebody who may do everything in a company of her own, with things of her own to mix the others' ids with. */
export async function stranger(): Promise<{ readonly token: string; readonly ids: Ids }> {
  const company = {
    company_name: 'Stranger Ltd',
    legal_name: 'Stranger Ltd',
    company_email: 'office@stranger.example.com',
    legal_address: {
      street: ['1 Way'],
      city: 'Jeddah',
      country_id: 'SA',
      region: { region_code: 'SA-02' },
      postcode: '22233',
      telephone: '126000000',
    },
    company_admin: { email: 'stranger@example.com', firstname: 'Nobody', lastname: 'Else' },
  };
  await graphql('mutation($i:CompanyCreateInput!){createCompany(input:$i){company{id}}}', { i: company });
  await graphql('mutation{requestPasswordResetEmail(email:"stranger@example.com")}');
  const reset = /token=(\w+)/.exec(
    (await control('mail?template=password-reset&recipient=stranger@example.com', {}, 'GET')).text('items', 0, 'text'),
  )?.[1];
  await graphql('mutation($t:String!){resetPassword(email:"stranger@example.com",resetPasswordToken:$t,newPassword:"Passw0rd!")}', {
    t: reset,
  });
  const token = await signIn('stranger@example.com');
  await control('companies', { email: 'stranger@example.com', purchaseOrders: 'off' });
  const order = await deliveredOrder(token);
  await control('companies', { email: 'stranger@example.com', purchaseOrders: 'on' });
  const purchased = await purchaseOrder(token);
  const cart = await emptyCart(token);
  await add(cart, [{ sku: '6207', quantity: 1 }], token);
  const own = await graphql('{customer{id structure_id wishlists{id}} company{id roles{items{id}}}}', {}, { token });
  const team = await graphql('mutation{createCompanyTeam(input:{name:"Ours"}){team{structure_id}}}', {}, { token });
  const role = own.text('data', 'company', 'roles', 'items', 1, 'id');
  const rule = await graphql(
    'mutation($r:ID!){createPurchaseOrderApprovalRule(input:{name:"Ours",applies_to:[],approvers:[$r],status:ENABLED,condition:{attribute:NUMBER_OF_SKUS,operator:MORE_THAN,quantity:99}}){uid}}',
    { r: role },
    { token },
  );
  const ticket = await graphql(
    'mutation{createSupportTicket(input:{subject:"S",message:"M",category:"other"}){ticket{uid} user_errors{message}}}',
    {},
    { token },
  );
  const list = await graphql('mutation{createWishlist(input:{name:"Second",visibility:PRIVATE}){wishlist{id}}}', {}, { token });
  const requisition = await graphql(
    'mutation{a:createRequisitionList(input:{name:"A"}){requisition_list{uid}} b:createRequisitionList(input:{name:"B"}){requisition_list{uid}}}',
    {},
    { token },
  );
  return {
    token,
    ids: {
      ownRequisition: requisition.text('data', 'a', 'requisition_list', 'uid'),
      ownSecondRequisition: requisition.text('data', 'b', 'requisition_list', 'uid'),
      ownTicket: ticket.text('data', 'createSupportTicket', 'ticket', 'uid'),
      ownSecondList: list.text('data', 'createWishlist', 'wishlist', 'id'),
      ownPurchaseOrder: purchased,
      ownCart: cart,
      ownOrder: order,
      ownUser: base64(own.at('data', 'customer', 'id')),
      ownWishlist: own.text('data', 'customer', 'wishlists', 0, 'id'),
      ownRole: role,
      ownNode: own.text('data', 'customer', 'structure_id'),
      ownTeamNode: team.text('data', 'createCompanyTeam', 'team', 'structure_id'),
      ownCompany: own.text('data', 'company', 'id'),
      ownRule: rule.text('data', 'createPurchaseOrderApprovalRule', 'uid'),
      guestCart: await emptyCart(),
      guestToken: await guestOrder(),
    },
  };
}

async function placeOrder(cart: string, token: string | undefined, email: string | undefined): Promise<Answer> {
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    graphql(query, { c: cart, ...variables }, { token });
  await add(cart, [{ sku: '6204', quantity: 1 }], token);
  if (email !== undefined)
    await run('mutation($c:String!,$e:String!){setGuestEmailOnCart(input:{cart_id:$c,email:$e}){cart{id}}}', { e: email });
  await run(
    'mutation($c:String!,$a:CartAddressInput){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}}',
    { a: ADDRESS },
  );
  await run('mutation($c:String!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}}');
  await run(
    'mutation($c:String!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
  );
  return run(
    'mutation($c:String!){setPaymentMethodAndPlaceOrder(input:{cart_id:$c,payment_method:{code:"banktransfer"}}){orderV2{id ' +
      'number token}}}',
  );
}

async function purchaseOrder(token: string): Promise<string> {
  const cart = await emptyCart(token);
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    graphql(query, { c: cart, ...variables }, { token });
  await add(cart, [{ sku: '6204', quantity: 1 }], token);
  await run(
    'mutation($c:String!,$a:CartAddressInput){setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}}',
    { a: ADDRESS },
  );
  await run('mutation($c:String!){setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}}');
  await run(
    'mutation($c:String!){setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}}',
  );
  await run('mutation($c:String!){setPaymentMethodOnCart(input:{cart_id:$c,payment_method:{code:"banktransfer"}}){cart{id}}}');
  return (await run('mutation($c:String!){placePurchaseOrder(input:{cart_id:$c}){purchase_order{uid}}}')).text(
    'data',
    'placePurchaseOrder',
    'purchase_order',
    'uid',
  );
}

async function deliveredOrder(token: string): Promise<string> {
  const placed = await placeOrder(await emptyCart(token), token, undefined);
  await control('orders', { number: placed.at('data', 'setPaymentMethodAndPlaceOrder', 'orderV2', 'number'), action: 'ship' });
  return placed.text('data', 'setPaymentMethodAndPlaceOrder', 'orderV2', 'id');
}

async function guestOrder(): Promise<string> {
  const placed = await placeOrder(await emptyCart(), undefined, 'some.guest@example.com');
  await control('orders', { number: placed.at('data', 'setPaymentMethodAndPlaceOrder', 'orderV2', 'number'), action: 'ship' });
  return placed.text('data', 'setPaymentMethodAndPlaceOrder', 'orderV2', 'token');
}

/** Everything that the victims could miss: compared before and after. */
export async function possessions(tokens: readonly string[], ids: Ids): Promise<string> {
  const [shopper, admin, buyer] = tokens;
  const first = await graphql(
    `{customer{firstname email addresses{id city} orders{items{number status items{quantity_canceled quantity_return_requested}}} returns{items{number status comments{text} shipping{tracking{uid}} items{request_quantity}}} wishlists{id name items_v2{items{id quantity}}} requisition_lists{items{uid name items{items{uid quantity}}}}
      compare_list{uid item_count} support_tickets{items{uid status messages{text}}} drawing_requests{items{uid status messages{text}}}} customerPaymentTokens{items{public_hash}}
      cart(cart_id:"${String(ids['cart'])}"){id email items{uid quantity} shipping_addresses{city} applied_coupons{code}}}`,
    {},
    { token: shopper },
  );
  const second = await graphql(
    `
      {
        company {
          name
          legal_name
          email
          legal_address {
            city
          }
          users {
            items {
              email
              firstname
              status
              role {
                name
              }
            }
          }
          roles {
            items {
              id
              name
              permissions {
                id
              }
            }
          }
          structure {
            items {
              id
              parent_id
              entity {
                __typename
                ... on CompanyTeam {
                  name
                }
              }
            }
          }
        }
        customer {
          purchase_orders(filter: { company_purchase_orders: true }) {
            items {
              number
              status
              comments {
                text
              }
            }
          }
          purchase_order_approval_rules {
            items {
              name
              status
            }
          }
        }
      }
    `,
    {},
    { token: admin },
  );
  const third = await graphql('{customer{firstname purchase_orders{items{number status}}}}', {}, { token: buyer });
  for (const answer of [first, second, third])
    if (answer.at('errors') !== undefined) throw new Error(`The victims cannot read their own: ${JSON.stringify(answer.json)}`);
  return JSON.stringify([first.json, second.json, third.json], undefined, 1);
}
