// In one bundle the packages' messages would share one chunk: each keeps a chunk of its own, as in its release.
/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function messagesSourceLoader(source) {
  const name = /([^/]+)\/src\/(?:.*\/)?messages\/source\.ts$/.exec(this.resourcePath)?.[1] ?? 'shop';
  return source.replaceAll('webpackChunkName: "messages-', `webpackChunkName: "${name}-messages-`);
}
