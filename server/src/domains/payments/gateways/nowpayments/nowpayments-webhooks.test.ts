import { signWebhook } from '@sesame/emulators/nowpayments/sign-webhook.ts';
import { describe, expect, test } from 'vitest';
import { connectNowpayments } from '../../../../../test/network/connect-nowpayments.ts';
import type { Gateway } from '../gateway.ts';

const under = connectNowpayments();

describe('a webhook', () => {
  const now = new Date();
  const body = { payment_id: 4522, payment_status: 'finished', order_id: 'ord_1', invoice_id: 77 };
  const verify = (webhook: object, changes: { secret?: string; through?: Gateway } = {}) => {
    const secret = changes.secret ?? under.emulator.shopSettings.NOWPAYMENTS_IPN_SECRET ?? '';
    return (changes.through ?? under.gateway).verifyWebhook({
      headers: { 'x-nowpayments-sig': signWebhook(webhook, secret) },
      rawBody: Buffer.from(JSON.stringify(webhook)),
      ip: '192.0.2.1',
      now,
    });
  };

  test('arrives once per status and is genuine', async () => {
    const request = under.order();
    await under.gateway.openCheckout(request);
    await under.emulator.decide(request.orderId, 'pay');
    const keys = (await under.verdicts()).map(({ eventKey }) => eventKey.replace(/^\d+ /, ''));
    expect(keys).toEqual(['waiting 0', 'confirming 0', 'finished 13.022475']);
  });

  test('contains the payment to fetch and the order', async () => {
    expect(await verify(body)).toEqual({
      kind: 'payment',
      eventKey: '4522 finished 0',
      reference: null,
      secondaryReference: '4522',
      orderId: 'ord_1',
    });
    expect(await verify({ ...body, order_id: null })).toMatchObject({
      reference: '77',
      orderId: null,
    });
  });

  test('is another event for another amount', async () => {
    const verdict = await verify({ ...body, payment_status: 'partially_paid', actually_paid: 1.5 });
    expect(verdict).toMatchObject({ eventKey: '4522 partially_paid 1.5' });
  });

  test('about a payout is irrelevant', async () => {
    const payout = { id: '1', batch_withdrawal_id: '2', status: 'FINISHED' };
    expect(await verify(payout)).toEqual({ kind: 'irrelevant' });
  });

  test('is refused under another secret, and accepted under each of two', async () => {
    expect(await verify(body, { secret: 'not the secret at all' })).toEqual({ kind: 'forged' });
    expect(await verify(body, { secret: '' })).toEqual({ kind: 'forged' });
    const through = under.connect({
      NOWPAYMENTS_IPN_SECRET: 'the-new-ipn-secret, the-old-ipn-secret',
    });
    for (const secret of ['the-new-ipn-secret', 'the-old-ipn-secret']) {
      expect(await verify(body, { secret, through })).toMatchObject({ kind: 'payment' });
    }
  });

  test('is refused with a bad signature', async () => {
    const request = under.order();
    await under.gateway.openCheckout(request);
    under.emulator.faults.set({ webhooks: 'bad_signature' });
    await under.emulator.decide(request.orderId, 'pay');
    await under.emulator.webhooksIdle();
    expect(under.webhooks).toHaveLength(3);
    expect(await under.verdicts()).toEqual([]);
  });
});
