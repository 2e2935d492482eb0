import type { EmulatedPayment } from './emulated-payment.ts';

/**
 * The stored payment; each protocol adds its fields. Records are replaced, never changed in place. Times are unix
 * seconds.
 */
export interface PaymentRecord extends EmulatedPayment {
  readonly description: string;
  /** Where the payer's browser goes at the end; undefined when the protocol has no return address. */
  readonly returnUrl: string | undefined;
  readonly createdAt: number;
  /** When it expires; undefined: never. */
  readonly expiresAt: number | undefined;
  readonly capturedCurrency: string | null;
  readonly capturedAt: number | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly amountMinor: number;
    readonly state: 'pending' | 'succeeded' | 'failed';
  }[];
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** Until when the shop can answer the dispute. */
  readonly disputeDue: number | null;
  /** Shows the payment as one of another merchant, or of the other mode. */
  readonly strange: 'other_merchant' | 'test_mode' | null;
}

/** Initial values of a new payment. */
export const untouched = {
  state: 'open',
  capturedMinor: 0,
  capturedCurrency: null,
  capturedAt: null,
  refundedMinor: 0,
  refunds: [],
  dispute: null,
  disputeDue: null,
  strange: null,
} as const satisfies Partial<PaymentRecord>;
