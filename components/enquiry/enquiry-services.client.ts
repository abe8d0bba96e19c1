import { chatNamer } from './chat-namer';

/** Ticks the services of `/contact?service=seo-services&service=office-setup`, if there are any. */
export function enquiryServices(): void {
  const fold = document.querySelector<HTMLElement>('[data-enquiry-services]')!;
  const boxes = [...fold.querySelectorAll('input')];
  const asked = new URLSearchParams(location.search).getAll('service');
  const nameInChats = chatNamer(fold.dataset.enquiryServices!);

  // The default: on Back, browsers restore what the visitor has changed.
  for (const box of boxes) box.defaultChecked = asked.includes(box.dataset.service!);
  fold.hidden = !boxes.some((box) => box.defaultChecked);

  function show(): void {
    const ticked = boxes.filter((box) => box.checked);
    const names = ticked.flatMap((box) => [', ', box.nextElementSibling!.cloneNode(true)]);
    fold.querySelector('strong')!.replaceChildren(...names.slice(1));
    for (const part of fold.querySelectorAll<HTMLElement>('[data-part]')) {
      part.hidden = (part.dataset.part === 'named') !== ticked.length > 0;
    }
    nameInChats(ticked.map((box) => box.value));
  }

  fold.addEventListener('change', show);
  addEventListener('pageshow', show);
  show();
}
