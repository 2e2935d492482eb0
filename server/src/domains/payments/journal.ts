import type { Executor, Platform } from '../../platform/platform.ts';
import type { PaymentRow } from './payments.store.ts';

interface Posting {
  readonly kind: 'sale' | 'refund';
  readonly paymentId: string;
  /** The effect that this posting belongs to; the effect's row exists already. */
  readonly effect: string;
  readonly currency: string;
  readonly at: Date;
  /** Account and cents; positive is debit. Together 0; lines of 0 are left out. */
  readonly lines: readonly (readonly [account: string, amountCents: number])[];
}

/**
 * Books a sale: what the gateway holds for us against price and fee, the discount on the other side,
 * and what came on top of the quote. A free order books its discount; a sale of nothing for nothing has no lines.
 */
export function postSale(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { capturedCents, at }: { capturedCents: number; at: Date },
): Promise<void> {
  return post(tx, platform, {
    kind: 'sale',
    paymentId: payment.id,
    effect: 'capture',
    currency: payment.currency,
    at,
    lines: [
      [`gateway:${payment.provider}`, capturedCents],
      ['sales', -payment.price_cents],
      ['fees', -payment.fee_cents],
      ['discounts', payment.discount_cents],
      ['overpayments', payment.total_cents - capturedCents],
    ],
  });
}

/** Books that `amountCents` more have left the gateway's account for the buyer. */
export function postRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { amountCents, effect, at }: { amountCents: number; effect: string; at: Date },
): Promise<void> {
  return post(tx, platform, {
    kind: 'refund',
    paymentId: payment.id,
    effect,
    currency: payment.currency,
    at,
    lines: [
      ['refunds', amountCents],
      [`gateway:${payment.provider}`, -amountCents],
    ],
  });
}

async function post(tx: Executor, platform: Pick<Platform, 'ids'>, posting: Posting) {
  const id = platform.ids.uuid();
  const journal = {
    id,
    kind: posting.kind,
    payment_id: posting.paymentId,
    effect: posting.effect,
    created_at: posting.at,
  };
  const entries = posting.lines
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({
      journal_id: id,
      account,
      amount_cents: amountCents,
      currency: posting.currency,
    }));
  if (entries.length === 0) {
    await tx.insertInto('journals').values(journal).execute();
    return;
  }
  await tx
    .with('journal', (db) => db.insertInto('journals').values(journal))
    .insertInto('journal_entries')
    .values(entries)
    .execute();
}
