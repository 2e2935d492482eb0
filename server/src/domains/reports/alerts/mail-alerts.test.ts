import {
  changeAlertMails,
  type MailedAlertKind,
  readAlertMails,
} from '@sesame/contract/console/alerts.ts';
import { operatorLogin } from '@sesame/contract/console/operators.ts';
import { expect } from 'vitest';
import {
  buildOperator,
  codeNow,
  type TestOperator,
} from '../../../../test/build/build-operator.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { Shop } from '../../../../test/shops/start-shop.ts';

let shop: Shop<'mail'>;
let owner: TestOperator;
let finance: TestOperator;
let content: TestOperator;
const test = shopTest(['mail']);
test.beforeAll(async ({ shop: running }) => {
  shop = running;
  owner = await buildOperator(shop.app);
  finance = await buildOperator(shop.app, { role: 'finance' });
  content = await buildOperator(shop.app, { role: 'content' });
});

let subjects = 0;
/** Raises an alert and runs the jobs that follow, twice. */
async function raise(kind: string, { resolved = false } = {}): Promise<void> {
  const at = shop.app.clock.now();
  const subject = `secret-subject-${subjects++}`;
  const detail = JSON.stringify({ secret: 'secret-detail' });
  await shop.app.platform.db
    .insertInto('alerts')
    .values({ kind, subject, detail, created_at: at, resolved_at: resolved ? at : null })
    .execute();
  await mailTwice();
}

async function mailTwice(): Promise<void> {
  for (const job of ['mail-alerts', 'mail-alert', 'mail-alerts', 'mail-alert']) {
    await shop.app.jobs.run(job);
  }
}

const mailsOf = async ({ email }: TestOperator) =>
  (await shop.mailsTo(email)).filter(({ text }) => text.includes('/admin/'));
const choose = (by: TestOperator, kind: MailedAlertKind, enabled: boolean, language: 'en' | 'ru') =>
  shop.app.call(changeAlertMails, { body: { choices: [{ kind, enabled }], language } }, by);

test('every operator who may read alerts gets one mail, with one link and nothing of the alert', async () => {
  await raise('payment_review');
  for (const operator of [owner, finance]) {
    const [mail, ...more] = await mailsOf(operator);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Sesame: a payment is held for review');
    expect(mail?.text.match(/https?:\/\/\S*\/admin\/\S*/g)).toHaveLength(1);
    expect(mail?.text).not.toContain('secret');
  }
  expect(await mailsOf(content)).toEqual([]);
});

test('kinds that cost no money, and alerts that are resolved, are not mailed', async () => {
  const before = (await mailsOf(owner)).length;
  await raise('promo_over_limit');
  await raise('payment_disputed', { resolved: true });
  expect(await mailsOf(owner)).toHaveLength(before);
});

test('an operator who joined later, and one who was disabled, get no mail about it', async () => {
  const gone = await buildOperator(shop.app);
  await shop.app.platform.db
    .updateTable('operators')
    .set({ disabled_at: shop.app.clock.now() })
    .where('id', '=', gone.id)
    .execute();
  await raise('refund_failed');
  expect(await mailsOf(gone)).toEqual([]);
  shop.app.clock.advance(25 * 3_600_000);
  const late = await buildOperator(shop.app);
  await mailTwice();
  expect(await mailsOf(late)).toEqual([]);
});

test('an operator opts out of a kind and chooses the language, for themselves alone', async () => {
  const reader = await buildOperator(shop.app, { role: 'finance' });
  expect((await choose(reader, 'inventory_low', false, 'ru')).body.choices).toContainEqual({
    kind: 'inventory_low',
    enabled: false,
  });
  await raise('inventory_low');
  await raise('job_failing');
  expect((await mailsOf(reader)).map(({ subject }) => subject)).toEqual([
    'Сезам: фоновая задача не выполняется',
  ]);
  const other = await buildOperator(shop.app);
  expect((await shop.app.call(readAlertMails, {}, other)).body.choices).not.toContainEqual(
    expect.objectContaining({ enabled: false }),
  );
  // Opting in again covers what is still open from the last day.
  await choose(reader, 'inventory_low', true, 'en');
  await raise('inventory_low');
  expect((await mailsOf(reader)).map(({ subject }) => subject).toSorted()).toEqual([
    'Sesame: inventory is running low',
    'Sesame: inventory is running low',
    'Сезам: фоновая задача не выполняется',
  ]);
});

test('signing in remembers the language of the browser', async () => {
  const operator = await buildOperator(shop.app);
  const languageOf = async () =>
    (
      await shop.app.platform.db
        .selectFrom('operators')
        .select('language')
        .where('id', '=', operator.id)
        .executeTakeFirstOrThrow()
    ).language;
  expect(await languageOf()).toBe('en');
  // The code of this moment has been used.
  shop.app.clock.advance(60_000);
  const body = { email: operator.email, password: operator.password };
  const answer = await shop.app.call(
    operatorLogin,
    { body: { ...body, code: codeNow(shop.app, operator.secret) } },
    { headers: { 'accept-language': 'ru-RU' } },
  );
  expect(answer.status).toBe(201);
  expect(await languageOf()).toBe('ru');
});
