import { sql } from 'kysely';
import type { PaymentState } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** A charge that the bank wants its buyer to confirm, or did. */
export interface ConfirmableRow {
  readonly payment_id: string;
  readonly user_id: string;
  readonly method_id: string;
  readonly state: PaymentState;
  readonly paid_at: Date | null;
  readonly confirm_until: Date;
  readonly total_cents: number;
  readonly product_id: number;
  readonly title: string;
  readonly title_ru: string;
}

/** Undefined for any other payment, and for a buyer who is blocked or erased. */
export async function findConfirmable(
  db: Executor,
  paymentId: string,
): Promise<ConfirmableRow | undefined> {
  const { rows } = await sql<ConfirmableRow>`
    select p.id as payment_id, p.user_id, t.method_id, p.state, p.paid_at, p.confirm_until, p.total_cents, p.product_id,
      product.title, product.title_ru
    from payments p
    join renewal_attempts t on t.payment_id = p.id and t.method_id is not null
    join products product on product.id = p.product_id
    join users u on u.id = p.user_id and u.deleted_at is null and u.blocked_at is null
    where p.id = ${paymentId} and p.confirm_until is not null`.execute(db);
  return rows[0];
}
