import type { Backfill } from '../src/platform/db/backfills/backfill.ts';

/**
 * Changes of old rows that run in the background, in this order, one at a time. One leaves the list when a later
 * migration calls `requireBackfilled` for it.
 */
export const backfills: readonly Backfill[] = [];
