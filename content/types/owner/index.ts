import { z } from 'zod';
import { detailsSchema } from './details';
import { figuresSchema } from './figures';
import { legalSchema } from './legal';
import { peopleSchema } from './people';
import { pricesSchema, type startingPriceSchema } from './prices';
import { projectsSchema } from './projects';
import { promisesSchema } from './promises';
import { testimonialsSchema } from './testimonials';

export { detailParts, type EmailRole, emailRoles, type Reviews } from './details';
export { stateOfGstin } from './gstin';
export type { LaunchContext, LaunchNote } from './note';
export { typedIntoPlaceholder } from './values';

/** What the files of content/owner export, in the order of content/owner/README.md. */
export const ownerSchema = z
  .strictObject({
    details: detailsSchema,
    figures: figuresSchema,
    testimonials: testimonialsSchema,
    projects: projectsSchema,
    people: peopleSchema,
    prices: pricesSchema,
    promises: promisesSchema,
    legal: legalSchema,
  })
  .superRefine(({ testimonials, projects }, context) => {
    testimonials.forEach(({ project }, index) => {
      if (project === undefined || projects.some((one) => one.id === project)) return;
      const message = 'must be the id of a project in content/owner/projects.ts';
      context.addIssue({ code: 'custom', path: ['testimonials', index, 'project'], message });
    });
  });

/** The types of the files: `Owner['details']` and so on. */
export type Owner = z.infer<typeof ownerSchema>;
export type SocialNetwork = keyof Owner['details']['social'];
export type Registration = Owner['details']['registrations'][number];
export type Testimonial = Owner['testimonials'][number];
export type Project = Owner['projects'][number];
export type Person = Owner['people'][number];
export type StartingPrice = z.infer<typeof startingPriceSchema>;
