import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { activateCampaign, visitCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { countReferralVisit } from '@sesame/contract/shop/referrals.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow, insertRows, listRows } from '../../../test/rows.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { CAMPAIGNS_PER_DAY } from './campaigns/visit-campaign.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Safari/605.1.15';
const OWN = '0190a000-0000-7000-8000-000000000001';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  const env = { TRUST_PROXY: '1' };
  app = await startApp({ env });
  second = await startApp({ env, databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

interface Visit {
  readonly userAgent?: string;
  readonly ip?: string;
  readonly on?: TestApp;
}
const headersOf = ({ userAgent = FIREFOX, ip = '203.0.113.7' }: Visit) => ({
  'user-agent': userAgent,
  'x-forwarded-for': ip,
});

async function visit(value: string, options: Visit = {}) {
  const { on = app } = options;
  const answer = await on.call(visitCampaign, { body: { value } }, { headers: headersOf(options) });
  expect(answer.status).toBe(200);
}

async function figures(campaign: string) {
  return listRows(app, 'campaign_days', { campaign }, ['day', 'visits', 'activations'], 'day');
}

const userNamed = (email: string) => getRow(app, 'users', { email });

describe('campaign visits', () => {
  test('count a visitor once a day, across processes', async () => {
    await visit('spring');
    await visit('spring');
    await visit('spring', { on: second });
    await visit('spring', { ip: '203.0.113.200' });
    expect(await figures('spring')).toEqual([{ day: '2026-03-10', visits: 1, activations: 0 }]);
    await visit('spring', { userAgent: SAFARI });
    await visit('spring', { ip: '198.51.100.1' });
    await visit('autumn');
    expect(await figures('spring')).toMatchObject([{ visits: 3 }]);
    app.clock.advance(DAY_MS);
    await visit('spring');
    expect(await figures('spring')).toMatchObject([
      { visits: 3 },
      { day: '2026-03-11', visits: 1 },
    ]);
    app.clock.advance(-DAY_MS);
  });

  test('count once when concurrent', async () => {
    await Promise.all([app, second, app, second].map((on) => visit('rush', { on })));
    expect(await figures('rush')).toMatchObject([{ visits: 1 }]);
  });

  test('by bots do not count', async () => {
    for (const userAgent of ['Googlebot/2.1', 'curl/8.5.0', ''])
      await visit('quiet', { userAgent });
    expect(await figures('quiet')).toEqual([]);
  });

  test('with invented names cannot fill the database', async () => {
    app.clock.set('2026-05-01T12:00:00.000Z');
    await visit('known');
    await insertRows(
      app,
      'campaign_days',
      Array.from({ length: CAMPAIGNS_PER_DAY - 1 }, (_, index) => ({
        campaign: `invented ${index}`,
        day: '2026-05-01',
      })),
    );
    await visit('one too many');
    await visit('known', { userAgent: SAFARI });
    expect(await figures('one too many')).toEqual([]);
    expect(await figures('known')).toMatchObject([{ visits: 2 }]);
    app.clock.set('2026-03-10T12:00:00.000Z');
  });

  test('leave no data about the visitor after the day', async () => {
    await visit('fading');
    await app.jobs.run('delete-visitor-hashes');
    const marks = () => app.platform.db.selectFrom('visitor_hashes').select('day').execute();
    expect(await marks()).not.toEqual([]);
    app.clock.advance(100 * DAY_MS);
    await app.jobs.run('delete-visitor-hashes');
    expect(await marks()).toEqual([]);
    expect(await app.platform.db.selectFrom('visit_keys').select('day').execute()).toEqual([]);
    expect(await figures('fading')).toMatchObject([{ visits: 1 }]);
    app.clock.advance(-100 * DAY_MS);
  });
});

describe('activating a campaign', () => {
  const activate = (token: string, body: { value: string; register?: boolean }) =>
    app.call(activateCampaign, { body }, { token });

  test('counts a user once a day, and a new account keeps its first campaign', async () => {
    const user = await buildUser(app);
    await activate(user.token, { value: 'mail' });
    expect((await userNamed(user.email)).campaign).toBeNull();
    await activate(user.token, { value: 'mail', register: true });
    await activate(user.token, { value: 'banner', register: true });
    expect((await userNamed(user.email)).campaign).toBe('mail');
    expect(await figures('mail')).toMatchObject([{ visits: 0, activations: 1 }]);
    expect(await figures('banner')).toMatchObject([{ activations: 1 }]);
  });

  test('does not claim an existing account', async () => {
    const user = await buildUser(app);
    app.clock.advance(61 * 60_000);
    await activate(user.token, { value: 'late', register: true });
    expect((await userNamed(user.email)).campaign).toBeNull();
  });

  test('requires a session', async () => {
    const answer = await app.call(activateCampaign, { body: { value: 'mail' } });
    expect(answer.status).toBe(401);
  });
});

describe('a partner link', () => {
  let partner: { id: string; code: string };
  beforeEach(async () => {
    const { email } = await buildUser(app);
    const { id, referral_code: code } = await userNamed(email);
    if (code === null) throw new Error('new account without a referral code');
    partner = { id, code };
  });
  const open = (r: string, options: Visit = {}) =>
    app.call(countReferralVisit, { query: { r } }, { headers: headersOf(options) });
  const visits = async () =>
    (await listRows(app, 'referral_days', { user_id: partner.id }, ['visits'])).map(
      (day) => day.visits,
    );
  let count = 0;
  const signUp = async (refferal_id: string | null) => {
    const email = `invited${++count}@example.com`;
    const body = { email, password: 'correct horse battery', refferal_id };
    expect((await app.call(register, { body })).status).toBe(201);
    return userNamed(email);
  };

  test('counts a visitor once a day, but no bots or unknown codes', async () => {
    expect((await open(partner.code)).status).toBe(200);
    await open(partner.code.toUpperCase());
    await open(partner.code, { userAgent: SAFARI });
    await open(partner.code, { userAgent: 'TelegramBot (like TwitterBot)' });
    expect((await open('zzzzzzzz')).status).toBe(200);
    expect((await open("' or 1=1")).status).toBe(200);
    expect(await visits()).toEqual([2]);
  });

  test('does not count the own browser of the partner', async () => {
    const own = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' };
    const { email } = await getRow(app, 'users', { id: partner.id });
    const body = { email, password: 'correct horse battery' };
    expect((await app.call(login, { body }, { headers: own })).status).toBe(200);
    await open(partner.code, { ip: '203.0.113.9' });
    expect(await visits()).toEqual([]);
    await open(partner.code, { ip: '198.51.100.9' });
    expect(await visits()).toEqual([1]);
  });

  test('is stored permanently with the account it brought', async () => {
    const invited = await signUp(` ${partner.code.toUpperCase()} `);
    expect(invited.referred_by).toBe(partner.id);
    expect(invited.referral_code).toMatch(/^[a-z2-9]{8}$/);
    expect(invited.referral_code).not.toBe(partner.code);
    // The network is stored for referred accounts only, and as a prefix.
    expect(invited.registered_from).toBe('127.0.0.0/24');
    expect((await signUp(null)).registered_from).toBeNull();
  });

  test('with an unknown code is ignored, and the account is created', async () => {
    for (const code of [null, '', 'zzzzzzzz', partner.id, 'x'.repeat(64)]) {
      expect((await signUp(code)).referred_by).toBeNull();
    }
  });

  test('the database refuses a later referrer, so that no cycle can arise', async () => {
    const invited = await signUp(partner.code);
    const later = sql`update users set referred_by = ${invited.id} where id = ${partner.id}`;
    await expect(later.execute(app.platform.db)).rejects.toThrow('never changes');
    const other = sql`update users set referred_by = null where id = ${invited.id}`;
    await expect(other.execute(app.platform.db)).rejects.toThrow('never changes');
  });

  test('the database refuses a user as their own referrer', async () => {
    const ownInviter = sql`
      insert into users (id, email, username, username_key, created_at, referred_by)
      values (${OWN}, 'own@example.com', 'own', 'own', now(), ${OWN})`;
    await expect(ownInviter.execute(app.platform.db)).rejects.toThrow('check constraint');
  });
});
