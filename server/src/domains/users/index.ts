import type { Authenticate } from '../../platform/http/create-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSessionUser } from './sessions.store.ts';

export { userJobs } from './users.jobs.ts';
export { userRoutes } from './users.routes.ts';
export { findContact, forgetCoupon } from './users.store.ts';

/** The session guard of every route that is not checked inline. */
export function authenticateWith(platform: Pick<Platform, 'pool' | 'clock'>): Authenticate {
  return async (tokenHash) => {
    const userId = await findSessionUser(platform.pool, tokenHash, platform.clock.now());
    return userId === undefined ? undefined : { userId, tokenHash };
  };
}
