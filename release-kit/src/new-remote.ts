import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface NewRemote {
  /** Its folder and the name of its releases: `mfe-service`. */
  name: string;
  team: string;
  /** Where its first page is: `/service`. */
  path: string;
}

/**
 * Makes a remote in a repository of the shop: a package with one page in both languages, rendered on the server, and its tests. No other
 * folder is touched. Throws for a name or a path that cannot be one, and where the folder is there already. Gives the files.
 */
export function makeRemote(repository: string, remote: NewRemote): string[] {
  const { name, team, path } = remote;
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name}: a remote is called mfe- and lower-case letters, digits and hyphens.`);
  if (!/^[a-z][a-z0-9-]*$/.test(team)) throw new Error('--team: lower-case letters, digits and hyphens.');
  if (!/^(\/[a-z0-9][\w.-]*)+$/i.test(path)) throw new Error('--path: the address of its first page, such as /service.');
  if (existsSync(join(repository, name))) throw new Error(`${name} is there already.`);
  const files = filesOf(remote);
  for (const [file, content] of Object.entries(files)) {
    const target = join(repository, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : formatted(content));
  }
  return Object.keys(files);
}

function filesOf({ name, team, path }: NewRemote): Record<string, unknown> {
  const title = titleOf(name);
  return {
    'package.json': manifestOf(name),
    'release.config.ts': declared('ReleaseConfig', `name: '${name}', team: '${team}'`),
    // Kilobytes, compressed: what visitors load before the page works.
    'budgets.json': { entry: 4, './start': 8 },
    'webpack.config.mjs': "import { remote } from 'release-kit/webpack';\n\nexport default remote(import.meta.dirname);\n",
    'jest.config.mjs': "import { browser } from 'release-kit/jest';\n\nexport default browser();\n",
    'tsconfig.json': '{ "extends": "release-kit/typescript/react.json", "include": ["src", "release.config.ts"] }\n',
    'src/release-contract.test.tsx': CONTRACT_TEST,
    'src/pages/start/start.route.ts': declared('PageRoute', `paths: ['${path}'], serverRendered: true`),
    'src/pages/start/start-page.tsx': PAGE,
    'src/pages/start/start-page.test.tsx': pageTest(title, path),
    'src/pages/start/messages/source.ts': MESSAGES,
    'src/pages/start/messages/en.json': {
      'start.title': { defaultMessage: title, description: 'Heading and document title' },
      'start.text': { defaultMessage: 'This page is new.', description: 'Below the heading' },
    },
    'src/pages/start/messages/ar.json': { 'start.title': title, 'start.text': 'هذه صفحة جديدة.' },
    'README.md': readmeOf(name, team, path),
  };
}

/** As the formatter has it: a list of one text stands on one line. */
const formatted = (content: unknown) => `${JSON.stringify(content, null, 2).replace(/\[\n\s+("[^"]*")\n\s+\]/g, '[$1]')}\n`;

/** `Spare parts` of `mfe-spare-parts`. */
function titleOf(name: string): string {
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const catalog = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));
const workspace = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'workspace:*']));

function manifestOf(name: string) {
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'release-kit build',
      dev: 'release-kit dev',
      serve: 'release-kit serve',
      test: 'release-kit codegen && jest',
      types: 'release-kit types',
      codegen: 'release-kit codegen',
    },
    dependencies: { ...catalog('react', 'react-dom'), ...workspace('shared-contracts', 'shared-platform', 'shared-ui') },
    devDependencies: {
      ...catalog('@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'),
      ...catalog('@types/jest', '@types/node', '@types/react', '@types/react-dom', 'jest'),
      ...workspace('release-kit', 'shared-testing'),
      ...catalog('typescript', 'webpack'),
    },
  };
}

const declared = (type: string, members: string) =>
  `import type { ${type} } from 'shared-contracts';\n\nexport default { ${members} } satisfies ${type};\n`;

const CONTRACT_TEST = `import { join } from 'node:path';
import { validateRelease } from 'release-kit/judge';
import { describeMessages, describeReleaseContract } from 'shared-testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';

/** What the release exposes, as release.json names it: the build collects it. */
const modules = Object.fromEntries(
  Object.entries(release.exposes).map(([name, file]) => [name, jest.requireActual<{ default: unknown }>(join('..', file)).default]),
);

describeReleaseContract({
  description: release,
  validateRelease,
  modules,
  createHost: () => hostWithAnswers(),
});

describeMessages();
`;

const MESSAGES = `import { defineMessages } from 'shared-platform';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') });
`;

const PAGE = `import { definePage } from 'shared-platform';
import { messages, useText } from './messages/source';

export function StartPage() {
  const text = useText();
  return (
    <>
      <h1>{text('start.title')}</h1>
      <p>{text('start.text')}</p>
    </>
  );
}

export default definePage({ head: ({ text }) => ({ title: text('start.title') }), component: StartPage }, messages);
`;

const pageTest = (title: string, path: string) => `import { screen } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import page from './start-page';

test('says what it is, and tells the document so', async () => {
  const { reported } = renderPage(page, { host: createStubHost({}, { pathname: '${path}' }), answers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  expect(reported.heads).toEqual([{ title: '${title}' }]);
});
`;

const readmeOf = (name: string, team: string, path: string) => `# ${name}

What it is for, in a sentence. Owned by the ${team} team.

| page  | address |
| ----- | ------- |
| start | \`${path}\` |

It fills no slots and provides no services.

## Where to begin

\`src/pages/start\` is its first page: \`start.route.ts\` says where it is, \`start-page.tsx\` what it shows. \`release.config.ts\` says
whose the release is, and what it has beside pages. A further page is a folder beside the first one.

## Alone

\`\`\`
npm run test --prefix ${name}      # unit and contract tests, on a stub host and a scripted platform
npm run types --prefix ${name}
npm run build --prefix ${name}     # a release, in dist/browser
npm run dev --prefix ${name}       # on a stub host against the sandbox
\`\`\`
`;
