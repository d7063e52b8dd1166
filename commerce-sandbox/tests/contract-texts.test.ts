import { add, control, emptyCart, graphql, signIn } from './client.ts';

/** What the platform says, word for word, with its category: clients tell errors apart by these texts. */
type Line = readonly [
  query: string,
  message: string,
  category: 'input' | 'no-such-entity' | 'authorization' | 'authentication' | 'already-exists',
];

const tokens = { shopper: '', buyer: '' };
let cart = '';
let own = '';

beforeAll(async () => {
  await control('reset');
  tokens.shopper = await signIn('shopper@example.com');
  tokens.buyer = await signIn('company.buyer@example.com');
  cart = await emptyCart();
  await add(cart, [{ sku: '6204', quantity: 1 }]);
  own = await emptyCart(tokens.shopper);
  await add(own, [{ sku: '6204', quantity: 1 }], tokens.shopper);
});

async function expectLines(lines: readonly Line[], token?: string): Promise<void> {
  for (const [query, message, category] of lines) {
    const text = query.replaceAll('$cart', JSON.stringify(cart)).replaceAll('$own', JSON.stringify(own));
    const answer = await graphql(text, {}, { token });
    expect({ query, message: answer.at('errors', 0, 'message'), category: answer.at('errors', 0, 'extensions', 'category') }).toEqual({
      query,
      message: message.replaceAll('$own', own),
      category: `graphql-${category}`,
    });
  }
}

const GUEST_ONLY = "The current customer isn't authorized.";
const ADDRESS = 'firstname:"A",lastname:"B",street:["1"],city:"Riyadh",region:"SA-01",postcode:"1",telephone:"1",country_code:"SA"';

test('sessions and accounts', async () => {
  await expectLines([
    ['mutation{generateCustomerToken(email:"",password:"x"){token}}', 'Specify the "email" value.', 'input'],
    ['mutation{generateCustomerToken(email:"x@example.com",password:""){token}}', 'Specify the "password" value.', 'input'],
    [
      'mutation{generateCustomerToken(email:"x@example.com",password:"x"){token}}',
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      'authentication',
    ],
    ['mutation{revokeCustomerToken{result}}', GUEST_ONLY, 'authorization'],
    ['{customer{email}}', GUEST_ONLY, 'authorization'],
    [
      'mutation{createCustomerV2(input:{email:"shopper@example.com",firstname:"A",lastname:"B",password:"Passw0rd!"}){customer{email}}}',
      'A customer with the same email address already exists in an associated website.',
      'input',
    ],
    [
      'mutation{createCustomerV2(input:{email:"x",firstname:"A",lastname:"B",password:"Passw0rd!"}){customer{email}}}',
      '"x" is not a valid email address.',
      'input',
    ],
    [
      'mutation{createCustomerV2(input:{email:"y@example.com",firstname:"",lastname:"B",password:"Passw0rd!"}){customer{email}}}',
      '"First Name" is a required value.',
      'input',
    ],
    ['mutation{requestPasswordResetEmail(email:"")}', 'You must specify an email address.', 'input'],
    ['mutation{requestPasswordResetEmail(email:"x")}', 'The email address has an invalid format.', 'input'],
    ['mutation{requestPasswordResetEmail(email:"nobody@example.com")}', "Cannot reset the customer's password", 'input'],
    [
      'mutation{resetPassword(email:"shopper@example.com",resetPasswordToken:"",newPassword:"Passw0rd!")}',
      'resetPasswordToken must be specified',
      'input',
    ],
    [
      'mutation{resetPassword(email:"shopper@example.com",resetPasswordToken:"x",newPassword:"")}',
      'newPassword must be specified',
      'input',
    ],
    ['{isEmailAvailable(email:"x"){is_email_available}}', 'Email is invalid', 'input'],
    ['mutation{resendConfirmationEmail(email:"shopper@example.com")}', "Confirmation isn't needed.", 'input'],
    [
      'mutation{confirmEmail(input:{email:"shopper@example.com",confirmation_key:"x"}){customer{email}}}',
      'The account is already active.',
      'input',
    ],
    ['mutation{contactUs(input:{name:"",email:"a@example.com",comment:"x"}){status}}', 'Name field is required.', 'input'],
    ['mutation{contactUs(input:{name:"A",email:"a@example.com",comment:""}){status}}', 'Comment field is required.', 'input'],
    ['mutation{subscribeEmailToNewsletter(email:""){status}}', 'You must specify an email address to subscribe to a newsletter.', 'input'],
  ]);
  await expectLines(
    [
      [
        'mutation{updateCustomerEmail(email:"x@example.com",password:"wrong"){customer{email}}}',
        'Invalid login or password.',
        'authentication',
      ],
      [
        'mutation{updateCustomerEmail(email:"company.buyer@example.com",password:"Passw0rd!"){customer{email}}}',
        'A customer with the same email address already exists in an associated website.',
        'already-exists',
      ],
      [
        'mutation{changeCustomerPassword(currentPassword:"wrong",newPassword:"Passw1rd!"){id}}',
        'Invalid login or password.',
        'authentication',
      ],
      ['mutation{changeCustomerPassword(currentPassword:"",newPassword:"x"){id}}', 'Specify the "currentPassword" value.', 'input'],
      ['mutation{deleteCustomerAddress(id:1)}', 'Customer Address 1 is set as default billing address and can not be deleted', 'input'],
      ['mutation{updateCustomerAddress(id:99999,input:{city:"x"}){id}}', 'Could not find a address with ID "99999"', 'no-such-entity'],
      [
        'mutation{createCustomerAddress(input:{firstname:"A",lastname:"B",street:["1","2","3"],city:"x",country_code:SA,telephone:"1",postcode:"1",region:{region_code:"SA-01",region_id:1101}}){id}}',
        '"Street Address" cannot contain more than 2 lines.',
        'input',
      ],
      [
        'mutation{subscribeEmailToNewsletter(email:"company.buyer@example.com"){status}}',
        'Cannot create a newsletter subscription.',
        'input',
      ],
    ],
    tokens.shopper,
  );
});

