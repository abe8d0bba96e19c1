import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // A fixed id: two builds of the same tree are byte-identical, so hashes, diffs and previews stay comparable.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  reactStrictMode: true,
  agentRules: false,
};

export default config;
