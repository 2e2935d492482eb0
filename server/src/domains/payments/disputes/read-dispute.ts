import type { Dispute } from '@sesame/contract/console/payments/disputes.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listAnswers } from '../settlement/disputes/dispute-answers.store.ts';
import { findDispute } from '../settlement/disputes/disputes.store.ts';
import { serializeDispute } from '../settlement/disputes/serialize-dispute.ts';

/** One dispute of a payment with the newest answer; refuses `not_found`. */
export async function readDispute(
  { db }: Pick<Platform, 'db'>,
  paymentId: string,
  reference: string,
): Promise<Dispute> {
  const dispute = await findDispute(db, paymentId, reference);
  if (dispute === undefined) refuse('not_found');
  return serializeDispute(dispute, await listAnswers(db, paymentId));
}
