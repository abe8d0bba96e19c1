import type { Statistic } from '@/content/types';
import { formatDate } from '@/lib/dates';
import { securityExpiry } from '@/lib/security-txt';
import { areShown } from '@/lib/testimonials';
import { type Content, moduleOf } from '../content';
import type { Found } from '../finding';
import { networks } from '../shapes';

/** Social pages that have no address, repeat another entry or belong to another network. */
export function socialFindings(content: Content): Found[] {
  const { site } = moduleOf(content, 'content/site.ts');
  const { labels } = moduleOf(content, 'content/pages/labels.ts');
  return site.social.flatMap(({ label, icon, url }, index): Found[] => {
    const found = { file: 'content/site.ts', field: `social.${index}.url`, subject: `${label} page` };
    if (url === null) {
      const shown = [labels.comingSoonName.replace('{profile}', label)];
      return [{ ...found, message: 'It has no address: visitors read “coming soon”.', shown }];
    }
    const twin = site.social.slice(0, index).find((other) => other.url !== null && plain(other.url) === plain(url));
    const isElsewhere = !networks[icon]?.test(new URL(url).hostname);
    if (!twin && !isElsewhere) return [];
    const message = twin ? `It has the same address as ${twin.label}: ${url}.` : `${url} is not a page of ${label}.`;
    return [{ ...found, message, shown: [url] }];
  });
}

const plain = (url: string) => url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');

/** Testimonials of nobody. */
export function testimonialFindings(content: Content): Found[] {
  const { testimonials } = moduleOf(content, 'content/testimonials.ts');
  const { site } = moduleOf(content, 'content/site.ts');
  if (!testimonials.isPlaceholder) return [];
  const result = areShown(testimonials, !site.url.isPlaceholder)
    ? ': no client has said this'
    : ', so the live site hides them';
  const message = `All ${testimonials.items.length} are samples${result}.`;
  // Not names and companies: words like “bakery” are on other pages too.
  const shown = testimonials.items.map(({ text }) => text);
  return [{ file: 'content/testimonials.ts', field: 'items', subject: 'Testimonials', message, shown }];
}

/** A security.txt that expires within sixty days, or has expired. */
export function securityFindings(content: Content): Found[] {
  const { site } = moduleOf(content, 'content/site.ts');
  const expiry = securityExpiry(site.securityContactCheckedOn);
  const daysLeft = (Date.parse(expiry) - Date.parse(content.today)) / 86_400_000;
  const message = `It ${daysLeft > 0 ? 'expires' : 'expired'} on ${formatDate(expiry)}.`;
  const found = { file: 'content/site.ts', field: 'securityContactCheckedOn', subject: 'security.txt', message };
  return daysLeft > 60 ? [] : [found];
}

/** The currency of the Google Ads budget, which the specification does not name. */
export function budgetFindings(content: Content): Found[] {
  const { googleAdsBudget } = moduleOf(content, 'content/facts.ts');
  const { currency, isAssumption, text } = googleAdsBudget;
  const message = `The currency, ${currency}, and its rate in rupees are assumptions.`;
  const found = { file: 'content/facts.ts', field: 'googleAdsBudget.currency', subject: 'Google Ads budget', message };
  return isAssumption ? [{ ...found, shown: [text] }] : [];
}

/** Words that carry what a figure counts: “happy clients” and “clients” are the same thing. */
const counted = ({ label }: Statistic) =>
  /\b(projects?|clients?|customers?|years?|team|members|awards?)\b/i.exec(label)?.[0].toLowerCase();

/** Figures for the same thing that differ between the two presentations of home. */
export function figureFindings(content: Content): Found[] {
  const { figures, landingFigures, figuresAreConfirmed } = moduleOf(content, 'content/pages/figures.ts');
  if (figuresAreConfirmed) return [];
  return figures.flatMap((figure, index) => {
    const other = landingFigures.find((one) => counted(one) !== undefined && counted(one) === counted(figure));
    if (!other || other.number === figure.number) return [];
    const [ours, theirs] = [figure, other].map(({ number, label }) => `“${number} ${label}”`);
    return [
      {
        file: 'content/pages/figures.ts',
        field: `${index}.number`,
        subject: `Figure: ${figure.label}`,
        message: `Home and about say ${ours}, the other home presentation ${theirs}.`,
        paths: ['/', '/about', '/landing'],
      },
    ];
  });
}

/** Makers’ names for families of machines; what follows is the model. Names of software are not among them. */
const families =
  'ThinkPad|ThinkCentre|IdeaPad|Latitude|Inspiron|Vostro|XPS|OptiPlex|PowerEdge|EliteBook|ProBook|EliteDesk|ProDesk|' +
  'ProLiant|MacBook (?:Air|Pro)|MacBook|iMac|Mac mini|Mac Studio|Surface (?:Pro|Laptop)|UniFi|Catalyst|MikroTik|Synology|' +
  'QNAP|FortiGate|LaserJet|EcoTank|Galaxy Tab|iPad';
const model = new RegExp(`\\b(?:${families})\\b(?: (?:[A-Z]?\\d[\\w-]*|M\\d))?`, 'g');

/** Machines that the copy names and nobody has confirmed, one finding per file. */
export function equipmentFindings(content: Content): Found[] {
  const { confirmedEquipment } = moduleOf(content, 'content/facts.ts');
  return content.files.flatMap(({ file }) => {
    const named = content.texts
      .filter((text) => text.file === file && file !== 'content/facts.ts')
      .map(({ field, value }) => ({ field, names: value.match(model) ?? [] }))
      .map(({ field, names }) => ({ field, names: names.filter((name) => !confirmedEquipment?.includes(name)) }))
      .filter(({ names }) => names.length > 0);
    const shown = [...new Set(named.flatMap(({ names }) => names))];
    const message = `The copy names ${shown.join(', ')}.`;
    return named[0] ? [{ file, field: named[0].field, subject: 'Models of equipment', message, shown }] : [];
  });
}
