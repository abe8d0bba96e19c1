import type { Content } from './content';
import { launchProblems } from './launch';
import { linkProblems } from './links';
import { type Problem, problemsAtSource } from './problem';
import { redirectProblems } from './redirects';
import { schemaProblems } from './schemas';
import { searchResultProblems } from './search-results';

/**
 * The rules about content. A build stops if one of them reports a problem, so each is about a harm
 * to a visitor, a crawler or the owner.
 */
export function problemsInContent(content: Content): Problem[] {
  const problems = [
    ...schemaProblems(content),
    ...launchProblems(content),
    ...linkProblems(content),
    ...searchResultProblems(content),
    ...redirectProblems(content),
  ];
  // Facts are repeated in sentences; days and names may be the same by chance.
  const sentences = content.texts.filter(({ value }) => value.includes(' '));
  const values = new Map(sentences.map(({ file, field, value }) => [`${file}: ${field}`, value]));
  return problemsAtSource(
    problems.map((problem) => ({ ...problem, value: values.get(`${problem.file}: ${problem.field}`) ?? '' })),
  );
}
