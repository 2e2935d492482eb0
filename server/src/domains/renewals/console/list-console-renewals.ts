import {
  CLOSED_RENEWALS_DAYS,
  type ListedRenewal,
  listConsoleRenewals as list,
  RENEWAL_FIGURES_DAYS,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeRenewal } from '../description/describe-renewal.rules.ts';
import { findRenewals, type ListedRow } from './renewal-list.store.ts';

/** Renewals of all subscriptions, by groups. */
export function listConsoleRenewals({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>) {
  const now = clock.now();
  const { timeZone: zone } = config.shop();
  const limits = {
    dueUntil: new Date(now.getTime() + RENEWAL_FIGURES_DAYS * DAY_MS),
    closedSince: new Date(now.getTime() - CLOSED_RENEWALS_DAYS * DAY_MS),
  };
  return listAnswers(list, {
    rows: (filters, page) => findRenewals(db, filters, page, limits),
    answer: (rows) => rows.map((row) => serializeRow(row, { now, zone })),
    csv: {
      line: (row: ListedRow) => serializeRow(row, { now, zone }),
      columns: {
        id: (row) => row.id,
        subscription: (row) => row.subscription_id,
        user: (row) => row.user.username,
        email: (row) => row.user.email,
        product: (row) => row.product.title,
        state: (row) => row.state,
        'end reason': (row) => row.end_reason ?? '',
        method: (row) => row.method.kind,
        provider: (row) => row.method.provider,
        'method problem': (row) => row.method_problem ?? '',
        'amount, USD': (row) => row.total,
        'charge, UTC': (row) => row.charge_at ?? '',
        'last answer': (row) => row.last_attempt?.decline ?? row.last_attempt?.state ?? '',
        code: (row) => row.last_attempt?.code ?? '',
      },
    },
  });
}

function serializeRow(row: ListedRow, shop: { now: Date; zone: string }): ListedRenewal {
  const { state, attempt_state: attempt, attempt_class: decline, attempt_code: code } = row;
  const { method_id: id, kind, provider, brand, last4 } = row;
  const method = { id, kind, provider, brand, last4 };
  return {
    ...{ id: row.id, subscription_id: row.subscription_id, state, method },
    user: { id: row.user_id, username: row.username, email: row.email },
    product: { id: row.product_id, title: row.title, title_ru: row.title_ru },
    method_problem: row.method_problem,
    total: dollarsFromCents(row.total_cents ?? row.ceiling_cents),
    charge_at: (plannedCharge(row, method, shop) ?? row.attempt_at?.toISOString()) || null,
    last_attempt: attempt === null ? null : { state: attempt, decline, code },
    // The column is written from these reasons only.
    end_reason: row.close_reason as ListedRenewal['end_reason'],
  };
}

/** As its buyer sees it; null when no charge is planned. */
function plannedCharge(
  row: ListedRow,
  method: ListedRenewal['method'],
  { now, zone }: { now: Date; zone: string },
): string | null {
  if (row.closed_at !== null) return null;
  const { subscription_id, period_start: ends_at, grace_until } = row;
  const { ceiling_cents, duration_count, duration_unit } = row;
  const { charge_at: at } = describeRenewal(
    {
      ...{ subscription_id, ends_at, grace_until, is_sold: true, is_given_up: false },
      agreement: { ceiling_cents, duration_count, duration_unit, is_other_plan: false, method },
      renewal: row,
    },
    { now, zone, hasChargeable: true },
  );
  return at;
}
