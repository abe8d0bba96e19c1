import { formatDate } from '@/content/dates';
import { servicePage, trustLabels } from '@/content/labels';
import { maintenanceCost, noGst } from '@/content/owner-facts';
import { prices } from '@/content/owner/prices';
import { projects } from '@/content/owner/projects';
import { hasStartingPrices, serviceBySlug, services, type ServiceSlug } from '@/content/services';
import { exampleJob, gstText, priceText, smallJob } from '@/content/starting-prices';
import type { StartingPrice } from '@/content/types';
import { capitalised, inRupees } from '@/content/wording';
import { anchors, routes } from './routes';

/** Formats a starting price that stands alone: “From ₹18,000 plus GST”. */
export function startingPriceText(price: StartingPrice): string {
  return capitalised(priceText(price));
}

/** A small job with its price: “Two cameras with recorder from ₹18,000 plus GST”. */
export function smallJobLine(slug: ServiceSlug): string | undefined {
  const price = prices[slug];
  return price && capitalised(smallJob(price));
}

/** The starting price of a service, what it covers, and what other prices are known. */
export function startingPriceOf(slug: ServiceSlug) {
  const price = prices[slug];
  if (!price) return undefined;
  return {
    price: startingPriceText(price),
    job: capitalised(price.job),
    covers: price.covers,
    quoteRow: price.quoteRow ? inRupees(price.quoteRow) + gstText(price.gst) : undefined,
    checked: trustLabels.priceChecked.replace('{date}', formatDate(price.checkedOn)),
    exampleJob: exampleJob(slug),
  };
}

/** On the page of a service with a price of ours, if no GST is added. Rental has it in an answer. */
export function noGstOn(slug: ServiceSlug): string | undefined {
  const hasPlan = maintenanceCost && (slug === 'office-setup' || slug === 'server-setup');
  const hasPrice = prices[slug] || hasPlan || projects.some(({ service, rupees }) => service === slug && rupees);
  return hasPrice && slug !== 'pc-laptop-rental' ? noGst : undefined;
}

/** The whole jobs of all services, in a sentence each. */
export const exampleJobs = services.flatMap(({ slug }) => exampleJob(slug) ?? []);

/** What decides the price of a service: beside an example job, only the more important half. */
export function priceFactorsOf(slug: ServiceSlug) {
  const factors = serviceBySlug(slug).priceFactors;
  return prices[slug]?.exampleJob ? factors.slice(0, Math.ceil(factors.length / 2)) : factors;
}

/** A link to the table of all services, where visitors put together one quote. */
export function tableLink(): { label: string; href: string } {
  return {
    label: hasStartingPrices ? trustLabels.comparePrices : trustLabels.severalServices,
    href: `${routes.products}#${anchors.compare}`,
  };
}

/** The facts at the top of a service's page, with a starting price instead of the payment. */
export function factsWithPrice(slug: ServiceSlug): { label: string; value: string; note?: string }[] {
  const { facts, payment, times } = serviceBySlug(slug);
  const starting = startingPriceOf(slug);
  return facts.map((fact) => {
    if (fact === 'time') return times[0];
    if (fact !== 'payment') return fact;
    return starting
      ? { label: trustLabels.price, value: starting.price, note: `${starting.job}. ${payment}.` }
      : { label: servicePage.payment, value: payment };
  });
}
