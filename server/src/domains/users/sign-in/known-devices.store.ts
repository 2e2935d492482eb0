import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Stores a device. `isNew`: not known before; `isFirst`: the user had no device before. */
export async function upsertDevice(
  tx: Executor,
  { userId, device, at }: { userId: string; device: Buffer; at: Date },
): Promise<{ isNew: boolean; isFirst: boolean }> {
  // A statement does not see its own insert.
  const { rows } = await sql<{ is_new: boolean; is_first: boolean }>`
    with put as (
      insert into known_devices (user_id, device, first_seen_at, last_seen_at)
      values (${userId}, ${device}, ${at}, ${at})
      on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as is_new
    )
    select is_new, not exists (select 1 from known_devices where user_id = ${userId}) as is_first
    from put`.execute(tx);
  const [row] = rows;
  return { isNew: row?.is_new ?? false, isFirst: row?.is_first ?? false };
}

/**
 * Deletes devices unused since `before`, except each user's last one: the next device would then count as the first.
 */
export async function deleteOldDevices(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', before)
    .where((row) =>
      row.exists(
        row
          .selectFrom('known_devices as newer')
          .select('newer.user_id')
          .whereRef('newer.user_id', '=', 'known_devices.user_id')
          .whereRef('newer.last_seen_at', '>', 'known_devices.last_seen_at'),
      ),
    )
    .execute();
}

export async function deleteDevices(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
