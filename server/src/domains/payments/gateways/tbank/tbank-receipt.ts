import type { ProviderValues } from '../provider.ts';
import { plainSubjectOf } from '../receipt-texts.ts';
import { truncate } from '../truncate.ts';

const NAME_LENGTH = 128;

/** The rate of a full payment where a prepayment has the calculated one. */
const PLAIN_TAXES: Readonly<Record<string, string>> = {
  vat105: 'vat5',
  vat107: 'vat7',
  vat110: 'vat10',
  vat120: 'vat20',
  vat122: 'vat22',
};

interface ReceiptLine {
  readonly email: string;
  readonly description: string;
  readonly amountMinor: number;
  /** A receipt of a full payment, not of a prepayment as in the settings: it closes a prepayment, or refunds a closed one. */
  readonly isFull?: boolean;
  /** It was paid ahead, so no money is moved now. */
  readonly isOffset?: boolean;
}

/**
 * The fiscal receipt for a cash register connected to the terminal: one line for the whole sum. For a partial refund the
 * line says what goes back. Its quantity is 1, because quantities have three decimals and price × quantity must be
 * exactly the sum.
 * @returns undefined when no tax system is set, so no cash register is connected
 */
export function receiptOf(values: ProviderValues, line: ReceiptLine) {
  const { taxation, vat = '', ffd, measurementUnit, paymentMethod, paymentObject = '' } = values;
  if (!taxation) return undefined;
  const isFfd12 = ffd === '1.2';
  const { isFull = false, isOffset = false } = line;
  return {
    ...(isFfd12 && { FfdVersion: ffd }),
    Email: line.email,
    Taxation: taxation,
    Items: [
      {
        Name: truncate(line.description, NAME_LENGTH),
        Price: line.amountMinor,
        Quantity: 1,
        Amount: line.amountMinor,
        Tax: isFull ? (PLAIN_TAXES[vat] ?? vat) : vat,
        PaymentMethod: isFull ? 'full_payment' : paymentMethod,
        PaymentObject: isFull ? plainSubjectOf(paymentObject) : paymentObject,
        ...(isFfd12 && { MeasurementUnit: measurementUnit }),
      },
    ],
    ...(isOffset && { Payments: { Electronic: 0, AdvancePayment: line.amountMinor } }),
  };
}
