import type { Executor, Platform } from '../../../platform/platform.ts';
import { insertMessage } from './messages.store.ts';

/** The longest text that the Bot API takes. */
const LENGTH_MAX = 4_096;

/** The message exists exactly if the transaction commits; a job sends it. A repeat of a key is dropped. */
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
