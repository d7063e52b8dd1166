import { createSecurityHeaders } from './security-headers';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withTable } from 'release-kit/environment-table';
import { readConfig } from './config';
import { EDGE_VARIABLES } from './variables';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    commerceUrl: 'http://127.0.0.1:4000',
    store: resolve('../.store'),
    publicOrigins: [],
    forceHttps: false,
    trustProxy: false,
    tls: undefined,
    reloads: false,
    shop: {
      brand: { name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' }, phone: '9200 00000' },
      hardReloads: false,
      platformExtensions: 'auto',
      teamOutlines: false,
    },
  });
});

test('the environment decides', () => {
  expect(
    readConfig({
      PORT: '9090',
      COMMERCE_URL: 'https://commerce.example/',
      RELEASE_STORE: '/srv/store',
      TEAM_OUTLINES: '1',
      DEV_RELOAD: '1',
      RENDER_TIMEOUT_MS: '100',
    }),
  ).toMatchObject({
    port: 9090,
    commerceUrl: 'https://commerce.example',
    store: '/srv/store',
    reloads: true,
    renderTimeoutMs: 100,
    shop: { teamOutlines: true, serviceWorker: false },
  });
});

test.each([
  [undefined, 'https://commerce.example/media'],
  ['https://commerce.example/pub/media/', 'https://commerce.example/pub/media'],
  ['https://cdn.example/', 'https://cdn.example'],
])('media of MEDIA_URL %s are at %s', (MEDIA_URL, expected) => {
  expect(readConfig({ COMMERCE_URL: 'https://commerce.example/', MEDIA_URL }).mediaUrl).toBe(expected);
});

test.each(['/pub/media', 'ftp://cdn.example/', 'https://me:secret@cdn.example/', 'https://cdn.example/?a=1'])(
  '%s holds no media',
  (MEDIA_URL) => expect(() => readConfig({ MEDIA_URL })).toThrow('MEDIA_URL'),
);

test('a file has the brand and the switches; what it leaves out stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ hardReloads: true, platformExtensions: 'off', serviceWorker: false }));
  const { shop } = readConfig({ SHOP_CONFIG: join(folder, 'shop.json') });
  expect(shop).toMatchObject({ hardReloads: true, platformExtensions: 'off', serviceWorker: false, brand: { phone: '9200 00000' } });
  rmSync(folder, { recursive: true });
});

test('the configuration itself is taken in the place of its file', () => {
  const { shop } = readConfig({ SHOP_CONFIG: ' { "origins": { "frame": ["http://localhost:4010"] } }' });
  expect(shop).toMatchObject({ origins: { frame: ['http://localhost:4010'] }, brand: { phone: '9200 00000' } });
  expect(() => readConfig({ SHOP_CONFIG: '{ "telemetry": { "endpoint": "reports" } }' })).toThrow('telemetry.endpoint');
});

test.each([
  ['PORT', '80a', '80'],
  ['PORT', '70000', '443'],
  ['LISTEN_FD', 'three', '3'],
  ['LISTEN_FD', '1', '4'],
  ['PLATFORM_ANSWERS_S', '3s', '0.5'],
  ['DOCUMENTS_S', '-1', '0'],
  ['DOCUMENTS_MB', '64MB', '128'],
  ['ANSWERS_MB', '0', '1'],
  ['RENDER_TIMEOUT_MS', 'NaN', '100'],
  ['STOP_S', 'a while', '2.5'],
])('%s of "%s" is refused at the start, %s is not, and none is the default', (name, wrong, right) => {
  expect(() => readConfig({ [name]: wrong })).toThrow(new RegExp(`^${name} is "${wrong}": a (whole )?number .* is wanted, such as \\d`));
  expect(() => readConfig({ [name]: right })).not.toThrow();
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
});

