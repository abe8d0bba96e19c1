import { enquiryText, mailHandOver, readEnquiry } from '@/lib/hand-over';
import type { MessageFormProps } from '@/components/islands/message-form';

// A form that React could not be had for: the mail program opens with what was typed, as the hand-over would have it.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>('[data-island="message-form"]');
  if (event.defaultPrevented || !island) return;
  event.preventDefault();
  const { variant, labels, handOver } = JSON.parse(island.dataset.props!) as MessageFormProps;
  const enquiry = readEnquiry(form);
  if (variant === 'contact') console.log('Contact form', enquiry);
  if (!handOver) return;
  const { address, subject } = handOver;
  location.href = mailHandOver(address, subject, enquiryText(enquiry, labels)).href;
});
