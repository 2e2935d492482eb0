import { DEFAULT_LANGUAGE } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { auditHeadMail } from '../mails/audit-head.mail.ts';
import { mailOwners } from '../team/mail-owners.ts';
import { insertHead } from './audit-heads.store.ts';

/**
 * Publishes the newest audit event outside the database once a day (UTC), in the server log and by mail to every owner.
 * An attacker who rewrites the whole hash chain cannot rewrite those copies.
 */
export function publishAuditHead(platform: TransactionalPlatform): Promise<void> {
  const at = platform.clock.now();
  const day = at.toISOString().slice(0, 10);
  return inTransaction(platform.db, async (tx) => {
    const head = await insertHead(tx, day, at);
    if (head === undefined) return;
    await mailOwners(tx, platform, {
      key: `audit-head:${day}`,
      // The mail is not requested by an operator, so no preferred language is known.
      language: DEFAULT_LANGUAGE,
      mail: auditHeadMail(shopOf(platform), DEFAULT_LANGUAGE, head),
    });
    // Log before the commit: an extra line is harmless, a missing one is a gap.
    platform.log.info(
      { audit_head: `${head.id}:${head.hash}`, at: head.at },
      'head of the audit log',
    );
  });
}
