import type { Emulator } from '../kit/emulator.ts';
import { refusal } from './errors.ts';
import type { TbankPayment } from './payment.ts';
import type { ReceiptBody } from './wire.ts';

/**
 * Refuses a receipt whose lines do not add up to the sum, and none where the switch `till` says that there is a cash
 * register.
 * @param sum in kopecks
 */
export function requireReceipt(
  { switchOf }: Emulator<TbankPayment>,
  receipt: ReceiptBody | undefined,
  sum: number,
): void {
  if (receipt === undefined) {
    if (switchOf('till') === 'on') throw refusal('receipt', 'Receipt');
    return;
  }
  const isExact = receipt.Items.every(
    ({ Price: price, Quantity: quantity, Amount: amount }) =>
      Math.round(price * quantity) === amount,
  );
  if (totalOf(receipt) !== sum || !isExact) throw refusal('receiptSum', 'Receipt');
}

/** In kopecks. */
export function totalOf({ Items: items }: ReceiptBody): number {
  return items.reduce((sum, { Amount: amount }) => sum + amount, 0);
}
