import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

const config = [
  {
    ignores: [
      'out/**',
      '.next/**',
      '.cache/**',
      'coverage/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  { rules: jsxA11y.flatConfigs.strict.rules },
  {
    rules: {
      // A multi-page site: plain anchors, no client-side router (see README, "Decisions").
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // Not pages of the site: pictures and the review sheet, rendered by scripts.
    files: ['lib/**'],
    rules: { '@next/next/no-img-element': 'off', '@next/next/no-head-element': 'off' },
  },
];

export default config;
