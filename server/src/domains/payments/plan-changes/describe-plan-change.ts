import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findPlanChange, listPlanChangeLines } from './plan-changes.store.ts';

/** The plan that an order replaces, as operators see it; undefined for an ordinary order. */
export async function describePlanChange(db: Executor, paymentId: string) {
  const change = await findPlanChange(db, paymentId);
  if (change === undefined) return undefined;
  const lines = await listPlanChangeLines(db, paymentId);
  return {
    subscription_id: change.subscription_id,
    rest: dollarsFromCents(change.rest_cents),
    settled_at: change.settled_at?.toISOString() ?? null,
    lines: lines.map((line) => ({
      title: line.title ?? '',
      title_ru: line.title_ru ?? '',
      paid: dollarsFromCents(line.net_cents),
      unused_days: line.unused_days,
      total_days: line.total_days,
      credit: dollarsFromCents(line.credit_cents),
    })),
  };
}
