// Writes the contract's public surface to etc/shared-contracts.api.md, so that a change of the contract is a visible change of a file.
// `--check` writes nothing and fails when the surface is not what the file says.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const folder = resolve(import.meta.dirname, '..');
const reportFile = join(folder, 'etc/shared-contracts.api.md');
const require = createRequire(import.meta.url);
const tsc = join(require.resolve('typescript/package.json'), '../bin/tsc');
const isCheck = process.argv.includes('--check');
const work = mkdtempSync(join(tmpdir(), 'api-report-'));

try {
  const written = extract();
  const isSame = readIfThere(reportFile) === written;
  if (!isSame && isCheck) {
    console.error(
      'The public surface of shared-contracts is not what etc/shared-contracts.api.md says.\nLook at the change, mind the ' +
        'version (docs/architecture.md), then: pnpm --filter shared-contracts api:update',
    );
    process.exitCode = 1;
  } else if (!isSame) {
    mkdirSync(join(folder, 'etc'), { recursive: true });
    writeFileSync(reportFile, written);
    console.log('Written: etc/shared-contracts.api.md');
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The report's text. API Extractor reads declarations, not sources. */
function extract() {
  const types = join(work, 'types');
  const project = join(work, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: types,
        rootDir: join(folder, 'src'),
        types: [],
      },
      include: [],
      files: ['index.ts', 'edge.ts'].map((name) => join(folder, 'src', name)),
    }),
  );
  execFileSync(process.execPath, [tsc, '-p', project], { stdio: ['ignore', 'inherit', 'inherit'] });
  // The two entries of the package that others build on, as one.
  writeFileSync(join(types, 'api.d.ts'), "export * from './index';\nexport * from './edge';\n");
  writeFileSync(join(work, 'package.json'), JSON.stringify({ name: 'shared-contracts', version: '1.0.0' }));
  const silent = { logLevel: ExtractorLogLevel.None };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(work, 'api-extractor.json'),
    packageJsonFullPath: join(work, 'package.json'),
    configObject: {
      projectFolder: work,
      mainEntryPointFilePath: join(types, 'api.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom'],
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [join(types, 'api.d.ts')],
        },
      },
      apiReport: { enabled: true, reportFileName: 'shared-contracts.api.md', reportFolder: work, reportTempFolder: join(work, 'report') },
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
  return readFileSync(join(work, 'shared-contracts.api.md'), 'utf8');
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
