/** Kinds of mails and messages about a payment: the first part of their keys, before the payment's id. */
const KINDS = [
  'receipt',
  'refund',
  'proof-refused',
  'held',
  'returned',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'refund-failed',
  'declined',
  'expired',
  'canceled',
  'canceled-refunded',
  'paid-twice',
  'paid-twice-refund',
  'paid-twice-failed',
] as const;
export type PaymentNotification = (typeof KINDS)[number];

/** The key of a notification; `about` distinguishes several of a kind, so that each event is notified once. */
export function notificationKey(
  kind: PaymentNotification,
  paymentId: string,
  about?: string | number,
): string {
  return about === undefined ? `${kind}:${paymentId}` : `${kind}:${paymentId}:${about}`;
}

/** What the keys of all notifications about a payment begin with. */
export function paymentNotificationKeys(paymentId: string): string[] {
  return KINDS.map((kind) => `${kind}:${paymentId}`);
}
