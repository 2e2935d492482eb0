/** The result of a vitest run; written by `vitest-reporter.ts`, read by the step that started it. */
export interface TestReport {
  readonly files: readonly FileReport[];
  /** Errors outside every test. */
  readonly errors: readonly string[];
  /** Time from the start of vitest to its first test file. */
  readonly sharedSetupMs: number;
}

export interface FileReport {
  /** Relative to the repository root. */
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Time of the tests with their hooks, without loading the file. */
  readonly testsMs: number;
  /** Time for the environment, loading the file and hooks of the file. */
  readonly setupMs: number;
  readonly failures: readonly { readonly test: string; readonly reason: string }[];
  /** Tests that passed only on retry, with the reason of the first failure. */
  readonly flaky: readonly { readonly test: string; readonly reason: string }[];
}

/** Progress of a run; sent to the parent process after each file. */
export interface Progress {
  readonly type: 'progress';
  readonly files: number;
  readonly filesDone: number;
  readonly passed: number;
  readonly failed: number;
}

export function isProgress(message: unknown): message is Progress {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'progress'
  );
}
