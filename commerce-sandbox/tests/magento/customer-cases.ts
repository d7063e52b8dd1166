import { gives, refuses, type Case } from './case.ts';

const GUEST = "The current customer isn't authorized.";
const NO_LIST = 'The current user cannot perform operations on wishlist';
const REVOKED = { authorization: 'Bearer invalid_token' };

const create = (fields: string, answer = 'id firstname lastname email is_subscribed'): string =>
  `mutation{createCustomerV2(input:{${fields}}){customer{${answer}}}}`;
const PERSON = 'firstname:"Richard",lastname:"Rowe",password:"test123#A"';

const INVALID_EMAILS = [
  'plainaddress',
  '#@%^%#$@#$@#.com',
  '@example.com',
  'Joe Smith <email@example.com>',
  'email.example.com',
  'email@example@example.com',
  'email@example.com (Joe Smith)',
  'email@example',
];

const accounts: readonly Case[] = [
  gives(
    'Customer/CreateCustomerV2Test::testCreateCustomerAccountWithPassword plain',
    create(`${PERSON},email:"new_customer@example.com",is_subscribed:true`),
    {
      createCustomerV2: {
        customer: { id: null, firstname: 'Richard', lastname: 'Rowe', email: 'new_customer@example.com', is_subscribed: true },
      },
    },
  ),
  gives(
    'Customer/CreateCustomerV2Test::testCreateCustomerAccountWithPassword letters of other languages',
    create(`${PERSON},email:"jØrgenV2@somedomain.com"`),
    { createCustomerV2: { customer: { email: 'jØrgenV2@somedomain.com' } } },
  ),
  gives(
    'Customer/CreateCustomerV2Test::testCreateCustomerAccountWithPassword quotation marks',
    create(`${PERSON},email:"“emailV2”@example.com"`),
    { createCustomerV2: { customer: { email: '“emailV2”@example.com' } } },
  ),
  gives(
    'Customer/CreateCustomerV2Test::testCreateCustomerAccountWithoutPassword',
    create('firstname:"Richard",lastname:"Rowe",email:"no_password@example.com",is_subscribed:true'),
    { createCustomerV2: { customer: { firstname: 'Richard', is_subscribed: true } } },
  ),
  refuses(
    'Customer/CreateCustomerV2Test::testCreateCustomerIfInputDataIsEmpty',
    create(''),
    'CustomerCreateInput.email of required type String! was not provided.',
  ),
  refuses(
    'Customer/CreateCustomerV2Test::testCreateCustomerIfEmailMissed',
    create(PERSON),
    'Field CustomerCreateInput.email of required type String! was not provided',
  ),
  ...INVALID_EMAILS.flatMap((email) => [
    refuses(
      `Customer/CreateCustomerV2Test::testCreateCustomerIfEmailIsNotValid ${email}`,
      create(`${PERSON},email:"${email}"`),
      `"${email}" is not a valid email address.`,
    ),
    refuses(
      `Customer/CreateCustomerTest::testCreateCustomerIfEmailIsNotValid ${email}`,
      `mutation{createCustomer(input:{${PERSON},email:"${email}"}){customer{email}}}`,
      `"${email}" is not a valid email address.`,
    ),
  ]),
  refuses(
    'Customer/CreateCustomerV2Test::testCreateCustomerIfPassedAttributeDosNotExistsInCustomerInput',
    create(`${PERSON},test123:"123test123",email:"x@example.com"`),
    'Field "test123" is not defined by type "CustomerCreateInput".',
  ),
  refuses(
    'Customer/CreateCustomerV2Test::testCreateCustomerIfNameEmpty',
    create('firstname:"",lastname:"Rowe",password:"test123#A",email:"name@example.com"'),
    '"First Name" is a required value.',
  ),
  refuses(
    'Customer/CreateCustomerV2Test::testCreateCustomerIfCustomerWithProvidedEmailAlreadyExists',
    create(`${PERSON},email:"shopper@example.com"`),
    'A customer with the same email address',
  ),
  refuses(
    'Customer/CreateCustomerTest::testCreateCustomerIfCustomerWithProvidedEmailAlreadyExists',
    `mutation{createCustomer(input:{${PERSON},email:"shopper@example.com"}){customer{email}}}`,
    'A customer with the same email address',
  ),
  refuses(
    'Customer/CreateCustomerTest::testCreateCustomerIfNameEmpty',
    'mutation{createCustomer(input:{firstname:"",lastname:"Rowe",password:"test123#A",email:"name@example.com"}){customer{email}}}',
    '"First Name" is a required value.',
  ),
  refuses(
    'Customer/CreateCustomerTest::testCreateCustomerIfPasswordIsTooShort',
    create('firstname:"A",lastname:"B",password:"aA1",email:"short@example.com"'),
    'The password needs at least 8 characters. Create a new password and try again.',
  ),
  refuses(
    'Customer/CreateCustomerTest::testCreateCustomerIfPasswordIsTooSimple',
    create('firstname:"A",lastname:"B",password:"aaaaaaaaaa",email:"simple@example.com"'),
    'Minimum of different classes of characters in password is 3.',
  ),
  gives(
    'Customer/GetCustomerTest::testGetCustomer',
    '{customer{id firstname lastname email}}',
    { customer: { id: null, email: 'shopper@example.com' } },
    { as: 'shopper' },
  ),
  refuses('Customer/GetCustomerTest::testGetCustomerIfUserIsNotAuthorized', '{customer{firstname}}', GUEST),
  refuses('Customer/AuthenticationTest::testInvalidToken', '{isEmailAvailable(email:"a@example.com"){is_email_available}}', '', {
    headers: REVOKED,
    status: 401,
  }),
  refuses('Customer/AuthenticationTest::testRevokedTokenPublicQuery', '{storeConfig{code}}', '', { headers: REVOKED, status: 401 }),
  refuses('Customer/AuthenticationTest::testRevokedTokenProtectedQuery', '{customer{email}}', '', { headers: REVOKED, status: 401 }),
  gives(
    'Customer/AuthenticationTest::testNoToken',
    '{isEmailAvailable(email:"a@example.com"){is_email_available}}',
    { isEmailAvailable: { is_email_available: true } },
    { status: 200 },
  ),
  gives('Customer/IsEmailAvailableTest::testEmailNotAvailable', '{isEmailAvailable(email:"shopper@example.com"){is_email_available}}', {
    isEmailAvailable: { is_email_available: false },
  }),
  gives('Customer/IsEmailAvailableTest::testEmailAvailable', '{isEmailAvailable(email:"customer2@example.com"){is_email_available}}', {
    isEmailAvailable: { is_email_available: true },
  }),
  refuses(
    'Customer/IsEmailAvailableTest::testEmailAvailableEmptyValue',
    '{isEmailAvailable(email:""){is_email_available}}',
    'Email must be specified',
  ),
  refuses(
    'Customer/IsEmailAvailableTest::testEmailAvailableMissingValue',
    '{isEmailAvailable{is_email_available}}',
    'Field "isEmailAvailable" argument "email" of type "String!" is required but not provided.',
  ),
  refuses(
    'Customer/IsEmailAvailableTest::testEmailAvailableInvalidValue',
    '{isEmailAvailable(email:"invalid-email"){is_email_available}}',
    'Email is invalid',
  ),
  refuses(
    'Customer/GenerateCustomerTokenTest::testGenerateCustomerTokenInvalidData invalid_password',
    'mutation{generateCustomerToken(email:"maintenance.lead@example.com",password:"bad-password"){token}}',
    'The account sign-in was incorrect or your account is disabled temporarily.',
  ),
  refuses(
    'Customer/GenerateCustomerTokenTest::testGenerateCustomerTokenInvalidData invalid_email',
    'mutation{generateCustomerToken(email:"invalid@example.com",password:"password"){token}}',
    'The account sign-in was incorrect or your account is disabled temporarily.',
  ),
  refuses(
    'Customer/GenerateCustomerTokenTest::testGenerateCustomerTokenWithEmptyEmail',
    'mutation{generateCustomerToken(email:"",password:"bad-password"){token}}',
    'Specify the "email" value.',
  ),
  refuses(
    'Customer/GenerateCustomerTokenTest::testGenerateCustomerTokenWithEmptyPassword',
    'mutation{generateCustomerToken(email:"customer@example.com",password:""){token}}',
    'Specify the "password" value.',
  ),
  gives(
    'Customer/GenerateCustomerTokenTest::testGenerateCustomerValidToken',
    'mutation{generateCustomerToken(email:"shopper@example.com",password:"Passw0rd!"){token}}',
    { generateCustomerToken: { token: expect.any(String) } },
  ),
  refuses('Customer/RevokeCustomerTokenTest::testRevokeCustomerTokenForGuestCustomer', 'mutation{revokeCustomerToken{result}}', GUEST),
  refuses(
    'Customer/ChangeCustomerPasswordTest::testChangePasswordIfUserIsNotAuthorizedTest',
    'mutation{changeCustomerPassword(currentPassword:"currentpassword",newPassword:"newpassword"){id}}',
    GUEST,
  ),
  refuses(
    'Customer/ChangeCustomerPasswordTest::testChangeWeakPassword',
    'mutation{changeCustomerPassword(currentPassword:"Passw0rd!",newPassword:"weakpass"){id}}',
    'Minimum of different classes of characters in password is',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/ChangeCustomerPasswordTest::testChangePasswordIfPasswordIsInvalid',
    'mutation{changeCustomerPassword(currentPassword:"password1",newPassword:"Newpassw0rd!"){id}}',
    'Invalid login or password.',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/ChangeCustomerPasswordTest::testChangePasswordIfCurrentPasswordIsEmpty',
    'mutation{changeCustomerPassword(currentPassword:"",newPassword:"anotherPassword1"){id}}',
    'Specify the "currentPassword" value.',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/ChangeCustomerPasswordTest::testChangePasswordIfNewPasswordIsEmpty',
    'mutation{changeCustomerPassword(currentPassword:"currentPassword1",newPassword:""){id}}',
    'Specify the "newPassword" value.',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/RequestPasswordResetEmailTest::testCustomerAccountWithEmailNotAvailable',
    'mutation{requestPasswordResetEmail(email:"customerNotAvalible@example.com")}',
    "Cannot reset the customer's password",
  ),
  refuses(
    'Customer/RequestPasswordResetEmailTest::testEmailAvailableEmptyValue',
    'mutation{requestPasswordResetEmail(email:"")}',
    'You must specify an email address.',
  ),
  refuses(
    'Customer/RequestPasswordResetEmailTest::testEmailAvailableInvalidValue',
    'mutation{requestPasswordResetEmail(email:"invalid-email")}',
    'The email address has an invalid format.',
  ),
  gives(
    'Customer/RequestPasswordResetEmailTest::testCustomerAccountWithEmailAvailable',
    'mutation{requestPasswordResetEmail(email:"shopper@example.com")}',
    { requestPasswordResetEmail: true },
  ),
  refuses(
    'Customer/ResetPasswordTest::testEmailAvailableEmptyValue',
    'mutation{resetPassword(email:"",resetPasswordToken:"x",newPassword:"new_password1A")}',
    'You must specify an email address.',
  ),
  refuses(
    'Customer/ResetPasswordTest::testEmailInvalidValue',
    'mutation{resetPassword(email:"invalid-email",resetPasswordToken:"x",newPassword:"new_password1A")}',
    'The email address has an invalid format.',
  ),
  refuses(
    'Customer/ResetPasswordTest::testResetPasswordTokenEmptyValue',
    'mutation{resetPassword(email:"shopper@example.com",resetPasswordToken:"",newPassword:"new_password1A")}',
    'resetPasswordToken must be specified',
  ),
  refuses(
    'Customer/ResetPasswordTest::testResetPasswordTokenMismatched',
    'mutation{resetPassword(email:"shopper@example.com",resetPasswordToken:"1234567890XYZ",newPassword:"new_password1A")}',
    "Cannot set the customer's password",
  ),
  refuses(
    'Customer/ResetPasswordTest::testNewPasswordEmptyValue',
    'mutation{resetPassword(email:"shopper@example.com",resetPasswordToken:"x",newPassword:"")}',
    'newPassword must be specified',
  ),
];

