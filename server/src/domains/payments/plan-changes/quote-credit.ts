import type { UnusedAccess } from '../../access/index.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { creditOf, netOf } from './credit.rules.ts';
import type { PlanChangeLine } from './plan-changes.store.ts';

export interface CreditLine {
  readonly grantId: string;
  readonly sourceId: string | null;
  readonly netCents: number;
  readonly unusedDays: number;
  readonly totalDays: number;
  readonly creditCents: number;
}

/** The credit for each unused period, given the payments behind them. */
export function quoteCredit(
  access: UnusedAccess,
  sources: readonly PaymentRow[],
  at: Date,
): readonly CreditLine[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return access.grants.map((grant) => {
    const source = grant.payment_id === null ? undefined : byId.get(grant.payment_id);
    const netCents = source === undefined ? 0 : netOf(source);
    const boughtDays = Math.floor(
      (grant.bought_until.getTime() - grant.bought_from.getTime()) / 86_400_000,
    );
    const period = { startsAt: grant.starts_at, endsAt: grant.ends_at, boughtDays };
    return {
      grantId: grant.id,
      sourceId: source?.id ?? null,
      netCents,
      ...creditOf(netCents, period, at),
    };
  });
}

export function sumCredit(lines: readonly CreditLine[]): number {
  return lines.reduce((sum, { creditCents }) => sum + creditCents, 0);
}

/** The payments behind unused periods. */
export function sourceIdsOf({ grants }: UnusedAccess): readonly string[] {
  return [...new Set(grants.flatMap(({ payment_id: id }) => (id === null ? [] : [id])))];
}

/** Whether the lines stored with a payment are these. */
export function isSameQuote(
  stored: readonly PlanChangeLine[],
  lines: readonly CreditLine[],
): boolean {
  return (
    stored.length === lines.length &&
    lines.every((line) =>
      stored.some(
        (one) =>
          one.grant_id === line.grantId &&
          one.source_payment_id === line.sourceId &&
          one.net_cents === line.netCents &&
          one.unused_days === line.unusedDays &&
          one.credit_cents === line.creditCents,
      ),
    )
  );
}
