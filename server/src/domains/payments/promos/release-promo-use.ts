import type { PromoUse } from '@sesame/contract/operator-promos.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { closePayment } from '../close-payment.ts';
import { lockPayment } from '../payments.store.ts';
import { releasePromo } from '../release-promo.ts';
import { useOnWire } from './promo-on-wire.ts';
import { findUse } from './promos.store.ts';

/** Gives a reserved use back. A payment that still holds it is canceled: its price is promised no more. */
export function releasePromoUse(
  platform: Pick<Platform, 'db' | 'clock'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: DoneBy,
): Promise<PromoUse> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const found = await findUse(tx, id);
    if (found === undefined) refuse('not_found');
    const payment = await lockPayment(tx, found.payment_id);
    // Read again under the payment's lock, which everything that moves a use takes first.
    const before = await findUse(tx, id);
    const isHeld = payment?.state === 'review' && payment.closed_at === null;
    if (payment === undefined || before?.state !== 'reserved' || isHeld) refuse('promo_use_moved');
    if (payment.state === 'pending') {
      await closePayment(tx, payment, { to: 'canceled', by: 'operator', at });
    } else {
      await releasePromo(tx, payment.id, at);
    }
    const after = await findUse(tx, id);
    if (after === undefined) refuse('not_found');
    await recordAct(tx, platform, {
      ...by,
      action: 'promos.release_use',
      subject: `promo_use:${id}`,
      before: useOnWire(before),
      after: useOnWire(after),
      reason,
    });
    return useOnWire(after);
  });
}
