import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import type { BotMessage, ButtonPress } from './update.ts';

/** Without the database: the work belongs to the transaction of the update. */
export type ChatNeeds = Omit<TransactionalPlatform, 'db'>;

/**
 * What the chats of operators do with updates of the bot. One bot serves buyers and operators, so another domain, which
 * this one cannot import, is asked first.
 */
export interface OperatorChats {
  /**
   * Connects the sender if the token is of an operator's link; uses the link up.
   * @returns the reply; undefined for other tokens
   */
  connect(
    tx: Executor,
    platform: ChatNeeds,
    message: { readonly token: string; readonly sender: BotMessage['from'] },
  ): Promise<string | undefined>;
  /**
   * Disconnects the chat.
   * @returns the reply; undefined when it is not connected to an operator
   */
  disconnect(tx: Executor, platform: ChatNeeds, chatId: number): Promise<string | undefined>;
  /**
   * Handles any other message, such as an answer to a message about a ticket.
   * @returns the reply; undefined when the chat is not connected to an operator
   */
  answer(tx: Executor, platform: ChatNeeds, message: BotMessage): Promise<string | undefined>;
  /**
   * Carries out a button, once.
   * @returns what Telegram shows to the person who pressed it
   */
  press(tx: Executor, platform: ChatNeeds, press: ButtonPress): Promise<string>;
  /** @param since when the person blocked the bot; null when it may write again */
  setBlocked(tx: Executor, chatId: number, since: Date | null): Promise<void>;
}
