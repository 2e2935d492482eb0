import {
  type BulkOperation,
  previewBulkAction,
  readBulkAction,
  startBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import { readBuyerRenewals } from '@sesame/contract/console/renewals/buyer-renewals.ts';
import {
  retryRenewal,
  stopSubscriptionRenewal,
} from '@sesame/contract/console/renewals/renewals.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { listRows } from '../../../../test/rows.ts';
import {
  type RenewingShop,
  renewalTest,
  type Subscriber,
} from '../../../../test/shops/renewal-test.ts';

let shop: RenewingShop;
const test = renewalTest();
test.beforeAll(({ renewals }) => {
  shop = renewals;
});

const body = { reason: 'The provider has allowed charges' };
/** A session would end while the clock moves. */
const operator = (role: 'manager' | 'auditor' = 'manager') => buildOperator(shop.app, { role });
const auditOf = ({ subscriptionId }: Subscriber) =>
  listRows(shop.app, 'audit_events', { subject: `subscription:${subscriptionId}` }, [
    'action',
    'before',
    'after',
    'reason',
  ]);
async function retry(one: Subscriber, by = operator()) {
  const id = (await shop.renewalsOf(one)).at(-1)?.id ?? '';
  return shop.app.call(retryRenewal, { params: { id }, body }, await by);
}

test('an operator has a held renewal tried again, which is charged once and audited', async () => {
  const one = await shop.subscribe();
  await shop.toCharge(one, 'config');
  expect(await shop.stateOf(one)).toBe('held');
  const of = { params: { id: one.buyer.id } };
  const { body: shown } = await shop.app.call(readBuyerRenewals, of, await operator('auditor'));
  expect(shown).toMatchObject({
    methods: [{ id: one.methodId, last4: '4242', state: 'active' }],
    agreements: [{ subscription_id: one.subscriptionId, text: 'I agree.', stopped: null }],
    attempts: [{ subscription_id: one.subscriptionId, decline: 'config' }],
  });
  expect(JSON.stringify(shown)).not.toContain('pm_');
  expect((await retry(one, operator('auditor'))).status).toBe(403);
  const [first, second] = await Promise.all([retry(one), retry(one)]);
  expect([first?.status, second?.status]).toContain(200);
  await shop.run();
  expect((await shop.renewalsOf(one))[0]?.state).toBe('paid');
  expect(await shop.chargesOf(one)).toHaveLength(1);
  expect((await auditOf(one))[0]).toEqual({
    ...{ action: 'subscriptions.retry_renewal', reason: body.reason },
    ...{ before: { state: 'held' }, after: { state: 'retrying' } },
  });
});

test('a retry keeps the distance between attempts, and there is none of what is not waiting', async () => {
  const one = await shop.subscribe();
  await shop.run();
  expect((await retry(one)).refusal?.code).toBe('not_found');
  await shop.toCharge(one, 'funds');
  expect((await retry(one)).status).toBe(200);
  await shop.run();
  expect(await shop.attemptsOf(one)).toHaveLength(1);
  await shop.goTo(shop.app.clock.now().getTime() + 2 * DAY_MS);
  expect(await shop.attemptsOf(one)).toHaveLength(2);
});

test('an operator stops a renewal: nothing is charged, access stays, the buyer is mailed', async () => {
  const one = await shop.subscribe();
  await shop.toNotification(one);
  const end = await shop.endOf(one);
  const stop = async (by = operator()) =>
    shop.app.call(stopSubscriptionRenewal, { params: { id: one.subscriptionId }, body }, await by);
  expect((await stop(operator('auditor'))).status).toBe(403);
  expect(await shop.stopReasonOf(one)).toBeNull();
  expect((await stop()).status).toBe(200);
  expect((await stop()).refusal?.code).toBe('not_found');
  await shop.toCharge(one);
  expect(await shop.stopReasonOf(one)).toBe('operator');
  expect(await shop.chargesOf(one)).toEqual([]);
  expect(await shop.endOf(one)).toBe(end);
  expect((await shop.mailsOf(one)).at(-1)).toMatch(/Automatic renewal of .* is off/);
  expect(await auditOf(one)).toMatchObject([{ action: 'subscriptions.stop_renewal' }]);
});

test('days added in bulk are undone until a renewal at the new end is announced; it renews once, at the old one', async () => {
  const one = await shop.subscribe();
  await shop.run();
  const end = await shop.endOf(one);
  const inBulk = async (operation: BulkOperation) => {
    const by = await operator();
    const { body: seen } = await shop.app.call(previewBulkAction, { body: { operation } }, by);
    const start = { operation, expected_count: seen.count, ...body };
    const { id } = (await shop.app.call(startBulkAction, { body: start }, by)).body;
    await shop.app.jobs.run('run-bulk-item');
    await shop.run();
    return (await shop.app.call(readBulkAction, { params: { id } }, by)).body;
  };
  const days = { kind: 'extend_subscriptions', days: 2, product: shop.product.id } as const;
  const undo = (id: string) => inBulk({ kind: 'undo_added_days', bulk_action: id });
  const states = async () => (await shop.renewalsOf(one)).map(({ state }) => state);

  const added = await inBulk(days);
  expect(await states()).toEqual(['superseded', 'planned']);
  const { failures } = await undo(added.id);
  expect(failures.filter(({ id }) => id === one.subscriptionId)).toEqual([]);
  expect(await shop.endOf(one)).toBe(end);
  expect(await states()).toEqual(['planned', 'superseded']);
  await shop.toCharge(one);
  expect(await states()).toEqual(['paid', 'superseded', 'planned']);
  expect(await shop.chargesOf(one)).toHaveLength(1);

  const again = await inBulk(days);
  await shop.toNotification(one);
  const announced = await shop.endOf(one);
  expect((await undo(again.id)).failures).toContainEqual(
    expect.objectContaining({ id: one.subscriptionId, problem: 'renewal_announced' }),
  );
  expect(await shop.endOf(one)).toBe(announced);
});
