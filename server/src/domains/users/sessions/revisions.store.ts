import type { Pool } from 'pg';

/** A session, and the revision of what its buyer sees. */
export interface RevisionColumns {
  user_id: string;
  hides_secrets: boolean;
  /** Only compared: the sum is too long for a number. */
  revision: string;
}

export interface RevisionRow extends RevisionColumns {
  /** Position of its token among those that were sent, from 1. */
  place: number;
}

/**
 * For statements that read what a poll shows: the session with the token hash `$1` that is valid at `$2`, and the revision
 * of its buyer, as `owner`. Its limit makes the planner read it first, and once.
 */
export const POLL_OWNER = `(
    select user_id, hides_secrets,
      (select coalesce(sum(revision), 0) from buyer_revisions
       where user_id in (sessions.user_id, '00000000-0000-0000-0000-000000000000')) as revision
    from sessions where token_hash = $1 and expires_at > $2 limit 1
  ) owner`;

// Correlated and limited like every poll, so that a plan made while the shop was small stays good.
const REVISIONS = `
  select sent.place, owner.user_id, owner.hides_secrets, seen.revision
  from unnest($1::bytea[]) with ordinality as sent (token_hash, place)
  cross join lateral (
    select user_id, hides_secrets from sessions
    where token_hash = sent.token_hash and expires_at > $2 limit 1
  ) owner
  cross join lateral (
    select coalesce(sum(revision), 0) as revision from buyer_revisions
    where user_id in (owner.user_id, '00000000-0000-0000-0000-000000000000')
  ) seen`;

/** Sessions and revisions of their buyers, for the tokens that are valid. */
export async function findRevisions(
  pool: Pool,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<RevisionRow[]> {
  const { rows } = await pool.query<RevisionRow>(REVISIONS, [tokenHashes, now]);
  return rows;
}
