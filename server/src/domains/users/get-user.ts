import type { Platform } from '../../platform/platform.ts';
import { findUserOfSession, type UserRow } from './users.store.ts';

/**
 * Looks up the user of a valid token in one statement.
 * @returns undefined for any other token
 */
export function getUser(
  platform: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
): Promise<UserRow | undefined> {
  return findUserOfSession(platform.pool, tokenHash, platform.clock.now());
}
