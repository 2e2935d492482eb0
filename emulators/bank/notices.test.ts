import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoticeMode } from '../kit/faults.ts';
import type { Outcome } from './outcomes.ts';
import type { RunningBank } from './running-bank.ts';
import { startBank } from './start-bank.ts';
import { callBank, openPayment } from './test/call-bank.ts';
import { type ReceivedNotice, type Shop, startShop } from './test/start-shop.ts';

let bank: RunningBank;
let shop: Shop;

beforeEach(async () => {
  shop = await startShop();
  bank = await startBank({ retryDelaysMs: [1, 1, 1, 1, 1] });
});
afterEach(async () => {
  await bank.stop();
  await shop.stop();
});

function isGenuine({ signature, rawBody }: ReceivedNotice, secret = bank.noticeSecret) {
  const [, t, v1] = signature.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  return createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex') === v1;
}

async function decide(outcome: Outcome, amount?: number, before?: Outcome) {
  const { id } = await openPayment(bank, shop.url);
  if (before) {
    bank.decide(id, before);
    await bank.noticesIdle();
    shop.notices.length = 0;
  }
  const answer = await callBank(bank, 'POST', `/v1/payments/${id}/outcome`, { outcome, amount });
  await bank.noticesIdle();
  return answer;
}

describe('what the shop is told', () => {
  it.each<[Outcome, Outcome | undefined, string, string[]]>([
    ['approve', undefined, 'paid', ['payment.paid']],
    ['decline', undefined, 'declined', ['payment.declined']],
    ['expire', undefined, 'expired', ['payment.expired']],
    ['cancel', undefined, 'canceled', ['payment.canceled']],
    ['approve_late', undefined, 'paid', ['payment.expired', 'payment.paid']],
    ['approve_late', 'expire', 'paid', ['payment.paid']],
    ['approve_late', 'cancel', 'paid', ['payment.paid']],
    ['approve_twice', undefined, 'paid', ['payment.paid', 'payment.paid']],
    ['approve_reordered', undefined, 'paid', ['payment.paid', 'payment.declined']],
    ['approve_silently', undefined, 'paid', []],
    ['approve_timeout', undefined, 'paid', []],
    ['refund', 'approve', 'refunded', ['payment.refunded']],
    ['partial_refund', 'approve', 'partially_refunded', ['payment.refunded']],
    ['dispute', 'approve', 'disputed', ['payment.disputed']],
  ])(
    '%s (after %s): the payment is %s, the notices are %j',
    async (outcome, before, status, types) => {
      const answer = await decide(outcome, undefined, before);
      expect(answer.status).toBe(200);
      expect(answer.body.status).toBe(status);
      expect(shop.types()).toEqual(types);
      expect(shop.notices.every((notice) => isGenuine(notice))).toBe(true);
    },
  );

  it('carries the payment as the API shows it, under a recent time', async () => {
    const { body } = await decide('approve');
    const [notice] = shop.notices;
    expect(notice?.event.payment).toEqual(body);
    expect(body).toMatchObject({ paid_amount: 1_068, paid_currency: 'USD' });
    expect(notice?.event.id).toMatch(/^evt_/);
    const signedAt = Number(notice?.signature.match(/^t=(\d+)/)?.[1]);
    expect(Math.abs(signedAt - Date.now() / 1000)).toBeLessThan(60);
  });

  it('sends the copy with the same event id', async () => {
    await decide('approve_twice');
    expect(new Set(shop.notices.map(({ event }) => event.id)).size).toBe(1);
  });

  it('dates the notice that comes too late before the one that came first', async () => {
    await decide('approve_reordered');
    const [first, second] = shop.notices;
    expect(second?.event.created_at).toBeLessThan(Number(first?.event.created_at));
    expect(second?.event.payment).not.toHaveProperty('paid_amount');
  });

  it('signs badly, once', async () => {
    await shop.stop();
    shop = await startShop([400, 400]);
    await decide('approve_bad_signature');
    expect(shop.notices.map((notice) => isGenuine(notice))).toEqual([false]);
  });

  it('captures another amount or another currency', async () => {
    expect((await decide('approve_wrong_amount')).body).toMatchObject({
      amount: 1_068,
      paid_amount: 1_067,
    });
    expect((await decide('approve_wrong_amount', 2_000)).body.paid_amount).toBe(2_000);
    expect((await decide('approve_wrong_currency')).body).toMatchObject({
      currency: 'USD',
      paid_currency: 'EUR',
    });
  });

  it('does not undo what is decided', async () => {
    const { id } = await openPayment(bank, shop.url);
    bank.decide(id, 'decline');
    const answer = await callBank(bank, 'POST', `/v1/payments/${id}/outcome`, {
      outcome: 'approve',
    });
    expect(answer.status).toBe(409);
    expect(bank.payments()).toMatchObject([{ status: 'declined' }]);
  });
});

describe('delivery', () => {
  it('tries again until the shop accepts', async () => {
    await shop.stop();
    shop = await startShop([500, 302]);
    await decide('approve');
    expect(shop.notices).toHaveLength(3);
    expect(new Set(shop.notices.map(({ event }) => event.id)).size).toBe(1);
  });

  it('gives up after five repeats', async () => {
    await shop.stop();
    shop = await startShop(Array(50).fill(503));
    await decide('approve');
    expect(shop.notices).toHaveLength(6);
  });

  it('survives a shop that is not there', async () => {
    const { id } = await openPayment(bank, 'http://127.0.0.1:9');
    bank.decide(id, 'approve');
    await bank.noticesIdle();
    expect(bank.payments()).toMatchObject([{ status: 'paid' }]);
  });

  it('tells of many payments at once, each exactly once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async () => (await openPayment(bank, shop.url)).id),
    );
    for (const id of ids) bank.decide(id, 'approve');
    await bank.noticesIdle();
    expect(shop.notices.map(({ event }) => event.payment.id).sort()).toEqual(ids.sort());
  });

  it.each<[NoticeMode, boolean[]]>([
    ['normal', [true]],
    ['none', []],
    ['twice', [true, true]],
    ['bad_signature', [false]],
    ['delay_ms:5', [true]],
  ])('mode %s: genuine notices %j', async (mode, genuine) => {
    bank.faults.set({ notices: { mode } });
    await decide('approve');
    expect(shop.notices.map((notice) => isGenuine(notice))).toEqual(genuine);
  });

  it('signs with the new secret after a rotation', async () => {
    bank.rotateNoticeSecret('whsec_a_new_one_from_now');
    await decide('approve');
    expect(shop.notices.map((notice) => isGenuine(notice, 'whsec_a_new_one_from_now'))).toEqual([
      true,
    ]);
  });
});
