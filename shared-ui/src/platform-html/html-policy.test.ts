import { htmlPolicy } from './html-policy';

type Home = NonNullable<Parameters<typeof htmlPolicy>[0]>;

test('is made once for a page, and lets no script through', () => {
  const createPolicy = jest.fn((_name, rules) => rules);
  const home: Home = { trustedTypes: { createPolicy } };
  const policy = htmlPolicy(home);
  expect(htmlPolicy(home)).toBe(policy);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shop-html']);
  expect(policy?.createHTML('<p>x</p>')).toBe('<p>x</p>');
  expect(() => policy?.createScriptURL('/x.js')).toThrow(TypeError);
});

test('is missing where the browser knows no such policies', () => expect(htmlPolicy({})).toBeUndefined());
