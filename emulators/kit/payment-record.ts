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
  strange: null,
} as const satisfies Partial<PaymentRecord>;

/** Older payments are dropped beyond this number, to bound memory. */
const PAYMENTS_MAX = 50_000;

export interface PaymentStore<P extends PaymentRecord> {
  /** Adds a payment or replaces the one with the same id. */
  put(payment: P): void;
  find(id: string): P | undefined;
  /** Newest first. */
  listByOrder(orderId: string): P[];
  /** Newest first. */
  list(limit: number): P[];
  openPayments(): P[];
}

export function createPaymentStore<P extends PaymentRecord>(): PaymentStore<P> {
  const payments = new Map<string, P>();
  const idsByOrder = new Map<string, string[]>();
  const openIds = new Set<string>();

  function forget({ id, orderId }: P) {
    payments.delete(id);
    openIds.delete(id);
    const rest = idsByOrder.get(orderId)?.filter((known) => known !== id) ?? [];
    if (rest.length > 0) idsByOrder.set(orderId, rest);
    else idsByOrder.delete(orderId);
  }

  const all = (ids: Iterable<string>) =>
    [...ids].map((id) => payments.get(id)).filter((payment) => payment !== undefined);

  return {
    put(payment) {
      const { id, orderId } = payment;
      if (!payments.has(id)) idsByOrder.set(orderId, [...(idsByOrder.get(orderId) ?? []), id]);
      payments.set(id, payment);
      if (payment.state === 'open') openIds.add(id);
      else openIds.delete(id);
      if (payments.size > PAYMENTS_MAX) {
        const [oldest] = payments.values();
        if (oldest) forget(oldest);
      }
    },
    find: (id) => payments.get(id),
    listByOrder: (orderId) => all(idsByOrder.get(orderId) ?? []).reverse(),
    list: (limit) => [...payments.values()].slice(-limit).reverse(),
    openPayments: () => all(openIds),
  };
}
