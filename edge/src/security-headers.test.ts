import { createSecurityHeaders } from './security-headers';

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
