import type { MessageFormProps } from '@/components/islands/message-form';
import { enquiryText, mailLimit, mailLink, readEnquiry } from '@/lib/hand-over';

// If React fails to load: the mail program opens with what was typed, as the hand-over would have it.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const { props } = form.closest<HTMLElement>('[data-island]')!.dataset;
  const { variant, labels, handOver } = JSON.parse(props!) as MessageFormProps;
  const enquiry = readEnquiry(form);
  if (variant === 'contact') console.log('Contact form', enquiry);
  if (!handOver) return;
  const characters = Array.from(enquiryText(enquiry, labels)).slice(0, mailLimit);
  const link = () => mailLink(handOver.mail, characters.join(''));
  while (link().length > mailLimit) characters.splice(-20, 20, '…');
  location.href = link();
});
