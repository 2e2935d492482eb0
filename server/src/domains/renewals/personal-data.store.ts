import type { Executor } from '../../platform/platform.ts';

/** What a buyer agreed to about automatic renewal, also what has ended. */
export function findAgreementsOf(db: Executor, userId: string) {
  return db
    .selectFrom('renewal_agreements')
    .select([
      'subscription_id',
      'gateway as payment_method',
      'duration_count',
      'duration_unit',
      'ceiling_cents',
      'consent_text as agreed_to',
      'consented_at as agreed_at',
      'stopped_at',
      'stopped_by',
      'stop_reason',
    ])
    .where('user_id', '=', userId)
    .orderBy('consented_at')
    .execute();
}
