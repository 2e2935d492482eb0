import type { Platform } from '../../platform/platform.ts';
import {
  removeAvatarsQueue,
  removeUnusedAvatars,
  removeUnusedMedia,
} from './avatar/remove-unused-media.ts';
import { deleteStaleSignIns } from './google/google.store.ts';
import { deleteExpiredImpersonations } from './impersonation/impersonations.store.ts';
import { eraseAccountQueue, eraseAccounts, eraseDueAccount } from './privacy/erase-accounts.ts';
import { deleteExpiredTokens } from './registration/one-time-tokens.store.ts';
import { deleteExpiredSessions } from './sessions/sessions.store.ts';
import { FAILURES_RETENTION_MS } from './sign-in/delay/sign-in-delay.rules.ts';
import { deleteOldSignInFailures } from './sign-in/delay/sign-in-failures.store.ts';
import { watchSignInFailures } from './sign-in/delay/watch-sign-in-failures.ts';
import { deleteOldDevices } from './sign-in/known-devices.store.ts';
import { processResetRequest, processResetRequests } from './sign-in/process-reset-requests.ts';
import { deleteOldTrustedDevices } from './sign-in/trusted-devices.store.ts';
import type { OperatorChats } from './telegram/operator-chats.ts';
import { telegramJobs } from './telegram/telegram.jobs.ts';

/** Devices unused for longer are forgotten, so the next sign-in with one is mailed as a new device. */
const DEVICE_KNOWN_MS = 180 * 24 * 60 * 60 * 1_000;

/** @param operatorChats what the bot does in the chats of operators */
export function userJobs(platform: Platform, operatorChats: OperatorChats): void {
  telegramJobs(platform, operatorChats);
  platform.jobs.schedule('delete-expired-sessions', 600, () =>
    deleteExpiredSessions(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('delete-expired-impersonations', 600, () =>
    deleteExpiredImpersonations(platform.db, platform.clock.now()),
  );
  platform.jobs.work(processResetRequests, ({ request }, attempt) =>
    processResetRequest(platform, request, attempt),
  );
  platform.jobs.schedule('delete-expired-tokens', 600, () =>
    deleteExpiredTokens(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('delete-stale-google-sign-ins', 600, () =>
    deleteStaleSignIns(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('delete-old-sign-in-failures', 3_600, () =>
    deleteOldSignInFailures(
      platform.db,
      new Date(platform.clock.now().getTime() - FAILURES_RETENTION_MS),
    ),
  );
  platform.jobs.schedule('watch-sign-in-failures', 300, () => watchSignInFailures(platform));
  platform.jobs.schedule('erase-accounts', 600, () => eraseAccounts(platform));
  platform.jobs.work(eraseAccountQueue, ({ user }) => eraseDueAccount(platform, user));
  platform.jobs.schedule('remove-unused-media', 3_600, () => removeUnusedMedia(platform));
  platform.jobs.work(removeAvatarsQueue, ({ user }) => removeUnusedAvatars(platform, user));
  platform.jobs.schedule('delete-old-devices', 86_400, async () => {
    const before = new Date(platform.clock.now().getTime() - DEVICE_KNOWN_MS);
    await deleteOldDevices(platform.db, before);
    await deleteOldTrustedDevices(platform.db, before);
  });
}
