import type { Executor } from '../../../platform/platform.ts';

export async function replaceRecoveryCodes(
  tx: Executor,
  operatorId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((hash) => ({ operator_id: operatorId, code_hash: hash })))
    .execute();
}

/** @returns false if the operator has no such code, or it was used */
export async function useRecoveryCode(
  tx: Executor,
  operatorId: string,
  hash: Buffer,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .returning('operator_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Executor, operatorId: string): Promise<number> {
  const { left } = await db
    .selectFrom('operator_recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
