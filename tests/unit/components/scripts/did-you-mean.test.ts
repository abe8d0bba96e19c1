/** @jest-environment jsdom */
import { services } from '@/content/services';

const mistaken = services.flatMap(({ slug, mistakenSlugs = [] }) =>
  mistakenSlugs.map((wrong) => [wrong, slug] as const),
);

describe('the did-you-mean script @decision-25', () => {
  it.each(mistaken)('suggests a service for its likely wrong address %s', async (wrong, slug) => {
    const links = services.map((service) => `<a href="/services/${service.slug}">${service.shortTitle}</a>`);
    const given = Object.fromEntries(services.map((service) => [service.slug, service.mistakenSlugs]));
    for (const missed of [`/services/${wrong}`, `/${wrong}`]) {
      jest.resetModules();
      window.history.replaceState(null, '', missed);
      document.body.innerHTML = `<p data-no-suggestion></p><p data-suggestion hidden><a></a></p>${links.join('')}`;
      const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')!;
      suggestion.dataset.suggestion = JSON.stringify(given);
      await import('@/components/scripts/did-you-mean');
      expect([missed, suggestion.hidden, suggestion.querySelector('a')!.pathname]).toEqual([
        missed,
        false,
        `/services/${slug}`,
      ]);
    }
  });
});
