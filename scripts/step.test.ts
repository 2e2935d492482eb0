import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from './root.ts';
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
    expect(outcome).toEqual({ passed: 4, failed: 1, failures: ['one'] });
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
    expect(outcome).toEqual({ passed: 0, failed: 1, failures: ['broken'] });
  });
  it('collects what failed under the names of the steps', async () => {
    const outcome = await runSteps([
      { name: 'good', run: async () => ({ passed: 1, failed: 0, failures: [] }) },
      { name: 'bad', run: async () => ({ passed: 0, failed: 2, failures: ['a', 'b'] }) },
    ]);
    expect(outcome.failures).toEqual(['bad: a', 'bad: b']);
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
  it('tells what failed once more, before the last line', () => {
    concludeRun({ passed: 5, failed: 2, failures: ['types', 'tests: a.test.ts > adds'] });
    expect(lines).toEqual([
      '\nFailed:\n- types\n- tests: a.test.ts > adds',
      '\n5 passed, 2 failed',
    ]);
  });
});

describe('countTests', () => {
  const clean = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };

  it('takes the numbers of the report', () => {
    expect(countTests({ ...clean, numFailedTests: 2 }, false)).toMatchObject({
      passed: 7,
      failed: 2,
    });
  });
  it('counts a failure outside any test, as of a file that does not load', () => {
    expect(countTests(clean, false)).toMatchObject({
      failed: 1,
      failures: ['an error outside every test, told above'],
    });
  });
  it('counts a skipped test as failed', () => {
    expect(countTests({ ...clean, numPendingTests: 1, numTodoTests: 1 }, true)).toMatchObject({
      failed: 2,
    });
  });
  it('names what failed with its file and the beginning of its reason', () => {
    const passed = { fullName: 'subtracts', status: 'passed', failureMessages: null };
    const failed = {
      fullName: 'adds',
      status: 'failed',
      failureMessages: [['AssertionError: 3', ...Array<string>(40).fill('at x')].join('\n')],
    };
    const testResults = [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [passed, failed],
      },
      {
        name: join(root, 'b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ];
    const { failures = [] } = countTests({ ...clean, numFailedTests: 1, testResults }, false);
    expect(failures).toHaveLength(2);
    expect(failures[0]?.split('\n').slice(0, 2)).toEqual([
      'a.test.ts > adds (failed)',
      '    AssertionError: 3',
    ]);
    expect(failures[0]?.split('\n').length).toBeLessThan(20);
    expect(failures[1]).toBe('b.test.ts\n    no such module');
  });
});
