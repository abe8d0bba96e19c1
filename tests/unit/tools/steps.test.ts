import { describeBuild, runSteps, type Step } from '@/tools/steps';

const step = (name: string, run: Step['run']): Step => ({ name, run });

it('the steps of a build stop at the first that fails, and print its message and name', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const later = jest.fn(() => 'done');
  const failing = step('Step a', () => {
    throw new Error('content/site.ts: name: is missing');
  });
  await expect(runSteps([failing, step('Step b', later)])).resolves.toBe(false);
  expect(printed.mock.calls.join('\n')).toMatch(
    /^content\/site\.ts: name: is missing\n\nStep a failed after \d+\.\d s\.$/,
  );
  expect(later).not.toHaveBeenCalled();
});

it('the last line of a build says what it is, and why', () => {
  const env = { NODE_ENV: 'test', SITE_ENV: 'preview', SITE_ENV_REASON: 'its branch is copy' } as const;
  expect(describeBuild(env)).toBe('A preview, because its branch is copy.');
});
