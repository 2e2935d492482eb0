import { describe, expect, test } from 'vitest';
import { afterCheck, isFresh, type ReplicaState, UNKNOWN } from './replica-state.rules.ts';

const LIMIT_MS = 5_000;
type Check = readonly [takenMs: number, primary: number, replayed: number];
const after = (...checks: readonly Check[]) =>
  checks.reduce<ReplicaState>(
    (state, [takenMs, position, replayed]) => afterCheck(state, { position, takenMs }, replayed),
    UNKNOWN,
  );
const isUsed = (state: ReplicaState, nowMs: number, position?: number) =>
  isFresh(state, { nowMs, limitMs: LIMIT_MS, position });

describe('the replica answers reads', () => {
  test.each<[what: string, checks: readonly Check[], nowMs: number, used: boolean]>([
    ['not before it was checked', [], 0, false],
    ['when it has all', [[0, 100, 100]], 500, true],
    [
      'when it has what the primary had a moment before',
      [
        [0, 100, 100],
        [1_000, 300, 200],
      ],
      1_500,
      true,
    ],
    ['not when it was never seen to have what the primary had', [[0, 100, 90]], 500, false],
    [
      'while the primary is idle for a long time',
      [
        [0, 100, 100],
        [60_000, 100, 100],
      ],
      61_000,
      true,
    ],
    [
      'not after a pause that is longer than the limit',
      [
        [0, 100, 100],
        [1_000, 200, 100],
      ],
      5_001,
      false,
    ],
    [
      'until that limit',
      [
        [0, 100, 100],
        [1_000, 200, 100],
      ],
      5_000,
      true,
    ],
    ['not when the checks have stopped', [[0, 100, 100]], 5_001, false],
    [
      'again when it has caught up with a moment ago',
      [
        [0, 100, 100],
        [9_000, 300, 100],
        [10_000, 400, 300],
      ],
      11_000,
      true,
    ],
    [
      'not while it has only old WAL',
      [
        [0, 100, 100],
        [1_000, 200, 100],
        [9_000, 300, 200],
      ],
      9_000,
      false,
    ],
    [
      'not by positions from before a failover that lost WAL',
      [
        [0, 500, 500],
        [1_000, 400, 300],
      ],
      1_000,
      false,
    ],
    [
      'after such a failover when it has the new WAL',
      [
        [0, 500, 500],
        [1_000, 400, 400],
      ],
      1_000,
      true,
    ],
  ])('%s', (_what, checks, nowMs, used) => {
    expect(isUsed(after(...checks), nowMs)).toBe(used);
  });

  test('not of an operator who has just written, until it has that', () => {
    const state = after([0, 100, 100]);
    expect(isUsed(state, 0, 100)).toBe(true);
    expect(isUsed(state, 0, 101)).toBe(false);
    expect(isUsed(afterCheck(state, { position: 150, takenMs: 1_000 }, 101), 1_000, 101)).toBe(
      true,
    );
  });

  test('with a memory that does not grow while it is paused', () => {
    const checks = Array.from({ length: 5_000 }, (_, index): Check => [index, 100 + index, 100]);
    const paused = after(...checks);
    expect(paused.pending.length).toBeLessThan(200);
    const caughtUp = afterCheck(paused, { position: 6_000, takenMs: 5_000 }, 5_000);
    expect(isUsed(caughtUp, 5_000)).toBe(true);
  });
});
