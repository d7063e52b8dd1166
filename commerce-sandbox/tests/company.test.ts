import { Answer, control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const DENIED = 'You do not have authorization to perform this action.';
const STRUCTURE = '{company{structure{items{id parent_id entity{__typename ...on CompanyTeam{id name} ...on Customer{email}}}}}}';

async function nodes(token: string): Promise<readonly Answer[]> {
  return (await graphql(STRUCTURE, {}, { token }))
    .list('data', 'company', 'structure', 'items')
    .map((item) => new Answer(200, new Headers(), item));
}

const nodeOf = async (token: string, email: string): Promise<Answer | undefined> =>
  (await nodes(token)).find((node) => node.at('entity', 'email') === email);

test('teams and the tree of a company', async () => {
  const token = await signIn('company.admin@example.com');
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> => graphql(query, variables, { token });
  const created = await run(
    'mutation{createCompanyTeam(input:{name:"Plant Dammam",description:"Second plant"}){team{id name description structure_id}}}',
  );
  expect(created.at('data', 'createCompanyTeam', 'team')).toMatchObject({ name: 'Plant Dammam', description: 'Second plant' });
  const [team, place] = [
    created.text('data', 'createCompanyTeam', 'team', 'id'),
    created.text('data', 'createCompanyTeam', 'team', 'structure_id'),
  ];
  const root = await nodeOf(token, 'company.admin@example.com');
  expect((await nodes(token)).find((node) => node.at('id') === place)?.at('parent_id')).toBe(root?.at('id'));

  const move = (node: unknown, parent: unknown): Promise<Answer> =>
    run('mutation($t:ID!,$p:ID!){updateCompanyStructure(input:{tree_id:$t,parent_tree_id:$p}){company{structure{items{id parent_id}}}}}', {
      t: node,
      p: parent,
    });
  const storekeeper = await nodeOf(token, 'storekeeper@example.com');
  expect((await move(storekeeper?.at('id'), place)).at('errors')).toBeUndefined();
  expect((await nodeOf(token, 'storekeeper@example.com'))?.at('parent_id')).toBe(place);
  expect((await move(place, storekeeper?.at('id'))).messages).toEqual([
    'The specified target is a child of the moved item. Choose another target.',
  ]);
  expect((await move(root?.at('id'), place)).messages).toEqual([
    'The company admin cannot be moved to a different location in the company structure.',
  ]);
  expect((await move('OTk5OTk=', place)).messages).toEqual(['No such entity with tree_id = 99999']);

  expect((await run('mutation($i:ID!){deleteCompanyTeam(id:$i){success}}', { i: team })).messages[0]).toMatch(
    /^This team has child users or teams aligned to it/,
  );
  await move(storekeeper?.at('id'), root?.at('id'));
  expect(
    (await run('mutation($i:ID!){updateCompanyTeam(input:{id:$i,name:"Plant 2"}){team{name description}}}', { i: team })).at(
      'data',
      'updateCompanyTeam',
      'team',
    ),
  ).toEqual({ name: 'Plant 2', description: 'Second plant' });
  expect((await run('mutation($i:ID!){deleteCompanyTeam(id:$i){success}}', { i: team })).at('data', 'deleteCompanyTeam', 'success')).toBe(
    true,
  );
  expect((await run('mutation($i:ID!){deleteCompanyTeam(id:$i){success}}', { i: team })).at('errors', 0, 'extensions', 'category')).toBe(
    'graphql-no-such-entity',
  );
});

test('who was below a deleted user comes below what was above', async () => {
  const token = await signIn('company.admin@example.com');
  const [lead, keeper] = [await nodeOf(token, 'maintenance.lead@example.com'), await nodeOf(token, 'storekeeper@example.com')];
  await graphql(
    'mutation($t:ID!,$p:ID!){updateCompanyStructure(input:{tree_id:$t,parent_tree_id:$p}){company{id}}}',
    { t: keeper?.at('id'), p: lead?.at('id') },
    { token },
  );
  const users = await graphql('{company{users{items{id email}}}}', {}, { token });
  const target = users
    .list('data', 'company', 'users', 'items')
    .map((item) => new Answer(200, new Headers(), item))
    .find((user) => user.at('email') === 'maintenance.lead@example.com');
  const id = Buffer.from(String(target?.at('id'))).toString('base64');
  expect(
    (await graphql('mutation($i:ID!){deleteCompanyUserV2(id:$i){success}}', { i: id }, { token })).at(
      'data',
      'deleteCompanyUserV2',
      'success',
    ),
  ).toBe(true);
  expect((await nodeOf(token, 'storekeeper@example.com'))?.at('parent_id')).toBe(
    (await nodeOf(token, 'company.admin@example.com'))?.at('id'),
  );
});

test('a role without user management is refused', async () => {
  await control('reset');
  const token = await signIn('company.buyer@example.com');
  for (const query of [
    'mutation{createCompanyTeam(input:{name:"X"}){team{id}}}',
    'mutation{updateCompanyTeam(input:{id:"MQ==",name:"X"}){team{id}}}',
    'mutation{deleteCompanyTeam(id:"MQ=="){success}}',
    'mutation{updateCompanyStructure(input:{tree_id:"Mg==",parent_tree_id:"MQ=="}){company{id}}}',
    'mutation{createCompanyRole(input:{name:"X",permissions:[]}){role{id}}}',
    'mutation{updateCompanyRole(input:{id:"MQ==",name:"X"}){role{id}}}',
    'mutation{deleteCompanyRole(id:"MQ=="){success}}',
    'mutation{deleteCompanyUser(id:"MQ=="){success}}',
    'mutation{deleteCompanyUserV2(id:"MQ=="){success}}',
    'mutation{updateCompanyUser(input:{id:"MQ==",firstname:"X"}){user{id}}}',
    'mutation{updateCompany(input:{company_name:"X"}){company{id}}}',
    'mutation{updateCompany(input:{legal_address:{city:"X"}}){company{id}}}',
    '{company{users{total_count}}}',
    '{company{roles{total_count}}}',
    STRUCTURE,
    '{company{team(id:"MQ=="){id}}}',
    '{customer{purchase_order_approval_rules{total_count}}}',
    'mutation{deletePurchaseOrderApprovalRule(input:{approval_rule_uids:["MQ=="]}){errors{message}}}',
  ]) {
    const answer = await graphql(query, {}, { token });
    expect([query, answer.status, answer.messages]).toEqual([query, 403, [DENIED]]);
  }
});

test("a role sees of the company's profile what it may", async () => {
  const token = await signIn('company.buyer@example.com');
  const read = (fields: string): Promise<Answer> => graphql(`{company{${fields}}}`, {}, { token });
  expect(
    (await read('name legal_name legal_address{city} sales_representative{email} company_admin{email} payment_methods')).at('errors'),
  ).toBeUndefined();
  for (const fields of ['credit{available_credit{value}}', 'credit_history{total_count}', 'users{total_count}', 'roles{total_count}']) {
    const refused = await read(`name ${fields}`);
    expect([fields, refused.status, refused.messages]).toEqual([fields, 403, [DENIED]]);
  }
  // Once the administrator takes more away, it is gone at once.
  const admin = await signIn('company.admin@example.com');
  const roles = await graphql('{company{roles{items{id name}}}}', {}, { token: admin });
  const buyer = roles
    .list('data', 'company', 'roles', 'items')
    .map((role) => new Answer(200, new Headers(), role))
    .find((role) => role.at('name') === 'Buyer');
  await graphql(
    'mutation($i:ID!){updateCompanyRole(input:{id:$i,permissions:["Magento_Company::index"]}){role{id}}}',
    { i: buyer?.at('id') },
    { token: admin },
  );
  for (const fields of ['legal_address{city}', 'sales_representative{email}', 'company_admin{email}', 'payment_methods'])
    expect([fields, (await read(fields)).messages]).toEqual([fields, [DENIED]]);
  expect((await graphql('mutation{placePurchaseOrder(input:{cart_id:"x"}){purchase_order{uid}}}', {}, { token })).messages).toEqual([
    DENIED,
  ]);
});

test('a company registers, its administrator chooses a password, and invites a customer', async () => {
  const input = {
    company_name: 'Red Sea Pumps',
    legal_name: 'Red Sea Pumps Est.',
    company_email: 'office@redsea.example.com',
    vat_tax_id: '300000000000003',
    reseller_id: 'R-77',
    legal_address: {
      street: ['12 Port Road'],
      city: 'Jeddah',
      country_id: 'SA',
      region: { region_code: 'SA-02' },
      postcode: '22233',
      telephone: '126000000',
    },
    company_admin: { email: 'boss@redsea.example.com', firstname: 'Reem', lastname: 'Al Juhani', job_title: 'Owner' },
  };
  const create = (values: unknown): Promise<Answer> =>
    graphql(
      'mutation($i:CompanyCreateInput!){createCompany(input:$i){company{id name legal_name reseller_id legal_address{city ' +
        'region{region_code}} company_admin{email}}}}',
      { i: values },
    );
  expect(
    (
      await graphql(
        '{isCompanyEmailAvailable(email:"office@redsea.example.com"){is_email_available} ' +
          'isCompanyAdminEmailAvailable(email:"shopper@example.com"){is_email_available}}',
      )
    ).at('data'),
  ).toEqual({
    isCompanyEmailAvailable: { is_email_available: true },
    isCompanyAdminEmailAvailable: { is_email_available: false },
  });
  expect((await create({ ...input, company_admin: { ...input.company_admin, email: 'shopper@example.com' } })).messages).toEqual([
    'A customer with the same email address already exists in an associated website.',
  ]);
  expect((await create({ ...input, legal_address: { ...input.legal_address, region: {} } })).messages).toEqual([
    'Region is not available for the selected country',
  ]);
  const made = await create(input);
  expect(made.at('data', 'createCompany', 'company')).toMatchObject({
    name: 'Red Sea Pumps',
    reseller_id: 'R-77',
    legal_address: { city: 'Jeddah', region: { region_code: 'SA-02' } },
    company_admin: { email: 'boss@redsea.example.com' },
  });
  expect((await create(input)).messages[0]).toMatch(/^Company with this email already exists/);

  await graphql('mutation{requestPasswordResetEmail(email:"boss@redsea.example.com")}');
  const reset = /token=(\w+)/.exec(
    (await control('mail?template=password-reset&recipient=boss@redsea.example.com', {}, 'GET')).text('items', 0, 'text'),
  )?.[1];
  await graphql('mutation($t:String!){resetPassword(email:"boss@redsea.example.com",resetPasswordToken:$t,newPassword:"Passw0rd!")}', {
    t: reset,
  });
  const token = await signIn('boss@redsea.example.com');
  const updated = await graphql(
    'mutation{updateCompany(input:{company_name:"Red Sea Pumps ' +
      'Co.",legal_address:{city:"Yanbu",region:{region_code:"SA-03"}}}){company{name legal_name legal_address{city street ' +
      'postcode}}}}',
    {},
    { token },
  );
  expect(updated.at('data', 'updateCompany', 'company')).toEqual({
    name: 'Red Sea Pumps Co.',
    legal_name: 'Red Sea Pumps Est.',
    legal_address: { city: 'Yanbu', street: ['12 Port Road'], postcode: '22233' },
  });
  expect(
    (
      await graphql('{company{credit{available_credit{value}} credit_history{items{date} total_count} roles{items{name}}}}', {}, { token })
    ).at('data', 'company'),
  ).toMatchObject({
    credit: { available_credit: { value: 0 } },
    credit_history: { items: [], total_count: 0 },
    roles: { items: [{ name: 'Company Administrator' }, { name: 'Default User' }] },
  });

  const role = (await graphql('{company{roles{items{id}}}}', {}, { token })).text('data', 'company', 'roles', 'items', 1, 'id');
  const invite = await graphql(
    'mutation($r:ID!){createCompanyUser(input:{email:"shopper@example.com",firstname:"S",lastname:"Q",job_title:"Buyer",role_id:$r,status:ACTIVE,telephone:"1"}){user{id}}}',
    { r: role },
    { token },
  );
  expect(invite.messages[0]).toMatch(/^Invitation was sent to an existing customer/);
  const link = /code=(\w+)&customer_id=([\w=]+)&company_id=([\w=]+)/.exec(
    (await control('mail?template=invitation&recipient=shopper@example.com', {}, 'GET')).text('items', 0, 'text'),
  );
  const [, code, customerId, companyId] = link ?? [];
  const accept = (as: string, key: string | undefined = code): Promise<Answer> =>
    graphql(
      'mutation($c:String!,$u:ID!,$k:ID!){acceptCompanyInvitation(input:{code:$c,user:{customer_id:$u,company_id:$k}}){success}}',
      { c: key, u: customerId, k: companyId },
      { token: as },
    );
  const shopper = await signIn('shopper@example.com');
  expect((await accept(await signIn('company.buyer@example.com'))).messages).toEqual(["The current customer isn't authorized."]);
  expect((await accept(shopper, 'wrong')).messages).toEqual(['The invitation code is not valid.']);
  expect((await accept(shopper)).at('data', 'acceptCompanyInvitation', 'success')).toBe(true);
  expect((await graphql('{company{name} customer{job_title role{name}}}', {}, { token: shopper })).at('data')).toEqual({
    company: { name: 'Red Sea Pumps Co.' },
    customer: { job_title: 'Buyer', role: { name: 'Default User' } },
  });
  expect((await accept(shopper)).messages).toEqual(['A customer with the same email already assigned to company.']);
});
