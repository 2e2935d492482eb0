import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** A consent that came to nothing, because the paid order saved nothing that could be charged. */
export interface NotBegunConsent {
  readonly payment_id: string;
  readonly subscription_id: string;
  readonly user_id: string;
  readonly ends_at: Date;
  readonly title: string;
  readonly title_ru: string;
}

const WITHOUT_AGREEMENT = sql`not exists (select from renewal_agreements a where a.subscription_id = s.id
  and (a.payment_id = p.id or a.stopped_at is null or a.consented_at > c.agreed_at))`;

const NOT_BEGUN = sql<NotBegunConsent>`
  select c.payment_id, s.id as subscription_id, s.user_id, s.ends_at, p.title, p.title_ru
  from renewal_consents c
  join payments p on p.id = c.payment_id
  join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
  where p.state = 'paid' and p.provider <> 'balance'
    and not exists (select from payment_charges h where h.payment_id = p.id)
    and not exists (select from saved_methods m where m.created_by_payment = p.id)
    and ${WITHOUT_AGREEMENT}`;

/** Those whose buyers have not been notified yet. */
export async function findUnnotified(
  db: Executor,
  { after, before, limit }: { readonly after: Date; readonly before: Date; readonly limit: number },
): Promise<NotBegunConsent[]> {
  const { rows } = await sql<NotBegunConsent>`${NOT_BEGUN}
    and c.agreed_at > ${after} and p.paid_at <= ${before} and s.ends_at > ${before}
    and exists (select from users u where u.id = s.user_id and u.deleted_at is null)
    and not exists (select from mails l where l.key = 'renewal-not-begun:' || p.id)
    order by c.agreed_at limit ${limit}`.execute(db);
  return rows;
}

/** The consent, locked with its subscription; undefined when something else was agreed to meanwhile. */
export async function lockNotBegun(
  tx: Executor,
  paymentId: string,
): Promise<NotBegunConsent | undefined> {
  const { rows } = await sql<NotBegunConsent>`
    ${NOT_BEGUN} and p.id = ${paymentId} for no key update of s`.execute(tx);
  return rows[0];
}

/** The subscriptions of a buyer whose renewal never began. */
export async function listNotBegun(
  db: Executor,
  { userId, before }: { readonly userId: string; readonly before: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<NotBegunConsent>`
    ${NOT_BEGUN} and s.user_id = ${userId} and p.paid_at <= ${before}`.execute(db);
  return new Set(rows.map(({ subscription_id: id }) => id));
}

/** The subscriptions of a buyer whose renewal was agreed to with an order paid since then, and has not begun yet. */
export async function listBeginning(
  db: Executor,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ subscription_id: string }>`
    select s.id as subscription_id from renewal_consents c
    join payments p on p.id = c.payment_id
    join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
    where s.user_id = ${userId} and p.state = 'paid' and p.paid_at > ${since} and ${WITHOUT_AGREEMENT}`.execute(
    db,
  );
  return new Set(rows.map(({ subscription_id: id }) => id));
}
