// The platform gives a customer the orders of one store view, a language here, unless it is asked for those of all.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import { root } from '../scripts/workspace.mjs';

const files = execFileSync('git', ['ls-files', 'mfe-*/src/**.graphql', 'shell/src/**.graphql', 'shared-*/src/**.graphql'], {
  cwd: root,
  encoding: 'utf8',
});

test('a customer’s orders are those of every store view', () => {
  /** @type {string[]} */
  const asked = [];
  for (const file of files.trim().split('\n'))
    visit(parse(readFileSync(join(root, file), 'utf8')), {
      Field({ name, selectionSet }) {
        if (name.value !== 'customer') return;
        for (const field of selectionSet?.selections ?? []) {
          if (field.kind !== 'Field' || field.name.value !== 'orders') continue;
          const scope = field.arguments?.find((argument) => argument.name.value === 'scope')?.value;
          asked.push(`${file}: ${scope?.kind === 'EnumValue' ? scope.value : 'STORE'}`);
        }
      },
    });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each) => !each.endsWith(': GLOBAL'))).toEqual([]);
});
