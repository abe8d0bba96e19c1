import { formatDate } from '@/lib/dates';
import type { Content } from '../content';
import type { Found } from '../finding';

/** What each empty slot of the content is for, and what to send. */
const slots = [
  {
    file: 'content/jobs.ts',
    field: 'jobs',
    subject: 'Jobs done',
    message: 'Pages show no work of yours.',
    action: 'Send three jobs: client, town, trade, what was done, a photo, and the day the client agreed.',
  },
  {
    file: 'content/people.ts',
    field: 'people',
    subject: 'People',
    message: 'Pages show no face.',
    action: 'Send name, role, languages, year of joining and a photo of those who talk to clients.',
  },
  {
    file: 'content/site.ts',
    field: 'registrations',
    subject: 'Registrations and badges',
    message: 'Nobody can look you up.',
    action: 'Send the numbers of Udyam, CIN, ISO or partner programmes, and where to check them.',
  },
] as const;

/** Slots that are still empty, and prices that nobody has checked for a year. */
export function proofFindings(content: Content): Found[] {
  const entries = ({ file, field }: (typeof slots)[number]) =>
    content.fields.find((one) => one.file === file && one.key === field)?.value;
  const empty = slots.filter((slot) => (entries(slot) as unknown[] | undefined)?.length === 0);
  return [...empty, ...priceFindings(content)];
}

function priceFindings({ fields, today }: Content): Found[] {
  const prices = fields.filter(({ field }) => field === 'startingPrice.checkedOn');
  if (prices.length === 0) {
    return [
      {
        file: 'content/services/index.ts',
        field: 'startingPrice',
        subject: 'Starting prices',
        message: 'No service says from how much on.',
        action: 'Send, for any service, the price of its smallest job and what it covers.',
      },
    ];
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return prices.flatMap(({ file, field, value }) => {
    const message = `Nobody has checked it since ${formatDate(String(value))}.`;
    return String(value) < aYearAgo ? [{ file, field, subject: 'Starting price', message, action: 'Check it.' }] : [];
  });
}
