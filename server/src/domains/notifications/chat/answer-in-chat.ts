import { isNotifiedKind } from '@sesame/contract/console/notifications/topics.ts';
import { replyToTicket as route } from '@sesame/contract/console/tickets.ts';
import type { BotTextKey } from '@sesame/contract/texts/bot-texts.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { brandNameIn } from '../../../platform/shop/shop-settings.ts';
import { FROM_TELEGRAM, lockOperatorOfChat, type OperatorRow } from '../../operators/index.ts';
import { replyToTicket } from '../../support/index.ts';
import type { ChatNeeds } from '../../users/index.ts';
import { findEvent } from '../events.store.ts';
import { findEventOfMessage } from './chat-messages.store.ts';
import { type ChatEvent, isRepliable } from './render-chat-message.ts';

interface Answer {
  readonly from: { readonly id: number };
  readonly text: string;
  readonly reply_to_message?: { readonly message_id: number } | undefined;
}

/**
 * Handles what an operator writes to the bot: an answer to the message about a ticket is sent to its buyer, as the
 * console would. Refused when the ticket was answered since, so that a buyer does not get two replies.
 * @returns the reply; undefined when the chat is not an operator's
 */
export async function answerInChat(
  tx: Executor,
  platform: ChatNeeds,
  { from, text, reply_to_message: answered }: Answer,
): Promise<string | undefined> {
  const operator = await lockOperatorOfChat(tx, from.id);
  if (operator === undefined) return undefined;
  const { language, name } = operator;
  const { bot } = platform.mail.texts;
  const eventId =
    answered &&
    (await findEventOfMessage(tx, {
      operatorId: operator.id,
      chatId: from.id,
      messageId: answered.message_id,
    }));
  const event = eventId === undefined ? undefined : await findEvent(tx, eventId);
  if (event === undefined || event.kind !== 'ticket_waiting' || !isNotifiedKind(event.kind)) {
    const brand = brandNameIn(platform.config.shop(), language);
    return bot(language, 'operatorWelcome', { brand, name });
  }
  const outcome = await reply(tx, platform, {
    operator,
    text,
    event: { ...event, kind: event.kind },
  });
  return bot(language, outcome);
}

async function reply(
  tx: Executor,
  platform: ChatNeeds,
  { operator, event, text }: { operator: OperatorRow; event: ChatEvent; text: string },
): Promise<BotTextKey> {
  if (event.resolved) return 'operatorReplyLate';
  if (!isRepliable(event, operator.role)) return 'operatorNotAllowed';
  const body = route.body.safeParse({ content: text });
  if (!body.success) return 'operatorReplyWrong';
  const [, ticketId = ''] = event.subject.split(':');
  try {
    const by = { operator, request: FROM_TELEGRAM };
    await replyToTicket({ ...platform, db: tx }, ticketId, body.data, by);
    return 'operatorReplySent';
  } catch (error) {
    if (error instanceof Refusal) return 'operatorReplyLate';
    throw error;
  }
}
