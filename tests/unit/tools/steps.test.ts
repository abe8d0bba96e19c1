import { describeBuild, runSteps } from '@/tools/steps';

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

it('the last line of a build says what it is, and why', () => {
  const env = { NODE_ENV: 'test', SITE_ENV: 'preview', SITE_ENV_REASON: 'its branch is copy' } as const;
  expect(describeBuild(env)).toBe('A preview, because its branch is copy.');
});