const update = (fields: string): string =>
  `mutation{updateCustomer(input:{${fields}}){customer{firstname lastname email date_of_birth gender taxvat}}}`;
const updateV2 = (fields: string): string =>
  `mutation{updateCustomerV2(input:{${fields}}){customer{firstname lastname date_of_birth gender taxvat prefix middlename suffix}}}`;

const changes: readonly Case[] = [
  gives(
    'Customer/UpdateCustomerV2Test::testUpdateCustomer',
    updateV2(
      'prefix:"Dr",firstname:"Richard",middlename:"Riley",lastname:"Rowe",suffix:"III",date_of_birth:"3/11/1972",taxvat:"12",gender:1',
    ),
    {
      updateCustomerV2: {
        customer: {
          prefix: 'Dr',
          firstname: 'Richard',
          middlename: 'Riley',
          lastname: 'Rowe',
          suffix: 'III',
          date_of_birth: '3/11/1972',
          taxvat: '12',
          gender: 1,
        },
      },
    },
    { as: 'admin' },
  ),
  refuses('Customer/UpdateCustomerV2Test::testUpdateCustomerIfInputDataIsEmpty', updateV2(''), '"input" value should be specified', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerV2Test::testUpdateCustomerIfUserIsNotAuthorized', updateV2('firstname:"Richard"'), GUEST),
  refuses('Customer/UpdateCustomerV2Test::testEmptyCustomerName', updateV2('firstname:""'), '"First Name" is a required value.', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerV2Test::testEmptyCustomerLastName', updateV2('lastname:""'), '"Last Name" is a required value.', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerV2Test::testUpdateCustomerIfDobIsInvalid', updateV2('date_of_birth:"incorrect"'), 'Invalid date', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerTest::testUpdateCustomerIfInputDataIsEmpty', update(''), '"input" value should be specified', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerTest::testUpdateCustomerIfUserIsNotAuthorized', update('firstname:"Richard"'), GUEST),
  refuses(
    'Customer/UpdateCustomerTest::testUpdateEmailIfPasswordIsMissed',
    update('email:"customer_updated@example.com"'),
    'Provide the current "password" to change "email".',
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerTest::testUpdateEmailIfPasswordIsInvalid',
    update('email:"customer_updated@example.com",password:"invalid_password"'),
    'Invalid login or password.',
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerTest::testUpdateEmailIfEmailAlreadyExists',
    update('email:"shopper@example.com",password:"Passw0rd!"'),
    'A customer with the same email address already exists in an associated website.',
    { as: 'admin' },
  ),
  refuses('Customer/UpdateCustomerTest::testEmptyCustomerName', update('firstname:""'), '"First Name" is a required value.', {
    as: 'admin',
  }),
  refuses('Customer/UpdateCustomerTest::testEmptyCustomerLastName', update('lastname:""'), '"Last Name" is a required value.', {
    as: 'admin',
  }),
  gives(
    'Customer/UpdateCustomerTest::testUpdateCustomer',
    update('firstname:"Nadia",email:"company.admin@example.com"'),
    { updateCustomer: { customer: { firstname: 'Nadia', email: 'company.admin@example.com' } } },
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerEmailTest::testUpdateCustomerEmailIfPasswordIsWrong',
    'mutation{updateCustomerEmail(email:"newcustomer@example.com",password:"wrongpassword"){customer{email}}}',
    'Invalid login or password.',
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerEmailTest::testUpdateEmailIfEmailAlreadyExists',
    'mutation{updateCustomerEmail(email:"shopper@example.com",password:"Passw0rd!"){customer{email}}}',
    'A customer with the same email address already exists in an associated website.',
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerTest::testUpdateCustomerIfUserIsNotAuthorized updateCustomerEmail',
    'mutation{updateCustomerEmail(email:"newcustomer@example.com",password:"x"){customer{email}}}',
    GUEST,
  ),
  gives(
    'Customer/SubscriptionStatusTest::testSubscribeCustomer',
    'mutation{updateCustomerV2(input:{is_subscribed:true}){customer{is_subscribed}}}',
    { updateCustomerV2: { customer: { is_subscribed: true } } },
    { as: 'admin' },
  ),
  gives(
    'Customer/SubscriptionStatusTest::testUnsubscribeCustomer',
    'mutation{updateCustomerV2(input:{is_subscribed:false}){customer{is_subscribed}}}',
    { updateCustomerV2: { customer: { is_subscribed: false } } },
    { as: 'admin' },
  ),
];

const ADDRESS =
  'firstname:"John",lastname:"Smith",street:["Line 1","Line 2"],city:"Riyadh",postcode:"77777",telephone:"123456789",country_code:SA';
const address = (fields: string): string =>
  `mutation{createCustomerAddress(input:{${fields}}){id city region{region region_code region_id} country_code default_shipping}}`;
const REGION_ID = 'A region_id is required for the specified country code';
const MISMATCH = 'The region_id does not match the selected country or region';

const addressBook: readonly Case[] = [
  gives(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddress',
    address(`${ADDRESS},region:{region:"Riyadh",region_id:1101,region_code:"SA-01"},default_shipping:true`),
    {
      createCustomerAddress: {
        city: 'Riyadh',
        region: { region_code: 'SA-01', region_id: 1101 },
        country_code: 'SA',
        default_shipping: true,
      },
    },
    { as: 'admin' },
  ),
  gives(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressWithCountryId',
    address(`${ADDRESS.replace('country_code', 'country_id')},region:{region_id:1101}`),
    { createCustomerAddress: { country_code: 'SA' } },
    { as: 'admin' },
  ),
  refuses('Customer/CreateCustomerAddressTest::testCreateCustomerAddressIfUserIsNotAuthorized', address(ADDRESS), GUEST),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressWithMissingAttribute',
    address('firstname:"John",lastname:"Smith"'),
    'Required parameters are missing: ',
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressWithMissingAttribute street',
    address(`${ADDRESS.replace('["Line 1","Line 2"]', '""')},region:{region_id:1101}`),
    'Required parameters are missing: street',
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressWithRedundantStreetLine',
    address(`${ADDRESS.replace('["Line 1","Line 2"]', '["Line 1","Line 2","Line 3"]')},region:{region_id:1101}`),
    '"Street Address" cannot contain more than 2 lines.',
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressWithInvalidInput',
    'mutation{createCustomerAddress(){id}}',
    'Syntax Error: Expected Name, found )',
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressRegionCodeWithoutRegionId',
    address(`${ADDRESS},region:{region_code:"SA-01"}`),
    REGION_ID,
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressRegionCodeWithWrongRegionIdForRegionRequiredCountry code',
    address(`${ADDRESS},region:{region_code:"SA-01",region_id:1102}`),
    MISMATCH,
    { as: 'admin' },
  ),
  refuses(
    'Customer/CreateCustomerAddressTest::testCreateCustomerAddressRegionCodeWithWrongRegionIdForRegionRequiredCountry country',
    address(`${ADDRESS},region:{region_code:"NY",region_id:43}`),
    MISMATCH,
    { as: 'admin' },
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateCustomerAddressIfUserIsNotAuthorized',
    'mutation{updateCustomerAddress(id:1,input:{city:"New City"}){id}}',
    GUEST,
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateCustomerAddressWithMissingId',
    'mutation{updateCustomerAddress(input:{city:"New City"}){id}}',
    'Field "updateCustomerAddress" argument "id" of type "Int!" is required but not provided.',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateCustomerAddressWithInvalidInput',
    'mutation{updateCustomerAddress(id:1){id}}',
    '"input" value must be specified',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateNotExistingCustomerAddress',
    'mutation{updateCustomerAddress(id:9999,input:{city:"x"}){id}}',
    'Could not find a address with ID "9999"',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateAnotherCustomerAddress',
    'mutation{updateCustomerAddress(id:1,input:{city:"x"}){id}}',
    'Current customer does not have permission to address with ID "1"',
    { as: 'buyer' },
  ),
  refuses(
    'Customer/UpdateCustomerAddressTest::testUpdateCustomerAddressWithMissingAttribute',
    'mutation{updateCustomerAddress(id:1,input:{firstname:""}){id}}',
    'Required parameters are missing: firstname',
    { as: 'shopper' },
  ),
  gives(
    'Customer/UpdateCustomerAddressTest::testUpdateCustomerAddress',
    'mutation{updateCustomerAddress(id:1,input:{city:"Jeddah",region:{region_id:1102}}){id city region{region_id}}}',
    { updateCustomerAddress: { id: 1, city: 'Jeddah', region: { region_id: 1102 } } },
    { as: 'shopper' },
  ),
  refuses(
    'Customer/DeleteCustomerAddressTest::testDeleteCustomerAddressIfUserIsNotAuthorized',
    'mutation{deleteCustomerAddress(id:1)}',
    GUEST,
  ),
  refuses(
    'Customer/DeleteCustomerAddressTest::testDeleteDefaultBillingCustomerAddress',
    'mutation{deleteCustomerAddress(id:1)}',
    'Customer Address 1 is set as default billing address and can not be deleted',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/DeleteCustomerAddressTest::testDeleteNonExistCustomerAddress',
    'mutation{deleteCustomerAddress(id:9999)}',
    'Could not find a address with ID "9999"',
    { as: 'shopper' },
  ),
  refuses(
    'Customer/DeleteCustomerAddressTest::testDeleteAnotherCustomerAddress',
    'mutation{deleteCustomerAddress(id:1)}',
    'Current customer does not have permission to address with ID "1"',
    { as: 'buyer' },
  ),
  refuses(
    'Customer/DeleteCustomerAddressTest::testDeleteCustomerAddressWithMissingData',
    'mutation{deleteCustomerAddress()}',
    'Syntax Error: Expected Name, found )',
    { as: 'shopper' },
  ),
  gives(
    'Customer/GetAddressesTest::testGetCustomerWithAddresses',
    '{customer{addresses{id firstname street city region{region_code} country_code telephone}}}',
    { customer: { addresses: expect.arrayContaining([expect.objectContaining({ id: 1, country_code: 'SA' })]) } },
    { as: 'shopper' },
  ),
  refuses('Customer/GetAddressesTest::testGetCustomerAddressIfUserIsNotAuthorized', '{customer{addresses{id}}}', GUEST),
];

