import { expect } from 'vitest';
import { importInventory } from '../../../src/domains/access/index.ts';
import { type Buyer, buildProduct } from '../../build/build-purchase.ts';
import { getRow, updateRows } from '../../rows.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { TestSetup } from '../start-test-setup.ts';
import {
  after,
  chargedFor,
  decline,
  deliver,
  expectPaidOnce,
  needsDecline,
  renewalOf,
  renewing,
  run,
  subscriptionOf,
  toCharge,
} from './renewing.cases.ts';
import { savingOf, tokenOf } from './saving.cases.ts';

/** Renewals at their limits: an answer that never comes, an offer that changes, an erased account, the last attempt. */

/** The same setup with a separate product, which a case may change; `unique` has one item, which the first buyer gets. */
async function withOwnProduct(
  setup: TestSetup,
  kind: 'template' | 'unique' = 'template',
): Promise<TestSetup> {
  const { platform } = setup.second;
  const product = await buildProduct(platform);
  const links = [`https://own.example/${kind === 'unique' ? product.id : '{subscription}'}`];
  for (const serviceId of product.serviceIds) {
    const at = platform.clock.now();
    await importInventory(platform.db, platform, { serviceId, kind, links, at });
  }
  return { ...setup, product };
}

async function changePrice({ second, product }: TestSetup, cents: number): Promise<void> {
  const { db } = second.platform;
  const created_at = second.clock.now();
  const newer = await db
    .insertInto('prices')
    .values({
      ...{ product_id: product.id, duration_count: 1, duration_unit: 'month' },
      ...{ amount_cents: cents, replaced_by: null, archived_at: null, created_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const replaced = { archived_at: created_at, replaced_by: newer.id };
  await updateRows(db, 'prices', { id: product.priceId }, replaced);
}

async function expectSkipped(setup: TestSetup, buyer: Buyer, why: string): Promise<void> {
  const { renewal, attempts } = await renewalOf(setup, buyer);
  expect(renewal).toMatchObject({ state: 'skipped', close_reason: why });
  expect(attempts).toEqual([]);
  expect(await chargedFor(setup, buyer)).toEqual([]);
  const agreement = await getRow(setup.second, 'renewal_agreements', { user_id: buyer.id });
  expect(agreement.stop_reason).toBe(why);
}

export const renewalLimitCases: readonly ConformanceCase[] = [
  renewing(
    'a charge without an answer for longer than its key holds waits for an operator, and still settles',
    async (setup) => {
      const { emulator } = setup;
      const buyer = await toCharge(setup);
      const place = savingOf(setup).chargedAt ?? 'create';
      await emulator.setFaults({ [place]: 'work_then_500', status: 'refuse_500' });
      await run(setup);
      await emulator.setFaults({ [place]: 'refuse_500', status: 'refuse_500' });
      for (const hours of [0.2, 26]) await after(setup, hours);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      expect(renewal.state).toBe('charging');
      expect(attempts).toMatchObject([{ state: 'unknown' }]);
      expect(await chargedFor(setup, buyer)).toHaveLength(1);
      const { id: subscription } = await subscriptionOf(setup, buyer);
      expect(await setup.alerts('renewal_stuck')).toContain(subscription);
      await emulator.setFaults({});
      await deliver(setup);
      // Webhooks that were signed a day ago are refused by some; a sync finds those payments.
      const id = attempts[0]?.payment_id ?? '';
      if ((await setup.payment(id)).state === 'pending') await setup.sync({ id });
      await run(setup);
      await expectPaidOnce(setup, buyer);
    },
  ),
  renewing(
    'a price that was raised, or a product that is not sold any more, is not charged',
    async (setup) => {
      const changes = {
        price_raised: (own: TestSetup) => changePrice(own, 491),
        not_sold: ({ second, product }: TestSetup) =>
          updateRows(second, 'products', { id: product.id }, { active: false }),
      };
      for (const [why, change] of Object.entries(changes)) {
        const own = await withOwnProduct(setup);
        const buyer = await toCharge(own);
        await change(own);
        await run(own);
        await expectSkipped(own, buyer, why);
      }
    },
  ),
  renewing(
    'a price that was lowered is charged, and with an empty inventory the item is kept',
    async (setup) => {
      const own = await withOwnProduct(setup, 'unique');
      const buyer = await toCharge(own);
      const free = { service_id: own.product.serviceIds[0] ?? 0, assigned_to: null };
      const items = own.second.platform.db.selectFrom('inventory_items').select('id');
      expect(
        await items
          .where('service_id', '=', free.service_id)
          .where('assigned_to', 'is', null)
          .execute(),
      ).toEqual([]);
      await changePrice(own, 390);
      await run(own);
      await expectPaidOnce(own, buyer);
      const [first, renewed] = await own.paymentsOf(buyer);
      expect(renewed).toMatchObject({ price_cents: 390, renewal_id: expect.any(String) });
      expect(renewed?.charge_minor).toBeLessThan(first?.charge_minor ?? 0);
      const [charged] = await chargedFor(own, buyer);
      expect(charged?.capturedMinor).toBe(renewed?.charge_minor);
      const { id: subscription_id } = await subscriptionOf(own, buyer);
      const delivery = await getRow(own.second, 'deliveries', { subscription_id });
      expect(delivery.delivered_at).toEqual(expect.any(Date));
    },
  ),
  renewing(
    'an account that is erased with an active agreement is not charged, and its method is forgotten',
    async (setup) => {
      const { second, emulator } = setup;
      const buyer = await toCharge(setup);
      const token = await tokenOf(setup, buyer);
      await updateRows(second, 'users', { id: buyer.id }, { deletion_at: second.clock.now() });
      await second.jobs.run('erase-accounts');
      await second.jobs.run('remove-methods-of-erased');
      await second.jobs.runDue();
      await run(setup);
      await after(setup, 48);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      expect(renewal).toMatchObject({ state: 'canceled', close_reason: 'account_erased' });
      expect(attempts).toEqual([]);
      expect(await chargedFor(setup, buyer)).toEqual([]);
      const { keeps, forgets } = savingOf(setup);
      expect(await keeps(emulator.shopSettings, token)).toBe(!forgets);
      expect(await getRow(second, 'saved_methods', { user_id: buyer.id })).toMatchObject({
        ...{ state: 'removed', sealed: null, forget_state: forgets ? 'done' : 'impossible' },
      });
      const user = await getRow(second, 'users', { id: buyer.id }, ['email']);
      expect(user.email).toMatch(/@deleted\.invalid$/);
    },
  ),
  renewing(
    'a renewal whose attempts are used up is given up, and charged no more',
    async (setup) => {
      const buyer = await toCharge(setup);
      await decline(setup, 'funds');
      // On any date and at any time of day: an attempt waits for payday, a day later at most, and for the morning there.
      for (const hours of [0, 60, 48, 72, 96]) await after(setup, hours);
      const five = Array(5).fill({ state: 'failed', class: 'funds' });
      expect((await renewalOf(setup, buyer)).attempts).toMatchObject(five);
      await setup.emulator.setSwitches({});
      for (const hours of [24, 96, 24 * 10]) await after(setup, hours);
      const { renewal, attempts } = await renewalOf(setup, buyer);
      expect(renewal).toMatchObject({ state: 'given_up', close_reason: 'not_paid' });
      expect(attempts).toHaveLength(5);
      expect(await chargedFor(setup, buyer)).toEqual([]);
    },
    needsDecline('funds'),
  ),
];
