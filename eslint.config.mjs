import css from '@eslint/css';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig } from 'eslint/config';

export default defineConfig([
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
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [nextVitals, nextTypescript],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
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
  {
    files: ['app/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          // Each of these may be missing: the page reads and works without it (tests/e2e/older-browsers.spec.ts).
          allowAtRules: [
            'page', // Paper has the printer's own margins.
            'view-transition', // Pages change at once.
          ],
          allowProperties: [
            'break-after', // A heading may end a sheet of paper.
            'print-color-adjust', // Paper stays white.
            'content-visibility', // With `details-content`, on paper only.
            'forced-color-adjust', // Where colours cannot be forced there is nothing to adjust.
            'resize', // A field keeps its height and scrolls.
            'text-wrap', // Headings break where they are full.
            'view-transition-name', // Pages change at once.
          ],
          allowSelectors: [
            'details-content', // Closed answers are not printed.
            'popover-open', // Menus are lists in the flow, and open on hover.
          ],
        },
      ],
    },
  },
]);
