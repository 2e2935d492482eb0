import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changeRate } from '@sesame/contract/console/payments/gateways.ts';
import {
  findTransfers,
  listTransferProofs,
  openTransferProof,
  readTransfer,
} from '@sesame/contract/console/payments/transfers.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { exportData } from '@sesame/contract/shop/account.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { sendTransferProof } from '@sesame/contract/shop/transfers.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildUser } from '../../../../test/build/build-user.ts';
import { insertRows, listRows, updateRows } from '../../../../test/rows.ts';
import { pdf } from '../../../../test/shops/parts/transfers.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp } from '../../../../test/shops/start-app.ts';

let finance: TestOperator;
let owner: TestOperator;
const test = shopTest(['transfers']);
const { shop } = test;
test.beforeAll(async () => {
  await signIn();
});

async function signIn() {
  finance = await buildOperator(shop.app, { role: 'finance' });
  owner = await buildOperator(shop.app, { role: 'owner' });
}
/** Signs in again, because the operators' sessions expire meanwhile. */
async function wait(ms: number) {
  shop.app.clock.advance(ms);
  await signIn();
}

const alertsOf = async (subject: string) =>
  (await listRows(shop.app, 'alerts', { subject }, ['kind'])).map(({ kind }) => kind);
const openProof = (proof: string, { token }: { token: string }) =>
  fetch(shop.app.url + openTransferProof.path.replace(':id', proof), {
    headers: { authorization: `Bearer ${token}` },
  });
const filesOnDisk = async () =>
  (await readdir(join(shop.folder, 'media')).catch(() => [])).filter((name) =>
    name.startsWith('proof-'),
  );

describe('the page of a transfer', () => {
  test('shows the bank account details, the amount, the deadline and the reference', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const { body } = await shop.transfer(buyer, id);
    expect(body).toMatchObject({
      id,
      state: 'waiting',
      total: 4.9,
      duration: '1 mon',
      reference: expect.stringMatching(/^\d{9}$/),
      bank_details: {
        recipient: 'Ivan P.',
        bank: 'Example Bank',
        account: '0000 1234 5678 9012',
        kind: 'card',
        note: 'On working days.',
        note_ru: '',
      },
      proof_at: null,
      refusal: null,
      proofs_left: 5,
    });
    expect(body.charge).toBeUndefined();
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body.payments).toMatchObject([{ id, transfer: 'waiting' }]);
    const timeout = Date.parse(body.expires_at) - Date.parse(body.created_at);
    expect(timeout).toBe(24 * HOUR_MS);
  });

  test('charges rubles at the frozen rate of the order', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer, 'transfer-rub');
    const { body } = await shop.transfer(buyer, id);
    expect(body.charge).toMatchObject({ amount: 392, currency: 'RUB', rate: 80 });
  });

  test('is 404 to other buyers, who cannot send a proof of payment either', async () => {
    const [buyer, other] = [await shop.newBuyer(), await shop.newBuyer()];
    const id = await shop.order(buyer);
    expect((await shop.transfer(other, id)).status).toBe(404);
    expect((await shop.transfer(buyer, randomUUID())).status).toBe(404);
    expect(await shop.send(other, id)).toEqual({ status: 404, code: 'not_found' });
    expect((await shop.transfer({ token: 'A'.repeat(43) }, id)).status).toBe(401);
    expect((await shop.payment(id)).expires_at).toEqual(
      new Date(shop.app.clock.now().getTime() + 24 * HOUR_MS),
    );
  });
});

