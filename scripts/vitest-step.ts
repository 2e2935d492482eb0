import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, toolScript } from './root.ts';
import { runTool } from './run-tool.ts';
import type { Outcome, Step } from './step.ts';

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed, as when it does not load. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** How much of a failure's reason is told again at the end of a run. */
const REASON_LINES = 12;

/** Runs vitest in the terminal and counts its tests from the JSON report beside it. */
export function vitestStep(name: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const folder = join(root, '.cache', 'reports');
      const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
      mkdirSync(folder, { recursive: true });
      rmSync(file, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { ok } = await runTool(toolScript('vitest'), ['run', ...args, ...reporters], {
        live: true,
      });
      if (!existsSync(file)) return { passed: 0, failed: 1, output: 'vitest left no report' };
      // The file was removed before, so it is vitest's own.
      return countTests(JSON.parse(readFileSync(file, 'utf8')) as Report, ok);
    },
  };
}

/** A skipped test counts as failed: it proves nothing. So does a run that failed outside any test. */
export function countTests(report: Report, ok: boolean): Outcome {
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + skipped;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    output: skipped > 0 ? `${skipped} skipped tests count as failed` : '',
    failures: tellFailures(report, ok),
  };
}

function tellFailures(report: Report, ok: boolean): string[] {
  const failures = report.testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) =>
        [
          `${path} > ${test.fullName} (${test.status})`,
          ...shorten(test.failureMessages ?? []),
        ].join('\n'),
      );
    if (tests.length === 0 && file.status === 'failed') {
      return [[path, ...shorten([file.message])].join('\n')];
    }
    return tests;
  });
  // The report does not hold them.
  if (failures.length === 0 && !ok) return ['an error outside every test, told above'];
  return failures;
}

function shorten(messages: readonly string[]): string[] {
  const lines = messages.flatMap((message) => message.split('\n'));
  return lines.slice(0, REASON_LINES).map((line) => `    ${line}`);
}
