import type { Site } from '../pages/read-site';
import type { Content } from './content';
import { contrastFindings } from './contrast';
import { type Finding, type Row, type Rule, severities, type Severity, unique } from './finding';
import { launchQuestions, optionalDetailFindings, proofFindings } from './launch';
import { brokenLinkFindings } from './pages';
import { lengthFindings, searchResultFindings } from './search-results';
import { leftoverFindings } from './leftovers';
import { categoryColourFindings, serviceNameFindings, shapeFindings, slugFindings } from './shapes';
import * as texts from './texts';

const content = (severity: Severity, rows: readonly Row<Content>[]) =>
  rows.map((row): Rule => ({ ...row, over: 'content', severity }));

/** All rules. The content check, the launch check and the review sheet read them. */
const rules: readonly Rule[] = [
  ...content('error', [
    { id: 'shape', owner: 'marketing', message: 'Missing fields and wrong values', check: shapeFindings },
    { id: 'slug', owner: 'developer', message: 'Slugs that are not the name of their file', check: slugFindings },
    { id: 'service-name', owner: 'marketing', message: 'Names that two services share', check: serviceNameFindings },
    { id: 'category-colour', owner: 'developer', message: 'Colours of categories', check: categoryColourFindings },
    { id: 'text', owner: 'marketing', message: 'Empty texts and wrong characters', check: texts.textFindings },
    { id: 'date', owner: 'marketing', message: 'Wrong dates', check: texts.dateFindings },
    {
      id: 'search-result',
      owner: 'marketing',
      message: 'Search results that two pages share',
      check: searchResultFindings,
    },
    { id: 'id', owner: 'developer', message: 'Ids that are not unique', check: texts.idFindings },
    { id: 'job', owner: 'marketing', message: 'Jobs that are not there', check: texts.jobFindings },
    { id: 'picture', owner: 'marketing', message: 'Pictures that can’t be used', check: texts.pictureFindings },
    { id: 'contrast', owner: 'developer', message: 'Colours that are too close', check: () => contrastFindings() },
  ]),
  ...content('launch', [
    ...launchQuestions,
    {
      id: 'not-offered',
      owner: 'marketing',
      message: 'Sentences about services that aren’t offered',
      action: 'Change the sentence, or take it out.',
      check: leftoverFindings,
    },
  ]),
  {
    id: 'broken-link',
    over: 'pages',
    severity: 'error',
    owner: 'developer',
    message: 'Broken links',
    action: 'Change the link, or add what it leads to.',
    check: brokenLinkFindings,
  },
  ...content('warning', [
    {
      id: 'length',
      owner: 'marketing',
      message: 'Titles and descriptions that are long or short for a search result',
      action: 'Change it if it reads badly when cut.',
      check: lengthFindings,
    },
  ]),
  ...content('note', [
    {
      id: 'optional-detail',
      owner: 'owner',
      message: 'Details that owners look for before they pay',
      action: 'Strongly advised: send it.',
      fix: 'Write it as confirmed(…).',
      check: optionalDetailFindings,
    },
    {
      id: 'proof',
      owner: 'owner',
      message: 'What owners look for before they call',
      action: 'Strongly advised: send it. content/README.md says what it needs.',
      check: proofFindings,
    },
    {
      id: 'legal-date',
      owner: 'legal',
      message: 'Dates of legal texts',
      action: 'If the words changed, send the new date.',
      fix: 'Set it to the day the words changed.',
      check: texts.legalDateFindings,
    },
  ]),
];

/**
 * Runs the rules, in the order of the table.
 * @param input the content, the exported pages or both; the rules about the other one are skipped
 * @param levels runs only rules of these severities
 */
export function findingsIn(
  input: { content?: Content; site?: Site },
  levels: readonly Severity[] = severities,
): Finding[] {
  const found = rules
    .filter(({ severity }) => levels.includes(severity))
    .flatMap((rule) => {
      const { id, severity, owner, action, fix } = rule;
      const { content, site } = input;
      const results = rule.over === 'content' ? content && rule.check(content) : site && rule.check(site);
      return (results ?? []).map((result): Finding => ({ action, fix, ...result, rule: id, severity, owner }));
    });
  return unique(found);
}
