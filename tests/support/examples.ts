import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';

/* Examples for tests in which any service or question would do. */

export const servicesByTitle = services.toSorted((one, other) => one.title.length - other.title.length);
export const service = servicesByTitle[0]!;
export const serviceAddress = servicePath(service.slug);

const isOpen = ({ id }: { id: string }) => id === faq.initiallyOpen;
/** The question category that is open at first, and another one below it. */
export const openQuestions = faqCategories.find(isOpen)!;
export const otherQuestions = faqCategories.findLast((category) => !isOpen(category))!;
