import type { Evidence } from '@sesame/contract/console/payments/disputes.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPayment } from '../records/payments.store.ts';
import { findDispute } from '../settlement/disputes/disputes.store.ts';
import { type GatheredEvidence, gatherEvidence } from './gather-evidence.ts';

interface OfDispute {
  readonly paymentId: string;
  readonly reference: string;
}

/** What would be sent now; refuses `not_found`. */
export async function previewEvidence(platform: Platform, of: OfDispute): Promise<Evidence> {
  return (await gatherNow(platform, of)).evidence;
}

export async function gatherNow(
  platform: Platform,
  { paymentId, reference }: OfDispute,
): Promise<GatheredEvidence> {
  const payment = await findPayment(platform.db, paymentId);
  const dispute = await findDispute(platform.db, paymentId, reference);
  if (payment === undefined || dispute === undefined) refuse('not_found');
  return gatherEvidence(platform, payment, dispute);
}
