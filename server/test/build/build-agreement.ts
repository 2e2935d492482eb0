import type { Insertable } from 'kysely';
import type { Database } from '../../src/database.types.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { insertRows } from '../rows.ts';

/** The consent to renew a subscription: 4.90 a month by the method `free` of the test shop. @returns its id */
export async function buildAgreement(
  { clock, db, ids }: Pick<Platform, 'clock' | 'db' | 'ids'>,
  of: { subscriptionId: string; userId: string; priceId: number; methodId: string | null },
  change: Partial<Insertable<Database['renewal_agreements']>> = {},
): Promise<string> {
  const id = ids.uuid();
  await insertRows(db, 'renewal_agreements', {
    id,
    subscription_id: of.subscriptionId,
    user_id: of.userId,
    method_id: of.methodId,
    gateway: of.methodId === null ? 'balance' : 'free',
    price_id: of.priceId,
    duration_count: 1,
    duration_unit: 'month',
    ceiling_cents: 490,
    consent_version: 2,
    consent_language: 'en',
    consent_text: 'I agree.',
    consented_at: clock.now(),
    ...change,
  });
  return id;
}
