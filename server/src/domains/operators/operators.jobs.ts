import type { Platform } from '../../platform/platform.ts';
import { forgetOperatorSessions } from './authenticate-operator.ts';
import { deleteOldOperatorDevices } from './operator-devices.store.ts';
import { deleteOldInvitations } from './staff.store.ts';

const DEVICE_KEPT_MS = 180 * 24 * 60 * 60 * 1_000;

export function operatorJobs(platform: Platform): void {
  platform.jobs.schedule('forget-operator-sessions', 600, () => forgetOperatorSessions(platform));
  platform.jobs.schedule('forget-operator-devices', 86_400, () =>
    deleteOldOperatorDevices(
      platform.db,
      new Date(platform.clock.now().getTime() - DEVICE_KEPT_MS),
    ),
  );
  platform.jobs.schedule('forget-invitations', 3_600, () =>
    deleteOldInvitations(platform.db, platform.clock.now()),
  );
}
