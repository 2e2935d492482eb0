import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { findPayment } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';

/** Asks the gateway how a payment stands now, because an operator wants to know. */
export async function recheckPayment(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
  { paymentId, operator, request }: DoneBy & { paymentId: string },
): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined) refuse('not_found');
  // A free order and a balance have nobody to ask.
  if (payment.form_state !== 'none') {
    await askAndSettle(platform, gateways, payment).catch((cause: unknown) => {
      throw new Refusal('gateway_unavailable', { cause });
    });
  }
  await inTransaction(platform.db, async (tx) => {
    const after = await findPayment(tx, paymentId);
    await recordAct(tx, platform, {
      operator,
      action: 'payments.recheck',
      subject: `payment:${paymentId}`,
      before: { state: payment.state },
      after: { state: after?.state },
      request,
    });
  });
}
