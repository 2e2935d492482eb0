import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import { expect } from 'vitest';
import { getRow, updateRows } from '../../rows.ts';
import { type ConformanceCase, needs } from '../conformance-case.ts';
import type { ProviderUnderTest } from '../providers-under-test.ts';
import {
  after,
  deliver,
  expectPaidOnce,
  needsRenewals,
  renewalOf,
  renewing,
  run,
  toCharge,
} from './renewing.cases.ts';
import { savingOf, tokenOf } from './saving.cases.ts';

/** What webhooks say of a renewal: out of order, of a dispute, and of a card that was replaced. */

const needsDisputes = (under: ProviderUnderTest) => needsRenewals(under) ?? needs('dispute')(under);

const needsReplaced = (under: ProviderUnderTest) =>
  needsRenewals(under) ??
  (typeof under.saving === 'string' || under.saving.replaced !== undefined
    ? undefined
    : 'sends no webhook about cards that the network has replaced');

export const renewalWebhookCases: readonly ConformanceCase[] = [
  renewing('webhooks of a charge that arrive in the wrong order settle it once', async (setup) => {
    const buyer = await toCharge(setup);
    await setup.emulator.setSwitches(savingOf(setup).pending);
    await run(setup);
    await setup.emulator.setSwitches({});
    const { attempts } = await renewalOf(setup, buyer);
    await setup.emulator.decide(attempts[0]?.payment_id ?? '', 'finish');
    await setup.emulator.idle();
    for (const webhook of setup.tap.caught().toReversed()) {
      await setup.tap.deliver(webhook, { to: setup.second.url });
    }
    setup.tap.clear();
    await setup.quiet();
    await after(setup, 1);
    await expectPaidOnce(setup, buyer);
  }),
  renewing(
    'a renewal that is disputed holds its period and ends the agreement',
    async (setup) => {
      const buyer = await toCharge(setup);
      await run(setup);
      await expectPaidOnce(setup, buyer);
      const { attempts } = await renewalOf(setup, buyer);
      const id = attempts[0]?.payment_id ?? '';
      await setup.emulator.decide(id, 'dispute');
      await deliver(setup);
      await setup.expectState({ id }, 'disputed');
      const { second } = setup;
      const grant = await getRow(second, 'grants', { payment_id: id }, ['held_at']);
      expect(grant.held_at).toEqual(expect.any(Date));
      const { renewal } = await renewalOf(setup, buyer);
      const agreement = await getRow(second, 'renewal_agreements', { id: renewal.agreement_id }, [
        'stopped_at',
      ]);
      expect(agreement.stopped_at).toEqual(expect.any(Date));
    },
    needsDisputes,
  ),
  renewing(
    'a card that the network has replaced is charged although its month is over, and shown anew',
    async (setup) => {
      const buyer = await toCharge(setup);
      const { second, emulator } = setup;
      await updateRows(
        second,
        'saved_methods',
        { user_id: buyer.id },
        { expires_month: '2026-01' },
      );
      const token = await tokenOf(setup, buyer);
      const { switches, last4 } = savingOf(setup).replaced ?? { switches: {}, last4: '' };
      await emulator.setSwitches(switches);
      await run(setup);
      await expectPaidOnce(setup, buyer);
      await deliver(setup);
      const shown = await second.call(listSavedMethods, {}, buyer);
      expect(shown.body).toMatchObject([{ state: 'active', last4, is_expired: false }]);
      expect(await tokenOf(setup, buyer)).toBe(token);
    },
    needsReplaced,
  ),
];
