import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type SecondFactorRow = Selectable<Database['second_factors']>;

export function findSecondFactor(
  db: Executor,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Inserts a new secret or replaces an unconfirmed one.
 * @returns false when a confirmed one exists
 */
export async function upsertUnconfirmedFactor(
  tx: Executor,
  factor: { user_id: string; secret: string; started_at: Date },
): Promise<boolean> {
  const upserted = await tx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret, started_at: factor.started_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return upserted !== undefined;
}

/** @returns false when there is no secret to confirm, or it was replaced in the meantime */
export async function confirmFactor(
  tx: Executor,
  { user_id, secret }: SecondFactorRow,
  at: Date,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: at })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/**
 * Uses up all codes up to that time step.
 * @returns false when that step or a later one was already used
 */
export async function useStep(tx: Executor, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteFactor(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/**
 * Redeems by deleting.
 * @returns false for a code that is wrong or already used
 */
export async function useRecoveryCode(
  tx: Executor,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
