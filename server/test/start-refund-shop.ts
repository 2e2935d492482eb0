import { refundPayment } from '@sesame/contract/operator-payments.ts';
import { buildOperator, type TestOperator } from './build-operator.ts';
import type { Buyer } from './build-purchase.ts';
import type { CallResult } from './start-app.ts';
import { type PartnerShop, startPartnerShop } from './start-partner-shop.ts';
import { buildMethod, type ShopOptions } from './start-shop.ts';

export interface RefundShop extends PartnerShop {
  /** Of finance: may give money back. */
  readonly operator: TestOperator;
  /** A purchase at 200.00 that the bank was really paid: by `free` in dollars, by `roubles` at 81.23. */
  buyAtBank(buyer: Buyer, order?: { gateway?: string; promocode?: string }): Promise<string>;
  /** By the gateway and all of it unless said otherwise; the form shows what is refunded now. */
  refund(
    paymentId: string,
    asked?: Partial<AskedRefund>,
  ): Promise<CallResult<typeof refundPayment>>;
  /** What the bank has given back of a payment, in minor units. */
  returnedByBank(paymentId: string): number;
}

export interface AskedRefund {
  readonly way: 'gateway' | 'balance' | 'record';
  readonly access: 'keep' | 'shorten' | 'revoke';
  readonly amount: number | 'all';
  readonly expected_refunded: number;
}

const FAR = new Date('2100-01-01T00:00:00.000Z');

/** The shop of the partner tests, with somebody who gives money back and a method that charges roubles. */
export async function startRefundShop(options: ShopOptions = {}): Promise<RefundShop> {
  const shop = await startPartnerShop({
    ...options,
    env: { RUB_PER_USD: '81.23', ...options.env },
  });
  const { app } = shop;
  await buildMethod(app.platform, { gateway: 'roubles', feePercent: 0, category: 'cis' });
  await app.platform.db
    .updateTable('payment_methods')
    .set({ charge_currency: 'RUB' })
    .where('gateway', '=', 'roubles')
    .execute();
  const operator = await buildOperator(app, { role: 'finance' });
  // These tests let weeks pass.
  await app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: FAR, last_seen_at: FAR, confirmed_at: FAR })
    .execute();
  return {
    ...shop,
    operator,
    async buyAtBank(buyer, { gateway = 'free', promocode } = {}) {
      const { body, refusal } = await shop.pay(buyer, {
        priceId: shop.dearPriceId,
        gateway,
        ...(gateway === 'roubles' && { expected_charge: 16_246 }),
        ...(promocode !== undefined && { promocode }),
      });
      if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
      shop.bank.decide(shop.atBank(body.payment_id).id, 'approve');
      await shop.settled();
      return body.payment_id;
    },
    async refund(id, asked = {}) {
      const { refunded_cents } = await shop.payment(id);
      const body = {
        way: 'gateway',
        access: 'revoke',
        amount: 'all',
        expected_refunded: refunded_cents / 100,
        reason: 'it never worked',
        ...asked,
      } as const;
      return app.call(refundPayment, { params: { id }, body }, operator);
    },
    returnedByBank: (id) => shop.atBank(id).refunded,
  };
}
