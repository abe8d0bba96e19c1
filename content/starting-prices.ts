import { formatMonth } from './dates';
import { trustLabels } from './labels';
import { prices } from './owner/prices';
import type { ServiceSlug } from './services';
import type { StartingPrice } from './types';
import { inRupees } from './wording';

/** After a price. Without a registration, prices stand alone. */
export const gstText = (gst: StartingPrice['gst']) => (gst === 'none' ? '' : ` ${trustLabels.gst[gst]}`);

type Price = Pick<StartingPrice, 'rupees' | 'per' | 'gst'> & { from?: boolean };

/** Formats a price, which is a starting price unless `from` is false: “from ₹18,000 plus GST”. */
export function priceText({ rupees, per, gst, from = true }: Price): string {
  const { priceFrom, pricePer } = trustLabels;
  const unit = per ? ` ${pricePer.replace('{unit}', per)}` : '';
  return (from ? priceFrom : '{price}').replace('{price}', inRupees(rupees)) + unit + gstText(gst);
}

/** A small job with its price: “two cameras with recorder from ₹18,000 plus GST”. */
export const smallJob = (price: StartingPrice) => `${price.job} ${priceText(price)}`;

/** Above the owner's price: “What a website costs”. Without one, the section says what decides it. */
export function priceTitle(slug: ServiceSlug, work: string, verb: 'cost' | 'costs' = 'costs'): string {
  return prices[slug] ? `What ${work} ${verb}` : `What decides the price of ${work}`;
}

const maxJobs = 4;

/** Up to four small jobs in the owner's order, in a sentence that says whether there are more. */
export function smallJobs(all = prices): string | undefined {
  const jobs = Object.values(all).map(smallJob);
  if (jobs.length === 0) return undefined;
  if (jobs.length <= maxJobs) return `Starting prices: ${jobs.join('; ')}.`;
  return `Some of our starting prices: ${jobs.slice(0, maxJobs).join('; ')}.`;
}

/** A whole job that was done, in a sentence. Machines are rented for days; other work takes them. */
export function exampleJob(slug: ServiceSlug, { exampleJob: job, gst }: Partial<StartingPrice> = prices[slug] ?? {}) {
  if (!job || !gst) return undefined;
  const { exampleJob: sentence, exampleRental } = trustLabels;
  return (slug === 'pc-laptop-rental' ? exampleRental : sentence)
    .replace('{job}', job.what)
    .replace('{price}', inRupees(job.rupees) + gstText(gst))
    .replace('{days}', `${job.days} ${job.days === 1 ? 'day' : 'days'}`)
    .replace('{month}', formatMonth(job.month));
}
