import { realpathSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { isPreviewBuild } from '@/lib/environment';

/** The addresses of this machine, so that a phone on the same network can open `next dev`. */
const ownAddresses = Object.values(networkInterfaces()).flatMap((addresses) =>
  addresses!.map(({ address }) => address),
);
const tunnels = ['*.ngrok-free.app', '*.ngrok.app', '*.trycloudflare.com', '*.loca.lt', '*.devtunnels.ms'];

const config: NextConfig = {
  output: 'export',
  allowedDevOrigins: [...ownAddresses, '*.local', ...tunnels],
  // A copy of the tree links to the packages of the original.
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
