import layerLoader from './layer-loader.mjs';

const load = (source: string, resourcePath: string, layer = 'remote') =>
  layerLoader.call({ resourcePath, getOptions: () => ({ layer }) } as ThisParameterType<typeof layerLoader>, source);

test('a stylesheet is put into its owner’s layer, after the order of all', () => {
  expect(load('.a {}', '/shop/mfe-a/src/a.module.css')).toBe('@layer reset, tokens, ui, remote;\n@layer remote {\n.a {}\n}');
});

test('one of the shared interface is in its own layer, wherever the package is', () => {
  for (const folder of ['/shop/shared-ui', '/remote/node_modules/.pnpm/shared-ui@1/node_modules/shared-ui'])
    expect(load('.a {}', `${folder}/src/a.module.css`)).toContain('@layer ui {');
});

test('one that names its layers itself stays as it is, but for the order', () => {
  expect(load('/* why */\n@layer tokens { :root {} }', '/shop/shell/src/a.css')).toBe(
    '@layer reset, tokens, ui, remote;\n/* why */\n@layer tokens { :root {} }',
  );
});
