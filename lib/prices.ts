import { formatDate } from '@/content/dates';
import { trustLabels } from '@/content/labels';
import { prices } from '@/content/owner/prices';
import { hasStartingPrices } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import type { StartingPrice } from '@/content/types';
import { routes } from './routes';

/** Formats a starting price: “From ₹18,000 plus GST”. */
export function startingPriceText({ rupees, per, gst }: StartingPrice): string {
  const { priceFrom, pricePer, gst: gstLabels } = trustLabels;
  return [
    priceFrom.replace('{price}', `₹${rupees.toLocaleString('en-IN')}`),
    ...(per ? [pricePer.replace('{unit}', per)] : []),
    gstLabels[gst],
  ].join(' ');
}

/** The starting price of a service, what it covers and the day it was checked. */
export function startingPriceOf(slug: ServiceSlug): { price: string; covers: string; checked: string } | undefined {
  const price = prices[slug];
  if (!price) return undefined;
  const checked = trustLabels.priceChecked.replace('{date}', formatDate(price.checkedOn));
  return { price: startingPriceText(price), covers: price.covers, checked };
}

/** A link to the table of all services, once it has prices. */
export function priceTableLink(): { label: string; href: string } | undefined {
  return hasStartingPrices ? { label: trustLabels.comparePrices, href: routes.products } : undefined;
}
