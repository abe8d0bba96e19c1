import { realpathSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { isPreviewBuild } from '@/lib/environment';

if (process.env.NEXT_ADAPTER_PATH) {
  throw new Error(
    `NEXT_ADAPTER_PATH names another adapter (${process.env.NEXT_ADAPTER_PATH}), but only tools/adapter.mjs finishes out/. Build with "npm run build", which unsets it.`,
  );
}

const config: NextConfig = {
  output: 'export',
  // Checks the content before Next compiles, and turns Next's export into the site visitors get.
  adapterPath: path.resolve('tools/adapter.mjs'),
  // A copy of the tree that tests build (tools/clone-tree.ts): the tree's own build checks the types.
  typescript: { ignoreBuildErrors: process.env.SITE_COPY === 'checked' },
  // In development: the addresses that Next.js prints, so that a phone can open them.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((addresses) =>
    addresses!.map(({ address }) => address),
  ),
  // A copy links to the packages of a folder above it.
  turbopack: { root: path.dirname(realpathSync('node_modules')) },
  // Else Next.js links to it from .next/, and not every drive on Windows has links.
  transpilePackages: ['postcss'],
  // A fixed id, so that two builds of the same tree are byte-identical.
  generateBuildId: () => 'site',
  // `*.preview.tsx` pages are routes of preview builds only.
  pageExtensions: isPreviewBuild() ? ['preview.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  reactStrictMode: true,
  agentRules: false,
};

export default config;
