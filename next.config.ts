import { realpathSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { isPreviewBuild } from '@/lib/environment';
import { dark, light } from '@/tools/colors';
import { setEnvironment } from '@/tools/build-kind';

if (process.env.NEXT_ADAPTER_PATH) {
  throw new Error(
    `NEXT_ADAPTER_PATH names another adapter (${process.env.NEXT_ADAPTER_PATH}), but only tools/adapter.mjs finishes out/. Build with "npm run build", which unsets it.`,
  );
}

setEnvironment();

/*
 * Copies of the tree that tools build (tools/clone-tree.ts): for the benchmark, "plain" without our
 * adapter and "tuned" with Next's inlined styles too; "checked" without checking types again.
 */
const copy = process.env.SITE_COPY;
const isBaseline = copy === 'plain' || copy === 'tuned';

const config: NextConfig = {
  output: 'export',
  // For lib/colors.ts.
  env: { THEME_COLOR_LIGHT: light('paper'), THEME_COLOR_DARK: dark('paper') },
  // Checks the content before Next compiles, and turns Next's export into the site visitors get.
  adapterPath: isBaseline ? undefined : path.resolve('tools/adapter.mjs'),
  experimental: { inlineCss: copy === 'tuned' },
  typescript: { ignoreBuildErrors: copy === 'checked' },
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
