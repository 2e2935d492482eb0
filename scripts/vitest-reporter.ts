import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { root } from './root.ts';
import type { FileReport, Progress, TestReport } from './run/test-report.ts';

type RunEnd = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/** Sends the progress to the parent process and writes a `TestReport` to the file named by `TEST_REPORT`. */
export default class RunReporter implements Reporter {
  readonly #startedMs = Date.now();
  #firstFileMs = 0;
  #files = 0;
  #filesDone = 0;
  #passed = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    this.#sendProgress();
  }

  onTestModuleStart(): void {
    if (this.#firstFileMs === 0) this.#firstFileMs = Date.now();
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'passed') this.#passed += 1;
    else this.#failed += 1;
  }

  onTestModuleEnd(): void {
    this.#filesDone += 1;
    this.#sendProgress();
  }

  onTestRunEnd(modules: RunEnd[0], errors: RunEnd[1]): void {
    const report: TestReport = {
      files: modules.map(describeFile),
      errors: errors.map(reasonOf),
      sharedSetupMs: Math.max(0, this.#firstFileMs - this.#startedMs),
    };
    const file = process.env.TEST_REPORT;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }

  #sendProgress(): void {
    const progress: Progress = {
      type: 'progress',
      files: this.#files,
      filesDone: this.#filesDone,
      passed: this.#passed,
      failed: this.#failed,
    };
    process.send?.(progress);
  }
}

function describeFile(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const times = module.diagnostic();
  const testsMs = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0);
  const inState = (state: 'passed' | 'failed' | 'skipped') =>
    tests.filter((test) => test.result().state === state);
  const suites = [...module.children.allSuites()];
  return {
    path: relative(root, module.moduleId),
    passed: inState('passed').length,
    failed: inState('failed').length,
    // Includes tests without a result, because their file aborted.
    skipped: tests.length - inState('passed').length - inState('failed').length,
    testsMs: Math.round(testsMs),
    setupMs: Math.round(
      times.environmentSetupDuration +
        times.prepareDuration +
        times.collectDuration +
        times.setupDuration +
        Math.max(0, times.duration - testsMs),
    ),
    failures: [
      ...module.errors().map((error) => ({ test: '', reason: reasonOf(error) })),
      ...suites.flatMap((suite) =>
        suite.errors().map((error) => ({ test: suite.fullName, reason: reasonOf(error) })),
      ),
      ...inState('failed').map(reasonOfTest),
    ],
    flaky: inState('passed')
      .filter((test) => test.diagnostic()?.flaky)
      .map(reasonOfTest),
  };
}

function reasonOfTest(test: TestCase) {
  const [error] = test.result().errors ?? [];
  return { test: test.fullName, reason: error === undefined ? '' : reasonOf(error) };
}

/** The stack usually contains the message; otherwise it is added. */
function reasonOf(error: { readonly message: string; readonly stack?: string }): string {
  const { message, stack = '' } = error;
  return stack.includes(message) ? stack : [message, stack].join('\n');
}
