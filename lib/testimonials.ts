import { serviceBySlug } from '@/content/services';
import type { Testimonial } from '@/content/types';
import { jobHref } from './jobs';
import { servicePath } from './routes';
import { isLaunched } from './site-address';

/**
 * Whether testimonials may be on the site. Samples are shown, marked as such, until the launch:
 * India's Guidelines for Prevention of Misleading Advertisements, 2022, ask for genuine opinions.
 */
export function areShown({ isPlaceholder }: { isPlaceholder: boolean }, launched = isLaunched): boolean {
  return !isPlaceholder || !launched;
}

export type LinkedTestimonial = Omit<Testimonial, 'service' | 'job'> & {
  service?: { label: string; href: string };
  jobHref?: string;
};

/** A testimonial with the addresses of its service and its job, as far as it names them. */
export function linkedTestimonial({ service, job, ...testimonial }: Testimonial): LinkedTestimonial {
  return {
    ...testimonial,
    service: service && { label: serviceBySlug(service).shortTitle, href: servicePath(service) },
    jobHref: job && jobHref(job),
  };
}
