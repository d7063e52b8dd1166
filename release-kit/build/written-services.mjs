// What a remote provides: each `src/**/x.service.ts` exports by default what `defineService` made of a declaration.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { evaluated, evaluatedAlone, importedAs } from './evaluate.mjs';

/**
 * @typedef {import('shared-contracts').ReleaseService} ReleaseService
 * @typedef {{[DEFINITION]: true, ref: unknown, has: readonly string[]}} Definition
 * @typedef {{file: string, ref: string, description: ReleaseService}} ProvidedService
 */

const SERVICE = '.service.ts';

/** Marks what a definition says of itself. */
const DEFINITION = Symbol('definition');

/** Stands for `shared-platform/service`. Of a service's file the top level alone is run, with placeholders for what it imports. */
const DEFINITIONS = {
  /** @type {(ref: unknown, options: {commands: Record<string, unknown>}) => Definition} */
  defineService: (ref, { commands }) => ({
    [DEFINITION]: true,
    ref,
    has: Object.keys(commands).filter((name) => commands[name] !== undefined),
  }),
};

/** The commands of the session, which `defineService` adds where the service does not write them itself. */
const FOLLOWING = ['enterSession', 'leaveSession'];

/**
 * The services of a remote's folder, out of its files (paths below it). Throws what is wrong with a definition, by its file.
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {ProvidedService[]}
 */
export function describeServices(folder, files) {
  const definitions = files
    .filter((file) => file.endsWith(SERVICE))
    .sort()
    .map((file) => defined(folder, file));
  if (definitions.length === 0) return [];
  // The contract, which every declaration imports, is bundled once for all of them.
  const modules = definitions.map(({ file, module }, index) => {
    const path = module.startsWith('.') ? `./${posix.join(dirname(file), module)}` : module;
    return `export * as origin${index} from ${JSON.stringify(path)};\n`;
  });
  const found = evaluated(folder, `${modules.join('')}export { describeService } from 'shared-contracts';\n`);
  const provided = definitions.map((definition, index) => describe(definition, found[`origin${index}`], found.describeService));
  for (const { ref, file } of provided) {
    const other = provided.find((each) => each.ref === ref && each.file !== file);
    if (other) throw new Error(`${file} provides ${ref}, as ${other.file} does.`);
  }
  return provided;
}

/**
 * What a file defines, and the module and name by which it imports the reference.
 * @param {string} folder
 * @param {string} file
 */
function defined(folder, file) {
  const written = definitionIn(folder, file);
  const origin = written?.[DEFINITION] === true ? importedAs(written.ref) : undefined;
  if (!written || !origin?.name) throw new Error(`${file} exports no service by default: defineService, with a reference that it imports.`);
  return { file, written, ...origin };
}

/**
 * @param {ReturnType<typeof defined>} definition
 * @param {any} beside what the reference's module exports
 * @param {typeof import('shared-contracts').describeService} describeService
 * @returns {ProvidedService}
 */
function describe({ file, written, module, name }, beside, describeService) {
  const ref = beside[name];
  const declaration = Object.values(beside).find((value) => typeof ref === 'string' && value?.ref === ref);
  if (!declaration) throw new Error(`${file}: ${module} has no declaration beside ${name}.`);
  const lacking = declaration.commands.filter((/** @type {string} */ command) => ![...written.has, ...FOLLOWING].includes(command));
  if (lacking.length > 0)
    throw new Error(
      `${file} does not name ${lacking.join(', ')} among its commands: the build reads no others than those that stand there.`,
    );
  return { file, ref, description: describeService(declaration, `./${basename(file, SERVICE)}-service`, written.has) };
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Definition | undefined}
 */
function definitionIn(folder, file) {
  try {
    return evaluatedAlone(readFileSync(join(folder, file), 'utf8'), { 'shared-platform/service': DEFINITIONS }, file);
  } catch (error) {
    throw new Error(`${file} cannot be read without what it imports: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
