// Writes the public surface of the package in this folder to `etc/{name}.api.md`, so that a change of it is a visible change of a file.
// The entries are those of its package.json ("api"; "apiTypes" are global types that they need). `--check` writes nothing and fails when the
// surface is not what the file says, and when the package's version is too low for what differs from the last released surface,
// `etc/released/{version}.md`: what is added is a minor version, what is gone or another a major one, and so is a member that has to be there
// of what users write ("apiWritten" names those that no function takes). `--release` keeps today's surface as
// that of today's version.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { demandedVersion, differenceOf, newestOf } from './api-difference.mjs';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const folder = process.cwd();
const { name, version, api: entries, apiTypes = [], apiWritten } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const reportFile = join(folder, `etc/${name}.api.md`);
const require = createRequire(import.meta.url);
const tsc = join(require.resolve('typescript/package.json'), '../bin/tsc');
const isCheck = process.argv.includes('--check');
const released = join(folder, 'etc/released');
mkdirSync(join(folder, '.cache'), { recursive: true });
// Inside the package, so that what it imports is found.
const work = mkdtempSync(join(folder, '.cache/api-report-'));

try {
  const written = extract();
  const isSame = readIfThere(reportFile) === written;
  if (!isSame && isCheck) {
    console.error(
      `The public surface of ${name} is not what etc/${name}.api.md says.\n` +
        `Look at the change, mind the version (shared-contracts/README.md), then: pnpm --filter ${name} api:update`,
    );
    process.exitCode = 1;
  } else if (!isSame) {
    mkdirSync(join(folder, 'etc'), { recursive: true });
    writeFileSync(reportFile, written);
    console.log(`Written: etc/${name}.api.md`);
  }
  const isRelease = process.argv.includes('--release');
  if ((isCheck || isRelease) && demandVersion(written) && isRelease) release(written);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/**
 * Fails where the version promises more of the last released surface than is kept. Gives whether it is right.
 * @param {string} report
 */
function demandVersion(report) {
  const last = newestOf(existsSync(released) ? readdirSync(released).map((file) => basename(file, '.md')) : []);
  if (last === undefined) return true;
  const difference = differenceOf(readFileSync(join(released, `${last}.md`), 'utf8'), report, apiWritten);
  const demanded = demandedVersion(difference, last, version);
  if (demanded === undefined) return true;
  const { added, broken } = difference;
  console.error(
    `${name} ${version} is not what was released as ${last}: it has to be ${demanded} or later.\n` +
      `${broken.length > 0 ? `Gone or another: ${broken.join(', ')}.\n` : ''}${added.length > 0 ? `Added: ${added.join(', ')}.\n` : ''}` +
      'Raise the version in package.json (of the contract in src/version.ts and CHANGELOG.md, too), or take the change back.',
  );
  process.exitCode = 1;
  return false;
}

/**
 * Keeps the surface as that of this version. What was released once stays as it is.
 * @param {string} report
 */
function release(report) {
  const file = join(released, `${version}.md`);
  const before = readIfThere(file);
  if (before !== undefined && before !== report) {
    console.error(`${name} ${version} was released with another surface: raise the version first.`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(released, { recursive: true });
  writeFileSync(file, report);
  console.log(`Kept: etc/released/${version}.md`);
}

/** The report's text. API Extractor reads declarations, not sources. */
function extract() {
  const types = join(work, 'types');
  const project = join(work, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: types,
    rootDir: join(folder, '..'),
    types: apiTypes,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
  };
  // Styles and other assets are modules, too.
  const files = [...entries.map((entry) => join(folder, entry)), join(folder, '../release-kit/typescript/assets.d.ts')];
  writeFileSync(project, JSON.stringify({ extends: join(folder, 'tsconfig.json'), compilerOptions, include: [], files }));
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: ['ignore', 'inherit', 'inherit'] });
  // The package's entries as one.
  const own = join(types, basename(folder), 'src');
  const from = (entry) => `./${relative(own, join(types, basename(folder), entry)).replace(/\.tsx?$/, '')}`;
  writeFileSync(join(own, 'api.d.ts'), entries.map((entry) => `export * from '${from(entry)}';\n`).join(''));
  writeFileSync(join(work, 'package.json'), JSON.stringify({ name, version }));
  const silent = { logLevel: ExtractorLogLevel.None };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(work, 'api-extractor.json'),
    packageJsonFullPath: join(work, 'package.json'),
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: join(own, 'api.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [join(own, 'api.d.ts')],
        },
      },
      apiReport: { enabled: true, reportFileName: `${name}.api.md`, reportFolder: work, reportTempFolder: join(work, 'report') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: silent },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  mkdirSync(join(work, 'report'), { recursive: true });
  Extractor.invoke(config, { localBuild: true, messageCallback: (message) => (message.handled = true) });
  return readFileSync(join(work, `${name}.api.md`), 'utf8');
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
