import type { Insertable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export async function insertViewing(
  tx: Executor,
  viewing: Insertable<Database['viewings']>,
): Promise<void> {
  await tx.insertInto('viewings').values(viewing).execute();
}

/** The statement that finds the ticket is the one that ends it: of any number of calls exactly one gets an answer. */
export function useTicket(
  tx: Executor,
  ticketHash: Buffer,
  now: Date,
): Promise<{ id: string; user_id: string; hides_secrets: boolean; expires_at: Date } | undefined> {
  return tx
    .updateTable('viewings')
    .set({ ticket_hash: null })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_expires_at', '>', now)
    .returning(['id', 'user_id', 'hides_secrets', 'expires_at'])
    .executeTakeFirst();
}

/** Its session goes with it. */
export async function deleteViewingOfToken(db: Executor, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('viewings')
    .where('id', 'in', (own) =>
      own
        .selectFrom('sessions')
        .select('viewing_id')
        .where('token_hash', '=', tokenHash)
        .where('viewing_id', 'is not', null)
        .$narrowType<{ viewing_id: string }>(),
    )
    .execute();
}

/** Whoever works here no more looks at nothing any more. */
export async function endViewingsBy(tx: Executor, operatorId: string): Promise<void> {
  await tx.deleteFrom('viewings').where('operator_id', '=', operatorId).execute();
}

export async function deleteExpiredViewings(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('viewings').where('expires_at', '<=', now).execute();
}
