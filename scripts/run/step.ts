import { withProcessorTime } from './processor-time.ts';
import type { FileReport } from './test-report.ts';

/** The result of a step of `npm run check` or `npm test`. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Printed when the step failed. */
  readonly output?: string;
  /** The failures with their reasons; listed again at the end of the run. */
  readonly failures?: readonly string[];
  /** Tests that passed only on retry, with the reason of the first failure. */
  readonly flaky?: readonly string[];
  /** The test files of the step, for the list of the slowest files. */
  readonly files?: readonly FileReport[];
  /** Always printed, for example the reason why a step had nothing to do. */
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  /** @param onProgress receives a short description of the progress */
  readonly run: (onProgress: (progress: string) => void) => Promise<Outcome>;
}

/** Steps that run one after another. */
export type Lane = readonly Step[];

/** Interval of the progress lines. */
const PROGRESS_MS = 10_000;

/** The outcome of a step that passes or fails as a whole; it counts as one test. */
export function oneOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Runs the lanes in parallel, and all steps of each even after a failure. Prints the wall and processor time of each
 * finished step, and the progress of the running ones in between.
 */
export async function runLanes(lanes: readonly Lane[]): Promise<Outcome> {
  const startedMs = Date.now();
  const running = new Map<string, string>();
  const showProgress = setInterval(() => {
    const states = [...running].map(([name, progress]) => `${name}${progress && ` ${progress}`}`);
    if (states.length > 0) console.log(`  ${clock(Date.now() - startedMs)}  ${states.join(' · ')}`);
  }, PROGRESS_MS);
  try {
    const outcomes = await Promise.all(lanes.map((lane) => runLane(lane, running)));
    return sumOutcomes(outcomes.flat());
  } finally {
    clearInterval(showProgress);
  }
}

async function runLane(lane: Lane, running: Map<string, string>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) {
    running.set(step.name, '');
    outcomes.push(await runStep(step, (progress) => void running.set(step.name, progress)));
    running.delete(step.name);
  }
  return outcomes;
}

async function runStep({ name, run }: Step, onProgress: (it: string) => void): Promise<Outcome> {
  const startedMs = Date.now();
  const { result: outcome, processorMs } = await withProcessorTime(() =>
    run(onProgress).catch((error: unknown) =>
      oneOutcome(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ),
  );
  const isGood = outcome.failed === 0;
  const wall = `${seconds(Date.now() - startedMs)} s`;
  const processor = processorMs === undefined ? '' : `, processor ${seconds(processorMs)} s`;
  console.log(`${isGood ? '✔' : '✘'} ${name} (${wall}${processor})`);
  if (outcome.note) console.log(`  ${outcome.note}`);
  if (!isGood && outcome.output) console.log(outcome.output.trimEnd());
  if (isGood) return outcome;
  const failures = (outcome.failures ?? []).map((failure) => `${name}: ${failure}`);
  return { ...outcome, failures: failures.length > 0 ? failures : [name] };
}

function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
    files: outcomes.flatMap(({ files = [] }) => files),
  };
}

const LISTED_FILES = 10;

/**
 * Prints the summary of a run (slowest files, flaky tests, failures, totals) and sets the exit code. A run without any
 * passed test fails too.
 */
export function concludeRun({ passed, failed, failures = [], flaky = [], files = [] }: Outcome) {
  if (files.length > 0) {
    const times = (file: FileReport) =>
      `${seconds(file.testsMs + file.setupMs)} s (set-up ${seconds(file.setupMs)} s)  ${file.path}`;
    const slowest = files.toSorted((a, b) => b.testsMs + b.setupMs - (a.testsMs + a.setupMs));
    const [setup] = files.toSorted((a, b) => b.setupMs - a.setupMs);
    console.log(
      `\nSlowest files:\n${list(slowest.slice(0, LISTED_FILES).map(times))}\nSlowest set-up:\n${list(setup ? [times(setup)] : [])}`,
    );
  }
  if (flaky.length > 0) console.log(`\nFlaky, ${flaky.length} in total:\n${list(flaky)}`);
  if (failures.length > 0) console.log(`\nFailed:\n${list(failures)}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function clock(ms: number): string {
  const total = Math.round(ms / 1000);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
