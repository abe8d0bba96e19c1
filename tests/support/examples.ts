import { faqCategories } from '@/content/faq';
import { faq } from '@/content/pages/faq';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';

/* What tests use where any service, question or category of questions would do. */

export const servicesByTitle = services.toSorted((one, other) => one.title.length - other.title.length);
export const service = servicesByTitle[0]!;
export const serviceAddress = servicePath(service.slug);

const isOpen = ({ id }: { id: string }) => id === faq.initiallyOpen;
/** The category of questions that is open at first, and one below it. */
export const openQuestions = faqCategories.find(isOpen)!;
export const otherQuestions = faqCategories.findLast((category) => !isOpen(category))!;
