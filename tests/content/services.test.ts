import { lines } from '@/content/lines';
import { services } from '@/content/services';

describe('the services', () => {
  it.each(services.map((service) => [service.slug, service] as const))('%s has everything its page shows', (_, it) => {
    expect(it.features.length).toBeGreaterThanOrEqual(6);
    expect(it.features.length).toBeLessThanOrEqual(9);
    expect(it.technologies.items.length).toBeGreaterThan(0);
    expect(it.faq.length).toBeGreaterThanOrEqual(4);
    expect(it.faq.length).toBeLessThanOrEqual(7);
    expect(new Set(it.related).size).toBe(it.related.length);
  });

  it('number the steps of their process, where they have one', () => {
    const processes = services.flatMap(({ process = [] }) => [process.map(({ step }) => step)]);
    expect(processes.flat().length).toBeGreaterThan(0);
    for (const steps of processes) expect(steps).toEqual(steps.map((_, index) => index + 1));
  });

  it('each stop at exactly one line', () => {
    expect(lines.flatMap(({ stops }) => stops).sort()).toEqual(services.map(({ slug }) => slug).sort());
  });
});
