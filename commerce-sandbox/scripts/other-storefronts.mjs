// How many operations of another Magento storefront (Venia's packages, unless others are named) the sandbox accepts, of those that a plain
// Adobe Commerce 2.4.8 accepts. The packages are fetched into a temporary folder and never kept.
//   pnpm other-storefronts                                     accepted, in percent
//   pnpm other-storefronts --run http://127.0.0.1:4000         and runs the queries there with values of the demo data
//   pnpm other-storefronts --packages NAME@VERSION,…           other packages of npm
//   pnpm other-storefronts --folder CHECKOUT                   operations of a folder (.graphql files, gql`…` templates)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, Kind, parse, print, validate, visit } from 'graphql';
import { packageRoot, platformSchema } from './platform-schema.mjs';
import { runOperations } from './run-operations.mjs';

const PACKAGES = ['@magento/peregrine@15.7.3', '@magento/venia-ui@11.7.3'];

function option(name) {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? undefined : process.argv[index + 1];
}

function fetchPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'other-storefronts-'));
  execFileSync('npm', ['pack', '--silent', ...(option('packages')?.split(',') ?? PACKAGES)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    const unpacked = join(folder, file.replace(/\.tgz$/, ''));
    execFileSync('mkdir', ['-p', unpacked]);
    execFileSync('tar', ['xzf', join(folder, file), '-C', unpacked]);
  }
  return folder;
}

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory())
      return ['node_modules', '.git', '__tests__', '__mocks__', '__stories__', '__fixtures__'].includes(name) ? [] : sources(path);
    return /\.(js|jsx|ts|tsx|mjs|graphql|gql)$/.test(name) && !/\.(spec|test|d)\.\w+$/.test(name) ? [path] : [];
  });
}

/** The GraphQL texts of a file. What templates put in (fragments of other files) is looked up by name later. */
function texts(path) {
  const source = readFileSync(path, 'utf8');
  if (/\.(graphql|gql)$/.test(path)) return [source];
  return [...source.matchAll(/gql\s*\(?\s*`((?:[^`\\]|\\.)*)`/g)].map(([, text = '']) =>
    text.replaceAll('\\`', "'").replaceAll(/\$\{[^}]*\}/g, ''),
  );
}

/** What is answered by the browser's own cache is not sent. */
function withoutClientFields(node) {
  const isClient = (field) => field.directives?.some((directive) => directive.name.value === 'client');
  const stripped = visit(node, { Field: (field) => (isClient(field) ? null : undefined) });
  return stripped.selectionSet.selections.length === 0 ? undefined : stripped;
}

function collect(folder) {
  const fragments = new Map();
  const operations = [];
  let unread = 0;
  for (const path of sources(folder)) {
    for (const text of texts(path)) {
      let document;
      try {
        document = parse(text);
      } catch {
        unread += 1;
        continue;
      }
      for (const node of document.definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION)
          fragments.set(node.name.value, [...(fragments.get(node.name.value) ?? []), { path, node }]);
        else if (node.kind === Kind.OPERATION_DEFINITION) operations.push({ path, node });
      }
    }
  }
  return { fragments, operations, unread };
}

/** `x.ee.js` and `x.ce.js` hold the variants for the two editions. */
const edition = (path) => /\.(ee|ce)\./.exec(path)?.[1] ?? '';

/** An operation with the fragments that it spreads. */
function documentOf({ path, node }, fragments) {
  const operation = withoutClientFields(node);
  if (!operation) return undefined;
  const needed = new Map();
  const add = (part) =>
    visit(part, {
      FragmentSpread(spread) {
        const name = spread.name.value;
        const known = fragments.get(name) ?? [];
        const chosen =
          known.find((candidate) => candidate.path === path) ??
          known.find((candidate) => edition(candidate.path) === edition(path)) ??
          known[0];
        if (!chosen || needed.has(name)) return;
        needed.set(name, chosen.node);
        add(chosen.node);
      },
    });
  add(operation);
  return /** @type {import('graphql').DocumentNode} */ ({ kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] });
}

const folder = option('folder') ?? fetchPackages();
try {
  const { fragments, operations, unread } = collect(folder);
  const [platform, sandbox] = [platformSchema(), buildSchema(readFileSync(join(packageRoot, 'generated', 'stock.graphql'), 'utf8'))];
  const valid = operations.flatMap((/** @type {{ node: import('graphql').OperationDefinitionNode, path: string }} */ operation) => {
    const document = documentOf(operation, fragments);
    return document && validate(platform, document).length === 0
      ? [
          {
            name: operation.node.name?.value ?? '',
            document,
            kind: operation.node.operation,
            variables: operation.node.variableDefinitions ?? [],
          },
        ]
      : [];
  });
  const refused = valid.flatMap(({ name, document }) => {
    const [error] = validate(sandbox, document);
    return error ? [`${name}: ${error.message}`] : [];
  });
  const accepted = valid.length - refused.length;
  console.log(
    `${operations.length} operations (${unread} texts unread), ${valid.length} valid on Adobe Commerce 2.4.8, ${accepted} accepted: ${((100 * accepted) / valid.length).toFixed(1)} %`,
  );
  for (const line of refused) console.log(`  refused  ${line}`);
  const url = option('run');
  if (url !== undefined)
    await runOperations(
      url,
      valid
        .filter(({ document }) => validate(sandbox, document).length === 0)
        .map(({ name, document, kind, variables }) => ({
          name,
          kind,
          text: print(document),
          variables,
        })),
    );
} finally {
  if (option('folder') === undefined) rmSync(folder, { recursive: true, force: true });
}
