import type { Language } from '@sesame/contract/shared/limits.ts';
import * as z from 'zod/mini';

const idField = z.int().check(z.gte(1));
const senderField = z.looseObject({
  id: idField,
  first_name: z.string(),
  last_name: z.optional(z.string()),
  language_code: z.optional(z.string()),
});
/** Private chats only: in a group it would be unclear whose account a link connects. */
const chatField = z.looseObject({ id: idField, type: z.literal('private') });

/**
 * The part of an update that our bot reads. Unknown kinds are accepted and recorded without effect; otherwise Telegram
 * would repeat them for a day.
 */
export const updateSchema = z.looseObject({
  update_id: z.int().check(z.gte(0)),
  message: z.catch(
    z.optional(
      z.looseObject({
        from: senderField,
        chat: chatField,
        text: z._default(z.string(), ''),
        reply_to_message: z.catch(z.optional(z.looseObject({ message_id: idField })), undefined),
      }),
    ),
    undefined,
  ),
  callback_query: z.catch(
    z.optional(
      z.looseObject({
        id: z.string(),
        from: senderField,
        message: z.looseObject({ chat: chatField }),
        data: z.string(),
      }),
    ),
    undefined,
  ),
  my_chat_member: z.catch(
    z.optional(
      z.looseObject({
        chat: chatField,
        new_chat_member: z.looseObject({ status: z.string() }),
      }),
    ),
    undefined,
  ),
});
export type BotUpdate = z.output<typeof updateSchema>;
export type BotMessage = NonNullable<BotUpdate['message']>;
export type ButtonPress = NonNullable<BotUpdate['callback_query']>;
export type Sender = BotMessage['from'];

/** Kinds of updates that we subscribe to. */
export const UPDATE_KINDS = ['message', 'callback_query', 'my_chat_member'] as const;

/** Values used by most replies, and the language for unknown senders. */
export type BotMessageParams = {
  readonly language: Language;
  readonly brand: string;
  readonly url: string;
};
