import { type Phone, phoneOf } from '@/lib/phone';
import { type Content, moduleOf } from './content';
import type { Problem } from './problem';

const file = 'content/site.ts';

/** Reports phone numbers that can't be read, and a chat without a number that WhatsApp can have. */
export function phoneProblems(content: Content): Problem[] {
  const { site } = moduleOf(content, file);
  const problems: Problem[] = [];

  function read(field: 'phone' | 'secondPhone' | 'whatsApp'): Phone | undefined {
    if (!site[field]) return undefined;
    try {
      return phoneOf(site[field]);
    } catch (error) {
      problems.push({ file, field: `${field}.value`, message: (error as Error).message });
      return undefined;
    }
  }

  const phone = read('phone');
  read('secondPhone');
  const whatsApp = read('whatsApp');
  const hasOwnChat = site.whatsApp?.isPlaceholder === false;
  if (hasOwnChat && whatsApp?.kind === 'toll-free') {
    const message = 'must be a mobile or a landline: WhatsApp needs a number that can be called from abroad';
    problems.push({ file, field: 'whatsApp.value', message });
  }
  if (!hasOwnChat && phone && phone.kind !== 'mobile') {
    const message = 'must be confirmed: every page offers a chat, and the number in phone isn’t a mobile';
    problems.push({ file, field: 'whatsApp', message });
  }
  return problems;
}
