import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig } from 'eslint/config';

/** An import from one of these folders. */
const from = (folders, message) => ({ regex: `^[@.].*/(${folders})/`, message });
// Relative imports stay in their folder, so that the rules see every other one.
const parents = { regex: '^\\.\\./', message: 'Import from another folder by its alias, like @/components/ui/icon.' };
const tools = from('tools|tests', 'The site must not import tools/ or tests/: what a page needs belongs in lib/.');
const app = from('app', 'Only Next imports app/: move what you need to components/ or lib/.');
const components = from('components', 'lib/ must not import components/.');
const site = from('app|components|lib', 'content/ imports nothing but content/.');
const parts = from(
  'components/(?!(?:page|clipboard|enquiry|ui|drawings)/)[a-z-]+',
  'Parts of components/ import only each other’s page, clipboard, enquiry, ui and drawings.',
);
const aboveUi = from('components/(?!ui/)[a-z-]+', 'components/ui/ imports no other part.');
const node = {
  regex: '^(node:|(fs|path|child_process|crypto|os|url|util)$)',
  message: 'Pages run in browsers too: read files in tools/.',
};
const client = [
  {
    regex: '^next/(link|image|script)',
    message: 'Pages have no Next.js in the browser: use <a>, components/ui/picture.tsx or a *.client.ts script.',
  },
  {
    regex: '^react$',
    importNamePattern: '^use[A-Z]',
    message: 'React renders pages at build time only: write a *.client.ts script.',
  },
];

/** The files that React mounts in browsers, and where Next demands client components. */
const mounted = [
  'components/development-scripts.tsx',
  'components/ui/error-boundary.tsx',
  'components/enquiry/send-dialog.tsx',
  'components/clipboard/notifications.tsx',
];

const importsOf = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export default defineConfig([
  { ignores: ['{out,.next,.cache,coverage,playwright-report,test-results}/**', 'next-env.d.ts'] },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [nextVitals, nextTypescript],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Safari drops the roles of a table's parts if their display changes, and those of lists without bullets.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], ul: ['list'], ol: ['list'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // A multi-page site: plain anchors, no client-side router.
      '@next/next/no-html-link-for-pages': 'off',
      // It recommends next/image, which needs a server: the export makes the sizes of a picture.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  // A correct text never fails for a fact that it no longer uses.
  { files: ['content/**/*.ts'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // Imports point one way: app → parts → page, ui → lib → content.
  importsOf(['app/**/*.{ts,tsx}'], parents, tools, node, ...client),
  // Draws pictures while the site is built.
  importsOf(['app/og/**'], parents, tools),
  importsOf(['content/**/*.ts'], tools, node, site),
  importsOf(['lib/**/*.ts'], parents, tools, node, app, components),
  importsOf(['components/**/*.{ts,tsx}'], parents, tools, node, app, parts, ...client),
  importsOf(['components/ui/**'], parents, tools, node, app, aboveUi, ...client),
  importsOf(mounted, parents, tools, node, app),
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: mounted,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Pages have no React in the browser: add the listener in a *.client.ts script.',
        },
        {
          selector: "ExpressionStatement[directive='use client']",
          message: 'Pages are rendered at build time only: put what needs a browser into a *.client.ts script.',
        },
        {
          selector: 'Literal[value=/(^|\\[)#([\\da-f]{3,4}){1,2}\\b/i]',
          message: 'Colours are tokens of app/styles/tokens.css.',
        },
      ],
    },
  },
]);
