import type { Executor } from '../../../platform/platform.ts';

/** What a buyer agreed to with an order. */
export interface RenewalConsent {
  readonly version: number;
  readonly language: 'en' | 'ru';
  readonly text: string;
  /** The total of each renewal. */
  readonly ceiling_cents: number;
}

export async function insertRenewalConsent(
  tx: Executor,
  row: RenewalConsent & { payment_id: string; agreed_at: Date },
): Promise<void> {
  await tx.insertInto('renewal_consents').values(row).execute();
}

/** The text by which the buyer of a payment agreed to automatic renewal; undefined when they did not. */
export async function findConsentText(
  db: Executor,
  paymentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('renewal_consents')
    .select('text')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.text;
}
