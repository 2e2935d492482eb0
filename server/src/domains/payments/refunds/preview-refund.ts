import type { RefundPreview } from '@sesame/contract/console/payments/consequences.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RefundAccess, RefundMethod } from '../../../database.types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Mail, MailQueue } from '../../../platform/mail/mail.ts';
import type { Executor, TransactionalPlatform } from '../../../platform/platform.ts';
import { readConsequences } from '../consequences/read-consequences.ts';
import { lockPayment } from '../records/payments.store.ts';
import { refundSale } from '../settlement/refunds/refund-sale.ts';
import { refundMinor } from '../settlement/refunds/refunds.rules.ts';
import { requireRefundable } from './require-refundable.ts';

export interface RefundPreviewInput {
  readonly paymentId: string;
  readonly method: RefundMethod;
  readonly access: RefundAccess;
  readonly cents: number | 'all';
}

/** Carries the outcome out of the transaction and rolls it back. */
class RolledBack extends Error {
  readonly preview: RefundPreview;

  constructor(preview: RefundPreview) {
    super('the refund was only previewed');
    this.preview = preview;
  }
}

/**
 * What a refund would do: it is booked in a transaction that is rolled back, so that the preview cannot differ from the
 * refund itself. The mail to the buyer is rendered but not queued.
 */
export async function previewRefund(
  platform: TransactionalPlatform,
  input: RefundPreviewInput,
): Promise<RefundPreview> {
  try {
    return await inTransaction(platform.db, async (tx) => {
      throw new RolledBack(await bookAndRead(tx, platform, input));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

async function bookAndRead(
  tx: Executor,
  platform: TransactionalPlatform,
  { paymentId, method, access, cents }: RefundPreviewInput,
): Promise<RefundPreview> {
  const payment = await lockPayment(tx, paymentId);
  if (payment === undefined) refuse('not_found');
  const amountCents = await requireRefundable(tx, payment, cents);
  const now = platform.clock.now();
  const before = await readConsequences(tx, payment, now);
  const mails: Mail[] = [];
  const refunded = await refundSale(
    tx,
    { ...platform, mail: collecting(platform.mail, mails) },
    payment,
    { method, access, amountCents, amountMinor: refundMinor(payment, amountCents) },
  );
  // The mails before are for others: the claimer of a gift, or about the gift itself.
  const mail = mails.at(-1);
  return {
    amount: dollarsFromCents(amountCents),
    before,
    // Not `now`: what ended by the refund ended a moment later.
    after: await readConsequences(tx, payment, platform.clock.now()),
    state: refunded.payment.shown_state,
    mail: mail === undefined ? null : { subject: mail.subject, text: mail.text },
  };
}

/** The queue without its effect: what is queued ends in `mails`. */
function collecting(queue: MailQueue, mails: Mail[]): MailQueue {
  return {
    ...queue,
    queue: async (_tx, { mail }) => {
      mails.push(mail);
    },
  };
}
