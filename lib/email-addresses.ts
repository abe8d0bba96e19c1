import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { uncapitalised } from '@/content/wording';
import { mailto } from './contact-links';

/**
 * The e-mail addresses as the contact page lists them: each once, with all that it is for. What is
 * said only of less common ones is folded.
 */
export function emailAddresses() {
  const emails = contact.emails.map((email) => ({ ...email, address: details.emails[email.role].value }));
  const firsts = emails.filter(
    (email, index) => emails.findIndex(({ address }) => address === email.address) === index,
  );
  return firsts.map(({ role, subject, isFolded = false, address }) => {
    const same = emails.filter((email) => email.address === address);
    return {
      label: same.map((email) => email.label).join(', '),
      description: same
        .map(({ description }, index) => (index === 0 ? description : uncapitalised(description)))
        .join('; '),
      isFolded,
      address,
      href: mailto(role, subject),
    };
  });
}
