import type { Platform } from '../../platform/platform.ts';
import { deleteSession } from './sessions.store.ts';

/** Ends the session at once, on every process: its row is what every call looks for. */
export async function logOut(platform: Pick<Platform, 'db'>, tokenHash: Buffer): Promise<void> {
  await deleteSession(platform.db, tokenHash);
}
