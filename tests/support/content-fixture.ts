import path from 'node:path';
import { type Content, mainName } from '@/tools/check';
import { filesIn } from './pages';

type Exports = Record<string, unknown>;

/**
 * The site's own content with one value replaced.
 * @param field path below the export that the file is named after, or starting with another export
 */
export async function contentWith(file?: string, field = '', value?: unknown): Promise<Content> {
  const names = filesIn('content').filter((name) => name.endsWith('.ts') && !name.startsWith('types/'));
  const content = new Map(
    names.map((name) => [`content/${name}`, { ...jest.requireActual<Exports>(path.resolve('content', name)) }]),
  );
  const parts = field.split('.').filter(Boolean);
  let parent = file ? content.get(file)! : {};
  if (file && !(parts[0]! in parent)) parts.unshift(mainName(file));
  for (const part of parts.slice(0, -1)) parent = parent[part] = structuredClone(parent[part]) as Exports;
  if (file) parent[parts.at(-1)!] = value;
  return content;
}
