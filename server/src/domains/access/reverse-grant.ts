import type { Executor } from '../../platform/platform.ts';
import { relayGrants, type ShiftedPeriod } from './relay-grants.ts';
import {
  findStandingGrant,
  lockSubscriptionById,
  markGrantReversed,
} from './subscriptions.store.ts';

export interface ReverseGrantInput {
  readonly paymentId: string;
  readonly at: Date;
}

/**
 * Takes back what a payment granted (full refund, lost dispute), wherever operators moved it, inside the transaction of
 * that effect.
 * Twice is once; a payment that granted nothing is left alone. Answers the periods of the other payments
 * of the subscription that moved, so that the caller can store them.
 */
export async function reverseGrant(
  tx: Executor,
  _platform: object,
  { paymentId, at }: ReverseGrantInput,
): Promise<readonly ShiftedPeriod[]> {
  const found = await findStandingGrant(tx, paymentId);
  if (found === undefined) return [];
  const subscription = await lockSubscriptionById(tx, found.subscription_id);
  const grant = await findStandingGrant(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];

  await markGrantReversed(tx, grant.id, at);
  return relayGrants(tx, subscription, at);
}
