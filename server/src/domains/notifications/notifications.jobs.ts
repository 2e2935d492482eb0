import type { Platform } from '../../platform/platform.ts';
import { announceEvent, announceEvents, announceOperatorEvent } from './announce-events.ts';
import { closeChatMessages, updateChatMessage } from './chat/update-chat-message.ts';
import { updateChatMessageQueue } from './chat/update-chat-message-queue.ts';
import { deleteOldEvents } from './events.store.ts';
import {
  sendDueNotifications,
  sendNotifications,
  sendOperatorNotifications,
} from './send-notifications.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;

export function notificationJobs(platform: Platform): void {
  const { clock, db, jobs } = platform;
  jobs.schedule('announce-operator-events', 10, () => announceEvents(platform));
  jobs.work(announceEvent, ({ event }) => announceOperatorEvent(platform, event));
  jobs.schedule('send-due-notifications', 60, () => sendDueNotifications(platform));
  jobs.work(sendNotifications, (data) => sendOperatorNotifications(platform, data));
  jobs.schedule('close-operator-messages', 10, () => closeChatMessages(platform));
  jobs.work(updateChatMessageQueue, (data) => updateChatMessage(platform, data));
  jobs.schedule('delete-old-operator-events', 86_400, () =>
    deleteOldEvents(db, new Date(clock.now().getTime() - RETENTION_MS)),
  );
}
