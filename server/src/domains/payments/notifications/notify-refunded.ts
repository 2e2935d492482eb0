import type { RefundMethod } from '../../../database.types.ts';
import type { Executor, Notifying } from '../../../platform/platform.ts';
import { readAccessOfPayment } from '../../access/index.ts';
import { mailUser } from '../../users/index.ts';
import { methodTitleIn } from '../records/method-title.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { notificationKey } from './notification-keys.ts';
import { refundMail } from './refund.mail.ts';

/** Notifies the buyer of a refund by mail, in the transaction that books it: once per refund. */
export async function notifyRefunded(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  refund: {
    readonly method: RefundMethod;
    readonly amountCents: number;
    readonly amountMinor: number;
    /** Distinguishes mails with the same refunded total: repayments of money that came back. */
    readonly about?: string;
  },
): Promise<void> {
  await mailUser(tx, platform, {
    key: notificationKey('refund', payment.id, refund.about ?? payment.refunded_cents),
    userId: payment.user_id,
    mail: async (shop, language) =>
      refundMail(shop, language, {
        payment,
        refund,
        methodTitle: await methodTitleIn(tx, language, payment),
        access: payment.is_gift ? undefined : await accessAfter(tx, platform, payment.id),
      }),
  });
}

async function accessAfter(tx: Executor, { clock }: Notifying, paymentId: string) {
  const access = await readAccessOfPayment(tx, paymentId, clock.now());
  return access === null
    ? undefined
    : {
        until: new Date(access.subscription_until),
        isOver: access.subscription_state === 'ended',
      };
}
