import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { expect, test } from 'vitest';
import { type BackupFacts, backupDueAt, drillDueAt, nextBackupWork } from './backup-plan.rules.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const hoursAgo = (hours: number, problem: 'failed' | 'may_not_create' | 'busy' | null = null) => ({
  requestedAt: new Date(now.getTime() - hours * HOUR_MS),
  problem,
});
const day = { everyMs: 24 * HOUR_MS, now, isLackOver: false };
const facts = (changed: Partial<BackupFacts> = {}): BackupFacts => ({
  isOpen: false,
  backup: hoursAgo(1),
  isStored: true,
  drill: hoursAgo(1),
  ...changed,
});

test.each([
  ['nothing is due', facts(), day, undefined],
  ['a new shop', facts({ backup: undefined, isStored: false, drill: undefined }), day, 'backup'],
  ['the last one is a day old', facts({ backup: hoursAgo(24) }), day, 'backup'],
  ['the last one failed', facts({ backup: hoursAgo(6, 'failed') }), day, 'backup'],
  ['… a moment ago', facts({ backup: hoursAgo(5, 'failed') }), day, undefined],
  ['one is running', facts({ isOpen: true, backup: hoursAgo(24) }), day, undefined],
  ['none are scheduled', facts({ backup: hoursAgo(99) }), { ...day, everyMs: 0 }, undefined],
  ['no drill yet', facts({ drill: undefined }), day, 'drill'],
  ['nothing to restore', facts({ drill: undefined, isStored: false }), day, undefined],
  ['a drill a week ago', facts({ drill: hoursAgo(7 * 24) }), day, 'drill'],
  ['a drill six days ago', facts({ drill: hoursAgo(6 * 24) }), day, undefined],
  ['a failed drill', facts({ drill: hoursAgo(24, 'busy') }), day, 'drill'],
  [
    'a drill that is not possible',
    facts({ drill: hoursAgo(999, 'may_not_create') }),
    day,
    undefined,
  ],
  [
    '… and now is',
    facts({ drill: hoursAgo(1, 'may_not_create') }),
    { ...day, isLackOver: true },
    'drill',
  ],
] as const)('%s', (_what, known, at, next) => {
  expect(nextBackupWork(known, at)).toBe(next);
});

test('operators see when the next ones are due', () => {
  expect(backupDueAt(facts(), day.everyMs, now)).toEqual(new Date('2026-03-11T11:00:00.000Z'));
  expect(backupDueAt(facts(), 0, now)).toBeNull();
  expect(drillDueAt(facts(), now)).toEqual(new Date('2026-03-17T11:00:00.000Z'));
  expect(drillDueAt(facts({ drill: hoursAgo(1, 'may_not_create') }), now)).toBeNull();
});
