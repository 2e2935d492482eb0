import type { Transaction } from 'kysely';
import type { Database } from '../../database.types.ts';

/** Background work. The operations are ordinary functions; this only decides when they run. */
export interface Jobs {
  /** Runs `work` every `seconds` seconds in one worker process at a time. Call before the start, from the domain's list of jobs. */
  schedule(name: string, seconds: number, work: () => Promise<unknown>): void;
  /** Declares what handles `name`; `enqueue` may then be called from any process. */
  handle<Payload extends object>(name: string, work: (payload: Payload) => Promise<unknown>): void;
  /** Adds one piece of work inside the business transaction: it exists exactly if the transaction commits. */
  enqueue(tx: Transaction<Database>, name: string, payload: object): Promise<void>;
}
