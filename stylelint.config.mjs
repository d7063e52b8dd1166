// Logical properties only: right to left needs no second stylesheet.
export default {
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/dist-development/**', '**/.cache/**', '**/generated/**'],
  rules: {
    'csstools/use-logical': 'always',
    'declaration-no-important': true,
    'color-named': 'never',
    'property-disallowed-list': ['float', 'clear'],
    'no-duplicate-selectors': null,
  },
};
