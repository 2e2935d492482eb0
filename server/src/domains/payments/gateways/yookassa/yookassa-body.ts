import type { ChargeRequest } from '../charge.ts';
import type { CheckoutRequest } from '../checkout.ts';
import type { ProviderValues } from '../provider.ts';
import { plainSubjectOf } from '../receipt-texts.ts';
import { truncate } from '../truncate.ts';
import { amountOf, CHARGE, SAVING_REFUSED } from './yookassa-wire.ts';

const DESCRIPTION_LENGTH = 128;

/** Whether the payment method is saved; `refused`: it should be, but YooKassa does not permit it. */
export type Saving = 'yes' | 'no' | 'refused';

/**
 * Depends only on the order, its language and its buyer, so that a repeat gets the same payment.
 * @param type `redirect` to a page of YooKassa or of the bank, or `qr`: the link of a QR code for the shop's own page
 */
export function createBody(
  request: CheckoutRequest,
  values: ProviderValues,
  { type, saving }: { readonly type: 'redirect' | 'qr'; readonly saving: Saving },
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
      ...(saving === 'refused' && SAVING_REFUSED),
    },
    ...(saving === 'yes' && { save_payment_method: true }),
    ...(request.option !== null && { payment_method_data: { type: request.option } }),
    ...(withReceipt && {
      receipt: receiptOf(values, {
        email: request.email,
        description: receiptName(request.receiptName),
        amount,
      }),
    }),
  };
}

/** The body of a charge of a saved method: without a page, and with its own receipt. */
export function chargeBody(request: ChargeRequest, values: ProviderValues) {
  const amount = amountOf(request.amountMinor, request.currency);
  const description = truncate(request.description, DESCRIPTION_LENGTH);
  const { email } = request;
  const withReceipt = values.receipt === 'on';
  return {
    amount,
    capture: true,
    payment_method_id: request.method.token,
    description,
    metadata: { payment_id: request.orderId, ...CHARGE, ...(withReceipt && { email }) },
    ...(withReceipt && { receipt: receiptOf(values, { email, description, amount }) }),
  };
}

/** The name of a product as a receipt of YooKassa may show it. */
export function receiptName(name: string): string {
  return truncate(name, DESCRIPTION_LENGTH);
}

/** The codes of the calculated rates 10/110 …, and those of the same rates on a full payment. */
const PLAIN_VAT: Readonly<Record<string, string>> = { 5: '3', 6: '4', 9: '7', 10: '8', 12: '11' };

interface ReceiptLine {
  readonly email: string;
  readonly description: string;
  readonly amount: ReturnType<typeof amountOf>;
  /** A receipt of a full payment, not of a prepayment as in the settings: it closes a prepayment, or refunds a closed one. */
  readonly isFull?: boolean;
}

/** A receipt with one service at the full amount. */
export function receiptOf(
  values: ProviderValues,
  { email, description, amount, isFull = false }: ReceiptLine,
) {
  const { taxSystem = '', vatCode = '', paymentSubject = '', paymentMode, measure } = values;
  return {
    customer: { email },
    ...(taxSystem !== '' && { tax_system_code: Number(taxSystem) }),
    items: [
      {
        description,
        quantity: 1,
        amount,
        measure,
        vat_code: Number(isFull ? (PLAIN_VAT[vatCode] ?? vatCode) : vatCode),
        payment_subject: isFull ? plainSubjectOf(paymentSubject) : paymentSubject,
        payment_mode: isFull ? 'full_payment' : paymentMode,
      },
    ],
  };
}
