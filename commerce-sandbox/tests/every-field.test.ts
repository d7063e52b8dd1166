import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { add, control, emptyCart, graphql, signIn } from './client.ts';

const schema = buildSchema(readFileSync(join(__dirname, '..', 'generated', 'schema.graphql'), 'utf8'));
/** The platform refuses documents with more fields. */
const COMPLEXITY = 280;

const needsArguments = (field: GraphQLField<unknown, unknown>): boolean =>
  field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);

/** All fields of a type that can be asked without arguments, down to a depth; no type twice on the way down. */
function selection(type: GraphQLOutputType, depth: number, above: readonly string[]): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named))
    return `{__typename ${named
      .getTypes()
      .map((member) => `...on ${member.name}{__typename}`)
      .join(' ')}}`;
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (needsArguments(field)) return [];
    if (isLeafType(inner)) return [field.name];
    return depth > 0 && !above.includes(inner.name) ? [`${field.name}${selection(field.type, depth - 1, [...above, inner.name])}`] : [];
  });
  return `{${['__typename', ...parts].join(' ')}}`;
}

/** One document per field of a type, as deep as the platform lets it be. */
function documents(typeName: string, open: string, close: string): readonly { readonly field: string; readonly query: string }[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`There is no type ${typeName}.`);
  return Object.values(type.getFields())
    .filter((field) => !needsArguments(field))
    .map((field) => {
      for (let depth = 2; ; depth -= 1) {
        const query = `${open}${field.name}${selection(field.type, depth, [typeName, getNamedType(field.type).name])}${close}`;
        if (depth < 0 || (query.match(/\w+/g) ?? []).length <= COMPLEXITY) return { field: `${typeName}.${field.name}`, query };
      }
    });
}

/** What members of a company are refused of each other, and customers without a company of companies. */
const REFUSALS = [
  "The current customer isn't authorized.",
  'Customer is not a company user.',
  'You do not have authorization to perform this action.',
];

interface Selection {
  readonly type: string;
  readonly open: string;
  readonly close: string;
  readonly as?: 'shopper' | 'admin';
}

const CUSTOMER: readonly Selection[] = [
  { type: 'Customer', open: '{customer{', close: '}}', as: 'shopper' },
  { type: 'CustomerOrder', open: '{customer{orders{items{', close: '}}}}', as: 'shopper' },
  { type: 'OrderItemInterface', open: '{customer{orders{items{items{', close: '}}}}}', as: 'shopper' },
  { type: 'Return', open: '{customer{returns{items{', close: '}}}}', as: 'shopper' },
  { type: 'ReturnItem', open: '{customer{returns{items{items{', close: '}}}}}', as: 'shopper' },
  { type: 'Wishlist', open: '{customer{wishlists{', close: '}}}', as: 'shopper' },
  { type: 'RequisitionList', open: '{customer{requisition_lists{items{', close: '}}}}', as: 'shopper' },
  { type: 'CompareList', open: '{customer{compare_list{', close: '}}}', as: 'shopper' },
  { type: 'Customer', open: '{customer{', close: '}}', as: 'admin' },
  { type: 'Company', open: '{company{', close: '}}', as: 'admin' },
  { type: 'PurchaseOrder', open: '{customer{purchase_orders(filter:{company_purchase_orders:true}){items{', close: '}}}}', as: 'admin' },
  { type: 'PurchaseOrderApprovalRule', open: '{customer{purchase_order_approval_rules{items{', close: '}}}}', as: 'admin' },
];

