import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** @returns whether the operator has used other browsers before, but never this one */
export async function upsertOperatorDevice(
  tx: Executor,
  { operatorId, device, at }: { operatorId: string; device: Buffer; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_further: boolean }>`
    insert into operator_devices as d (operator_id, device, last_used_at) values (${operatorId}, ${device}, ${at})
    on conflict (operator_id, device) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 and exists (
      select from operator_devices other where other.operator_id = d.operator_id and other.device <> d.device
    ) as is_further`.execute(tx);
  return rows[0]?.is_further ?? false;
}

/** A single statement for known and unknown emails, so that both take the same time. */
export async function isOperatorDevice(
  db: Executor,
  email: string,
  device: Buffer,
): Promise<boolean> {
  const known = await db
    .selectFrom('operator_devices')
    .innerJoin('operators', 'operators.id', 'operator_devices.operator_id')
    .select('operators.id')
    .where('operators.email', '=', email)
    .where('operator_devices.device', '=', device)
    .executeTakeFirst();
  return known !== undefined;
}

export async function deleteOldOperatorDevices(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('operator_devices').where('last_used_at', '<', before).execute();
}
