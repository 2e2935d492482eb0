import type { Executor } from '../../platform/platform.ts';

export async function findPartnerOf(db: Executor, userId: string) {
  const partner = await db
    .selectFrom('partners')
    .select(['mode', 'service_ids', 'verified_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return partner ?? null;
}

export function findCommissionsOf(db: Executor, userId: string) {
  return db
    .selectFrom('commissions')
    .select([
      'id',
      'kind',
      'mode',
      'rate_percent',
      'base_cents',
      'amount_cents',
      'reversed_cents',
      'state',
      'reason',
      'created_at',
      'available_at',
    ])
    .where('partner_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function findCommissionDaysOf(db: Executor, userId: string) {
  return db
    .selectFrom('commission_days')
    .select(['day', 'deposit_cents', 'first_payment_cents'])
    .where('partner_id', '=', userId)
    .orderBy('day')
    .execute();
}

export function findEarnedDaysOf(db: Executor, userId: string) {
  return db
    .selectFrom('earned_days')
    .select(['commission_id', 'service_id', 'product_id', 'days', 'value_cents', 'created_at'])
    .where('partner_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function findFlagsOf(db: Executor, userId: string) {
  return db
    .selectFrom('referral_flags')
    .select(['verdict', 'created_at', 'resolved_at'])
    .where('partner_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
