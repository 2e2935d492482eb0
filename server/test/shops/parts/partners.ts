import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { settlePayment } from '../../../src/domains/payments/settlement/settle-payment.ts';
import { type Buyer, buildBuyer } from '../../build/build-purchase.ts';
import { buildUser } from '../../build/build-user.ts';
import { replacePrice } from '../../build/replace-price.ts';
import { meetAtLock } from '../../database/meet-at-lock.ts';
import { updateRows } from '../../rows.ts';
import type { TestApp } from '../start-app.ts';
import type { Part } from './part.ts';
import type { Sales } from './sales.ts';

export interface TestPartner extends Buyer {
  readonly email: string;
  readonly password: string;
}

export interface Partners {
  /** 200.00 a month. */
  readonly expensivePriceId: number;
  /** A user with a password and a confirmed email. */
  newPartner(): Promise<TestPartner>;
  /** A buyer who came through the partner's link. */
  invite(partner: Buyer, network?: string): Promise<Buyer>;
  /** A paid purchase, by default with a payment method without fee. */
  buy(buyer: Buyer, order?: { priceId?: number; gateway?: string }): Promise<string>;
  /** Sets what the gateway reports about a paid purchase from now on. */
  report(
    paymentId: string,
    update: { state: 'paid' | 'disputed' | 'refunded' | 'partially_refunded'; refunded?: number },
  ): Promise<void>;
  figures(partner: Buyer): Promise<Figures>;
  /** Lets time pass and commissions mature. */
  wait(days: number): Promise<void>;
  /** Runs calls on a partner's balances concurrently: all of them wait for the same lock before any continues. */
  meet<Answer>(partner: Buyer, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]>;
}

/** In cents. */
export interface Figures {
  readonly earned: number;
  readonly credited: number;
  readonly held: number;
  readonly available: number;
  readonly inPayout: number;
  readonly paidOut: number;
  readonly spent: number;
  readonly reversed: number;
  readonly days: number;
}

/** Partners of a shop that sells; figures are read through the API as the screen does. */
export function startPartners(): Part<Partners, Sales> {
  return { attach };
}

async function attach(app: TestApp, shop: Sales): Promise<Partners> {
  const expensivePriceId = await replacePrice(app.platform, shop.product.priceId, 20_000);
  return {
    expensivePriceId,
    async newPartner() {
      const user = await buildUser(app);
      const { body } = await app.call(getUser, {}, user);
      await updateRows(app, 'users', { id: body.uid }, { email_confirmed_at: app.clock.now() });
      // Keeps sessions valid, because these tests advance the clock by weeks.
      await updateRows(
        app,
        'sessions',
        { user_id: body.uid },
        { expires_at: new Date('2100-01-01T00:00:00.000Z') },
      );
      return { ...user, id: body.uid };
    },
    invite: (partner, network) =>
      buildBuyer(app.platform, {
        referred_by: partner.id,
        ...(network !== undefined && { registered_from: network }),
      }),
    async buy(buyer, { priceId = expensivePriceId, gateway = 'free' } = {}) {
      const { body, refusal } = await shop.pay(buyer, { priceId, gateway });
      if (refusal !== undefined) throw new Error(`the order was refused: ${refusal.code}`);
      await settle(body.payment_id, { state: 'paid' });
      return body.payment_id;
    },
    report: settle,
    async figures({ token }) {
      const { body } = await app.call(getReferralData, {}, { token });
      const cents = (dollars: number) => Math.round(dollars * 100);
      return {
        earned: cents(body.total_earnings),
        credited: cents(body.credited),
        held: cents(body.on_hold),
        available: cents(body.available_for_payout_and_orders),
        inPayout: cents(body.in_payout),
        paidOut: cents(body.paid_out),
        spent: cents(body.spent),
        reversed: cents(body.reversed),
        days: body.days_earned,
      };
    },
    async wait(days) {
      app.clock.advance(days * 86_400_000);
      await app.jobs.run('mature-commissions');
    },
    meet: (partner, calls) =>
      meetAtLock(
        app.platform.pool,
        ['select 1 from partner_balances where partner_id = $1 for update', partner.id],
        calls,
      ),
  };

  async function settle(
    paymentId: string,
    update: { state: 'paid' | 'disputed' | 'refunded' | 'partially_refunded'; refunded?: number },
  ): Promise<void> {
    const payment = await shop.payment(paymentId);
    await settlePayment(app.platform, {
      paymentId,
      report: {
        reference: payment.gateway_reference ?? '',
        secondaryReference: null,
        orderId: paymentId,
        merchantMatches: true,
        state: update.state,
        capturedMinor: payment.charge_minor,
        capturedCurrency: 'USD',
        refundedMinor: update.refunded ?? payment.returned_minor,
        refunds: [],
        reason: null,
      },
    });
  }
}
