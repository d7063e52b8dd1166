// Puts a stylesheet into the cascade layer of its owner; a file that names its layers itself is left alone. The order of layers is that
// of their first mention, so every file begins with all of them, whichever is loaded first.
const ORDER = '@layer reset, tokens, ui, remote;';

/**
 * @this {import('webpack').LoaderContext<{layer: string}>}
 * @param {string} source
 */
export default function layerLoader(source) {
  const { layer } = this.getOptions();
  const isLayered = /^\s*(\/\*[\s\S]*?\*\/\s*)*@layer\b/.test(source);
  const layered = isLayered ? source : `@layer ${this.resourcePath.includes('/shared-ui/') ? 'ui' : layer} {\n${source}\n}`;
  return layered.includes(ORDER) ? layered : `${ORDER}\n${layered}`;
}
