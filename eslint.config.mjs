// House rules as lint rules. Dependencies point one way: remotes and shell → shared packages → contract.
import { readdirSync, readFileSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { askFaultOf } from './tooling/eslint/ask-fault-of.mjs';
import { changes } from './tooling/eslint/changes.mjs';
import { cssClasses } from './tooling/eslint/css-classes.mjs';
import { pageAddresses } from './tooling/eslint/page-addresses.mjs';
import { elements, policies, policiesOfTests } from './tooling/eslint/house-plan.mjs';

const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));
const PACKAGES = ['shell', ...REMOTES];

/** What no linter reads: Oxlint's list is of both. */
const { ignorePatterns: GENERATED } = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));

/** What the facade stands for: remotes take these from it. */
const BEHIND_THE_FACADE = [
  'react-router',
  'react-router-dom',
  'urql',
  '@urql/*',
  '@formatjs/*',
  'react-intl',
  'single-spa-react',
  'react-dom',
  'react-dom/*',
  '@module-federation/*',
];

/** The one project with paths of its own: with the others, each import is looked for in all of them. */
const RESOLVER = { project: ['release-kit/standalone/tsconfig.json'] };

/** What prettier cannot break stays long. */
const LINE_LENGTH = { code: 140, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true };

const RECOMMENDED_OF_PLAYWRIGHT = Object.keys(playwright.configs['flat/recommended'].rules).filter((name) =>
  name.startsWith('playwright/'),
);
const NO_SLEEP = 'Wait for a sign (waitFor, findBy, `until`), or move a fake clock.';

const NO_ASSERTION = { selector: 'TSNonNullExpression', message: 'Say what happens when it is missing.' };
const NO_STORAGE = {
  selector: "ImportDeclaration[source.value='shared-platform'] ImportSpecifier[imported.name=/^(local|session)Persistence$/]",
  message: 'definePersisted says what a stored value is, whose, and when it goes.',
};
const EFFECT = 'CallExpression:matches([callee.name=/^use(Layout)?Effect$/], [callee.property.name=/^use(Layout)?Effect$/])';
const COMMERCE = ":matches([callee.object.name='commerce'], [callee.object.property.name='commerce'])";
const NO_QUERY_IN_EFFECT = {
  selector: `${EFFECT} > :function CallExpression[callee.property.name='query']${COMMERCE}`,
  message: 'useOperation of shared-platform asks: it drops late answers, follows the identity and asks again what is invalidated.',
};
const SKU = ':matches(Identifier[name=/^sku$|Sku$/], MemberExpression[property.name=/^sku$|Sku$/])';

const forbid = (names, message) => ({ patterns: [{ group: names, message }] });

export default tseslint.config(
  {
    ignores: [...GENERATED, 'shared-contracts/etc/**'],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      boundaries,
      shop: { rules: { 'ask-fault-of': askFaultOf, changes, 'css-classes': cssClasses, 'page-addresses': pageAddresses() } },
    },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: RESOLVER },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'shop/css-classes': 'error',
      'max-len': ['error', LINE_LENGTH],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', NO_ASSERTION, NO_QUERY_IN_EFFECT],
    },
  },
  {
    files: ['{shell,shared-*,mfe-*,edge,release-kit}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx', 'shared-testing/**', '**/*.graphql.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_ASSERTION, NO_STORAGE, NO_QUERY_IN_EFFECT] },
  },
  {
    files: ['{shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    // The table itself.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared-ui/src/platform-words/**'],
    rules: { 'shop/ask-fault-of': 'error' },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.route.ts'],
    rules: { 'shop/page-addresses': 'error' },
  },
  {
    // One way to write a quantity and a part number. By hand they come apart over two lines, or turn round in Arabic.
    files: ['{shell,mfe-*}/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ASSERTION,
        NO_STORAGE,
        NO_QUERY_IN_EFFECT,
        { selector: 'JSXText[value=/×/]', message: 'Quantity of shared-ui writes it.' },
        { selector: 'JSXElement TemplateElement[value.raw=/^ ×/]', message: 'Quantity of shared-ui writes it.' },
        { selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${SKU}`, message: 'PartNumber of shared-ui writes it.' },
      ],
    },
  },
  {
    files: ['{shell,shared-ui,shared-host,shared-platform,mfe-*}/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: { ...jsxA11y.flatConfigs.strict.rules, 'jsx-a11y/no-redundant-roles': 'off' },
  },
  ...REMOTES.map((name) => ({
    files: [`${name}/src/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'shared-platform', importNames: ['useText'], message: "Take it from the folder's messages: those ids are typed." },
          ],
          patterns: [
            { group: BEHIND_THE_FACADE, message: 'Take it from shared-platform: the facade is what the shop shares.' },
            {
              group: [
                ...PACKAGES.filter((other) => other !== name),
                ...PACKAGES.filter((other) => other !== name).map((other) => `**/${other}/**`),
              ],
              message: 'A remote imports no other remote and not the shell.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'history', message: 'The shell owns the URL: use host.navigation.' },
        { object: 'history', property: 'pushState' },
        { object: 'history', property: 'replaceState' },
      ],
      'shop/changes': 'error',
    },
  })),
  {
    // The platform's estimate is a mutation that changes nothing: it is asked like a query.
    files: ['mfe-cart-checkout/src/pages/cart/shipping-estimate.tsx'],
    rules: { 'shop/changes': 'off' },
  },
  {
    files: ['shared-contracts/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]', message: 'The contract knows no library.' }] }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx', 'shared-testing/src/**', 'e2e/**'],
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: policiesOfTests }],
      'no-console': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    // All that the plug-in recommends. Off are conditions, which tests of a table of cases need, and `expect-expect`, which does not know
    // that the kit's helpers expect something.
    files: ['e2e/src/**/*.ts'],
    plugins: { playwright },
    rules: {
      ...Object.fromEntries(RECOMMENDED_OF_PLAYWRIGHT.map((name) => [name, 'error'])),
      'playwright/consistent-spacing-between-blocks': 'off',
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
    },
  },
  {
    // A test waits for a sign, or moves the clock. Who sleeps is too short on a busy machine and too long on any other; "not" after a sleep
    // holds where nothing has happened yet.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', forbid(['timers/promises', 'node:timers/promises'], NO_SLEEP)],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']", message: NO_SLEEP },
        { selector: "NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout']", message: NO_SLEEP },
        { selector: 'ImportExpression[source.value=/timers\\u002Fpromises/]', message: NO_SLEEP },
      ],
    },
  },
  {
    files: ['**/*.test.tsx'],
    plugins: { 'testing-library': testingLibrary },
    rules: {
      'testing-library/await-async-events': ['error', { eventModule: 'userEvent' }],
      'testing-library/await-async-queries': 'error',
      'testing-library/await-async-utils': 'error',
      'testing-library/no-await-sync-queries': 'error',
      'testing-library/no-debugging-utils': 'error',
      'testing-library/no-unnecessary-act': 'error',
      'testing-library/no-wait-for-multiple-assertions': 'error',
      'testing-library/no-wait-for-side-effects': 'error',
      'testing-library/no-wait-for-snapshot': 'error',
      'testing-library/prefer-find-by': 'error',
      'testing-library/prefer-presence-queries': 'error',
    },
  },
  { files: ['edge/src/main.ts', 'commerce-sandbox/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: {} }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
