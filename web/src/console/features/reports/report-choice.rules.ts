import {
  getConversionReport,
  type SalesDimension,
  salesDimensions,
} from '@sesame/contract/console/reports.ts';
import { isDay } from '../../../i18n/day.rules.ts';

export const reportKinds = ['sales', 'subscriptions', 'conversions'] as const;
export type ReportKind = (typeof reportKinds)[number];

export type Choice = { kind: ReportKind; by: SalesDimension; since: string; until: string };

const DAY_MS = 86_400_000;
const FIRST_DAYS = 30;

/** The report selected by the address; by default 30 days of revenue by product. */
export function choiceOf(search: URLSearchParams, now: number): Choice {
  const day = (name: string, otherwise: number) => {
    const given = search.get(name) ?? '';
    return isDay(given) ? given : dayOf(otherwise);
  };
  const given = {
    since: day('since', now - (FIRST_DAYS - 1) * DAY_MS),
    until: day('until', now),
  };
  const range = getConversionReport.query.safeParse(given).success
    ? given
    : { since: dayOf(now - (FIRST_DAYS - 1) * DAY_MS), until: dayOf(now) };
  return {
    kind: reportKinds.find((kind) => kind === search.get('kind')) ?? 'sales',
    by: salesDimensions.find((by) => by === search.get('by')) ?? 'product',
    ...range,
  };
}

/** The day in UTC, as reports count days. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function shortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}
