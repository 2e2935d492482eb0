import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type TicketRow = Selectable<Database['tickets']>;

/** Locks tickets in the order of their ids, so that two merges of the same tickets cannot wait for each other. */
export function lockTickets(tx: Executor, ids: readonly string[]): Promise<TicketRow[]> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The number of the first answer in either ticket that their buyer has not read. */
export async function findFirstUnread(
  tx: Executor,
  tickets: readonly TicketRow[],
): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number | null }>`
    select min(m.seq) as seq from ticket_messages m join tickets t on t.id = m.ticket_id
    where t.id = any(${tickets.map(({ id }) => id)}) and m.sender = 'admin' and m.seq > t.read_seq`.execute(
    tx,
  );
  return rows[0]?.seq ?? undefined;
}

/**
 * Moves every message and note with its files. Clients choose ids, which are unique within a ticket only, so one that
 * the target has already is replaced.
 * @returns how many
 */
export async function moveMessages(
  tx: Executor,
  { source, target }: { readonly source: TicketRow; readonly target: TicketRow },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update ticket_messages m
    set ticket_id = ${target.id}, merged_from = coalesce(m.merged_from, ${source.number}),
      id = case when exists (
        select from ticket_messages o where o.ticket_id = ${target.id} and o.id = m.id)
        then gen_random_uuid() else m.id end
    where m.ticket_id = ${source.id}`.execute(tx);
  return Number(numAffectedRows);
}

type Merged = Pick<
  TicketRow,
  | 'state'
  | 'priority'
  | 'assignee_id'
  | 'last_seq'
  | 'last_at'
  | 'last_sender'
  | 'last_excerpt'
  | 'answer_seq'
  | 'read_seq'
> & { readonly merged_at: Date };

export async function updateTarget(tx: Executor, id: string, merged: Merged): Promise<void> {
  await tx.updateTable('tickets').set(merged).where('id', '=', id).execute();
}

export async function closeAsMerged(
  tx: Executor,
  { id, into }: { readonly id: string; readonly into: string },
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({ state: 'closed', resolved_at: null, merged_into: into })
    .where('id', '=', id)
    .execute();
}

/** The other open tickets of the buyer of this one. */
export function listTargets(db: Executor, ticketId: string) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('tickets as own', 'own.user_id', 't.user_id')
    .select(['t.id', 't.number', 't.title', 't.state'])
    .where('own.id', '=', ticketId)
    .whereRef('t.id', '<>', 'own.id')
    .where('t.state', 'not in', ['resolved', 'closed'])
    .orderBy('t.last_at', 'desc')
    .orderBy('t.number', 'desc')
    .execute();
}
