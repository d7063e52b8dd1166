// Packages are tested in one run of Jest, and each finds itself in its own folder, as if it ran alone.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

let folder = dirname(expect.getState().testPath ?? '');
while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
process.chdir(folder);
