import type { Executor, Platform } from '../../../platform/platform.ts';
import { holdCredit, moveMoney, postJournal, reverseCredit } from '../../ledger/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import type { GiftRow } from './gifts.store.ts';

type Needs = Pick<Platform, 'ids'>;
type Posting = { readonly effect: string; readonly cents: number; readonly at: Date };

/**
 * Defers the money of a gift: until it is claimed the shop owes it. The account `gifts` is that liability, `deferred`
 * stands against the sale. Reports count the sale, which is booked as any other.
 */
export function postGiftSold(
  tx: Executor,
  platform: Needs,
  gift: GiftRow,
  { cents, at }: Omit<Posting, 'effect'>,
): Promise<void> {
  return post(tx, platform, gift, {
    ...{ kind: 'gift_sold', effect: 'sold', at },
    lines: [
      ['deferred', cents],
      ['gifts', -cents],
    ],
  });
}

/** Ends the liability, or a part of it: the gift was claimed as access or revoked, or money was refunded. */
export function postGiftEnded(
  tx: Executor,
  platform: Needs,
  gift: GiftRow,
  { effect, cents, at }: Posting,
): Promise<void> {
  return post(tx, platform, gift, {
    ...{ kind: 'gift_ended', effect, at },
    lines: [
      ['gifts', cents],
      ['deferred', -cents],
    ],
  });
}

/** The effect of the credit that a gift gave, among those of its payment. */
const CREDIT = 'credit:gift';

/**
 * Turns the liability into credit on the balance of the claimer. Payouts do not take it until the dispute window of the
 * payment ends and an operator releases it.
 */
export async function postGiftCredit(
  tx: Executor,
  platform: Needs,
  { gift, payment, claimerId }: { gift: GiftRow; payment: PaymentRow; claimerId: string },
  { cents, at }: Omit<Posting, 'effect'>,
): Promise<void> {
  await post(tx, platform, gift, {
    ...{ kind: 'gift_credit', effect: 'credit', at },
    lines: [
      ['gifts', cents],
      ['credits', -cents],
    ],
  });
  const credit = { partnerId: claimerId, amountCents: cents, effect: CREDIT, at };
  await moveMoney(tx, platform, {
    ...{ kind: 'credit', subject: `payment:${payment.id}`, from: 'credited', to: 'available' },
    ...credit,
  });
  await holdCredit(tx, platform, {
    ...credit,
    paymentId: payment.id,
    paidAt: payment.paid_at ?? at,
  });
}

/**
 * Reverses what is left of the credit, at most what the balance has: what was spent is the loss of the shop, as days
 * that were used are.
 */
export async function postGiftCreditReversed(
  tx: Executor,
  platform: Needs,
  gift: GiftRow,
  { claimerId, at }: { claimerId: string; at: Date },
): Promise<void> {
  const cents = await reverseCredit(tx, platform, {
    ...{ kind: 'gift_credit_reversed', subject: `gift:${gift.id}`, effect: 'credit_reversed' },
    ...{ partnerId: claimerId, amountCents: gift.credit_cents ?? 0, at },
  });
  await post(tx, platform, gift, {
    ...{ kind: 'gift_credit_reversed', effect: 'reversed', at },
    lines: [
      ['credits', cents],
      ['deferred', -cents],
    ],
  });
}

type JournalPosting = Pick<Parameters<typeof postJournal>[2], 'kind' | 'effect' | 'at' | 'lines'>;

async function post(
  tx: Executor,
  platform: Needs,
  gift: GiftRow,
  posting: JournalPosting,
): Promise<void> {
  if (posting.lines.every(([, cents]) => cents === 0)) return;
  await postJournal(tx, platform, { ...posting, subject: `gift:${gift.id}`, currency: 'USD' });
}
