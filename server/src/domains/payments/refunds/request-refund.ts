import { centsFromDollars, dollarsFromCents } from '@sesame/contract/money.ts';
import type { refundPayment as route } from '@sesame/contract/operator-payments.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Done, Once } from '../../../platform/http/bind-once.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import type { RefundAccess, RefundWay } from '../../../tables/payments.ts';
import { type DoneBy, recordAct } from '../../operators/index.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { isSettled } from '../payments.rules.ts';
import { findPayment, lockPayment, type PaymentRow } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { refundSale } from '../refund-sale.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { paymentStanding } from './payment-standing.ts';
import { isWayOpen, refundsOfGateway } from './refund-ways.ts';
import { minorOfRefund } from './refunds.rules.ts';
import { changeRefund, findOpenRefund } from './refunds.store.ts';
import { writeRefund } from './write-refund.ts';

export interface RefundRequestInput extends DoneBy {
  readonly paymentId: string;
  readonly way: RefundWay;
  readonly access: RefundAccess;
  /** Dollars. */
  readonly amount: number | 'all';
  readonly expectedRefunded: number;
  readonly reason: string;
}

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/**
 * Gives money of a settled payment back as an operator asks. It is written down before anything happens: what goes by our
 * own books is booked with it, what goes by the gateway is asked for afterwards, under the id that was written. Answers how the
 * payment stands afterwards.
 */
export async function requestRefund(
  platform: Needs,
  gateways: Gateways,
  once: Once<typeof route>,
  input: RefundRequestInput,
): Promise<Done> {
  const { paymentId, way } = input;
  const able = await refundsOfGateway(gateways, await findPayment(platform.db, paymentId));
  return once.begin({
    begin: (inCall) =>
      inTransaction(inCall.db, (tx) => requestRefundIn(tx, inCall, { ...input, able })),
    async finish(refundId, { resumed }) {
      await platform.failpoint('refund_written');
      // What was begun before is followed by its job, which may be asking the gateway at this moment.
      if (way === 'gateway' && !resumed) await carryOutRefund(platform, gateways, refundId);
      return paymentStanding(platform, paymentId);
    },
  });
}

/**
 * The same in a transaction of the caller. What goes by the gateway is only written down: the job that follows refunds asks
 * for it. Its act is the last of what it does.
 * @param able what the gateway can give back, as `refundsOfGateway` said before the transaction
 * @returns the id of the refund
 */
export async function requestRefundIn(
  tx: Executor,
  platform: Omit<Needs, 'db'>,
  input: RefundRequestInput & { readonly able: Capabilities['refunds'] },
): Promise<string> {
  const payment = await lockPayment(tx, input.paymentId);
  if (payment === undefined) refuse('not_found');
  const amountCents = await requireRefundable(tx, payment, input);
  const amountMinor = minorOfRefund(payment, amountCents);
  const whole = amountMinor === payment.captured_minor;
  if (!isWayOpen(input.way, { able: input.able, whole })) refuse('refund_way_closed');
  return write(tx, platform, payment, { ...input, amountCents, amountMinor });
}

/** @returns the cents that are asked for */
async function requireRefundable(
  tx: Executor,
  payment: PaymentRow,
  { amount, expectedRefunded }: RefundRequestInput,
): Promise<number> {
  const remainingCents = payment.captured_cents - payment.refunded_cents;
  const figures = {
    refunded: dollarsFromCents(payment.refunded_cents),
    remaining: dollarsFromCents(remainingCents),
  };
  if (centsFromDollars(expectedRefunded) !== payment.refunded_cents) {
    refuse('changed_meanwhile', figures);
  }
  // Of money in dispute the bank decides.
  const refundable = isSettled(payment.state) && payment.state !== 'disputed';
  if (!refundable || remainingCents === 0) refuse('payment_not_refundable');
  const open = await findOpenRefund(tx, payment.id);
  if (open !== undefined || payment.owed_cents > 0) refuse('refund_open');
  const amountCents = amount === 'all' ? remainingCents : centsFromDollars(amount);
  if (amountCents > remainingCents) refuse('refund_too_large', figures);
  return amountCents;
}

async function write(
  tx: Executor,
  platform: Omit<Needs, 'db'>,
  payment: PaymentRow,
  input: RefundRequestInput & { amountCents: number; amountMinor: number },
): Promise<string> {
  const { way, access, amountCents, amountMinor, reason } = input;
  const { id } = await writeRefund(tx, platform, payment, { ...input, purpose: 'refund' });
  if (way !== 'gateway') {
    const booked = await refundSale(tx, platform, payment, {
      way,
      amountCents,
      amountMinor,
      access,
    });
    if (booked.effect === undefined) throw new Error(`refund ${id} was booked before`);
    const at = platform.clock.now();
    const done = { state: 'succeeded', try_at: null, changed_at: at } as const;
    await changeRefund(tx, id, { ...done, effect: booked.effect });
  }
  await recordAct(tx, platform, {
    operator: input.operator,
    action: 'payments.refund',
    subject: `payment:${payment.id}`,
    before: { refunded_cents: payment.refunded_cents },
    after: { refund: id, way, access, amount_cents: amountCents },
    reason,
    request: input.request,
  });
  return id;
}
