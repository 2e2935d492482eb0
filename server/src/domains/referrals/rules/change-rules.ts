import type { changeReferralRules as route } from '@sesame/contract/console/referrals.ts';
import { type Language, RULES_WAIT_S } from '@sesame/contract/shared/limits.ts';
import { centsFromDollars, hundredthsFromPercent } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { By } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { shopOf } from '../../../platform/mail/layout-mail.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { mailOwners, recordAuditEvent } from '../../operators/index.ts';
import { rulesWaitingMail } from '../mails/rules-waiting.mail.ts';
import { isLoosened, type RuleValues } from './loosened.rules.ts';
import {
  currentRules,
  insertRules,
  lockRules,
  type ReferralRules,
} from './referral-rules.store.ts';
import { closeChange, hasOrders, insertChange, lockWaitingChange } from './rule-changes.store.ts';
import { serializeRules } from './serialize-rules.ts';

interface ChangeInput extends By {
  /** Language of the mails to the owners. */
  readonly language: Language;
  readonly rules: BodyOf<typeof route>;
}

/**
 * Adds a version of the rules. Refuses `version_conflict` if the edited version is no longer the current one. A version
 * that weakens the protection of money has to wait for a second owner or for a day, replaces any waiting version, and
 * is mailed to all owners. Before the shop's first order it applies at once, because there is nothing to protect.
 * @returns the rules now in force
 */
export async function changeRules(
  platform: TransactionalPlatform,
  input: ChangeInput,
): Promise<AnswerOf<typeof route>> {
  const { rules } = input;
  return inTransaction(platform.db, async (tx) => {
    await lockRules(tx);
    const before = await currentRules(tx);
    if (before.version !== rules.version) {
      refuse('version_conflict', { current: serializeRules(before) });
    }
    const waiting = await lockWaitingChange(tx);
    if (waiting !== undefined) {
      const at = platform.clock.now();
      await closeChange(tx, waiting.id, { state: 'withdrawn', by: input.operator.id, at });
    }
    const after: RuleValues = {
      deposit_percent: hundredthsFromPercent(rules.deposit),
      first_payment_percent: hundredthsFromPercent(rules.first_payment),
      verified_percent: hundredthsFromPercent(rules.verified),
      hold_days: rules.hold_days,
      payout_min_cents: centsFromDollars(rules.payout_minimum),
      second_operator_cents: centsFromDollars(rules.second_operator_from),
      network_accounts_max: rules.accounts_per_network,
    };
    const holds = !isLoosened(before, after) || !(await hasOrders(tx));
    if (holds) return serializeRules(await hold(tx, platform, input, before, after));
    await wait(tx, platform, input, before, after);
    return serializeRules(before);
  });
}

async function hold(
  tx: Executor,
  platform: TransactionalPlatform,
  { operator, request, rules }: ChangeInput,
  before: ReferralRules,
  values: RuleValues,
): Promise<ReferralRules> {
  const after = await insertRules(tx, { ...values, created_at: platform.clock.now() });
  await recordAuditEvent(tx, platform, {
    operator,
    action: 'referrals.change_rules',
    subject: `referral_rules:${after.version}`,
    before: serializeRules(before),
    after: serializeRules(after),
    reason: rules.reason,
    request,
  });
  return after;
}

async function wait(
  tx: Executor,
  platform: TransactionalPlatform,
  { operator, request, language, rules }: ChangeInput,
  before: ReferralRules,
  values: RuleValues,
): Promise<void> {
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  const due = new Date(at.getTime() + RULES_WAIT_S * 1_000);
  await insertChange(tx, {
    id,
    rules: JSON.stringify(values),
    from_version: before.version,
    reason: rules.reason,
    requested_by: operator.id,
    requested_at: at,
    due_at: due,
  });
  await mailOwners(tx, platform, {
    key: `rules-waiting:${id}`,
    language,
    mail: rulesWaitingMail(shopOf(platform), language, { name: operator.name, due }),
  });
  await recordAuditEvent(tx, platform, {
    operator,
    action: 'referrals.request_rules',
    subject: `rule_change:${id}`,
    before: serializeRules(before),
    after: serializeRules({ ...values, version: before.version, created_at: before.created_at }),
    reason: rules.reason,
    request,
  });
}
