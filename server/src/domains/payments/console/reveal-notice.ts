import type { revealNotice as route } from '@sesame/contract/operator-payment-detail.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import { findNoticeBody } from '../payment-detail.store.ts';
import { findPayment } from '../payments.store.ts';
import { redactNotice } from './redact-notice.rules.ts';

/** Shows an operator what a gateway sent about a payment, and writes down who looked and why. */
export function revealNotice(
  platform: Pick<Platform, 'db' | 'clock'>,
  input: DoneBy & { paymentId: string; noticeId: number; reason: string },
): Promise<AnswerOf<typeof route>> {
  const { paymentId, noticeId, reason, operator, request } = input;
  return inTransaction(platform.db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const body = payment && (await findNoticeBody(tx, payment, noticeId));
    if (body === undefined) refuse('not_found');
    await recordAct(tx, platform, {
      operator,
      action: 'payments.reveal_notice',
      subject: `payment:${paymentId}`,
      after: { notice: noticeId },
      reason,
      request,
    });
    return redactNotice(body);
  });
}
