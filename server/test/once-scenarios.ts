import { randomUUID } from 'node:crypto';
import { createAnnouncement } from '@sesame/contract/operator-announcements.ts';
import { startBulkAct } from '@sesame/contract/operator-bulk.ts';
import {
  createOrigin,
  createProduct,
  duplicateProduct,
} from '@sesame/contract/operator-catalogue.ts';
import { createMacro, previewMacro, runMacro } from '@sesame/contract/operator-macros.ts';
import { addNote } from '@sesame/contract/operator-notes.ts';
import { refundPayment, repayRefund } from '@sesame/contract/operator-payments.ts';
import { createPromoBatch, createPromoCode } from '@sesame/contract/operator-promos.ts';
import { importStockItems } from '@sesame/contract/operator-stock.ts';
import {
  extendSubscription,
  giveSubscription,
  moveSubscription,
  readSubscription,
  reissueLink,
  shortenSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { noteOnTicket, replyToTicket } from '@sesame/contract/operator-support.ts';
import { startPayment } from '@sesame/contract/payments.ts';
import { requestPayout } from '@sesame/contract/referrals.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { createTicket, sendMessage } from '@sesame/contract/support.ts';
import { expect } from 'vitest';
import { importStock } from '../src/domains/access/index.ts';
import { followRefunds } from '../src/domains/payments/refunds/follow-refunds.ts';
import { requestRefund } from '../src/domains/payments/refunds/request-refund.ts';
import { announcementDraft } from './build-announcement.ts';
import { buildOperator, type TestOperator } from './build-operator.ts';
import { type Buyer, buildProduct } from './build-purchase.ts';
import { buildTicket } from './build-ticket.ts';
import { createMoodyGateway } from './moody-gateway.ts';
import { callRoute } from './start-app.ts';
import type { RefundShop } from './start-refund-shop.ts';
import { buildPromo } from './start-shop.ts';
import { withoutKey } from './without-key.ts';

/** One intent of somebody, ready to be sent as often as it takes. */
export interface Intent {
  send(url: string, key: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** How many effects of it there are. */
  count(): Promise<number>;
}

export interface Scenario {
  readonly route: RouteSpec;
  readonly name: string;
  prepare(): Promise<Intent>;
}

const reason = 'The buyer asked';
const texts = { body: 'Dear {username}', body_ru: 'Для {username}' };
const terms = {
  ...{ percent: 20, starts_at: null, ends_at: null, max_uses: null, per_user_limit: 1 },
  ...{
    first_purchase_only: false,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: '',
  },
};

/** Every way to make an effect with an Idempotency-Key, on the data of a shop. */
export function onceScenarios(
  shop: RefundShop,
  owner: TestOperator,
  advance: (ms: number) => void,
): Scenario[] {
  const { app } = shop;
  const { platform } = app;
  const countBy = async (from: string, value: unknown): Promise<number> => {
    const { rows } = await platform.pool.query(`select count(*)::int as n from ${from}`, [value]);
    return rows[0].n;
  };
  const sends = <R extends RouteSpec>(
    route: R,
    { token }: Pick<Buyer, 'token'>,
    input: InputOf<R>,
    count: () => Promise<number>,
  ): Intent => ({
    send: (url, key) =>
      callRoute(url, route, input, { token, headers: { 'idempotency-key': key } }),
    count,
  });
  const unique = () => `Made ${randomUUID()}`;
  const one = (route: RouteSpec, prepare: () => Promise<Intent>, name = ''): Scenario => ({
    route,
    name: `${route.id}${name}`,
    prepare,
  });

  const bought = async () => {
    const buyer = await shop.newBuyer();
    const paymentId = await shop.buyAtBank(buyer);
    const { id } = await platform.db
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const seen = async () => {
      const { body } = await app.call(readSubscription, { params: { id } }, owner);
      return { body, seen_end: body.ends_at };
    };
    return { buyer, paymentId, params: { id }, seen };
  };
  const actsOn = (action: string, id: string) =>
    countBy(`acts where action = '${action}' and subject = $1`, `subscription:${id}`);
  const grantsOf = (id: string) =>
    countBy('grants g join subscriptions s on s.id = g.subscription_id where s.user_id = $1', id);
  const paymentsOf = (id: string) => countBy('payments where user_id = $1', id);
  /** Somebody with a password, whose money went back to their balance. */
  const rich = async () => {
    const partner = await shop.newPartner();
    const { refusal } = await shop.refund(await shop.buyAtBank(partner), { way: 'balance' });
    if (refusal !== undefined) throw new Error(`the refund was refused: ${refusal.code}`);
    return partner;
  };
  const order = (buyer: Buyer, body: { gateway: string; promocode?: string }, before = 0) =>
    sends(
      startPayment,
      buyer,
      { query: { subscription_price_id: String(shop.dearPriceId) }, body },
      async () => (await paymentsOf(buyer.id)) - before,
    );
  const refunding = async (way: 'gateway' | 'balance') => {
    const { paymentId } = await bought();
    const body = { way, access: 'keep', amount: 20, expected_refunded: 0, reason } as const;
    return sends(refundPayment, owner, { params: { id: paymentId }, body }, async () => {
      // What a killed process has only written down goes its way by the job.
      advance(3_600_000);
      await app.jobs.run('follow-refunds');
      const { refunded_cents: cents } = await shop.payment(paymentId);
      if (way === 'gateway') expect(shop.returnedByBank(paymentId)).toBe(cents);
      return (cents / 2_000) * (await countBy('payment_refunds where payment_id = $1', paymentId));
    });
  };
  const newTicket = async () => buildTicket(app, (await shop.newBuyer()).token);
  const messagesSaying = (text: string) => countBy('ticket_messages where content = $1', text);
  const originDraft = (title: string) => ({
    ...{ title, picture: '/demo/logos/askara.svg', site: 'https://service.example/' },
    ...{ referral: true, low_stock: null },
  });

  return [
    one(createPromoCode, async () => {
      const code = randomUUID().slice(0, 18).toUpperCase();
      return sends(createPromoCode, owner, { body: { code, ...terms } }, () =>
        countBy('promo_codes where code = $1', code),
      );
    }),
    one(createPromoBatch, async () => {
      const prefix = randomUUID().slice(0, 8).toUpperCase();
      return sends(createPromoBatch, owner, { body: { prefix, count: 3, ...terms } }, async () => {
        return (await countBy("promo_codes where code like $1 || '%'", prefix)) / 3;
      });
    }),
    one(createAnnouncement, async () => {
      const title = unique();
      return sends(createAnnouncement, owner, { body: announcementDraft({ title }) }, () =>
        countBy('announcements where title = $1', title),
      );
    }),
    one(startBulkAct, async () => {
      const { id } = await buildProduct(platform);
      const work = { kind: 'extend_subscriptions', days: 2, product: id } as const;
      await app.call(
        giveSubscription,
        { body: { user: (await shop.newBuyer()).id, product: id, duration: '1 mon', reason } },
        owner,
      );
      const why = unique();
      return sends(startBulkAct, owner, { body: { work, seen_count: 1, reason: why } }, () =>
        countBy('bulk_acts where reason = $1', why),
      );
    }),
    one(createOrigin, async () => {
      const title = unique();
      return sends(createOrigin, owner, { body: originDraft(title) }, () =>
        countBy('origins where title = $1', title),
      );
    }),
    one(createProduct, async () => {
      const title = unique();
      const body = {
        ...{ title, description: 'A', description_ru: 'А', active: true, active_from: null },
        origin_ids: [...shop.product.originIds],
        prices: [{ count: 1, unit: 'month', amount: 9.9 } as const],
      };
      return sends(createProduct, owner, { body }, () =>
        countBy('products where title = $1', title),
      );
    }),
    one(duplicateProduct, async () => {
      const { id } = await buildProduct(platform);
      const copies = 'products where title = (select title from products where id = $1)';
      return sends(duplicateProduct, owner, { params: { id: String(id) } }, async () => {
        return (await countBy(copies, id)) - 1;
      });
    }),
    one(createMacro, async () => {
      const name = unique();
      return sends(createMacro, owner, { body: { name, action: null, ...texts } }, () =>
        countBy('macros where name = $1', name),
      );
    }),
    one(runMacro, async () => {
      const { params, paymentId, buyer } = await bought();
      const draft = { name: unique(), action: { kind: 'extend', days: 3 }, ...texts } as const;
      const { body: macro } = await app.call(createMacro, { body: draft }, owner);
      const ticket = await buildTicket(app, buyer.token, { payment: paymentId });
      const of = { id: ticket, macro: macro.id };
      const query = { target: params.id };
      const { body: seen } = await app.call(previewMacro, { params: of, query }, owner);
      const body = { id: randomUUID(), seen: seen.seen, target: params.id };
      return sends(runMacro, owner, { params: of, body }, () =>
        actsOn('subscriptions.extend', params.id),
      );
    }),
    one(addNote, async () => {
      const { id } = await shop.newBuyer();
      const body = { content: unique(), pinned: false };
      return sends(addNote, owner, { params: { id }, body }, () =>
        countBy('user_notes where user_id = $1', id),
      );
    }),
    one(giveSubscription, async () => {
      const { id: user } = await shop.newBuyer();
      const body = { user, product: shop.product.id, duration: '1 mon', reason };
      return sends(giveSubscription, owner, { body }, () => grantsOf(user));
    }),
    one(extendSubscription, async () => {
      const { params, seen, buyer } = await bought();
      const { seen_end } = await seen();
      const body = { days: 7, seen_end, reason };
      return sends(extendSubscription, owner, { params, body }, async () => {
        return (await grantsOf(buyer.id)) - 1;
      });
    }),
    one(shortenSubscription, async () => {
      const { params, seen } = await bought();
      const { seen_end } = await seen();
      const body = { days: 7, seen_end, reason };
      return sends(shortenSubscription, owner, { params, body }, () =>
        actsOn('subscriptions.shorten', params.id),
      );
    }),
    one(moveSubscription, async () => {
      const { params, seen } = await bought();
      const { id: user } = await shop.newBuyer();
      const { seen_end } = await seen();
      return sends(moveSubscription, owner, { params, body: { user, seen_end, reason } }, () =>
        grantsOf(user),
      );
    }),
    one(reissueLink, async () => {
      const product = await buildProduct(platform);
      const [originId = 0] = product.originIds;
      const links = [1, 2].map(() => `https://links.example/${randomUUID()}`);
      const at = app.clock.now();
      await importStock(platform.db, platform, { originId, kind: 'unique', links, at });
      const { id: user } = await shop.newBuyer();
      const given = { user, product: product.id, duration: '1 mon', reason };
      const { body: subscription } = await app.call(giveSubscription, { body: given }, owner);
      const params = { id: subscription.id };
      const { body: seen } = await app.call(readSubscription, { params }, owner);
      const seen_item = seen.links[0]?.item?.id ?? '';
      const input = {
        params: { ...params, origin: String(originId) },
        body: { seen_item, reason },
      };
      return sends(reissueLink, owner, input, () => actsOn('subscriptions.reissue', params.id));
    }),
    one(importStockItems, async () => {
      const { originIds } = await buildProduct(platform);
      const line = `https://stock.example/${randomUUID()}`;
      return {
        async send(url, key) {
          const form = new FormData();
          form.append('file', new Blob([line]), 'items.txt');
          const path = importStockItems.path.replace(':id', String(originIds[0]));
          const response = await fetch(`${url}${path}?kind=unique&mode=import`, {
            method: 'POST',
            headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': key },
            body: form,
          });
          return { status: response.status, body: await response.json() };
        },
        count: () => countBy('stock_items where origin_id = $1', originIds[0]),
      };
    }),
    one(noteOnTicket, async () => {
      const content = unique();
      const params = { id: await newTicket() };
      return sends(noteOnTicket, owner, { params, body: { content } }, () =>
        messagesSaying(content),
      );
    }),
    one(replyToTicket, async () => {
      const content = unique();
      const params = { id: await newTicket() };
      return sends(replyToTicket, owner, { params, body: { content } }, () =>
        messagesSaying(content),
      );
    }),
    one(createTicket, async () => {
      const buyer = await shop.newBuyer();
      const body = { title: 'A question', header_message: 'How does it work?' };
      return sends(createTicket, buyer, { body }, () =>
        countBy('tickets where user_id = $1', buyer.id),
      );
    }),
    one(sendMessage, async () => {
      const buyer = await shop.newBuyer();
      const content = unique();
      const body = { content, ticket: await buildTicket(app, buyer.token) };
      return sends(sendMessage, buyer, { body }, () => messagesSaying(content));
    }),
    one(startPayment, async () => order(await shop.newBuyer(), { gateway: 'free' }), ' by card'),
    one(
      startPayment,
      async () => {
        const promocode = randomUUID().slice(0, 12).toUpperCase();
        await buildPromo(platform, {
          code: promocode,
          discount_percent: 10_000,
          per_user_limit: 9,
        });
        return order(await shop.newBuyer(), { gateway: 'free', promocode });
      },
      ' for nothing',
    ),
    one(startPayment, async () => order(await rich(), { gateway: 'balance' }, 1), ' by balance'),
    one(requestPayout, async () => {
      const partner = await rich();
      const body = {
        amount: 60,
        network: 'usdt_trc20',
        address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
        password: partner.password,
      } as const;
      return sends(requestPayout, partner, { body }, () =>
        countBy('payouts where user_id = $1', partner.id),
      );
    }),
    one(refundPayment, () => refunding('gateway'), ' by the gateway'),
    one(refundPayment, () => refunding('balance'), ' to the balance'),
    one(repayRefund, async () => {
      const { paymentId } = await bought();
      const moody = createMoodyGateway(shop.payment);
      moody.mood = 'pending';
      const asked = { paymentId, way: 'gateway', access: 'keep', amount: 'all' } as const;
      const by = { operator: owner, request: { ip: '127.0.0.1' }, reason };
      await requestRefund(platform, moody.gateways, withoutKey(platform), {
        ...{ ...asked, ...by },
        expectedRefunded: 0,
      });
      moody.turn(paymentId, 'failed');
      advance(7 * 3_600_000);
      await followRefunds(platform, moody.gateways);
      const body = { way: 'balance', expected_owed: 200, reason } as const;
      return sends(repayRefund, owner, { params: { id: paymentId }, body }, () =>
        countBy("payment_refunds where purpose = 'repay' and payment_id = $1", paymentId),
      );
    }),
  ];
}

/** Somebody who may do everything and has just confirmed it. */
export async function buildConfirmedOwner(shop: RefundShop): Promise<TestOperator> {
  const owner = await buildOperator(shop.app);
  const far = new Date('2100-01-01T00:00:00.000Z');
  await shop.app.platform.db
    .updateTable('operator_sessions')
    .set({ ends_at: far, last_seen_at: far, confirmed_at: far })
    .execute();
  return owner;
}
