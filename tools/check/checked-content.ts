import { lacksWord } from '@/content/types/text';
import { type Content, contentOf } from './content';
import { withLines } from './lines';
import { loadContent, loadProblem } from './load';
import { onePerField, type Problem } from './problem';

/**
 * Loads all content and checks it. Modules that import content, such as those of lib/, are imported
 * only after every content file has loaded.
 * @returns the number of files; the content, if it can be used; and at most one problem per field
 */
export async function checkedContent(): Promise<{ count: number; content?: Content; problems: readonly Problem[] }> {
  const { files, unread } = await loadContent();
  const content = await contentOf(files);
  let wrong: Problem[] = [];
  try {
    const { schemaProblems } = await import('./schemas');
    wrong = schemaProblems(content);
    if (unread.length === 0) {
      const { problemsInContent } = await import('./content-checks');
      const all = problemsInContent(content);
      // A wrong value may be why a text lacks a word.
      const problems = wrong.length > 0 ? all.filter(({ message }) => !message.endsWith(lacksWord)) : all;
      return { count: files.length, content, problems: withLines(onePerField(problems)) };
    }
  } catch (error) {
    // Modules of lib/ throw at values that they can't use.
    if (unread.length === 0) unread.push(loadProblem('lib', error as Error));
  }
  // A wrong value may be why the others fail to load.
  return { count: files.length, problems: withLines(onePerField(wrong.length > 0 ? wrong : unread)) };
}
