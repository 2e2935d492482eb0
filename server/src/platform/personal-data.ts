import type { Executor, Platform } from './platform.ts';

export interface DataReader {
  readonly now: Date;
  /** Opens what the person bought, in their own export; undefined in the one of an operator, who reveals it elsewhere. */
  readonly sealer: Platform['sealer'] | undefined;
}

/**
 * The data that one domain holds about a person, for the export of their data. A test checks that every table that
 * references a user is covered by one of these.
 */
export interface PersonalData {
  /** Its key in the exported file. */
  readonly name: string;
  /** Readable rows about this user, without data of other people or secrets of the shop. */
  read(db: Executor, userId: string, reader: DataReader): Promise<unknown>;
}
