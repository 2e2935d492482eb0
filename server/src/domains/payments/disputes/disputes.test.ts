import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import {
  acceptDispute,
  downloadEvidence,
  previewEvidence,
  sendDisputeEvidence,
  uploadDisputeFile,
} from '@sesame/contract/console/payments/disputes.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import type { RunningGateway } from '@sesame/emulators/kit/gateway.ts';
import type { Outcome } from '@sesame/emulators/kit/outcomes.ts';
import { startPayPal } from '@sesame/emulators/paypal/start-paypal.ts';
import { startStripe } from '@sesame/emulators/stripe/start-stripe.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'refunds' | 'mail' | 'folder'>;
let emulators: Record<'stripe' | 'paypal', RunningGateway>;
let now = () => new Date();

beforeAll(async () => {
  const options = { retryDelaysMs: [], now: () => now() };
  const [stripe, paypal] = await Promise.all([startStripe(options), startPayPal(options)]);
  emulators = { stripe, paypal };
  const env = { ...stripe.shopSettings, ...paypal.shopSettings };
  shop = await startShop(['refunds', 'mail', 'folder'], { env });
  now = () => shop.app.clock.now();
  for (const provider of ['stripe', 'paypal'] as const) {
    emulators[provider].setWebhookUrl(`${shop.app.url}/api-payment/api/v1/webhook/${provider}`);
    await insertRows(shop.app, 'payment_methods', {
      gateway: provider,
      provider,
      category: 'worldwide',
      title: provider,
      title_ru: provider,
      fee_percent: 0,
    });
  }
});
afterEach(async () => {
  for (const emulator of Object.values(emulators)) {
    emulator.faults.set({});
    emulator.switches.set({});
  }
  await shop.expectClean();
});
afterAll(async () => {
  await shop.stop();
  await Promise.all(Object.values(emulators).map((emulator) => emulator.stop()));
});

async function quiet() {
  for (let round = 0; round < 2; round++) {
    await Promise.all(Object.values(emulators).map((emulator) => emulator.webhooksIdle()));
    await shop.settled();
  }
}

async function decide(provider: 'stripe' | 'paypal', id: string, ...outcomes: Outcome[]) {
  for (const outcome of outcomes) {
    await emulators[provider].decide(id, outcome);
    await quiet();
  }
}

/** A purchase at 200.00 that was paid. */
async function bought(provider: 'stripe' | 'paypal'): Promise<string> {
  const order = { priceId: shop.expensivePriceId, gateway: provider };
  const { body } = await shop.pay(await shop.newBuyer(), order);
  await decide(provider, body.payment_id, 'pay');
  return body.payment_id;
}

const detail = async (id: string) =>
  (await shop.app.call(getConsolePayment, { params: { id } }, shop.operator)).body;
const openAlerts = async (id: string) => {
  const { body } = await shop.app.call(listAlerts, { query: { state: 'open' } }, shop.operator);
  return body.filter(({ payment_id }) => payment_id === id);
};

describe.each([
  ['stripe', 'product_not_received', 'needs_response, product_not_received'],
  [
    'paypal',
    'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    'WAITING_FOR_SELLER_RESPONSE, CHARGEBACK, MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  ],
] as const)('a dispute at %s', (provider, dispute_reason, gateway_status) => {
  test('is known with its reason and date, is alerted to and found, and ends as reported', async () => {
    const id = await bought(provider);
    emulators[provider].switches.set({ dispute_reason });
    await decide(provider, id, 'dispute');
    const due = new Date(shop.app.clock.now().getTime() + 9 * 86_400_000);
    due.setUTCMilliseconds(0);
    const { disputes, next_step } = await detail(id);
    expect(disputes).toMatchObject([
      {
        state: 'needs_answer',
        reason: 'not_received',
        gateway_status,
        amount: { amount: 200, currency: 'USD' },
        due_at: due.toISOString(),
        accepted_actions: ['evidence', 'accept'],
      },
    ]);
    expect(next_step).toMatchObject({ kind: 'answer_dispute', due_at: due.toISOString() });
    expect(await openAlerts(id)).toMatchObject([
      { kind: 'payment_disputed', due_at: due.toISOString(), detail: { reason: 'not_received' } },
    ]);
    const found = await shop.app.call(
      listConsolePayments,
      { query: { dispute: 'needs_answer' } },
      shop.operator,
    );
    expect(found.body.map((payment) => payment.id)).toEqual([id]);
    await decide(provider, id, 'dispute_won');
    expect((await detail(id)).disputes).toMatchObject([
      { state: 'won', due_at: null, accepted_actions: [] },
    ]);
    expect(await openAlerts(id)).toEqual([]);
  });

  test('that was lost keeps its facts', async () => {
    const id = await bought(provider);
    await decide(provider, id, 'dispute', 'dispute_lost');
    expect(await detail(id)).toMatchObject({
      state: 'dispute_lost',
      disputes: [{ state: 'lost', due_at: null }],
    });
  });
});

