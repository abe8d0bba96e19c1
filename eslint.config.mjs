import css from '@eslint/css';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig } from 'eslint/config';

/** An import from one of these folders. */
const from = (folders, message) => ({ regex: `^[@.].*/(${folders})/`, message });
/** Relative imports stay in their folder, so that the rules below see every other one. */
const parents = { regex: '^\\.\\./', message: 'Import from another folder by its alias, like @/components/ui/icon.' };
const tools = from('tools', 'The site must not import tools/: what a page needs belongs in lib/.');
const app = from('app', 'Only Next imports app/: move what you need to components/ or lib/.');
const components = from('components', 'lib/ must not import components/.');
const aboveContent = from('app|components|lib', 'content/ imports nothing but content/.');
/** Parts share only these folders; every other part stands on its own. */
const shared = 'page|clipboard|enquiry|ui|drawings';
const parts = from(
  `components/(?!(?:${shared})/)[a-z-]+`,
  `Parts of components/ import only each other's ${shared.replaceAll('|', ', ')}.`,
);
const aboveUi = from('components/(?!ui/)[a-z-]+', 'components/ui/ imports no other part.');
const content = {
  ...from('content', 'Take copy as props: these are mounted in browsers too, or have no copy. Its types are fine.'),
  allowTypeImports: true,
};
const node = {
  regex: '^(node:|(fs|path|child_process|crypto|os|url|util)$)',
  message:
    'Pages run in browsers too: read files in tools/ and hand the result over, as next.config.ts does with colours.',
};

/** What would need Next's client runtime, which pages don't have. */
const nextClient = {
  regex: '^next/(link|image|script)',
  message:
    'Pages have no client-side router and no Next.js runtime: use components/ui/link.tsx, components/ui/picture.tsx or a *.client.ts script.',
};
const hooks = {
  regex: '^react$',
  importNamePattern: '^use[A-Z]',
  message: 'React renders pages at build time only: write a *.client.ts script (components/client-scripts.ts).',
};
/** The files that React mounts in browsers, and where Next demands client components. */
const clientFiles = [
  'components/development-scripts.tsx',
  'components/ui/error-boundary.tsx',
  'components/enquiry/send-dialog.tsx',
  'components/clipboard/notifications.tsx',
];

/** Imports point one way: app → parts → page, ui → lib → content, and tools → everything. */
const importsOf = (folder, ...patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [tools, node, ...patterns] }] },
});

/** Lines may be longer for what can't be wrapped. */
const unwrapped = {
  ignoreUrls: true,
  ignoreStrings: true,
  ignoreTemplateLiterals: true,
  ignoreRegExpLiterals: true,
  ignorePattern: 'eslint-disable',
};

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
      // Safari drops the roles of a table's parts if their display changes, as it does on phones,
      // and those of lists without bullets.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], ul: ['list'], ol: ['list'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // A multi-page site: plain anchors, no client-side router (app/README.md, decision 13).
      '@next/next/no-html-link-for-pages': 'off',
      // It recommends next/image, which needs a server: the export makes the sizes of a picture.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Prettier wraps code, but neither texts nor comments.
      'max-len': ['error', { code: 120, comments: 100, ...unwrapped }],
    },
  },
  {
    // A correct text never fails: not for a long line, nor for a fact that it no longer uses.
    files: ['content/**/*.ts'],
    rules: { 'max-len': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  importsOf('app', parents, nextClient, hooks),
  {
    // A route that draws pictures while the site is built.
    files: ['app/og/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [parents] }] },
  },
  importsOf('content', aboveContent),
  importsOf('lib', parents, app, components),
  importsOf('components/*', parents, app, parts, nextClient, hooks),
  importsOf('components/{clipboard,drawings}', parents, app, parts, content, nextClient, hooks),
  importsOf('components/ui', parents, app, aboveUi, content, nextClient, hooks),
  // Mounted in browsers, where they bring their own words.
  {
    files: clientFiles,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [tools, node, parents, parts] }] },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: clientFiles,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Exported pages have no React in the browser: add the listener in a *.client.ts script.',
        },
        {
          selector: "ExpressionStatement[directive='use client']",
          message: 'Pages are rendered at build time only: put what needs a browser into a *.client.ts script.',
        },
      ],
    },
  },
  {
    // Not pages of the site: pictures and the review sheet, rendered by scripts.
    files: ['tools/**'],
    rules: {
      '@next/next/no-css-tags': 'off',
      '@next/next/no-head-element': 'off',
    },
  },
  {
    files: ['{app,components}/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 'widely',
          // Any of these may be missing. tests/e2e/older-browsers.spec.ts goes without popovers.
          allowAtRules: [
            'page', // Paper has the printer's own margins.
            'view-transition', // Pages change at once.
            'starting-style', // Menus are there at once.
          ],
          allowProperties: [
            'break-after', // A heading may end a printed sheet.
            'print-color-adjust', // Paper stays white.
            'content-visibility', // With `details-content`, in print only.
            'forced-color-adjust', // Where colours cannot be forced there is nothing to adjust.
            'text-wrap', // Headings break where they are full.
            'view-transition-name', // Pages change at once.
            'interpolate-size', // Answers open at once.
            'animation-range', // Nothing moves with the scroll. Only where `view()` is supported.
            'view-timeline', // The same.
            'view-timeline-inset', // The same.
          ],
          allowSelectors: [
            'details-content', // Closed answers are not printed.
            'view-transition', // Pages change at once.
            'view-transition-group', // The same.
            'view-transition-old', // The same.
            'view-transition-new', // The same.
            'popover-open', // Menus are lists in the flow, and open on hover.
          ],
        },
      ],
    },
  },
]);
