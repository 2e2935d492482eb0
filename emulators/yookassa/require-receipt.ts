import { refusal } from './errors.ts';
import { minorOf, type Receipt } from './wire.ts';

/** A receipt must add up to the sum it is for. */
export function requireReceipt(receipt: Receipt | undefined, amountMinor: number) {
  const items = receipt?.items ?? [];
  const sum = items.reduce((total, { amount, quantity }) => total + minorOf(amount) * quantity, 0);
  if (sum !== amountMinor) throw refusal(400, 'Receipt is missing or illegal', 'receipt');
}
