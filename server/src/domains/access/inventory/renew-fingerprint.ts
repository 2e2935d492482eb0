import type { Executor, Platform } from '../../../platform/platform.ts';
import { changeFingerprint } from './inventory.store.ts';
import { fingerprintsOf, openItemSecret } from './item-secret.ts';

/** After an item was resealed: its fingerprint by the new key, so that the earlier one can be removed. */
export async function renewFingerprint(
  tx: Executor,
  platform: Pick<Platform, 'sealer'>,
  { id, box }: { readonly id: string; readonly box: string },
): Promise<void> {
  const [fingerprint] = fingerprintsOf(platform, openItemSecret(platform, id, box));
  await changeFingerprint(tx, id, fingerprint);
}
