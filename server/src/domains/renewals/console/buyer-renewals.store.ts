import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type Method = Selectable<Database['saved_methods']>;
type Attempt = Selectable<Database['renewal_attempts']> & { readonly confirm_until: Date | null };

type ListedAgreement = Selectable<Database['renewal_agreements']> &
  Pick<Method, 'provider' | 'brand' | 'last4'> & {
    readonly kind: Method['kind'] | 'balance';
  };

interface About {
  readonly subscription_id: string;
  readonly title: string;
  readonly title_ru: string;
}

/** The saved methods of a buyer without what could charge them; removed ones last. */
export function listBuyerMethods(
  db: Executor,
  userId: string,
): Promise<
  Pick<
    Method,
    | 'id'
    | 'kind'
    | 'provider'
    | 'brand'
    | 'last4'
    | 'state'
    | 'is_default'
    | 'created_at'
    | 'expires_month'
  >[]
> {
  return db
    .selectFrom('saved_methods')
    .select(['id', 'kind', 'provider', 'brand', 'last4', 'state', 'is_default', 'created_at'])
    .select('expires_month')
    .where('user_id', '=', userId)
    .orderBy((row) => row('state', '=', 'removed'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export async function listBuyerAgreements(
  db: Executor,
  userId: string,
): Promise<(ListedAgreement & About)[]> {
  const { rows } = await sql<ListedAgreement & About>`
    select a.*, p.title, p.title_ru, coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4
    from renewal_agreements a
    join subscriptions s on s.id = a.subscription_id
    join products p on p.id = s.product_id
    left join saved_methods m on m.id = a.method_id
    where a.user_id = ${userId}
    order by a.consented_at desc, a.id desc limit 50`.execute(db);
  return rows;
}

export async function listBuyerAttempts(
  db: Executor,
  userId: string,
): Promise<(Attempt & About)[]> {
  const { rows } = await sql<Attempt & About>`
    select t.*, y.confirm_until, r.subscription_id, p.title, p.title_ru
    from renewal_agreements a
    join renewals r on r.agreement_id = a.id
    join renewal_attempts t on t.renewal_id = r.id
    left join payments y on y.id = t.payment_id
    join subscriptions s on s.id = r.subscription_id
    join products p on p.id = s.product_id
    where a.user_id = ${userId}
    order by t.started_at desc, t.id desc limit 20`.execute(db);
  return rows;
}
