import type { RefundMethod } from '../../../database.types.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import {
  holdCredit,
  moveMoney,
  postJournal,
  returnCredit,
  spendCredit,
} from '../../ledger/index.ts';
import { isPaidByBalance } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * Books a sale: what the gateway holds for us against price and fee, with lines for the discount, the credit of
 * a plan change and any overpayment. A free order books its discount; a sale with price and fee of zero has no lines. An order paid from the
 * balance debits it; the account `gateway:balance` sums what balances have paid.
 */
export async function postSale(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { capturedCents, capturedMinor, at }: { capturedCents: number; capturedMinor: number; at: Date },
): Promise<void> {
  await postJournal(tx, platform, {
    kind: 'sale',
    subject: `payment:${payment.id}`,
    effect: 'capture',
    paymentId: payment.id,
    currency: payment.currency,
    at,
    lines: [
      ...held(payment, capturedCents, capturedMinor),
      ['sales', -payment.price_cents],
      ['fees', -payment.fee_cents],
      ['discounts', payment.discount_cents],
      ['plan_credits', payment.credit_cents],
      ['overpayments', payment.total_cents - capturedCents],
    ],
  });
  if (!isPaidByBalance(payment)) return;
  await spendCredit(tx, platform, {
    partnerId: payment.user_id,
    paymentId: payment.id,
    effect: 'spend',
    amountCents: capturedCents,
    at,
  });
  await moveMoney(tx, platform, {
    kind: 'spend',
    subject: `payment:${payment.id}`,
    effect: 'spend',
    partnerId: payment.user_id,
    from: 'available',
    to: 'spent',
    amountCents: capturedCents,
    at,
  });
}

/** A refund as it is booked. `amountMinor` is in the currency that the gateway holds. */
export interface BookedRefund {
  readonly method: RefundMethod;
  readonly amountCents: number;
  readonly amountMinor: number;
  readonly effect: string;
  readonly at: Date;
}

/**
 * Books a refund of `amountCents`: from the gateway's account, to the buyer's balance, or by means outside the books
 * ('outside'). Anything the gateway returned above the captured amount is a loss ('overrefunds').
 */
export async function postRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { method, amountCents, amountMinor, effect, at }: BookedRefund,
): Promise<void> {
  const subject = `payment:${payment.id}`;
  const lines: Lines = [['refunds', amountCents]];
  if (method === 'gateway' || isPaidByBalance(payment)) {
    lines.push(...held(payment, -amountCents, -amountMinor));
  } else if (method === 'balance') {
    lines.push(['credits', -amountCents]);
  } else {
    lines.push(...exchanged(payment, 'outside', -amountCents, -amountMinor));
  }
  await postJournal(tx, platform, {
    kind: 'refund',
    subject,
    effect,
    paymentId: payment.id,
    currency: payment.currency,
    at,
    lines,
  });
  if (method === 'balance') await creditBuyer(tx, platform, payment, { amountCents, effect, at });
}

/** Books a refund that bounced: the gateway holds the money again, and we owe it to the buyer. */
export async function postBouncedRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  {
    amountMinor,
    owedMinor,
    effect,
    at,
  }: { amountMinor: number; owedMinor: number; effect: string; at: Date },
): Promise<void> {
  await postJournal(tx, platform, {
    kind: 'refund_bounced',
    subject: `payment:${payment.id}`,
    effect,
    paymentId: payment.id,
    currency: payment.charge_currency,
    at,
    lines: [
      [`gateway:${payment.provider}`, amountMinor],
      ['refunds_owed', -owedMinor],
      // The part refunded above the captured amount was a loss and is recovered.
      ['overrefunds', owedMinor - amountMinor],
    ],
  });
}

/** Books that an owed refund was paid out after all. */
export async function postRepayment(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { method, amountCents, amountMinor, effect, at }: BookedRefund,
): Promise<void> {
  const { charge_currency: charged, currency } = payment;
  const lines: Lines = [['refunds_owed', amountMinor, charged]];
  if (method === 'gateway') lines.push([`gateway:${payment.provider}`, -amountMinor, charged]);
  if (method === 'record') lines.push(['outside', -amountMinor, charged]);
  if (method === 'balance') {
    lines.push(['credits', -amountCents]);
    if (charged !== currency) {
      lines.push(['exchange', -amountMinor, charged], ['exchange', amountCents]);
    }
  }
  await postJournal(tx, platform, {
    kind: 'refund_repaid',
    subject: `payment:${payment.id}`,
    effect,
    paymentId: payment.id,
    currency,
    at,
    lines,
  });
  if (method === 'balance') await creditBuyer(tx, platform, payment, { amountCents, effect, at });
}

/**
 * Returns money to the buyer's balance. Orders paid from the balance get it back as it was. Other money is booked as
 * credit (account `credits`): it was not earned, so it can pay orders, but no payout takes it until it is released.
 */
async function creditBuyer(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { amountCents, effect, at }: Pick<BookedRefund, 'amountCents' | 'effect' | 'at'>,
): Promise<void> {
  const byBalance = isPaidByBalance(payment);
  const [kind, from] = byBalance
    ? (['spend_returned', 'spent'] as const)
    : (['credit', 'credited'] as const);
  await moveMoney(tx, platform, {
    kind,
    subject: `payment:${payment.id}`,
    effect: `${kind}:${effect}`,
    partnerId: payment.user_id,
    from,
    to: 'available',
    amountCents,
    at,
  });
  if (amountCents === 0) return;
  const credit = {
    partnerId: payment.user_id,
    paymentId: payment.id,
    effect: `${kind}:${effect}`,
    amountCents,
    at,
  };
  if (byBalance) await returnCredit(tx, platform, credit);
  else await holdCredit(tx, platform, { ...credit, paidAt: payment.paid_at ?? at });
}

/**
 * Books store credit from a plan change: what is left of the credit, or what comes back when the new plan is refunded. It
 * can pay orders; payouts take it only after an operator releases it.
 */
export async function postPlanCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { amountCents, effect, at }: { amountCents: number; effect: string; at: Date },
): Promise<void> {
  if (amountCents === 0) return;
  await postJournal(tx, platform, {
    kind: 'plan_credit',
    subject: `payment:${payment.id}`,
    effect,
    currency: payment.currency,
    at,
    lines: [
      ['plan_credits', amountCents],
      ['credits', -amountCents],
    ],
  });
  const credit = { partnerId: payment.user_id, effect: `credit:${effect}`, amountCents, at };
  await moveMoney(tx, platform, {
    kind: 'credit',
    subject: `payment:${payment.id}`,
    from: 'credited',
    to: 'available',
    ...credit,
  });
  await holdCredit(tx, platform, { ...credit, paymentId: payment.id, paidAt: at });
}

type Lines = [account: string, amountCents: number, currency?: string][];

/**
 * Lines for what a gateway holds of a payment, in its own currency. When that differs from the quote's currency, the
 * account 'exchange' balances both sides.
 */
function held(payment: PaymentRow, cents: number, minor: number): Lines {
  const account = `gateway:${payment.provider}`;
  if (payment.charge_currency !== payment.currency) {
    return exchanged(payment, account, cents, minor);
  }
  return [
    [account, minor],
    ['overrefunds', cents - minor],
  ];
}

/** Lines of an account in the currency of the charge, with those of 'exchange' where it is not the quote's. */
function exchanged(
  { currency, charge_currency: charged }: PaymentRow,
  account: string,
  cents: number,
  minor: number,
): Lines {
  if (charged === currency) return [[account, cents]];
  return [
    ['exchange', cents],
    ['exchange', -minor, charged],
    [account, minor, charged],
  ];
}
