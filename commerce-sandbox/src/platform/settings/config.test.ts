import { readConfig } from './config.ts';

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