const CATALOGUE: readonly Selection[] = [
  { type: 'StoreConfig', open: '{storeConfig{', close: '}}' },
  { type: 'StoreConfig', open: '{availableStores{', close: '}}' },
  { type: 'CategoryTree', open: '{categories(filters:{url_path:{eq:"bearings/ball-bearings"}}){items{', close: '}}}' },
  { type: 'SimpleProduct', open: '{products(filter:{sku:{eq:"6205-2RS"}}){items{...on SimpleProduct{', close: '}}}}' },
  { type: 'ConfigurableProduct', open: '{products(filter:{sku:{eq:"SPA-BELT"}}){items{...on ConfigurableProduct{', close: '}}}}' },
  { type: 'Products', open: '{products(search:"6205",pageSize:2){', close: '}}' },
  { type: 'CmsPage', open: '{cmsPage(identifier:"home"){', close: '}}' },
  { type: 'Currency', open: '{currency{', close: '}}' },
  { type: 'Country', open: '{countries{', close: '}}' },
];

const cartSelections = (cartId: string): readonly Selection[] => [
  { type: 'Cart', open: `{cart(cart_id:"${cartId}"){`, close: '}}', as: 'admin' },
  { type: 'SimpleCartItem', open: `{cart(cart_id:"${cartId}"){itemsV2{items{...on SimpleCartItem{`, close: '}}}}}', as: 'admin' },
  {
    type: 'ConfigurableCartItem',
    open: `{cart(cart_id:"${cartId}"){itemsV2{items{...on ConfigurableCartItem{`,
    close: '}}}}}',
    as: 'admin',
  },
  { type: 'ShippingCartAddress', open: `{cart(cart_id:"${cartId}"){shipping_addresses{`, close: '}}}', as: 'admin' },
  { type: 'BillingCartAddress', open: `{cart(cart_id:"${cartId}"){billing_address{`, close: '}}}', as: 'admin' },
  { type: 'CartPrices', open: `{cart(cart_id:"${cartId}"){prices{`, close: '}}}', as: 'admin' },
];

async function filledCart(token: string): Promise<string> {
  const cartId = await emptyCart(token);
  await add(cartId, [{ sku: '6205-2RS', quantity: 2 }], token);
  const address = {
    firstname: 'A',
    lastname: 'B',
    street: ['1'],
    city: 'Riyadh',
    region: 'SA-01',
    postcode: '12214',
    telephone: '501234567',
    country_code: 'SA',
  };
  await graphql(
    `
      mutation ($c: String!, $a: CartAddressInput) {
        addConfigurableProductsToCart(
          input: { cart_id: $c, cart_items: [{ parent_sku: "SPA-BELT", data: { sku: "SPA-1000", quantity: 1 } }] }
        ) {
          cart {
            id
          }
        }
        setShippingAddressesOnCart(input: { cart_id: $c, shipping_addresses: [{ address: $a }] }) {
          cart {
            id
          }
        }
        setBillingAddressOnCart(input: { cart_id: $c, billing_address: { same_as_shipping: true } }) {
          cart {
            id
          }
        }
        setShippingMethodsOnCart(input: { cart_id: $c, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) {
          cart {
            id
          }
        }
        applyCouponToCart(input: { cart_id: $c, coupon_code: "WELCOME10" }) {
          cart {
            id
          }
        }
      }
    `,
    { c: cartId, a: address },
    { token },
  );
  return cartId;
}

test('every field of the covered types can be read', async () => {
  await control('reset');
  const tokens = { shopper: await signIn('shopper@example.com'), admin: await signIn('company.admin@example.com') };
  await graphql('mutation{createCompareList(input:{products:["101","102"]}){uid}}', {}, { token: tokens.shopper });
  const failures: unknown[] = [];
  let asked = 0;
  for (const selection of [...CATALOGUE, ...CUSTOMER, ...cartSelections(await filledCart(tokens.admin))]) {
    for (const { field, query } of documents(selection.type, selection.open, selection.close)) {
      const answer = await graphql(query, {}, { token: selection.as === undefined ? undefined : tokens[selection.as] });
      asked += 1;
      const messages = answer.messages.filter((message) => !REFUSALS.includes(String(message)));
      if (messages.length > 0 || answer.at('data') === undefined) failures.push({ field, messages, status: answer.status });
    }
  }
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(700);
}, 300_000);
