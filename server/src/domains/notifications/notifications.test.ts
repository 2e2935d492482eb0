import {
  changeNotifications,
  readNotifications,
  testNotifications,
} from '@sesame/contract/console/notifications/notifications.ts';
import type { NotificationTopic } from '@sesame/contract/console/notifications/topics.ts';
import { renewOperatorRecoveryCodes, signInOperator } from '@sesame/contract/console/operators.ts';
import { changeProvider } from '@sesame/contract/console/payments/gateways.ts';
import { changeConnection } from '@sesame/contract/console/settings/connections.ts';
import { changeOperatorRole, listTeam } from '@sesame/contract/console/team.ts';
import { describe, expect } from 'vitest';
import { buildOperator, codeNow, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildBuyer, buildProduct } from '../../../test/build/build-purchase.ts';
import { buyAccess } from '../../../test/build/hold-items.ts';
import { getRow, listRows, updateRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { recordOperatorEvent } from '../../platform/operator-events/record-operator-event.ts';

let owner: TestOperator;
let finance: TestOperator;
let content: TestOperator;
const test = shopTest(['mail']);
const { shop } = test;
// Sessions end after half an hour, and the tests move the clock.
test.beforeEach(async () => {
  owner = await buildOperator(shop.app);
  finance = await buildOperator(shop.app, { role: 'finance' });
  content = await buildOperator(shop.app, { role: 'content' });
});
// Each event is mailed to all of them.
test.afterEach(async () => {
  const disabled_at = shop.app.clock.now();
  await shop.app.platform.db.updateTable('operators').set({ disabled_at }).execute();
});

let subjects = 0;
async function insertAlert(kind: string, { resolved = false } = {}): Promise<number> {
  const at = shop.app.clock.now();
  const { id } = await shop.app.platform.db
    .insertInto('alerts')
    .values({
      ...{ kind, subject: `secret-subject-${subjects++}`, created_at: at },
      detail: JSON.stringify({ secret: 'secret-detail' }),
      resolved_at: resolved ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Runs the jobs that follow an event, twice. */
async function run(): Promise<void> {
  const jobs = ['announce-operator-events', 'announce-operator-event', 'send-due-notifications'];
  for (const job of [
    ...jobs,
    'send-operator-notifications',
    ...jobs,
    'send-operator-notifications',
  ]) {
    await shop.app.jobs.run(job);
  }
}

const raise = async (kind: string) => {
  const id = await insertAlert(kind);
  await run();
  return id;
};
const mailsOf = async ({ email }: TestOperator) =>
  (await shop.mailsTo(email)).filter(({ text }) => text.includes('/admin/'));
const subjectsOf = async (by: TestOperator) => (await mailsOf(by)).map(({ subject }) => subject);

const times = {
  time_zone: 'UTC',
  digest_hour: 9,
  quiet_from: null,
  quiet_until: null,
  urgent_anytime: true,
};
const choose = (
  by: TestOperator,
  topic: NotificationTopic,
  choice: { mail?: boolean; telegram?: boolean; digest?: boolean } = {},
  over: Partial<typeof times | { quiet_from: number; quiet_until: number }> & {
    language?: 'en' | 'ru';
  } = {},
) =>
  shop.app.call(
    changeNotifications,
    {
      body: {
        ...{ ...times, language: 'en', ...over },
        choices: [{ topic, mail: true, telegram: false, digest: false, ...choice }],
      },
    },
    by,
  );

test('operators whose role reads the record get one mail, with one link and nothing of the alert', async () => {
  await raise('payment_review');
  for (const operator of [owner, finance]) {
    const [mail, ...more] = await mailsOf(operator);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Sesame: a payment is held for review');
    expect(mail?.text.match(/https?:\/\/\S*\/admin\/\S*/g)).toHaveLength(1);
    expect(mail?.text).not.toContain('secret');
  }
  expect(await mailsOf(content)).toEqual([]);
  const { body } = await shop.app.call(readNotifications, {}, content);
  expect(body.choices).toEqual([]);
});

test('a message about a paid order that waits names its payment, and leads to the queue', async () => {
  const { platform } = shop.app;
  await choose(owner, 'inventory');
  const { id } = await buyAccess(
    platform,
    await buildBuyer(platform),
    await buildProduct(platform),
  );
  const [paid] = await listRows(platform.db, 'grants', { subscription_id: id }, ['payment_id']);
  const payment = await getRow(platform.db, 'payments', { id: paid?.payment_id ?? '' }, ['number']);
  await run();
  const [mail] = await mailsOf(owner);
  expect(mail?.text).toContain(payment.number);
  expect(mail?.text).toMatch(/\/admin\/fulfil/);
});

test('an event that is not an alert is mailed to those who chose it, once, with its figures', async () => {
  const at = shop.app.clock.now();
  await choose(finance, 'sale', {}, { time_zone: 'Asia/Tokyo' });
  const subject = shop.app.platform.ids.uuid();
  const event = { kind: 'sale', subject, detail: { amount_cents: 1_290, about: 'Tidal' } } as const;
  await recordOperatorEvent(shop.app.platform.db, { ...event, at });
  await recordOperatorEvent(shop.app.platform.db, { ...event, at });
  await run();
  const mails = (await mailsOf(finance)).filter(({ subject }) => subject.includes('sale'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Amount: \$12\.90\nAbout: Tidal\n.* UTC\+9\n/);
  expect((await subjectsOf(owner)).join()).not.toContain('sale');
});

test('alerts that cost no money, and alerts that are resolved, are not mailed', async () => {
  const before = (await mailsOf(owner)).length;
  await raise('promo_over_limit');
  await insertAlert('payment_disputed', { resolved: true });
  await run();
  expect(await mailsOf(owner)).toHaveLength(before);
});

test('an alert that opens again within a day is not announced again; later it is', async () => {
  const id = await raise('fraud_warning');
  const reopen = async () => {
    const at = shop.app.clock.now();
    const { db } = shop.app.platform;
    await db.updateTable('alerts').set({ resolved_at: at }).where('id', '=', id).execute();
    const open = { resolved_at: null, created_at: at };
    await db.updateTable('alerts').set(open).where('id', '=', id).execute();
    await run();
  };
  const count = async () => (await subjectsOf(owner)).filter((one) => one.includes('fraud')).length;
  shop.app.clock.advance(3_600_000);
  await reopen();
  expect(await count()).toBe(1);
  shop.app.clock.advance(25 * 3_600_000);
  await reopen();
  expect(await count()).toBe(2);
});

test('an operator who joined a day later gets no mails about the past', async () => {
  await insertAlert('refund_failed');
  shop.app.clock.advance(25 * 3_600_000);
  const late = await buildOperator(shop.app);
  await run();
  expect(await mailsOf(late)).toEqual([]);
});

test('choices hold for the operator alone, in the chosen language, and only for their topics', async () => {
  const reader = await buildOperator(shop.app, { role: 'finance' });
  const { body } = await choose(reader, 'inventory', { mail: false }, { language: 'ru' });
  expect(body.choices.find(({ topic }) => topic === 'inventory')?.mail).toBe(false);
  await choose(reader, 'job');
  await raise('inventory_low');
  await raise('job_failing');
  await raise('refund_stuck');
  expect(await subjectsOf(reader)).toEqual(['Sesame: a refund has no result']);
  expect((await subjectsOf(owner)).join()).toContain('inventory');
  expect((await choose(reader, 'sale', {}, { time_zone: 'Mars/Base' })).status).toBe(400);
  await choose(reader, 'refund', {}, { language: 'ru' });
  await raise('refund_failed');
  expect(await subjectsOf(reader)).toContain('Сезам: возврат не прошёл');
});

test('a digest collects what is still open, at its hour, in one mail', async () => {
  const reader = await buildOperator(shop.app, { role: 'finance' });
  const hour = (shop.app.clock.now().getUTCHours() + 2) % 24;
  await choose(reader, 'inventory', { digest: true }, { digest_hour: hour });
  const resolved = await raise('inventory_low');
  await raise('delivery_waiting');
  await raise('delivery_late');
  const at = shop.app.clock.now();
  const closed = { resolved_at: at };
  await shop.app.platform.db.updateTable('alerts').set(closed).where('id', '=', resolved).execute();
  expect(await mailsOf(reader)).toEqual([]);
  shop.app.clock.advance(2 * 3_600_000);
  // Two jobs for the same operator: the rows that one of them has locked are left out by the other.
  await shop.app.jobs.run('send-due-notifications');
  await Promise.all([
    shop.app.jobs.run('send-operator-notifications'),
    shop.app.jobs.run('send-operator-notifications'),
  ]);
  await run();
  const [mail, ...more] = await mailsOf(reader);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Sesame: 2 notifications');
  expect(mail?.text).not.toContain('inventory');
});

test('in quiet hours only urgent topics are sent, the others when they end', async () => {
  const reader = await buildOperator(shop.app, { role: 'finance' });
  const hour = shop.app.clock.now().getUTCHours();
  const quiet = { quiet_from: hour, quiet_until: (hour + 2) % 24 };
  await choose(reader, 'inventory', {}, quiet);
  await raise('inventory_low');
  await raise('payment_disputed');
  expect(await subjectsOf(reader)).toEqual(['Sesame: a payment is disputed']);
  shop.app.clock.advance(2 * 3_600_000);
  await run();
  expect(await subjectsOf(reader)).toContain('Sesame: inventory is running low');
});

test('an operator who is disabled or loses the role gets nothing that waits, also not a queued mail', async () => {
  const { db } = shop.app.platform;
  const gone = await buildOperator(shop.app);
  const demoted = await buildOperator(shop.app);
  await insertAlert('refund_unexplained');
  for (const job of ['announce-operator-events', 'announce-operator-event']) {
    await shop.app.jobs.run(job);
  }
  await shop.app.jobs.run('send-operator-notifications');
  const at = shop.app.clock.now();
  await db.updateTable('operators').set({ disabled_at: at }).where('id', '=', gone.id).execute();
  await db.updateTable('operators').set({ role: 'content' }).where('id', '=', demoted.id).execute();
  await run();
  expect(await mailsOf(gone)).toEqual([]);
  expect(await mailsOf(demoted)).toEqual([]);
});

test('an event that no operator is notified of needs no job, and one that an operator wants has it', async () => {
  const record = (subject: string) =>
    recordOperatorEvent(shop.app.platform.db, {
      ...{ kind: 'sale', subject, detail: { amount_cents: 900, about: 'Tidal' } },
      at: shop.app.clock.now(),
    });
  const announced = async (subject: string) =>
    (await getRow(shop.app, 'operator_news', { subject })).announced_at;
  // With the number of jobs that it gave to events.
  const announce = () => shop.app.jobs.run('announce-operator-events');
  await announce();
  await record('unwanted');
  expect(await announce()).toBe(0);
  expect(await announced('unwanted')).toEqual(shop.app.clock.now());
  await choose(finance, 'sale');
  await record('wanted');
  expect(await announce()).toBe(1);
  expect(await announced('wanted')).toEqual(shop.app.clock.now());
  await run();
  expect(await subjectsOf(finance)).toHaveLength(1);
});

test('a test is sent at once, for any choice of topics', async () => {
  const { body } = await shop.app.call(testNotifications, {}, content);
  expect(body).toEqual({ mail: true, telegram: false });
  expect(await subjectsOf(content)).toEqual(['Sesame: a test']);
});

test('a mail that was refused is shown to its operator until one is sent', async () => {
  const { db, clock } = shop.app.platform;
  const refusedAt = async () =>
    (await shop.app.call(readNotifications, {}, content)).body.mail.refused_at;
  await shop.app.call(testNotifications, {}, content);
  expect(await refusedAt()).toBeNull();
  const at = clock.now();
  await updateRows(
    db,
    'mails',
    { operator_id: content.id },
    { abandoned_at: at, last_error: 'EENVELOPE 550' },
  );
  expect(await refusedAt()).toBe(at.toISOString());
  shop.app.clock.advance(1_000);
  await shop.app.call(testNotifications, {}, content);
  await mailsOf(content);
  expect(await refusedAt()).toBeNull();
});

test('signing in remembers the language of the browser, and a further device is an event', async () => {
  const operator = await buildOperator(shop.app);
  // The code of this moment has been used.
  shop.app.clock.advance(60_000);
  const body = { email: operator.email, password: operator.password };
  const answer = await shop.app.call(
    signInOperator,
    { body: { ...body, code: codeNow(shop.app, operator.secret) } },
    { headers: { 'accept-language': 'ru-RU' } },
  );
  expect(answer.status).toBe(201);
  const { language } = await getRow(shop.app, 'operators', { id: operator.id });
  expect(language).toBe('ru');
  await run();
  expect(await subjectsOf(operator)).toContain('Сезам: сотрудник вошёл с нового устройства');
});

describe('an event of the topic security', () => {
  const kinds = async () => {
    const events = await shop.app.platform.db
      .selectFrom('operator_news')
      .select(['kind', 'subject'])
      .where('kind', 'like', '%\\_%')
      .orderBy('id')
      .execute();
    return events.map(({ kind, subject }) => `${kind} ${subject}`);
  };
  /** What the calls raised, each named by kind and record. */
  async function raisedBy(calls: () => Promise<unknown>): Promise<string[]> {
    const before = (await kinds()).length;
    await calls();
    return (await kinds()).slice(before);
  }
  const reason = 'For a test';

  test('is raised by a changed role', async () => {
    const { version } = await memberOf(finance.id);
    const body = { role: 'support' as const, version, reason };
    const change = () =>
      shop.app.call(changeOperatorRole, { params: { id: finance.id }, body }, owner);
    expect(await raisedBy(change)).toEqual([`operator_role_changed operator:${finance.id}`]);
    // A second time with the old version changes nothing.
    expect(await raisedBy(change)).toEqual([]);
  });

  test('is raised by a recovery code that is used', async () => {
    const { body: renewed } = await shop.app.call(renewOperatorRecoveryCodes, {}, owner);
    const { email, password } = owner;
    const signIn = (code: string | undefined) =>
      shop.app.call(signInOperator, { body: { email, password, code } });
    expect(await raisedBy(() => signIn(renewed.codes[0]))).toContain(
      `operator_recovery_code operator:${owner.id}`,
    );
    expect(await raisedBy(() => signIn(renewed.codes[0]))).toEqual([]);
  });

  test('is raised by keys of a gateway or a connection, not by their other settings', async () => {
    const gateway = (version: number, values: Record<string, string>) =>
      shop.app.call(
        changeProvider,
        { params: { provider: 'tbank' }, body: { version, values, reason } },
        owner,
      );
    const key = { terminalKey: '1700000000000' };
    expect(await raisedBy(() => gateway(0, key))).toEqual([]);
    expect(await raisedBy(() => gateway(1, { password: 'sixteen-characters' }))).toEqual([
      'gateway_keys_changed gateway:tbank',
    ]);
    const connection = (version: number, values: Record<string, string>) =>
      shop.app.call(
        changeConnection,
        { params: { connection: 'telegram' }, body: { version, values, reason } },
        owner,
      );
    expect(await raisedBy(() => connection(0, { botName: 'lantern_bot' }))).toEqual([]);
    const token = '700000001:sandbox-token-for-tests-0123456789abcde';
    expect(await raisedBy(() => connection(1, { token }))).toEqual([
      'connection_keys_changed connection:telegram',
    ]);
  });

  async function memberOf(id: string) {
    const { body } = await shop.app.call(listTeam, {}, owner);
    const member = body.members.find((one) => one.id === id);
    if (member === undefined) throw new Error('no such operator');
    return member;
  }
});
