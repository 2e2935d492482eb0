import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Polled } from '../../../platform/http/polls/bind-polled.ts';
import { earliest } from '../../../platform/http/polls/poll-tag.rules.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { serializePlan } from '../../access/index.ts';
import { productCards } from '../../catalogue/index.ts';
import { revisionOf } from '../../users/index.ts';
import { readGiftStates } from '../gifts/read-gift-states.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { buyerStatusOf, isOpen } from '../records/payments.rules.ts';
import type { HistoryRow } from './history-row.ts';
import { findHistoryOfSession } from './polls.store.ts';

/** A page of the payment history, newest first; undefined without a valid session. */
export async function listPayments(
  platform: Platform,
  { tokenHash, before }: { tokenHash: Buffer; before: string | undefined },
): Promise<Polled<PaymentHistoryItem[]> | undefined> {
  const now = platform.clock.now();
  const session = { tokenHash, now };
  const limit = HISTORY_PAGE_SIZE;
  const found = await findHistoryOfSession(platform.pool, session, { limit, before });
  if (found === undefined) return undefined;
  if (found === null) refuse('not_found');
  const { rows } = found;
  const revision = revisionOf(found.owner);
  if (rows.length === 0) return { answer: [], revision, until: undefined };
  // In any state, because a moment too many costs only one answer. An end within this millisecond is still to come.
  const ends = rows.flatMap((row) => [row.expires_at, row.access_until]);
  const until = earliest(ends.filter((end) => end !== null && end >= now));
  return { answer: await serializeHistory(platform, rows), revision, until };
}

/** Payments as the history lists them. */
export async function serializeHistory(
  platform: TransactionalPlatform,
  rows: readonly HistoryRow[],
): Promise<PaymentHistoryItem[]> {
  const cards = await productCards(platform);
  const gifts = await readGiftStates(platform.db, rows);
  const now = platform.clock.now();
  return rows.map((row) => {
    const pictures = cards.get(row.product_id)?.pictures ?? [];
    return serializeItem(row, { pictures, giftState: gifts.get(row.id), now });
  });
}

function serializeItem(
  row: HistoryRow,
  {
    pictures,
    giftState,
    now,
  }: { pictures: readonly string[]; giftState: GiftState | undefined; now: Date },
): PaymentHistoryItem {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    sub_plan_id: row.product_id,
    sub_plan_title: row.title,
    sub_plan_title_ru: row.title_ru,
    pictures: [...pictures],
    state: row.shown_state,
    status: buyerStatusOf(
      { state: row.state, accessUntil: row.access_until, isGift: row.is_gift },
      now,
    ),
    is_pending: isOpen({ state: row.state, expiresAt: row.expires_at }, now),
    in_review: row.state === 'review',
    gateway: row.gateway,
    price_table: {
      amount: dollarsFromCents(row.price_cents),
      duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    },
    total: dollarsFromCents(row.total_cents),
    ...serializeCharge(row),
    ...(row.changed_to !== null && { changed_to: serializePlan(row.changed_to) }),
    ...(row.is_gift && { gift: true as const }),
    ...(giftState !== undefined && { gift_state: giftState }),
    ...(row.refund_owed && { refund_owed: true as const }),
    ...(row.asks_double && { asks_double: true as const }),
  };
}
