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
    // The size of a window is asked for by the name of a breakpoint, or there are soon as many as stylesheets.
    'media-feature-name-disallowed-list': [
      ['/width$/', '/inline-size$/'],
      { message: 'Ask for a breakpoint of shared-ui/src/breakpoints.css by its name: @media (--from-tablet).' },
    ],
  },
  overrides: [{ files: ['shared-ui/src/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } }],
};
