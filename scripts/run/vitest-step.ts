import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, toolScript } from '../root.ts';
import { runTool } from './run-tool.ts';
import { type Outcome, oneOutcome, type Step } from './step.ts';
import { isProgress, type TestReport } from './test-report.ts';

/** Lines of a failure's reason that are repeated at the end of a run. */
const REASON_LINES = 12;
const FOLDER = join(root, '.cache', 'reports');

export interface VitestOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** A step that runs vitest, writes its output to `.cache/reports` and counts its tests. */
export function vitestStep(
  name: string,
  args: readonly string[],
  { env }: VitestOptions = {},
): Step {
  return {
    name,
    run: async (onProgress) => {
      const slug = name.replaceAll(' ', '-');
      const reportFile = join(FOLDER, `${slug}.json`);
      const logFile = join(FOLDER, `${slug}.log`);
      mkdirSync(FOLDER, { recursive: true });
      rmSync(reportFile, { force: true });
      const reporter = join(root, 'scripts', 'vitest-reporter.ts');
      const { ok, output } = await runTool(
        toolScript('vitest'),
        ['run', ...args, '--reporter=default', `--reporter=${reporter}`],
        {
          env: { ...env, TEST_REPORT: reportFile },
          onMessage: (message) => {
            if (!isProgress(message)) return;
            const { files, filesDone, passed, failed } = message;
            const failures = failed > 0 ? `, ${failed} failed` : '';
            onProgress(`${filesDone} of ${files} files, ${passed} tests${failures}`);
          },
        },
      );
      const log = stripVTControlCharacters(output);
      writeFileSync(logFile, log);
      // No test is affected by the change, so vitest did not start the reporter.
      if (!existsSync(reportFile) && ok) return { passed: 0, failed: 0, note: 'no tests to run' };
      if (!existsSync(reportFile)) return oneOutcome(false, log);
      // Trusted input: the file was removed above, so this run's reporter wrote it.
      const report = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport;
      return { ...countTests(report, ok), output: failuresIn(log) };
    },
  };
}

/** Sums a report. A skipped test counts as failed because it proves nothing, and so does an error outside the tests. */
export function countTests(report: TestReport, ok: boolean): Outcome {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    report.files.reduce((total, file) => total + file[key], 0);
  const skipped = sum('skipped');
  const failed = sum('failed') + skipped;
  return {
    passed: sum('passed'),
    failed: failed === 0 && !ok ? 1 : failed,
    failures: [
      ...report.files.flatMap(({ path, failures }) => failures.map((it) => describe(path, it))),
      ...report.errors.map((error) => describe('outside every test', { test: '', reason: error })),
      ...(skipped > 0 ? [`${skipped} skipped tests count as failed`] : []),
    ],
    flaky: report.files.flatMap(({ path, flaky }) => flaky.map((it) => describe(path, it))),
    files: report.files,
  };
}

function describe(path: string, { test, reason }: { test: string; reason: string }): string {
  const lines = reason.split('\n').slice(0, REASON_LINES);
  return [test === '' ? path : `${path} > ${test}`, ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );
}

/** The part of the log with the failures: vitest prints them last, under these headings. */
function failuresIn(log: string): string {
  const at = log.search(/^⎯+ (Failed|Unhandled)/m);
  return at < 0 ? log : log.slice(at);
}
