import type { RawBuilder, SqlBool } from 'kysely';

/** A change of many old rows, which runs in the background while the shop works: `server/migrations/backfills.ts` lists all. */
export interface Backfill {
  /** Stored, and shown to operators; in kebab-case, a verb and its object. */
  readonly name: string;
  readonly table: string;
  /** A column with an index that identifies a row and never changes. */
  readonly key: { readonly column: string; readonly type: 'uuid' | 'bigint' | 'text' };
  /**
   * The statement that changes the rows of a batch, `where ${keys} and …`. It may run twice on the same rows, so it leaves
   * those alone that are changed already.
   */
  readonly change: (keys: RawBuilder<SqlBool>) => RawBuilder<unknown>;
}
