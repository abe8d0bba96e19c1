import { detectEnvironment } from '@/lib/environment';
import type { Site } from '../pages/read-site';
import type { Content } from './content';
import { contrastFindings } from './contrast';
import { type ContentRule, type Finding, type PageRule, type Rule, type Severity, unique } from './finding';
import { legalDateFindings, signOffFindings } from './launch/legal';
import { detailFindings, optionalDetailFindings, placeholderTextFindings } from './launch/placeholders';
import * as launch from './launch/questions';
import * as pages from './pages';
import { routeFindings } from './routes';
import { searchResultFindings } from './search-results';
import { serviceFindings } from './services';
import { shapeFindings } from './shapes';
import * as texts from './texts';
import { updatedFindings } from './updated';
import { readingFindings, typedFactFindings } from './writing';

type Row<Of extends Rule> = Omit<Of, 'over' | 'severity'>;
const content = (severity: Severity, rows: readonly Row<ContentRule>[]) =>
  rows.map((row): Rule => ({ ...row, over: 'content', severity }));
const site = (severity: Severity, rows: readonly Row<PageRule>[]) =>
  rows.map((row): Rule => ({ ...row, over: 'pages', severity }));

/** Every rule about content and pages. The content check, the launch check and the review sheet read this table. */
export const rules: readonly Rule[] = [
  ...content('error', [
    { id: 'source', owner: 'developer', message: 'Merge marks and invisible characters', check: texts.sourceFindings },
    { id: 'shape', owner: 'marketing', message: 'Missing fields and wrong values', check: shapeFindings },
    { id: 'services', owner: 'developer', message: 'Lines and files that disagree', check: serviceFindings },
    { id: 'text', owner: 'marketing', message: 'Empty texts and wrong characters', check: texts.textFindings },
    { id: 'date', owner: 'marketing', message: 'Wrong dates', check: texts.dateFindings },
    { id: 'link', owner: 'marketing', message: 'Links to pages that do not exist', check: texts.linkFindings },
    { id: 'search-result', owner: 'marketing', message: 'Search results', check: searchResultFindings },
    { id: 'id', owner: 'developer', message: 'Ids that are not unique', check: texts.idFindings },
    { id: 'route', owner: 'developer', message: 'Pages without a route', check: () => routeFindings() },
    {
      id: 'contrast',
      owner: 'developer',
      message: 'Colours with too little contrast',
      check: () => contrastFindings(),
    },
    {
      id: 'updated',
      owner: 'developer',
      message: 'Dates older than the words',
      // A preview may show what was edited on a host's web page, where nobody runs a command.
      check: (input) => (detectEnvironment().isPreview ? [] : updatedFindings(input)),
    },
  ]),
  ...content('launch', [
    {
      id: 'placeholder-detail',
      owner: 'owner',
      message: 'Placeholders for the agency’s own details',
      action: 'Send the real one.',
      fix: 'Write it as confirmed(‘…’).',
      check: detailFindings,
    },
    {
      id: 'placeholder-text',
      owner: 'marketing',
      message: 'Placeholders in texts',
      action: 'Write what is true instead.',
      check: placeholderTextFindings,
    },
    {
      id: 'social',
      owner: 'marketing',
      message: 'Social pages',
      action: 'Send the page’s own address, or say that there will be none.',
      fix: 'Write the address, or remove the entry.',
      check: launch.socialFindings,
    },
    {
      id: 'testimonials',
      owner: 'marketing',
      message: 'Testimonials',
      action: 'Send clients’ own words, and their consent to be quoted.',
      fix: 'Replace the items, then set isPlaceholder to false.',
      check: launch.testimonialFindings,
    },
    {
      id: 'budget',
      owner: 'owner',
      message: 'Currency of the Google Ads budget',
      action: 'Confirm the currency, and what it is in rupees today.',
      fix: 'Set rupeesPerDollar, then isAssumption to false.',
      check: launch.budgetFindings,
    },
    {
      id: 'figures',
      owner: 'owner',
      message: 'Figures that contradict each other',
      action: 'Confirm which is true: a visitor may see either.',
      fix: 'Use it in both places, or set figuresAreConfirmed to true.',
      check: launch.figureFindings,
    },
    {
      id: 'equipment',
      owner: 'owner',
      message: 'Models of equipment',
      action: 'Confirm that you supply them, or name only those you do.',
      fix: 'List them in content/facts.ts, confirmedEquipment.',
      check: launch.equipmentFindings,
    },
    {
      id: 'security-txt',
      owner: 'developer',
      message: 'Security contact',
      action: 'Check that reports to the support address are read.',
      fix: 'Set it to the day you checked.',
      check: launch.securityFindings,
    },
    {
      id: 'legal-sign-off',
      owner: 'legal',
      message: 'Legal texts that nobody has signed off',
      action: 'Read the text and sign it off.',
      fix: 'Set legalReviewedOn in content/legal/index.ts.',
      check: signOffFindings,
    },
    {
      id: 'legal-date',
      owner: 'developer',
      message: 'Legal texts with an old date',
      check: (input) => legalDateFindings(input),
    },
  ]),
  ...site('error', [
    {
      id: 'broken-link',
      owner: 'developer',
      message: 'Broken links',
      action: 'Change the link, or add what it leads to.',
      check: pages.brokenLinkFindings,
    },
  ]),
  ...site('launch', [
    {
      id: 'orphan',
      owner: 'developer',
      message: 'Pages that no link leads to',
      action: 'Link to it from a menu or from a text.',
      fix: 'The menus follow from lib/pages.ts.',
      check: pages.orphanFindings,
    },
  ]),
  ...content('warning', [
    {
      id: 'typed-fact',
      owner: 'marketing',
      message: 'Facts that are typed by hand',
      action: 'Say which fact it is, so that it changes everywhere with that fact.',
      fix: 'Take it from content/facts.ts, or from where the count is kept.',
      check: typedFactFindings,
    },
    {
      id: 'reading-ease',
      owner: 'marketing',
      message: 'Texts that are hard to read',
      action: 'Split long sentences and use shorter words.',
      check: readingFindings,
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
  ]),
  ...site('note', [
    {
      id: 'thin-page',
      owner: 'marketing',
      message: 'Pages with little text',
      action: 'Answer what a visitor of this page wants to know.',
      check: pages.thinPageFindings,
    },
  ]),
];

/**
 * What the rules find, in the order of the table.
 * @param input the content, the exported pages or both; rules over what is missing are skipped
 * @param levels only the rules of these severities
 */
export function findingsIn(
  input: { content?: Content; site?: Site },
  levels: readonly Severity[] = ['error', 'launch', 'warning', 'note'],
): Finding[] {
  const found = rules.flatMap((rule) => {
    const { id, severity, owner, action, fix } = rule;
    if (!levels.includes(severity)) return [];
    const { content, site } = input;
    const results = rule.over === 'content' ? content && rule.check(content) : site && rule.check(site);
    return (results ?? []).map((result): Finding => ({ action, fix, ...result, rule: id, severity, owner }));
  });
  return unique(found);
}
