import { listPartnerCommissions as list } from '@sesame/contract/console/referrals.ts';
import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { Commission } from '@sesame/contract/shop/referrals.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maskEmail } from './commissions.rules.ts';
import { type ListedCommission, listCommissions as store } from './commissions.store.ts';

export async function listCommissions(
  { db }: Pick<Platform, 'db'>,
  partnerId: string,
  before: string | undefined,
): Promise<Commission[]> {
  const rows = await store(db, { partnerId, before, limit: HISTORY_PAGE_SIZE });
  return rows.map(serializeCommission);
}

/** The same for operators, as a list of the console. */
export function listPartnerCommissions({ db }: Pick<Platform, 'db'>, partnerId: string) {
  return listAnswers(list, {
    rows: (_filters, { after, limit }) => {
      const before = after === undefined ? undefined : String(after);
      return store(db, { partnerId, before, limit });
    },
    answer: (rows) =>
      rows.map((row) => ({ ...serializeCommission(row), payment_id: row.payment_id })),
  });
}

function serializeCommission(row: ListedCommission): Commission {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    kind: row.kind,
    type: row.mode,
    buyer: maskEmail(row.buyer_email),
    base: dollarsFromCents(row.base_cents),
    rate: percentFromHundredths(row.rate_percent),
    amount: dollarsFromCents(row.amount_cents),
    reversed: dollarsFromCents(row.reversed_cents),
    days: row.days,
    state: row.state,
    available_at: row.available_at.toISOString(),
    reason: row.reason,
  };
}