test('carts and checkout, as a guest', async () => {
  await expectLines([
    ['{cart(cart_id:""){id}}', 'Required parameter "cart_id" is missing', 'input'],
    ['{cart(cart_id:"nope"){id}}', 'Could not find a cart with ID "nope"', 'no-such-entity'],
    ['{cart(cart_id:$own){id}}', 'The current user cannot perform operations on cart "$own"', 'authorization'],
    ['{customerCart{id}}', 'The request is allowed for logged in customer', 'authorization'],
    ['mutation{createEmptyCart(input:{cart_id:"short"})}', 'Cart ID length should to be 32 symbols.', 'input'],
    ['mutation{createEmptyCart(input:{cart_id:$own})}', 'Cart with ID "$own" already exists.', 'already-exists'],
    ['mutation{mergeCarts(source_cart_id:$cart){id}}', GUEST_ONLY, 'authorization'],
    ['mutation{mergeCarts(source_cart_id:""){id}}', 'Required parameter "source_cart_id" is missing', 'input'],
    [
      'mutation{addSimpleProductsToCart(input:{cart_id:$cart,cart_items:[{data:{sku:"NOPE",quantity:1}}]}){cart{id}}}',
      'Could not find a product with SKU "NOPE"',
      'no-such-entity',
    ],
    [
      'mutation{addSimpleProductsToCart(input:{cart_id:$cart,cart_items:[{data:{sku:"NU210-E",quantity:99}}]}){cart{id}}}',
      'Could not add the product with SKU NU210-E to the shopping cart: The requested qty is not available',
      'input',
    ],
    [
      'mutation{removeItemFromCart(input:{cart_id:$cart,cart_item_id:99999}){cart{id}}}',
      "Cart doesn't contain the 99999 item.",
      'no-such-entity',
    ],
    ['mutation{removeItemFromCart(input:{cart_id:$cart}){cart{id}}}', 'Required parameter "cart_item_id" is missing.', 'input'],
    ['mutation{setGuestEmailOnCart(input:{cart_id:$cart,email:"x"}){cart{id}}}', 'Invalid email format', 'input'],
    [
      `mutation{setShippingAddressesOnCart(input:{cart_id:$cart,shipping_addresses:[{address:{${ADDRESS}}},{address:{${ADDRESS}}}]}){cart{id}}}`,
      'You cannot specify multiple shipping addresses.',
      'input',
    ],
    [
      'mutation{setShippingAddressesOnCart(input:{cart_id:$cart,shipping_addresses:[{}]}){cart{id}}}',
      'The shipping address must contain either "customer_address_id" or "address".',
      'input',
    ],
    [
      `mutation{setShippingAddressesOnCart(input:{cart_id:$cart,shipping_addresses:[{customer_address_id:1,address:{${ADDRESS}}}]}){cart{id}}}`,
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
      'input',
    ],
    [
      'mutation{setShippingAddressesOnCart(input:{cart_id:$cart,shipping_addresses:[{customer_address_id:1}]}){cart{id}}}',
      GUEST_ONLY,
      'authorization',
    ],
    [
      'mutation{setBillingAddressOnCart(input:{cart_id:$cart,billing_address:{}}){cart{id}}}',
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      'input',
    ],
    [
      'mutation{setBillingAddressOnCart(input:{cart_id:$cart,billing_address:{same_as_shipping:true}}){cart{id}}}',
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      'input',
    ],
    [
      'mutation{setPaymentMethodOnCart(input:{cart_id:$cart,payment_method:{code:"banktransfer"}}){cart{id}}}',
      'The shipping address is missing. Set the address and try again.',
      'input',
    ],
    [
      'mutation{setPaymentMethodOnCart(input:{cart_id:$cart,payment_method:{code:""}}){cart{id}}}',
      'Required parameter "code" for "payment_method" is missing.',
      'input',
    ],
  ]);
  await graphql(`mutation{setShippingAddressesOnCart(input:{cart_id:"${cart}",shipping_addresses:[{address:{${ADDRESS}}}]}){cart{id}}}`);
  await expectLines([
    [
      'mutation{setShippingMethodsOnCart(input:{cart_id:$cart,shipping_methods:[{carrier_code:"dhl",method_code:"air"}]}){cart{id}}}',
      'Carrier with such method not found: dhl, air',
      'input',
    ],
    [
      'mutation{setShippingMethodsOnCart(input:{cart_id:$cart,shipping_methods:[{carrier_code:"a",method_code:"b"},{carrier_code:"a",method_code:"b"}]}){cart{id}}}',
      'You cannot specify multiple shipping methods.',
      'input',
    ],
    [
      'mutation{setPaymentMethodOnCart(input:{cart_id:$cart,payment_method:{code:"checkmo"}}){cart{id}}}',
      'The requested Payment Method is not available.',
      'input',
    ],
  ]);
  await expectLines(
    [
      [
        'mutation{setGuestEmailOnCart(input:{cart_id:$own,email:"a@example.com"}){cart{id}}}',
        'The request is not allowed for logged in customers',
        'input',
      ],
      ['mutation{createGuestCart{cart{id}}}', 'Use `Query.customerCart` for logged in customer.', 'already-exists'],
    ],
    tokens.shopper,
  );
});

