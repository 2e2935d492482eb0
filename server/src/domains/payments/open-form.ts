import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { closePayment } from './close-payment.ts';
import {
  type Form,
  type FormRequest,
  type Gateway,
  GatewayUnavailable,
} from './gateways/gateway.ts';
import {
  changePayment,
  findPayment,
  lockPayment,
  type PaymentRow,
  recordForm,
  updatePayment,
} from './payments.store.ts';

/** How soon a buyer who met a silent gateway may press Pay again. */
const RETRY_AFTER_S = 5;

type Needs = Pick<Platform, 'db' | 'clock' | 'failpoint' | 'log'>;

/**
 * Opens the gateway's page for a written payment. The payment's id is the gateway's idempotency key, so
 * parallel and repeated calls get one form. A certain no ends the payment and frees its promo code; silence
 * leaves it pending for the next Pay and for the reconciliation.
 * @throws Refusal `gateway_unavailable`
 */
export async function openForm(
  platform: Needs,
  gateway: Gateway,
  payment: PaymentRow,
  page: Pick<FormRequest, 'returnUrl' | 'notifyUrl' | 'language' | 'email'>,
): Promise<PaymentRow> {
  let form: Form;
  try {
    form = await gateway.createForm({
      orderId: payment.id,
      amountMinor: payment.charge_minor,
      currency: payment.charge_currency,
      description: payment.title,
      expiresAt: payment.expires_at,
      option: payment.provider_option,
      ...page,
    });
    if (!/^https?:\/\//.test(form.url)) {
      throw new GatewayUnavailable('unknown', 'the form has no address that a browser may open');
    }
  } catch (error) {
    const certainty = error instanceof GatewayUnavailable ? error.certainty : 'unknown';
    platform.log.warn({ err: error, paymentId: payment.id, certainty }, 'no payment form');
    await recordNoForm(platform, payment.id, certainty);
    throw new Refusal('gateway_unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  await platform.failpoint('gateway_called');
  const opened =
    (await recordForm(platform.db, payment.id, form, platform.clock.now())) ??
    // A parallel Pay has recorded the same form.
    (await findPayment(platform.db, payment.id));
  await platform.failpoint('form_recorded');
  return opened ?? payment;
}

function recordNoForm(
  platform: Needs,
  paymentId: string,
  certainty: GatewayUnavailable['certainty'],
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.form_state === 'ready') return;
    const at = platform.clock.now();
    if (certainty === 'unknown') {
      if (payment.form_state === 'unknown') return;
      await changePayment(tx, paymentId, { form_state: 'unknown' }, { kind: 'form_unknown', at });
      return;
    }
    // After an earlier silence a no proves nothing: that call may have been carried out.
    if (payment.form_state !== 'requested' || payment.state !== 'pending') return;
    // The gateway holds nothing of this order, so there is nothing to ask it about.
    await updatePayment(tx, paymentId, { form_state: 'refused', check_at: null });
    await closePayment(tx, payment, { to: 'failed', by: 'gateway', at });
  });
}
