// What a build writes names the folder that it was built in: without that, one commit gives the same bytes everywhere.
import { placeless } from './places.mjs';

/**
 * A bundle that is not minimised says from which files its parts are.
 * @param {string} code
 */
export const placelessBundle = (code) => code.replace(/^;\/\/ .*$/gm, (line) => placeless(line));

/**
 * A source map names its folder by names of scripts before their final hash, in `file` and in webpack's own runtime, and by the entry that
 * federation writes for itself; and where the packages are.
 * @param {string} text
 */
export function placelessMap(text) {
  /** @type {{file?: string, sources: string[], sourcesContent?: (string | null)[]}} */
  const { sourcesContent = [], ...map } = JSON.parse(text);
  delete map.file;
  const contents = sourcesContent.map((content, at) => {
    const source = map.sources[at] ?? '';
    if (source.includes('/webpack/runtime/')) return null;
    return source.includes('/.federation/') ? content && content.replace(/(')[^'\n]*[\\/]node_modules[\\/]/g, '$1') : content;
  });
  map.sources = map.sources.map((source) =>
    source.replace(/^(webpack:\/\/[^/]*\/)(.*)$/, (_whole, start, path) => start + placeless(path.replace(/\?[0-9a-f]{4}$/, ''))),
  );
  return JSON.stringify({ ...map, sourcesContent: contents }).replace(/(\.federation\/entry)\.[0-9a-f]{32}\.js/g, '$1.js');
}
