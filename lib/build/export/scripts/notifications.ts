import { listen, turnTo } from './loader';

const region = document.querySelector<HTMLElement>('[data-island=notifications]')!;

// One notification waits for React, the latest.
listen('notify' as 'click', (event: Event) => {
  const again = new CustomEvent('notify', {
    detail: (event as CustomEvent<string>).detail,
    bubbles: true,
    cancelable: true,
  });
  turnTo(region, event, region, () => region.dispatchEvent(again));
});

// The region's key (specification, section 9), before the region can hear it.
listen('keydown', (event) => {
  if (event.altKey && event.code === 'KeyT')
    turnTo(region, event, document, () => document.dispatchEvent(new KeyboardEvent('keydown', event)));
});

// Nobody took it: React's region could not be had.
addEventListener('notify', (event) => {
  if (event.defaultPrevented) return;
  document.querySelector('[data-plain-notification]')!.textContent = (event as CustomEvent<string>).detail;
});
