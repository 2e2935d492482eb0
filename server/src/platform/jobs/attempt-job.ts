import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Log } from '../telemetry/log.ts';
import type { Traces } from '../telemetry/tracing/traces.ts';
import { errorType, Unit } from '../telemetry/tracing/unit.ts';
import { describeError } from './describe-error.ts';
import { splitData } from './job-data.ts';
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

interface AttemptOptions {
  readonly log: Log;
  readonly traces: Traces | undefined;
}

/** Runs one job within the time of its queue; never throws. A `JobFailed` that is final ends it without a retry. */
export async function attemptJob(
  registered: { readonly queue: Queue; readonly worker: Worker<object> },
  job: FetchedJob,
  { log, traces }: AttemptOptions,
): Promise<Outcome> {
  const { name } = registered.queue;
  const { payment, data } = splitData(job.data);
  const about = { job: name, jobId: job.id };
  const unit = new Unit({ traces, about, kind: 'consumer', payment });
  const { outcome, error } = await unit.run(() => attempt(registered, { ...job, data }, log));
  unit.end({
    name: `process ${name}`,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': job.id,
      'sesame.job.attempt': job.retryCount + 1,
      'sesame.job.outcome': outcome.status,
      ...(error !== undefined && { 'error.type': errorType(error) }),
    },
    isFailed: outcome.status !== 'completed',
    isQuiet: registered.queue.isClockwork === true,
  });
  return outcome;
}

interface Attempted {
  readonly outcome: Outcome;
  readonly error?: unknown;
}

async function attempt(
  { queue, worker }: { readonly queue: Queue; readonly worker: Worker<object> },
  { data, retryCount, signal }: FetchedJob,
  log: Log,
): Promise<Attempted> {
  const number = retryCount + 1;
  const isLast = retryCount >= queue.retries;
  const ended = new AbortController();
  const signals = [ended.signal, ...(signal === undefined ? [] : [signal])];
  const current: Attempt = { number, isLast, signal: AbortSignal.any(signals) };
  try {
    await within(queue.timeoutS, ended, () =>
      runWithSignal(current.signal, () => worker(data, current)),
    );
    return { outcome: { status: 'completed' } };
  } catch (error) {
    const at = { attempt: number, isLast };
    if (error instanceof JobFailed && error.isEarly)
      log.info({ ...at, reason: error.message }, 'job postponed');
    else if (error instanceof JobFailed) log.warn({ ...at, reason: error.message }, 'job failed');
    else log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ ...at, err: error }, 'job failed');
    const reason = error instanceof JobFailed ? error.message : describeError(error);
    const isFinal = error instanceof JobFailed && error.isFinal;
    return { outcome: { status: isFinal ? 'deadletter' : 'failed', output: { reason } }, error };
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
