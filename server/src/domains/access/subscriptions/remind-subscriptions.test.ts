import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BuiltProduct,
  type Buyer,
  buildBuyer,
  buildPayment,
  buildProduct,
} from '../../../../test/build/build-purchase.ts';
import { listRows, updateRows } from '../../../../test/rows.ts';
import { mailEnv } from '../../../../test/shops/parts/mail.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { type Shop, startShop } from '../../../../test/shops/start-shop.ts';
import type { DurationUnit } from '../../../database.types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { grantAccess } from '../grants/grant-access.ts';
import { reverseGrant } from '../grants/reverse-grant.ts';

let mailed: Shop<'mail'>;
let product: BuiltProduct;
let buyer: Buyer;
/** 2026-03-10T12:00Z; a month of access ends on 2026-04-10T12:00Z. */
let start: Date;
beforeEach(async () => {
  // The payments of these grants were never settled, so ledger verification is off.
  mailed = await startShop(['mail'], { verifiesLedger: false });
  start = mailed.app.clock.now();
  product = await buildProduct(mailed.app.platform);
  buyer = await buildBuyer(mailed.app.platform);
});
afterEach(() => mailed.stop());

async function buy(count: number, unit: DurationUnit): Promise<string> {
  const { platform, clock } = mailed.app;
  const paymentId = await buildPayment(platform, buyer, product);
  await inTransaction(platform.db, (tx) =>
    grantAccess(tx, platform, {
      paymentId,
      userId: buyer.id,
      productId: product.id,
      durationCount: count,
      durationUnit: unit,
      at: clock.now(),
    }),
  );
  return paymentId;
}

/** The subjects of all mails so far, oldest first, after the jobs have run at that moment. */
async function subjectsAt(moment: string): Promise<string[]> {
  mailed.app.clock.set(moment);
  await mailed.app.jobs.run('remind-subscriptions');
  await mailed.app.jobs.run('send-mails');
  return mailed.mailbox
    .mails()
    .map(({ subject }) => subject)
    .reverse();
}

describe('the owner of a subscription', () => {
  test('is reminded three days before, one day before and at the end, once each', async () => {
    await buy(1, 'month');
    expect(await subjectsAt('2026-04-07T11:59:00Z')).toEqual([]);
    expect(await subjectsAt('2026-04-07T12:00:00Z')).toHaveLength(1);
    expect(await subjectsAt('2026-04-09T11:59:00Z')).toHaveLength(1);
    expect(await subjectsAt('2026-04-09T12:00:00Z')).toHaveLength(2);
    expect(await subjectsAt('2026-04-10T11:59:00Z')).toHaveLength(2);
    expect(await subjectsAt('2026-04-10T12:00:00Z')).toHaveLength(3);
    const subjects = await subjectsAt('2026-04-11T12:00:00Z');
    const [three, one, ended] = subjects;
    expect(subjects).toHaveLength(3);
    expect(three).toMatch(/ ends on 10\.04\.2026$/);
    expect(one).toMatch(/ ends on 10\.04\.2026$/);
    expect(ended).toMatch(/ has ended$/);
    const texts = mailed.mailbox.mails().map(({ text }) => text);
    expect(texts[2]).toContain('3 days left');
    expect(texts[1]).toContain('1 day left');
    expect(texts[0]).toContain(`/dashboard/subscriptions?order=${product.id}`);

    const countReminders = async () =>
      (await listRows(mailed.app, 'subscription_reminders', {}, ['kind'])).length;
    mailed.app.clock.set('2026-05-10T12:00:00Z');
    await mailed.app.jobs.run('delete-old-reminders');
    expect(await countReminders()).toBe(3);
    mailed.app.clock.set('2026-05-10T12:00:01Z');
    await mailed.app.jobs.run('delete-old-reminders');
    expect(await countReminders()).toBe(0);
  });

  test('is reminded once by two workers at the same time', async () => {
    await buy(1, 'month');
    const second = await startApp({
      databaseUrl: mailed.app.databaseUrl,
      env: mailEnv(mailed.mailbox.smtpUrl),
    });
    for (const clock of [mailed.app.clock, second.clock]) clock.set('2026-04-08T12:00:00Z');
    await Promise.all(
      [mailed.app, second, mailed.app, second].map((app) => app.jobs.run('remind-subscriptions')),
    );
    await Promise.all([mailed.app, second].map((app) => app.jobs.run('send-mails')));
    expect(mailed.mailbox.mails()).toHaveLength(1);
    await second.stop();
  });

  test('is reminded of the new end after a renewal', async () => {
    await buy(1, 'month');
    expect(await subjectsAt('2026-04-08T12:00:00Z')).toHaveLength(1);
    await buy(1, 'month');
    expect(await subjectsAt('2026-04-10T12:00:00Z')).toHaveLength(1);
    const subjects = await subjectsAt('2026-05-08T12:00:00Z');
    expect(subjects).toHaveLength(2);
    expect(subjects[1]).toMatch(/ ends on 10\.05\.2026$/);
  });

  test('is not reminded within a day after buying a short period', async () => {
    await buy(2, 'day');
    expect(await subjectsAt(start.toISOString())).toEqual([]);
    expect(await subjectsAt('2026-03-11T11:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-03-11T13:00:00Z')).toHaveLength(1);
  });

  test('is not reminded of an end that a refund caused', async () => {
    const paymentId = await buy(1, 'month');
    const { platform, clock } = mailed.app;
    clock.set('2026-03-20T12:00:00Z');
    await inTransaction(platform.db, (tx) =>
      reverseGrant(tx, platform, { paymentId, at: clock.now() }),
    );
    expect(await subjectsAt('2026-03-20T12:01:00Z')).toEqual([]);
    expect(await subjectsAt('2026-03-21T13:00:00Z')).toEqual([]);
  });

  test('is not reminded of an end long past', async () => {
    await buy(1, 'month');
    expect(await subjectsAt('2026-04-12T12:00:00Z')).toEqual([]);
  });

  test('is not reminded once the account is deleted', async () => {
    await buy(1, 'month');
    await updateRows(mailed.app, 'users', { id: buyer.id }, { deleted_at: start });
    expect(await subjectsAt('2026-04-08T12:00:00Z')).toEqual([]);
  });
});