test('alerts are listed by what is due first, and the mail names the date', async () => {
  const later = await bought('stripe');
  shop.app.clock.advance(-86_400_000);
  const sooner = await bought('stripe');
  await decide('stripe', sooner, 'dispute');
  shop.app.clock.advance(86_400_000);
  await decide('stripe', later, 'dispute');
  const { body } = await shop.app.call(listAlerts, { query: { state: 'open' } }, shop.operator);
  const due = body.flatMap(({ due_at }) => due_at ?? []);
  expect(due).toEqual([...due].sort());
  expect(body[0]?.payment_id).toBe(sooner);
  const next = await shop.app.call(
    listAlerts,
    { query: { state: 'open', before: String(body[0]?.id) } },
    shop.operator,
  );
  expect(next.body).toEqual(body.slice(1));
  await shop.app.jobs.run('announce-operator-events');
  await shop.app.jobs.run('announce-operator-event');
  await shop.app.jobs.run('send-operator-notifications');
  const mails = await shop.mailsTo(shop.operator.email);
  expect(mails.filter(({ text }) => text.includes('Answer by: ')).length).toBeGreaterThan(0);
});

describe('an early fraud warning of Stripe', () => {
  test('proposes a refund, which closes its alert', async () => {
    const id = await bought('stripe');
    await decide('stripe', id, 'fraud_warning');
    expect(await openAlerts(id)).toMatchObject([{ kind: 'fraud_warning' }]);
    const { next_step, events } = await detail(id);
    expect(next_step).toMatchObject({ kind: 'refund_warned', amount: 200 });
    expect(events.filter(({ kind }) => kind === 'fraud_warning')).toHaveLength(1);
    expect((await shop.refund(id)).status).toBe(200);
    await quiet();
    expect(await openAlerts(id)).toEqual([]);
  });

  test('ends with the dispute that it warned of', async () => {
    const id = await bought('stripe');
    await decide('stripe', id, 'fraud_warning', 'dispute');
    expect((await openAlerts(id)).map(({ kind }) => kind)).toEqual(['payment_disputed']);
  });
});

