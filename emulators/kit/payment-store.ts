import type { PaymentRecord } from './payment-record.ts';
import { openRecordFile } from './record-file.ts';

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
  /** Open payments whose time is over at `unixTime`. */
  overdue(unixTime: number): P[];
  /** Resolves once every change is in the file, if there is one. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** Payments in memory; with a file, every change is appended to it and read back at the next start. */
export async function openPaymentStore<P extends PaymentRecord>(
  file?: string,
): Promise<PaymentStore<P>> {
  const payments = new Map<string, P>();
  const idsByOrder = new Map<string, string[]>();
  const openIds = new Set<string>();
  /** No open payment expires before this, so that most calls need not look at each of them. */
  let nextExpiry = Number.POSITIVE_INFINITY;

  function forget({ id, orderId }: P) {
    payments.delete(id);
    openIds.delete(id);
    const rest = idsByOrder.get(orderId)?.filter((known) => known !== id) ?? [];
    if (rest.length > 0) idsByOrder.set(orderId, rest);
    else idsByOrder.delete(orderId);
  }

  function remember(payment: P) {
    const { id, orderId, expiresAt = Number.POSITIVE_INFINITY } = payment;
    if (!payments.has(id)) idsByOrder.set(orderId, [...(idsByOrder.get(orderId) ?? []), id]);
    payments.set(id, payment);
    if (payment.state === 'open') {
      openIds.add(id);
      nextExpiry = Math.min(nextExpiry, expiresAt);
    } else openIds.delete(id);
    if (payments.size > PAYMENTS_MAX) {
      const [oldest] = payments.values();
      if (oldest) forget(oldest);
    }
  }

  const all = (ids: Iterable<string>) =>
    [...ids].map((id) => payments.get(id)).filter((payment) => payment !== undefined);

  const stored = await openRecordFile<P>(file);
  for (const payment of stored.known) remember(payment);

  return {
    put(payment) {
      remember(payment);
      stored.append(payment);
    },
    find: (id) => payments.get(id),
    listByOrder: (orderId) => all(idsByOrder.get(orderId) ?? []).reverse(),
    list: (limit) => [...payments.values()].slice(-limit).reverse(),
    overdue(unixTime) {
      if (unixTime < nextExpiry) return [];
      const over: P[] = [];
      nextExpiry = Number.POSITIVE_INFINITY;
      for (const payment of all(openIds)) {
        const { expiresAt = Number.POSITIVE_INFINITY } = payment;
        if (expiresAt <= unixTime) over.push(payment);
        else nextExpiry = Math.min(nextExpiry, expiresAt);
      }
      return over;
    },
    flushed: () => stored.flushed(),
    close: () => stored.close(),
  };
}
