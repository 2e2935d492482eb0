import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolScript } from './root.ts';
import { runTool } from './run-tool.ts';
import type { Outcome, Step } from './step.ts';

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

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
  };
}
