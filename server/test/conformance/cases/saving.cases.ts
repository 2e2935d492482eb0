import {
  listSavedMethods,
  removeSavedMethod,
  type SavedMethod,
} from '@sesame/contract/shop/saved-methods.ts';
import { expect } from 'vitest';
import type { SavedMethodKey } from '../../../src/domains/payments/gateways/saved-method.ts';
import { readSaving } from '../../../src/domains/payments/history/read-saving.ts';
import { openSavedMethod } from '../../../src/domains/payments/saved-methods/saved-method-secret.ts';
import type { Buyer } from '../../build/build-purchase.ts';
import { callRoute } from '../../shops/start-app.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { ProviderUnderTest } from '../providers-under-test.ts';
import type { SavingUnderTest } from '../saving/saving-under-test.ts';
import type { TestSetup } from '../start-test-setup.ts';

export function needsSaving({ saving }: ProviderUnderTest): string | undefined {
  return typeof saving === 'string' ? saving : undefined;
}

function needsLateSaving({ saving }: ProviderUnderTest): string | undefined {
  if (typeof saving === 'string') return saving;
  return saving.late === undefined ? 'says with the payment what it has saved' : undefined;
}

function needsRefusal({ saving }: ProviderUnderTest): string | undefined {
  if (typeof saving === 'string') return saving;
  return saving.refused === undefined ? 'refuses no payment because of saving' : undefined;
}

export function needsRemoving({ saving }: ProviderUnderTest): string | undefined {
  if (typeof saving === 'string') return saving;
  return saving.remove === undefined ? 'removes no method by itself' : undefined;
}

export function savingOf({ under: { saving } }: TestSetup): SavingUnderTest {
  if (typeof saving === 'string') throw new Error(saving);
  return saving;
}

async function methodsOf({ shop }: TestSetup, buyer: Buyer): Promise<SavedMethod[]> {
  return (await callRoute(shop.url, listSavedMethods, {}, buyer)).body;
}

/** Every row of a buyer's methods, oldest first, also removed ones. */
const rowsOf = ({ second }: TestSetup, { id }: Buyer) =>
  second.platform.db
    .selectFrom('saved_methods')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();

/** How the gateway charges the buyer's only method. */
async function keyOf(setup: TestSetup, buyer: Buyer): Promise<SavedMethodKey> {
  const [row] = await rowsOf(setup, buyer);
  if (row === undefined || row.sealed === null) throw new Error('no method has a token');
  return openSavedMethod(setup.second.platform, { id: row.id, sealed: row.sealed });
}

export const tokenOf = async (setup: TestSetup, buyer: Buyer) => (await keyOf(setup, buyer)).token;

/** Pays an order whose buyer has the method saved. */
async function paySaving(setup: TestSetup, buyer: Buyer) {
  const payment = await setup.order(buyer, { save: true });
  await setup.decide(payment, 'pay');
  return setup.expectState(payment, 'paid');
}

async function forgetRemoved({ second }: TestSetup): Promise<void> {
  // The jobs of the shop are due by its own clock.
  second.clock.set(new Date());
  await second.jobs.run('forget-method');
}

