import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { markTicketRead as markTicketReadRoute } from '@sesame/contract/shop/support.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { markReadUpTo } from './tickets.store.ts';

/** Records how far the owner has read; never moves backwards. */
export async function markTicketRead(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  { ticket, message }: BodyOf<typeof markTicketReadRoute>,
): Promise<void> {
  const marked = await markReadUpTo(db, { userId, ticketId: ticket, messageId: message });
  if (!marked) refuse('not_found');
}
