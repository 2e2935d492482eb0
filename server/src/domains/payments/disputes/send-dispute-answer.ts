import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { defineQueue, JobFailed } from '../../../platform/jobs/queue.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import type { DisputeAnswer, EvidenceFile } from '../gateways/disputes.ts';
import { GatewayUnavailable } from '../gateways/gateway-unavailable.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, updatePayment } from '../records/payments.store.ts';
import {
  type AnswerRow,
  countAttempt,
  decideAnswer,
  findAnswer,
} from '../settlement/disputes/dispute-answers.store.ts';
import { findFile } from './dispute-files.store.ts';

/** Retried for three days: a gateway may be unavailable for a long time. */
export const sendDisputeAnswerQueue = defineQueue<{ readonly answer: string }>(
  'send-dispute-answer',
  { retries: 80, firstRetryS: 30, maxRetryS: 3_600, timeoutS: 180 },
);

/** The part of the stored evidence that goes into text fields of the gateway. */
const stored = z.object({
  texts: z.object({ product: z.string(), email: z.string(), activity: z.string() }),
});

/**
 * Sends a stored answer to its gateway. A refusal ends it, and another one can be sent; anything else is retried under the
 * same key.
 */
export async function sendDisputeAnswer(
  platform: Platform,
  gateways: Gateways,
  id: string,
): Promise<void> {
  const answer = await findAnswer(platform.db, id);
  if (answer?.state !== 'requested') return;
  const payment = await findPayment(platform.db, answer.payment_id);
  const gateway = payment && (await gateways.get(payment.provider));
  if (gateway === undefined) throw new JobFailed('the gateway is not live');
  const attempts = await countAttempt(platform.db, id);
  if (attempts === undefined) return;
  if (gateway.answerDispute === undefined) {
    return decide(platform, answer, 'the gateway takes no answers');
  }
  const content = await contentOf(platform, answer);
  if (content === undefined) return decide(platform, answer, 'the evidence was erased');
  const about = { dispute: answer.dispute_reference, key: id, isRepeat: attempts > 0 };
  try {
    await gateway.answerDispute({ ...about, ...content });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return decide(platform, answer, error.message.slice(0, 300));
  }
  await decide(platform, answer, undefined);
}

/** Ends an answer whose job was discarded, so that another one can be sent. */
export async function discardAnswer(tx: Executor, id: string): Promise<void> {
  await decideAnswer(tx, id, { state: 'failed', failure: 'its job was discarded' });
}

/** A connection that failed is not an answer of the gateway. */
function isRefusal(error: unknown): error is GatewayUnavailable {
  return (
    error instanceof GatewayUnavailable &&
    error.certainty === 'refused' &&
    error.cause === undefined
  );
}

/** Ends the answer, and syncs the payment soon: the gateway now reports the dispute differently. */
async function decide(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, payment_id: paymentId }: AnswerRow,
  failure: string | undefined,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const isDecided = await decideAnswer(
      tx,
      id,
      failure === undefined ? { state: 'sent', sent_at: at } : { state: 'failed', failure },
    );
    if (isDecided) await updatePayment(tx, paymentId, { sync_at: at, sync_count: 0 });
  });
}

type Content =
  | { kind: 'accept' }
  | Omit<Extract<DisputeAnswer, { kind: 'evidence' }>, 'dispute' | 'key' | 'isRepeat'>;

/** Undefined when the evidence was erased with the account. */
async function contentOf(platform: Platform, answer: AnswerRow): Promise<Content | undefined> {
  if (answer.kind === 'accept') return { kind: 'accept' };
  const { bundle: data, file_id: fileId, attachment_id: attachmentId } = answer;
  if (data === null || fileId === null) return undefined;
  const bundle = await loadFile(platform, fileId);
  const attachment = attachmentId === null ? null : await loadFile(platform, attachmentId);
  if (bundle === undefined || attachment === undefined) return undefined;
  const { texts } = stored.parse(data);
  return {
    kind: 'evidence',
    note: answer.note,
    ...texts,
    bundle,
    attachment: attachment ?? undefined,
  };
}

async function loadFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  id: string,
): Promise<EvidenceFile | undefined> {
  const row = await findFile(db, id);
  if (row === undefined || row.file === '') return undefined;
  const bytes = await storage.get(row.file);
  return bytes && { name: row.name, type: row.type, bytes };
}
