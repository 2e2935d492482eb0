import type { ColumnType } from 'kysely';

/** A JSON column: written as text and read as a value. */
export type Json = ColumnType<unknown, string, string>;

export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
