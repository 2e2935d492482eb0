import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type Agreement = Selectable<Database['renewal_agreements']>;
type Renewal = Selectable<Database['renewals']>;
type Attempt = Selectable<Database['renewal_attempts']> & { readonly confirm_until: Date | null };
type Method = Pick<Selectable<Database['saved_methods']>, 'provider' | 'brand' | 'last4'>;

export type ListedAgreement = Agreement &
  Method & { readonly kind: 'card' | 'wallet' | 'sbp' | 'balance' };

/** All agreements of a subscription, the newest first. */
export async function listAgreements(
  db: Executor,
  subscriptionId: string,
): Promise<ListedAgreement[]> {
  const { rows } = await sql<ListedAgreement>`
    select a.*, coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4
    from renewal_agreements a left join saved_methods m on m.id = a.method_id
    where a.subscription_id = ${subscriptionId}
    order by a.consented_at desc, a.id desc limit 100`.execute(db);
  return rows;
}

/** The latest renewals of a subscription, the newest first. */
export function listRenewalsOf(db: Executor, subscriptionId: string): Promise<Renewal[]> {
  return db
    .selectFrom('renewals')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period_start', 'desc')
    .limit(24)
    .execute();
}

/** Their attempts, the first one first. */
export async function listAttemptsOf(
  db: Executor,
  renewalIds: readonly string[],
): Promise<Attempt[]> {
  if (renewalIds.length === 0) return [];
  return await db
    .selectFrom('renewal_attempts')
    .leftJoin('payments', 'payments.id', 'renewal_attempts.payment_id')
    .selectAll('renewal_attempts')
    .select('payments.confirm_until')
    .where('renewal_attempts.renewal_id', 'in', renewalIds)
    .orderBy('renewal_attempts.number')
    .execute();
}
