import { isMailedAlertKind, mailedAlertKinds } from '@sesame/contract/console/alerts.ts';
import { isPermitted, operatorRoles } from '@sesame/contract/console/permissions.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { alertMail } from '../mails/alert.mail.ts';
import { claimRecipients, findAlertsToMail } from './alert-mails.store.ts';
import { findAlert } from './alerts.store.ts';

export const mailAlertQueue = defineQueue<{ readonly alert: number }>('mail-alert', {
  onePerKey: true,
});

const BATCH = 200;
/** An older alert is no news: an operator who joins, or a mail server that is set up, gets no mails about the past. */
const NEWS_MS = 24 * 3_600_000;

const roles = operatorRoles.filter((role) => isPermitted(role, 'alerts:read'));

/** Finds alerts about money, deliveries and jobs whose operators have not been mailed. */
export async function mailAlerts(
  platform: Pick<Platform, 'db' | 'jobs' | 'clock' | 'mail'>,
): Promise<void> {
  if (!platform.mail.enabled) return;
  const since = new Date(platform.clock.now().getTime() - NEWS_MS);
  await enqueueDue(platform, {
    queue: mailAlertQueue,
    limit: BATCH,
    find: (limit) =>
      findAlertsToMail(platform.db, { kinds: mailedAlertKinds, roles, since, limit }),
    toJob: ({ id }) => ({ key: String(id), data: { alert: id } }),
  });
}

/** Mails the operators who may see an alert, at most once each, with one link to its record. */
export async function mailAlert(platform: TransactionalPlatform, alertId: number): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    const alert = await findAlert(tx, alertId);
    if (alert === undefined || alert.resolved_at !== null) return;
    const { kind, payment_id: payment, payment_number: number, due_at: dueAt } = alert;
    if (!isMailedAlertKind(kind)) return;
    for (const { id, email, language } of await claimRecipients(tx, { alertId, roles, at })) {
      await platform.mail.queue(tx, {
        key: `alert:${alertId}:${id}`,
        to: email,
        language,
        mail: alertMail(shopOf(platform), language, { kind, payment, number, dueAt }),
      });
    }
  });
}
