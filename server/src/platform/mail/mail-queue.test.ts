import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { type RunningMailbox, startMailbox } from '@sesame/emulators/mailbox/start-mailbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailEnv } from '../../../test/shops/parts/mail.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';
import { inTransaction } from '../db/transaction.ts';
import { listDeadJobs } from '../jobs/failing-jobs.store.ts';
import type { QueuedMail } from './mail.ts';

let mailbox: RunningMailbox;
let shop: TestApp;
/** The process that sends: the shop itself, unless a test restarted it. */
let app: TestApp;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startApp({ env: mailEnv(mailbox.smtpUrl) });
  app = shop;
});
beforeEach(async () => {
  mailbox.clear();
  mailbox.faults.set({});
  await app.platform.db.deleteFrom('mails').execute();
  await app.platform.db.deleteFrom('alerts').execute();
  await app.platform.pool.query('delete from pgboss.job');
});
afterEach(async () => {
  if (app !== shop) await app.stop();
  app = shop;
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

/** Restarts without the kept SMTP connection: a busy mail server refuses new connections. */
async function restart() {
  const { databaseUrl, clock } = shop;
  app = await startApp({
    databaseUrl,
    now: clock.now().toISOString(),
    env: mailEnv(mailbox.smtpUrl),
  });
}

const letter = (key: string, to = 'anna@example.com'): QueuedMail => ({
  key,
  to,
  language: 'ru',
  mail: { subject: 'Привет', html: '<p>Привет</p>', text: 'Привет' },
});
const queue = (...letters: QueuedMail[]) =>
  inTransaction(app.platform.db, async (tx) => {
    for (const one of letters) await app.platform.mail.queue(tx, one);
  });
/** @returns how many were sent */
const send = () => app.jobs.run('send-mails');
/** A round of the job that finds the mail server back, too. */
const sendWaiting = async () => (await app.jobs.run('retry-waiting-mails')) + (await send());
const rows = () => app.platform.db.selectFrom('mails').selectAll().orderBy('id').execute();
const alerts = async () => {
  await app.jobs.run('watch-failing-jobs');
  return app.platform.db.selectFrom('alerts').selectAll().execute();
};

describe('a queued mail', () => {
  test('is sent once over SMTP in the name of the shop, and its content is erased', async () => {
    await queue(letter('one'));
    const [waiting] = await rows();
    expect(waiting?.content).not.toContain('anna');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(mailbox.mails()).toMatchObject([
      {
        to: ['anna@example.com'],
        from: 'no-reply@shop.example',
        from_name: 'Сезам',
        subject: 'Привет',
        text: expect.stringContaining('Привет'),
        html: expect.stringContaining('<p>Привет</p>'),
        message_id: `<${waiting?.id}@shop.example>`,
        headers: expect.objectContaining({
          'auto-submitted': 'auto-generated',
          'content-language': 'ru',
        }),
      },
    ]);
    expect(await rows()).toMatchObject([{ content: null, sent_at: app.clock.now(), attempts: 1 }]);
  });

  test('exists exactly if its transaction commits, and once per key', async () => {
    await expect(
      inTransaction(app.platform.db, async (tx) => {
        await app.platform.mail.queue(tx, letter('gone'));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await Promise.all([queue(letter('same')), queue(letter('same')), queue(letter('same'))]);
    await send();
    await queue(letter('same'));
    await send();
    expect(mailbox.mails()).toHaveLength(1);
  });

  test('is sent by one of two workers', async () => {
    const second = await startApp({
      databaseUrl: app.databaseUrl,
      env: mailEnv(mailbox.smtpUrl),
    });
    await queue(...Array.from({ length: 40 }, (_, index) => letter(`many-${index}`)));
    const sent = await Promise.all([send(), second.jobs.run('send-mails'), send()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(40);
    expect(mailbox.mails()).toHaveLength(40);
    expect(new Set(mailbox.mails().map((mail) => mail.message_id)).size).toBe(40);
    await second.stop();
  });

  test('has one subject line and one recipient, also with line breaks and addresses in them', async () => {
    await queue({
      ...letter('lines', 'anna@example.com'),
      mail: {
        subject: 'One\r\nBcc: victim@example.com',
        html: '<p>x</p>',
        text: 'x\r\n.\r\nMAIL FROM:<a@b.c>',
      },
    });
    await send();
    const [mail, ...others] = mailbox.mails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['anna@example.com']);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.text).toContain('MAIL FROM');
  });

  test('is deleted half a year after it was sent', async () => {
    await queue(letter('left'), letter('waiting'));
    await app.platform.db
      .updateTable('mails')
      .set({ sent_at: app.clock.now(), content: null })
      .where('key', '=', 'left')
      .execute();
    app.clock.advance(181 * 24 * 60 * MINUTE_MS);
    await app.jobs.run('delete-old-mails');
    expect((await rows()).map(({ key }) => key)).toEqual(['waiting']);
  });
});

describe('a mail server in trouble', () => {
  test('that is down is retried with growing delays, and as soon as it answers again', async () => {
    const { port } = new URL(mailbox.smtpUrl);
    await mailbox.stop();
    await queue(letter('patient'));
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'ESOCKET' }]);
    // Not due yet.
    await sendWaiting();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    app.clock.advance(20_000);
    await send();
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
    mailbox = await startMailbox({ smtpPort: Number(port) });
    app.clock.advance(10_000);
    expect(await send()).toBe(0);
    expect(await sendWaiting()).toBe(1);
    expect(mailbox.mails()).toHaveLength(1);
    expect(await sendWaiting()).toBe(0);
    expect(await alerts()).toEqual([]);
    expect(JSON.stringify(app.logLines)).not.toContain('anna');
  });

  test.each(['refuse_421', 'hang'] as const)(
    'that answers with %s gets the mail later',
    async (smtp) => {
      await restart();
      await queue(letter('busy'));
      mailbox.faults.set({ smtp, once: true });
      expect(await send()).toBe(0);
      app.clock.advance(20_000);
      expect(await send()).toBe(1);
    },
  );

  test('that accepted the mail but dropped the connection gets it again with the same id', async () => {
    await queue(letter('twice'));
    mailbox.faults.set({ smtp: 'drop_after_data', once: true });
    expect(await send()).toBe(0);
    // The server can be reached, so this mail keeps its delay.
    expect(await sendWaiting()).toBe(0);
    app.clock.advance(20_000);
    expect(await send()).toBe(1);
    const ids = mailbox.mails().map((mail) => mail.message_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test.each(['refuse_550', 'reject_554'] as const)(
    'that refuses one mail for good (%s) gets the others, and an alert is raised',
    async (smtp) => {
      await queue(letter('poison', 'gone@example.com'), letter('fine'));
      mailbox.faults.set({ smtp, to: 'gone@example.com' });
      expect(await send()).toBe(1);
      app.clock.advance(24 * 60 * MINUTE_MS);
      expect(await send()).toBe(0);
      expect(mailbox.mails().map((mail) => mail.to[0])).toEqual(['anna@example.com']);
      const [alert, ...others] = await alerts();
      expect(others).toEqual([]);
      expect(alert).toMatchObject({ kind: 'job_item_failing', resolved_at: null });
      expect(alert?.subject).toMatch(/^send-mails:/);
      const given = (await rows()).find(({ key }) => key === 'poison');
      expect(given).toMatchObject({ abandoned_at: expect.any(Date), attempts: 1 });
      expect(given?.last_error).toMatch(/^E(ENVELOPE|MESSAGE) 55\d$/);
    },
  );

  test('for days makes the queue give up with one alert', async () => {
    await restart();
    mailbox.faults.set({ smtp: 'refuse_421' });
    await queue(letter('hopeless'));
    let rounds = 0;
    for (; (await rows())[0]?.abandoned_at === null; rounds++) {
      expect(await alerts()).toEqual([]);
      await send();
      app.clock.advance(24 * 60 * MINUTE_MS);
    }
    expect(rounds).toBe(15);
    expect(await alerts()).toMatchObject([{ kind: 'job_item_failing', resolved_at: null }]);
    expect(await rows()).toMatchObject([{ sent_at: null, attempts: 15 }]);
  });

  test('that works again gets a dead mail when an operator retries it, and never a discarded one', async () => {
    await restart();
    await queue(letter('retried', 'gone@example.com'), letter('dropped', 'gone@example.com'));
    mailbox.faults.set({ smtp: 'refuse_550', to: 'gone@example.com' });
    await send();
    mailbox.faults.set({});
    const { db, jobs } = app.platform;
    const mails = await rows();
    const dead = await listDeadJobs(db, 10);
    const idOf = (key: string) => {
      const mail = mails.find((row) => row.key === key)?.id;
      return dead.find(({ data }) => 'mail' in data && data.mail === mail)?.id ?? '';
    };
    expect(await jobs.discardDead(db, idOf('dropped'))).toBe(true);
    expect(await jobs.discardDead(db, idOf('dropped'))).toBe(false);
    expect(await jobs.retryDead(db, idOf('retried'))).toBe(true);
    expect(await send()).toBe(1);
    expect(await rows()).toMatchObject([
      { key: 'retried', content: null, abandoned_at: null, sent_at: expect.any(Date) },
      { key: 'dropped', content: null, abandoned_at: expect.any(Date), sent_at: null },
    ]);
    expect((await alerts()).filter(({ resolved_at }) => resolved_at === null)).toEqual([]);
  });
});

test('without a mail server nothing is queued, and production logs so at the start', async () => {
  const off = await startApp({ env: { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' } });
  expect(off.platform.mail.enabled).toBe(false);
  await off.platform.mail.queue(off.platform.db, letter('nowhere'));
  expect(await off.platform.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  expect(off.logLines).toContainEqual(
    expect.objectContaining({
      msg: 'mail is off until SMTP_URL is set or a mail server is entered in the console',
    }),
  );
  await off.stop();
});

test.each([
  ['gets no mail in production', {}, 0],
  ['on this machine gets mail if SMTP_PLAINTEXT is set', { SMTP_PLAINTEXT: 'true' }, 1],
])('a mail server without TLS %s', async (_name, env, sent) => {
  const shop = await startApp({
    env: { NODE_ENV: 'production', ...mailEnv(mailbox.smtpUrl), ...env },
  });
  await inTransaction(shop.platform.db, async (tx) => {
    await shop.platform.mail.queue(tx, letter('secret', 'anna@example.com'));
  });
  await shop.jobs.run('send-mails');
  expect(mailbox.mails()).toHaveLength(sent);
  await shop.stop();
});
