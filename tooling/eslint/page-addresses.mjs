// A page of another release is linked to by its reference (shared-contracts, page-refs.ts), which knows whether a live release has the page.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectRelease } from '../../release-kit/build/written-release.mjs';

const root = join(import.meta.dirname, '../..');

/** The releases' addresses by what each begins with: `/order-history/` of `/order-history/{number}`. */
export function addressesIn(releases) {
  const owners = new Map();
  // Alone it says nothing: every address begins with it.
  for (const { name, routes } of releases)
    for (const { path } of routes) if (path !== '/') owners.set(path.split('{')[0].toLowerCase(), name);
  return owners;
}

let known;
const addresses = () =>
  (known ??= addressesIn(
    readdirSync(root)
      .filter((name) => existsSync(join(root, name, 'release.config.ts')))
      .map((name) => collectRelease(join(root, name))),
  ));

/** @param {() => Map<string, string>} owners */
export const pageAddresses = (owners = addresses) => ({
  meta: {
    type: 'problem',
    docs: { description: 'Pages of other releases are linked to by reference' },
    schema: [],
    messages: { other: '{{path}} is a page of {{owner}}: ask pathTo of shared-contracts for it.' },
  },
  create(context) {
    const [own] = context.filename.slice(root.length + 1).split(/[\\/]/);
    const check = (node, text) => {
      const path = /^\/[\w/.-]*/.exec(text ?? '')?.[0];
      const owner = path && owners().get(path.toLowerCase());
      if (owner && owner !== own) context.report({ node, messageId: 'other', data: { path, owner } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
    };
  },
});
