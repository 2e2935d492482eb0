import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { countRecoveryCodes } from './operator-recovery-codes.store.ts';

export async function countOwnRecoveryCodes(
  { db }: Pick<Platform, 'db'>,
  { id }: Operator,
): Promise<{ left: number }> {
  return { left: await countRecoveryCodes(db, id) };
}

/** Replaces the operator's recovery codes with ten new ones. */
export async function renewOwnRecoveryCodes(
  platform: Pick<Platform, 'db' | 'clock'>,
  by: { readonly operator: Operator; readonly request: { readonly ip: string } },
): Promise<{ codes: string[] }> {
  return inTransaction(platform.db, async (tx) => {
    const codes = await issueRecoveryCodes(tx, by.operator.id);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'session.renew_recovery_codes',
      subject: `operator:${by.operator.id}`,
    });
    return { codes };
  });
}
