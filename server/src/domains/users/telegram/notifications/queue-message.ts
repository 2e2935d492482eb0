import type { Executor, Platform } from '../../../../platform/platform.ts';
import { insertMessage } from './messages.store.ts';
import { sendMessageQueue } from './send-message-queue.ts';

/** Maximum text length of the Bot API. */
const LENGTH_MAX = 4_096;

/** Queues a message and the job that sends it in the caller's transaction. Does nothing if the key exists. */
export async function queueMessage(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids' | 'jobs'>,
  { key, chatId, content }: { key: string; chatId: number; content: string },
): Promise<void> {
  const id = platform.ids.uuid();
  const isNew = await insertMessage(tx, {
    ...{ id, key, chatId },
    content: content.slice(0, LENGTH_MAX),
    at: platform.clock.now(),
  });
  if (isNew) await platform.jobs.enqueue(tx, sendMessageQueue, { message: id });
}
