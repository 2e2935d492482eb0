import { DAY_MS } from '@sesame/contract/shared/durations.ts';

export interface DemoPromo {
  readonly code: string;
  /** In hundredths of a percent. */
  readonly discountPercent: number;
  readonly endsAt?: Date;
  readonly maxUses?: number;
  readonly perUserLimit?: number;
  /** Slug of the only product it applies to. */
  readonly product?: string;
  readonly note: string;
}

/** A promo code of each kind that a buyer may use. */
export function demoPromos(now: Date): readonly DemoPromo[] {
  return [
    {
      code: 'AUTUMN20',
      discountPercent: 2_000,
      endsAt: autumnEnd(now),
      note: 'In the announcement',
    },
    { code: 'FREE100', discountPercent: 10_000, perUserLimit: 100, note: 'Makes an order free' },
    {
      code: 'SUMMER10',
      discountPercent: 1_000,
      endsAt: new Date(now.getTime() - 60 * DAY_MS),
      note: 'Expired',
    },
    { code: 'FIRST5', discountPercent: 500, maxUses: 0, note: 'Used up' },
    { code: 'ASKARA30', discountPercent: 3_000, product: 'askara-pro', note: 'Askara Pro only' },
  ];
}

const AUTUMN_DAYS = 60;

/** The first moment after the last day on which AUTUMN20 is valid. */
export function autumnEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + AUTUMN_DAYS + 1) * DAY_MS);
}

/** That last day, formatted as 30.11.2026. */
export function autumnLastDay(now: Date): string {
  const [year, month, day] = new Date(autumnEnd(now).getTime() - DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
}
