import type { Executor } from '../../../platform/platform.ts';

export async function upsertOperatorDevice(
  tx: Executor,
  { operatorId, device, at }: { operatorId: string; device: Buffer; at: Date },
): Promise<void> {
  await tx
    .insertInto('operator_devices')
    .values({ operator_id: operatorId, device, last_used_at: at })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'device']).doUpdateSet({ last_used_at: at }),
    )
    .execute();
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
