/** A payment as shown to tests, the same for every protocol. */
export interface EmulatedPayment {
  /** The provider's id, which the shop stores as reference. */
  readonly id: string;
  readonly orderId: string;
  readonly state: EmulatedState;
  /** Minor units of `currency`, as requested. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly capturedMinor: number;
  /** Without failed refunds. */
  readonly refundedMinor: number;
  /** The checkout page. */
  readonly url: string;
}

export type EmulatedState =
  | 'open'
  /** The money is on its way. */
  | 'processing'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';
