import { expect } from 'vitest';
import type {
  ChargeAnswer,
  ChargeRequest,
  DeclineClass,
} from '../../../src/domains/payments/gateways/charge.ts';
import type { Gateway } from '../../../src/domains/payments/gateways/gateway.ts';
import type { MethodVault } from '../../../src/domains/payments/gateways/vault.ts';
import { gatewaysOf } from '../../../src/domains/payments/providers/live-gateways.ts';
import { webhookUrl } from '../../../src/domains/payments/providers/webhook-url.ts';
import type { PaymentRow } from '../../../src/domains/payments/records/payments.store.ts';
import { openSavedMethod } from '../../../src/domains/payments/saved-methods/saved-method-secret.ts';
import { getRow, updateRows } from '../../rows.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { TestSetup } from '../start-test-setup.ts';
import { needsRemoving, needsSaving, savingOf } from './saving.cases.ts';

/** A charge of a method that the buyer of an order has saved. */
interface Prepared {
  readonly payment: PaymentRow;
  readonly gateway: Gateway;
  readonly vault: MethodVault;
  readonly request: ChargeRequest;
}

async function prepare(setup: TestSetup): Promise<Prepared> {
  const { second, under } = setup;
  const { db } = second.platform;
  const buyer = await setup.newBuyer();
  const first = await setup.order(buyer, { save: true });
  await setup.decide(first, 'pay');
  await setup.expectState(first, 'paid');
  const method = await getRow(db, 'saved_methods', { created_by_payment: first.id }, [
    'id',
    'sealed',
  ]);
  // An order whose checkout the gateway never answered stands for one that has none.
  const payment = await setup.order(buyer);
  await updateRows(
    db,
    'payments',
    { id: payment.id },
    { gateway_reference: null, gateway_secondary_reference: null },
  );
  const gateway = await gatewaysOf(second.platform).get(under.provider);
  if (gateway?.vault === undefined) throw new Error('the gateway saves no methods');
  const now = new Date();
  return {
    payment,
    gateway,
    vault: gateway.vault,
    request: {
      orderId: payment.id,
      description: 'Sesame: 1 month',
      amountMinor: payment.charge_minor,
      currency: under.currency,
      email: 'buyer@example.org',
      webhookUrl: webhookUrl(setup.tap.url, gateway),
      method: openSavedMethod(second.platform, { id: method.id, sealed: method.sealed ?? '' }),
      initiator: 'merchant',
      isRepeat: false,
      firstTriedAt: now,
      now,
    },
  };
}

/** What the provider has charged for the order, apart from its unpaid checkout. */
const chargesOf = async (setup: TestSetup, { payment }: Prepared) =>
  (await setup.allAtProvider(payment)).filter(({ capturedMinor }) => capturedMinor > 0);

function expectDecline(answer: ChargeAnswer, as: DeclineClass): void {
  expect(answer).toMatchObject({ state: 'declined', class: as, code: expect.stringMatching(/./) });
}

/** Charges of methods that buyers have saved. */
export const chargingCases: readonly ConformanceCase[] = [
  {
    name: 'a saved method is charged once without its buyer, and its webhook settles the payment',
    notApplicable: needsSaving,
    async run(setup) {
      const prepared = await prepare(setup);
      const { payment, request, vault } = prepared;
      const answer = await vault.charge(request);
      expect(answer).toMatchObject({
        state: 'charged',
        report: {
          orderId: payment.id,
          state: 'paid',
          merchantMatches: true,
          capturedMinor: payment.charge_minor,
        },
      });
      expect(await vault.charge({ ...request, isRepeat: true })).toEqual(answer);
      await setup.quiet();
      await setup.expectAccess(await setup.expectState(payment, 'paid'), 1);
      expect(await chargesOf(setup, prepared)).toHaveLength(1);
    },
  },
  {
    name: 'a charge whose answer was lost is found, by the charge repeated and by the order alone',
    notApplicable: needsSaving,
    async run(setup) {
      const { gateway, request: ofOrder, vault } = await prepare(setup);
      // Without the checkout of the order, which would be found as well.
      const orderId = setup.second.platform.ids.uuid();
      const request = { ...ofOrder, orderId };
      setup.tap.hold();
      await setup.emulator.setFaults({
        [savingOf(setup).chargedAt ?? 'create']: 'work_then_500',
        once: true,
      });
      await expect(vault.charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
      const query = { reference: null, secondaryReference: null, orderId };
      if (setup.under.findsByOrder) {
        expect(await gateway.fetchStatus(query)).toMatchObject({ state: 'paid', orderId });
      }
      const found = await vault.charge({ ...request, isRepeat: true });
      expect(found).toMatchObject({ state: 'charged', report: { state: 'paid', orderId } });
      expect(await setup.allAtProvider({ id: orderId })).toHaveLength(1);
    },
  },
  {
    name: 'a charge that never arrived is made by its repeat',
    notApplicable: needsSaving,
    async run(setup) {
      const prepared = await prepare(setup);
      const { request, vault } = prepared;
      await setup.emulator.setFaults({ create: 'refuse_500', once: true });
      await expect(vault.charge(request)).rejects.toMatchObject({ certainty: 'unknown' });
      expect(await vault.charge({ ...request, isRepeat: true })).toMatchObject({
        state: 'charged',
      });
      expect(await chargesOf(setup, prepared)).toHaveLength(1);
    },
  },
  {
    name: 'a declined charge says how it is to be taken, and moves no money',
    notApplicable: needsSaving,
    async run(setup) {
      const prepared = await prepare(setup);
      const { request, vault } = prepared;
      for (const [as, switches] of Object.entries(savingOf(setup).declines)) {
        await setup.emulator.setSwitches(switches);
        const orderId = setup.second.platform.ids.uuid();
        const answer = await vault.charge({ ...request, orderId });
        // It stays open until its buyer has confirmed it.
        if (as === 'action' && vault.confirm)
          expect(answer).toMatchObject({ state: 'unconfirmed' });
        else expectDecline(answer, as as DeclineClass);
      }
      expect(await chargesOf(setup, prepared)).toEqual([]);
    },
  },
  {
    name: 'a charge that is not decided at once is pending, and ends by its webhook',
    notApplicable: needsSaving,
    async run(setup) {
      const prepared = await prepare(setup);
      const { payment, request, vault } = prepared;
      await setup.emulator.setSwitches(savingOf(setup).pending);
      const answer = await vault.charge(request);
      expect(answer).toMatchObject({ state: 'pending', report: { state: 'processing' } });
      if (answer.state !== 'pending') throw new Error('the charge was decided');
      await setup.decide({ id: answer.report.reference }, 'finish');
      await setup.expectState(payment, 'paid');
    },
  },
  {
    name: 'a charge that brings another sum is held',
    notApplicable: needsSaving,
    async run(setup) {
      const { payment, request, vault } = await prepare(setup);
      await vault.charge({ ...request, amountMinor: request.amountMinor - 1 });
      await setup.quiet();
      await setup.expectAccess(await setup.expectState(payment, 'review'), 0);
    },
  },
  {
    name: 'a method that is gone at the provider is declined for good',
    notApplicable: needsRemoving,
    async run(setup) {
      const { request, vault } = await prepare(setup);
      setup.tap.hold();
      await savingOf(setup).remove?.(setup.emulator.shopSettings, request.method.token);
      expectDecline(await vault.charge(request), 'hard');
    },
  },
];
