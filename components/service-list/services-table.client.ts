import { chatNamer } from '@/components/enquiry/chat-namer';

/** Ticked services go along to the contact page and to WhatsApp. Ticket and phone bar show them. */
export function servicesTable(): void {
  const table = document.querySelector<HTMLElement>('[data-quote]')!;
  const boxes = [...table.querySelectorAll('input')];
  const ticket = document.querySelector<HTMLElement>('[data-quote-ticket]')!;
  const count = document.querySelector<HTMLElement>('[data-quote-count]')!;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href="/contact"]');
  const nameInChats = chatNamer(table.dataset.quote!);

  function show(): void {
    const ticked = boxes.filter((box) => box.checked);
    const query = ticked.map((box) => `service=${box.dataset.service}`).join('&');
    for (const link of links) {
      // Not by `link.search`: with an absolute address, browsers no longer prerender the page.
      link.setAttribute('href', query ? `/contact?${query}` : '/contact');
    }
    nameInChats(ticked.map((box) => box.value));
    for (const row of ticket.querySelectorAll('li')) {
      row.hidden = !ticked.some((box) => box.dataset.service === row.dataset.service);
    }
    count.textContent = String(ticked.length);
    count.hidden = ticket.hidden = ticked.length === 0;
  }

  table.addEventListener('change', show);
  // On Back, browsers tick the boxes again.
  addEventListener('pageshow', show);
  show();
}
