import type { Emulator } from '../kit/emulator.ts';
import { refusal, refusalWith } from './errors.ts';
import { sumLeft, type TbankPayment } from './payment.ts';
import { requireReceipt } from './require-receipt.ts';
import type { CancelBody } from './wire.ts';

/** How long a refund by the SBP takes, once the switch `sbpRefund` says that it takes time. */
const SBP_REFUND_S = 5;

/** Cancel: cancels an open payment, refunds a paid one or a part of it. A repeated key changes nothing, except by the SBP. */
export function cancelPayment(
  emulator: Emulator<TbankPayment>,
  before: TbankPayment,
  { Amount: amount, ExternalRequestId: key, Receipt: receipt }: CancelBody,
): TbankPayment {
  const { switchOf } = emulator;
  const repeated = key !== undefined && !before.sbp && before.refundKeys.includes(key);
  const error = switchOf('cancelError');
  if (error !== '') throw refusalWith(error, 'Ошибка', 'Cancel');
  const sum = amount ?? sumLeft(before);
  if (!repeated && before.capturedMinor > 0 && sum < before.capturedMinor) {
    requireReceipt(emulator, receipt, sum);
  }
  const after = repeated ? before : cancelOrRefund(emulator, before, amount, key);
  const errorAfterWork = switchOf('errorAfterCancel');
  if (errorAfterWork !== '') throw refusalWith(errorAfterWork, 'Ошибка', 'Cancel');
  return after;
}

function cancelOrRefund(
  { payments, decide, switchOf, unixNow }: Emulator<TbankPayment>,
  payment: TbankPayment,
  amount: number | undefined,
  key: string | undefined,
): TbankPayment {
  if (payment.state === 'open') return decide(payment.id, 'cancel');
  const isPaid = payment.state === 'paid' || payment.state === 'partially_refunded';
  if (!isPaid || payment.refunds.at(-1)?.state === 'pending') throw refusal('state', payment.id);
  const left = sumLeft(payment);
  if ((amount ?? left) > left) throw refusal('amount', String(amount));
  const isSlow = payment.sbp && switchOf('sbpRefund') === 'slow';
  const refunded = decide(payment.id, isSlow ? 'refund_pending' : 'refund', amount ?? left);
  // Its receipt may have been stored meanwhile.
  const after = payments.find(payment.id) ?? refunded;
  const marked = {
    ...after,
    refundKeys: [...after.refundKeys, ...(key ? [key] : [])],
    refundEndsAt: isSlow ? unixNow() + SBP_REFUND_S : undefined,
  };
  payments.put(marked);
  return marked;
}
