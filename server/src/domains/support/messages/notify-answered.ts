import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findContact, notifyByTelegram } from '../../users/index.ts';
import { ticketAnsweredMail } from '../mails/ticket-answered.mail.ts';
import type { TicketRow } from '../tickets.store.ts';

/** Notifies the owner of a ticket of an answer, once per answer and channel, within the transaction that writes it. */
export async function notifyAnswered(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  messageId: string,
): Promise<void> {
  const key = `ticket-answered:${ticket.id}:${messageId}`;
  await notifyByTelegram(tx, platform, {
    key,
    userId: ticket.user_id,
    kind: 'ticket_answered',
    text: (language) =>
      platform.mail.texts.bot(language, 'ticketAnswered', {
        number: String(ticket.number),
        title: ticket.title,
        url: `${platform.publicUrl()}/help-ticket/${ticket.id}`,
      }),
  });
  if (!platform.mail.enabled) return;
  const contact = await findContact(tx, ticket.user_id);
  if (contact === undefined) return;
  const { email, language } = contact;
  await platform.mail.queue(tx, {
    key,
    to: email,
    language,
    mail: ticketAnsweredMail(shopOf(platform), language, ticket),
  });
}
