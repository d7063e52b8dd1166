import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from 'release-kit/environment-table';
import { readConfig } from './config.ts';
import { SANDBOX_VARIABLES } from './variables.ts';

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['CARD_PROVIDER_PORT', 'any'],
  ['CARD_PROVIDER_ANSWER_MS', '5s'],
  ['SANDBOX_REQUEST_MS', '-1'],
  ['SANDBOX_STOP_MS', '1.5'],
  ['SANDBOX_SIGN_INS_PER_MINUTE', 'many'],
  ['SANDBOX_RESETS_PER_HOUR', '0x10'],
  ['SANDBOX_GUEST_CALLS_PER_MINUTE', 'NaN'],
])('%s of "%s" is refused at the start, an empty one is the default', (name, wrong) => {
  expect(() => readConfig({ [name]: wrong })).toThrow(
    new RegExp(`^${name} is "${wrong}": a whole number (from 0 to 65535|of 0 or more) is wanted, such as \\d+\\.$`),
  );
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
  expect(() => readConfig({ [name]: '0' })).not.toThrow();
});

test.each([
  ['SANDBOX_SCHEMA', 'stok', 'SANDBOX_SCHEMA is "stok": one of full, stock is wanted.'],
  ['SANDBOX_CONTROL', 'false', 'SANDBOX_CONTROL is "false": on or off is wanted.'],
  ['SANDBOX_SECOND_CURRENCY', 'USD', 'SANDBOX_SECOND_CURRENCY must be a code and a rate like USD:0.2667, not "USD".'],
  ['SANDBOX_WHATSAPP', '+966', 'SANDBOX_WHATSAPP must be a number with its country\'s code, digits only, not "+966".'],
  ['CARD_PROVIDER_URL', 'localhost:4010', 'CARD_PROVIDER_URL: "localhost:4010" is no address such as https://cards.example.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": one of fatal, error, warn, info, debug, trace, silent is wanted.'],
])('%s of "%s" is refused at the start', (name, wrong, line) => expect(() => readConfig({ [name]: wrong })).toThrow(new Error(line)));

test('the control answers unless it is production’s, or switched off; an empty variable switches it off', () => {
  expect(readConfig({}).control).toBe(true);
  expect(readConfig({ NODE_ENV: 'production' }).control).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', SANDBOX_CONTROL: 'on' }).control).toBe(true);
  for (const off of ['off', '']) expect(readConfig({ SANDBOX_CONTROL: off }).control).toBe(false);
});

test('folders are those of the data unless they are named', () => {
  expect(readConfig({})).toMatchObject({ dataFolder: undefined, uploadFolder: undefined });
  expect(readConfig({ SANDBOX_DATA: '/data' })).toMatchObject({ dataFolder: '/data/postgres', uploadFolder: '/data/uploads' });
  expect(readConfig({ SANDBOX_DATA: '/data', SANDBOX_UPLOADS: '/up' }).uploadFolder).toBe('/up');
});

test('the README’s table is that of the variables: `npm run readme` writes it', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  expect(readme).toBe(withTable(readme, SANDBOX_VARIABLES));
});
