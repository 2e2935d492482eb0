import type { Titled } from '@sesame/contract/shared/local-text.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { createTicket as createTicketRoute } from '@sesame/contract/shop/support.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { lockUser } from '../users/index.ts';
import { addMessage } from './messages/add-message.ts';
import {
  countOpenTickets,
  findPaymentTitles,
  findSubscriptionTitles,
  insertTicket,
} from './tickets.store.ts';

type Input = BodyOf<typeof createTicketRoute>;

/**
 * Opens a ticket with its first message. Refuses `not_found` for a payment or subscription of another user, and
 * `too_many_open_tickets`, also under concurrent requests.
 * @returns the id of the ticket
 */
export function createTicket(
  platform: TransactionalPlatform,
  userId: string,
  input: Input,
): Promise<string> {
  return inTransaction(platform.db, (tx) => createTicketIn(tx, platform, userId, input));
}

/** The same within the caller's transaction. */
export async function createTicketIn(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids'>,
  userId: string,
  input: Input,
): Promise<string> {
  // Locks the user, so that concurrent requests cannot both pass the limit.
  if ((await lockUser(tx, userId)) === undefined) refuse('not_found');
  const subject = await findSubject(tx, userId, input);
  const { open_tickets_max: openMax } = platform.config.shop().limits;
  if ((await countOpenTickets(tx, userId)) >= openMax) refuse('too_many_open_tickets');
  const ticket = await insertTicket(tx, {
    id: platform.ids.uuid(),
    user_id: userId,
    title: input.title,
    created_at: platform.clock.now(),
    ...subject,
  });
  const { header_message: content, attachments } = input;
  const author = { sender: 'user', userId } as const;
  const first = { id: undefined, content, attachments, author };
  await addMessage(tx, platform, { ticket, closed: 'ticket_closed' }, first);
  return ticket.id;
}

async function findSubject(tx: Executor, userId: string, { payment, subscription }: Input) {
  if (payment !== undefined) {
    const titles = await findPaymentTitles(tx, userId, payment);
    if (titles === undefined) refuse('not_found');
    return { payment_id: payment, subscription_id: null, ...subjectOf(titles) };
  }
  if (subscription !== undefined) {
    const titles = await findSubscriptionTitles(tx, userId, subscription);
    if (titles === undefined) refuse('not_found');
    return { payment_id: null, subscription_id: subscription, ...subjectOf(titles) };
  }
  return { payment_id: null, subscription_id: null, subject_title: null, subject_title_ru: '' };
}

function subjectOf({ title, title_ru }: Titled) {
  return { subject_title: title, subject_title_ru: title_ru };
}
