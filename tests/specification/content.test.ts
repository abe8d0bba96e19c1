import { contactLabels } from '@/content/labels';
import { designRevisions, emergencies, googleAdsBudget, officeHours, payment, timelines } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { figures as ownerFigures } from '@/content/owner/figures';
import { figures, landingFigures } from '@/content/pages/figures';
import { refundPolicy } from '@/content/legal/refund-policy';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { footerServices } from '@/content/footer';
import { serviceSlugs } from '@/content/services';
import { site } from '@/content/site';
import { testimonials } from '@/content/owner/testimonials';
import type { Statistic } from '@/content/types';
import { legalMenu, mainMenu, type MenuItem, smallScreenMenu } from '@/lib/navigation';
import { plain, plainCopyOf } from '../support/texts';
import { expectations as expected } from './expectations';

const inWords = (list: readonly Statistic[]) => list.map(({ number, label }) => `${number} ${label}`);
const labels = (menu: readonly MenuItem[]) => menu.map(({ label }) => label);
/** The entries that are expected: the content may have more. */
const only = (wanted: readonly string[], list: readonly string[]) => list.filter((entry) => wanted.includes(entry));

const dollarsIn = (text: string) =>
  Array.from(text.matchAll(/(?<=US\$[\d,–]*)[\d,]+/g), ([amount]) => Number(amount.replaceAll(',', '')));

/** The promises, in a word each. */
const reasons = home.whyChooseUs.items.map(({ word }) => word);
const times: Readonly<Record<string, string>> = timelines;
const { landing } = home;
const faqTitles = faqCategories.map(({ title }) => title);
const offers = landing.services.items.map(({ title }) => title);
it.each<readonly [name: string, found: unknown, wanted: unknown]>([
  ['presentation @spec-1', home.presentation, expected.presentation],
  ['promises @spec-1', only(expected.promises, reasons), expected.promises],
  ['promises of the landing presentation @spec-1', only(expected.promises, landing.hero.promises), expected.promises],
  ['landingServices @spec-1', only(expected.landingServices, offers), expected.landingServices],
  ['landingFigures @spec-1', only(expected.landingFigures, inWords(landingFigures)), expected.landingFigures],
  ['quote @spec-1', contactLabels.quote, expected.quote],
  ['tagline @spec-1', site.tagline, expected.tagline],
  ['country @spec-1', site.country, expected.country],
  // Once the owner has confirmed a figure, it may differ.
  ...Object.values(ownerFigures).flatMap(({ confirmedOn }, index) =>
    confirmedOn ? [] : [['figures @spec-2', inWords(figures)[index], expected.figures[index]] as const],
  ),
  ['faqCategories @spec-2', only(expected.faqCategories, faqTitles), expected.faqCategories],
  ['openQuestions @spec-2', faq.initiallyOpen, expected.openQuestions],
  ['notFound @spec-2', [notFound.code, notFound.title, notFound.action], expected.notFound],
  ['services @spec-2', only(expected.services, serviceSlugs), expected.services],
  ['footerServices @spec-2', Math.min(footerServices.length, expected.footerServices), expected.footerServices],
  ['mainMenu @spec-2', only(expected.mainMenu, labels(mainMenu)), expected.mainMenu],
  ['smallScreenMenu @spec-2', only(expected.smallScreenMenu, labels(smallScreenMenu)), expected.smallScreenMenu],
  ['legalMenu @spec-2', only(expected.legalMenu, labels(legalMenu)), expected.legalMenu],
  ...Object.entries(expected.timelines).map(
    ([name, time]) => [`timelines.${name} @spec-9`, plain(times[name] ?? ''), plain(time)] as const,
  ),
  ['designRevisions @spec-9', designRevisions.maximum, expected.designRevisions],
  ['payment @spec-9', [payment.smallProjects, payment.largeProjects], expected.payment],
  ['officeHours @spec-9', officeHours.week, expected.officeHours],
  ['emergencySupport @spec-9', emergencies.support, expected.emergencySupport],
  ['googleAdsBudget @spec-9', [googleAdsBudget.minimum, googleAdsBudget.maximum], expected.googleAdsBudget],
  ['the dollars in googleAdsBudget.text @spec-9', dollarsIn(googleAdsBudget.text), expected.googleAdsBudget],
  // Clients' own words replace the three samples.
  ...(testimonials.some(({ confirmedOn }) => confirmedOn)
    ? []
    : [
        ['testimonials @spec-1', Math.min(testimonials.length, expected.testimonials), expected.testimonials] as const,
        ['stars @spec-9', Math.min(...testimonials.map(({ rating = 0 }) => rating)), expected.stars] as const,
      ]),
])('agrees with the specification, or its line in expectations.ts must change: %s', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});

it.each(expected.faqCategories)('%s has at least three questions @spec-2', (title) => {
  const { items = [] } = faqCategories.find((category) => category.title === title) ?? {};
  expect(items.length).toBeGreaterThanOrEqual(expected.questionsPerCategory);
});

it.each([
  ['the home page', home],
  ['the landing presentation', landing],
])('%s carries the tagline, and says who the agency is in at least three paragraphs @spec-1', (_, page) => {
  expect(page.hero.tagline).toBe(site.tagline);
  expect(page.about.paragraphs.length).toBeGreaterThanOrEqual(3);
});

it('the landing presentation says what is offered @spec-1', () => {
  const offered = ['web development', 'mobile apps', 'digital marketing', 'seo', 'ui/ux design'];
  expect(offered.filter((part) => !plainCopyOf(landing).toLowerCase().includes(part))).toEqual([]);
});

it('the refund policy is short, and refunds are case by case @spec-2', () => {
  const refund = plainCopyOf(refundPolicy);
  expect(refund).toContain('case by case');
  expect(refund.split(' ').length).toBeLessThan(300);
});
