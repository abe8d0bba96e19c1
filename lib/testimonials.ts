import { testimonials } from '@/content/owner/testimonials';
import type { ServiceSlug } from '@/content/services';
import { isLaunched } from '@/content/site';
import type { Testimonial } from '@/content/types';
import { type ProjectItem, projectItems, sameWords } from './projects';

/** The words of clients who have agreed to be quoted; samples are on home only. */
const confirmedTestimonials = testimonials.filter(({ confirmedOn }) => confirmedOn);

/**
 * The testimonials that pages show: samples, marked as such, only before the launch. India's
 * Guidelines for Prevention of Misleading Advertisements, 2022, require genuine opinions.
 */
export function shownTestimonials(): readonly Testimonial[] {
  return isLaunched ? confirmedTestimonials : testimonials;
}

/** The anchor of a testimonial, to which its project leads. */
export const testimonialId = (project: string) => `words-${project}`;

/** A project's testimonial: it names the project, or has the same words. */
const testimonialAbout = ({ id, clientWords }: ProjectItem) =>
  confirmedTestimonials.find(({ project, text }) => `project-${project}` === id || sameWords(clientWords, text));

/** Up to three projects, with links to their clients' words further down the page. */
export function projectsOnHome(): ProjectItem[] {
  return projectItems()
    .slice(0, 3)
    .map((item) => {
      const { project, text } = testimonialAbout(item) ?? {};
      // The testimonial further down has them.
      const clientWords = sameWords(item.clientWords, text) ? undefined : item.clientWords;
      return { ...item, clientWords, testimonialHref: project && `#${testimonialId(project)}` };
    });
}

/** A service's projects, each with its client's words, and the words of its other clients. */
export function workOf(slug: ServiceSlug): { projects: ProjectItem[]; words: Testimonial[] } {
  // One row. The others are on /about.
  const items = projectItems(slug).slice(0, 2);
  const projects = items.map((item) => ({ ...item, testimonial: testimonialAbout(item) }));
  const shown = projects.map(({ testimonial }) => testimonial);
  return { projects, words: confirmedTestimonials.filter((one) => one.service === slug && !shown.includes(one)) };
}
