import type { Executor, Platform } from '../../platform/platform.ts';
import type { RefundWay } from '../../tables/payments.ts';
import { holdCredit, moveMoney, postJournal, returnCredit, spendCredit } from '../ledger/index.ts';
import { isPaidByBalance } from './payments.rules.ts';
import type { PaymentRow } from './payments.store.ts';

/**
 * Books a sale: what the gateway holds for us against price and fee, the discount on the other side,
 * and what came on top of the quote. A free order books its discount; a sale of nothing for nothing has no lines.
 * What a buyer's balance pays is taken from it; the account `gateway:balance` is what balances have paid.
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

/** A refund as it is booked: how it reached the buyer, and what of it left the gateway in the currency it holds. */
export interface BookedRefund {
  readonly way: RefundWay;
  readonly amountCents: number;
  readonly amountMinor: number;
  readonly effect: string;
  readonly at: Date;
}

/**
 * Books that `amountCents` more have gone back to the buyer: out of the gateway's account, to their balance, or out of a
 * pocket that the shop does not keep ('outside'). What a gateway gave back above that is the shop's loss ('overrefunds').
 */
export async function postRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { way, amountCents, amountMinor, effect, at }: BookedRefund,
): Promise<void> {
  const subject = `payment:${payment.id}`;
  const lines: Lines = [['refunds', amountCents]];
  if (way === 'gateway' || isPaidByBalance(payment)) {
    lines.push(...held(payment, -amountCents, -amountMinor));
  } else {
    lines.push([way === 'balance' ? 'credits' : 'outside', -amountCents]);
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
  if (way === 'balance') await creditBuyer(tx, platform, payment, { amountCents, effect, at });
}

/** Books that a refund came back to us: the gateway holds it again, and the buyer still has to get it. */
export async function postBounce(
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
      // What had gone back above the whole was lost, and is not any more.
      ['overrefunds', owedMinor - amountMinor],
    ],
  });
}

/** Books that the buyer got what was owed after all. */
export async function postRepayment(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { way, amountCents, amountMinor, effect, at }: BookedRefund,
): Promise<void> {
  const { charge_currency: charged, currency } = payment;
  const lines: Lines = [['refunds_owed', amountMinor, charged]];
  if (way === 'gateway') lines.push([`gateway:${payment.provider}`, -amountMinor, charged]);
  if (way === 'record') lines.push(['outside', -amountMinor, charged]);
  if (way === 'balance') {
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
  if (way === 'balance') await creditBuyer(tx, platform, payment, { amountCents, effect, at });
}

/**
 * Money that a balance paid returns to where it was. What came from outside is credited: it was never earned, and the
 * account `credits` is what refunds gave to balances. It pays orders; no payout takes it before somebody released it.
 */
async function creditBuyer(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { amountCents, effect, at }: Pick<BookedRefund, 'amountCents' | 'effect' | 'at'>,
): Promise<void> {
  const byBalance = isPaidByBalance(payment);
  const [kind, from] = byBalance
    ? (['spend_back', 'spent'] as const)
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

type Lines = [account: string, amountCents: number, currency?: string][];

/**
 * What a gateway holds of a payment, in the currency it holds it in. Of another currency than the quote's, 'exchange' stands
 * in between: what it has of one is what it owes of the other.
 */
function held(
  { provider, currency, charge_currency: charged }: PaymentRow,
  cents: number,
  minor: number,
): Lines {
  if (charged === currency) {
    return [
      [`gateway:${provider}`, minor],
      ['overrefunds', cents - minor],
    ];
  }
  return [
    ['exchange', cents],
    ['exchange', -minor, charged],
    [`gateway:${provider}`, minor, charged],
  ];
}
