import { type Content, contentOf } from './content';
import { loadContent, loadProblem } from './load';
import type { Problem } from './problem';

/**
 * Loads all content and checks it. Modules that import content are imported only after every
 * content file has loaded.
 * @returns the number of files, and the content unless it can't be used
 */
export async function checkedContent(): Promise<{ count: number; content?: Content; problems: readonly Problem[] }> {
  const { files, unread } = await loadContent();
  if (unread.length > 0) return { count: files.length, problems: unread };
  const content = await contentOf(files);
  try {
    const { problemsInContent } = await import('./content-checks');
    return { count: files.length, content, problems: problemsInContent(content) };
  } catch (error) {
    // Files of lib/ may throw at details that they can't use.
    return { count: files.length, problems: [loadProblem('lib', error as Error)] };
  }
}
