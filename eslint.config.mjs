// House rules as lint rules. Dependencies point one way: remotes and shell → shared packages → contract.
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-company'];
const PACKAGES = ['shell', ...REMOTES];

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

const allow = (from, to) => ({ from: { element: { type: from } }, allow: { to: to.map((type) => ({ element: { type } })) } });
const forbid = (names, message) => ({ patterns: [{ group: names, message }] });

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/dist-development/**',
      '**/generated/**',
      '**/*.graphql.ts',
      '**/.cache/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/reports/**',
      '.store/**',
      '.data/**',
      'e2e/.probe.mjs',
      'shared-contracts/etc/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, boundaries, 'react-hooks': reactHooks },
    settings: {
      'boundaries/elements': [
        { type: 'remote', pattern: '(mfe-*)', capture: ['name'] },
        { type: 'shell', pattern: 'shell' },
        { type: 'ui', pattern: 'shared-ui' },
        { type: 'host', pattern: 'shared-host' },
        { type: 'platform', pattern: 'shared-platform' },
        { type: 'contracts', pattern: 'shared-contracts' },
        { type: 'service', pattern: '(edge|commerce-sandbox)', capture: ['name'] },
        { type: 'tests', pattern: 'e2e' },
      ],
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
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            allow('remote', ['ui', 'platform', 'contracts']),
            {
              from: { element: { type: 'remote' } },
              allow: { to: { element: { type: 'remote', captured: { name: '{{from.element.captured.name}}' } } } },
            },
            allow('shell', ['shell', 'host', 'ui', 'platform', 'contracts']),
            allow('host', ['host', 'platform', 'contracts']),
            allow('ui', ['ui', 'platform', 'contracts']),
            allow('platform', ['platform', 'contracts']),
            allow('contracts', ['contracts']),
            allow('service', ['contracts']),
            {
              from: { element: { type: 'service' } },
              allow: { to: { element: { type: 'service', captured: { name: '{{from.element.captured.name}}' } } } },
            },
            allow('tests', ['tests', 'contracts']),
          ],
        },
      ],
      'import-x/no-cycle': 'off',
      'import-x/no-default-export': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', { selector: 'TSNonNullExpression', message: 'Say what happens when it is missing.' }],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/immutability': 'off',
      'react-hooks/purity': 'off',
      'react-hooks/globals': 'off',
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
    },
  })),
  {
    files: ['shared-contracts/src/**/*.ts'],
    ignores: ['**/testing/**', '**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', forbid(['react', 'react-*', 'urql', '@urql/*'], 'The contract knows no library.')] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.tsx', 'e2e/**'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  { files: ['edge/src/main.ts', 'commerce-sandbox/**'], rules: { 'no-console': 'off' } },
  {
    files: ['commerce-sandbox/src/**/*.ts'],
    settings: { 'import-x/extensions': ['.ts'], 'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] } },
    rules: { 'import-x/no-cycle': 'error' },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: {} }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
