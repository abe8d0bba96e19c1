import { runSteps } from '@/tools/steps';

it('the steps of a build stop at the first that fails, and print its message and name', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const later = jest.fn(() => 'done');
  const fail = () => {
    throw new Error('content/site.ts: name: is missing');
  };
  const steps = [fail, later].map((run, index) => ({ name: `Step ${index}`, run }));
  await expect(runSteps(steps)).resolves.toBe(false);
  const message = /^content\/site\.ts: name: is missing\n\nStep 0 failed after \d+\.\d s\.$/;
  expect(printed.mock.calls.join('\n')).toMatch(message);
  expect(later).not.toHaveBeenCalled();
});
