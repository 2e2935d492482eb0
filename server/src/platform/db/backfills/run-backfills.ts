import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../../platform.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import type { Backfill } from './backfill.ts';
import {
  changeBatch,
  endBackfill,
  findBatch,
  halveBatch,
  listEnded,
  lockBackfill,
  moveBackfill,
  startBackfill,
} from './backfills.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

/** A round of the schedule ends after this, and the next one continues. */
const ROUND_MS = 20_000;
/** How long a batch should hold its locks; the next one is larger or smaller accordingly. */
const BATCH_MS = 200;
const MOST_ROWS = 20_000;

/**
 * Works on the first backfill that has not ended, in batches by key, each in its own transaction with the position it has
 * reached. One that was cut off continues there. Between batches it rests as long as the last one took.
 */
export async function runBackfills(
  platform: Needs,
  backfills: readonly Backfill[],
  signal: AbortSignal,
): Promise<void> {
  const until = performance.now() + ROUND_MS;
  const ended = backfills.length === 0 ? new Set() : await listEnded(platform.db);
  for (const backfill of backfills) {
    if (ended.has(backfill.name)) continue;
    await startBackfill(platform.db, backfill, platform.clock.now());
    const isEnded = await runBatches(platform, backfill, () => {
      return signal.aborted || performance.now() > until;
    });
    if (!isEnded) return;
  }
}

/** @returns whether it has ended */
async function runBatches(
  platform: Needs,
  backfill: Backfill,
  isOver: () => boolean,
): Promise<boolean> {
  while (!isOver()) {
    const began = performance.now();
    const result = await runBatch(platform, backfill);
    if (result === 'ended') {
      platform.log.info({ backfill: backfill.name }, 'backfill ended');
      return true;
    }
    if (result === 'busy') return false;
    await wait(performance.now() - began);
  }
  return false;
}

async function runBatch(
  { db, clock }: Needs,
  backfill: Backfill,
): Promise<'moved' | 'ended' | 'busy'> {
  const { name } = backfill;
  try {
    return await inTransaction(db, async (tx) => {
      const state = await lockBackfill(tx, name);
      if (state === undefined) return 'busy';
      const batch = await findBatch(tx, backfill, state);
      if (batch === undefined) {
        await endBackfill(tx, name, clock.now());
        return 'ended';
      }
      const began = performance.now();
      await changeBatch(tx, backfill, state.position, batch);
      await moveBackfill(tx, name, batch, nextSize(state.batch_rows, performance.now() - began));
      return 'moved';
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) await halveBatch(db, name).catch(() => {});
    throw error;
  }
}

/** At most twice as many rows as before, so that one fast batch is not followed by a very slow one. */
function nextSize(rows: number, tookMs: number): number {
  const wanted = Math.round((rows * BATCH_MS) / Math.max(tookMs, 1));
  return Math.max(1, Math.min(wanted, rows * 2, MOST_ROWS));
}
