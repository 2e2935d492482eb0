import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import type { GatewayMethod } from '../../gateways/saved-method.ts';

/** A little less than a day, so that every method is looked up each night. */
export const CHECK_EVERY_MS = 20 * HOUR_MS;

/**
 * What follows from looking up a usable method at its gateway. One that is gone is dead only if it was gone the night
 * before too: a single wrong answer, or a wrong key of the shop, must not stop the renewals of all buyers.
 */
export function checkedMethod(
  missingSince: Date | null,
  reported: GatewayMethod['state'] | undefined,
  now: Date,
): { readonly state: 'active' | 'dead'; readonly missingSince: Date | null } {
  if (reported !== undefined && reported !== 'removed')
    return { state: 'active', missingSince: null };
  if (missingSince === null) return { state: 'active', missingSince: now };
  const isSure = now.getTime() - missingSince.getTime() >= CHECK_EVERY_MS;
  return { state: isSure ? 'dead' : 'active', missingSince };
}
