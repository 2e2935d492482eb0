import type { PromoUse } from '@sesame/contract/console/payments/promo-codes.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import { lockPayment } from '../records/payments.store.ts';
import { releaseRedemptionOfPayment } from '../redemptions/release-redemption-of-payment.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { findRedemption } from './promo-codes.store.ts';
import { serializeRedemption } from './serialize-promo-code.ts';

/** Releases a reserved use. A pending payment that holds it is canceled, because its price depends on the code. */
export function releaseConsoleRedemption(
  platform: TransactionalPlatform,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<PromoUse> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const found = await findRedemption(tx, id);
    if (found === undefined) refuse('not_found');
    const payment = await lockPayment(tx, found.payment_id);
    // Read again under the payment's lock, which every change of a use takes first.
    const before = await findRedemption(tx, id);
    const isHeld = payment?.state === 'review' && payment.closed_at === null;
    if (payment === undefined || before?.state !== 'reserved' || isHeld)
      refuse('redemption_state_changed');
    if (payment.state === 'pending') {
      await closePayment(tx, platform, payment, { to: 'canceled', by: 'operator', at });
    } else {
      await releaseRedemptionOfPayment(tx, payment.id, at);
    }
    const after = await findRedemption(tx, id);
    if (after === undefined) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'promos.release_redemption',
      subject: `promo_use:${id}`,
      before: serializeRedemption(before),
      after: serializeRedemption(after),
      reason,
    });
    return serializeRedemption(after);
  });
}
