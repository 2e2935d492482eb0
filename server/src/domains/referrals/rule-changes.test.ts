import {
  approveRuleChange,
  changeReferralRules,
  getReferralRules,
  getWaitingRules,
  withdrawRuleChange,
} from '@sesame/contract/operator-referrals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build-operator.ts';
import { buildBuyer, buildPayment, buildProduct } from '../../../test/build-purchase.ts';
import { actsOn } from '../../../test/read-acts.ts';
import { type MailedApp, startMailedApp } from '../../../test/start-mailed-app.ts';
import { lowestSecondPersonSince } from './rule-changes.store.ts';

let mailed: MailedApp;
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  mailed = await startMailedApp();
  const { platform } = mailed.app;
  const product = await buildProduct(platform);
  await buildPayment(platform, await buildBuyer(platform), product);
  first = await buildOperator(mailed.app);
  second = await buildOperator(mailed.app);
});
afterAll(() => mailed.stop());

const rulesNow = async () => (await mailed.app.call(getReferralRules, {}, first)).body;
const waiting = async () => (await mailed.app.call(getWaitingRules, {}, first)).body.waiting;
async function change(rules: Record<string, number>, by = first) {
  const { created_at: _, ...now } = await rulesNow();
  const body = { ...now, ...rules, reason: 'the season' };
  return mailed.app.call(changeReferralRules, { body }, by);
}
async function waitingId(): Promise<string> {
  const change = await waiting();
  if (change === null) throw new Error('no change waits');
  return change.id;
}
const approve = (id: string, by: TestOperator) =>
  mailed.app.call(approveRuleChange, { params: { id } }, by);
const withdraw = (id: string, by: TestOperator) =>
  mailed.app.call(withdrawRuleChange, { params: { id } }, by);

describe('rules that protect money less', () => {
  test('do not hold when one owner wants them, and every owner is told by mail', async () => {
    const before = await rulesNow();
    const asked = await change({ second_person_from: 1_000_000 });
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual(before);
    expect(await rulesNow()).toEqual(before);
    expect(await waiting()).toMatchObject({
      rules: { second_person_from: 1_000_000 },
      asked_by: { id: first.id },
      due_at: new Date(mailed.app.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    for (const { email } of [first, second]) {
      const [mail] = await mailed.mailsTo(email);
      expect(mail?.subject).toBe('A rule that protects money is to be loosened');
    }
    await withdraw(await waitingId(), second);
    expect(await waiting()).toBeNull();
  });

  test('hold at once when another owner agrees, not when the same one does', async () => {
    await change({ hold_days: 1 });
    const id = await waitingId();
    expect((await approve(id, first)).refusal?.code).toBe('second_person_required');
    expect((await approve(id, second)).status).toBe(200);
    expect((await rulesNow()).hold_days).toBe(1);
    expect((await approve(id, second)).refusal?.code).toBe('rule_change_over');
    const { version } = await rulesNow();
    const acts = await actsOn(mailed.app, `referral_rules:${version}`, ['action', 'reason']);
    expect(acts).toEqual([{ action: 'referrals.approve_rules', reason: 'the season' }]);
  });

  test('hold by themselves after a day, once', async () => {
    const { app } = mailed;
    await change({ accounts_per_network: 99 });
    await app.jobs.run('apply-due-rules');
    expect((await rulesNow()).accounts_per_network).not.toBe(99);
    app.clock.advance(24 * 3_600_000);
    await Promise.all([app.jobs.run('apply-due-rules'), app.jobs.run('apply-due-rules')]);
    // Sessions of the console end before a day is over.
    first = await buildOperator(app);
    second = await buildOperator(app);
    const after = await rulesNow();
    expect(after.accounts_per_network).toBe(99);
    await app.jobs.run('apply-due-rules');
    expect((await rulesNow()).version).toBe(after.version);
    expect(await waiting()).toBeNull();
  });

  test('give way to any later change: stricter rules hold at once and end what waits', async () => {
    await change({ second_person_from: 5_000 });
    const overtaken = await waitingId();
    const { second_person_from: from } = await rulesNow();
    expect((await change({ second_person_from: from - 1 })).body.second_person_from).toBe(from - 1);
    expect(await waiting()).toBeNull();
    expect((await approve(overtaken, second)).refusal?.code).toBe('rule_change_over');
  });

  test('may be asked for by owners alone', async () => {
    const finance = await buildOperator(mailed.app, { role: 'finance' });
    const manager = await buildOperator(mailed.app, { role: 'manager' });
    expect((await change({ second_person_from: 1 }, finance)).status).toBe(403);
    expect((await change({ second_person_from: 1 }, manager)).status).toBe(403);
  });
});

test('a new shop sets its rules at once, until the first order', async () => {
  const shop = await startMailedApp();
  const owner = await buildOperator(shop.app);
  const { created_at: _, ...now } = (await shop.app.call(getReferralRules, {}, owner)).body;
  const body = { ...now, hold_days: 0, reason: 'to begin with' };
  const changed = await shop.app.call(changeReferralRules, { body }, owner);
  expect(changed.body.hold_days).toBe(0);
  await shop.stop();
});

test('for what is already there the strictest sum since then counts', async () => {
  const { app } = mailed;
  const ordered = app.clock.now();
  const before = await lowestSecondPersonSince(app.platform.db, ordered);
  app.clock.advance(1_000);
  await change({ second_person_from: 12 });
  const strict = app.clock.now();
  app.clock.advance(1_000);
  await change({ second_person_from: 9_000 });
  await approve(await waitingId(), second);
  app.clock.advance(1_000);
  expect(before).toBeGreaterThan(1_200);
  expect(await lowestSecondPersonSince(app.platform.db, ordered)).toBe(1_200);
  expect(await lowestSecondPersonSince(app.platform.db, strict)).toBe(1_200);
  expect(await lowestSecondPersonSince(app.platform.db, app.clock.now())).toBe(900_000);
});
