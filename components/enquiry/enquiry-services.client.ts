import { chatNamer } from './chat-namer';

/** Before a service's name, a ring in its category's colour. */
const stopClass =
  'before:me-1.5 before:inline-block before:size-3.5 before:rounded-full before:border-4 before:border-category before:align-[-2px]';

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
    const strong = fold.querySelector('strong')!;
    strong.textContent = '';
    for (const box of ticked) {
      const stop = document.createElement('span');
      stop.className = `${box.dataset.colour} ${stopClass}`;
      stop.textContent = box.value;
      strong.append(strong.firstChild ? ', ' : '', stop);
    }
    for (const part of fold.querySelectorAll<HTMLElement>('[data-part]')) {
      part.hidden = (part.dataset.part === 'named') !== ticked.length > 0;
    }
    nameInChats(ticked.map((box) => box.value));
  }

  fold.addEventListener('change', show);
  addEventListener('pageshow', show);
  show();
}
