import { Refusal } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { ACCOUNTS_PER_HOST, isLargeProvider } from './mail-hosts.rules.ts';
import { alertOfRegistrations, countAccountsAt } from './registrations.store.ts';
import { mailDomainOf } from './users.rules.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Refuses a registration where one mail host made too many accounts within an hour, and tells an operator. Calls that made none
 * are not counted, so nobody closes a host to others by failing.
 */
export async function requireOpenMailHost(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const host = mailDomainOf(email);
  if (isLargeProvider(host)) return;
  const at = platform.clock.now();
  const accounts = await countAccountsAt(platform.db, host, new Date(at.getTime() - HOUR_MS));
  if (accounts < ACCOUNTS_PER_HOST * platform.config.rateLimitScale) return;
  await alertOfRegistrations(platform.db, { host, accounts, at });
  throw new Refusal('too_many_requests', { retryAfterS: HOUR_MS / 1_000 });
}
