import type { ExportedSite } from '../exported-page/read-site';
import type { Content } from './content';
import { contrastFindings } from './contrast';
import { type RuleFinding, type RuleRow, type Rule, severities, type Severity, unique } from './finding';
import { launchQuestions, optionalDetailFindings, proofFindings } from './launch';
import { brokenLinkFindings } from './pages';
import { phoneFindings } from './phones';
import { lengthFindings, searchResultFindings } from './search-results';
import { categoryColourFindings, serviceNameFindings, schemaFindings, slugFindings } from './schemas';
import * as texts from './texts';

const content = (severity: Severity, rows: readonly RuleRow<Content>[]) =>
  rows.map((row): Rule => ({ ...row, over: 'content', severity }));

/** All rules. The content check, the launch check and the review sheet read them. */
const rules: readonly Rule[] = [
  ...content('error', [
    { id: 'shape', owner: 'marketing', check: schemaFindings },
    { id: 'phone', owner: 'owner', check: phoneFindings },
    { id: 'slug', owner: 'developer', check: slugFindings },
    { id: 'service-name', owner: 'marketing', check: serviceNameFindings },
    { id: 'category-colour', owner: 'developer', check: categoryColourFindings },
    { id: 'text', owner: 'marketing', check: texts.textFindings },
    { id: 'date', owner: 'marketing', check: texts.dateFindings },
    { id: 'search-result', owner: 'marketing', check: searchResultFindings },
    { id: 'id', owner: 'developer', check: texts.idFindings },
    { id: 'project', owner: 'marketing', check: texts.projectFindings },
    { id: 'picture', owner: 'marketing', check: texts.pictureFindings },
    { id: 'contrast', owner: 'developer', check: () => contrastFindings() },
  ]),
  ...content('launch', launchQuestions),
  {
    id: 'broken-link',
    over: 'pages',
    severity: 'error',
    owner: 'developer',
    action: 'Change the link, or add what it leads to.',
    check: brokenLinkFindings,
  },
  ...content('warning', [
    {
      id: 'length',
      owner: 'marketing',
      action: 'Change it if it reads badly when cut.',
      check: lengthFindings,
    },
  ]),
  ...content('note', [
    {
      id: 'optional-detail',
      owner: 'owner',
      action: 'Strongly advised: send it.',
      fix: 'Write it as confirmed(…).',
      check: optionalDetailFindings,
    },
    {
      id: 'proof',
      owner: 'owner',
      action: 'Strongly advised: send it. The READMEs in content/ say what it needs.',
      check: proofFindings,
    },
  ]),
];

/**
 * Runs the rules, in the order of the table.
 * @param input the content, the exported pages or both; the rules about the other one are skipped
 * @param levels runs only rules of these severities
 */
export function findingsIn(
  input: { content?: Content; site?: ExportedSite },
  levels: readonly Severity[] = severities,
): RuleFinding[] {
  const found = rules
    .filter(({ severity }) => levels.includes(severity))
    .flatMap((rule) => {
      const { id, severity, owner, action, fix } = rule;
      const { content, site } = input;
      const results = rule.over === 'content' ? content && rule.check(content) : site && rule.check(site);
      return (results ?? []).map((result): RuleFinding => ({ action, fix, ...result, rule: id, severity, owner }));
    });
  return unique(found);
}
