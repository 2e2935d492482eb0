import type { Platform } from '../../platform/platform.ts';
import { answerResetRequests } from './answer-reset-requests.ts';
import { removeUnusedMedia } from './avatar/remove-unused-media.ts';
import { deleteStaleSignIns } from './google/google.store.ts';
import { deleteOldDevices } from './known-devices.store.ts';
import { FAILURES_KEPT_MS } from './login-delay.rules.ts';
import { deleteOldLoginFailures } from './login-failures.store.ts';
import { deleteExpiredTokens } from './one-time-tokens.store.ts';
import { eraseAccounts } from './privacy/erase-accounts.ts';
import { deleteExpiredSessions } from './sessions.store.ts';
import { telegramJobs } from './telegram/telegram.jobs.ts';
import { deleteOldTrustedDevices } from './trusted-devices.store.ts';
import { deleteExpiredViewings } from './viewing/viewings.store.ts';
import { watchLoginFailures } from './watch-login-failures.ts';

/** Who comes back after longer than this is told of the sign-in, even on the same device. */
const DEVICE_KNOWN_MS = 180 * 24 * 60 * 60 * 1_000;

export function userJobs(platform: Platform): void {
  telegramJobs(platform);
  platform.jobs.schedule('forget-expired-sessions', 600, () =>
    deleteExpiredSessions(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('forget-expired-viewings', 600, () =>
    deleteExpiredViewings(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('answer-reset-requests', 2, () => answerResetRequests(platform));
  platform.jobs.schedule('forget-expired-tokens', 600, () =>
    deleteExpiredTokens(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('forget-stale-google-sign-ins', 600, () =>
    deleteStaleSignIns(platform.db, platform.clock.now()),
  );
  platform.jobs.schedule('forget-login-failures', 3_600, () =>
    deleteOldLoginFailures(
      platform.db,
      new Date(platform.clock.now().getTime() - FAILURES_KEPT_MS),
    ),
  );
  platform.jobs.schedule('watch-login-failures', 300, () => watchLoginFailures(platform));
  platform.jobs.schedule('erase-accounts', 600, () => eraseAccounts(platform));
  platform.jobs.schedule('remove-unused-media', 3_600, () => removeUnusedMedia(platform));
  platform.jobs.schedule('forget-old-devices', 86_400, async () => {
    const before = new Date(platform.clock.now().getTime() - DEVICE_KNOWN_MS);
    await deleteOldDevices(platform.db, before);
    await deleteOldTrustedDevices(platform.db, before);
  });
}
