import { RuleTester } from 'eslint';
import { changes } from '../eslint/changes.mjs';

const errors = [{ messageId: 'byHand' }];

new RuleTester().run('shop/changes', /** @type {any} */ (changes), {
  valid: [
    'change(host.commerce, RenameDocument, { name })',
    'host.commerce.query(NameDocument, {})',
    'client.mutate(RenameDocument, {})',
    'host.commerce[mutate](RenameDocument, {})',
    'mutate(RenameDocument, {})',
  ],
  invalid: [
    { code: 'host.commerce.mutate(RenameDocument, {})', errors },
    { code: 'commerce.mutate(RenameDocument, {})', errors },
    { code: 'context.host.commerce?.mutate(RenameDocument, {})', errors },
  ],
});
