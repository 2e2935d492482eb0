import type { ColumnType } from 'kysely';

/** JSON columns are written as text and read as values. */
export type Json = ColumnType<unknown, string, string>;

export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
