import type { Executor } from './platform.ts';

/**
 * What a domain holds about one person, for the file of their data. Every table that points at a user belongs to one
 * of these; a test looks.
 */
export interface PersonalData {
  /** Its key in the file. */
  readonly name: string;
  /** Rows as a person may read them: nothing of others, no secrets of the shop. */
  read(db: Executor, userId: string): Promise<unknown>;
}
