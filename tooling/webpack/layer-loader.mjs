// Puts a stylesheet into the cascade layer of its owner; a file that names its layers itself is left alone.
export default function layerLoader(source) {
  const { layer } = this.getOptions();
  if (/^\s*(\/\*[\s\S]*?\*\/\s*)*@layer\b/.test(source)) return source;
  return `@layer ${this.resourcePath.includes('/shared-ui/') ? 'ui' : layer} {\n${source}\n}`;
}
