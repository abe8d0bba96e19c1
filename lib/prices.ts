import { proofLabels } from '@/content/pages/proof';
import { services } from '@/content/services';
import type { Feature, Service } from '@/content/types';
import { formatDate } from './dates';

/** A starting price as pages show it, “From ₹18,000”; undefined for a service without one. */
export function startingPrice({ startingPrice: price }: Service): string | undefined {
  return price && proofLabels.priceFrom.replace('{price}', `₹${price.rupees.toLocaleString('en-IN')}`);
}

/** The starting price as the first of what decides the price; none for a service without one. */
export function priceFactor(service: Service): Feature[] {
  const title = startingPrice(service);
  if (!title || !service.startingPrice) return [];
  const { covers, checkedOn } = service.startingPrice;
  const checked = proofLabels.priceChecked.replace('{date}', formatDate(checkedOn));
  return [{ title, description: `${covers} ${checked}` }];
}

export const hasStartingPrices = services.some((service) => service.startingPrice);
