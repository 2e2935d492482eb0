import { createHash, randomBytes } from 'node:crypto';
import { openRecordFile } from '../kit/record-file.ts';
import { invalidRequest, missing } from './errors.ts';

/** A card that paid for an order and may be charged again. */
export interface SavedCard {
  readonly id: string;
  /** Null before it is attached and after it is detached. */
  readonly customer: string | null;
  readonly createdAt: number;
  readonly livemode: boolean;
  readonly last4: string;
  readonly expiresYear: number;
  /** Whether it was detached, which cannot be undone. */
  readonly isDetached: boolean;
}

/** A line of the file: a customer, or one of the cards. */
interface Stored {
  readonly id: string;
  /** Null for a customer. */
  readonly card: SavedCard | null;
}

/** Customers and their cards. */
export interface MethodStore {
  addCustomer(): string;
  requireCustomer(id: string): void;
  /** Detaches their cards, and cannot be undone. */
  deleteCustomer(id: string): void;
  put(card: SavedCard): void;
  find(id: string): SavedCard | undefined;
  /** Attaches a card that waits for it. @returns undefined when it does not wait */
  attach(id: string, customer: string): SavedCard | undefined;
  detach(id: string): SavedCard;
  close(): Promise<void>;
}

/** @param path of the file in which they survive a restart; without it they do not */
export async function openMethodStore(path?: string): Promise<MethodStore> {
  const customers = new Set<string>();
  const cards = new Map<string, SavedCard>();
  const stored = await openRecordFile<Stored>(path);
  for (const { id, card } of stored.known) {
    if (card === null) customers.add(id);
    else cards.set(id, card);
  }
  const put = (card: SavedCard) => {
    cards.set(card.id, card);
    stored.append({ id: card.id, card });
    return card;
  };
  return {
    addCustomer() {
      const id = `cus_${randomBytes(7).toString('hex')}`;
      customers.add(id);
      stored.append({ id, card: null });
      return id;
    },
    requireCustomer(id) {
      if (!customers.has(id)) throw missing('customer', id);
    },
    deleteCustomer(id) {
      if (!customers.delete(id)) throw missing('customer', id);
      for (const card of cards.values()) {
        if (card.customer === id) put({ ...card, customer: null, isDetached: true });
      }
    },
    put,
    find: (id) => cards.get(id),
    attach(id, customer) {
      const card = cards.get(id);
      const waits = card !== undefined && card.customer === null && !card.isDetached;
      return waits ? put({ ...card, customer }) : undefined;
    },
    detach(id) {
      const card = cards.get(id);
      if (card === undefined) throw missing('payment_method', id);
      if (card.customer === null) {
        throw invalidRequest(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      return put({ ...card, customer: null, isDetached: true });
    },
    close: () => stored.close(),
  };
}

/** The same card has the same fingerprint for every customer. */
export function fingerprintOf({ last4 }: Pick<SavedCard, 'last4'>): string {
  return createHash('sha256').update(last4).digest('hex').slice(0, 16);
}
