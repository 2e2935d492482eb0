import { MESSAGE_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type { listMessages as listMessagesRoute, Message } from '@sesame/contract/shop/support.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findMessagesOfSession } from './messages.store.ts';
import { serializeMessage } from './serialize-message.ts';

/** A page of the messages in the caller's own ticket, oldest first. Undefined for an invalid token. */
export async function listMessages(
  { pool, clock }: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
  { ticket_id: ticketId, after, before }: QueryOf<typeof listMessagesRoute>,
): Promise<Message[] | undefined> {
  const session = { tokenHash, now: clock.now() };
  const page = { ticketId, after, before, limit: MESSAGE_PAGE_SIZE };
  const rows = await findMessagesOfSession(pool, session, page);
  if (rows === null) refuse('not_found');
  return rows?.map(serializeMessage);
}
