import { readInventory } from '@sesame/contract/console/inventory.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { changeBrand, changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { createTicket } from '@sesame/contract/shop/support.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantAccess, importInventory } from '../../src/domains/access/index.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { buildOperator } from '../build/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../build/build-purchase.ts';
import { buildTicket } from '../build/build-ticket.ts';
import { listRows, updateRows } from '../rows.ts';
import { type Shop, startShop } from '../shops/start-shop.ts';

let mailed: Shop<'mail'>;
let owner: string;
beforeEach(async () => {
  // The payments behind the grants are invented, so the ledger is not verified.
  mailed = await startShop(['mail'], { verifiesLedger: false });
  owner = (await buildOperator(mailed.app)).token;
});
afterEach(() => mailed.stop());

type ChangedSettings = Omit<InputOf<typeof changeSettings>['body'], 'version' | 'reason'>;

async function decide(settings: ChangedSettings): Promise<void> {
  const { app } = mailed;
  const { version } = (await app.call(readSettings, {}, { token: owner })).body;
  const body = { version, reason: 'A test', ...settings };
  expect((await app.call(changeSettings, { body }, { token: owner })).status).toBe(200);
  await expect.poll(() => app.platform.config.shop().limits).toMatchObject(settings);
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

describe('a setting changed by an operator', () => {
  test('moves the first reminder, and a changed name appears in the mail', async () => {
    const { app, mailbox } = mailed;
    await buyMonth();
    await decide({ reminder_days: 7 });
    await app.call(changeBrand, { body: { version: 0, name: 'Beacon' } }, { token: owner });
    await expect.poll(() => app.platform.config.shop().brandName).toBe('Beacon');
    app.clock.set('2026-04-03T12:30:00Z');
    await app.jobs.run('remind-subscriptions');
    await app.jobs.run('send-mails');
    const [mail] = mailbox.mails();
    // A week ahead instead of the default three days; the rest of the title is random.
    expect(mail?.subject).toContain('10.04.2026');
    expect(mail?.text).toContain('Beacon');
    expect(mail?.text).not.toContain('Sesame');
  });

  test('limits the number of open tickets', async () => {
    const { app } = mailed;
    await decide({ open_tickets_max: 1 });
    const { token } = await buildBuyer(app.platform);
    await buildTicket(app, token);
    const body = { title: 'Another', header_message: 'And this?' };
    const { refusal } = await app.call(createTicket, { body }, { token });
    expect(refusal?.code).toBe('too_many_open_tickets');
  });

  test('defines low inventory for a service with items and without a threshold', async () => {
    const { app } = mailed;
    const { platform } = app;
    const [serviceId = 0] = (await buildProduct(platform)).serviceIds;
    const level = async () =>
      (await app.call(readInventory, { params: { id: String(serviceId) } }, { token: owner })).body
        .level;
    const alerts = async () => {
      await app.jobs.run('watch-inventory');
      return listRows(platform.db, 'alerts', { kind: 'inventory_low', resolved_at: null }, [
        'subject',
      ]);
    };
    await decide({ low_inventory: 3 });
    // This service never had unique items.
    expect(await alerts()).toEqual([]);
    const at = platform.clock.now();
    const links = ['https://a.example/1', 'https://a.example/2'];
    await importInventory(platform.db, platform, { serviceId, kind: 'unique', links, at });
    expect(await level()).toBe('low');
    expect(await alerts()).toEqual([{ subject: String(serviceId) }]);
    await decide({ low_inventory: 0 });
    expect(await level()).toBe('good');
    expect(await alerts()).toEqual([]);
    // An empty service is reported with any threshold, before a buyer waits.
    await updateRows(platform.db, 'inventory_items', { service_id: serviceId }, { retired_at: at });
    expect(await level()).toBe('empty');
    expect(await alerts()).toEqual([{ subject: String(serviceId) }]);
    const { body } = await app.call(getOverview, { query: { days: '7' } }, { token: owner });
    expect(body.attention.low_inventory).toBe(1);
  });
});