test('why an order is not placed, step by step', async () => {
  const id = await emptyCart();
  const place = async (): Promise<unknown> =>
    (await graphql('mutation($c:String!){placeOrder(input:{cart_id:$c}){order{order_number} errors{code message}}}', { c: id })).at(
      'data',
      'placeOrder',
      'errors',
      0,
    );
  const step = (field: string): Promise<unknown> => graphql(`mutation{${field.replaceAll('$c', JSON.stringify(id))}}`);
  const unable = (reason: string): unknown => ({ code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${reason}` });
  expect(await place()).toEqual({ code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' });
  await step('setGuestEmailOnCart(input:{cart_id:$c,email:"steps@example.com"}){cart{id}}');
  expect(await place()).toEqual(unable('A server error stopped your order from being placed. Please try to place your order again'));
  await add(id, [{ sku: '6204', quantity: 1 }]);
  expect(await place()).toEqual(unable("Some addresses can't be used due to the configurations for specific countries."));
  await step(`setShippingAddressesOnCart(input:{cart_id:$c,shipping_addresses:[{address:{${ADDRESS}}}]}){cart{id}}`);
  expect(await place()).toEqual(unable('The shipping method is missing. Select the shipping method and try again.'));
  await step('setShippingMethodsOnCart(input:{cart_id:$c,shipping_methods:[{carrier_code:"flatrate",method_code:"flatrate"}]}){cart{id}}');
  const members = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId'];
  expect(await place()).toEqual(
    unable(
      ['Please check the billing address information.', ...members.map((name) => `"${name}" is required. Enter and try again.`)].join(' '),
    ),
  );
  await step('setBillingAddressOnCart(input:{cart_id:$c,billing_address:{same_as_shipping:true}}){cart{id}}');
  expect(await place()).toEqual(unable('Enter a valid payment method and try again.'));
  await step('setPaymentMethodOnCart(input:{cart_id:$c,payment_method:{code:"banktransfer"}}){cart{id}}');
  expect(await place()).toBeUndefined();
  expect(await place()).toEqual({ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." });
  const unknown = await graphql('mutation{placeOrder(input:{cart_id:"nope"}){errors{code message}}}');
  expect(unknown.at('data', 'placeOrder', 'errors')).toEqual([{ code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "nope"' }]);
});

test('catalogue and content', async () => {
  await expectLines([
    ['{products{total_count}}', "'search' or 'filter' input argument is required.", 'input'],
    ['{products(search:"6205",currentPage:0){total_count}}', 'currentPage value must be greater than 0.', 'input'],
    [
      '{products(filter:{sku:{eq:"6204"}},currentPage:5){items{sku}}}',
      'currentPage value 5 specified is greater than the 1 page(s) available.',
      'input',
    ],
    ['{route(url:""){type}}', '"url" argument should be specified and not empty', 'input'],
    ['{cmsPage(identifier:"nope"){title}}', 'The CMS page with the "nope" ID doesn\'t exist.', 'no-such-entity'],
    ['{cmsPage{title}}', '"Page id/identifier should be specified', 'input'],
    ['{cmsBlocks(identifiers:["nope"]){items{title}}}', 'The CMS block with the "nope" ID doesn\'t exist.', 'no-such-entity'],
    ['{country(id:"XX"){id}}', "The country isn't available.", 'no-such-entity'],
  ]);
});

test('the query string of an address comes back with the route', async () => {
  const routes = await graphql(
    '{category:route(url:"/bearings.html?page=2&manufacturer=1"){relative_url} ' +
      'product:route(url:"deep-groove-ball-bearing-6205-2rs.html?a=b#c"){relative_url} page:route(url:"/?utm=x"){relative_url} ' +
      'plain:route(url:"bearings.html"){relative_url}}',
  );
  expect(routes.at('data')).toEqual({
    category: { relative_url: 'bearings.html?page=2&manufacturer=1' },
    product: { relative_url: 'deep-groove-ball-bearing-6205-2rs.html?a=b' },
    page: { relative_url: 'home?utm=x' },
    plain: { relative_url: 'bearings.html' },
  });
});
