import type { NextConfig } from 'next';
import { detectEnvironment } from './lib/environment';

const config: NextConfig = {
  output: 'export',
  // A fixed id: two builds of the same tree are byte-identical, so hashes, diffs and previews stay comparable.
  generateBuildId: () => 'site',
  // `*.preview.tsx` pages are routes of preview builds; production does not see them.
  pageExtensions: detectEnvironment().isPreview ? ['preview.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  images: { unoptimized: true },
  // What these packages do is either not used here or a few lines long; together they are 25 kB of each awake page.
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': './lib/browser-process.ts',
      '@radix-ui/react-collection': './components/ui/toast-collection.tsx',
      '@radix-ui/react-popper': './components/ui/tooltip-popper.tsx',
      '@radix-ui/react-focus-scope': './components/ui/tooltip-focus-scope.ts',
      '@react-aria/focus': './components/ui/field-states.ts',
      '@react-aria/interactions': './components/ui/field-states.ts',
    },
  },
  reactStrictMode: true,
  agentRules: false,
};

export default config;
