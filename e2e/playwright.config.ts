import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { givenNumber } from '../tooling/scripts/given-number.mjs';
import { installedChromium } from '../tooling/scripts/chromium.mjs';

const executablePath = process.env.CHROMIUM_PATH ?? installedChromium();

/**
 * Journeys through the built, federated shop and a sandbox of their own for each worker. No retries here: `npm test` runs what failed again
 * after all others, alone, and says what was flaky.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // Has releases of its own: matrix.config.ts.
  testIgnore: '**/src/matrix/**',
  globalSetup: './src/kit/published.ts',
  fullyParallel: true,
  workers: givenNumber('E2E_WORKERS', Math.max(2, availableParallelism()), { least: 1 }),
  retries: 0,
  // What only a failure waits for is generous: a busy machine takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/artifacts',
  use: {
    // Tests intercept what the page asks for; the service worker has a test of its own.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the time, and is seldom looked at; the journeys are recorded anyhow.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test ends before optimised code pays off: compiling it would take a tenth of the time.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
});
