import type { FormRequest } from './gateway.ts';
import type { ProviderValues } from './provider.ts';
import { amountOf } from './yookassa-wire.ts';

const DESCRIPTION_LENGTH = 128;

/** Everything here follows from the order, its language and its buyer, so a repeat finds the same payment. */
export function createBody(request: FormRequest, values: ProviderValues) {
  const amount = amountOf(request.amountMinor, request.currency);
  // A pair of surrogates is not cut in the middle.
  const description = request.description
    .slice(0, DESCRIPTION_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
  const withReceipt = values.receipt === 'on';
  return {
    amount,
    capture: true,
    confirmation: {
      type: 'redirect',
      return_url: request.returnUrl,
      locale: request.language === 'ru' ? 'ru_RU' : 'en_US',
    },
    description,
    metadata: {
      payment_id: request.orderId,
      // The receipt of a later refund goes to the same address, which YooKassa does not tell of a receipt.
      ...(withReceipt && { email: request.email }),
    },
    ...(request.option !== null && { payment_method_data: { type: request.option } }),
    ...(withReceipt && {
      receipt: receiptOf(values, { email: request.email, description, amount }),
    }),
  };
}

/** One service at the whole sum. */
export function receiptOf(
  values: ProviderValues,
  {
    email,
    description,
    amount,
  }: { email: string; description: string; amount: ReturnType<typeof amountOf> },
) {
  const { taxSystem = '', vatCode, paymentSubject, paymentMode } = values;
  return {
    customer: { email },
    ...(taxSystem !== '' && { tax_system_code: Number(taxSystem) }),
    items: [
      {
        description,
        quantity: 1,
        amount,
        vat_code: Number(vatCode),
        payment_subject: paymentSubject,
        payment_mode: paymentMode,
      },
    ],
  };
}
