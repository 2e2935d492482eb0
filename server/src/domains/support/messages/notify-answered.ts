import type { BotTextKey } from '@sesame/contract/texts/bot-texts.ts';
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
  return notifyOwner(tx, platform, ticket, {
    key: `ticket-answered:${ticket.id}:${messageId}`,
    text: 'ticketAnswered',
    mail: ticketAnsweredMail,
  });
}

/** The same for the first message of a ticket that support has opened. */
export function notifyOpened(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  messageId: string,
): Promise<void> {
  return notifyOwner(tx, platform, ticket, {
    key: `ticket-opened:${ticket.id}:${messageId}`,
    text: 'ticketOpened',
    mail: ticketOpenedMail,
  });
}

function notifyOwner(
  tx: Executor,
  platform: Notifying,
  ticket: TicketRow,
  { key, text, mail }: { key: string; text: BotTextKey; mail: typeof ticketAnsweredMail },
): Promise<void> {
  const { id, number, title, user_id: userId } = ticket;
  const values = {
    number: String(number),
    title,
    url: `${platform.publicUrl()}/help-ticket/${id}`,
  };
  return notifyUser(tx, platform, {
    key,
    userId,
    kind: 'ticket_answered',
    text: (language) => platform.mail.texts.bot(language, text, values),
    mail: (shop, language) => mail(shop, language, ticket),
  });
}