/** Payment methods that buyers have saved. */
export const savingCases: readonly ConformanceCase[] = [
  {
    name: 'a method is saved with its mandate, sealed, and shown by brand and last digits alone',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await setup.order(buyer, { save: true });
      expect(await setup.atProvider(payment)).toMatchObject({ saves: true });
      await setup.decide(payment, 'pay');
      await setup.expectAccess(await setup.expectState(payment, 'paid'), 1);
      const paid = await setup.payment(payment.id);
      expect(await readSaving(setup.second.platform.db, paid, new Date())).toBe('saved');
      const shown = await methodsOf(setup, buyer);
      expect(shown).toMatchObject([{ state: 'active', is_default: true, is_expired: false }]);
      const token = await tokenOf(setup, buyer);
      expect(await savingOf(setup).keeps(setup.emulator.shopSettings, token)).toBe(true);
      const { db, pool } = setup.second.platform;
      expect(JSON.stringify(shown)).not.toContain(token);
      const mandates = db.selectFrom('payment_mandates').select(['version', 'language', 'text']);
      expect(await mandates.where('payment_id', '=', payment.id).execute()).toEqual([
        { version: 1, language: 'en', text: expect.stringContaining('save this payment method') },
      ]);
      const { rows } = await pool.query(
        'select 1 from webhook_events where position($1 in body) > 0',
        [token],
      );
      if (!savingOf(setup).namesToken) expect(rows).toEqual([]);
    },
  },
  {
    name: 'nothing is saved, and the provider is not asked to, unless the buyer wants it',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await setup.order(buyer);
      expect(await setup.atProvider(payment)).toMatchObject({ saves: false });
      await setup.decide(payment, 'pay');
      await setup.expectState(payment, 'paid');
      expect(await rowsOf(setup, buyer)).toEqual([]);
    },
  },
  {
    name: 'a method that the provider does not save leaves the payment good',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      await setup.emulator.setSwitches(savingOf(setup).nothing);
      const payment = await paySaving(setup, buyer);
      await setup.expectAccess(payment, 1);
      expect(await rowsOf(setup, buyer)).toEqual([]);
      const { db } = setup.second.platform;
      const later = new Date(Date.now() + 300_000);
      expect(await readSaving(db, payment, later)).toBe('not_saved');
    },
  },
  {
    name: 'a shop that may not save methods takes the payment, and operators are alerted until it may',
    notApplicable: needsRefusal,
    async run(setup) {
      const { emulator, under } = setup;
      await emulator.setSwitches(savingOf(setup).refused ?? {});
      const buyer = await setup.newBuyer();
      await setup.expectAccess(await paySaving(setup, buyer), 1);
      expect(await rowsOf(setup, buyer)).toEqual([]);
      expect(await setup.alerts('saving_refused')).toContain(under.provider);
      await emulator.setSwitches({});
      await paySaving(setup, await setup.newBuyer());
      const open = setup.second.platform.db
        .selectFrom('alerts')
        .select('subject')
        .where('kind', '=', 'saving_refused')
        .where('resolved_at', 'is', null);
      expect(await open.execute()).toEqual([]);
    },
  },
  {
    name: 'a method that is saved after the payment waits for its webhook, and is recorded once',
    notApplicable: needsLateSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      await setup.emulator.setSwitches(savingOf(setup).late ?? {});
      setup.tap.hold();
      const payment = await setup.order(buyer, { save: true });
      await setup.emulator.decide(payment.id, 'pay');
      await setup.sync(payment);
      await setup.expectState(payment, 'paid');
      const known = savingOf(setup).lateIsUnnamed ? [] : [{ state: 'pending' }];
      expect(await methodsOf(setup, buyer)).toMatchObject(known);
      await setup.emulator.idle();
      for (const webhook of setup.tap.caught()) await setup.tap.deliver(webhook);
      await setup.quiet();
      await expect
        .poll(() => methodsOf(setup, buyer))
        .toMatchObject([{ state: 'active', is_default: true }]);
      await setup.sync(payment);
      expect(await rowsOf(setup, buyer)).toHaveLength(1);
    },
  },
  {
    name: 'the same method again is still one, and the provider forgets a token that it replaces',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      await paySaving(setup, buyer);
      const old = await tokenOf(setup, buyer);
      const [first] = await methodsOf(setup, buyer);
      await paySaving(setup, buyer);
      expect(await methodsOf(setup, buyer)).toEqual([first]);
      await forgetRemoved(setup);
      const { keeps, forgets, keepsToken = false } = savingOf(setup);
      expect((await tokenOf(setup, buyer)) === old).toBe(keepsToken);
      expect(await keeps(setup.emulator.shopSettings, old)).toBe(keepsToken || !forgets);
      const kept = await tokenOf(setup, buyer);
      expect(await keeps(setup.emulator.shopSettings, kept)).toBe(true);
    },
  },
  {
    name: 'a method that its buyer removes is forgotten by the provider, and no late report revives it',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await paySaving(setup, buyer);
      const { token, customer } = await keyOf(setup, buyer);
      const [{ id } = { id: '' }] = await methodsOf(setup, buyer);
      await callRoute(setup.shop.url, removeSavedMethod, { params: { id } }, buyer);
      expect(await methodsOf(setup, buyer)).toEqual([]);
      await forgetRemoved(setup);
      const { keeps, forgets, keepsCustomer } = savingOf(setup);
      expect(await keeps(setup.emulator.shopSettings, token)).toBe(!forgets);
      const hasRecord = await keepsCustomer?.(setup.emulator.shopSettings, customer ?? '');
      expect(hasRecord ?? false).toBe(false);
      await setup.sync(payment);
      expect(await rowsOf(setup, buyer)).toMatchObject([
        { state: 'removed', forget_state: forgets ? 'done' : 'impossible', sealed: null },
      ]);
    },
  },
  {
    name: 'a refund in full removes the method that the payment has saved',
    notApplicable: needsSaving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      const payment = await paySaving(setup, buyer);
      const token = await tokenOf(setup, buyer);
      await setup.refund(payment, 'all');
      await setup.quiet();
      expect(await methodsOf(setup, buyer)).toEqual([]);
      await forgetRemoved(setup);
      const { keeps, forgets } = savingOf(setup);
      expect(await keeps(setup.emulator.shopSettings, token)).toBe(!forgets);
    },
  },
  {
    name: 'a method that is removed at the provider is removed in the shop',
    notApplicable: needsRemoving,
    async run(setup) {
      const buyer = await setup.newBuyer();
      await paySaving(setup, buyer);
      const token = await tokenOf(setup, buyer);
      await savingOf(setup).remove?.(setup.emulator.shopSettings, token);
      await setup.quiet();
      await expect.poll(() => methodsOf(setup, buyer)).toEqual([]);
      await forgetRemoved(setup);
      expect(await rowsOf(setup, buyer)).toMatchObject([{ forget_state: 'done', sealed: null }]);
    },
  },
];
