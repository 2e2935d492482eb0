import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Log } from '../telemetry/log.ts';
import { describeError } from './describe-error.ts';
import { runWithSignal } from './job-signal.ts';
import type { Attempt, Worker } from './jobs.ts';
import { JobFailed, type Queue } from './queue.ts';

/** The part of a fetched job that an attempt needs. */
export interface FetchedJob {
  readonly id: string;
  readonly data: object;
  readonly retryCount: number;
  readonly signal?: AbortSignal;
}

export interface Outcome {
  readonly status: 'completed' | 'failed' | 'deadletter';
  readonly output?: { readonly reason: string };
}

/** Runs one job within the time of its queue; never throws. A `JobFailed` that is final ends it without a retry. */
export async function attemptJob(
  { queue, worker }: { readonly queue: Queue; readonly worker: Worker<object> },
  { id, data, retryCount, signal }: FetchedJob,
  log: Log,
): Promise<Outcome> {
  const number = retryCount + 1;
  const isLast = retryCount >= queue.retries;
  const ended = new AbortController();
  const signals = [ended.signal, ...(signal === undefined ? [] : [signal])];
  const attempt: Attempt = { number, isLast, signal: AbortSignal.any(signals) };
  try {
    await within(queue.timeoutS, ended, () =>
      runWithSignal(attempt.signal, () => worker(data, attempt)),
    );
    return { status: 'completed' };
  } catch (error) {
    const at = { job: queue.name, id, attempt: number, isLast };
    if (error instanceof JobFailed && error.isEarly)
      log.info({ ...at, reason: error.message }, 'job postponed');
    else if (error instanceof JobFailed) log.warn({ ...at, reason: error.message }, 'job failed');
    else log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ ...at, err: error }, 'job failed');
    const reason = error instanceof JobFailed ? error.message : describeError(error);
    const isFinal = error instanceof JobFailed && error.isFinal;
    return { status: isFinal ? 'deadletter' : 'failed', output: { reason } };
  }
}

async function within(
  seconds: number,
  ended: AbortController,
  work: () => Promise<unknown>,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new JobFailed(`took longer than ${seconds} s`);
    ended.abort(error);
    late.reject(error);
  }, seconds * 1_000);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
