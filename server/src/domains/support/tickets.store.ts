import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import type { TicketPriority } from '@sesame/contract/console/tickets.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';
import type { PublicSender } from './tickets.rules.ts';

export type TicketRow = Selectable<Database['tickets']>;

/** Locks the ticket if it belongs to this user. */
export function lockOwnTicket(
  tx: Executor,
  userId: string,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks any ticket, for an operator. */
export function lockTicket(tx: Executor, ticketId: string): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function insertTicket(
  tx: Executor,
  ticket: Omit<
    Insertable<Database['tickets']>,
    'state' | 'last_seq' | 'last_at' | 'last_sender' | 'last_excerpt'
  >,
): Promise<TicketRow> {
  return (
    tx
      .insertInto('tickets')
      // The first message follows in the same transaction and updates these.
      .values({
        ...ticket,
        state: 'new',
        last_seq: 0,
        last_at: ticket.created_at,
        last_sender: 'user',
        last_excerpt: '',
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** Updates the ticket after a public message. */
export async function updateLastMessage(
  tx: Executor,
  ticketId: string,
  message: {
    readonly state: TicketState;
    readonly seq: number;
    readonly sender: PublicSender;
    readonly excerpt: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({
      state: message.state,
      resolved_at: null,
      last_seq: message.seq,
      last_at: message.at,
      last_sender: message.sender,
      last_excerpt: message.excerpt,
      // Writing a message implies having read the ticket.
      ...(message.sender === 'user' ? { read_seq: message.seq } : { answer_seq: message.seq }),
    })
    .where('id', '=', ticketId)
    .execute();
}

export async function setTicketState(
  tx: Executor,
  ticketId: string,
  { state, at }: { readonly state: TicketState; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({ state, resolved_at: state === 'resolved' ? at : null })
    .where('id', '=', ticketId)
    .execute();
}

export async function setAssignee(
  tx: Executor,
  ticketId: string,
  operatorId: string | null,
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({ assignee_id: operatorId })
    .where('id', '=', ticketId)
    .execute();
}

export async function setPriority(
  tx: Executor,
  ticketId: string,
  priority: TicketPriority,
): Promise<void> {
  await tx.updateTable('tickets').set({ priority }).where('id', '=', ticketId).execute();
}

/** Operators of these roles whose account is not disabled, by name. */
export function listActiveOperators(
  db: Executor,
  roles: readonly OperatorRole[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function countOpenTickets(tx: Executor, userId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('tickets')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('state', 'not in', ['resolved', 'closed'])
    .executeTakeFirstOrThrow();
  return open;
}

/** The titles of the user's own payment. */
export async function findPaymentTitles(
  tx: Executor,
  userId: string,
  paymentId: string,
): Promise<Titled | undefined> {
  return await tx
    .selectFrom('payments')
    .select(['title', 'title_ru'])
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The product titles of the user's own subscription. */
export async function findSubscriptionTitles(
  tx: Executor,
  userId: string,
  subscriptionId: string,
): Promise<Titled | undefined> {
  return await tx
    .selectFrom('subscriptions')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .select(['products.title', 'products.title_ru'])
    .where('subscriptions.id', '=', subscriptionId)
    .where('subscriptions.user_id', '=', userId)
    .executeTakeFirst();
}

/** @returns false when no ticket of this user has such a message */
export async function markReadUpTo(
  db: Executor,
  read: { readonly userId: string; readonly ticketId: string; readonly messageId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update tickets t set read_seq = greatest(t.read_seq, m.seq)
    from ticket_messages m
    where t.id = ${read.ticketId} and t.user_id = ${read.userId}
      and m.ticket_id = t.id and m.id = ${read.messageId} and m.sender <> 'note'
    returning t.id`.execute(db);
  return rows.length > 0;
}

/**
 * Closes tickets resolved at that moment or before.
 * @returns how many
 */
export async function closeResolvedUntil(db: Executor, until: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ state: 'closed', resolved_at: null })
    .where('state', '=', 'resolved')
    .where('resolved_at', '<=', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
