import { testimonials } from '@/content/owner/testimonials';
import { serviceBySlug } from '@/content/services';
import { isLaunched } from '@/content/site';
import type { CategoryId, Testimonial } from '@/content/types';
import { categoryOf } from './catalogue';
import { projectHref } from './projects';
import { servicePath } from './routes';

/**
 * The testimonials that pages show: samples, marked as such, only before the launch. India's
 * Guidelines for Prevention of Misleading Advertisements, 2022, require genuine opinions.
 */
export function shownTestimonials(all = testimonials, launched = isLaunched): readonly Testimonial[] {
  return launched ? all.filter(({ confirmedOn }) => confirmedOn) : all;
}

export type LinkedTestimonial = Omit<Testimonial, 'service' | 'project'> & {
  service?: { label: string; href: string; category: CategoryId };
  projectHref?: string;
};

/** A testimonial with links to its service and its project, if it names them. */
export function linkedTestimonial({ service, project, ...testimonial }: Testimonial): LinkedTestimonial {
  return {
    ...testimonial,
    service: service && {
      label: serviceBySlug(service).shortTitle,
      href: servicePath(service),
      category: categoryOf(service).id,
    },
    projectHref: project && projectHref(project),
  };
}
