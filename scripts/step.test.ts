import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { concludeRun, oneOutcome, runSteps } from './step.ts';
import { countTests } from './vitest-step.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  process.exitCode = 0;
});

describe('runSteps', () => {
  it('sums what the steps found and goes on after a failure', async () => {
    const outcome = await runSteps([
      { name: 'one', run: async () => ({ passed: 3, failed: 1 }) },
      { name: 'two', run: async () => oneOutcome(true, '') },
    ]);
    expect(outcome).toEqual({ passed: 4, failed: 1 });
  });
  it('shows the output of a failed step only', async () => {
    await runSteps([
      { name: 'good', run: async () => oneOutcome(true, 'quiet words') },
      { name: 'bad', run: async () => oneOutcome(false, 'loud words') },
    ]);
    expect(lines).toContain('loud words');
    expect(lines).not.toContain('quiet words');
  });
  it('counts a step that throws as failed', async () => {
    const outcome = await runSteps([{ name: 'broken', run: () => Promise.reject(new Error('x')) }]);
    expect(outcome).toEqual({ passed: 0, failed: 1 });
  });
});

describe('concludeRun', () => {
  it.each([
    [{ passed: 5, failed: 0 }, '\n5 passed, 0 failed', 0],
    [{ passed: 5, failed: 2 }, '\n5 passed, 2 failed', 1],
    [{ passed: 0, failed: 0 }, '\n0 passed, 0 failed', 1],
  ])('%j ends with %j and code %i', (outcome, line, code) => {
    concludeRun(outcome);
    expect(lines).toEqual([line]);
    expect(process.exitCode).toBe(code);
  });
});

describe('countTests', () => {
  const clean = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it('takes the numbers of the report', () => {
    expect(countTests({ ...clean, numFailedTests: 2 }, false)).toMatchObject({
      passed: 7,
      failed: 2,
    });
  });
  it('counts a failure outside any test, as of a file that does not load', () => {
    expect(countTests(clean, false)).toMatchObject({ failed: 1 });
  });
  it('counts a skipped test as failed', () => {
    expect(countTests({ ...clean, numPendingTests: 1, numTodoTests: 1 }, true)).toMatchObject({
      failed: 2,
    });
  });
});
