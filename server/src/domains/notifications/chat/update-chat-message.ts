import { isNotifiedKind } from '@sesame/contract/console/notifications/topics.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { JobFailed } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { findOperator } from '../../operators/index.ts';
import { editTelegramMessage } from '../../users/index.ts';
import { findZone } from '../choices.store.ts';
import { findEvent, findHandledMessages } from '../events.store.ts';
import { closeMessage, markEdited } from '../notifications.store.ts';
import { listButtons } from './buttons.store.ts';
import { findSentMessage } from './chat-messages.store.ts';
import { renderChatMessage } from './render-chat-message.ts';
import { type MessageData, updateChatMessageQueue } from './update-chat-message-queue.ts';

const BATCH = 200;

/** Marks messages whose cause was handled, wherever that happened. */
export async function closeChatMessages(platform: Queueing): Promise<void> {
  for (const message of await findHandledMessages(platform.db, BATCH)) {
    const data = { event: message.event_id, operator: message.operator_id };
    await inTransaction(platform.db, async (tx) => {
      const key = { eventId: data.event, operatorId: data.operator };
      if (!(await closeMessage(tx, key, platform.clock.now()))) return;
      await platform.jobs.enqueue(tx, updateChatMessageQueue, data);
    });
  }
}

/** Edits a message so that it shows its event as it is when the job runs, so the order of jobs does not matter. */
export async function updateChatMessage(
  platform: Platform,
  { event: eventId, operator: operatorId }: MessageData,
): Promise<void> {
  const { clock, db } = platform;
  const key = { eventId, operatorId };
  const event = await findEvent(db, eventId);
  const operator = await findOperator(db, operatorId);
  const message = await findSentMessage(db, key);
  if (event === undefined || operator === undefined || message === undefined) return;
  const { kind } = event;
  if (!isNotifiedKind(kind)) return;
  if (message.message_id === null) throw new JobFailed('the message is not sent yet');
  const buttons = await listButtons(db, key, clock.now());
  const zone = (await findZone(db, operatorId)) ?? platform.config.shop().timeZone;
  await editTelegramMessage(platform, {
    chatId: message.chat_id,
    messageId: message.message_id,
    ...renderChatMessage(platform, { ...operator, zone }, { ...event, kind }, buttons),
  });
  await markEdited(db, key, clock.now());
}
