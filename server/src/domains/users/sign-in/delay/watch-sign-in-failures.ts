import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { raiseAlert } from '../../../../platform/alerts.store.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SPRAY_ACCOUNTS } from './sign-in-delay.rules.ts';
import { countAccountsGuessedAt } from './sign-in-failures.store.ts';

/**
 * Detects password spraying: one password tried at many accounts is not delayed, because each account sees only one
 * failure. Raises an alert when many accounts have a wrong password within an hour.
 */
export async function watchSignInFailures(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const at = platform.clock.now();
  const accounts = await countAccountsGuessedAt(platform.db, new Date(at.getTime() - HOUR_MS));
  if (accounts < SPRAY_ACCOUNTS) return;
  platform.log.warn({ accounts }, 'password spraying suspected: wrong passwords at many accounts');
  const hour = at.toISOString().slice(0, 13);
  const alert = { kind: 'password_spray', subject: hour, detail: { accounts }, at } as const;
  await raiseAlert(platform.db, alert, 'never');
}
