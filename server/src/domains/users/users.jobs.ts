import type { Platform } from '../../platform/platform.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

export function userJobs(platform: Platform): void {
  platform.jobs.schedule('forget-expired-sessions', 600, () =>
    deleteExpiredSessions(platform.db, platform.clock.now()),
  );
}
