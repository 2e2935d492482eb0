import type { Pool } from 'pg';

export interface RevisionRow {
  /** Position of its token among those that were sent, from 1. */
  place: number;
  user_id: string;
  hides_secrets: boolean;
  /** Only compared: the sum is too long for a number. */
  revision: string;
}

// Correlated and limited like every poll, so that a plan made while the shop was small stays good.
const REVISIONS = `
  select sent.place, owner.user_id, owner.hides_secrets, own.revision + every.revision as revision
  from unnest($1::bytea[]) with ordinality as sent (token_hash, place)
  cross join lateral (
    select user_id, hides_secrets from sessions
    where token_hash = sent.token_hash and expires_at > $2 limit 1
  ) owner
  cross join lateral (
    select coalesce(sum(revision), 0) as revision from buyer_revisions where user_id = owner.user_id
  ) own
  cross join (
    select coalesce(sum(revision), 0) as revision from buyer_revisions
    where user_id = '00000000-0000-0000-0000-000000000000'
  ) every`;

/** Sessions and revisions of their buyers, for the tokens that are valid. */
export async function findRevisions(
  pool: Pool,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<RevisionRow[]> {
  const { rows } = await pool.query<RevisionRow>(REVISIONS, [tokenHashes, now]);
  return rows;
}
