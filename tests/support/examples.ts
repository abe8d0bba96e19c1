import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';

/* Examples for tests in which any service or question would do. */

/** The one with the longest title. */
export const service = services.toSorted((one, other) => other.title.length - one.title.length)[0]!;
export const serviceAddress = servicePath(service.slug);

const isOpen = ({ id }: { id: string }) => id === faq.initiallyOpen;
/** The question category that is open at first, and another one below it. */
export const openQuestions = faqCategories.find(isOpen)!;
export const otherQuestions = faqCategories.findLast((category) => !isOpen(category))!;
