import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openChildAccount } from './processor-time.ts';
import { concludeRun, oneOutcome, runLanes } from './step.ts';
import type { FileReport, TestReport } from './test-report.ts';
import { countTests } from './vitest-step.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
});
afterEach(() => {
  process.exitCode = 0;
  vi.useRealTimers();
});

describe('runLanes', () => {
  test('sums the results of all lanes and continues after a failure', async () => {
    const outcome = await runLanes([
      [
        { name: 'one', run: async () => ({ passed: 3, failed: 1 }) },
        { name: 'two', run: async () => oneOutcome(true, '') },
      ],
      [{ name: 'three', run: async () => ({ passed: 5, failed: 0 }) }],
    ]);
    expect(outcome).toMatchObject({ passed: 9, failed: 1, failures: ['one'] });
  });
  test('runs lanes in parallel and the steps of a lane one after another', async () => {
    const begun: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const run = runLanes([
      [
        {
          name: 'a1',
          run: async () => {
            begun.push('a1');
            await held;
            return oneOutcome(true, '');
          },
        },
        {
          name: 'a2',
          run: async () => {
            begun.push('a2');
            return oneOutcome(true, '');
          },
        },
      ],
      [
        {
          name: 'b1',
          run: async () => {
            begun.push('b1');
            release();
            return oneOutcome(true, '');
          },
        },
      ],
    ]);
    await run;
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });
  test('prints only the output of failed steps', async () => {
    await runLanes([
      [
        { name: 'good', run: async () => oneOutcome(true, 'quiet output') },
        { name: 'bad', run: async () => oneOutcome(false, 'loud output') },
      ],
    ]);
    expect(lines).toContain('loud output');
    expect(lines).not.toContain('quiet output');
  });
  test('counts a step that throws as failed', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('x')) };
    expect(await runLanes([[broken]])).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['broken'],
    });
  });
  test('prefixes failures with the name of their step', async () => {
    const outcome = await runLanes([
      [
        { name: 'good', run: async () => ({ passed: 1, failed: 0, failures: [] }) },
        { name: 'bad', run: async () => ({ passed: 0, failed: 2, failures: ['a', 'b'] }) },
      ],
    ]);
    expect(outcome.failures).toEqual(['bad: a', 'bad: b']);
  });
  test('prints the progress of the running steps every ten seconds', async () => {
    vi.useFakeTimers();
    const run = runLanes([
      [
        {
          name: 'tests',
          run: (onProgress) => {
            onProgress('3 of 9 files, 40 tests');
            return new Promise((resolve) => {
              setTimeout(() => resolve(oneOutcome(true, '')), 25_000);
            });
          },
        },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(25_000);
    await run;
    expect(lines.slice(0, 2)).toEqual([
      '  0:10  tests 3 of 9 files, 40 tests',
      '  0:20  tests 3 of 9 files, 40 tests',
    ]);
  });
  test('prints the processor time of the child processes of a step on Linux', async () => {
    const busyFor = (ms: number) => async () => {
      const close = openChildAccount();
      const script = `const end = process.cpuUsage().user + ${ms * 1000}; while (process.cpuUsage().user < end);`;
      const child = spawn(process.execPath, ['-e', script]);
      await new Promise((resolve) => child.once('exit', resolve));
      close();
      return oneOutcome(true, '');
    };
    await runLanes([[{ name: 'busy', run: busyFor(300) }], [{ name: 'idle', run: busyFor(0) }]]);
    const processorSeconds = (name: string) =>
      Number(
        lines.find((line) => line.startsWith(`✔ ${name} `))?.match(/processor ([\d.]+) s/)?.[1],
      );
    if (process.platform !== 'linux') return expect(lines.join()).not.toContain('processor');
    expect(processorSeconds('busy')).toBeGreaterThanOrEqual(0.3);
    expect(processorSeconds('busy')).toBeGreaterThan(processorSeconds('idle'));
  });
});

describe('concludeRun', () => {
  test.each([
    [{ passed: 5, failed: 0 }, '\n5 passed, 0 failed', 0],
    [{ passed: 5, failed: 2 }, '\n5 passed, 2 failed', 1],
    [{ passed: 0, failed: 0 }, '\n0 passed, 0 failed', 1],
  ])('%j ends with %j and code %i', (outcome, line, code) => {
    concludeRun(outcome);
    expect(lines).toEqual([line]);
    expect(process.exitCode).toBe(code);
  });
  test('lists the failures before the last line', () => {
    concludeRun({ passed: 5, failed: 2, failures: ['types', 'tests: a.test.ts > adds'] });
    expect(lines).toEqual([
      '\nFailed:\n- types\n- tests: a.test.ts > adds',
      '\n5 passed, 2 failed',
    ]);
  });
  test('lists and counts tests that passed only on retry, without failing', () => {
    concludeRun({ passed: 5, failed: 0, flaky: ['a.spec.ts > pays'] });
    expect(lines).toEqual(['\nFlaky, 1 in total:\n- a.spec.ts > pays', '\n5 passed, 0 failed']);
    expect(process.exitCode).toBe(0);
  });
  test('lists the ten slowest files and the slowest set-up', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      ...file,
      path: `f${index}.test.ts`,
      testsMs: index * 1000,
      setupMs: index === 0 ? 2500 : 0,
    }));
    concludeRun({ passed: 12, failed: 0, files });
    const [text = ''] = lines;
    const [slowest = '', setup = ''] = text.split('\nSlowest set-up:\n');
    expect(slowest.match(/f\d+\.test\.ts/g)).toHaveLength(10);
    expect(slowest).toMatch(/Slowest files:\n- 11\.0 s \(set-up 0\.0 s\) {2}f11\.test\.ts\n/);
    expect(setup).toBe('- 2.5 s (set-up 2.5 s)  f0.test.ts');
  });
});

