import {
  getConversionReport,
  type SalesDimension,
  salesDimensions,
} from '@sesame/contract/console/reports.ts';
import { addDays, addMonths, isDay } from '../../../i18n/dates/day.rules.ts';

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

type Range = { since: string; until: string };

export const presets = ['days7', 'days30', 'days90', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];

/** The days of a preset, the last of them `today`, or the last one of the previous month. */
export function rangeOfPreset(preset: Preset, today: string): Range {
  const first = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case 'days7':
      return { since: addDays(today, -6), until: today };
    case 'days30':
      return { since: addDays(today, -29), until: today };
    case 'days90':
      return { since: addDays(today, -89), until: today };
    case 'thisMonth':
      return { since: first, until: today };
    case 'lastMonth':
      return { since: addMonths(first, -1), until: addDays(first, -1) };
  }
}

/** The preset with exactly these days; on some days two are the same. */
export function presetOf({ since, until }: Range, today: string): Preset | undefined {
  return presets.find((preset) => {
    const range = rangeOfPreset(preset, today);
    return range.since === since && range.until === until;
  });
}

/** Every day of a range, in order. */
export function daysOfRange({ since, until }: Range): string[] {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** As many days, right before the range. */
export function previousRange(range: Range): Range {
  const count = daysOfRange(range).length;
  return { since: addDays(range.since, -count), until: addDays(range.since, -1) };
}

/** `2025-11-24` → `24.11`: days of the report are those of the shop and are not converted. */
export function shortDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`;
}
