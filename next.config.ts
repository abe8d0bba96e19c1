import type { NextConfig } from 'next';
import { detectEnvironment } from '@/lib/environment';
import { buildEnv } from '@/tools/build-env';

const config: NextConfig = {
  output: 'export',
  env: buildEnv(),
  // A fixed id: two builds of the same tree are byte-identical, so hashes, diffs and previews stay comparable.
  generateBuildId: () => 'site',
  // `*.preview.tsx` pages are routes of preview builds; production does not see them.
  pageExtensions: detectEnvironment().isPreview ? ['preview.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  images: { unoptimized: true },
  reactStrictMode: true,
  agentRules: false,
};

export default config;
