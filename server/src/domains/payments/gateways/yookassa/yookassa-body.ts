import type { CheckoutRequest } from '../gateway.ts';
import type { ProviderValues } from '../provider.ts';
import { truncate } from '../truncate.ts';
import { amountOf } from './yookassa-wire.ts';

const DESCRIPTION_LENGTH = 128;

/**
 * Depends only on the order, its language and its buyer, so that a repeat gets the same payment.
 * @param type `redirect` to a page of YooKassa or of the bank, or `qr`: the link of a QR code for the shop's own page
 */
export function createBody(
  request: CheckoutRequest,
  values: ProviderValues,
  type: 'redirect' | 'qr',
) {
  const amount = amountOf(request.amountMinor, request.currency);
  const description = truncate(request.description, DESCRIPTION_LENGTH);
  const withReceipt = values.receipt === 'on';
  return {
    amount,
    capture: true,
    confirmation: {
      type,
      return_url: request.returnUrl,
      locale: request.language === 'ru' ? 'ru_RU' : 'en_US',
    },
    description,
    metadata: {
      payment_id: request.orderId,
      // The receipt of a later refund goes to the same address, which YooKassa does not return with a receipt.
      ...(withReceipt && { email: request.email }),
    },
    ...(request.option !== null && { payment_method_data: { type: request.option } }),
    ...(withReceipt && {
      receipt: receiptOf(values, { email: request.email, description, amount }),
    }),
  };
}

/** A receipt with one service at the full amount. */
export function receiptOf(
  values: ProviderValues,
  {
    email,
    description,
    amount,
  }: { email: string; description: string; amount: ReturnType<typeof amountOf> },
) {
  const { taxSystem = '', vatCode, paymentSubject, paymentMode, measure } = values;
  return {
    customer: { email },
    ...(taxSystem !== '' && { tax_system_code: Number(taxSystem) }),
    items: [
      {
        description,
        quantity: 1,
        amount,
        measure,
        vat_code: Number(vatCode),
        payment_subject: paymentSubject,
        payment_mode: paymentMode,
      },
    ],
  };
}
