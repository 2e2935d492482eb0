import type { Executor, Notifying } from '../../../platform/platform.ts';
import { findAgreement } from './agreements.store.ts';
import { stopAgreement } from './stop-agreement.ts';

/** Ends an agreement whose method was removed, by its buyer or at the gateway, and says so once. */
export async function stopWithoutMethod(
  tx: Executor,
  platform: Notifying,
  id: string,
): Promise<void> {
  const agreement = await findAgreement(tx, id);
  if (agreement === undefined) return;
  await stopAgreement(tx, platform, agreement, { by: 'system', reason: 'method_removed' });
}