test('the public origins are whole origins, the first is the one that documents name', () => {
  const origins = (value: string) => readConfig({ PUBLIC_ORIGINS: value }).publicOrigins;
  expect(origins('https://Shop.example/, http://localhost:8081')).toEqual(['https://shop.example', 'http://localhost:8081']);
  for (const wrong of ['shop.example', 'https://shop.example/path', 'ftp://shop.example', 'https://shop.example,', 'https://a b'])
    expect(() => origins(wrong)).toThrow('PUBLIC_ORIGINS');
});

test('pages of the shop may ask for the visitor’s place unless the configuration takes that away; other features add to it', () => {
  const permissionsOf = (given?: object) => readConfig(given ? { SHOP_CONFIG: JSON.stringify(given) } : {}).shop.permissions;
  expect(permissionsOf()).toEqual({ geolocation: ['self'] });
  expect(permissionsOf({ permissions: { payment: ['self'] } })).toEqual({ geolocation: ['self'], payment: ['self'] });
  expect(permissionsOf({ permissions: { geolocation: [] } })).toEqual({ geolocation: [] });
});

test.each([
  [{ origins: { frame: ['pay.example'] } }, 'origins.frame: "pay.example" is not an origin'],
  [{ origins: { script: ['https://captcha.example/api.js'] } }, 'origins.script'],
  [{ origins: { script: ['https://*.example'] } }, 'origins.script'],
  [{ origins: { script: ["'unsafe-inline'"] } }, 'origins.script'],
  [{ origins: { frames: ['https://pay.example'] } }, 'origins.frames is unknown'],
  [{ permissions: { payment: ['*'] } }, 'permissions.payment'],
  [{ permissions: { bluetooth: ['self'] } }, 'permissions.bluetooth is unknown'],
  [{ captcha: { script: 'api.js', siteKey: 'k' } }, 'captcha.script'],
  [{ captcha: { script: 'data:text/javascript,1', siteKey: 'k' } }, 'captcha.script'],
  [{ captcha: { script: 'https://captcha_of.example/api.js', siteKey: 'k' } }, 'captcha.script'],
  [{ captcha: { script: 'wss://captcha.example/api.js', siteKey: 'k' } }, 'captcha.script'],
  [{ captcha: { script: 'https://captcha.example/api.js', siteKey: '' } }, 'siteKey'],
  [
    { captcha: { script: 'https://captcha.example/api.js', siteKey: 'k', origins: ['frames.example'] } },
    'captcha.origins: "frames.example"',
  ],
  [{ captcha: { script: 'https://captcha.example/api.js', siteKey: 'k', origins: ['https://*.example'] } }, 'captcha.origins'],
  [{ liveChat: { script: 'chat.js', provider: 'Chat', license: '1' } }, 'liveChat.script'],
  [{ liveChat: { script: 'https://chat.example/a.js', provider: 'Chat', license: '' } }, 'liveChat.license'],
  [{ liveChat: { script: 'https://chat.example/a.js', provider: '', license: '1' } }, 'liveChat.provider'],
  [{ liveChat: { script: 'https://chat.example/a.js', provider: 'Chat', license: '1', origins: ["'unsafe-inline'"] } }, 'liveChat.origins'],
  [{ telemetry: { endpoint: '/r', consentKey: '' } }, 'telemetry.consentKey: "" is no key'],
  [{ telemetry: { endpoint: '/r', consentKey: 'my key' } }, 'telemetry.consentKey: "my key" is no key'],
  [
    {
      origins: { script: ['https://chat.example'] },
      liveChat: { script: 'https://chat.example/a.js', provider: 'Chat', license: '1', consentKey: 'consent' },
      telemetry: { endpoint: '/r', consentKey: 'consent' },
    },
    'telemetry.consentKey and liveChat.consentKey are the same',
  ],
  [{ addressLookUp: true }, 'ADDRESS_REGISTER_KEY'],
  [{ telemetry: { endpoint: 'reports' } }, 'telemetry.endpoint'],
  [{ telemetry: { endpoint: '//reports.example/x' } }, 'telemetry.endpoint'],
])('a configuration of %j is refused at the start', (shop, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  expect(() => readConfig({ SHOP_CONFIG: join(folder, 'shop.json') })).toThrow(message);
  rmSync(folder, { recursive: true });
});

