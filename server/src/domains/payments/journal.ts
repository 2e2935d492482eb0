import type { Executor, Platform } from '../../platform/platform.ts';
import { moveMoney, postJournal } from '../ledger/index.ts';
import { isPaidByBalance } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * Books a sale: what the gateway holds for us against price and fee, the discount on the other side,
 * and what came on top of the quote. A free order books its discount; a sale of nothing for nothing has no lines.
 * What a buyer's balance pays is taken from it; the account `gateway:balance` is what balances have paid.
 */
export async function postSale(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { capturedCents, at }: { capturedCents: number; at: Date },
): Promise<void> {
  await postJournal(tx, platform, {
    kind: 'sale',
    subject: `payment:${payment.id}`,
    effect: 'capture',
    paymentId: payment.id,
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
  if (!isPaidByBalance(payment)) return;
  await moveMoney(tx, platform, {
    kind: 'spend',
    subject: `payment:${payment.id}`,
    effect: 'spend',
    partnerId: payment.user_id,
    from: 'available',
    to: 'spent',
    amountCents: capturedCents,
    at,
  });
}

/** Books that `amountCents` more have left the gateway's account for the buyer, or went back to their balance. */
export async function postRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { amountCents, effect, at }: { amountCents: number; effect: string; at: Date },
): Promise<void> {
  const subject = `payment:${payment.id}`;
  await postJournal(tx, platform, {
    kind: 'refund',
    subject,
    effect,
    paymentId: payment.id,
    currency: payment.currency,
    at,
    lines: [
      ['refunds', amountCents],
      [`gateway:${payment.provider}`, -amountCents],
    ],
  });
  if (!isPaidByBalance(payment)) return;
  await moveMoney(tx, platform, {
    kind: 'spend_back',
    subject,
    effect: `spend_back:${effect}`,
    partnerId: payment.user_id,
    from: 'spent',
    to: 'available',
    amountCents,
    at,
  });
}
