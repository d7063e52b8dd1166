// Runs operations of other storefronts against a sandbox, with values of its demo data for their variables by name.
import { print } from 'graphql';

const PASSWORD = 'Passw0rd!';
/** Would end the sessions or the account that the others run with. */
const SKIPPED = new Set(['revokeCustomerToken', 'deleteCustomer', 'changeCustomerPassword', 'updateCustomerEmail']);

async function ask(url, query, variables = {}, token) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

const signIn = async (url, email) =>
  (await ask(url, 'mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}', { e: email, p: PASSWORD })).data
    .generateCustomerToken.token;

const ADDRESS = {
  firstname: 'A',
  lastname: 'B',
  street: ['1 King Fahd Road'],
  city: 'Riyadh',
  region: 'SA-01',
  postcode: '12214',
  telephone: '501234567',
  country_code: 'SA',
};

/** A filled cart ready for payment. */
async function cartOf(url, token) {
  const cart = (await ask(url, 'mutation{createEmptyCart}', {}, token)).data.createEmptyCart;
  const steps = [
    'addProductsToCart(cartId:$c,cartItems:[{sku:"6205-2RS",quantity:2}]){cart{id}}',
    'setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:$a}]}){cart{id}}',
    'setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}',
    'setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}',
  ];
  await ask(url, `mutation($c:String!,$a:CartAddressInput!){${steps.join(' ')}}`, { c: cart, a: ADDRESS }, token);
  const item = (await ask(url, 'query($c:String!){cart(cart_id:$c){items{id uid}}}', { c: cart }, token)).data.cart.items[0];
  return { cart, item };
}

/** Values for variables of these types, whatever they are called. */
const BY_TYPE = {
  CustomerAddressInput: {
    firstname: 'A',
    lastname: 'B',
    street: ['1 King Fahd Road'],
    city: 'Riyadh',
    region: { region_code: 'SA-01' },
    postcode: '12214',
    telephone: '501234567',
    country_code: 'SA',
  },
  CartAddressInput: ADDRESS,
  CartItemInput: { sku: '6204', quantity: 1 },
  WishlistItemInput: { sku: '6207', quantity: 1 },
  CustomerInput: { firstname: 'A' },
  CustomerOrdersFilterInput: { number: { match: '00' } },
};

/** Values for variables by name. */
async function valuesFor(url, token) {
  const { cart, item } = await cartOf(url, token);
  const own = (await ask(url, '{customer{addresses{id} wishlists{id items_v2{items{id}}} orders{items{id number}}}}', {}, token)).data
    .customer;
  const option = (
    await ask(url, '{products(filter:{sku:{eq:"SPA-BELT"}}){items{uid ...on ConfigurableProduct{configurable_options{values{uid}}}}}}')
  ).data.products.items[0];
  const list = own.wishlists[0];
  return {
    cartId: cart,
    cart_id: cart,
    cartItemId: item.uid,
    itemId: item.uid,
    itemUid: item.uid,
    uid: item.uid,
    cartItemUid: item.uid,
    id: 'Mg==',
    ids: ['Mg=='],
    url: '/bearings.html',
    urlKey: '6204',
    url_key: '6204',
    identifier: 'home',
    identifiers: ['checkout-help'],
    email: `visitor.${Date.now()}@example.com`,
    password: PASSWORD,
    pageSize: 6,
    currentPage: 1,
    countryCode: 'SA',
    country_code: 'SA',
    region_id: 1101,
    regionId: 1101,
    inputText: '6205',
    search: '6205',
    sku: '6204',
    productSku: '6204',
    parentSku: 'SPA-BELT',
    quantity: 1,
    couponCode: 'WELCOME10',
    filters: { category_uid: { eq: 'Mg==' } },
    filter: {},
    sort: {},
    firstName: 'A',
    lastName: 'B',
    first_name: 'A',
    last_name: 'B',
    city: 'Riyadh',
    street: ['1'],
    telephone: '5',
    postcode: '12214',
    region: 'SA-01',
    addressId: own.addresses[0].id,
    wishlistId: list.id,
    wishlistItemsId: [list.items_v2.items[0].id],
    itemsIds: [list.items_v2.items[0].id],
    orderNumber: '000000001',
    category_id: 'Mg==',
    name: `List ${Date.now()}`,
    visibility: 'PRIVATE',
    configurableOptionValueUids: [option.configurable_options[0].values[0].uid],
    uids: ['Mg=='],
    shippingMethod: { carrier_code: 'flatrate', method_code: 'flatrate' },
    paymentMethod: { code: 'banktransfer' },
    isSubscribed: true,
    products: [{ sku: '6204', quantity: 1 }],
    product: { sku: '6204', quantity: 1 },
    attributeCodes: ['manufacturer'],
    variantSku: 'SPA-1000',
    street1: '1 King Fahd Road',
    street2: '',
    country: 'SA',
    phoneNumber: '5',
    firstname: 'A',
    lastname: 'B',
    is_subscribed: false,
    regionCode: 'SA-01',
    region_code: 'SA-01',
    country_id: 'SA',
    comment: 'Hello',
    urlKeys: ['6204'],
    categoryIdFilter: { eq: 'Mg==' },
    paymentHash: 'x',
    sourceCartId: (await ask(url, 'mutation{createEmptyCart}')).data.createEmptyCart,
    destinationCartId: cart,
    paymentNonce: 'x',
    input: { name: `List ${Date.now()}`, visibility: 'PRIVATE' },
    updated_address: BY_TYPE.CustomerAddressInput,
    newPassword: 'Passw1rd!',
    token: 'x',
  };
}

