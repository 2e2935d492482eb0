import type { Executor } from '../../../platform/platform.ts';
import type { ActiveGrant } from '../access.rules.ts';
import { markGrantRevoked } from '../subscriptions.store.ts';
import { cutPeriods } from './cut-periods.ts';
import type { ShiftedPeriod } from './reschedule-grants.ts';

/**
 * Revokes grants of a locked subscription in the name of an operator; the caller recomputes the remaining periods.
 * @returns the periods of the payments concerned, cut off at `at`
 */
export async function revokeGrants(
  tx: Executor,
  grants: readonly ActiveGrant[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<readonly ShiftedPeriod[]> {
  for (const { id } of grants) await markGrantRevoked(tx, id, { by, at });
  return cutPeriods(grants, at);
}
