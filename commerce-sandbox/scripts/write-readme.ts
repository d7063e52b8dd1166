import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from 'release-kit/environment-table';
import { SANDBOX_VARIABLES } from '../src/platform/settings/variables.ts';

const readme = join(import.meta.dirname, '../README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), SANDBOX_VARIABLES));
