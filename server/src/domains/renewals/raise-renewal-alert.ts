import type { Executor, Platform } from '../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import type { LoadedRenewal } from './renewals.store.ts';

/** Alerts operators to a renewal that only they can take further; closed by itself once the renewal goes on. */
export function raiseRenewalAlert(
  tx: Executor,
  { clock }: Pick<Platform, 'clock'>,
  { row }: { readonly row: LoadedRenewal },
): Promise<void> {
  const detail = { renewal: row.id };
  return raiseAlert(tx, { subject: row.subscription_id, detail, at: clock.now() });
}
