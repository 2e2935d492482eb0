import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';

type PaymentRow = Selectable<Database['payments']>;

/** A payment for the shop's own page. */
export type OwnPagePayment = Pick<
  PaymentRow,
  | 'id'
  | 'state'
  | 'product_id'
  | 'title'
  | 'title_ru'
  | 'duration_count'
  | 'duration_unit'
  | 'total_cents'
  | 'charge_currency'
  | 'charge_minor'
  | 'rate_e4'
  | 'rate_source'
  | 'rate_at'
  | 'created_at'
  | 'expires_at'
  | 'access_until'
  | 'own_page'
  | 'own_page_link'
  | 'review_reason'
> & { readonly on_its_way: boolean };

/** Session and payment in one statement, because open pages poll it. */
const pageOfSession = `
  select p.* from sessions s
  left join lateral (
    select id, state, product_id, title, title_ru, duration_count, duration_unit, total_cents, charge_currency,
           charge_minor, rate_e4, rate_source, rate_at, created_at, expires_at, access_until, own_page, own_page_link, review_reason,
           exists (select from payment_events e where e.payment_id = payments.id and e.kind = 'on_its_way') as on_its_way
    from payments
    where id = $3 and user_id = s.user_id and own_page is not null
  ) p on true
  where s.token_hash = $1 and s.expires_at > $2`;

/** @returns undefined without a valid session, null when this user has no such payment, or one without such a page */
export async function findPageOfSession(
  pool: Pool,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
  id: string,
): Promise<OwnPagePayment | null | undefined> {
  const { rows } = await pool.query<OwnPagePayment | { id: null }>(pageOfSession, [
    tokenHash,
    now,
    id,
  ]);
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.id === null ? null : row;
}
