import { placelessBundle, placelessMap } from './placeless-files.mjs';

const HASH = '0123456789abcdef0123456789abcdef';
const mapAt = (home: string) =>
  JSON.stringify({
    version: 3,
    file: `main.${home.length}.js`,
    sources: [
      'webpack://x/./src/a.ts?1a2b',
      `webpack://x/${home}/node_modules/.pnpm/lib@1.0.0/node_modules/lib/index.js`,
      'webpack://x/webpack/runtime/get chunk filename',
      `webpack://x/./node_modules/.federation/entry.${HASH}.js`,
    ],
    sourcesContent: ['export {};', 'lib', `names ${home}`, `import '${home}/node_modules/lib/index.js';`],
    mappings: 'AAAA',
  });

test('a source map says nothing of the folder that it was made in, and keeps sources and mappings', () => {
  const map = placelessMap(mapAt('/home/ann/shop'));
  expect(map).not.toContain('ann');
  expect(map).not.toContain(HASH);
  expect(map).toBe(placelessMap(mapAt('/builds/7')));
  expect(JSON.parse(map)).toMatchObject({
    version: 3,
    mappings: 'AAAA',
    sources: [
      'webpack://x/src/a.ts',
      'webpack://x/lib/index.js',
      'webpack://x/webpack/runtime/get chunk filename',
      'webpack://x/node_modules/.federation/entry.js',
    ],
    sourcesContent: ['export {};', 'lib', null, "import 'lib/index.js';"],
  });
  expect(JSON.parse(map)).not.toHaveProperty('file');
});

test('of a bundle only the lines that name its parts change', () => {
  const bundle = (home: string) => `;// ${home}/node_modules/lib/index.js\nconst text = '${'/kept'}/node_modules/lib/';\n`;
  expect(placelessBundle(bundle('/home/ann/shop'))).toBe(placelessBundle(bundle('/builds/7')));
  expect(placelessBundle(bundle('/builds/7'))).toContain("const text = '/kept/node_modules/lib/';");
});
