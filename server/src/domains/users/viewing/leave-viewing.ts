import type { Platform } from '../../../platform/platform.ts';
import { deleteViewingOfToken } from './viewings.store.ts';

/** Ends a look at the shop at once; a token of anything else is left alone. */
export async function leaveViewing({ db }: Pick<Platform, 'db'>, tokenHash: Buffer): Promise<void> {
  await deleteViewingOfToken(db, tokenHash);
}
