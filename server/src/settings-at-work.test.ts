import { changeBrand, changeSettings, readSettings } from '@sesame/contract/operator-settings.ts';
import { readStock } from '@sesame/contract/operator-stock.ts';
import type { InputOf } from '@sesame/contract/route.ts';
import { createTicket } from '@sesame/contract/support.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildOperator } from '../test/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../test/build-purchase.ts';
import { buildTicket } from '../test/build-ticket.ts';
import { type MailedApp, startMailedApp } from '../test/start-mailed-app.ts';
import { grantAccess, importStock } from './domains/access/index.ts';
import { inTransaction } from './platform/db/transaction.ts';

let mailed: MailedApp;
let owner: string;
beforeEach(async () => {
  // The payments behind the grants were never paid: only that they exist matters here.
  mailed = await startMailedApp({ audit: false });
  owner = (await buildOperator(mailed.app)).token;
});
afterEach(() => mailed.stop());

type Wanted = Omit<InputOf<typeof changeSettings>['body'], 'version' | 'reason'>;

async function decide(wanted: Wanted): Promise<void> {
  const { app } = mailed;
  const { version } = (await app.call(readSettings, {}, { token: owner })).body;
  const body = { version, reason: 'A test', ...wanted };
  expect((await app.call(changeSettings, { body }, { token: owner })).status).toBe(200);
  await expect.poll(() => app.platform.config.shop().limits).toMatchObject(wanted);
}

async function buyMonth(): Promise<void> {
  const { platform, clock } = mailed.app;
  const product = await buildProduct(platform);
  const buyer = await buildBuyer(platform);
  const paymentId = await buildPayment(platform, buyer, product);
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: 1,
      durationUnit: 'month',
      at: clock.now(),
    }),
  );
}

describe('what an operator set', () => {
  test('moves the first reminder, and the mail has the new name', async () => {
    const { app, mailbox } = mailed;
    await buyMonth();
    await decide({ reminder_days: 7 });
    await app.call(changeBrand, { body: { version: 0, name: 'Beacon' } }, { token: owner });
    await expect.poll(() => app.platform.config.shop().brandName).toBe('Beacon');
    app.clock.set('2026-04-03T12:30:00Z');
    await app.jobs.run('remind-subscriptions');
    await app.jobs.run('send-mails');
    const [mail] = mailbox.mails();
    // A week before, where the standard is three days; the rest of the title is made up anew each time.
    expect(mail?.subject).toContain('10.04.2026');
    expect(mail?.text).toContain('Beacon');
    expect(mail?.text).not.toContain('Sesame');
  });

  test('bounds the tickets that are open at once', async () => {
    const { app } = mailed;
    await decide({ open_tickets_max: 1 });
    const { token } = await buildBuyer(app.platform);
    await buildTicket(app, token);
    const body = { title: 'Another', header_message: 'And this?' };
    const { refusal } = await app.call(createTicket, { body }, { token });
    expect(refusal?.code).toBe('too_many_open_tickets');
  });

  test('calls stock low where a service has items and no number of its own', async () => {
    const { app } = mailed;
    const { platform } = app;
    const [originId = 0] = (await buildProduct(platform)).originIds;
    const level = async () =>
      (await app.call(readStock, { params: { id: String(originId) } }, { token: owner })).body
        .level;
    const alerts = async () => {
      await app.jobs.run('watch-stock');
      return platform.db
        .selectFrom('alerts')
        .select('subject')
        .where('kind', '=', 'stock_low')
        .where('resolved_at', 'is', null)
        .execute();
    };
    await decide({ low_stock: 3 });
    // Nothing was ever given out one by one here.
    expect(await alerts()).toEqual([]);
    const at = platform.clock.now();
    const links = ['https://a.example/1', 'https://a.example/2'];
    await importStock(platform.db, platform, { originId, kind: 'unique', links, at });
    expect(await level()).toBe('low');
    expect(await alerts()).toEqual([{ subject: String(originId) }]);
    await decide({ low_stock: 0 });
    expect(await level()).toBe('good');
    expect(await alerts()).toEqual([]);
  });
});
