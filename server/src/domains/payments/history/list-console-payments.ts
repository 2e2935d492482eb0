import {
  type listPaymentFilters as filtersRoute,
  type ListedPayment,
  listConsolePayments as list,
} from '@sesame/contract/console/payments/payment-list.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { readGiftStates } from '../gifts/read-gift-states.ts';
import { listProductTitles } from '../promo-codes/promo-codes.store.ts';
import {
  countPaymentRows,
  type ListedRow,
  listMethodTitles,
  listPaymentRows,
} from './console-payments.store.ts';

/** All payments, newest first. */
export function listConsolePayments(platform: Pick<Platform, 'db' | 'listener' | 'log'>) {
  const { db } = platform;
  return listAnswers(list, {
    rows: (filters, page) => listPaymentRows(db, filters, page),
    answer: async (rows) => {
      if (rows.length === 0) return [];
      const cards = await productCards(platform);
      const gifts = await readGiftStates(db, rows);
      return rows.map((row) => ({
        ...serialize(row, cards.get(row.product_id)?.pictures ?? []),
        ...(gifts.has(row.id) && { gift_state: gifts.get(row.id) }),
      }));
    },
    // An exact count would scan all payments of a large shop.
    count: (filters, limit) => countPaymentRows(db, filters, limit),
    csv: {
      columns: {
        number: (row) => row.number,
        id: (row) => row.id,
        'created, UTC': (row) => row.created_at.toISOString(),
        'paid, UTC': (row) => row.paid_at?.toISOString() ?? null,
        user: (row) => row.username,
        email: (row) => row.email,
        product: (row) => row.title,
        duration: (row) => durationOf(row),
        method: (row) => row.gateway,
        'promo code': (row) => row.promocode,
        'price, USD': (row) => dollarsFromCents(row.price_cents),
        'credit, USD': (row) => dollarsFromCents(row.credit_cents),
        'fee, USD': (row) => dollarsFromCents(row.fee_cents),
        'discount, USD': (row) => dollarsFromCents(row.discount_cents),
        'total, USD': (row) => dollarsFromCents(row.total_cents),
        'received, USD': (row) => dollarsFromCents(row.captured_cents),
        'refunded, USD': (row) => dollarsFromCents(row.refunded_cents),
        'charged in': (row) => row.charge_currency,
        'charge in that currency': (row) => row.charge_minor / 100,
        'received in that currency': (row) => row.captured_minor / 100,
        'returned in that currency': (row) => row.returned_minor / 100,
        'rate to USD': (row) => (row.rate_e4 === null ? null : row.rate_e4 / 10_000),
        state: (row) => row.shown_state,
        flags: (row) => row.flags,
        'gateway reference': (row) => row.gateway_reference,
        country: (row) => row.country,
      },
    },
  });
}

export async function listPaymentFilters({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof filtersRoute>> {
  return { methods: await listMethodTitles(db), products: await listProductTitles(db) };
}

function serialize(row: ListedRow, pictures: readonly string[]): ListedPayment {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    user: { id: row.user_id, username: row.username, email: row.email },
    product_id: row.product_id,
    title: row.title,
    title_ru: row.title_ru,
    pictures: [...pictures],
    duration: durationOf(row),
    gateway: row.gateway,
    method: row.method,
    method_ru: row.method_ru,
    promocode: row.promocode,
    total: dollarsFromCents(row.total_cents),
    refunded: dollarsFromCents(row.refunded_cents),
    state: row.shown_state,
    flags: row.flags?.split(',') ?? [],
  };
}

function durationOf({ duration_count: count, duration_unit: unit }: ListedRow): string {
  return serializeDuration({ count, unit });
}