describe('a proof of payment', () => {
  test('that is an image is re-encoded without appended data', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const png = await sharp({
      create: { width: 900, height: 400, channels: 3, background: '#336699' },
    })
      .png()
      .toBuffer();
    const tail = Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>');
    expect((await shop.send(buyer, id, Buffer.concat([png, tail]))).status).toBe(201);
    const [proof] = (await shop.queue(finance)).find((one) => one.id === id)?.proofs ?? [];
    expect(proof?.type).toBe('image/webp');
    const bytes = Buffer.from(await (await openProof(proof?.id ?? '', finance)).arrayBuffer());
    expect(bytes.includes('<?php')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900 });
  });

  test('that is a PDF is stored unchanged, is download-only, and opening it is recorded', async () => {
    const { id, proof } = await shop.sent(finance);
    const { body } = await shop.app.call(
      findTransfers,
      { query: { reference: (await shop.queue(finance)).at(-1)?.reference ?? '' } },
      finance,
    );
    expect(body[0]?.id).toBe(id);
    const byId = await shop.app.call(readTransfer, { params: { id } }, finance);
    expect(byId.body).toEqual(body[0]);
    const answer = await openProof(proof, finance);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''proof-${body[0]?.reference}.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const events = await listRows(shop.app, 'audit_events', { subject: `payment:${id}` }, [
      'action',
      'operator_id',
    ]);
    expect(events).toEqual([{ action: 'transfers.open_proof', operator_id: finance.id }]);
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['PHP', '<?php echo 1; ?>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
    ['an empty file', ''],
  ])('that is %s is refused and does not change the payment', async (_what, content) => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const answer = await shop.send(buyer, id, Buffer.from(content, 'latin1'));
    expect(answer).toEqual({ status: 400, code: 'attachment_type' });
    expect(await shop.state(buyer, id)).toBe('waiting');
  });

  test('may have 10 MB, but not a byte more', async () => {
    const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')]);
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const tooLarge = await shop.send(buyer, id, filled(ATTACHMENT_MAX_BYTES + 1));
    expect(tooLarge).toEqual({ status: 413, code: 'attachment_too_large' });
    expect((await shop.send(buyer, id, filled(ATTACHMENT_MAX_BYTES))).status).toBe(201);
  });

  test('is not served as media and cannot be opened by buyers', async () => {
    const { buyer, proof } = await shop.sent(finance);
    for (const file of await filesOnDisk()) {
      expect((await fetch(`${shop.app.url}/media/${file}`)).status).toBe(404);
    }
    expect((await openProof(proof, buyer)).status).toBe(401);
    expect((await openProof(randomUUID(), finance)).status).toBe(404);
  });

  test('is accepted once when several are sent at the same time', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.send(buyer, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['proof_waiting']));
    const [listed] = (await shop.queue(finance)).filter((one) => one.id === id);
    expect(listed?.proofs).toHaveLength(1);
  });

  test('is accepted five times at most', async () => {
    const buyer = await shop.newBuyer();
    const id = await shop.order(buyer);
    for (let time = 0; time < 5; time++) {
      expect((await shop.send(buyer, id)).status).toBe(201);
      const waiting = (await shop.queue(finance)).find((one) => one.id === id);
      await shop.refuse(finance, waiting?.proofs.at(-1)?.id ?? '');
    }
    expect((await shop.transfer(buyer, id)).body.proofs_left).toBe(0);
    expect(await shop.send(buyer, id)).toEqual({ status: 409, code: 'proof_limit_reached' });
  });

  test('for a paid transfer is refused', async () => {
    const { buyer, id } = await shop.sent(finance);
    await shop.accept(finance, id);
    expect(await shop.send(buyer, id)).toEqual({ status: 409, code: 'transfer_state_changed' });
  });
});

describe('while a proof of payment waits', () => {
  test('the payment does not expire and is shown in the dashboard', async () => {
    const { buyer, id } = await shop.sent(finance);
    await wait(25 * HOUR_MS);
    await shop.app.jobs.run('expire-payments');
    await shop.app.jobs.run('reconcile-payments');
    expect(await shop.state(buyer, id)).toBe('checking');
    const { body } = await shop.app.call(isPaymentPending, {}, buyer);
    expect(body.payments).toMatchObject([{ id, transfer: 'checking' }]);
  });

  test('ordering again returns the same payment, even after a change of the rate', async () => {
    const { buyer, id } = await shop.sent(finance, 'transfer-rub');
    shop.app.clock.advance(31 * 60_000);
    await signIn();
    const rate = (to: number | null) =>
      shop.app.call(changeRate, { body: { rate: to, reason: 'A new day' } }, owner);
    await rate(95);
    expect(await shop.order(buyer, 'transfer-rub')).toBe(id);
    await rate(null);
  });

  test('for more than three days, one alert is raised', async () => {
    const { id } = await shop.sent(finance);
    await wait(72 * HOUR_MS);
    await shop.app.jobs.run('alert-unchecked-proofs');
    expect(await alertsOf(id)).toEqual([]);
    shop.app.clock.advance(1);
    await shop.app.jobs.run('alert-unchecked-proofs');
    await shop.app.jobs.run('alert-unchecked-proofs');
    expect(await alertsOf(id)).toEqual(['proof_unchecked']);
  });

  test('it is in the queue, longest waiting first, with pages', async () => {
    const first = await shop.sent(finance);
    shop.app.clock.advance(1_000);
    const second = await shop.sent(finance);
    const ids = (await shop.queue(finance)).map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    const { body } = await shop.app.call(
      listTransferProofs,
      { query: { after: first.id } },
      finance,
    );
    expect(body.map(({ id }) => id)).toEqual([second.id]);
    await shop.accept(finance, first.id);
    const again = await shop.app.call(listTransferProofs, { query: { after: first.id } }, finance);
    expect(again.body.map(({ id }) => id)).toEqual([second.id]);
    const nowhere = { query: { after: randomUUID() } };
    expect((await shop.app.call(listTransferProofs, nowhere, finance)).status).toBe(404);
  });
});

