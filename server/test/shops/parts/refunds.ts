import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { buildMethod } from '../../build/build-method.ts';
import { buildOperator, type TestOperator } from '../../build/build-operator.ts';
import type { Buyer } from '../../build/build-purchase.ts';
import { updateRows } from '../../rows.ts';
import type { CallResult, TestApp } from '../start-app.ts';
import type { Part } from './part.ts';
import type { Partners } from './partners.ts';
import type { Sales } from './sales.ts';

export interface Refunds {
  /** An operator of the role finance, who may refund. */
  readonly operator: TestOperator;
  /** A purchase at 200.00 that was paid at the bank: by `free` in dollars, by `rubles` at 81.23. */
  buyAtBank(buyer: Buyer, order?: { gateway?: string; promocode?: string }): Promise<string>;
  /** By default the full amount through the gateway, based on the amount refunded so far. */
  refund(
    paymentId: string,
    changes?: Partial<RequestedRefund>,
  ): Promise<CallResult<typeof refundPayment>>;
  /** The amount that the bank has returned for a payment, in minor units. */
  returnedByBank(paymentId: string): number;
}

export interface RequestedRefund {
  readonly method: 'gateway' | 'balance' | 'record';
  readonly access: 'keep' | 'shorten' | 'revoke';
  readonly amount: number | 'all';
  readonly expected_refunded: number;
}

const FAR = new Date('2100-01-01T00:00:00.000Z');

/** An operator who refunds and a payment method in rubles. */
export function startRefunds(): Part<Refunds, Sales & Partners> {
  return { settings: { env: { RUB_PER_USD: '81.23' } }, attach };
}

async function attach(app: TestApp, shop: Sales & Partners): Promise<Refunds> {
  await buildMethod(app.platform, { gateway: 'rubles', feePercent: 0, category: 'cis' });
  await updateRows(app, 'payment_methods', { gateway: 'rubles' }, { charge_currency: 'RUB' });
  const operator = await buildOperator(app, { role: 'finance' });
  // Keeps sessions valid, because these tests advance the clock by weeks.
  await app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: FAR, last_seen_at: FAR, confirmed_at: FAR })
    .execute();
  return {
    operator,
    async buyAtBank(buyer, { gateway = 'free', promocode } = {}) {
      const { body, refusal } = await shop.pay(buyer, {
        priceId: shop.expensivePriceId,
        gateway,
        ...(gateway === 'rubles' && { expected_charge: 16_246 }),
        ...(promocode !== undefined && { promocode }),
      });
      if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
      await shop.bank.decide(body.payment_id, 'pay');
      await shop.settled();
      return body.payment_id;
    },
    async refund(id, changes = {}) {
      const { refunded_cents } = await shop.payment(id);
      const body = {
        method: 'gateway',
        access: 'revoke',
        amount: 'all',
        revokes_for_part: true,
        expected_refunded: refunded_cents / 100,
        reason: 'it never worked',
        ...changes,
      } as const;
      return app.call(refundPayment, { params: { id }, body }, operator);
    },
    returnedByBank: (id) => shop.atBank(id).refundedMinor,
  };
}
