import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { findPayment, type PaymentRow } from '../records/payments.store.ts';
import { openSavedMethod } from '../saved-methods/saved-method-secret.ts';
import { findSavedMethod } from '../saved-methods/saved-methods.store.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { canConfirm } from './bank-confirmations.rules.ts';

interface ConfirmationToOpen {
  readonly paymentId: string;
  readonly methodId: string;
  /** The page of the shop to which the bank leads back. */
  readonly returnPath: string;
}

/**
 * Finds the page on which the buyer confirms a charge with their bank, as it is at this moment. Opening it again makes no
 * second charge. What the gateway has decided meanwhile is settled.
 * @returns the page to send the browser to: the gateway's, or the shop's own once there is nothing to confirm
 */
export async function openConfirmation(
  platform: Platform,
  { paymentId, methodId, returnPath }: ConfirmationToOpen,
): Promise<string> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined || !canConfirm(payment, platform.clock.now())) {
    refuse('confirmation_over');
  }
  const returnUrl = `${platform.publicUrl()}${returnPath}?paid=${payment.id}`;
  const confirmation = await fetchPage(platform, payment, { methodId, returnUrl });
  await platform.failpoint('confirmation_answered');
  if (confirmation.state === 'page') return confirmation.url;
  await settlePayment(platform, { paymentId, report: confirmation.report });
  return returnUrl;
}

async function fetchPage(
  platform: Platform,
  { id: orderId, provider, gateway_reference: reference }: PaymentRow,
  { methodId, returnUrl }: { readonly methodId: string; readonly returnUrl: string },
) {
  const gateway = await gatewaysOf(platform).get(provider);
  const method = await findSavedMethod(platform.db, methodId);
  const vault = gateway?.vault;
  if (vault?.confirm === undefined || reference === null) refuse('confirmation_over');
  if (!method?.sealed || method.mode !== vault.mode) refuse('confirmation_over');
  try {
    return await vault.confirm({
      ...{ orderId, reference, returnUrl },
      method: openSavedMethod(platform, { id: method.id, sealed: method.sealed }),
    });
  } catch (error) {
    platform.log.warn({ err: error, paymentId: orderId }, 'charge could not be confirmed');
    refuse('gateway_unavailable');
  }
}
