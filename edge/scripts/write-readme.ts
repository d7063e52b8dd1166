import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from 'release-kit/environment-table';
import { EDGE_VARIABLES } from '../src/variables';

const readme = join(import.meta.dirname, '../README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), EDGE_VARIABLES));
