import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { previewRoutes } from '@/lib/routes';
import type { PageFacts } from './facts';
import { readSite, type ReadSite } from './read-site';

const pageSchema = z.object({ title: z.string(), description: z.string(), sentences: z.array(z.string()) });
const manifestSchema = z.object({ frame: z.array(z.string()), pages: z.record(z.string(), pageSchema) });

/** The words of a build, small enough to keep: what the next build is compared with. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a build. Pages that previews alone have are left out, so that a preview compares with the live site. */
export function manifestOf({ pages, frame }: ReadSite): Manifest {
  const previewOnly: readonly string[] = Object.values(previewRoutes);
  const entry = ({ path, title, description, sentences }: PageFacts) => [path, { title, description, sentences }];
  return { frame, pages: Object.fromEntries(pages.filter(({ path }) => !previewOnly.includes(path)).map(entry)) };
}

/**
 * The words of the previous build.
 * @param from its exported folder, or a manifest saved from it (`review.json` of a preview)
 * @throws when it is neither
 */
export async function readManifest(from: string): Promise<Manifest> {
  if ((await stat(from)).isDirectory()) return manifestOf(await readSite(from));
  return manifestSchema.parse(JSON.parse(await readFile(from, 'utf8')));
}
