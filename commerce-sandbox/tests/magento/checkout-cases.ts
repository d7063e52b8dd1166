import { gives, refuses, upTo, type Asker, type Case } from './case.ts';

/** A test that stands in Magento's class for customers only, asked here by guests too. */
const customerTest = (as: Asker, name: string): string => `Quote/Customer/${name}${as === 'guest' ? ' guest' : ''}`;

const ship = (address: string): string =>
  `mutation{setShippingAddressesOnCart(input:{cart_id:"$cart",shipping_addresses:[${address}]}){cart{shipping_addresses{city}}}}`;
const bill = (address: string): string =>
  `mutation{setBillingAddressOnCart(input:{cart_id:"$cart",billing_address:{${address}}}){cart{billing_address{city}}}}`;
const method = (methods: string): string =>
  `mutation{setShippingMethodsOnCart(input:{cart_id:"$cart",shipping_methods:[${methods}]}){cart{shipping_addresses{selected_shipping_method{carrier_code method_code carrier_title method_title amount{value currency}}}}}}`;
const pay = (payment: string): string =>
  `mutation{setPaymentMethodOnCart(input:{cart_id:"$cart",payment_method:{${payment}}}){cart{selected_payment_method{code}}}}`;
const PLACE = 'mutation{placeOrder(input:{cart_id:"$cart"}){order{order_number} orderV2{number token email} errors{message code}}}';

const NAME =
  'firstname:"test firstname",lastname:"test lastname",company:"test company",street:["test street 1","test street 2"],city:"test city"';
const REST = 'postcode:"88776",country_code:"SA",telephone:"88776655"';

/** The data sets that a wrong address is refused for, alike for delivery and for billing. */
const WRONG_ADDRESSES: readonly (readonly [set: string, address: string, message: string])[] = [
  ['missed_region', `${NAME},${REST}`, 'Region is required'],
  ['missed_postal_code', `${NAME},region:"SA-01",country_code:"SA",telephone:"88776655"`, '"postcode" is required. Enter and try again.'],
  ['wrong_required_region', `${NAME},region:"wrong region",${REST}`, '"regionId" is required. Enter and try again'],
  [
    'wrong_required_region_name',
    `${NAME},region:"wrong region",region_id:1101,${REST}`,
    'The region_id does not match the selected country or region',
  ],
  [
    'wrong_required_region_name other region',
    `${NAME},region:"SA-01",region_id:1102,${REST}`,
    'The region_id does not match the selected country or region',
  ],
];

const LONG_STREET = `firstname:"A",lastname:"B",street:["1","2","3"],city:"x",region:"SA-01",${REST}`;
const TOO_MANY_LINES = '"Street Address" cannot contain more than 2 lines.';
const UNKNOWN_COUNTRY = `${NAME},region:"AZ",postcode:"887766",country_code:"USS",telephone:"88776655"`;

/** What the schema refuses before anything is looked at. */
const MISSED_MEMBERS: readonly (readonly [set: string, document: string, message: string])[] = [
  [
    'missed_shipping_addresses',
    'mutation{setShippingAddressesOnCart(input:{cart_id:"x"}){cart{id}}}',
    'Field SetShippingAddressesOnCartInput.shipping_addresses of required type [ShippingAddressInput]! was not provided.',
  ],
  ['missed_city', ship('{address:{save_in_address_book:false}}'), 'Field CartAddressInput.city of required type String! was not provided.'],
  [
    'missed_cart_id',
    'mutation{setShippingAddressesOnCart(input:{shipping_addresses:[]}){cart{id}}}',
    'Field SetShippingAddressesOnCartInput.cart_id of required type String! was not provided.',
  ],
];

