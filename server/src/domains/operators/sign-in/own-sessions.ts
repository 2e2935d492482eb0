import type { listOperatorSessions as contract } from '@sesame/contract/console/operators.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OperatorSession } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeDevice } from '../../users/index.ts';
import { recordAuditEvent } from '../audit-log/record-audit-event.ts';
import { deleteOtherSessions, listSessionRows } from '../operators.store.ts';
import { idleSince } from './authenticate-operator.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

export async function listOwnSessions(
  { db, clock }: Needs,
  { id, tokenHash }: OperatorSession,
): Promise<AnswerOf<typeof contract>> {
  const now = clock.now();
  const rows = await listSessionRows(db, id, { now, idleSince: idleSince(now) });
  return rows.map((row) => ({
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    user_agent: row.user_agent,
    device: describeDevice(row.user_agent) ?? null,
    ip: row.ip,
    current: row.token_hash.equals(tokenHash),
  }));
}

export async function endOtherSessions(
  platform: Needs,
  operator: OperatorSession,
  request: { readonly ip: string },
): Promise<{ ended: number }> {
  return inTransaction(platform.db, async (tx) => {
    const ended = await deleteOtherSessions(tx, operator.id, operator.tokenHash);
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'session.end_others',
      subject: `operator:${operator.id}`,
      after: { ended },
      request,
    });
    return { ended };
  });
}
