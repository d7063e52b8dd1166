import { graphql, raw } from './client.ts';
import { ownServer, type OwnServer } from './own-server.ts';

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  raw('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const isAlive = async (): Promise<boolean> =>
  (await graphql('{storeConfig{store_code}}')).at('data', 'storeConfig', 'store_code') === 'default';

describe('bodies that are too much', () => {
  afterEach(async () => {
    expect(await isAlive()).toBe(true);
  });

  test('ten megabytes', async () => {
    const answer = await post(JSON.stringify({ query: '{storeConfig{id}}', variables: { x: 'x'.repeat(10 * 1024 * 1024) } })).catch(
      (error: unknown) => error,
    );
    // The refusal may arrive while the client still sends, which breaks the connection.
    if (answer instanceof Response)
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { errors: [{ message: 'The request is too large.', extensions: { category: 'graphql-input' } }] },
      ]);
    const rest = await raw('/rest/V1/guest-carts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'x'.repeat(1_100_000) }),
    }).catch((error: unknown) => error);
    if (rest instanceof Response) expect([rest.status, await rest.json()]).toEqual([413, { message: 'The request is too large.' }]);
  });

  test('a batch of 1,000', async () => {
    const answer = await post(JSON.stringify(Array.from({ length: 1000 }, () => ({ query: '{storeConfig{id}}' }))));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message: 'Unable to parse the request.', extensions: { category: 'graphql-input' } }] },
    ]);
  });

  test('5,000 aliases', async () => {
    const aliases = await graphql(
      `{${Array.from({ length: 5000 }, (_unused, index) => `a${index}:currency{base_currency_code}`).join(' ')}}`,
    );
    expect([aliases.status, aliases.text('errors', 0, 'message')]).toEqual([
      400,
      expect.stringMatching(/^Syntax Error: Document contains more that 15000 tokens/),
    ]);
    const fewer = await graphql(
      `{${Array.from({ length: 2000 }, (_unused, index) => `a${index}:currency{base_currency_code}`).join(' ')}}`,
    );
    expect([fewer.status, fewer.messages]).toEqual([200, ['Max query complexity should be 300 but got 4000.']]);
  });

  test('nesting of 100, and of thousands', async () => {
    const nested = (depth: number): string => `{categoryList{${'children{'.repeat(depth)}name${'}'.repeat(depth)}}}`;
    expect((await graphql(nested(100))).messages).toEqual(['Max query depth should be 20 but got 102.']);
    expect((await graphql(nested(4900))).messages[0]).toMatch(/^Max query depth should be 20|^Syntax Error/);
    // Below a thousand inline fragments, which add no depth, too.
    const hidden = `${'...{'.repeat(1100)}...deep${'}'.repeat(1100)}`;
    const deep = `fragment deep on Query{categoryList{${'children{'.repeat(25)}name${'}'.repeat(25)}}}`;
    expect((await graphql(`{${hidden} ...deep} ${deep}`)).messages[0]).toMatch(/^Max query depth should be 20/);
    expect((await graphql(`{products(filter:${'{sku:'.repeat(3000)}1${'}'.repeat(3000)}){total_count}}`)).status).toBeLessThan(500);
    expect((await post(`{"query":"{storeConfig{id}}","variables":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`)).status).toBe(200);
    expect(
      (
        await graphql('query($f:ProductAttributeFilterInput){products(filter:$f){total_count}}', {
          f: JSON.parse(`${'{"sku":'.repeat(2000)}1${'}'.repeat(2000)}`) as unknown,
        })
      ).status,
    ).toBeLessThan(500);
    const fragments = Array.from(
      { length: 60 },
      (_unused, index) => `fragment f${index} on StoreConfig{...f${index + 1} ...f${index + 1}}`,
    ).join(' ');
    expect(
      (
        await graphql(`
          {
            storeConfig {
              ...f0
            }
          }
          ${fragments}
          fragment f60 on StoreConfig {
            id
          }
        `)
      ).messages[0],
    ).toMatch(/^Max query complexity should be 300/);
    expect((await graphql('{storeConfig{...a}} fragment a on StoreConfig{...b} fragment b on StoreConfig{...a}')).status).toBe(200);
  });

  test('bodies that are no requests', async () => {
    for (const [body, headers] of [
      ['', {}],
      ['{"query":', {}],
      ['null', {}],
      ['"x"', {}],
      ['{"query":1}', {}],
      ['{"query":"{storeConfig{id}}","variables":"x"}', {}],
      ['\u0000\u0001', {}],
      ['{"query":"{storeConfig{id}}"}', { 'content-type': 'text/plain' }],
      ['query={storeConfig{id}}', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['{}', { 'content-type': 'application/json; charset=klingon' }],
    ] as const) {
      const answer = await post(body, headers);
      expect([body, answer.status >= 400 && answer.status < 500]).toEqual([body, true]);
      expect(await answer.text()).not.toMatch(/node_modules|at .*\.(?:ts|mjs|js):/);
    }
    expect((await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).status).toBe(400);
    expect((await post('{"__proto__":{"query":"{storeConfig{id}}"}}')).status).toBe(400);
  });
});

