import type { ConsoleGift } from '@sesame/contract/console/payments/gifts.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { giftStateOf } from '../gifts/gift-state.rules.ts';
import type { ConsoleGiftRow } from './console-gifts.store.ts';

export function serializeConsoleGift(row: ConsoleGiftRow): ConsoleGift {
  return {
    id: row.id,
    payment: { id: row.payment_id, number: row.number },
    buyer: { id: row.buyer_id, username: row.username, email: row.email },
    product_id: row.product_id,
    title: row.title,
    title_ru: row.title_ru,
    duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    state: giftStateOf(row),
    code_ending: row.code_ending,
    paid: dollarsFromCents(row.captured_cents),
    refunded: dollarsFromCents(row.refunded_cents),
    created_at: row.created_at.toISOString(),
    claim: claimOf(row),
    ended_at: row.ended_at?.toISOString() ?? null,
    revoked_by: row.revoked_by,
  };
}

function claimOf({
  claimed_by: id,
  claimer,
  claimed_at: at,
  credit_cents: credit,
}: ConsoleGiftRow) {
  if (id === null || at === null) return null;
  return {
    by: { id, username: claimer ?? '' },
    at: at.toISOString(),
    credit: credit === null ? null : dollarsFromCents(credit),
  };
}
