import type { Platform } from '../../platform/platform.ts';
import { SPRAY_ACCOUNTS } from './login-delay.rules.ts';
import { alertOfSpray, countAccountsGuessedAt } from './login-failures.store.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * One password tried at many accounts slows down nowhere: each account sees a single wrong one. Many accounts with a
 * wrong one within an hour is what it looks like from here, and worth a person's look.
 */
export async function watchLoginFailures(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const at = platform.clock.now();
  const accounts = await countAccountsGuessedAt(platform.db, new Date(at.getTime() - HOUR_MS));
  if (accounts < SPRAY_ACCOUNTS) return;
  platform.log.warn({ accounts }, 'wrong passwords at many accounts');
  await alertOfSpray(platform.db, { hour: at.toISOString().slice(0, 13), accounts, at });
}
