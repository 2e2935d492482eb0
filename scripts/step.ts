import { withProcessorTime } from './processor-time.ts';
import type { FileReport } from './test-report.ts';

/** What a step of `npm run check` and `npm test` found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output?: string;
  /** What failed, each with its reason; listed once more at the end of the run. */
  readonly failures?: readonly string[];
  /** Tests that passed at a second try only, each with why the first one failed. */
  readonly flaky?: readonly string[];
  /** The test files of the step, for the list of the slowest. */
  readonly files?: readonly FileReport[];
  /** Shown even when everything passed, such as why a step had nothing to do. */
  readonly remark?: string;
}

export interface Step {
  readonly name: string;
  /** @param onProgress hears how far the step is, in a few words */
  readonly run: (onProgress: (progress: string) => void) => Promise<Outcome>;
}

/** Steps that run one after another. */
export type Lane = readonly Step[];

/** How often a run that takes long says how far it is. */
const PROGRESS_MS = 10_000;

/** A step that is right or wrong as a whole counts as one test. */
export function oneOutcome(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Runs the lanes side by side and every step of them, also after a failure. Each step that ends is printed with its
 * wall and processor time; in between a line says how far the others are.
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
  if (outcome.remark) console.log(`  ${outcome.remark}`);
  if (!isGood && outcome.output) console.log(outcome.output.trimEnd());
  if (isGood) return outcome;
  const failures = (outcome.failures ?? []).map((failure) => `${name}: ${failure}`);
  return { ...outcome, failures: failures.length > 0 ? failures : [name] };
}

export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
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
 * The end of a run: where the time went, what passed at a second try only, what failed, and the last line. A run
 * without a single test is a failure too.
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
  if (flaky.length > 0) console.log(`\nFlaky, ${flaky.length} in all:\n${list(flaky)}`);
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
