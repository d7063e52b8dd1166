import { LIBRARY, pure } from './pure.mjs';

test('names for developer tools go, and what makes components is free of side effects', () => {
  expect(pure('var Link = React4.forwardRef(\n);\nLink.displayName = "Link";\nvar count = 0;')).toBe(
    'var Link = /* @__PURE__ */ React4.forwardRef(\n);\n\nvar count = 0;',
  );
});

test('only of the library that it was made for', () => {
  expect(LIBRARY.test('/a/node_modules/react-router/dist/development/chunk-1.mjs')).toBe(true);
  expect(LIBRARY.test('/a/node_modules/react/index.js')).toBe(false);
});
