import type { GatewayMethod } from '../gateways/saved-method.ts';

/** What is shown of a method, as columns. */
export function shownColumnsOf({
  kind,
  brand,
  last4,
  expires,
}: Pick<GatewayMethod, 'kind' | 'brand' | 'last4' | 'expires'>) {
  return {
    kind,
    brand: brand.slice(0, 60),
    last4: /^\d{4}$/.test(last4) ? last4 : '',
    expires_month: expires === null ? null : monthOf(expires),
  };
}

function monthOf({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** A card works until the end of its month, wherever its bank is; `expiresMonth` is `2030-12`. */
export function isExpired(expiresMonth: string | null, now: Date): boolean {
  return expiresMonth !== null && expiresMonth < now.toISOString().slice(0, 7);
}

export type MethodState = 'pending' | 'active' | 'dead' | 'removed';

/**
 * The state of a known method after a report of its gateway. A removed one stays removed, and one that can no longer be
 * charged is not revived by a late report; only a new payment does that.
 */
export function stateAfterReport(
  state: MethodState,
  reported: GatewayMethod['state'] | undefined,
): MethodState {
  if (state === 'removed' || state === 'dead') return state;
  if (reported === undefined || reported === 'removed') return 'removed';
  return state === 'active' ? 'active' : reported;
}
