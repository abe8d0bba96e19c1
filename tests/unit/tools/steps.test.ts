import { detectEnvironment } from '@/lib/environment';
import { type Step, runSteps, whatThisIs } from '@/tools/steps';

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

describe('the last line of a build', () => {
  it.each([
    [{ CI: 'true', BRANCH: 'copy' }, 'A preview, because its branch is copy, not main (SITE_PRODUCTION_BRANCH).'],
    [{ CI: 'true', SITE_ENV: 'production' }, 'Production, because SITE_ENV says so.'],
    [{ CI: 'true' }, 'Production, because nothing names a branch (SITE_ENV=preview builds a preview).'],
  ])('says what was built: %j', (env, sentence) => {
    expect(whatThisIs(detectEnvironment(env))).toBe(sentence);
  });
});
