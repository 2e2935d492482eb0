import { MESSAGE_PAGE_SIZE } from '@sesame/contract/limits.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { listMessages as listMessagesRoute, Message } from '@sesame/contract/support.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { messageOnWire } from './message-on-wire.ts';
import { findMessagesOfSession } from './messages.store.ts';

/** What was said in a ticket of the caller, oldest first. Undefined for a dead token. */
export async function listMessages(
  { pool, clock }: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
  { ticket_id: ticketId, after, before }: QueryOf<typeof listMessagesRoute>,
): Promise<Message[] | undefined> {
  const session = { tokenHash, now: clock.now() };
  const page = { ticketId, after, before, limit: MESSAGE_PAGE_SIZE };
  const rows = await findMessagesOfSession(pool, session, page);
  if (rows === null) refuse('not_found');
  return rows?.map(messageOnWire);
}
