/** A payment as every emulator shows it to tests, whatever its protocol calls things. */
export interface EmulatedPayment {
  /** The provider's id, the one the shop keeps as reference. */
  readonly id: string;
  readonly orderId: string;
  readonly state: EmulatedState;
  /** Minor units of `currency`, as asked. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly capturedMinor: number;
  /** Without refunds that failed. */
  readonly refundedMinor: number;
  /** The hosted page. */
  readonly url: string;
}

export type EmulatedState =
  | 'open'
  /** Money is on its way. */
  | 'processing'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';
