import { formatMonth } from './dates';
import { trustLabels } from './labels';
import { prices } from './owner/prices';
import type { ServiceSlug } from './services/slugs';
import type { StartingPrice } from './types';
import { inRupees } from './wording';

/** Formats a starting price: “from ₹18,000 plus GST”. */
export function priceText({ rupees, per, gst }: Pick<StartingPrice, 'rupees' | 'per' | 'gst'>): string {
  const { priceFrom, pricePer, gst: gstLabels } = trustLabels;
  return [
    priceFrom.replace('{price}', inRupees(rupees)),
    ...(per ? [pricePer.replace('{unit}', per)] : []),
    gstLabels[gst],
  ].join(' ');
}

/** A small job with its price: “two cameras with recorder from ₹18,000 plus GST”. */
export function smallJob(slug: ServiceSlug): string | undefined {
  const price = prices[slug];
  return price && `${price.job} ${priceText(price)}`;
}

const maxJobs = 4;

/** Up to four small jobs in the owner's order, in a sentence. */
export function smallJobs(): string | undefined {
  const jobs = Object.values(prices)
    .slice(0, maxJobs)
    .map((price) => `${price.job} ${priceText(price)}`);
  return jobs.length > 0 ? `Starting prices: ${jobs.join('; ')}.` : undefined;
}

/** A whole job that was done, in a sentence. */
export function exampleJob(slug: ServiceSlug): string | undefined {
  const price = prices[slug];
  if (!price?.exampleJob) return undefined;
  const { what, rupees, days, month } = price.exampleJob;
  return `${what} cost ${inRupees(rupees)} ${trustLabels.gst[price.gst]} and took ${days} ${days === 1 ? 'day' : 'days'}, in ${formatMonth(month)}.`;
}

/** What the smallest maintenance contract costs, in a sentence. */
export function maintenanceFrom(slug: ServiceSlug): string | undefined {
  const price = prices[slug];
  if (!price?.maintenancePerYear) return undefined;
  return `A maintenance contract (AMC) costs ${priceText({ rupees: price.maintenancePerYear, per: 'year', gst: price.gst })}.`;
}
