import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mailDomainOf } from '../users.rules.ts';
import { ACCOUNTS_PER_HOST, isLargeProvider } from './mail-hosts.rules.ts';
import { alertOfRegistrations, countAccountsAt } from './registrations.store.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Refuses a registration if too many accounts of its mail host were created within an hour, and raises an alert. Failed
 * registrations do not count, so they cannot be used to block a host.
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
