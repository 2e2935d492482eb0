import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type { ShopSettingName } from '@sesame/contract/shared/shop-settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import { savedValues } from '../../platform/shop/shop-settings.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { insertSettings, lockSettings } from './settings.store.ts';

export type Needs = Pick<Platform, 'db' | 'clock' | 'config'>;

/** The requested values by name; null resets a setting to its default, missing ones stay. */
export type NewValues = Partial<
  Record<ShopSettingName, string | number | boolean | null | undefined>
>;
export type Rows = Awaited<ReturnType<typeof listShopSettings>>;
export type Saved = ReturnType<typeof savedValues>;

export interface ShopChange extends Actor {
  readonly action: AuditAction;
  readonly subject: string;
  /** The settings that are edited together. */
  readonly group: readonly ShopSettingName[];
  /** The version of this group that the operator edited; undefined where the last change simply wins. */
  readonly version?: number;
  readonly values: NewValues;
  readonly reason?: string;
  /** Validates the values as they will be saved; throws a refusal. */
  readonly validate?: (next: Saved) => void;
  /** Converts the current settings for the console. */
  readonly serialize: (rows: Rows) => unknown;
  /** Writes records that the change depends on. */
  readonly prepare?: (tx: Executor) => Promise<void>;
}

/**
 * Saves the settings that differ and notifies every process; without a difference nothing is written. Refuses
 * `version_conflict` with the current settings if the edited version is older.
 * @returns all saved settings afterwards
 */
export function changeShop(platform: Needs, change: ShopChange): Promise<Rows> {
  const { group, version, values, validate, serialize, prepare, ...event } = change;
  return inTransaction(platform.db, async (tx) => {
    await lockSettings(tx);
    const rows = await listShopSettings(tx);
    if (version !== undefined && versionOf(rows, group) !== version)
      refuse('version_conflict', { current: serialize(rows) });
    const saved = savedValues(rows);
    const names = group.filter(
      (name) => values[name] !== undefined && values[name] !== (saved[name] ?? null),
    );
    if (names.length === 0) return rows;
    const picked = (from: NewValues) =>
      Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
    validate?.(savedValues([...Object.entries({ ...saved, ...picked(values) })].map(asRow)));
    await prepare?.(tx);
    await insertSettings(
      tx,
      names.map((name) => ({
        name,
        value: jsonOf(values[name]),
        changed_at: platform.clock.now(),
        changed_by: event.operator.id,
      })),
    );
    const next = await listShopSettings(tx);
    await recordAuditEvent(tx, platform, {
      ...event,
      before: picked(saved),
      after: picked(values),
    });
    return next;
  });
}

/** The version of a group: the id of its newest change, 0 without one. */
export function versionOf(rows: Rows, group: readonly ShopSettingName[]): number {
  return Math.max(
    0,
    ...rows.filter(({ name }) => group.some((one) => one === name)).map(({ id }) => id),
  );
}

/** One setting for the console. */
export function serializeSetting<Value>(
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

function jsonOf(value: NewValues[ShopSettingName]): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
