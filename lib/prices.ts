import { trustLabels } from '@/content/pages/trust';
import { hasStartingPrices } from '@/content/services';
import type { Feature, Service } from '@/content/types';
import { formatDate } from './dates';
import { routes } from './routes';

/** Formats a starting price: “From ₹18,000 plus GST”. Undefined if the service has none. */
export function startingPriceText({ startingPrice: price }: Pick<Service, 'startingPrice'>): string | undefined {
  if (!price) return undefined;
  const { rupees, per, gst } = price;
  const { priceFrom, pricePer, gst: gstLabels } = trustLabels;
  return [
    priceFrom.replace('{price}', `₹${rupees.toLocaleString('en-IN')}`),
    ...(per ? [pricePer.replace('{unit}', per)] : []),
    gstLabels[gst],
  ].join(' ');
}

/** The starting price as a price factor, or an empty list. */
export function startingPriceFactor(service: Service): Feature[] {
  const title = startingPriceText(service);
  if (!title || !service.startingPrice) return [];
  const { covers, checkedOn } = service.startingPrice;
  const checked = trustLabels.priceChecked.replace('{date}', formatDate(checkedOn));
  return [{ title, description: `${covers} ${checked}` }];
}

/** A link to the table of all services, once it has prices. */
export function priceTableLink(): { label: string; href: string } | undefined {
  return hasStartingPrices ? { label: trustLabels.comparePrices, href: routes.products } : undefined;
}
