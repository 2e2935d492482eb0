/** What one run of vitest found; written by `vitest-reporter.ts`, read by the step that started it. */
export interface TestReport {
  readonly files: readonly FileReport[];
  /** Errors outside every test. */
  readonly errors: readonly string[];
  /** From the start of vitest to its first test file: set-up that all files share. */
  readonly sharedSetupMs: number;
}

export interface FileReport {
  /** From the repository's root. */
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests and hooks, without loading the file. */
  readonly testsMs: number;
  /** Loading the file, its environment and its hooks. */
  readonly setupMs: number;
  readonly failures: readonly { readonly test: string; readonly reason: string }[];
  /** Tests that passed at a second try, with the reason why the first one failed. */
  readonly flaky: readonly { readonly test: string; readonly reason: string }[];
}

/** How far a run is; sent to the parent process after each file. */
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