describe.each(['stripe', 'paypal'] as const)('answering a dispute at %s', (provider) => {
  async function disputed() {
    const id = await bought(provider);
    await decide(provider, id, 'dispute');
    const [dispute] = (await detail(id)).disputes;
    return { id, params: { id, reference: dispute?.reference ?? '' } };
  }
  const answer = (
    params: { id: string; reference: string },
    body: { note?: string; file?: string | null } = {},
    by = shop.operator,
  ) =>
    shop.app.call(
      sendDisputeEvidence,
      {
        params,
        body: { note: 'See the log.', file: null, reason: 'The access was used', ...body },
      },
      by,
    );
  async function sendAll() {
    await shop.app.jobs.run('send-dispute-answer');
    await quiet();
  }

  test('sends the frozen evidence and a file once, and shows the outcome', async () => {
    const { id, params } = await disputed();
    const preview = await shop.app.call(previewEvidence, { params }, shop.operator);
    const titles = preview.body.sections.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Order', 'Buyer', 'Access', 'Deliveries', 'Messages to the buyer']),
    );
    expect(JSON.stringify(preview.body)).not.toContain('https://');

    const file = await upload(params);
    const answers = await Promise.all([
      answer(params, { file: file.id }),
      answer(params, { file: file.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await detail(id)).toMatchObject({
      next_step: { kind: 'await_dispute' },
      disputes: [
        {
          accepted_actions: [],
          answer: { state: 'requested', has_file: true, attachment: file.name },
        },
      ],
    });
    await sendAll();
    await sendAll();
    expect(await detail(id)).toMatchObject({
      next_step: { kind: 'await_dispute' },
      disputes: [{ state: 'under_review', answer: { kind: 'evidence', state: 'sent' } }],
    });
    expect((await answer(params)).refusal?.code).toMatch(/^dispute_/);
    const sent = await download(params, 'pdf');
    expect(sent.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await download(params, 'pdf')).toEqual(sent);
    expect(JSON.parse(String(await download(params, 'json')))).toMatchObject({
      evidence: { title: expect.stringContaining('P-') },
    });
    const audit = await listRows(shop.app, 'audit_events', { subject: `payment:${id}` }, [
      'action',
    ]);
    expect(audit.map(({ action }) => action).slice(0, 2)).toEqual([
      'payments.dispute_evidence',
      'payments.download_evidence',
    ]);
    await decide(provider, id, 'dispute_won');
    expect((await detail(id)).disputes).toMatchObject([
      { state: 'won', answer: { state: 'sent' } },
    ]);
  });

  test('is repeated under the same key when the gateway gave no answer', async () => {
    const { id, params } = await disputed();
    emulators[provider].faults.set({ status: 'work_then_500', once: true });
    expect((await answer(params)).status).toBe(200);
    await shop.app.jobs.run('send-dispute-answer').catch(() => undefined);
    await quiet();
    shop.app.clock.advance(60_000);
    await sendAll();
    expect((await detail(id)).disputes).toMatchObject([
      { state: 'under_review', answer: { state: 'sent' } },
    ]);
  });

  test('can be made again after the gateway refused it', async () => {
    const { id, params } = await disputed();
    // The gateway has decided, and its webhook is lost.
    emulators[provider].faults.set({ webhooks: 'none' });
    await decide(provider, id, 'dispute_won');
    expect((await answer(params)).status).toBe(200);
    await sendAll();
    const [dispute] = (await detail(id)).disputes;
    expect(dispute?.answer).toMatchObject({ state: 'failed', failure: expect.any(String) });
    shop.app.clock.advance(60_000);
    await shop.app.jobs.run('reconcile-payments');
    await shop.app.jobs.run('sync-payment');
    expect((await detail(id)).disputes).toMatchObject([{ state: 'won' }]);
  });

  test('by giving in loses it', async () => {
    const { id, params } = await disputed();
    const body = { reason: 'The buyer is right' };
    const accepted = await shop.app.call(acceptDispute, { params, body }, shop.operator);
    expect(accepted.body).toMatchObject({ accepted_actions: [], answer: { kind: 'accept' } });
    await sendAll();
    expect(await detail(id)).toMatchObject({
      state: 'dispute_lost',
      disputes: [{ state: 'lost', answer: { state: 'sent' } }],
    });
  });

  test('needs a recent confirmation, the permission to refund, and a known file', async () => {
    const { params } = await disputed();
    const support = await buildOperator(shop.app, { role: 'support' });
    expect((await answer(params, {}, support)).status).toBe(403);
    const unknown = '019a0000-0000-7000-8000-000000000000';
    expect((await answer(params, { file: unknown })).refusal?.code).toBe('attachment_unknown');
    const owner = await buildOperator(shop.app);
    shop.app.clock.advance(11 * 60_000);
    expect((await answer(params, {}, owner)).refusal?.code).toBe('confirmation_required');
  });
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

async function upload({ id, reference }: { id: string; reference: string }) {
  const form = new FormData();
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'письмо buyer 1.pdf');
  const path = uploadDisputeFile.path.replace(':id', id).replace(':reference', reference);
  const response = await fetch(`${shop.app.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.operator.token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  const file = (await response.json()) as { id: string; name: string };
  expect(file.name).toBe('buyer-1.pdf');
  return file;
}

async function download(
  { id, reference }: { id: string; reference: string },
  format: 'pdf' | 'json',
): Promise<Buffer> {
  const path = downloadEvidence.path.replace(':id', id).replace(':reference', reference);
  const response = await fetch(`${shop.app.url}${path}?format=${format}`, {
    headers: { authorization: `Bearer ${shop.operator.token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test('files that were not sent, and the evidence about erased users, are removed', async () => {
  const id = await bought('stripe');
  await decide('stripe', id, 'dispute');
  const [dispute] = (await detail(id)).disputes;
  const params = { id, reference: dispute?.reference ?? '' };
  await upload(params);
  const body = { note: 'See the log.', file: null, reason: 'The access was used' };
  await shop.app.call(sendDisputeEvidence, { params, body }, shop.operator);
  const files = async () =>
    (
      await shop.app.platform.db
        .selectFrom('dispute_files')
        .select('file')
        .where('payment_id', '=', id)
        .where('file', '<>', '')
        .execute()
    ).length;
  expect(await files()).toBe(2);
  shop.app.clock.advance(25 * 3_600_000);
  await shop.app.jobs.run('remove-dispute-files');
  expect(await files()).toBe(1);
  const { user_id } = await shop.payment(id);
  await updateRows(shop.app, 'users', { id: user_id }, { deleted_at: shop.app.clock.now() });
  await shop.app.jobs.run('remove-dispute-files');
  expect(await files()).toBe(0);
  const [sent] = (await detail(id)).disputes;
  expect(sent?.answer).toMatchObject({ has_file: false, note: '' });
});
