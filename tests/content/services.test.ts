import { processOf, services } from '@/content/services';

describe('the services', () => {
  it('number the steps of their process, where they have one', () => {
    const processes = services.map(processOf).filter((steps) => steps.length > 0);
    expect(processes.length).toBeGreaterThan(0);
    for (const steps of processes) expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index + 1));
  });
});
