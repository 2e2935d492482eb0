import type { testNotifications as route } from '@sesame/contract/console/notifications/notifications.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, findOperator, recordAuditEvent } from '../operators/index.ts';
import { queueChatTest } from './chat/queue-chat-messages.ts';
import { mailTest } from './mail-notifications.ts';

/** Sends the operator a test by every channel that works, regardless of what they chose and of quiet hours. */
export function sendTestNotifications(
  platform: TransactionalPlatform,
  by: Actor,
): Promise<AnswerOf<typeof route>> {
  return inTransaction(platform.db, async (tx) => {
    const operator = await findOperator(tx, by.operator.id);
    if (operator === undefined) refuse('not_found');
    await mailTest(tx, platform, operator);
    const telegram = await queueChatTest(tx, platform, operator);
    const answer = { mail: platform.mail.enabled, telegram };
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'alerts.test',
      subject: `operator:${operator.id}`,
      after: answer,
    });
    return answer;
  });
}
