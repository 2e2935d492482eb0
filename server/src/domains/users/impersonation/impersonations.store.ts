import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export async function insertImpersonation(
  tx: Executor,
  impersonation: Insertable<Database['impersonations']>,
): Promise<void> {
  await tx.insertInto('impersonations').values(impersonation).execute();
}

/** Finds and voids the ticket in one statement: of several concurrent calls exactly one succeeds. */
export function useTicket(
  tx: Executor,
  ticketHash: Buffer,
  now: Date,
): Promise<{ id: string; user_id: string; hides_secrets: boolean; expires_at: Date } | undefined> {
  return tx
    .updateTable('impersonations')
    .set({ ticket_hash: null })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_expires_at', '>', now)
    .returning(['id', 'user_id', 'hides_secrets', 'expires_at'])
    .executeTakeFirst();
}

/** Deletes the impersonation of this token; its session is deleted with it. */
export async function deleteImpersonationOfToken(db: Executor, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('impersonations')
    .where('id', 'in', (own) =>
      own
        .selectFrom('sessions')
        .select('impersonation_id')
        .where('token_hash', '=', tokenHash)
        .where('impersonation_id', 'is not', null)
        .$narrowType<{ impersonation_id: string }>(),
    )
    .execute();
}

/** Ends all impersonations by an operator. */
export async function endImpersonationsBy(tx: Executor, operatorId: string): Promise<void> {
  await tx.deleteFrom('impersonations').where('operator_id', '=', operatorId).execute();
}

export async function deleteExpiredImpersonations(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('impersonations').where('expires_at', '<=', now).execute();
}
