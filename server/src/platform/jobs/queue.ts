/** A kind of background work. One job is one record, so that one that fails stops no other. */
export interface Queue<Data extends object = object> {
  readonly name: string;
  /** Further attempts after the first failure; then the job is dead and waits for an operator. */
  readonly retries: number;
  /** The delay before the first retry; it doubles with each further one, up to the maximum. */
  readonly firstRetryS: number;
  readonly maxRetryS: number;
  /** How many jobs a worker runs at once. */
  readonly parallel: number;
  /** A job that runs longer counts as failed. */
  readonly timeoutS: number;
  /** Failures after which an alert is raised although the job is still retried; undefined: only when it is dead. */
  readonly alertAfter: number | undefined;
  /** At most one job per key exists, waiting, running or dead. Queues of records that are found by looking set this. */
  readonly onePerKey: boolean;
  /** How long its finished jobs stay visible. */
  readonly retentionS: number;
  /** Its jobs are rounds of schedules, which leave no span unless they did something that has one. */
  readonly isClockwork?: boolean;
  /** Never set: it carries the type of the data. */
  readonly data?: Data;
}

const DEFAULTS = {
  retries: 12,
  firstRetryS: 10,
  maxRetryS: 3_600,
  parallel: 2,
  timeoutS: 120,
  alertAfter: 3,
  onePerKey: false,
  retentionS: 24 * 3_600,
} as const;

/**
 * Declares a queue.
 * @param name in kebab-case, a verb and its object: `send-mails`; it is stored, and operators see it
 */
export function defineQueue<Data extends object>(
  name: string,
  options: Partial<Omit<Queue, 'name' | 'data'>> = {},
): Queue<Data> {
  return { ...DEFAULTS, ...options, name };
}

/** An expected failure of one job; any other error is unexpected, and is logged with its stack. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  /** Whether a retry would fail in the same way. The job is dead at once. */
  readonly isFinal: boolean;
  /** Whether it only waits for something that is about to happen: no reason to warn anyone. */
  readonly isEarly: boolean;

  /** @param reason shown to operators: it must contain no personal data and no secret */
  constructor(
    reason: string,
    {
      isFinal = false,
      isEarly = false,
    }: { readonly isFinal?: boolean; readonly isEarly?: boolean } = {},
  ) {
    super(reason);
    this.isFinal = isFinal;
    this.isEarly = isEarly;
  }
}
