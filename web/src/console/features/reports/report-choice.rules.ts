import {
  getConversionReport,
  type SalesDimension,
  salesDimensions,
} from '@sesame/contract/console/reports.ts';
import { addDays, isDay } from '../../../i18n/day.rules.ts';

export const reportKinds = ['sales', 'subscriptions', 'conversions'] as const;
export type ReportKind = (typeof reportKinds)[number];

export type Choice = { kind: ReportKind; by: SalesDimension; since: string; until: string };

const FIRST_DAYS = 30;

/**
 * The report selected by the address; by default 30 days of revenue by product.
 * @param today in the time zone of the shop
 */
export function choiceOf(search: URLSearchParams, today: string): Choice {
  const first = addDays(today, 1 - FIRST_DAYS);
  const day = (name: string, otherwise: string) => {
    const given = search.get(name) ?? '';
    return isDay(given) ? given : otherwise;
  };
  const given = {
    since: day('since', first),
    until: day('until', today),
  };
  const range = getConversionReport.query.safeParse(given).success
    ? given
    : { since: first, until: today };
  return {
    kind: reportKinds.find((kind) => kind === search.get('kind')) ?? 'sales',
    by: salesDimensions.find((by) => by === search.get('by')) ?? 'product',
    ...range,
  };
}

/** `2025-11-24` → `24.11`: days of the report are those of the shop and are not converted. */
export function shortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}
