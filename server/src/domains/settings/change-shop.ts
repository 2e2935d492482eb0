import type { ShopSettingName } from '@sesame/contract/shop-settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import { savedValues } from '../../platform/shop/shop-settings.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { insertSettings, lockSettings } from './settings.store.ts';

export type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** What was asked for, by name; null goes back to the standard, what is left out stays. */
export type Wanted = Partial<Record<ShopSettingName, string | number | null | undefined>>;
export type Rows = Awaited<ReturnType<typeof listShopSettings>>;
export type Saved = ReturnType<typeof savedValues>;

export interface ShopChange extends DoneBy {
  readonly action: string;
  readonly subject: string;
  /** The settings that are edited together, and the version of them that was looked at. */
  readonly group: readonly ShopSettingName[];
  readonly version: number;
  readonly wanted: Wanted;
  readonly reason?: string;
  /** Refuses what must not be; told what will be saved. */
  readonly judge?: (next: Saved) => void;
  /** What holds, as the console reads it. */
  readonly onWire: (rows: Rows) => unknown;
  /** Writes what the change stands on. */
  readonly prepare?: (tx: Executor) => Promise<void>;
}

/**
 * Writes down what is different and tells every process. Nothing different is nothing done. Refuses `changed_meanwhile` with
 * what holds when somebody else was faster.
 * @returns what is saved from now on
 */
export function changeShop(platform: Needs, change: ShopChange): Promise<Rows> {
  const { group, version, wanted, judge, onWire, prepare, ...act } = change;
  return inTransaction(platform.db, async (tx) => {
    await lockSettings(tx);
    const rows = await listShopSettings(tx);
    if (versionOf(rows, group) !== version) refuse('changed_meanwhile', { current: onWire(rows) });
    const saved = savedValues(rows);
    const names = group.filter(
      (name) => wanted[name] !== undefined && wanted[name] !== (saved[name] ?? null),
    );
    if (names.length === 0) return rows;
    const picked = (from: Wanted) =>
      Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
    judge?.(savedValues([...Object.entries({ ...saved, ...picked(wanted) })].map(asRow)));
    await prepare?.(tx);
    await insertSettings(
      tx,
      names.map((name) => ({
        name,
        value: jsonOf(wanted[name]),
        changed_at: platform.clock.now(),
        changed_by: act.operator.id,
      })),
    );
    const next = await listShopSettings(tx);
    await recordAct(tx, platform, { ...act, before: picked(saved), after: picked(wanted) });
    return next;
  });
}

/** Of a group: its newest change; 0 as long as nobody made one. */
export function versionOf(rows: Rows, group: readonly ShopSettingName[]): number {
  return Math.max(
    0,
    ...rows.filter(({ name }) => group.some((one) => one === name)).map(({ id }) => id),
  );
}

/** One setting as the console reads it. */
export function settingOnWire<Value>(
  rows: Rows,
  name: ShopSettingName,
  { saved, standard }: { saved: Value | undefined; standard: Value | undefined },
) {
  const row = rows.find((one) => one.name === name);
  return {
    value: saved ?? standard ?? null,
    standard: standard ?? null,
    saved: saved !== undefined,
    changed_at: row?.changed_at.toISOString() ?? null,
    changed_by: row?.changed_by ?? null,
  };
}

function asRow([name, value]: [string, unknown]): { name: string; value: unknown } {
  return { name, value };
}

function jsonOf(value: Wanted[ShopSettingName]): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
