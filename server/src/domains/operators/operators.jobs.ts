import type { Platform } from '../../platform/platform.ts';
import { forgetOperatorSessions } from './authenticate-operator.ts';
import { deleteOldInvitations } from './staff.store.ts';

export function operatorJobs(platform: Platform): void {
  platform.jobs.schedule('forget-operator-sessions', 600, () => forgetOperatorSessions(platform));
  platform.jobs.schedule('forget-invitations', 3_600, () =>
    deleteOldInvitations(platform.db, platform.clock.now()),
  );
}
