import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import { ticketAnsweredMail } from '../mails/ticket-answered.mail.ts';
import { ticketOpenedMail } from '../mails/ticket-opened.mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Notifies the owner of a ticket of an answer, once per answer and channel, within the transaction that writes it. */
export function notifyAnswered(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  messageId: string,
): Promise<void> {
  return notifyUser(tx, platform, {
    key: `ticket-answered:${ticket.id}:${messageId}`,
    userId: ticket.user_id,
    kind: 'ticket_answered',
    text: (language) =>
      platform.mail.texts.bot(language, 'ticketAnswered', valuesOf(platform, ticket)),
    mail: (shop, language) => ticketAnsweredMail(shop, language, ticket),
  });
}

/** The same for the first message of a ticket that support has opened. */
export function notifyOpened(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  messageId: string,
): Promise<void> {
  return notifyUser(tx, platform, {
    key: `ticket-opened:${ticket.id}:${messageId}`,
    userId: ticket.user_id,
    kind: 'ticket_answered',
    text: (language) =>
      platform.mail.texts.bot(language, 'ticketOpened', valuesOf(platform, ticket)),
    mail: (shop, language) => ticketOpenedMail(shop, language, ticket),
  });
}

function valuesOf(platform: Notifying, { id, number, title }: TicketRow) {
  return { number: String(number), title, url: `${platform.publicUrl()}/help-ticket/${id}` };
}
