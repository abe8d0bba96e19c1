import { servicePage, trustLabels } from '@/content/labels';
import { serviceBySlug, type ServiceSlug } from '@/content/services';
import { startingPriceOf } from './prices';

/** A fact at the top of a service's page. `note`: what a starting price is for, and the payment. */
export type KeyFact = { label: string; value: string; note?: string };

/** The facts at the top of a service's page. A starting price comes before the payment. */
export function keyFactsOf(slug: ServiceSlug): KeyFact[] {
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
