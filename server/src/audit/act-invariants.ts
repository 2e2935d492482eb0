import type { Invariant } from './invariant.ts';

/** The record of what operators did: whole, in order, and as it was written. */
export const actInvariants: readonly Invariant[] = [
  {
    id: 'A1 hash',
    rule: 'Every act is what its hash was made of.',
    sql: "select id::text as subject from broken_acts where broken = 'hash'",
  },
  {
    id: 'A1 chain',
    rule: 'Acts are numbered from 1 without a gap, and each names the hash of the one before.',
    sql: "select id::text as subject from broken_acts where broken = 'chain'",
  },
];
