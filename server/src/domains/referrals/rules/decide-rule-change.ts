import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { currentRules, insertRules, lockRules } from './referral-rules.store.ts';
import {
  closeChange,
  lockRuleChange,
  lockWaitingChange,
  type RuleChange,
} from './rule-changes.store.ts';
import { serializeRules } from './serialize-rules.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

interface Decision extends By {
  readonly id: string;
}

/** Applies a waiting rule change with the approval of a second owner. */
export async function approveRuleChange(
  platform: Needs,
  { id, operator, request }: Decision,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const change = await lockChange(tx, id);
    if (change.requested_by === operator.id) refuse('second_operator_required');
    await apply(tx, platform, change, { by: operator.id, request });
  });
}

/** Withdraws a waiting rule change; any owner may do so. */
export async function withdrawRuleChange(
  platform: Needs,
  { id, operator, request }: Decision,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const change = await lockChange(tx, id);
    const at = platform.clock.now();
    await closeChange(tx, change.id, { state: 'withdrawn', by: operator.id, at });
    await recordAuditEvent(tx, platform, {
      operator,
      action: 'referrals.withdraw_rules',
      subject: `rule_change:${change.id}`,
      request,
    });
  });
}

/** Applies a rule change whose waiting period is over. */
export async function applyDueRuleChange(platform: Needs): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await lockRules(tx);
    const change = await lockWaitingChange(tx);
    if (change === undefined || change.due_at > platform.clock.now()) return;
    await apply(tx, platform, change, { by: null, request: { ip: '' } });
  });
}

/** Locks the rules before the change: the same order everywhere. */
async function lockChange(tx: Executor, id: string): Promise<RuleChange> {
  await lockRules(tx);
  const change = await lockRuleChange(tx, id);
  if (change === undefined) refuse('not_found');
  if (change.state !== 'waiting') refuse('rule_change_over');
  return change;
}

async function apply(
  tx: Executor,
  platform: Needs,
  change: RuleChange,
  { by, request }: { by: string | null; request: By['request'] },
): Promise<void> {
  const at = platform.clock.now();
  const before = await currentRules(tx);
  const after = await insertRules(tx, { ...change.rules, created_at: at });
  await closeChange(tx, change.id, { state: 'applied', by, at });
  await recordAuditEvent(tx, platform, {
    operator: { id: by ?? change.requested_by },
    action: by === null ? 'referrals.apply_rules' : 'referrals.approve_rules',
    subject: `referral_rules:${after.version}`,
    before: serializeRules(before),
    after: serializeRules(after),
    reason: change.reason,
    request,
  });
}
