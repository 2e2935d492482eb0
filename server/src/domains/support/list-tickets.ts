import { TICKET_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import type { listTickets as listTicketsRoute, Ticket } from '@sesame/contract/shop/support.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTicketOfSession, findTicketsOfSession } from './messages/polls.store.ts';
import { serializeTicket } from './serialize-ticket.ts';

type Needs = Pick<Platform, 'pool' | 'clock'>;

/** A page of the caller's tickets, the latest message first. Undefined for an invalid token. */
export async function listTickets(
  { pool, clock }: Needs,
  tokenHash: Buffer,
  { limit = TICKET_PAGE_SIZE, offset = 0, search = '' }: QueryOf<typeof listTicketsRoute>,
): Promise<AnswerOf<typeof listTicketsRoute> | undefined> {
  const session = { tokenHash, now: clock.now() };
  const page = await findTicketsOfSession(pool, session, { limit, offset, search });
  return page && { items: page.rows.map(serializeTicket), total: page.total };
}

/** One ticket of the caller. Undefined for an invalid token. */
export async function getTicket(
  { pool, clock }: Needs,
  tokenHash: Buffer,
  ticketId: string,
): Promise<Ticket | undefined> {
  const row = await findTicketOfSession(pool, { tokenHash, now: clock.now() }, ticketId);
  if (row === null) refuse('not_found');
  return row && serializeTicket(row);
}
