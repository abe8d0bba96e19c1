import { type Step, runSteps } from '@/tools/steps';

const step = (id: string, run: Step['run']): Step => ({ id, name: `Step ${id}`, run });

describe('the steps of a build', () => {
  it('stop at the first that fails, and print its message, its name and the command that runs it alone', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    const later = jest.fn(() => 'done');
    const failing = step('a', () => {
      throw new Error('content/site.ts: name: is missing');
    });
    await expect(runSteps([failing, step('b', later)])).resolves.toBe(false);
    expect(printed.mock.calls.join('\n')).toMatch(
      /^content\/site\.ts: name: is missing\n\nStep a failed after \d+\.\d s\. To run it alone: npm run build -- a$/,
    );
    expect(later).not.toHaveBeenCalled();
  });
});
