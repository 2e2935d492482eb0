import type { Executor, Notifying } from '../../../platform/platform.ts';
import { notifyUser } from '../../users/index.ts';
import { ticketAnsweredMail } from '../mails/ticket-answered.mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Notifies the owner of a ticket of an answer, once per answer and channel, within the transaction that writes it. */
export async function notifyAnswered(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  messageId: string,
): Promise<void> {
  await notifyUser(tx, platform, {
    key: `ticket-answered:${ticket.id}:${messageId}`,
    userId: ticket.user_id,
    kind: 'ticket_answered',
    text: (language) =>
      platform.mail.texts.bot(language, 'ticketAnswered', {
        number: String(ticket.number),
        title: ticket.title,
        url: `${platform.publicUrl()}/help-ticket/${ticket.id}`,
      }),
    mail: (shop, language) => ticketAnsweredMail(shop, language, ticket),
  });
}