test('other origins are taken as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const shop = {
    origins: { frame: ['https://pay.example'], connect: ['wss://chat.example'] },
    permissions: { payment: ['self', 'https://pay.example'] },
    telemetry: { endpoint: 'https://reports.example/shop' },
  };
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  expect(readConfig({ SHOP_CONFIG: join(folder, 'shop.json') }).shop).toMatchObject(shop);
  rmSync(folder, { recursive: true });
});

test('a captcha and a chat open their own origins, for the header and for the browser’s list alike', () => {
  const given = {
    origins: { script: ['https://captcha.example'], image: ['https://media.example'] },
    captcha: { script: 'https://captcha.example/api.js?x=1', siteKey: 'k', origins: ['https://Frames.example/'] },
    liveChat: { script: 'https://chat.example/a.js', provider: 'Chat', license: '1' },
  };
  const { shop } = readConfig({ SHOP_CONFIG: JSON.stringify(given) });
  const theirs = ['https://captcha.example', 'https://frames.example', 'https://chat.example'];
  expect(shop.origins).toEqual({ image: ['https://media.example'], script: theirs, frame: theirs, connect: theirs });
  const policy = createSecurityHeaders(shop).contentSecurityPolicy();
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive}[^;]* ${theirs.join(' ')}`));
  expect(readConfig({}).shop.origins).toBeUndefined();
});

test.each([
  [undefined, false],
  ['0', false],
  ['1', true],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('TRUST_PROXY %s', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test('a bucket is followed by a folder of the edge', () => {
  expect(readConfig({ RELEASE_STORE: 's3://shop/releases', RELEASE_CACHE: '/var/cache/releases' })).toMatchObject({
    storeAddress: 's3://shop/releases',
    store: '/var/cache/releases',
  });
  expect(readConfig({ RELEASE_STORE: '/releases' })).toMatchObject({ storeAddress: '/releases', store: '/releases' });
});

test('a developer’s machine is an origin, and opens the policy for what a release has', () => {
  const policy = createSecurityHeaders({ overrides: ['http://localhost:8082'] }).contentSecurityPolicy();
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} 'self' http://localhost:8082`));
  expect(policy).not.toMatch(/frame-src[^;]*localhost|form-action[^;]*localhost/);
  expect(createSecurityHeaders({}).contentSecurityPolicy()).not.toContain('localhost');
});

