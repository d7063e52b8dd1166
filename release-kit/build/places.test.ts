import { folderOf, isForeign, placeless, versionOf } from './places.mjs';

test.each([
  ['/shop/shared-ui/src/button.tsx', false],
  ['/remote/src/page.tsx', false],
  ['/shop/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', true],
  ['/remote/node_modules/.pnpm/shared-ui@file+packages+shared-ui-1.0.0.tgz/node_modules/shared-ui/src/button.tsx', false],
  ['/remote/node_modules/.pnpm/shared-ui@1.0.0/node_modules/dompurify/dist/purify.js', true],
  ['/remote/node_modules/release-kit/standalone/main.tsx', false],
  ['/remote/node_modules/shared-uisomething/index.js', false],
  ['/remote/node_modules/sharedui/index.js', true],
])('%s is of another’s package: %s', (file, expected) => {
  expect(isForeign(file)).toBe(expected);
});

test.each([
  ['./src/pages/role.tsx', 'src/pages/role.tsx'],
  ['../shared-ui/src/button.tsx', 'shared-ui/src/button.tsx'],
  ['./node_modules/.pnpm/shared-ui@file+a.tgz_react@19/node_modules/shared-ui/src/button.tsx', 'shared-ui/src/button.tsx'],
  ['../node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react/index.js'],
  ['css ../node_modules/a/css-loader.js!../shared-ui/src/a.module.css', 'css a/css-loader.js!shared-ui/src/a.module.css'],
  ['ignored|/home/me/node_modules/.pnpm/fontkit@2/node_modules/fontkit/dist|./x.js', 'ignored|fontkit/dist|x.js'],
  ['../node_modules/.federation/entry.0a.js', 'node_modules/.federation/entry.0a.js'],
])('%s is %s, wherever it is', (name, expected) => {
  expect(placeless(name)).toBe(expected);
});

test('finds a package and its version as another package sees it; one that is not there is an error', () => {
  expect(versionOf('shared-platform')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versionOf('react', folderOf('shared-platform'))).toMatch(/^19\./);
  expect(() => folderOf('no-such-package')).toThrow('no-such-package');
});
