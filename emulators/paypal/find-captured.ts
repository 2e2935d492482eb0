import type { Emulator } from '../kit/emulator.ts';
import { orderIdOf } from './capture-order.ts';
import type { PayPalPayment } from './payment.ts';

/** The payment of a capture; undefined when there is no such capture. */
export function findCaptured(
  { payments }: Emulator<PayPalPayment>,
  captureId: string,
): PayPalPayment | undefined {
  const payment = payments.find(orderIdOf(captureId));
  return payment?.captureId === captureId ? payment : undefined;
}
