import { refusal } from './errors.ts';
import { minorOf, type Receipt } from './wire.ts';

/** A receipt must have the measure of each line, and add up to the sum it is for. */
export function requireReceipt(receipt: Receipt | undefined, amountMinor: number) {
  const items = receipt?.items ?? [];
  if (items.some(({ measure }) => measure === undefined)) {
    throw refusal(400, 'Receipt item has no measure', 'receipt');
  }
  const sum = items.reduce((total, { amount, quantity }) => total + minorOf(amount) * quantity, 0);
  if (sum !== amountMinor) throw refusal(400, 'Receipt is missing or illegal', 'receipt');
}
