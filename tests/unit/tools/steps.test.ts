/** @jest-environment node */
import { type Step, runSteps, stages } from '@/tools/steps';

const step = (id: string, run: Step['run']): Step => ({ id, name: `Step ${id}`, run });
const printed = { log: jest.spyOn(console, 'log'), error: jest.spyOn(console, 'error') };
const lines = (kind: keyof typeof printed) => printed[kind].mock.calls.flat().join('\n');

beforeEach(() => Object.values(printed).forEach((method) => method.mockReset().mockImplementation(() => {})));

describe('the steps of a build', () => {
  it('check the content before Next compiles, and export before anything else is written to out/', () => {
    expect(stages.before[0]?.id).toBe('check');
    expect(stages.after[0]?.id).toBe('export');
    const ids = Object.values(stages).flatMap((steps) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('print one line each, with name, time and result', async () => {
    await expect(runSteps([step('a', () => '3 files'), step('b', () => Promise.resolve('done'))])).resolves.toBe(true);
    expect(lines('log')).toMatch(/^Step a +\d+\.\d s {2}3 files\nStep b +\d+\.\d s {2}done$/);
  });

  it('stop at the first that fails: its sentence without a stack, its name and the command that runs it alone', async () => {
    const later = jest.fn(() => 'done');
    const failing = step('a', () => {
      throw new Error('content/site.ts: name: is missing');
    });
    await expect(runSteps([failing, step('b', later)])).resolves.toBe(false);
    expect(lines('error')).toMatch(
      /^content\/site\.ts: name: is missing\n\nStep a failed after \d+\.\d s\. To run it alone: npm run build -- a$/,
    );
    expect(later).not.toHaveBeenCalled();
  });

  it('show where a mistake in a tool is', async () => {
    await runSteps([step('a', () => Promise.reject(new TypeError('x is undefined')))]);
    expect(lines('error')).toMatch(/TypeError: x is undefined\n +at /);
  });
});