const NEEDED = (definition) => definition.type.kind === 'NonNullType' && definition.defaultValue === undefined;

/** Reports what was answered without errors, what was refused in the platform's words, and what could not be filled in. */
export async function runOperations(url, operations) {
  const token = await signIn(url, 'shopper@example.com');
  const counts = { clean: 0, refused: 0, unfilled: 0, broken: 0 };
  for (const { name, text, variables } of operations) {
    if ([...SKIPPED].some((field) => text.includes(field))) continue;
    const values = await valuesFor(url, token);
    const isSignIn = text.includes('generateCustomerToken');
    if (isSignIn || text.includes('requestPasswordResetEmail')) values.email = 'shopper@example.com';
    // What only guests may do is done as one.
    const isGuests = text.includes('setGuestEmailOnCart');
    if (isGuests) values.cartId = values.cart_id = values.sourceCartId;
    const filled = Object.fromEntries(
      variables.flatMap((definition) => {
        const variable = definition.variable.name.value;
        const type = print(definition.type).replaceAll(/[[\]!]/g, '');
        if (type in BY_TYPE) return [[variable, BY_TYPE[type]]];
        return variable in values
          ? [[variable, print(definition.type).startsWith('[') && !Array.isArray(values[variable]) ? [values[variable]] : values[variable]]]
          : [];
      }),
    );
    const missing = variables
      .filter((definition) => NEEDED(definition) && !(definition.variable.name.value in filled))
      .map((definition) => `$${definition.variable.name.value}: ${print(definition.type)}`);
    if (missing.length > 0) {
      counts.unfilled += 1;
      console.log(`  not run  ${name}: ${missing.join(', ')}`);
      continue;
    }
    const answer = await ask(url, text, filled, isGuests ? undefined : token);
    const [error] = answer.errors ?? [];
    if (!error) counts.clean += 1;
    else if (error.extensions?.category === 'internal') counts.broken += 1;
    else counts.refused += 1;
    if (error) console.log(`  ${error.extensions?.category === 'internal' ? 'BROKEN ' : 'answered'} ${name}: ${error.message}`);
  }
  console.log(
    `run: ${counts.clean} without errors, ${counts.refused} answered with an error of the platform, ${counts.broken} with an internal error, ${counts.unfilled} not run for want of values`,
  );
}
