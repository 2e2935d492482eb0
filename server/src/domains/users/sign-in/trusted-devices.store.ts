import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Marks a device as trusted and resets its failures. */
export async function upsertTrustedDevice(
  tx: Executor,
  { userId, device, at }: { userId: string; device: Buffer; at: Date },
): Promise<void> {
  await tx
    .insertInto('trusted_devices')
    .values({ user_id: userId, device, last_used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device']).doUpdateSet({ failures: 0, last_used_at: at }),
    )
    .execute();
}

/**
 * Counts a try of a trusted device as failed before its result is known. A single statement for known and unknown
 * addresses, so that both take the same time.
 * @returns false when the device is not or no longer trusted
 */
export async function countDeviceFailure(
  db: Executor,
  { email, device, max }: { email: string; device: Buffer; max: number },
): Promise<boolean> {
  const { rows } = await sql`
    update trusted_devices t set failures = failures + 1
    from users u
    where u.id = t.user_id and u.email = ${email} and t.device = ${device} and t.failures < ${max}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function isTrustedDevice(
  db: Executor,
  userId: string,
  device: Buffer,
): Promise<boolean> {
  const trusted = await db
    .selectFrom('trusted_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst();
  return trusted !== undefined;
}

export async function deleteTrustedDevices(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('trusted_devices').where('user_id', '=', userId).execute();
}

export async function deleteOldTrustedDevices(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('trusted_devices').where('last_used_at', '<', before).execute();
}
