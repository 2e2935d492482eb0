import { raiseAlert } from '../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { LoadedRenewal } from './renewals.store.ts';

/** Alerts operators to a renewal that only they can take further; closed by itself once the renewal goes on. */
export function raiseRenewalAlert(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { row }: { readonly row: LoadedRenewal },
): Promise<void> {
  return raiseAlert(tx, {
    kind: 'renewal_stuck',
    subject: row.subscription_id,
    detail: { renewal: row.id },
    at: clock.now(),
  });
}
