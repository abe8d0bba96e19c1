import { z } from 'zod';
import { detailsSchema, type registrationSchema } from './details';
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
export type { OwnerPrices } from './prices';
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

export type Owner = z.infer<typeof ownerSchema>;
export type OwnerDetails = z.infer<typeof detailsSchema>;
export type OwnerFigures = z.infer<typeof figuresSchema>;
export type OwnerTestimonials = z.infer<typeof testimonialsSchema>;
export type OwnerProjects = z.infer<typeof projectsSchema>;
export type OwnerPeople = z.infer<typeof peopleSchema>;
export type OwnerPromises = z.infer<typeof promisesSchema>;
export type OwnerLegal = z.infer<typeof legalSchema>;

export type SocialNetwork = keyof OwnerDetails['social'];
export type Registration = z.infer<typeof registrationSchema>;
export type Testimonial = OwnerTestimonials[number];
export type Project = OwnerProjects[number];
export type Person = OwnerPeople[number];
export type StartingPrice = z.infer<typeof startingPriceSchema>;
