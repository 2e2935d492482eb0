import type {
  exportPayments as exportRoute,
  listPaymentFilters as filtersRoute,
  ListedPayment,
  listAllPayments as listRoute,
} from '@sesame/contract/console/payments/payment-list.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf, QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { listProductTitles } from '../promo-codes/promo-codes.store.ts';
import {
  type ListedRow,
  listMethodTitles,
  listPaymentRows,
  type PaymentFilters,
} from './all-payments.store.ts';

export async function listAllPayments(
  platform: Pick<Platform, 'db' | 'listener' | 'log'>,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<ListedPayment[]> {
  const page = { before, limit: PAGE_MAX };
  const rows = await listPaymentRows(platform.db, filtersOf(filters), page);
  if (rows.length === 0) return [];
  const faces = await productCards(platform);
  return rows.map((row) => serialize(row, faces.get(row.product_id)?.pictures ?? []));
}

export async function listPaymentFilters({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof filtersRoute>> {
  return { methods: await listMethodTitles(db), products: await listProductTitles(db) };
}

export function exportPayments(
  { db }: Pick<Platform, 'db'>,
  filters: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const wanted = filtersOf(filters);
  return csvList<ListedRow>({
    name: 'payments',
    header: [
      'id',
      'created',
      'user',
      'e-mail',
      'product',
      'duration',
      'method',
      'promo code',
      'total, USD',
      'refunded, USD',
      'state',
      'flags',
      'gateway reference',
      'country',
    ],
    read: (last, limit) => listPaymentRows(db, wanted, { before: last?.id, limit }),
    cellsOf: (row) => [
      row.id,
      row.created_at.toISOString(),
      row.username,
      row.email,
      row.title,
      durationOf(row),
      row.gateway,
      row.promocode,
      dollarsFromCents(row.total_cents),
      dollarsFromCents(row.refunded_cents),
      row.state,
      row.flag,
      row.gateway_reference,
      row.country,
    ],
  });
}

/** Converts the query of a request to the filters of the store. */
export function filtersOf(given: QueryOf<typeof exportRoute>): PaymentFilters {
  return {
    search: given.search,
    state: given.state,
    gateway: given.gateway,
    product: given.product,
    since: given.since === undefined ? undefined : new Date(given.since),
    until: given.until === undefined ? undefined : new Date(given.until),
  };
}

function serialize(row: ListedRow, pictures: readonly string[]): ListedPayment {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    user: { id: row.user_id, username: row.username, email: row.email },
    product_id: row.product_id,
    title: row.title,
    pictures: [...pictures],
    duration: durationOf(row),
    gateway: row.gateway,
    method: row.method,
    method_ru: row.method_ru,
    promocode: row.promocode,
    total: dollarsFromCents(row.total_cents),
    refunded: dollarsFromCents(row.refunded_cents),
    state: row.state,
    flagged: row.flag !== null,
  };
}

function durationOf({ duration_count: count, duration_unit: unit }: ListedRow): string {
  return serializeDuration({ count, unit });
}
