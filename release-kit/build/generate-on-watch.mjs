import { generateCode } from './codegen.mjs';

/**
 * Generates a package's code before each build of a watching compiler. What is wrong with a declaration is an error of that build: thrown
 * from here it would end the watching, and the mended file would not be built. Folders that are collected into a list are watched: what is new
 * below them is no file of the last build.
 * @param {import('webpack').Compiler | import('webpack').MultiCompiler} compiler
 * @param {string} folder
 */
export function generateOnWatch(compiler, folder) {
  /** @type {Error | undefined} */
  let failure;
  /** @type {Set<string>} */
  const places = new Set();
  compiler.hooks.watchRun.tapPromise('operations', async () => {
    failure = await generateCode([folder], undefined, (place) => places.add(place)).then(
      () => undefined,
      (error) => error,
    );
  });
  for (const each of 'compilers' in compiler ? compiler.compilers : [compiler])
    each.hooks.thisCompilation.tap('operations', (compilation) => {
      compilation.contextDependencies.addAll(places);
      if (failure)
        compilation.errors.push(Object.assign(new compilation.compiler.webpack.WebpackError(failure.message), { hideStack: true }));
    });
}
