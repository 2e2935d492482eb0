import type { writeToBuyer as writeToBuyerRoute } from '@sesame/contract/console/tickets.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockUser } from '../../users/index.ts';
import { addMessage } from '../messages/add-message.ts';
import { notifyOpened } from '../messages/notify-answered.ts';
import { insertTicket, setAssignee } from '../tickets.store.ts';

/**
 * Opens a ticket for a buyer with the first message of an operator, who becomes its assignee. The limit of open tickets
 * is for buyers: support can reach also those who have used it up.
 * @returns the id of the ticket
 */
export function writeToBuyer(
  platform: TransactionalPlatform,
  { id: userId, title, content, attachments }: BodyOf<typeof writeToBuyerRoute> & { id: string },
  by: Actor,
): Promise<{ id: string }> {
  return inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    const id = platform.ids.uuid();
    const ticket = await insertTicket(tx, {
      ...{ id, user_id: userId, title, created_at: platform.clock.now() },
      ...{ payment_id: null, subscription_id: null, subject_title: null, subject_title_ru: '' },
    });
    const { message } = await addMessage(
      tx,
      platform,
      { ticket, closed: 'ticket_state_changed' },
      {
        id: undefined,
        content,
        attachments,
        author: { sender: 'admin', operatorId: by.operator.id },
      },
    );
    await setAssignee(tx, id, by.operator.id);
    await notifyOpened(tx, platform, ticket, message.id);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'tickets.open_for_buyer',
      subject: `ticket:${id}`,
      after: { state: 'waiting_user', user: userId, message: message.id },
    });
    return { id };
  });
}