const file: FileReport = {
  path: 'a.test.ts',
  passed: 7,
  failed: 0,
  skipped: 0,
  testsMs: 10,
  setupMs: 10,
  failures: [],
  flaky: [],
};

describe('countTests', () => {
  const reportOf = (...files: Partial<FileReport>[]): TestReport => ({
    files: files.map((it) => ({ ...file, ...it })),
    errors: [],
    sharedSetupMs: 0,
  });

  test('adds up the numbers of the files', () => {
    const report = reportOf({}, { passed: 3, failed: 2 });
    expect(countTests(report, false)).toMatchObject({ passed: 10, failed: 2 });
  });
  test('counts a failure outside any test', () => {
    expect(countTests({ ...reportOf({}), errors: ['Error: late'] }, false)).toMatchObject({
      failed: 1,
      failures: ['outside every test\n    Error: late'],
    });
  });
  test('counts a file that does not load', () => {
    const lost = { passed: 0, failures: [{ test: '', reason: 'no such module' }] };
    expect(countTests(reportOf({}, lost), false)).toMatchObject({
      failed: 1,
      failures: ['a.test.ts\n    no such module'],
    });
  });
  test('counts a skipped test as failed', () => {
    expect(countTests(reportOf({ skipped: 2 }), true)).toMatchObject({
      failed: 2,
      failures: ['2 skipped tests count as failed'],
    });
  });
  test('lists a failed test with its file and the first lines of the reason', () => {
    const reason = ['AssertionError: 3', ...Array<string>(40).fill('at x')].join('\n');
    const report = reportOf({ failed: 1, failures: [{ test: 'adds', reason }] });
    const [failure = ''] = countTests(report, false).failures ?? [];
    expect(failure.split('\n').slice(0, 2)).toEqual(['a.test.ts > adds', '    AssertionError: 3']);
    expect(failure.split('\n').length).toBeLessThan(20);
  });
  test('lists tests that passed only on retry', () => {
    const flaky = [{ test: 'pays', reason: 'Error: too late' }];
    expect(countTests(reportOf({ flaky }), true)).toMatchObject({
      failed: 0,
      flaky: ['a.test.ts > pays\n    Error: too late'],
    });
  });
});
