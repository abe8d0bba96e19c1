import { serviceBySlug } from '@/content/services';
import type { CategoryId, Testimonial } from '@/content/types';
import { categoryOf } from './catalogue';
import { projectHref } from './projects';
import { servicePath } from './routes';
import { isLaunched } from '@/content/site';

/**
 * Whether testimonials are shown. Samples are shown, marked as such, only before the launch:
 * India's Guidelines for Prevention of Misleading Advertisements, 2022, require genuine opinions.
 */
export function shouldShowTestimonials({ isPlaceholder }: { isPlaceholder: boolean }, launched = isLaunched): boolean {
  return !isPlaceholder || !launched;
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
