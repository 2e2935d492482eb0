import {
  approveRuleChange,
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/console/referrals.ts';
import { describe, expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../../../../test/build/build-purchase.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startShop } from '../../../../test/shops/start-shop.ts';
import { lowestSecondOperatorCentsSince } from './rule-changes.store.ts';

let first: TestOperator;
let second: TestOperator;
const test = shopTest(['mail']);
const mailed = test.shop;
test.beforeAll(async () => {
  const { platform } = mailed.app;
  const product = await buildProduct(platform);
  await buildPayment(platform, await buildBuyer(platform), product);
  first = await buildOperator(mailed.app);
  second = await buildOperator(mailed.app);
});

const rulesNow = async () => (await mailed.app.call(getReferralRules, {}, first)).body;
const waiting = async () => (await mailed.app.call(getWaitingRules, {}, first)).body.waiting;
async function change(rules: Record<string, number>, by = first) {
  const { created_at: _, ...now } = await rulesNow();
  const body = { ...now, ...rules, reason: 'the season' };
  return mailed.app.call(changeReferralRules, { body }, by);
}
async function waitingId(): Promise<string> {
  const change = await waiting();
  if (change === null) throw new Error('no rule change is waiting');
  return change.id;
}
const approve = (id: string, by: TestOperator) =>
  mailed.app.call(approveRuleChange, { params: { id } }, by);
const withdraw = (id: string, by: TestOperator) =>
  mailed.app.call(withdrawRuleChange, { params: { id } }, by);

describe('rules that weaken the protection of money', () => {
  test('do not apply when one owner requests them, and every owner gets a mail', async () => {
    const before = await rulesNow();
    const response = await change({ second_operator_from: 1_000_000 });
    expect(response.status).toBe(200);
    expect(response.body).toEqual(before);
    expect(await rulesNow()).toEqual(before);
    expect(await waiting()).toMatchObject({
      rules: { second_operator_from: 1_000_000 },
      requested_by: { id: first.id },
      due_at: new Date(mailed.app.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    for (const { email } of [first, second]) {
      const [mail] = await mailed.mailsTo(email);
      expect(mail?.subject).toBe('Rules that protect money are about to be weakened');
    }
    await withdraw(await waitingId(), second);
    expect(await waiting()).toBeNull();
  });

  test('apply at once when another owner approves, not the same one', async () => {
    await change({ hold_days: 1 });
    const id = await waitingId();
    expect((await approve(id, first)).refusal?.code).toBe('second_operator_required');
    expect((await approve(id, second)).status).toBe(200);
    expect((await rulesNow()).hold_days).toBe(1);
    expect((await approve(id, second)).refusal?.code).toBe('rule_change_over');
    const { version } = await rulesNow();
    const events = await auditEventsOn(mailed.app, `referral_rules:${version}`, [
      'action',
      'reason',
    ]);
    expect(events).toEqual([{ action: 'referrals.approve_rules', reason: 'the season' }]);
  });

  test('apply by themselves after a day, once', async () => {
    const { app } = mailed;
    await change({ accounts_per_network: 99 });
    await app.jobs.run('apply-due-rules');
    expect((await rulesNow()).accounts_per_network).not.toBe(99);
    app.clock.advance(24 * 3_600_000);
    await Promise.all([app.jobs.run('apply-due-rules'), app.jobs.run('apply-due-rules')]);
    // Console sessions end before a day is over.
    first = await buildOperator(app);
    second = await buildOperator(app);
    const after = await rulesNow();
    expect(after.accounts_per_network).toBe(99);
    await app.jobs.run('apply-due-rules');
    expect((await rulesNow()).version).toBe(after.version);
    expect(await waiting()).toBeNull();
  });

  test('are replaced by any later change: stricter rules apply at once', async () => {
    await change({ second_operator_from: 5_000 });
    const overtaken = await waitingId();
    const { second_operator_from: from } = await rulesNow();
    expect((await change({ second_operator_from: from - 1 })).body.second_operator_from).toBe(
      from - 1,
    );
    expect(await waiting()).toBeNull();
    expect((await approve(overtaken, second)).refusal?.code).toBe('rule_change_over');
  });

  test('can be requested by owners only', async () => {
    const finance = await buildOperator(mailed.app, { role: 'finance' });
    const manager = await buildOperator(mailed.app, { role: 'manager' });
    expect((await change({ second_operator_from: 1 }, finance)).status).toBe(403);
    expect((await change({ second_operator_from: 1 }, manager)).status).toBe(403);
  });
});

test('a new shop changes rules at once until its first order, even an unpaid one', async () => {
  const shop = await startShop(['mail']);
  const { app } = shop;
  const owner = await buildOperator(app);
  const set = async (rules: Record<string, number>) => {
    const { created_at: _, ...now } = (await app.call(getReferralRules, {}, owner)).body;
    const body = { ...now, ...rules, reason: 'to begin with' };
    return (await app.call(changeReferralRules, { body }, owner)).body;
  };
  expect(await set({ hold_days: 0 })).toMatchObject({ hold_days: 0 });
  await set({ second_operator_from: 100 });
  // Ordered while the rules are loosened: the limit at the time of the order protects it.
  const ordered = app.clock.now();
  app.clock.advance(1);
  expect(await set({ second_operator_from: 9_000 })).toMatchObject({ second_operator_from: 9_000 });
  expect(await lowestSecondOperatorCentsSince(app.platform.db, ordered)).toBe(10_000);
  const product = await buildProduct(app.platform);
  await buildPayment(app.platform, await buildBuyer(app.platform), product);
  expect(await set({ second_operator_from: 10_000 })).toMatchObject({
    second_operator_from: 9_000,
  });
  await shop.stop();
});

test('for existing orders and payouts the strictest limit since then applies', async () => {
  const { app } = mailed;
  const ordered = app.clock.now();
  const before = await lowestSecondOperatorCentsSince(app.platform.db, ordered);
  app.clock.advance(1_000);
  await change({ second_operator_from: 12 });
  const strict = app.clock.now();
  app.clock.advance(1_000);
  await change({ second_operator_from: 9_000 });
  await approve(await waitingId(), second);
  app.clock.advance(1_000);
  expect(before).toBeGreaterThan(1_200);
  expect(await lowestSecondOperatorCentsSince(app.platform.db, ordered)).toBe(1_200);
  expect(await lowestSecondOperatorCentsSince(app.platform.db, strict)).toBe(1_200);
  expect(await lowestSecondOperatorCentsSince(app.platform.db, app.clock.now())).toBe(900_000);
});
