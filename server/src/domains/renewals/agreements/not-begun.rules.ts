import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';

/** Some gateways say a while after the payment what they have saved. */
const LATE_MS = HOUR_MS;

/** Older consents begin no renewal and are not mailed about: their buyers do not expect one any more. */
export const EXPECTED_MS = 30 * DAY_MS;

/** An order paid until then has saved all that it will save. */
export function savedUntil(now: Date): Date {
  return new Date(now.getTime() - LATE_MS);
}
