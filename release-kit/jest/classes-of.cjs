/** The names of the classes that a stylesheet defines. */
function classesOf(css) {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  // Selectors only: values hold dots too (0.5rem, url(a.svg)).
  const selectors = withoutComments.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

module.exports = { classesOf };
