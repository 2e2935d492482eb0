import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface BuyerRow {
  readonly username: string;
  readonly email: string;
  readonly created_at: Date;
  readonly email_confirmed_at: Date | null;
}

export function findBuyerOfEvidence(db: Executor, userId: string): Promise<BuyerRow> {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Sign-ins of the buyer that are still stored, without those of operators who looked at the shop as the buyer. */
export function listConnections(db: Executor, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['signed_in_at', 'last_seen_at', 'user_agent', 'ip_prefix'])
    .where('user_id', '=', userId)
    .where('impersonation_id', 'is', null)
    .orderBy('signed_in_at')
    .limit(100)
    .execute();
}

/** What happened to the buyer's account, such as sign-ins with Google or a changed password. */
export function listAccountEvents(db: Executor, userId: string) {
  return db
    .selectFrom('security_events')
    .select(['kind', 'ip_prefix', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export interface TicketMessageRow {
  readonly number: number;
  readonly title: string;
  readonly sender: 'user' | 'admin';
  readonly content: string;
  readonly created_at: Date;
}

/** The messages of these tickets, oldest first, without the notes of operators. */
export async function listTicketMessages(
  db: Executor,
  tickets: readonly string[],
): Promise<TicketMessageRow[]> {
  if (tickets.length === 0) return [];
  const { rows } = await sql<TicketMessageRow>`
    select t.number, t.title, m.sender, m.content, m.created_at
    from tickets t join ticket_messages m on m.ticket_id = t.id or m.merged_from = t.number
    where t.id = any(${[...tickets]}) and m.sender <> 'note'
    order by t.number, m.seq
    limit 200`.execute(db);
  return rows;
}
