import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { openRenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { expect } from 'vitest';
import type { Buyer } from '../../build/build-purchase.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { ProviderUnderTest } from '../providers-under-test.ts';
import type { TestSetup } from '../start-test-setup.ts';
import {
  after,
  chargedFor,
  decline,
  deliver,
  expectPaidOnce,
  expectPeriodFrom,
  needsDecline,
  renewalOf,
  renewing,
  run,
  subscriptionOf,
  toCharge,
} from './renewing.cases.ts';

/** Charges of renewals that the bank wants confirmed: the buyer confirms the same charge, or it is closed first. */

function needsConfirming(under: ProviderUnderTest): string | undefined {
  const missing = needsDecline('action')(under);
  if (missing !== undefined || typeof under.saving === 'string') return missing;
  return under.saving.confirms ? undefined : 'has no page on which a charge could be confirmed';
}

/** A charge that waits for its buyer. @returns its payment */
async function toConfirm(setup: TestSetup): Promise<{ buyer: Buyer; id: string }> {
  const buyer = await toCharge(setup);
  await decline(setup, 'action');
  await run(setup);
  await setup.emulator.setSwitches({});
  const { renewal, attempts } = await renewalOf(setup, buyer);
  expect(renewal.state).toBe('needs_buyer');
  expect(attempts).toMatchObject([{ state: 'pending', class: null }]);
  return { buyer, id: attempts[0]?.payment_id ?? '' };
}

const open = ({ second }: TestSetup, { buyer, id }: { buyer: Buyer; id: string }) =>
  second.call(openRenewalConfirmation, { params: { id } }, buyer);

const confirming = (name: string, work: (setup: TestSetup) => Promise<void>) =>
  renewing(name, work, needsConfirming);

export const confirmingCases: readonly ConformanceCase[] = [
  confirming(
    'what the bank wants confirmed is confirmed by its buyer as the same charge',
    async (setup) => {
      const charge = await toConfirm(setup);
      await deliver(setup);
      const clicks = await Promise.all([open(setup, charge), open(setup, charge)]);
      expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
      expect(clicks[0]?.body.url).toBe(clicks[1]?.body.url);
      const other = await setup.newBuyer();
      expect((await open(setup, { ...charge, buyer: other })).status).toBe(404);
      await setup.emulator.decide(charge.id, 'pay');
      await deliver(setup);
      await expectPaidOnce(setup, charge.buyer);
      expect((await renewalOf(setup, charge.buyer)).attempts).toHaveLength(1);
      expect((await open(setup, charge)).refusal?.code).toBe('confirmation_over');
    },
  ),
  confirming(
    'a charge that is confirmed after access was cut begins its period then',
    async (setup) => {
      const charge = await toConfirm(setup);
      const { ends_at: end } = await subscriptionOf(setup, charge.buyer);
      await after(setup, 24 * 6);
      const cut = await setup.second.call(listActiveSubscriptions, {}, charge.buyer);
      expect(cut.body).toEqual([]);
      await open(setup, charge);
      await setup.emulator.decide(charge.id, 'pay');
      await deliver(setup);
      await expectPaidOnce(setup, charge.buyer);
      await expectPeriodFrom(setup, charge.buyer, end, 24 * 5);
    },
  ),
  confirming('a charge that is declined at its confirmation is paid as an order', async (setup) => {
    const charge = await toConfirm(setup);
    await open(setup, charge);
    await setup.emulator.decide(charge.id, 'decline');
    await deliver(setup);
    const { renewal, attempts } = await renewalOf(setup, charge.buyer);
    expect(renewal.state).toBe('needs_buyer');
    expect(attempts).toMatchObject([{ state: 'failed', class: 'action' }]);
    await after(setup, 48);
    expect((await renewalOf(setup, charge.buyer)).attempts).toHaveLength(1);
    const payment = await setup.order(charge.buyer, { at: 'second' });
    await setup.emulator.decide(payment.id, 'pay');
    await deliver(setup);
    await setup.expectAccess(await setup.expectState(payment, 'paid'), 1);
    expect(await chargedFor(setup, charge.buyer)).toEqual([]);
  }),
  confirming(
    'an order closes the charge that could be confirmed, unless the confirmation was faster',
    async (setup) => {
      const slower = await toConfirm(setup);
      await open(setup, slower);
      const payment = await setup.order(slower.buyer, { at: 'second' });
      await expect(setup.emulator.decide(slower.id, 'pay')).rejects.toThrow(/409/);
      await setup.emulator.decide(payment.id, 'pay');
      await deliver(setup);
      await setup.expectAccess(await setup.expectState(payment, 'paid'), 1);
      expect(await chargedFor(setup, slower.buyer)).toEqual([]);

      const faster = await toConfirm(setup);
      await open(setup, faster);
      await setup.emulator.decide(faster.id, 'pay');
      const refused = await setup.press(faster.buyer, { at: 'second' });
      expect(refused.refusal?.code).toBe('renewal_underway');
      await deliver(setup);
      await expectPaidOnce(setup, faster.buyer);
    },
  ),
];
