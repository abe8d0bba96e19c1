import type { Content } from './content';
import { boardProblems } from './letters';
import { linkProblems } from './links';
import { launchProblems, phoneProblems, promiseProblems, sampleProblems } from './owner';
import { type Problem, unique } from './problem';
import { redirectProblems } from './redirects';
import { categoryProblems, schemaProblems, shortListProblems, serviceNameProblems, slugProblems } from './schemas';
import { searchResultProblems } from './search-results';
import { dateProblems, idProblems, numberProblems, pictureProblems, projectProblems, textProblems } from './texts';

/**
 * The rules about content. A build stops if one of them reports a problem, so each is about a harm
 * to a visitor, a crawler or the owner.
 */
const contentChecks: readonly ((content: Content) => readonly Problem[])[] = [
  schemaProblems,
  phoneProblems,
  sampleProblems,
  launchProblems,
  promiseProblems,
  shortListProblems,
  slugProblems,
  serviceNameProblems,
  categoryProblems,
  numberProblems,
  textProblems,
  boardProblems,
  linkProblems,
  dateProblems,
  searchResultProblems,
  idProblems,
  projectProblems,
  pictureProblems,
  redirectProblems,
];

export function problemsInContent(content: Content): Problem[] {
  return unique(contentChecks.flatMap((check) => check(content)));
}
