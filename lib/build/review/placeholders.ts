import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { phoneForms } from '@/lib/phone';

/**
 * Placeholders as a page would show them. The name and the domain are not among them: they stand on every page, and the
 * launch check lists them once.
 */
export function shownPlaceholders(): string[] {
  const { phone, emails, companySite, founder } = site;
  const details = [...Object.values(emails), companySite, founder.name].filter(({ isPlaceholder }) => isPlaceholder);
  return [
    ...(phone.isPlaceholder ? [phoneForms(phone.value).display] : []),
    ...details.map(({ value }) => value),
    ...(testimonials.isPlaceholder ? testimonials.items.map(({ name }) => name) : []),
  ].filter((text, index, all) => all.indexOf(text) === index);
}
