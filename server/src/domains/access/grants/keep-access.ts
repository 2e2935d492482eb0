import type { Executor } from '../../../platform/platform.ts';
import { setGrace } from '../subscriptions.store.ts';

/**
 * Keeps access after its end while its renewal is being paid. What is bought before that moment continues from the end,
 * so the days of grace are part of it.
 */
export function keepAccess(
  tx: Executor,
  { subscriptionId, until }: { readonly subscriptionId: string; readonly until: Date },
): Promise<void> {
  return setGrace(tx, { subscriptionId, until });
}

/** Access ends with what is paid again. */
export function endGrace(tx: Executor, subscriptionId: string): Promise<void> {
  return setGrace(tx, { subscriptionId, until: null });
}
