import type { Kysely } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Queue } from './queue.ts';

/** Usually the transaction of the cause. */
export type Executor = Kysely<Database>;

/** The signal aborts when another process may have begun the same job: effects outside the database must stop then. */
export type ScheduledWork = (signal: AbortSignal) => Promise<unknown>;

/** One attempt at one job. It may run twice, or be interrupted at any point. */
export type Worker<Data> = (data: Data, attempt: Attempt) => Promise<unknown>;

export interface Attempt {
  /** 1 for the first. */
  readonly number: number;
  /** Whether the job is dead if this attempt fails. */
  readonly isLast: boolean;
  /** Aborts when another worker may run the job too, when it takes too long, and when the process stops. */
  readonly signal: AbortSignal;
}

export interface EnqueueOptions {
  /** Delay of the first attempt, by the shop's clock; 0 by default. */
  readonly afterMs?: number;
  /** See `onePerKey` of the queue. */
  readonly key?: string;
}

export interface WorkerOptions<Data> {
  /** Closes the record of a dead job that an operator discards, in the same transaction. */
  readonly onDiscard?: (tx: Executor, data: Data) => Promise<unknown>;
}

/** Background work. The operations are ordinary functions; this only decides when they run. */
export interface Jobs {
  /**
   * Runs `work` every `seconds` seconds, in one process and never concurrently. A failure is logged, and the next round
   * tries again.
   */
  schedule(name: string, seconds: number, work: ScheduledWork): void;
  /** Declares what runs the jobs of a queue. */
  work<Data extends object>(
    queue: Queue<Data>,
    worker: Worker<Data>,
    options?: WorkerOptions<Data>,
  ): void;
  /** Adds a job in the transaction of its cause, so that it exists exactly if the transaction commits. */
  enqueue<Data extends object>(
    tx: Executor,
    queue: Queue<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for many jobs, in one statement. */
  enqueueAll<Data extends object>(
    tx: Executor,
    queue: Queue<Data>,
    jobs: readonly (EnqueueOptions & { readonly data: Data })[],
  ): Promise<void>;
  /** Those that this process has a worker for. */
  queues(): readonly Queue[];
  /** Makes waiting jobs due now. @returns how many were due later */
  makeDue(tx: Executor, queue: Queue): Promise<number>;
  /** The same for the jobs with these keys; those that are dead get all their attempts again. */
  revive(tx: Executor, queue: Queue, keys: readonly string[]): Promise<void>;
  /** Gives a dead job all its attempts again. @returns false when there is no such dead job */
  retryDead(tx: Executor, id: string): Promise<boolean>;
  /** Deletes a dead job and closes its record. @returns false when there is no such dead job */
  discardDead(tx: Executor, id: string): Promise<boolean>;
}
