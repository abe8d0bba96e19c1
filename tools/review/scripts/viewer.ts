import { compareAppearance, load } from './probe';

const viewer = document.querySelector<HTMLElement>('#viewer')!;
const part = <Type extends HTMLElement>(selector: string) => viewer.querySelector<Type>(selector)!;
const [stage, edge, said] = [part('[data-stage]'), part('[data-edge]'), part('[data-difference]')];
const slider = part<HTMLInputElement>('[type=range]');
const [before, after] = [part<HTMLIFrameElement>('[data-before]'), part<HTMLIFrameElement>('[data-after]')];

/** Compares a card's page with the previous one and says the result on the card. */
async function compareCard(card: HTMLElement): Promise<string> {
  const { page = '', previous } = card.dataset;
  const place = card.querySelector<HTMLElement>('[data-appearance]')!;
  if (!previous || !('changed' in card.dataset)) return place.textContent;
  try {
    const words = await compareAppearance(page, previous);
    place.textContent = words ? `Appearance changed\n${words}` : 'Looks the same';
  } catch (error) {
    place.textContent = (error as Error).message;
  }
  delete card.dataset.changed;
  return place.textContent;
}

/** A frame has the width that its page is laid out for; the stage shows it smaller, the new page from the slider on. */
function fit(): void {
  const width = Number(part<HTMLInputElement>('[name=width]:checked').value);
  const scheme = part<HTMLInputElement>('[name=scheme]:checked').value;
  const scale = Math.min(1, (viewer.clientWidth - 2) / width);
  const split = before.hidden ? 0 : slider.valueAsNumber;
  part('[data-slider]').style.width = `${width * scale}px`;
  Object.assign(stage.style, { width: `${width * scale + 2}px`, height: `${800 * scale}px` });
  for (const { style } of [before, after]) {
    Object.assign(style, { width: `${width}px`, transform: `scale(${scale})`, colorScheme: scheme });
  }
  after.style.clipPath = `inset(0 0 0 ${split}%)`;
  edge.style.left = `${split}%`;
}

function follow(one: HTMLIFrameElement, other: HTMLIFrameElement): void {
  const from = one.contentWindow!;
  from.addEventListener('scroll', () => other.contentWindow?.scrollTo({ top: from.scrollY, behavior: 'instant' }));
}

async function open(card: HTMLElement): Promise<void> {
  const { page = '', previous } = card.dataset;
  const template = card.querySelector('template');
  template?.replaceWith(template.content);
  card.querySelector('[data-viewer]')!.append(viewer);
  viewer.hidden = false;
  before.hidden = part('[data-slider]').hidden = !previous;
  fit();
  said.textContent = 'Comparing with the live site…';
  const shown = Promise.all([load(after, page), ...(previous ? [load(before, previous)] : [])]);
  said.textContent = await compareCard(card);
  await shown.then(
    () => previous && (follow(before, after), follow(after, before)),
    (error: Error) => (said.textContent = error.message),
  );
}

/** Makes the grid of pages compare, search and open; frames are loaded when a card comes into view or is opened. */
export function startViewer(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-page]')];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void compareCard(target as HTMLElement);
    }
  });
  for (const card of cards) {
    const details = card.querySelector('details')!;
    details.addEventListener('toggle', () => details.open && void open(card));
    if ('changed' in card.dataset) observer.observe(card);
  }
  slider.addEventListener('input', fit);
  viewer.addEventListener('change', fit);
  addEventListener('resize', fit);

  const search = document.querySelector<HTMLInputElement>('[data-search]')!;
  search.closest('label')!.hidden = false;
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    for (const card of cards) card.hidden = !card.querySelector('summary')!.textContent.toLowerCase().includes(wanted);
    document.querySelector<HTMLElement>('[data-empty]')!.hidden = cards.some((card) => !card.hidden);
  });
}
