import type { Executor } from '../../platform/platform.ts';
import type { CountedGrant } from './access.rules.ts';
import type { ShiftedPeriod } from './relay-grants.ts';
import { markGrantRevoked } from './subscriptions.store.ts';

/**
 * Takes periods of a locked subscription back by the name of an operator; the caller lays the others out again.
 * @returns what is left of the periods of payments: until now
 */
export async function revokeGrants(
  tx: Executor,
  grants: readonly CountedGrant[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<readonly ShiftedPeriod[]> {
  for (const { id } of grants) await markGrantRevoked(tx, id, { by, at });
  return grants.flatMap(({ paymentId, startsAt, endsAt }) =>
    paymentId === null
      ? []
      : [{ paymentId, from: earlier(startsAt, at), until: earlier(endsAt, at) }],
  );
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
