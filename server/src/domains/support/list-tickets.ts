import { TICKET_PAGE_SIZE } from '@sesame/contract/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/route.ts';
import type { listTickets as listTicketsRoute, Ticket } from '@sesame/contract/support.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTicketOfSession, findTicketsOfSession } from './polls.store.ts';
import { ticketOnWire } from './ticket-on-wire.ts';

type Needs = Pick<Platform, 'pool' | 'clock'>;

/** A page of the caller's tickets, the last written into first. Undefined for a dead token. */
export async function listTickets(
  { pool, clock }: Needs,
  tokenHash: Buffer,
  { limit = TICKET_PAGE_SIZE, offset = 0 }: QueryOf<typeof listTicketsRoute>,
): Promise<AnswerOf<typeof listTicketsRoute> | undefined> {
  const session = { tokenHash, now: clock.now() };
  const page = await findTicketsOfSession(pool, session, { limit, offset });
  return page && { items: page.rows.map(ticketOnWire), total: page.total };
}

/** One ticket of the caller. Undefined for a dead token. */
export async function getTicket(
  { pool, clock }: Needs,
  tokenHash: Buffer,
  ticketId: string,
): Promise<Ticket | undefined> {
  const row = await findTicketOfSession(pool, { tokenHash, now: clock.now() }, ticketId);
  if (row === null) refuse('not_found');
  return row && ticketOnWire(row);
}