describe('a server with small limits', () => {
  let server: OwnServer;

  beforeAll(async () => {
    server = await ownServer({
      SANDBOX_SIGN_INS_PER_MINUTE: '3',
      SANDBOX_RESETS_PER_HOUR: '2',
      SANDBOX_GUEST_CALLS_PER_MINUTE: '2',
      LOG_LEVEL: 'debug',
    });
  });

  afterAll(() => server.end());

  const SIGN_IN = 'mutation($p:String!){generateCustomerToken(email:"shopper@example.com",password:$p){token}}';

  test('sign-ins and password resets are limited, in the platform’s words', async () => {
    const { url } = server;
    for (let count = 0; count < 3; count += 1) expect((await graphql(SIGN_IN, { p: 'Secret-Guess-1' }, { url })).status).toBe(401);
    const refused = await graphql(SIGN_IN, { p: 'Passw0rd!' }, { url });
    expect([refused.status, refused.at('errors', 0, 'message'), refused.at('errors', 0, 'extensions', 'category')]).toEqual([
      200,
      'Too Many Requests',
      'graphql-too-many-requests',
    ]);
    const rest = await fetch(`${url}/rest/V1/integration/customer/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'shopper@example.com', password: 'Passw0rd!' }),
    });
    expect([rest.status, await rest.json()]).toEqual([429, { message: 'Too Many Requests' }]);
    const reset = (email: string) => graphql('mutation($e:String!){requestPasswordResetEmail(email:$e)}', { e: email }, { url });
    expect([
      (await reset('shopper@example.com')).at('data', 'requestPasswordResetEmail'),
      (await reset('Shopper@example.com ')).at('data', 'requestPasswordResetEmail'),
    ]).toEqual([true, true]);
    expect((await reset('shopper@example.com')).messages).toEqual(["Cannot reset the customer's password"]);
    expect((await reset('company.buyer@example.com')).at('data', 'requestPasswordResetEmail')).toBe(true);
    const tokens = await Promise.all([1, 2, 3].map(() => graphql('mutation{createGuestUploadToken{token}}', {}, { url })));
    expect(tokens.filter((answer) => answer.messages[0] === 'Too Many Requests')).toHaveLength(1);
    await fetch(`${url}/_sandbox/reset`, { method: 'POST' });
    expect((await graphql(SIGN_IN, { p: 'Passw0rd!' }, { url })).status).toBe(200);
  });

  test('the log holds no secrets', async () => {
    const { url } = server;
    const token = (await graphql(SIGN_IN, { p: 'Passw0rd!' }, { url })).text('data', 'generateCustomerToken', 'token');
    await graphql(
      'query($t:String!){guestOrderByToken(input:{token:$t}){number}}',
      { t: 'secret-order-token' },
      { url, token, method: 'GET' },
    );
    await fetch(`${url}/media/x?token=secret-in-a-path`, { headers: { cookie: 'session=secret-cookie' } });
    expect(server.output()).toContain('"path":"/graphql"');
    for (const secret of [
      token,
      'Passw0rd!',
      'Secret-Guess-1',
      'secret-order-token',
      'secret-in-a-path',
      'secret-cookie',
      'shopper@example.com',
    ])
      expect([secret, server.output().includes(secret)]).toEqual([secret, false]);
  });

  test('metrics, health and readiness', async () => {
    const { url } = server;
    await graphql('query Named($s:String!){products(search:$s){total_count}}', { s: '6205' }, { url });
    const metrics = await fetch(`${url}/metrics`);
    const text = await metrics.text();
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      /^graphql_operation_duration_seconds_count\{type="query",field="products"\} [1-9]/m,
      /^graphql_errors_total\{category="graphql-authentication"\} 3$/m,
      /^http_request_duration_seconds_count\{route="\/graphql",method="POST",status="200"\} \d+$/m,
      /^database_statements_total [1-9]\d*$/m,
      /^process_resident_memory_bytes /m,
    ]) {
      expect(text).toMatch(line);
    }
    // The values are numbers, which may have any digits.
    expect(text.replaceAll(/ [\d.e+-]+$/gm, '')).not.toMatch(/shopper@example|6205/);
    expect([(await fetch(`${url}/health`)).status, (await fetch(`${url}/ready`)).status]).toEqual([200, 200]);
  });
});

test('a stop lets requests end, and takes no new ones', async () => {
  const server = await ownServer({});
  await fetch(`${server.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'Slow', kind: 'delay', delayMs: 700 }),
  });
  await fetch(`${server.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'Begun', kind: 'delay', delayMs: 1 }),
  });
  const slow = graphql('query Slow{storeConfig{store_code}}', {}, { url: server.url });
  // The second fault being used up says that the slow request, sent before, has arrived.
  await graphql('query Begun{storeConfig{id}}', {}, { url: server.url });
  const code = server.end();
  expect((await slow).at('data', 'storeConfig', 'store_code')).toBe('default');
  expect(await code).toBe(0);
  await expect(fetch(`${server.url}/health`)).rejects.toThrow();
});

test('a stop does not wait for ever, and work that takes too long is answered 503', async () => {
  const server = await ownServer({ SANDBOX_STOP_MS: '200', SANDBOX_REQUEST_MS: '1' });
  // A password takes tens of milliseconds to check, off the main thread.
  const late = await graphql(
    'mutation{generateCustomerToken(email:"shopper@example.com",password:"Passw0rd!"){token}}',
    {},
    { url: server.url },
  );
  expect([late.status, late.messages]).toEqual([503, ['Service Temporarily Unavailable']]);
  await fetch(`${server.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'storeConfig', kind: 'hang' }),
  });
  const hanging = graphql('{storeConfig{id}}', {}, { url: server.url });
  const isCut = hanging.then(
    () => false,
    () => true,
  );
  let faults = 1;
  while (faults > 0)
    faults = ((await (await fetch(`${server.url}/_sandbox/faults`)).json()) as { readonly faults: readonly unknown[] }).faults.length;
  expect(await server.end()).toBe(0);
  expect(await isCut).toBe(true);
});
