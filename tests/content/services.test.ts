import { services } from '@/content/services';

describe('the services', () => {
  it('number the steps of their process, where they have one', () => {
    const processes = services.flatMap(({ process = [] }) => [process.map(({ step }) => step)]);
    expect(processes.flat().length).toBeGreaterThan(0);
    for (const steps of processes) expect(steps).toEqual(steps.map((_, index) => index + 1));
  });
});
