import type { repayRefund as route } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RefundMethod } from '../../../database.types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Done, RunIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment, lockPayment } from '../records/payments.store.ts';
import { changeRefund, findOpenRefund } from '../settlement/refunds/refunds.store.ts';
import { repayOwed } from '../settlement/refunds/repay-owed.ts';
import { executeRefund } from './execute-refund.ts';
import { getPaymentRefunds } from './get-payment-refunds.ts';
import { insertRequestedRefund } from './insert-requested-refund.ts';
import { isRefundMethodOpen, refundsOfGateway } from './refund-methods.ts';

interface RepayInput extends Actor {
  readonly paymentId: string;
  readonly method: RefundMethod;
  readonly expectedOwed: number;
  readonly reason: string;
}

/**
 * Repays all that is owed to a buyer after a failed refund, in the same way or another.
 * @returns the amounts and refunds of the payment afterwards
 */
export async function repayRefund(
  platform: TransactionalPlatform,
  gateways: Gateways,
  once: RunIdempotent<typeof route>,
  input: RepayInput,
): Promise<Done> {
  const { paymentId, method } = input;
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, paymentId));
  return once.begin({
    begin: (inCall) => writeRepayment(inCall, { ...input, able }),
    async finish(refundId, { resumed }) {
      // A resumed call leaves the refund to the job, which may be calling the gateway at this moment.
      if (method === 'gateway' && !resumed) await executeRefund(platform, gateways, refundId);
      return getPaymentRefunds(platform, paymentId);
    },
  });
}

/** @returns the id of the refund */
function writeRepayment(
  platform: TransactionalPlatform,
  input: RepayInput & { readonly able: Capabilities['refunds'] },
): Promise<string> {
  const { paymentId, method, reason, able } = input;
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) refuse('not_found');
    const { owed_cents: amountCents, owed_minor: amountMinor } = payment;
    if (amountCents === 0 || centsFromDollars(input.expectedOwed) !== amountCents) {
      refuse('version_conflict', { owed: dollarsFromCents(amountCents) });
    }
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    const whole = amountMinor === payment.captured_minor;
    if (!isRefundMethodOpen(method, { able, full: whole })) refuse('refund_method_closed');
    const written = {
      ...input,
      requestedBy: 'operator',
      operatorId: input.operator.id,
      purpose: 'repay',
      access: 'keep',
      amountCents,
      amountMinor,
    } as const;
    const { id } = await insertRequestedRefund(tx, platform, payment, written);
    if (method !== 'gateway') {
      await repayOwed(tx, platform, payment, { method, amountMinor, key: id });
      const done = { state: 'succeeded', try_at: null, changed_at: platform.clock.now() } as const;
      await changeRefund(tx, id, { ...done, effect: `repaid:${id}` });
    }
    await recordAuditEvent(tx, platform, {
      operator: input.operator,
      action: 'payments.repay',
      subject: `payment:${paymentId}`,
      before: { owed_cents: amountCents },
      after: { refund: id, method },
      reason,
      request: input.request,
    });
    return id;
  });
}
