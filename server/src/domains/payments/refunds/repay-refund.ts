import { centsFromDollars, dollarsFromCents } from '@sesame/contract/money.ts';
import type { repayRefund as route } from '@sesame/contract/operator-payments.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Done, Once } from '../../../platform/http/bind-once.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { InCall } from '../../../platform/http/run-once.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RefundWay } from '../../../tables/payments.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { findPayment, lockPayment } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { paymentStanding } from './payment-standing.ts';
import { isWayOpen, refundsOfGateway } from './refund-ways.ts';
import { changeRefund, findOpenRefund } from './refunds.store.ts';
import { repayOwed } from './repay-owed.ts';
import { writeRefund } from './write-refund.ts';

interface RepayInput extends DoneBy {
  readonly paymentId: string;
  readonly way: RefundWay;
  readonly expectedOwed: number;
  readonly reason: string;
}

/** Gives the buyer what is owed since a refund came back to us: all of it, the same way again or another. Answers how the payment stands afterwards. */
export async function repayRefund(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
  once: Once<typeof route>,
  input: RepayInput,
): Promise<Done> {
  const { paymentId, way } = input;
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, paymentId));
  return once.begin({
    begin: (inCall) => writeRepayment(inCall, { ...input, able }),
    async finish(refundId, { resumed }) {
      // What was begun before is followed by its job, which may be asking the gateway at this moment.
      if (way === 'gateway' && !resumed) await carryOutRefund(platform, gateways, refundId);
      return paymentStanding(platform, paymentId);
    },
  });
}

/** @returns the id of the refund */
function writeRepayment(
  platform: InCall,
  input: RepayInput & { readonly able: Capabilities['refunds'] },
): Promise<string> {
  const { paymentId, way, reason, able } = input;
  return inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) refuse('not_found');
    const { owed_cents: amountCents, owed_minor: amountMinor } = payment;
    if (amountCents === 0 || centsFromDollars(input.expectedOwed) !== amountCents) {
      refuse('changed_meanwhile', { owed: dollarsFromCents(amountCents) });
    }
    if ((await findOpenRefund(tx, paymentId)) !== undefined) refuse('refund_open');
    const whole = amountMinor === payment.captured_minor;
    if (!isWayOpen(way, { able, whole })) refuse('refund_way_closed');
    const written = {
      ...input,
      purpose: 'repay',
      access: 'keep',
      amountCents,
      amountMinor,
    } as const;
    const { id } = await writeRefund(tx, platform, payment, written);
    if (way !== 'gateway') {
      await repayOwed(tx, platform, payment, { way, amountMinor, key: id });
      const done = { state: 'succeeded', try_at: null, changed_at: platform.clock.now() } as const;
      await changeRefund(tx, id, { ...done, effect: `repaid:${id}` });
    }
    await recordAct(tx, platform, {
      operator: input.operator,
      action: 'payments.repay',
      subject: `payment:${paymentId}`,
      before: { owed_cents: amountCents },
      after: { refund: id, way },
      reason,
      request: input.request,
    });
    return id;
  });
}
