/** What a step of `npm run check` and `npm test` found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed and the step did not print it itself. */
  readonly output?: string;
  /** What failed, each with its reason; told once more at the end of the run. */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** A step that is right or wrong as a whole counts as one test. */
export function oneOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Runs every step, also after a failure, each under a title with its duration. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  for (const { name, run } of steps) {
    console.log(`\n▶ ${name}`);
    const startedMs = Date.now();
    const outcome = await run().catch((error: unknown) =>
      oneOutcome(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    if (outcome.failed > 0 && outcome.output) console.log(outcome.output.trimEnd());
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
    console.log(`${outcome.failed > 0 ? '✘' : '✔'} ${name} (${seconds} s)`);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) {
      failures.push(...(outcome.failures ?? []).map((failure) => `${name}: ${failure}`));
      if (!outcome.failures?.length) failures.push(name);
    }
  }
  return { passed, failed, failures };
}

/**
 * The end of a run: what failed, of many lines ago, and the last line. A run without a single test
 * is a failure too.
 */
export function concludeRun({ passed, failed, failures = [] }: Outcome): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((it) => `- ${it}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
