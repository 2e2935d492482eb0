import type { Executor, Platform } from '../../../platform/platform.ts';
import { hashOfGiftCode, openGiftCode } from './gift-secret.ts';
import { changeGiftHash } from './gifts.store.ts';

/** After a gift was resealed: the hash of its code by the new key, so that the earlier one can be removed. */
export async function renewGiftHash(
  tx: Executor,
  platform: Pick<Platform, 'sealer'>,
  { id, box }: { readonly id: string; readonly box: string },
): Promise<void> {
  const code = openGiftCode(platform, { id, sealed: box });
  await changeGiftHash(tx, id, hashOfGiftCode(platform, code));
}