function addresses(as: Asker): readonly Case[] {
  const folder = as === 'guest' ? 'Guest' : 'Customer';
  const [shipping, billing] = [`Quote/${folder}/SetShippingAddressOnCartTest`, `Quote/${folder}/SetBillingAddressOnCartTest`];
  const given = ['line'] as const;
  return [
    ...WRONG_ADDRESSES.flatMap(([set, address, message]) => [
      refuses(
        customerTest(as, `SetShippingAddressOnCartTest::testSetNewShippingAddressWithMissedRequiredParameters ${set}`),
        ship(`{address:{${address}}}`),
        message,
        { as, given },
      ),
      refuses(
        customerTest(as, `SetBillingAddressOnCartTest::testSetBillingAddressWithoutRequiredParameters ${set}`),
        bill(`address:{${address}}`),
        message,
        { as, given },
      ),
    ]),
    refuses(`${shipping}::testSetNewShippingAddressOnCartWithRedundantStreetLine`, ship(`{address:{${LONG_STREET}}}`), TOO_MANY_LINES, {
      as,
      given,
    }),
    refuses(
      `${billing}::testSetNewBillingAddress${as === 'guest' ? 'RedundantStreetLine' : 'WithRedundantStreetLine'}`,
      bill(`address:{${LONG_STREET}}`),
      TOO_MANY_LINES,
      { as, given },
    ),
    refuses(
      customerTest(as, 'SetShippingAddressOnCartTest::testWithInvalidShippingAddressesInput'),
      ship(`{address:{${UNKNOWN_COUNTRY}}}`),
      'Country is not available',
      { as, given },
    ),
    refuses(
      customerTest(as, 'SetBillingAddressOnCartTest::testWithInvalidBillingAddressInput'),
      bill(`address:{${UNKNOWN_COUNTRY}}`),
      'Country is not available',
      { as, given },
    ),
    ...MISSED_MEMBERS.map(([set, document, message]) =>
      refuses(`${shipping}::testSetNewShippingAddressWithMissedRequiredParameters ${set}`, document, message, { as }),
    ),
    refuses(
      `${billing}::testSetBillingAddressWithoutRequiredParameters missed_billing_address`,
      'mutation{setBillingAddressOnCart(input:{cart_id:"x"}){cart{id}}}',
      'Field SetBillingAddressOnCartInput.billing_address of required type BillingAddressInput! was not provided.',
      { as },
    ),
    refuses(
      `${billing}::testSetBillingAddressWithoutRequiredParameters missed_cart_id`,
      'mutation{setBillingAddressOnCart(input:{billing_address:{}}){cart{id}}}',
      'Field SetBillingAddressOnCartInput.cart_id of required type String! was not provided.',
      { as },
    ),
    gives(
      `${shipping}::testSetNewShippingAddressOnCartWithSimpleProduct`,
      `mutation{setShippingAddressesOnCart(input:{cart_id:"$cart",shipping_addresses:[{address:{$address},customer_notes:"Test note"}]}){cart{shipping_addresses{firstname lastname company street city postcode telephone country{code label} customer_notes __typename}}}}`,
      {
        setShippingAddressesOnCart: {
          cart: {
            shipping_addresses: [
              {
                firstname: 'Sara',
                lastname: 'Saleh',
                company: 'Test',
                street: ['7123 King Fahd Road', 'Floor 2'],
                city: 'Riyadh',
                postcode: '12214',
                telephone: '501234567',
                country: { code: 'SA', label: 'SA' },
                customer_notes: 'Test note',
                __typename: 'ShippingCartAddress',
              },
            ],
          },
        },
      },
      { as, given },
    ),
    gives(
      `${billing}::testSetNewBillingAddress`,
      `mutation{setBillingAddressOnCart(input:{cart_id:"$cart",billing_address:{address:{$address}}}){cart{billing_address{firstname country{code label} __typename}}}}`,
      {
        setBillingAddressOnCart: {
          cart: { billing_address: { firstname: 'Sara', country: { code: 'SA', label: 'SA' }, __typename: 'BillingCartAddress' } },
        },
      },
      { as, given },
    ),
    gives(
      `${billing}::testSetBillingAddressWithLowerCaseCountry`,
      `mutation{setBillingAddressOnCart(input:{cart_id:"$cart",billing_address:{address:{${NAME},region:"SA-01",postcode:"88776",country_code:"sa",telephone:"8"}}}){cart{billing_address{country{code}}}}}`,
      {
        setBillingAddressOnCart: { cart: { billing_address: { country: { code: 'SA' } } } },
      },
      { as, given },
    ),
    gives(
      `${billing}::testSetNewBillingAddressWithUseForShippingParameter`,
      `mutation{setBillingAddressOnCart(input:{cart_id:"$cart",billing_address:{address:{$address},use_for_shipping:true}}){cart{shipping_addresses{city}}}}`,
      { setBillingAddressOnCart: { cart: { shipping_addresses: [{ city: 'Riyadh' }] } } },
      { as, given },
    ),
    gives(
      customerTest(as, 'SetBillingAddressOnCartTest::testSetBillingAddressWithSameAsShipping'),
      bill('same_as_shipping:true'),
      { setBillingAddressOnCart: { cart: { billing_address: { city: 'Riyadh' } } } },
      { as, given: upTo('ship') },
    ),
    refuses(
      customerTest(as, 'SetBillingAddressOnCartTest::testSetBillingAddressWithSameAsShippingWithoutShippingAddressOnCart'),
      bill('same_as_shipping:true'),
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      { as, given },
    ),
    refuses(
      `${billing}::testSetNewBillingAddressWithoutCustomerAddressIdAndAddress`,
      bill(''),
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      { as, given },
    ),
    refuses(
      customerTest(as, 'SetBillingAddressOnCartTest::testSetNewBillingAddressAndFromAddressBookAtSameTime'),
      bill('customer_address_id:1,address:{$address}'),
      'The billing address cannot contain "customer_address_id" and "address" at the same time.',
      { as, given },
    ),
    refuses(
      `${shipping}::testSetNewShippingAddressWithMissedRequiredParameters shipping_addresses`,
      ship('{}'),
      'The shipping address must contain either "customer_address_id" or "address".',
      { as, given },
    ),
    refuses(
      customerTest(as, 'SetShippingAddressOnCartTest::testSetNewShippingAddressAndFromAddressBookAtSameTime'),
      ship('{customer_address_id:1,address:{$address}}'),
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
      { as, given },
    ),
    refuses(
      `${shipping}::testSetMultipleNewShippingAddresses`,
      ship('{address:{$address}},{address:{$address}}'),
      'You cannot specify multiple shipping addresses.',
      { as, given },
    ),
    gives(
      `${shipping}::testSetShippingAddressWithLowerCaseCountry`,
      ship(`{address:{${NAME},region:"SA-01",postcode:"88776",country_code:"sa",telephone:"8"}}`),
      { setShippingAddressesOnCart: { cart: { shipping_addresses: [{ city: 'test city' }] } } },
      { as, given },
    ),
  ];
}