const items = (list: string): string => `[${list}]`;
const lists: readonly Case[] = [
  refuses('Wishlist/WishlistTest::testGetGuestWishlist', '{wishlist{items_count}}', NO_LIST),
  gives(
    'Wishlist/CustomerWishlistTest::testCustomerWishlist',
    '{customer{wishlists{id items_count sharing_code updated_at items_v2{items{product{sku}}}}}}',
    { customer: { wishlists: [{ id: expect.any(String), items_count: expect.any(Number), sharing_code: expect.any(String) }] } },
    { as: 'shopper' },
  ),
  refuses('Wishlist/CustomerWishlistTest::testGuestCannotGetWishlist', '{customer{wishlists{items_count}}}', GUEST),
  ...(
    [
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartForGuestUser addProductsToWishlist',
        'addProductsToWishlist(wishlistId:0,wishlistItems:[{sku:"6204",quantity:1}]){wishlist{id}}',
      ],
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartForGuestUser removeProductsFromWishlist',
        'removeProductsFromWishlist(wishlistId:0,wishlistItemsIds:["1"]){wishlist{id}}',
      ],
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartForGuestUser updateProductsInWishlist',
        'updateProductsInWishlist(wishlistId:0,wishlistItems:[{wishlist_item_id:"1",quantity:1}]){wishlist{id}}',
      ],
      ['AddWishlistItemsToCartTest::testAddItemsToCartForGuestUser', 'addWishlistItemsToCart(wishlistId:"0"){status}'],
    ] as const
  ).map(([like, call]) => refuses(`Wishlist/${like}`, `mutation{${call}}`, NO_LIST)),
  ...(
    [
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartWithInvalidId addProductsToWishlist',
        'addProductsToWishlist(wishlistId:"9999",wishlistItems:[{sku:"6204",quantity:1}]){wishlist{id}}',
      ],
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartWithInvalidId removeProductsFromWishlist',
        'removeProductsFromWishlist(wishlistId:"9999",wishlistItemsIds:["1"]){wishlist{id}}',
      ],
      [
        'AddWishlistItemsToCartTest::testAddItemsToCartWithInvalidId updateProductsInWishlist',
        'updateProductsInWishlist(wishlistId:"9999",wishlistItems:[{wishlist_item_id:"1",quantity:1}]){wishlist{id}}',
      ],
      ['AddWishlistItemsToCartTest::testAddItemsToCartWithInvalidId', 'addWishlistItemsToCart(wishlistId:"9999"){status}'],
    ] as const
  ).map(([like, call]) => refuses(`Wishlist/${like}`, `mutation{${call}}`, 'The wishlist was not found.', { as: 'shopper' })),
  refuses(
    'Wishlist/AddWishlistItemsToCartTest::testAddItemsToCartWithoutId',
    'mutation{addWishlistItemsToCart(wishlistId:""){status}}',
    '"wishlistId" value should be specified',
    { as: 'shopper' },
  ),
  refuses(
    'Wishlist/AddWishlistItemsToCartTest::testAddItemsToCartWithInvalidItemId',
    'mutation{addWishlistItemsToCart(wishlistId:"0",wishlistItemIds:["999999"]){status}}',
    'The wishlist item ids "999999" were not found.',
    { as: 'shopper' },
  ),
  gives(
    'Wishlist/UpdateProductsFromWishlistTest::testUnauthorizedWishlistItemUpdate',
    'mutation{updateProductsInWishlist(wishlistId:"0",wishlistItems:[{wishlist_item_id:"1",quantity:2}]){user_errors{message}}}',
    { updateProductsInWishlist: { user_errors: [{ message: 'The wishlist item with ID "1" does not belong to the wishlist' }] } },
    { as: 'buyer' },
  ),
  gives(
    'Wishlist/DeleteProductsFromWishlistTest::testUnauthorizedWishlistItemDelete',
    'mutation{removeProductsFromWishlist(wishlistId:"0",wishlistItemsIds:["1"]){user_errors{message}}}',
    { removeProductsFromWishlist: { user_errors: [{ message: 'The wishlist item with ID "1" does not belong to the wishlist' }] } },
    { as: 'buyer' },
  ),
  gives(
    'Wishlist/UpdateProductsFromWishlistTest::testUpdateProductInWishlistWithZeroQty',
    'mutation{updateProductsInWishlist(wishlistId:"0",wishlistItems:[{wishlist_item_id:"1",quantity:0}]){user_errors{message}}}',
    { updateProductsInWishlist: { user_errors: [{ message: 'The quantity of a wishlist item cannot be 0' }] } },
    { as: 'shopper' },
  ),
  gives(
    'Wishlist/UpdateProductsFromWishlistTest::testUpdateSimpleProductFromWishlist',
    'mutation{updateProductsInWishlist(wishlistId:"0",wishlistItems:[{wishlist_item_id:"1",quantity:5,description:"New Description"}]){user_errors{code} wishlist{items_v2{items{quantity description}}}}}',
    {
      updateProductsInWishlist: {
        user_errors: [],
        wishlist: { items_v2: { items: expect.arrayContaining([{ quantity: 5, description: 'New Description' }]) } },
      },
    },
    { as: 'shopper' },
  ),
  gives(
    'Wishlist/AddProductsToWishlistTest::testAddNonexistentProduct',
    'mutation{addProductsToWishlist(wishlistId:0,wishlistItems:[{sku:"nothing",quantity:1}]){user_errors{code message}}}',
    { addProductsToWishlist: { user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nothing"' }] } },
    { as: 'buyer' },
  ),
  gives(
    'Wishlist/AddProductsToWishlistTest::testAddProductsToWishlist',
    `mutation{addProductsToWishlist(wishlistId:0,wishlistItems:${items('{sku:"6204",quantity:2}')}){user_errors{code} wishlist{items_count items_v2{items{quantity product{sku}}}}}}`,
    {
      addProductsToWishlist: {
        user_errors: [],
        wishlist: { items_count: 1, items_v2: { items: [{ quantity: 2, product: { sku: '6204' } }] } },
      },
    },
    { as: 'buyer' },
  ),
  refuses(
    'Newsletter/Customer/SubscribeEmailToNewsletterTest::testNewsletterSubscriptionWithAnotherCustomerEmail',
    'mutation{subscribeEmailToNewsletter(email:"shopper@example.com"){status}}',
    'Cannot create a newsletter subscription.',
    { as: 'buyer' },
  ),
  refuses(
    'Newsletter/Guest/SubscribeEmailToNewsletterTest::testNewsletterSubscriptionWithIncorrectEmailFormat',
    'mutation{subscribeEmailToNewsletter(email:"guest.example.com"){status}}',
    'Enter a valid email address.',
  ),
  refuses(
    'Newsletter/Guest/SubscribeEmailToNewsletterTest::testNewsletterSubscriptionWithEmptyEmail',
    'mutation{subscribeEmailToNewsletter(email:""){status}}',
    'You must specify an email address to subscribe to a newsletter.',
  ),
  gives(
    'Newsletter/Guest/SubscribeEmailToNewsletterTest::testAddEmailIntoNewsletterSubscription',
    'mutation{subscribeEmailToNewsletter(email:"guest@example.com"){status}}',
    { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } },
  ),
  refuses(
    'Newsletter/Guest/SubscribeEmailToNewsletterTest::testNewsletterSubscriptionWithAlreadySubscribedEmail',
    'mutation{subscribeEmailToNewsletter(email:"guest@example.com"){status}}',
    'This email address is already subscribed.',
  ),
  gives(
    'ContactUs/ContactUsTest::testContactUsSuccess',
    'mutation{contactUs(input:{comment:"Test Contact Us",email:"test@adobe.com",name:"John Doe",telephone:"1111111111"}){status}}',
    { contactUs: { status: true } },
  ),
  refuses(
    'ContactUs/ContactUsTest::testContactUsBadEmail',
    'mutation{contactUs(input:{comment:"Test Contact Us",email:"adobe.com",name:"John Doe"}){status}}',
    'The email address is invalid. Verify the email address and try again.',
  ),
  refuses(
    'ContactUs/ContactUsTest::testContactUsMissingName',
    'mutation{contactUs(input:{comment:"Test",email:"test@adobe.com"}){status}}',
    'Field ContactUsInput.name of required type String! was not provided.',
  ),
  refuses(
    'ContactUs/ContactUsTest::testContactUsMissingComment',
    'mutation{contactUs(input:{name:"John Doe",email:"test@adobe.com"}){status}}',
    'Field ContactUsInput.comment of required type String! was not provided.',
  ),
];

export const customerCases: readonly Case[] = [...accounts, ...changes, ...addressBook, ...lists];
