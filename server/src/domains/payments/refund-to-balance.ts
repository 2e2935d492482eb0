import { centsFromDollars } from '@sesame/contract/money.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAct } from '../operators/index.ts';
import { isPaidByBalance, isSettled } from './payments.rules.ts';
import { lockPayment } from './payments.store.ts';
import { refundSale } from './refund-sale.ts';

/** An operator gives back what a balance paid, until `refunded` dollars have gone back altogether. */
export async function refundToBalance(
  platform: Pick<Platform, 'db' | 'ids' | 'clock' | 'sealer' | 'config'>,
  input: { operator: Operator; ip: string; paymentId: string; refunded: number; reason: string },
): Promise<void> {
  const { operator, ip, paymentId, refunded, reason } = input;
  const toCents = centsFromDollars(refunded);
  await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || !isPaidByBalance(payment)) refuse('not_found');
    if (!isSettled(payment.state) || toCents > payment.captured_cents) {
      refuse('payment_not_refundable');
    }
    const before = payment.refunded_cents;
    if (toCents > before) {
      const amountCents = toCents - before;
      // A balance is kept in dollars, so both sums are the same.
      await refundSale(tx, platform, payment, {
        way: 'balance',
        amountCents,
        amountMinor: amountCents,
      });
    }
    await recordAct(tx, platform, {
      operator,
      action: 'payments.refund_to_balance',
      subject: `payment:${paymentId}`,
      before: { refunded_cents: before },
      after: { refunded_cents: Math.max(before, toCents) },
      reason,
      request: { ip },
    });
  });
}
