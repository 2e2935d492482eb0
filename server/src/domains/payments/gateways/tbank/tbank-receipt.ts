import type { ProviderValues } from '../provider.ts';
import { truncate } from '../truncate.ts';

const NAME_LENGTH = 128;

/**
 * The fiscal receipt for a cash register connected to the terminal: one line for the whole sum. For a partial refund the
 * line says what goes back. Its quantity is 1, because quantities have three decimals and price × quantity must be
 * exactly the sum.
 * @returns undefined when no tax system is set, so no cash register is connected
 */
export function receiptOf(
  values: ProviderValues,
  line: { readonly email: string; readonly description: string; readonly amountMinor: number },
) {
  const { taxation, vat, ffd, measurementUnit, paymentMethod, paymentObject } = values;
  if (!taxation) return undefined;
  const isFfd12 = ffd === '1.2';
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
        Tax: vat,
        PaymentMethod: paymentMethod,
        PaymentObject: paymentObject,
        ...(isFfd12 && { MeasurementUnit: measurementUnit }),
      },
    ],
  };
}