describe('a rejected proof of payment', () => {
  test('shows the reason to the buyer and extends the deadline by a day', async () => {
    const { buyer, id, proof } = await shop.sent(finance);
    await wait(48 * HOUR_MS);
    expect((await shop.refuse(finance, proof, 'The sum is not readable')).status).toBe(200);
    const { body } = await shop.transfer(buyer, id);
    expect(body).toMatchObject({
      state: 'refused',
      refusal: 'The sum is not readable',
      proofs_left: 4,
    });
    const pending = await shop.app.call(isPaymentPending, {}, buyer);
    expect(pending.body.payments).toMatchObject([{ id, transfer: 'refused' }]);
    const left = Date.parse(body.expires_at) - shop.app.clock.now().getTime();
    expect(left).toBe(24 * HOUR_MS);
    expect((await shop.send(buyer, id)).status).toBe(201);
    expect(await shop.transfer(buyer, id)).toMatchObject({
      body: { state: 'checking', refusal: null },
    });
  });

  test('lets the payment expire when no other proof is sent', async () => {
    const { buyer, id, proof } = await shop.sent(finance);
    await shop.refuse(finance, proof);
    await wait(24 * HOUR_MS);
    await shop.app.jobs.run('expire-payments');
    expect(await shop.state(buyer, id)).toBe('ended');
  });

  test('is decided once', async () => {
    const { id, proof } = await shop.sent(finance);
    const answers = await Promise.all([
      shop.refuse(finance, proof),
      shop.refuse(owner, proof),
      shop.accept(owner, id),
    ]);
    const refused = answers.slice(0, 2).map(({ status }) => status);
    expect(refused.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers[2]?.status).toBe(200);
    const again = await shop.refuse(finance, proof);
    expect(again).toMatchObject({ status: 409, refusal: { code: 'transfer_state_changed' } });
    expect((await shop.refuse(finance, randomUUID())).status).toBe(404);
  });
});

test('the export of personal data lists the proofs of payment', async () => {
  const person = await buildUser(shop.app);
  const id = await shop.order({ ...person, id: '' });
  await shop.send(person, id);
  const { body } = await shop.app.call(
    exportData,
    { body: { password: person.password } },
    { token: person.token },
  );
  expect(body.payments).toMatchObject([
    { id, proofs: [{ content_type: 'application/pdf', bytes: pdf.length, decision: null }] },
  ]);
});

describe('files', () => {
  test('of uploads that a crash interrupted are removed after an hour', async () => {
    const { proof } = await shop.sent(finance);
    const { platform, clock, jobs } = shop.app;
    const file = `proof-${'0'.repeat(32)}.pdf`;
    await platform.storage.put(file, pdf, 'application/pdf');
    const [{ payment_id } = { payment_id: '' }] = await listRows(
      platform.db,
      'transfer_proofs',
      { id: proof },
      ['payment_id'],
    );
    await insertRows(platform.db, 'transfer_proofs', {
      id: randomUUID(),
      payment_id,
      file,
      content_type: 'application/pdf',
      bytes: pdf.length,
      created_at: clock.now(),
      stored_at: null,
      decision: null,
      decided_at: null,
      decided_by: null,
      decision_reason: null,
    });
    await wait(HOUR_MS);
    await jobs.run('remove-proofs');
    expect(await platform.storage.get(file)).toBeDefined();
    clock.advance(1);
    await jobs.run('remove-proofs');
    expect(await platform.storage.get(file)).toBeUndefined();
    expect((await openProof(proof, finance)).status).toBe(200);
  });

  test('of erased users are removed', async () => {
    const { buyer, id, proof } = await shop.sent(finance);
    await shop.accept(finance, id);
    const { platform, clock, jobs } = shop.app;
    await updateRows(platform.db, 'users', { id: buyer.id }, { deleted_at: clock.now() });
    await jobs.run('remove-proofs');
    expect((await openProof(proof, finance)).status).toBe(404);
  });
});

test('more than ten proofs of payment in an hour are refused', async () => {
  const limited = await startApp({ databaseUrl: shop.app.databaseUrl, limits: true });
  const buyer = await shop.newBuyer();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) {
    const path = sendTransferProof.path.replace(':id', randomUUID());
    const answer = await fetch(limited.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
      body: new FormData(),
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 10)).not.toContain(429);
  await limited.stop();
});
