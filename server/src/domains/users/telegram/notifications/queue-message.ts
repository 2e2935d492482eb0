import type { Executor, Platform } from '../../../../platform/platform.ts';
import { insertMessage } from './messages.store.ts';
import { sendMessageQueue } from './send-message-queue.ts';

/** Maximum text length of the Bot API. */
const LENGTH_MAX = 4_096;

/** A button opens an address, or sends its data back to the bot. */
export type ChatButton =
  | { readonly text: string; readonly url: string }
  | { readonly text: string; readonly data: string };

export interface NewMessage {
  /** What the message is for; a message with the same key is not sent again. */
  readonly key: string;
  readonly chatId: number;
  /** Plain text, which is never parsed as markup. */
  readonly content: string;
  /** Rows of buttons below it. */
  readonly buttons?: readonly (readonly ChatButton[])[];
  /** For a notification of an operator: sent only while they are active, have one of the roles and this chat. */
  readonly onlyFor?: { readonly operatorId: string; readonly roles: readonly string[] };
}

/**
 * Queues a message and the job that sends it in the caller's transaction.
 * @returns its id; undefined if the key exists, which then changes nothing
 */
export async function queueMessage(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids' | 'jobs'>,
  message: NewMessage,
): Promise<string | undefined> {
  const id = platform.ids.uuid();
  const content = message.content.slice(0, LENGTH_MAX);
  const isNew = await insertMessage(tx, {
    ...{ ...message, id, content },
    at: platform.clock.now(),
  });
  if (!isNew) return undefined;
  await platform.jobs.enqueue(tx, sendMessageQueue, { message: id });
  return id;
}
