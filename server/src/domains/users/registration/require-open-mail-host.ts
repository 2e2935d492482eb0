import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mailDomainOf } from '../users.rules.ts';
import { ACCOUNTS_PER_HOST, isLargeProvider } from './mail-hosts.rules.ts';
import { countAccountsAt } from './registrations.store.ts';

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
  // At most one per day and host.
  const subject = `${at.toISOString().slice(0, 10)} ${host}`;
  const alert = { kind: 'registrations_unusual', subject, detail: { accounts }, at } as const;
  await raiseAlert(platform.db, alert, 'never');
  throw new Refusal('too_many_requests', { retryAfterS: HOUR_MS / 1_000 });
}
