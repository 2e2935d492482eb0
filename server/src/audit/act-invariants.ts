import type { Invariant } from './invariant.ts';

/** The record of what operators did: whole, in order, and as it was written. */
export const actInvariants: readonly Invariant[] = [
  {
    id: 'A1 hash',
    rule: 'Every act is what its hash was made of.',
    sql: 'select a.id::text as subject from acts a where a.hash <> act_hash(a)',
  },
  {
    id: 'A1 chain',
    rule: 'Acts are numbered from 1 without a gap, and each names the hash of the one before.',
    sql: `
      select id::text as subject from (
        select id, previous_hash, lag(id, 1, 0::bigint) over (order by id) as before_id,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as before_hash
        from acts) links
      where id <> before_id + 1 or previous_hash <> before_hash`,
  },
];