function deliveryAndPayment(as: Asker): readonly Case[] {
  const folder = as === 'guest' ? 'Guest' : 'Customer';
  const [delivery, payment] = [`Quote/${folder}/SetShippingMethodsOnCartTest`, `Quote/${folder}/SetPaymentMethodOnCartTest`];
  const given = upTo('ship');
  const wrong = (set: string, methods: string, message: string): Case =>
    refuses(`${delivery}::testSetShippingMethodWithWrongParameters ${set}`, method(methods), message, { as, given });
  return [
    gives(
      `${delivery}::testSetShippingMethodOnCartWithSimpleProduct`,
      method('{carrier_code:"flatrate",method_code:"flatrate"}'),
      {
        setShippingMethodsOnCart: {
          cart: {
            shipping_addresses: [
              {
                selected_shipping_method: {
                  carrier_code: 'flatrate',
                  method_code: 'flatrate',
                  carrier_title: expect.any(String),
                  method_title: expect.any(String),
                  amount: { value: 25, currency: 'SAR' },
                },
              },
            ],
          },
        },
      },
      { as, given },
    ),
    gives(
      `${delivery}::testReSetShippingMethod`,
      method('{carrier_code:"tablerate",method_code:"bestway"}'),
      {
        setShippingMethodsOnCart: {
          cart: { shipping_addresses: [{ selected_shipping_method: { carrier_code: 'tablerate', method_code: 'bestway' } }] },
        },
      },
      { as, given: upTo('method') },
    ),
    refuses(
      `${delivery}::testSetShippingMethodOnCartWithSimpleProductAndWithoutAddress`,
      method('{carrier_code:"flatrate",method_code:"flatrate"}'),
      'The shipping address is missing. Set the address and try again.',
      { as, given: ['line'] },
    ),
    refuses(
      `${delivery}::testSetShippingMethodOnAnEmptyCart`,
      method('{carrier_code:"flatrate",method_code:"flatrate"}'),
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      { as, given: ['ship'] },
    ),
    refuses(
      `${delivery}::testSetMultipleShippingMethods`,
      method('{carrier_code:"flatrate",method_code:"flatrate"},{carrier_code:"flatrate",method_code:"flatrate"}'),
      'You cannot specify multiple shipping methods.',
      { as, given },
    ),
    wrong('shipping_methods_are_empty', '', 'Required parameter "shipping_methods" is missing'),
    wrong('empty_carrier_code', '{carrier_code:"",method_code:"flatrate"}', 'Required parameter "carrier_code" is missing.'),
    wrong(
      'non_existent_carrier_code',
      '{carrier_code:"wrong-carrier-code",method_code:"flatrate"}',
      'Carrier with such method not found: wrong-carrier-code, flatrate',
    ),
    wrong('empty_method_code', '{carrier_code:"flatrate",method_code:""}', 'Required parameter "method_code" is missing.'),
    wrong(
      'non_existent_method_code',
      '{carrier_code:"flatrate",method_code:"wrong-carrier-code"}',
      'Carrier with such method not found: flatrate, wrong-carrier-code',
    ),
    wrong(
      'disabled_shipping_method',
      '{carrier_code:"freeshipping",method_code:"freeshipping"}',
      'Carrier with such method not found: freeshipping, freeshipping',
    ),
    gives(
      `${payment}::testSetPaymentOnCartWithSimpleProduct`,
      pay('code:"banktransfer"'),
      { setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'banktransfer' } } } },
      { as, given },
    ),
    gives(
      `${payment}::testReSetPayment`,
      pay('code:"banktransfer"'),
      { setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'banktransfer' } } } },
      { as, given: upTo('pay') },
    ),
    refuses(
      `${payment}::testSetPaymentOnCartWithSimpleProductAndWithoutAddress`,
      pay('code:"banktransfer"'),
      'The shipping address is missing. Set the address and try again.',
      { as, given: ['line'] },
    ),
    refuses(`${payment}::testSetNonExistentPaymentMethod`, pay('code:"noway"'), 'The requested Payment Method is not available.', {
      as,
      given,
    }),
    refuses(
      `${payment}::testSetPaymentMethodWithoutRequiredParameters missed_payment_method_code`,
      pay('code:""'),
      'Required parameter "code" for "payment_method" is missing.',
      { as, given },
    ),
    refuses(
      `${payment}::testSetPaymentMethodWithoutRequiredParameters missed_payment_method`,
      'mutation{setPaymentMethodOnCart(input:{cart_id:"x"}){cart{id}}}',
      'Field SetPaymentMethodOnCartInput.payment_method of required type PaymentMethodInput! was not provided.',
      { as },
    ),
    refuses(
      `Quote/${folder}/SetPurchaseOrderPaymentMethodOnCartTest::testSetDisabledPurchaseOrderPaymentMethodOnCart`,
      pay('code:"purchaseorder",purchase_order_number:"123456"'),
      'The requested Payment Method is not available.',
      { as, given },
    ),
    gives(
      `Quote/${folder}/GetAvailablePaymentMethodsTest::testGetAvailablePaymentMethods`,
      '{cart(cart_id:"$cart"){available_payment_methods{code title}}}',
      { cart: { available_payment_methods: [{ code: 'cashondelivery', title: 'Cash On Delivery' }, { code: 'banktransfer' }] } },
      { as, given },
    ),
    gives(
      `Quote/${folder}/GetAvailableShippingMethodsTest::testGetAvailableShippingMethods`,
      '{cart(cart_id:"$cart"){shipping_addresses{available_shipping_methods{amount{value currency} available carrier_code carrier_title error_message method_code method_title price_incl_tax{value} price_excl_tax{value}}}}}',
      {
        cart: {
          shipping_addresses: [
            {
              available_shipping_methods: [
                {
                  carrier_code: 'flatrate',
                  method_code: 'flatrate',
                  available: true,
                  error_message: '',
                  amount: { value: 25, currency: 'SAR' },
                  price_incl_tax: { value: 25 },
                },
                {},
              ],
            },
          ],
        },
      },
      { as, given },
    ),
    gives(
      `Quote/${folder}/GetSpecifiedShippingAddressTest::testGetSpecifiedShippingAddressIfShippingAddressIsNotSet available_shipping_methods`,
      '{cart(cart_id:"$cart"){shipping_addresses{available_shipping_methods{carrier_code}}}}',
      { cart: { shipping_addresses: [] } },
      { as, given: ['line'] },
    ),
    gives(
      `Quote/${folder}/GetSelectedPaymentMethodTest::testGetSelectedPaymentMethod`,
      '{cart(cart_id:"$cart"){selected_payment_method{code}}}',
      { cart: { selected_payment_method: { code: 'cashondelivery' } } },
      { as, given: upTo('pay') },
    ),
    gives(
      `Quote/${folder}/GetSelectedPaymentMethodTest::testGetSelectedPaymentMethodBeforeSet`,
      '{cart(cart_id:"$cart"){selected_payment_method{code}}}',
      { cart: { selected_payment_method: { code: '' } } },
      { as, given: ['line'] },
    ),
    gives(
      `Quote/${folder}/GetSelectedShippingMethodTest::testGetSelectedShippingMethod${as === 'guest' ? '' : 'WithoutTax'}`,
      '{cart(cart_id:"$cart"){shipping_addresses{selected_shipping_method{carrier_code method_code amount{value}}}}}',
      {
        cart: {
          shipping_addresses: [{ selected_shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate', amount: { value: 25 } } }],
        },
      },
      { as, given: upTo('method') },
    ),
    gives(
      `Quote/${folder}/GetSelectedShippingMethodTest::testGetSelectedShippingMethodBeforeSet`,
      '{cart(cart_id:"$cart"){shipping_addresses{selected_shipping_method{carrier_code}}}}',
      { cart: { shipping_addresses: [{ selected_shipping_method: null }] } },
      { as, given },
    ),
    gives(
      `Quote/${folder}/GetSpecifiedShippingAddressTest::testGetSpecifiedShippingAddress`,
      '{cart(cart_id:"$cart"){shipping_addresses{firstname lastname company street city region{code label} postcode telephone country{code label} __typename}}}',
      {
        cart: {
          shipping_addresses: [
            {
              firstname: 'Sara',
              region: { code: 'SA-01', label: 'Riyadh' },
              country: { code: 'SA', label: 'SA' },
              __typename: 'ShippingCartAddress',
            },
          ],
        },
      },
      { as, given },
    ),
    gives(
      `Quote/${folder}/GetSpecifiedShippingAddressTest::testGetSpecifiedShippingAddressIfShippingAddressIsNotSet`,
      '{cart(cart_id:"$cart"){shipping_addresses{city}}}',
      { cart: { shipping_addresses: [] } },
      { as, given: ['line'] },
    ),
    gives(
      `Quote/${folder}/GetSpecifiedBillingAddressTest::testGetSpecifiedBillingAddress`,
      '{cart(cart_id:"$cart"){billing_address{firstname city region{code label} __typename}}}',
      {
        cart: {
          billing_address: {
            firstname: 'Sara',
            city: 'Riyadh',
            region: { code: 'SA-01', label: 'Riyadh' },
            __typename: 'BillingCartAddress',
          },
        },
      },
      { as, given: upTo('bill') },
    ),
    gives(
      `Quote/${folder}/GetSpecifiedBillingAddressTest::testGetSpecifiedBillingAddressIfBillingAddressIsNotSet`,
      '{cart(cart_id:"$cart"){billing_address{city}}}',
      { cart: { billing_address: null } },
      { as, given: ['line'] },
    ),
    gives(
      `Quote/${folder}/CartTotalsTest::testGetCartTotalsWithTaxApplied with delivery`,
      '{cart(cart_id:"$cart"){prices{grand_total{value currency} subtotal_including_tax{value} applied_taxes{amount{value}}}}}',
      { cart: { prices: { grand_total: { currency: 'SAR' } } } },
      { as, given: upTo('method') },
    ),
  ];
}

