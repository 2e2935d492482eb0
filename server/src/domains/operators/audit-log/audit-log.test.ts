import {
  type AuditAction,
  listAuditEvents,
  listAuditFilters,
  readAuditEvent,
  verifyAuditLog,
} from '@sesame/contract/console/audit-log.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../../test/build/build-operator.ts';
import { buildBuyer } from '../../../../test/build/build-purchase.ts';
import { buildTicket } from '../../../../test/build/build-ticket.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { recordAuditEvent } from './record-audit-event.ts';

let owner: TestOperator;
let other: TestOperator;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
test.beforeAll(async () => {
  owner = await buildOperator(app);
  other = await buildOperator(app, { role: 'auditor' });
});

async function recordEvent(
  action: AuditAction,
  subject: string,
  { reason }: { reason?: string } = {},
) {
  await app.platform.db.transaction().execute((tx) =>
    recordAuditEvent(tx, app.platform, {
      operator: other,
      action,
      subject,
      before: { state: 'old' },
      after: { state: 'new' },
      reason,
      request: { ip: '10.1.2.3' },
    }),
  );
}

const list = async (query: Record<string, string> = {}) => {
  // The server parses query values from strings, so types are bypassed here.
  const { status, body } = await app.call(listAuditEvents, { query } as never, {
    token: other.token,
  });
  expect(status).toBe(200);
  return body;
};

test('lists the audit log newest first, with operator, action, subject and reason', async () => {
  await recordEvent('tickets.reply', 'ticket:1', { reason: 'asked' });
  const [newest] = await list();
  expect(newest).toMatchObject({
    at: '2026-03-10T12:00:00.000Z',
    operator: { id: other.id, name: 'The auditor', email: other.email },
    action: 'tickets.reply',
    subject: 'ticket:1',
    reason: 'asked',
    ip: '10.1.2.3',
  });
});

test('filters the audit log by operator, action, section, subject and time', async () => {
  await recordEvent('payouts.paid', 'payout:7');
  await recordEvent('payouts.rejected', 'payout:8');
  app.clock.advance(60_000);
  await recordEvent('payouts.paid', 'payout_batch:7');
  const actions = async (query: Record<string, string>) =>
    (await list(query)).map(({ subject }) => subject);
  expect(await actions({ action: 'payouts.paid' })).toEqual(['payout_batch:7', 'payout:7']);
  expect(await actions({ action: 'payouts.' })).toHaveLength(3);
  expect(await actions({ subject: 'payout:' })).toEqual(['payout:8', 'payout:7']);
  expect(await actions({ subject: 'payout_' })).toEqual(['payout_batch:7']);
  expect(await actions({ since: '2026-03-10T12:01:00.000Z' })).toEqual(['payout_batch:7']);
  expect(await actions({ until: '2026-03-10T12:00:00.000Z' })).toEqual([]);
  expect(await list({ operator: owner.id, action: 'payouts.' })).toEqual([]);
  const bad = await app.call(
    listAuditEvents,
    { query: { operator: 'me' } },
    { token: other.token },
  );
  expect(bad.status).toBe(400);
});

test('is filtered by the buyer whose account or records an operator changed', async () => {
  const [anna, vera] = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
  const ticket = await buildTicket(app, anna.token);
  await recordEvent('users.block', `user:${anna.id}`);
  await recordEvent('tickets.close', `ticket:${ticket}`);
  await recordEvent('users.block', `user:${vera.id}`);
  const subjects = (await list({ buyer: anna.id, operator: other.id })).map((one) => one.subject);
  expect(subjects).toEqual([`ticket:${ticket}`, `user:${anna.id}`]);
  expect(await list({ buyer: anna.id, operator: owner.id })).toEqual([]);
});

test('pages of the audit log follow each other without gaps', async () => {
  for (let time = 0; time < 60; time++) await recordEvent('inventory.reveal', `item:${time}`);
  const first = await list({ action: 'inventory.reveal' });
  expect(first).toHaveLength(50);
  const rest = await list({ action: 'inventory.reveal', before: String(first.at(-1)?.id) });
  expect(rest).toHaveLength(10);
  expect([...first, ...rest].map(({ id }) => id)).toEqual(
    [...first, ...rest].map(({ id }) => id).sort((a, b) => b - a),
  );
});

test('an audit event shows the change and its hash', async () => {
  const [newest] = await list();
  const { body } = await app.call(
    readAuditEvent,
    { params: { id: String(newest?.id) } },
    { token: other.token },
  );
  expect(body).toMatchObject({ before: { state: 'old' }, after: { state: 'new' } });
  expect(body.hash).toMatch(/^[0-9a-f]{64}$/);
  const unknown = await app.call(
    readAuditEvent,
    { params: { id: '999999' } },
    { token: other.token },
  );
  expect(unknown.status).toBe(404);
});

test('the filter values are every operator and every action once', async () => {
  const { body } = await app.call(listAuditFilters, {}, { token: other.token });
  expect(body.operators.map(({ id }) => id).sort()).toEqual([owner.id, other.id].sort());
  expect(body.actions).toEqual([...new Set(body.actions)].sort());
  expect(body.actions).toContain('inventory.reveal');
});

test('a reason that looks like a formula is escaped in the CSV', async () => {
  await recordEvent('tickets.close', 'ticket:9', { reason: '=HYPERLINK("x"),1' });
  const path = `${app.url}${listAuditEvents.export.path}?action=tickets.close`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${other.token}` } });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await response.text()).toContain(`,"'=HYPERLINK(""x""),1",10.1.2.3\r\n`);
});

test('the chain verifies until an event is changed directly in the database', async () => {
  const whole = await app.call(verifyAuditLog, {}, { token: other.token });
  expect(whole.body.broken).toEqual([]);
  expect(whole.body.events).toBeGreaterThan(60);
  await app.owner.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_events set reason = 'nothing happened' where id = 2`.execute(tx);
  });
  const broken = await app.call(verifyAuditLog, {}, { token: other.token });
  expect(broken.body.broken).toEqual([2]);
});
