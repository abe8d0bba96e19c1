import { lines } from '@/content/lines';
import { serviceBySlug } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';
import type { Line, Service, ServiceCard } from '@/content/types';
import { type Catalogue, drawingPath, servicePath } from './routes';

/** A card with the page it leads to. */
export type LinkedCard = ServiceCard & { href: string };

/**
 * The line that a service is a stop of.
 * @throws when no line, or no single one, names the service
 */
export function lineOf(slug: ServiceSlug): Line {
  const [line, ...others] = lines.filter(({ stops }) => stops.includes(slug));
  if (!line || others.length > 0) throw new Error(`content/lines.ts: stops: "${slug}" must be on exactly one line`);
  return line;
}

/** A service as a card: its icon on its line's gradient. */
function serviceCard({ slug, icon, shortTitle, cardDescription }: Service, catalogue: Catalogue): LinkedCard {
  return {
    icon,
    title: shortTitle,
    description: cardDescription,
    gradient: lineOf(slug).id,
    href: servicePath(slug, catalogue),
  };
}

/** The cards of some services, in the order given. */
export function serviceCards(slugs: readonly ServiceSlug[], catalogue: Catalogue = 'services'): LinkedCard[] {
  return slugs.map((slug) => serviceCard(serviceBySlug(slug), catalogue));
}

/** Services whose line leaves half its row free, so that there is room for their drawings. */
export const picturedServices: readonly ServiceSlug[] = lines.flatMap(({ stops }) => (stops.length <= 2 ? stops : []));

/** The services line by line, with the drawings that there is room for. */
export function serviceLines(catalogue?: Catalogue) {
  return lines.map(({ stops, ...line }) => ({
    ...line,
    cards: serviceCards(stops, catalogue),
    drawings: stops.filter((slug) => picturedServices.includes(slug)).map(drawingPath),
  }));
}

/** The lines with their stops as the hero's map shows them. */
export function mapLines() {
  return lines.map(({ id, stops }) => ({
    id,
    stops: stops.map((slug) => {
      return { slug, label: serviceBySlug(slug).mapLabel, href: servicePath(slug) };
    }),
  }));
}
