import type { Platform } from '../../platform/platform.ts';
import { publishAuditHead } from './audit-log/publish-audit-head.ts';
import { deleteExpiredOperatorSessions } from './sign-in/authenticate-operator.ts';
import { deleteOldOperatorDevices } from './sign-in/operator-devices.store.ts';
import { deleteOldInvitations } from './team/team.store.ts';

const DEVICE_RETENTION_MS = 180 * 24 * 60 * 60 * 1_000;

export function operatorJobs(platform: Platform): void {
  platform.jobs.schedule('delete-expired-operator-sessions', 600, () =>
    deleteExpiredOperatorSessions(platform),
  );
  platform.jobs.schedule('delete-old-operator-devices', 86_400, () =>
    deleteOldOperatorDevices(
      platform.db,
      new Date(platform.clock.now().getTime() - DEVICE_RETENTION_MS),
    ),
  );
  // Runs hourly, so that a missed start of day is caught up; a unique row per day limits it to once a day.
  platform.jobs.schedule('publish-audit-head', 3_600, () => publishAuditHead(platform));
  platform.jobs.schedule('delete-old-invitations', 3_600, () =>
    deleteOldInvitations(platform.db, platform.clock.now()),
  );
}
