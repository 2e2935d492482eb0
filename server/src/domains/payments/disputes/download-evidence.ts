import { inTransaction } from '../../../platform/db/transaction.ts';
import { FileAnswer } from '../../../platform/http/answers.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { PdfDrawer } from '../receipts/draw-pdf.ts';
import { findAnswer, listAnswers } from '../settlement/disputes/dispute-answers.store.ts';
import { findFile } from './dispute-files.store.ts';
import { drawEvidence } from './draw-evidence.ts';
import { gatherNow } from './preview-evidence.ts';

export interface EvidenceDownload {
  readonly paymentId: string;
  readonly reference: string;
  readonly format: 'pdf' | 'json';
}

/** The evidence that was sent, else what would be sent now. Recorded, because it is all about the buyer. */
export async function downloadEvidence(
  platform: Platform,
  pdf: PdfDrawer,
  { paymentId, reference, format }: EvidenceDownload,
  by: Actor,
): Promise<FileAnswer> {
  const body =
    (await readSent(platform, { paymentId, reference, format })) ??
    (await gather(platform, pdf, { paymentId, reference, format }));
  await inTransaction(platform.db, (tx) =>
    recordAuditEvent(tx, platform, {
      ...by,
      action: 'payments.download_evidence',
      subject: `payment:${paymentId}`,
      after: { dispute: reference, format },
    }),
  );
  const type = format === 'pdf' ? 'application/pdf' : 'application/json';
  return new FileAnswer({ body, type, name: `evidence-${reference}.${format}` });
}

/** Undefined before anything was sent, and after a refusal. */
async function readSent(
  { db, storage }: Platform,
  { paymentId, reference, format }: EvidenceDownload,
): Promise<Buffer | undefined> {
  const answers = await listAnswers(db, paymentId);
  const sent = answers.find(
    (answer) =>
      answer.dispute_reference === reference &&
      answer.kind === 'evidence' &&
      answer.state !== 'failed',
  );
  if (sent === undefined) return undefined;
  if (format === 'json') {
    const { bundle } = (await findAnswer(db, sent.id)) ?? {};
    if (bundle == null) refuse('not_found');
    return Buffer.from(JSON.stringify(bundle, null, 2));
  }
  const file = sent.file_id === null ? undefined : await findFile(db, sent.file_id);
  if (file === undefined || file.file === '') refuse('not_found');
  const bytes = await storage.get(file.file).catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  return bytes ?? refuse('not_found');
}

/** @returns a PDF as a function that draws it */
async function gather(
  platform: Platform,
  pdf: PdfDrawer,
  { format, ...of }: EvidenceDownload,
): Promise<FileAnswer['body']> {
  const gathered = await gatherNow(platform, of);
  if (format === 'json') return Buffer.from(JSON.stringify(gathered, null, 2));
  return () => drawEvidence(pdf, gathered.evidence, gathered.texts.shop);
}
