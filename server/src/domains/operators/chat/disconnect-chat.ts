import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteChat } from './chats.store.ts';

/**
 * Disconnects the chat of an operator and voids an open link. Messages that wait are not sent any more.
 * @returns false when there was no chat
 */
export function disconnectChat(
  platform: Pick<Platform, 'db' | 'clock'>,
  by: Actor,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const { id } = by.operator;
    const chat = await deleteChat(tx, id);
    if (chat === undefined) return false;
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'alerts.unlink_telegram',
      subject: `operator:${id}`,
      before: { name: chat.name },
    });
    return true;
  });
}
