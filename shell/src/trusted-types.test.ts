import { allowScripts, RULES } from './trusted-types';

const { origin } = location;

test.each(['/releases/shell/1.0.0/shell.js', `${origin}/releases/~1/mfe-demo/1.0.0/remote-entry.js?x`, '/sw.js'])('%s may run', (address) =>
  expect(RULES.createScriptURL(address)).toBe(address),
);

test.each([
  '/media/x.js',
  '/graphql?query=alert(1)',
  '/releases/../media/x.js',
  '/releases/%2e%2e/media/x.js',
  '/sw.js/x',
  'https://evil.example/releases/x.js',
  '//evil.example/releases/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://shop.example/x',
  'javascript:alert(1)',
  '',
])('%j may not', (address) => expect(RULES.createScriptURL(address)).toBeNull());

test('an origin that the configuration opens may', () => {
  expect(RULES.createScriptURL('https://captcha.example/api.js')).toBeNull();
  allowScripts(['https://captcha.example']);
  expect(RULES.createScriptURL('https://captcha.example/api.js')).toBe('https://captcha.example/api.js');
  expect(RULES.createScriptURL('https://captcha.example.evil.example/api.js')).toBeNull();
});

test('of HTML nothing but the empty text', () => {
  expect(RULES.createHTML('')).toBe('');
  expect(RULES.createHTML('<p>x</p>')).toBeNull();
});
