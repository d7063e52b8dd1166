import { LIBRARY, pure } from './pure.mjs';

test('names for developer tools go, and what makes components is free of side effects', () => {
  expect(pure('var Link = React4.forwardRef(\n);\nLink.displayName = "Link";\nvar count = 0;')).toBe(
    'var Link = /* @__PURE__ */ React4.forwardRef(\n);\n\nvar count = 0;',
  );
});

test('a class is made together with its context, and what is read once at the start is free of side effects', () => {
  expect(pure('var Boundary = class extends React2.Component {\n  a() {}\n};\nBoundary.contextType = Context;\nvar one = 1;')).toBe(
    'var Boundary = /* @__PURE__ */ (() => { const made = class extends React2.Component {\n  a() {}\n}; made.contextType = Context; return made; })();\nvar one = 1;',
  );
  expect(pure('var names = Object.getOwnPropertyNames(Object.prototype).sort().join();')).toMatch(/= \/\* @__PURE__ \*\/ Object/);
});

test('only of the library that it was made for', () => {
  expect(LIBRARY.test('/a/node_modules/react-router/dist/development/chunk-1.mjs')).toBe(true);
  expect(LIBRARY.test('/a/node_modules/react/index.js')).toBe(false);
});
