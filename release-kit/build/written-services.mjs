// What a remote provides: each `src/**/x.service.ts` exports by default what `defineService` made of a declaration.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { evaluated, evaluatedAlone, importedAs } from './evaluate.mjs';

/**
 * @typedef {import('shared-contracts').ReleaseService} ReleaseService
 * @typedef {{[DEFINITION]: true, declaration: unknown, has: readonly string[]}} Definition
 * @typedef {{file: string, ref: string, description: ReleaseService}} ProvidedService
 */

const SERVICE = '.service.ts';

/** Marks what a definition says of itself. */
const DEFINITION = Symbol('definition');

/** Stands for `shared-platform/service`: the service's code is not run. */
const DEFINITIONS = {
  /** @type {(declaration: unknown, options: {commands: object}) => Definition} */
  defineService: (declaration, { commands }) => ({ [DEFINITION]: true, declaration, has: Object.keys(commands) }),
  /** @type {(declaration: unknown, create: unknown, has?: readonly string[]) => Definition} */
  provideService: (declaration, _create, has = []) => ({ [DEFINITION]: true, declaration, has }),
};

/**
 * The services of a remote's folder, out of its files (paths below it). Throws what is wrong with a definition, by its file.
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {ProvidedService[]}
 */
export function describeServices(folder, files) {
  const provided = files
    .filter((file) => file.endsWith(SERVICE))
    .sort()
    .map((file) => describe(folder, file));
  for (const { ref, file } of provided) {
    const other = provided.find((each) => each.ref === ref && each.file !== file);
    if (other) throw new Error(`${file} provides ${ref}, as ${other.file} does.`);
  }
  return provided;
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {ProvidedService}
 */
function describe(folder, file) {
  /** @type {Definition | undefined} */
  const written = evaluatedAlone(readFileSync(join(folder, file), 'utf8'), { 'shared-platform/service': DEFINITIONS });
  const origin = written?.[DEFINITION] === true ? importedAs(written.declaration) : undefined;
  if (!written || !origin?.name)
    throw new Error(`${file} exports no service by default: defineService, with a declaration that it imports.`);
  const { declaration, describeService } = evaluated(
    join(folder, dirname(file)),
    `export { ${origin.name} as declaration } from ${JSON.stringify(origin.module)};\nexport { describeService } from 'shared-contracts';\n`,
  );
  if (typeof declaration?.ref !== 'string') throw new Error(`${file}: ${origin.name} of ${origin.module} declares no service.`);
  const module = `./${basename(file, SERVICE)}-service`;
  return { file, ref: declaration.ref, description: describeService(declaration, module, written.has) };
}
