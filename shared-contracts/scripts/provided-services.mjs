// Writes what the contract says of provided services as data, for builds that read no TypeScript.
import { writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const { PROVIDED_SERVICES } = await tsImport('../src/provided-services.ts', import.meta.url);
writeFileSync(new URL('../etc/provided-services.json', import.meta.url), `${JSON.stringify(PROVIDED_SERVICES, null, 2)}\n`);
