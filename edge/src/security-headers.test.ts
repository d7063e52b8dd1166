import { createSecurityHeaders, openedOrigins } from './security-headers';

const directives = (policy: string) => Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('by default nothing but the shop’s own origin is open, and no feature', () => {
  const { common, contentSecurityPolicy } = createSecurityHeaders({});
  const policy = directives(contentSecurityPolicy(['sha256-abc'], ['sha256-def']));
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-def'"],
    'style-src': ["'self'", "'sha256-abc'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'shop-html'],
  });
  expect(policy['frame-src']).toBeUndefined();
  expect(contentSecurityPolicy()).not.toMatch(/https?:|unsafe|\*/);
  expect(common['Permissions-Policy']).toBe('camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()');
});

test('a document may make the policies that it names, and no other one may', () => {
  const { contentSecurityPolicy } = createSecurityHeaders({});
  expect(directives(contentSecurityPolicy([], [], ['personal-page']))['trusted-types']).toEqual(['default', 'shop-html', 'personal-page']);
  expect(directives(contentSecurityPolicy())['trusted-types']).toEqual(['default', 'shop-html']);
});

test('each entry opens its own door', () => {
  const { common, contentSecurityPolicy } = createSecurityHeaders({
    origins: {
      frame: ['https://pay.example', 'https://captcha.example'],
      script: ['https://captcha.example'],
      image: ['https://media.example'],
    },
    permissions: { payment: ['self', 'https://pay.example'] },
    telemetry: { endpoint: 'https://reports.example/shop?key=1' },
  });
  const policy = directives(contentSecurityPolicy());
  expect(policy['frame-src']).toEqual(['https://pay.example', 'https://captcha.example']);
  expect(policy['script-src']).toEqual(["'self'", 'https://captcha.example']);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://media.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://reports.example']);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(common['Permissions-Policy']).toContain('payment=(self "https://pay.example")');
  expect(common['Permissions-Policy']).toContain('camera=()');
});

test('telemetry at the shop’s own origin needs no door', () => {
  const { contentSecurityPolicy } = createSecurityHeaders({ telemetry: { endpoint: '/reports' } });
  expect(directives(contentSecurityPolicy())['connect-src']).toEqual(["'self'"]);
});

test('a card provider’s fields open the frames for it alone (docs/payment-methods.md)', () => {
  const { contentSecurityPolicy, common } = createSecurityHeaders({ origins: { frame: ['https://sdk.tap.company'] } });
  const [closed, open] = [directives(createSecurityHeaders({}).contentSecurityPolicy()), directives(contentSecurityPolicy())];
  expect(open).toEqual({ ...closed, 'frame-src': ['https://sdk.tap.company'] });
  expect(common['Permissions-Policy']).toContain('payment=()');
});

test('the captcha’s and the chat’s entries open scripts, frames and connections for themselves; without them nothing is open', () => {
  const captcha = { script: 'https://captcha.example/api.js', siteKey: 'k', origins: ['https://frames.example', 'wss://live.example'] };
  const liveChat = { script: 'https://chat.example:8443/a.js', provider: 'Chat', license: '1' };
  const policyOf = (config: Parameters<typeof openedOrigins>[0]) =>
    directives(createSecurityHeaders({ origins: openedOrigins(config) }).contentSecurityPolicy());
  const closed = policyOf({});
  expect(policyOf({ captcha })).toEqual({
    ...closed,
    'script-src': ["'self'", 'https://captcha.example', 'https://frames.example'],
    'frame-src': ['https://captcha.example', 'https://frames.example'],
    'connect-src': ["'self'", 'https://captcha.example', 'https://frames.example', 'wss://live.example'],
  });
  expect(policyOf({ liveChat })).toEqual({
    ...closed,
    'script-src': ["'self'", 'https://chat.example:8443'],
    'frame-src': ['https://chat.example:8443'],
    'connect-src': ["'self'", 'https://chat.example:8443'],
  });
  // Whoever names them twice opens no more.
  const origins = { script: ['https://captcha.example'], frame: ['https://pay.example', 'https://captcha.example'] };
  expect(policyOf({ captcha, origins })['script-src']).toEqual(policyOf({ captcha })['script-src']);
  expect(policyOf({ captcha, origins })['frame-src']).toEqual(['https://pay.example', 'https://captcha.example', 'https://frames.example']);
});
