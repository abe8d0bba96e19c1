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
  return new Map(
    names.map((name) => {
      const exports = jest.requireActual<Exports>(path.resolve('content', name));
      const isMeant = `content/${name}` === file;
      return [`content/${name}`, isMeant ? replaced(exports, name, field.split('.'), value) : exports];
    }),
  );
}

/** A copy of a file's exports in which one value is another one, or missing. */
function replaced(exports: Exports, name: string, parts: readonly string[], value: unknown): Exports {
  const isNamed = parts[0]! in exports;
  const [first, ...rest] = isNamed ? [parts[0]!, ...parts.slice(1)] : [mainName(name), ...parts];
  return { ...exports, [first]: withValue(exports[first], rest, value) };
}

function withValue(of: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (!part) return value;
  const copy = (Array.isArray(of) ? [...of] : { ...(of as object) }) as Exports;
  copy[part] = withValue(copy[part], rest, value);
  return copy;
}