function placing(as: Asker): readonly Case[] {
  const folder = as === 'guest' ? 'Guest' : 'Customer';
  const like = (name: string): string => `Quote/${folder}/PlaceOrderTest::${name}`;
  const unable = (name: string, given: Case['given'], message: string): Case =>
    gives(
      like(name),
      PLACE,
      { placeOrder: { order: null, errors: [{ message: `Unable to place order: ${message}`, code: 'UNABLE_TO_PLACE_ORDER' }] } },
      { as, ...(given ? { given } : {}) },
    );
  return [
    gives(
      like('testPlaceOrder'),
      PLACE,
      { placeOrder: { order: { order_number: expect.stringMatching(/^\d{9}$/) }, orderV2: { token: expect.any(String) }, errors: [] } },
      { as, given: upTo('pay') },
    ),
    unable(
      'testPlaceOrderWithNoItemsInCart',
      ['email'],
      'A server error stopped your order from being placed. Please try to place your order again',
    ),
    unable(
      'testPlaceOrderWithNoShippingAddress',
      ['line', 'email'],
      "Some addresses can't be used due to the configurations for specific countries.",
    ),
    unable('testPlaceOrderWithNoShippingMethod', upTo('ship'), 'The shipping method is missing. Select the shipping method and try again.'),
    unable(
      'testPlaceOrderWithNoBillingAddress',
      upTo('method'),
      [
        'Please check the billing address information.',
        ...['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId'].map(
          (name) => `"${name}" is required. Enter and try again.`,
        ),
      ].join(' '),
    ),
    unable('testPlaceOrderWithNoPaymentMethod', upTo('bill'), 'Enter a valid payment method and try again.'),
    refuses(
      like('testPlaceOrderIfCartIdIsEmpty'),
      'mutation{placeOrder(input:{cart_id:""}){order{order_number}}}',
      'Required parameter "cart_id" is missing',
      { as },
    ),
    refuses(
      like(as === 'guest' ? 'testPlaceOrderOfCustomerCart' : 'testPlaceOrderOfAnotherCustomerCart'),
      'mutation{placeOrder(input:{cart_id:"$foreign"}){order{order_number}}}',
      'The current user cannot perform operations on cart "',
      { as },
    ),
    gives(
      `Quote/${folder}/SetPaymentMethodAndPlaceOrderTest::testSetPaymentOnNonExistentCart placeOrder`,
      'mutation{placeOrder(input:{cart_id:"non_existent_masked_id"}){errors{message code}}}',
      { placeOrder: { errors: [{ code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "non_existent_masked_id"' }] } },
      { as },
    ),
    gives(
      `Quote/${folder}/CheckoutEndToEndTest::testCheckoutWorkflow`,
      PLACE,
      { placeOrder: { errors: [] } },
      { as, given: ['line', 'coupon', 'email', 'ship', 'method', 'bill', 'pay'] },
    ),
    gives(
      `Quote/${folder}/SetPaymentMethodAndPlaceOrderTest::testSetPaymentOnCartWithSimpleProduct`,
      'mutation{setPaymentMethodAndPlaceOrder(input:{cart_id:"$cart",payment_method:{code:"cashondelivery"}}){order{order_number}}}',
      { setPaymentMethodAndPlaceOrder: { order: { order_number: expect.any(String) } } },
      { as, given: upTo('bill') },
    ),
    refuses(
      `Quote/${folder}/SetPaymentMethodAndPlaceOrderTest::testSetNonExistentPaymentMethod`,
      'mutation{setPaymentMethodAndPlaceOrder(input:{cart_id:"$cart",payment_method:{code:"noway"}}){order{order_number}}}',
      'The requested Payment Method is not available.',
      { as, given: upTo('bill') },
    ),
  ];
}

const emails: readonly Case[] = [
  gives(
    'Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailOnCart',
    'mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:"some@user.com"}){cart{email}}}',
    { setGuestEmailOnCart: { cart: { email: 'some@user.com' } } },
  ),
  gives(
    'Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailOnCartWithDifferentEmailAddress',
    'mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:"other@user.com"}){cart{email}}}',
    { setGuestEmailOnCart: { cart: { email: 'other@user.com' } } },
    { given: ['email'] },
  ),
  ...(['wrong email', '@example.com', 'wrong'] as const).map((email) =>
    refuses(
      `Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailOnCartWithIncorrectEmail ${email}`,
      `mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:"${email}"}){cart{email}}}`,
      'Invalid email format',
    ),
  ),
  refuses(
    'Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailOnNonExistentCart',
    'mutation{setGuestEmailOnCart(input:{cart_id:"non_existent_masked_id",email:"some@user.com"}){cart{email}}}',
    'Could not find a cart with ID "non_existent_masked_id"',
  ),
  refuses(
    'Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailWithEmptyCartId',
    'mutation{setGuestEmailOnCart(input:{cart_id:"",email:"some@user.com"}){cart{email}}}',
    'Required parameter "cart_id" is missing',
  ),
  refuses(
    'Quote/Guest/SetGuestEmailOnCartTest::testSetGuestEmailOnCartWithIncorrectEmail no_email',
    'mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:""}){cart{email}}}',
    'Required parameter "email" is missing',
  ),
  refuses(
    'Quote/Customer/SetGuestEmailOnCartTest::testSetGuestEmailOnCartForLoggedInCustomer',
    'mutation{setGuestEmailOnCart(input:{cart_id:"$cart",email:"some@user.com"}){cart{email}}}',
    'The request is not allowed for logged in customers',
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Customer/SetGuestEmailOnCartTest::testSetGuestEmailOnGuestCart',
    'mutation{setGuestEmailOnCart(input:{cart_id:"$foreign",email:"some@user.com"}){cart{email}}}',
    'The request is not allowed for logged in customers',
    { as: 'shopper' },
  ),
  gives(
    'Quote/Guest/PlaceOrderTest::testPlaceOrderWithNoEmail',
    PLACE,
    { placeOrder: { errors: [{ message: 'Guest email for cart is missing.', code: 'GUEST_EMAIL_MISSING' }] } },
    { given: ['line', 'ship', 'method', 'bill', 'pay'] },
  ),
  gives(
    'Quote/Guest/GetCartEmailTest::testGetCartEmail',
    '{cart(cart_id:"$cart"){email}}',
    { cart: { email: 'guest@example.com' } },
    { given: ['email'] },
  ),
  gives(
    'Quote/Customer/GetCartEmailTest::testGetCartEmail',
    '{cart(cart_id:"$cart"){email}}',
    { cart: { email: 'shopper@example.com' } },
    { as: 'shopper' },
  ),
  refuses(
    'Quote/Guest/SetShippingAddressOnCartTest::testSetShippingAddressFromAddressBook',
    ship('{customer_address_id:1}'),
    "The current customer isn't authorized.",
    { given: ['line'] },
  ),
  refuses(
    'Quote/Guest/SetBillingAddressOnCartTest::testSetBillingAddressFromAddressBook',
    bill('customer_address_id:1'),
    "The current customer isn't authorized.",
    { given: ['line'] },
  ),
  gives(
    'Quote/Customer/SetShippingAddressOnCartTest::testSetShippingAddressFromAddressBook',
    ship('{customer_address_id:1}'),
    { setShippingAddressesOnCart: { cart: { shipping_addresses: [{}] } } },
    { as: 'shopper', given: ['line'] },
  ),
  gives(
    'Quote/Customer/SetBillingAddressOnCartTest::testSetBillingAddressFromAddressBook',
    bill('customer_address_id:1'),
    { setBillingAddressOnCart: { cart: { billing_address: {} } } },
    { as: 'shopper', given: ['line'] },
  ),
  refuses(
    'Quote/Customer/SetShippingAddressOnCartTest::testSetNonExistentShippingAddressFromAddressBook',
    ship('{customer_address_id:1000}'),
    'Could not find a address with ID "1000"',
    { as: 'shopper', given: ['line'] },
  ),
  refuses(
    'Quote/Customer/SetBillingAddressOnCartTest::testSetNotExistedBillingAddressFromAddressBook',
    bill('customer_address_id:1000'),
    'Could not find a address with ID "1000"',
    { as: 'shopper', given: ['line'] },
  ),
  refuses(
    'Quote/Customer/SetShippingAddressOnCartTest::testSetShippingAddressIfCustomerIsNotOwnerOfAddress',
    ship('{customer_address_id:1}'),
    'Current customer does not have permission to address with ID "1"',
    { as: 'buyer', given: ['line'] },
  ),
  refuses(
    'Quote/Customer/SetBillingAddressOnCartTest::testSetBillingAddressIfCustomerIsNotOwnerOfAddress',
    bill('customer_address_id:1'),
    'Current customer does not have permission to address with ID "1"',
    { as: 'buyer', given: ['line'] },
  ),
  gives(
    'Quote/Customer/SetPurchaseOrderPaymentMethodOnCartTest::testSetPurchaseOrderPaymentMethodOnCartWithSimpleProduct',
    pay('code:"purchaseorder",purchase_order_number:"123456"'),
    { setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'purchaseorder' } } } },
    { as: 'buyer', given: upTo('ship') },
  ),
  refuses(
    'Quote/Customer/SetPurchaseOrderPaymentMethodOnCartTest::testSetPurchaseOrderPaymentMethodOnCartWithoutPurchaseOrderNumber',
    pay('code:"purchaseorder"'),
    'Purchase order number is a required field.',
    { as: 'buyer', given: upTo('ship') },
  ),
];

export const checkoutCases: readonly Case[] = [
  ...(['guest', 'shopper'] as const).flatMap((as) => [...addresses(as), ...deliveryAndPayment(as), ...placing(as)]),
  ...emails,
];
