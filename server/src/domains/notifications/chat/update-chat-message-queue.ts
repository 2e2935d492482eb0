import { defineQueue } from '../../../platform/jobs/queue.ts';

export interface MessageData {
  readonly event: number;
  readonly operator: string;
}

/** Without a key: a change during an edit needs another edit. */
export const updateChatMessageQueue = defineQueue<MessageData>('update-operator-message', {
  parallel: 1,
  timeoutS: 60,
  // A bot in trouble fails every message.
  alertAfter: undefined,
});
