import {
  centsFromDollars,
  dollarsFromCents,
  hundredthsFromPercent,
  percentFromHundredths,
} from '@sesame/contract/money.ts';
import type { changeReferralRules as route } from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAct } from '../operators/index.ts';
import {
  currentRules,
  insertRules,
  lockRules,
  type ReferralRules,
} from './referral-rules.store.ts';

/** Adds a version of the rules, unless somebody else has meanwhile. */
export async function changeRules(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: { operator: Operator; ip: string; rules: BodyOf<typeof route> },
): Promise<AnswerOf<typeof route>> {
  const { operator, ip, rules } = input;
  return inTransaction(platform.db, async (tx) => {
    await lockRules(tx);
    const before = await currentRules(tx);
    if (before.version !== rules.version) {
      refuse('changed_meanwhile', { current: rulesOnWire(before) });
    }
    const after = await insertRules(tx, {
      deposit_percent: hundredthsFromPercent(rules.deposit),
      first_payment_percent: hundredthsFromPercent(rules.first_payment),
      verified_percent: hundredthsFromPercent(rules.verified),
      hold_days: rules.hold_days,
      payout_min_cents: centsFromDollars(rules.payout_minimum),
      second_person_cents: centsFromDollars(rules.second_person_from),
      network_accounts_max: rules.accounts_per_network,
      created_at: platform.clock.now(),
    });
    await recordAct(tx, platform, {
      operator,
      action: 'referrals.change_rules',
      subject: `referral_rules:${after.version}`,
      before: rulesOnWire(before),
      after: rulesOnWire(after),
      reason: rules.reason,
      request: { ip },
    });
    return rulesOnWire(after);
  });
}

export async function getReferralRules({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof route>> {
  return rulesOnWire(await currentRules(db));
}

function rulesOnWire(row: ReferralRules): AnswerOf<typeof route> {
  return {
    version: row.version,
    created_at: row.created_at.toISOString(),
    deposit: percentFromHundredths(row.deposit_percent),
    first_payment: percentFromHundredths(row.first_payment_percent),
    verified: percentFromHundredths(row.verified_percent),
    hold_days: row.hold_days,
    payout_minimum: dollarsFromCents(row.payout_min_cents),
    second_person_from: dollarsFromCents(row.second_person_cents),
    accounts_per_network: row.network_accounts_max,
  };
}
