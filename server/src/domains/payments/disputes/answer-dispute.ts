import type { Dispute, DisputeAnswerKind } from '@sesame/contract/console/payments/disputes.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import type { PdfDrawer } from '../receipts/draw-pdf.ts';
import { insertEvent } from '../records/payment-events.store.ts';
import { findPayment, lockPayment } from '../records/payments.store.ts';
import { insertAnswer } from '../settlement/disputes/dispute-answers.store.ts';
import { findDispute } from '../settlement/disputes/disputes.store.ts';
import { findFile } from './dispute-files.store.ts';
import { drawEvidence } from './draw-evidence.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { readDispute } from './read-dispute.ts';
import { saveDisputeFile } from './save-dispute-file.ts';
import { sendDisputeAnswerQueue } from './send-dispute-answer.ts';

export interface DisputeAnswerInput extends Actor {
  readonly paymentId: string;
  readonly reference: string;
  readonly reason: string;
}

/**
 * Answers a dispute with evidence. It is frozen first, as data and as the PDF that the gateway gets; a job sends it, so no
 * call is made in the transaction.
 */
export async function sendDisputeEvidence(
  platform: Platform,
  needs: { readonly gateways: Gateways; readonly pdf: PdfDrawer },
  input: DisputeAnswerInput & { readonly note: string; readonly file: string | null },
): Promise<Dispute> {
  const { paymentId, reference, note, file: attachmentId, operator } = input;
  const { payment, dispute } = await requireAnswerable(platform, needs.gateways, input, 'evidence');
  if (attachmentId !== null) await requireFile(platform, paymentId, attachmentId);
  const gathered = await gatherEvidence(platform, payment, dispute);
  const { id: fileId } = await saveDisputeFile(platform, {
    paymentId,
    operatorId: operator.id,
    stem: `evidence-${payment.number}`,
    type: 'application/pdf',
    bytes: await drawEvidence(needs.pdf, gathered.evidence, gathered.texts.shop),
  });
  await writeAnswer(platform, input, {
    kind: 'evidence',
    note,
    bundle: JSON.stringify(gathered),
    file_id: fileId,
    attachment_id: attachmentId,
  });
  return readDispute(platform, paymentId, reference);
}

/** Gives in: the buyer keeps the money, which the gateway then reports as a lost dispute. */
export async function acceptDispute(
  platform: Platform,
  gateways: Gateways,
  input: DisputeAnswerInput,
): Promise<Dispute> {
  await requireAnswerable(platform, gateways, input, 'accept');
  await writeAnswer(platform, input, {
    kind: 'accept',
    note: '',
    bundle: null,
    file_id: null,
    attachment_id: null,
  });
  return readDispute(platform, input.paymentId, input.reference);
}

async function requireAnswerable(
  { db }: Pick<Platform, 'db'>,
  gateways: Gateways,
  { paymentId, reference }: DisputeAnswerInput,
  kind: DisputeAnswerKind,
) {
  const payment = await findPayment(db, paymentId);
  const dispute = await findDispute(db, paymentId, reference);
  if (payment === undefined || dispute === undefined) refuse('not_found');
  const gateway = await gateways.get(payment.provider);
  if (gateway?.answerDispute === undefined || !dispute.accepted_actions.includes(kind)) {
    refuse('dispute_state_changed');
  }
  return { payment, dispute };
}

/** An operator's own file, uploaded for this payment and still stored. */
async function requireFile(
  { db }: Pick<Platform, 'db'>,
  paymentId: string,
  id: string,
): Promise<void> {
  const file = await findFile(db, id);
  if (file?.payment_id !== paymentId || file.file === '') refuse('attachment_unknown');
}

interface NewAnswer {
  readonly kind: DisputeAnswerKind;
  readonly note: string;
  readonly bundle: string | null;
  readonly file_id: string | null;
  readonly attachment_id: string | null;
}

async function writeAnswer(
  platform: TransactionalPlatform,
  input: DisputeAnswerInput,
  answer: NewAnswer,
): Promise<void> {
  try {
    await inTransaction(platform.db, (tx) => writeIn(tx, platform, input, answer));
  } catch (error) {
    if (violatedConstraint(error) === 'dispute_answers_once') refuse('dispute_state_changed');
    throw error;
  }
}

async function writeIn(
  tx: Executor,
  platform: TransactionalPlatform,
  { paymentId, reference, reason, operator, request }: DisputeAnswerInput,
  answer: NewAnswer,
): Promise<void> {
  await lockPayment(tx, paymentId);
  const dispute = await findDispute(tx, paymentId, reference);
  // A report may have ended it meanwhile.
  if (!dispute?.accepted_actions.includes(answer.kind)) refuse('dispute_state_changed');
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  await insertAnswer(tx, {
    id,
    payment_id: paymentId,
    dispute_reference: reference,
    state: 'requested',
    operator_id: operator.id,
    created_at: at,
    ...answer,
  });
  await insertEvent(tx, paymentId, {
    kind: answer.kind === 'accept' ? 'dispute_accepted' : 'dispute_answered',
    detail: { reference },
    at,
  });
  await platform.jobs.enqueue(tx, sendDisputeAnswerQueue, { answer: id });
  await recordAuditEvent(tx, platform, {
    operator,
    action: `payments.dispute_${answer.kind}`,
    subject: `payment:${paymentId}`,
    before: { dispute: reference, state: dispute.state },
    after: { answer: id, file: answer.attachment_id },
    reason,
    request,
  });
}