test('short codes of addresses are looked up where there is a key, which no browser sees', () => {
  expect(readConfig({}).addressRegister).toBeUndefined();
  expect(readConfig({}).shop).not.toHaveProperty('addressLookUp');
  const { addressRegister, shop } = readConfig({ ADDRESS_REGISTER_KEY: 'secret-of-the-operator' });
  expect(addressRegister).toEqual({ url: expect.stringMatching(/^https:\/\/apina\.address\.gov\.sa\//), key: 'secret-of-the-operator' });
  expect(shop.addressLookUp).toBe(true);
  expect(JSON.stringify(shop)).not.toContain('secret-of-the-operator');
  expect(() => readConfig({ ADDRESS_REGISTER_KEY: 'x', ADDRESS_REGISTER_URL: 'address' })).toThrow('ADDRESS_REGISTER_URL');
});

/** What is told of an environment that is refused, line by line. */
function refusalOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
  return [];
}

test('everything that is wrong is told at once, a line each, and of a secret nothing but its name', () => {
  expect(
    refusalOf({
      PORT: 'NaN',
      COMMERCE_URL: 'commerce.example',
      FORCE_HTTPS: 'true',
      LOG_LEVEL: 'loud',
      PREVIEW_SECRET: 'short secret',
      OPERATOR_TOKEN: 'too short',
      SHOP_CONFIG: '{ "hardReload": true }',
    }),
  ).toEqual([
    'PORT is "NaN": a whole number from 0 to 65535 is wanted, such as 8080.',
    'FORCE_HTTPS is "true": 1 or 0 is wanted.',
    'COMMERCE_URL: "commerce.example" is no address such as https://commerce.example.',
    expect.stringMatching(/^SHOP_CONFIG, hardReload is unknown\. There are brand, hardReloads, /),
    'PREVIEW_SECRET must have at least 32 characters.',
    'OPERATOR_TOKEN must have at least 16 characters.',
    'LOG_LEVEL is "loud": one of fatal, error, warn, info, debug, trace, silent is wanted.',
  ]);
});

test.each([
  ['PORT', '-1', 'PORT is "-1": a whole number from 0 to 65535 is wanted, such as 8080.'],
  ['LISTEN_FD', '1', 'LISTEN_FD is "1": a whole number of 3 or more is wanted, such as 3.'],
  ['DOCUMENTS_MB', '1048577', 'DOCUMENTS_MB is "1048577": a whole number from 1 to 1048576 is wanted, such as 64.'],
  // Node's timers end at once for more.
  ['RENDER_TIMEOUT_MS', '2147483648', 'RENDER_TIMEOUT_MS is "2147483648": a whole number from 1 to 2147483647 is wanted, such as 6500.'],
  ['STOP_S', '2147484', 'STOP_S is "2147484": a number from 0 to 2147483 is wanted, such as 8.'],
  ['COMMERCE_URL', 'ftp://commerce.example', 'COMMERCE_URL: "ftp://commerce.example" is no address such as https://commerce.example.'],
  [
    'MEDIA_URL',
    'https://me:pass@cdn.example',
    'MEDIA_URL: "https://…@cdn.example" is no address such as https://commerce.example/pub/media.',
  ],
  [
    'COMMERCE_URL',
    'https://me:p/a@ss@cdn.example',
    'COMMERCE_URL: "https://…@cdn.example" is no address such as https://commerce.example.',
  ],
  ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/33', 'TRUST_PROXY: "10.0.0.0/33" is no address or network such as 10.0.0.0/8.'],
  ['TRUST_PROXY', 'proxy.example', 'TRUST_PROXY: "proxy.example" is no address or network such as 10.0.0.0/8.'],
  ['TEAM_OUTLINES', 'yes', 'TEAM_OUTLINES is "yes": 1 or 0 is wanted.'],
  ['TLS_KEY', '/nowhere/key.pem', 'TLS_KEY is "/nowhere/key.pem": a file that can be read is wanted (ENOENT).'],
  ['GONE_PATHS', '/nowhere', 'GONE_PATHS is "/nowhere": a file that can be read is wanted (ENOENT).'],
  ['SHOP_CONFIG', '/nowhere/shop.json', 'SHOP_CONFIG is "/nowhere/shop.json": a file that can be read is wanted (ENOENT).'],
])('%s of "%s" is refused at the start', (name, given, line) => expect(refusalOf({ [name]: given })).toEqual([line]));

test('of key and certificate, one alone is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  writeFileSync(join(folder, 'pem'), 'content');
  const pem = join(folder, 'pem');
  expect(refusalOf({ TLS_KEY: pem })).toEqual(['TLS_CERT is missing: TLS_KEY and TLS_CERT go together.']);
  expect(refusalOf({ TLS_CERT: pem })).toEqual(['TLS_KEY is missing: TLS_KEY and TLS_CERT go together.']);
  expect(readConfig({ TLS_KEY: pem, TLS_CERT: pem }).tls).toEqual({ key: Buffer.from('content'), cert: Buffer.from('content') });
  rmSync(folder, { recursive: true });
});

test('an empty variable is one that is not set, but for the header that is switched off so', () => {
  const names = Object.keys(EDGE_VARIABLES).filter((name) => name !== 'STRICT_TRANSPORT_SECURITY');
  for (const empty of ['', ' ']) expect(readConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readConfig({}));
  expect(readConfig({ STRICT_TRANSPORT_SECURITY: '' }).strictTransportSecurity).toBe('');
  expect(readConfig({}).strictTransportSecurity).toBe('max-age=31536000; includeSubDomains');
});

test('JSON that is none is refused in one line', () => {
  expect(refusalOf({ SHOP_CONFIG: '{ "hardReloads": true,\n }' })).toEqual([expect.stringMatching(/^SHOP_CONFIG is no JSON: ".*"\.$/)]);
});

test('every problem of the shop’s configuration is told with its path', () => {
  const brand = {
    name: { en: 'Shop', ar: 5 },
    phone: '9200',
    email: 'a@shop.example',
    fax: '1',
    telex: '2',
    social: [{ name: 'X', url: 'https://x.com/' }, { name: 'Y' }],
  };
  const given = {
    brand,
    platformExtensions: 'maybe',
    serviceWorker: 'yes',
    captcha: [],
    overrides: 'http://localhost',
    telemetry: { sample: 2 },
  };
  expect(refusalOf({ SHOP_CONFIG: JSON.stringify(given) })).toEqual([
    'SHOP_CONFIG, brand.name.ar is 5: a text is wanted.',
    'SHOP_CONFIG, brand.social.1.url is missing.',
    expect.stringMatching(/^SHOP_CONFIG, brand\.fax is unknown\. There are name, /),
    expect.stringMatching(/^SHOP_CONFIG, brand\.telex is unknown\. /),
    'SHOP_CONFIG, platformExtensions is "maybe": one of "auto", "on", "off" is wanted.',
    'SHOP_CONFIG, serviceWorker is "yes": true or false is wanted.',
    'SHOP_CONFIG, overrides is "http://localhost": a list is wanted.',
    'SHOP_CONFIG, captcha.script is missing.',
    'SHOP_CONFIG, captcha.siteKey is missing.',
    'SHOP_CONFIG, telemetry.endpoint is missing.',
    'SHOP_CONFIG, telemetry.sample is 2: a number from 0 to 1 is wanted.',
  ]);
});

test('an optional member that is null is as if it were not there, at every depth', () => {
  const captcha = { script: 'https://captcha.example/api.js', siteKey: 'k' };
  const shopOf = (given: object) => readConfig({ SHOP_CONFIG: JSON.stringify(given) }).shop;
  expect(
    shopOf({ captcha: null, liveChat: null, brand: null, hardReloads: null, origins: { frame: null }, permissions: { payment: null } }),
  ).toEqual(shopOf({ origins: {} }));
  expect(shopOf({ captcha: { ...captcha, origins: null } })).toEqual(shopOf({ captcha }));
});

test('null is refused where something is needed, in lists, and under a name that does not exist', () => {
  const given = { captcha: { script: null, siteKey: 'k' }, capcha: null, overrides: [null] };
  expect(refusalOf({ SHOP_CONFIG: JSON.stringify(given) })).toEqual([
    'SHOP_CONFIG, overrides.0 is null: a text is wanted.',
    'SHOP_CONFIG, captcha.script is null: a text is wanted.',
    expect.stringMatching(/^SHOP_CONFIG, capcha is unknown\. There are brand, /),
  ]);
  expect(refusalOf({ SHOP_CONFIG: '{"brand":{"name":{"en":"A","ar":null}}}' })).toContain(
    'SHOP_CONFIG, brand.name.ar is null: a text is wanted.',
  );
});

test('the README’s table is that of the variables: `npm run readme` writes it', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  expect(readme).toBe(withTable(readme, EDGE_VARIABLES));
});
