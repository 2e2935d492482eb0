import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { listRows } from '../../../../test/rows.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import {
  checkHead,
  type PublishedHead,
  parseHead,
} from '../../../ledger-verification/check-head.ts';
import { createLog } from '../../../platform/telemetry/log.ts';
import { publishAuditHead } from './publish-audit-head.ts';
import { type NewAuditEvent, recordAuditEvent } from './record-audit-event.ts';

let operator: TestOperator;
const lines: Record<string, unknown>[] = [];
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z' });
const { shop } = test;

function publish(): Promise<void> {
  const log = createLog({
    level: 'info',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  return publishAuditHead({ ...shop.app.platform, log });
}

function recordEvent(): Promise<void> {
  const { platform } = shop.app;
  const request = { ip: '203.0.113.7' };
  const done: NewAuditEvent = { operator, action: 'settings.change', subject: 'test:1', request };
  return platform.db.transaction().execute((tx) => recordAuditEvent(tx, platform, done));
}

async function newestEvent(): Promise<{ id: number; hash: string }> {
  const { id, hash } = await shop.app.platform.db
    .selectFrom('audit_events')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, hash: hash.toString('hex') };
}

const owners = () => listRows(shop.app, 'operators', { role: 'owner' }, ['email']);

function headOf(line: Record<string, unknown> | undefined): PublishedHead {
  const head = parseHead(String(line?.audit_head));
  if (head === undefined) throw new Error('log line without a head');
  return head;
}

test('an empty audit log has no head', async () => {
  await publish();
  expect(lines).toEqual([]);
});

test('the head is published once a day, in the server log and by mail to every owner', async () => {
  operator = await buildOperator(shop.app, { role: 'owner' });
  await buildOperator(shop.app, { role: 'owner' });
  await recordEvent();
  const first = await newestEvent();
  await Promise.all([publish(), publish(), publish()]);
  expect(lines).toMatchObject([{ audit_head: `${first.id}:${first.hash}` }]);
  await recordEvent();
  await publish();
  expect(lines).toHaveLength(1);
  for (const { email } of await owners()) {
    const mails = (await shop.mailsTo(email)).filter(({ text }) => text.includes('audit log'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.replaceAll(/\s+/g, '')).toContain(String(lines[0]?.audit_head));
  }
  shop.app.clock.advance(24 * 60 * 60 * 1_000);
  await shop.app.jobs.run('publish-audit-head');
  const { rows } = await sql`select day, event_id from audit_heads order by day`.execute(
    shop.app.platform.db,
  );
  expect(rows).toEqual([
    { day: '2026-03-10', event_id: first.id },
    { day: '2026-03-11', event_id: first.id + 1 },
  ]);
});

test('a published head is found again after the log has grown', async () => {
  await recordEvent();
  const { db } = shop.app.platform;
  const head = headOf(lines[0]);
  expect(await checkHead(db, head)).toBe('ours');
  expect(await checkHead(db, { ...head, id: 999 })).toBe('missing');
  expect(await checkHead(db, { ...head, hash: 'a'.repeat(64) })).toBe('rewritten');
  expect(parseHead('2:abc')).toBeUndefined();
});

class Undo extends Error {}

/** The result of the check after a statement that runs with all triggers disabled. */
async function afterForgery(statement: string): Promise<unknown> {
  let answer: unknown;
  const undone = shop.app.owner.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
    const { rows: broken } = await sql`select id from broken_audit_events`.execute(tx);
    answer = { soundInItself: broken.length === 0, head: await checkHead(tx, headOf(lines[0])) };
    throw new Undo();
  });
  await expect(undone).rejects.toThrow(Undo);
  return answer;
}

/** Recomputes every hash, so that the chain within the database is consistent. */
const REWRITE = `
  do $$
  declare
    event audit_events;
    last bytea := decode(repeat('00', 32), 'hex');
  begin
    for event in select * from audit_events order by id loop
      event.reason := 'nothing happened';
      event.previous_hash := last;
      last := audit_event_hash(event);
      update audit_events set reason = event.reason, previous_hash = event.previous_hash, hash = last where id = event.id;
    end loop;
  end $$`;

test.each([
  ['rewritten with all its hashes', REWRITE, { soundInItself: true, head: 'rewritten' }],
  ['cut off', 'delete from audit_events where id >= 2', { soundInItself: true, head: 'missing' }],
  [
    'changed in one row',
    "update audit_events set reason = 'x' where id = 1",
    { soundInItself: false, head: 'broken' },
  ],
])('a log that was %s is detected by its published head', async (_how, statement, answer) => {
  expect(await afterForgery(statement)).toEqual(answer);
});
