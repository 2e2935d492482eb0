import { sql } from 'kysely';
import type { Executor } from '../platform/platform.ts';

/** The newest audit event at some moment, as it was published outside the database. */
export interface PublishedHead {
  readonly id: number;
  /** Hexadecimal, lower case. */
  readonly hash: string;
}

/** `ours`: the audit log contains this event, and no event up to it was changed. */
export type HeadStatus = 'ours' | 'missing' | 'rewritten' | 'broken';

/** Parses `1042:<64 hexadecimal digits>`, the format of the log line and of the daily mail. */
export function parseHead(text: string): PublishedHead | undefined {
  const [, id, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/i.exec(text) ?? [];
  return id === undefined || hash === undefined
    ? undefined
    : { id: Number(id), hash: hash.toLowerCase() };
}

/**
 * Checks whether a published head belongs to this audit log. A log that was rewritten together with all its hashes is
 * consistent in itself; only a head published earlier reveals it.
 */
export async function checkHead(db: Executor, { id, hash }: PublishedHead): Promise<HeadStatus> {
  const { rows } = await sql<{ hash: string; is_broken: boolean }>`
    select encode(hash, 'hex') as hash,
      exists (select from broken_audit_events b where b.id <= ${id}::bigint) as is_broken
    from audit_events where id = ${id}::bigint`.execute(db);
  const [event] = rows;
  if (event === undefined) return 'missing';
  if (event.hash !== hash) return 'rewritten';
  return event.is_broken ? 'broken' : 'ours';
}
