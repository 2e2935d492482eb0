import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import type {
  searchPayments as route,
  readPaymentSpan as span,
} from '@sesame/contract/shop/payment-search.ts';
import type { Platform } from '../../../platform/platform.ts';
import { serializeHistory } from './list-payments.ts';
import { findOwnPayments, findPaymentSpan, type OwnPayments } from './payment-search.store.ts';

type Filters = Omit<QueryOf<typeof route>, 'before'>;

/** A page of the buyer's payments that match, newest first. */
export async function searchPayments(
  platform: Platform,
  userId: string,
  { before, ...filters }: QueryOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  const page = { before, limit: HISTORY_PAGE_SIZE };
  const rows = await findOwnPayments(platform.db, ownPayments(userId, filters), page);
  return serializeHistory(platform, rows);
}

/** The filters of a call as the store takes them. */
export function ownPayments(
  userId: string,
  { search, since, until, product }: Filters,
): OwnPayments {
  const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return { userId, search, since: dateOf(since), until: dateOf(until), productId: product };
}

/** Between which moments the buyer has payments. */
export async function readPaymentSpan(
  { db }: Pick<Platform, 'db'>,
  userId: string,
): Promise<AnswerOf<typeof span>> {
  const { first_at: first, last_at: last } = await findPaymentSpan(db, userId);
  return { first_at: first?.toISOString() ?? null, last_at: last?.toISOString() ?? null };
}
