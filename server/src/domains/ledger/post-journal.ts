import type { JournalKind } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { insertJournal } from './journals.store.ts';

export interface Posting {
  readonly kind: JournalKind;
  /** The entity, `payment:<id>`. The database refuses a second posting of the same subject and effect. */
  readonly subject: string;
  readonly effect: string;
  /** Set when the effect belongs to a payment; its row in `payment_effects` must exist already. */
  readonly paymentId?: string;
  readonly currency: string;
  readonly at: Date;
  /**
   * Account and minor units; positive is debit. The lines sum to 0 in each currency; lines of 0 are left out. A line in
   * another currency than the posting's names it.
   */
  readonly lines: readonly (readonly [account: string, amountCents: number, currency?: string])[];
}

/** Adds a journal with its entries in the caller's transaction. The commit fails unless the entries sum to 0. */
export async function postJournal(
  tx: Executor,
  { ids }: Pick<Platform, 'ids'>,
  { kind, subject, effect, paymentId, currency, at, lines }: Posting,
): Promise<void> {
  const id = ids.uuid();
  const entries = lines
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents, lineCurrency = currency]) => ({
      journal_id: id,
      account,
      amount_cents: amountCents,
      currency: lineCurrency,
    }));
  const journal = { id, kind, subject, effect, payment_id: paymentId ?? null, created_at: at };
  await insertJournal(tx, journal, entries);
}
