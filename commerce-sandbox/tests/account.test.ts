import { Answer, control, graphql, rest, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

test('the demo accounts', async () => {
  const shopper = await graphql(
    '{customer{id email is_subscribed bss_is_company_account salesrep{email} addresses{id default_shipping region{region_code}} ' +
      'orders{total_count items{status items{product_sku} shipments{number} invoices{number} credit_memos{number}}} ' +
      'wishlists{items_count items_v2{items{product{sku}}}}}}',
    {},
    { token: await signIn('shopper@example.com') },
  );
  expect(shopper.at('errors')).toBeUndefined();
  expect(shopper.list('data', 'customer', 'addresses').length).toBeGreaterThanOrEqual(2);
  const statuses = shopper.list('data', 'customer', 'orders', 'items').map((order) => new Answer(200, new Headers(), order).at('status'));
  expect(new Set(statuses)).toEqual(new Set(['Pending', 'Processing', 'Complete', 'Canceled', 'Closed']));
  expect(shopper.at('data', 'customer', 'wishlists', 0, 'items_count')).toBe(3);
  expect((await rest('POST', 'V1/integration/customer/token', { username: 'shopper@example.com', password: 'Passw0rd!' })).json).toMatch(
    /^\w{32}$/,
  );
});

test('a company, as its administrator, its buyer and others see it', async () => {
  const admin = await signIn('company.admin@example.com');
  const company = await graphql(
    '{customer{bss_is_company_account} company{id name users{total_count items{email status role{name} team{name}}} ' +
      'roles{items{id name users_count permissions{id children{id}}}} structure{items{id parent_id entity{__typename}}} ' +
      'acl_resources{id children{id}}}}',
    {},
    { token: admin },
  );
  expect(company.at('errors')).toBeUndefined();
  expect(company.at('data', 'customer', 'bss_is_company_account')).toBe(true);
  expect(company.at('data', 'company', 'users', 'total_count')).toBe(5);
  const buyer = await signIn('company.buyer@example.com');
  expect((await graphql('{company{users{total_count}}}', {}, { token: buyer })).messages).toEqual([
    'You do not have authorization to perform this action.',
  ]);
  expect((await graphql('{company{name}}', {}, { token: await signIn('shopper@example.com') })).messages).toEqual([
    'Customer is not a company user.',
  ]);
  expect((await graphql('{company{name}}')).messages).toEqual(["The current customer isn't authorized."]);

  const role = await graphql(
    'mutation{createCompanyRole(input:{name:"Approver",permissions:["Magento_Company::index","Magento_Sales::all"]}){role{id ' +
      'name users_count}}}',
    {},
    { token: admin },
  );
  const roleId = role.text('data', 'createCompanyRole', 'role', 'id');
  expect(
    (
      await graphql(
        'mutation{createCompanyRole(input:{name:"X",permissions:["Magento_Sales::place_order"]}){role{id}}}',
        {},
        { token: admin },
      )
    ).messages[0],
  ).toMatch(/^Unable to set "allow"/);
  const user = await graphql(
    'mutation($r:ID!){createCompanyUser(input:{email:"new.user@example.com",firstname:"New",lastname:"User",job_title:"Fitter",role_id:$r,status:ACTIVE,telephone:"500000000"}){user{id ' +
      'email role{name}}}}',
    { r: roleId },
    { token: admin },
  );
  expect(user.at('data', 'createCompanyUser', 'user', 'role', 'name')).toBe('Approver');
  expect((await graphql('mutation($r:ID!){deleteCompanyRole(id:$r){success}}', { r: roleId }, { token: admin })).messages[0]).toMatch(
    /^This role cannot be deleted/,
  );
  const userId = Buffer.from(String(9)).toString('base64');
  expect((await graphql('mutation($u:ID!){deleteCompanyUserV2(id:$u){success}}', { u: userId }, { token: buyer })).messages).toEqual([
    'You do not have authorization to perform this action.',
  ]);
});

test('an account is made, changed, and its password reset by mail', async () => {
  const create = (fields: string): Promise<Answer> => graphql(`mutation{createCustomerV2(input:{${fields}}){customer{email firstname}}}`);
  const ok = await create('email:"New@Example.com",firstname:"سارة",lastname:"New",password:"Passw0rd!",is_subscribed:true');
  expect(ok.at('data', 'createCustomerV2', 'customer')).toEqual({ email: 'New@Example.com', firstname: 'سارة' });
  expect((await create('email:"new@example.com",firstname:"A",lastname:"B",password:"Passw0rd!"')).messages).toEqual([
    'A customer with the same email address already exists in an associated website.',
  ]);
  expect((await create('email:"nonsense",firstname:"A",lastname:"B",password:"Passw0rd!"')).messages).toEqual([
    '"nonsense" is not a valid email address.',
  ]);
  expect((await create('email:"x@example.com",firstname:" ",lastname:"B",password:"Passw0rd!"')).messages).toEqual([
    '"First Name" is a required value.',
  ]);
  expect((await create('email:"x@example.com",firstname:"A",lastname:"B",password:"aaaaaaaa"')).messages[0]).toMatch(
    /^Minimum of different classes/,
  );

  const token = await signIn('new@example.com');
  await graphql(
    'mutation{updateCustomerV2(input:{lastname:"Changed",is_subscribed:false}){customer{lastname is_subscribed}}}',
    {},
    { token },
  );
  expect((await graphql('{customer{lastname is_subscribed}}', {}, { token })).at('data', 'customer')).toEqual({
    lastname: 'Changed',
    is_subscribed: false,
  });
  expect((await graphql('mutation{requestPasswordResetEmail(email:"nobody@example.com")}')).messages).toEqual([
    "Cannot reset the customer's password",
  ]);
  expect((await graphql('mutation{requestPasswordResetEmail(email:"new@example.com")}')).at('data', 'requestPasswordResetEmail')).toBe(
    true,
  );
  const [, resetToken = ''] =
    /token=(\w+)/.exec((await control('mail?template=password-reset&recipient=new@example.com', {}, 'GET')).text('items', 0, 'text')) ?? [];
  const reset = 'mutation($t:String!){resetPassword(email:"new@example.com",resetPasswordToken:$t,newPassword:"N3w-passw0rd")}';
  expect((await graphql(reset, { t: 'wrong' })).messages).toEqual(["Cannot set the customer's password"]);
  await control('tokens/expire', { email: 'new@example.com' });
  expect((await graphql(reset, { t: resetToken })).messages).toEqual(['The password token is expired. Reset and try again.']);
  await graphql('mutation{requestPasswordResetEmail(email:"new@example.com")}');
  const [, newToken = ''] =
    /token=(\w+)/.exec((await control('mail?template=password-reset&recipient=new@example.com', {}, 'GET')).text('items', 0, 'text')) ?? [];
  expect((await graphql(reset, { t: newToken })).at('data', 'resetPassword')).toBe(true);
  expect((await graphql(reset, { t: newToken })).messages).toEqual(["Cannot set the customer's password"]);
  expect((await graphql('{customer{email}}', {}, { token })).status).toBe(401);
  expect(await signIn('new@example.com', 'N3w-passw0rd')).toHaveLength(32);
});

test('addresses, and other people’s ids', async () => {
  const token = await signIn('company.buyer@example.com');
  const created = await graphql(
    'mutation{createCustomerAddress(input:{firstname:"A",lastname:"B",street:["x"],city:"Jeddah",region:{region_code:"SA-02",region_id:1102},postcode:"21411",country_code:SA,telephone:"500000000",default_shipping:true}){id ' +
      'region{region} default_shipping}}',
    {},
    { token },
  );
  expect(created.at('data', 'createCustomerAddress')).toMatchObject({ region: { region: 'Makkah' }, default_shipping: true });
  const id = created.at('data', 'createCustomerAddress', 'id');
  expect((await graphql('mutation($i:Int!){deleteCustomerAddress(id:$i)}', { i: id }, { token })).messages).toEqual([
    `Customer Address ${String(id)} is set as default shipping address and can not be deleted`,
  ]);
  expect((await graphql('mutation{updateCustomerAddress(id:1,input:{city:"x"}){id}}', {}, { token })).messages).toEqual([
    'Current customer does not have permission to address with ID "1"',
  ]);
  expect((await graphql('mutation{deleteCustomerAddress(id:99999)}', {}, { token })).messages).toEqual([
    'Could not find a address with ID "99999"',
  ]);
  expect((await graphql('mutation{createCustomerAddress(input:{lastname:"B"}){id}}', {}, { token })).messages[0]).toMatch(
    /^Required parameters are missing: firstname/,
  );
  expect(
    (await graphql('mutation{removeProductsFromWishlist(wishlistId:"1",wishlistItemsIds:["1"]){wishlist{id}}}', {}, { token })).messages,
  ).toEqual(['The wishlist was not found.']);
  expect((await graphql('mutation{reorderItems(orderNumber:"000000001"){cart{id}}}', {}, { token })).messages[0]).toMatch(
    /^Cannot find order number/,
  );
});

test('newsletter and contact form', async () => {
  const subscribe = (email: string): Promise<Answer> =>
    graphql('mutation($e:String!){subscribeEmailToNewsletter(email:$e){status}}', { e: email });
  expect((await subscribe('reader@example.com')).at('data', 'subscribeEmailToNewsletter', 'status')).toBe('SUBSCRIBED');
  expect((await subscribe('reader@example.com')).at('errors', 0)).toMatchObject({
    message: 'This email address is already subscribed.',
    extensions: { category: 'graphql-already-exists' },
  });
  expect((await subscribe('x')).messages).toEqual(['Enter a valid email address.']);
  expect(
    (await graphql('mutation{contactUs(input:{email:"a@b.co",name:"n",comment:"c"}){status}}')).at('data', 'contactUs', 'status'),
  ).toBe(true);
  expect((await graphql('mutation{contactUs(input:{email:"a",name:"n",comment:"c"}){status}}')).messages).toEqual([
    'The email address is invalid. Verify the email address and try again.',
  ]);
});

test('a customer deletes the account; a company cannot lose its administrator so', async () => {
  await graphql(
    'mutation{createCustomerV2(input:{email:"short@example.com",firstname:"A",lastname:"B",password:"Passw0rd!"}){customer{email}}}',
  );
  const token = await signIn('short@example.com');
  expect((await graphql('mutation{deleteCustomer}', {}, { token })).at('data', 'deleteCustomer')).toBe(true);
  expect((await graphql('{customer{email}}', {}, { token })).status).toBe(401);
  expect(
    (await graphql('{isEmailAvailable(email:"short@example.com"){is_email_available}}')).at(
      'data',
      'isEmailAvailable',
      'is_email_available',
    ),
  ).toBe(true);
  expect((await graphql('mutation{deleteCustomer}', {}, { token: await signIn('company.admin@example.com') })).messages[0]).toMatch(
    /^Cannot delete the company admin/,
  );
  expect((await graphql('mutation{deleteCustomer}')).status).toBe(403);
});
