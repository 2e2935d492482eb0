import type { Executor, Platform } from '../../../../platform/platform.ts';
import { insertMessage } from './messages.store.ts';

/** Maximum text length of the Bot API. */
const LENGTH_MAX = 4_096;

/** Queues a message in the caller's transaction; a job sends it. Does nothing if the key exists. */
export function queueMessage(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  { key, chatId, content }: { key: string; chatId: number; content: string },
): Promise<void> {
  return insertMessage(tx, {
    id: platform.ids.uuid(),
    key,
    chatId,
    content: content.slice(0, LENGTH_MAX),
    at: platform.clock.now(),
  });
}
