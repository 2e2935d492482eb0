import type { RefundWay } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { moveMoney, postJournal } from '../ledger/index.ts';
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
 * pocket that the shop does not keep ('outside').
 */
export async function postRefund(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  payment: PaymentRow,
  { way, amountCents, amountMinor, effect, at }: BookedRefund,
): Promise<void> {
  const subject = `payment:${payment.id}`;
  await postJournal(tx, platform, {
    kind: 'refund',
    subject,
    effect,
    paymentId: payment.id,
    currency: payment.currency,
    at,
    lines: [
      ['refunds', amountCents],
      ...(way === 'record'
        ? ([['outside', -amountCents]] as const)
        : held(payment, -amountCents, -amountMinor)),
    ],
  });
  if (!isPaidByBalance(payment)) return;
  await moveMoney(tx, platform, {
    kind: 'spend_back',
    subject,
    effect: `spend_back:${effect}`,
    partnerId: payment.user_id,
    from: 'spent',
    to: 'available',
    amountCents,
    at,
  });
}

/**
 * What a gateway holds of a payment, in the currency it holds it in. Of another currency than the quote's, 'exchange' stands
 * in between: what it has of one is what it owes of the other.
 */
function held(
  { provider, currency, charge_currency: charged }: PaymentRow,
  cents: number,
  minor: number,
): readonly (readonly [string, number, string?])[] {
  if (charged === currency) return [[`gateway:${provider}`, cents]];
  return [
    ['exchange', cents],
    ['exchange', -minor, charged],
    [`gateway:${provider}`, minor, charged],
  ];
}
