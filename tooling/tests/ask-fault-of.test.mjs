import { RuleTester } from 'eslint';
import { askFaultOf } from '../eslint/ask-fault-of.mjs';

const errors = [{ messageId: 'ask' }];

new RuleTester().run('ask-fault-of', /** @type {any} */ (askFaultOf), {
  valid: [
    "faultOf(error) === 'gone'",
    '/^\\d+$/.test(sku)',
    'message.trim()',
    "say(error).includes('x')",
    'caches.match(request)',
    '/ by (.+)$/.exec(message)?.[1]',
  ],
  invalid: [
    '/No such entity/i.test(error.message)',
    "/already exists/.test(error?.message ?? '')",
    'error.errors.some(({ message }) => TAKEN.test(message))',
    'error.message.match(/already exists/)',
    'error?.message?.search(/already exists/)',
    '/SKU "(.+)"/.exec(error.message)?.[1]',
  ].map((code) => ({ code, errors })),
});
