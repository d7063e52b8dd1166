import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Shops whose releases are of two commits: `npm test -- matrix` builds the previous ones, and names their folder in MATRIX_PREVIOUS. */
export default defineConfig({
  ...journeys,
  testDir: './src/matrix',
  testIgnore: [],
  outputDir: 'test-results/matrix',
});
