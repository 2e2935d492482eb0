import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import {
  confirmOperator,
  endOtherOperatorSessions,
  getOperatorSession,
  listOperatorSessions,
  signInOperator,
} from '@sesame/contract/console/operators.ts';
import { mayGrant, operatorRoles } from '@sesame/contract/console/permissions.ts';
import {
  acceptInvitation,
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  listTeam,
  readInvitation,
  resetOperatorAccess,
  withdrawInvitation,
} from '@sesame/contract/console/team.ts';
import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { beforeEach, expect } from 'vitest';
import {
  buildOperator,
  codeNow,
  type TestOperator,
} from '../../../../test/build/build-operator.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let owner: TestOperator;
const test = shopTest([], { now: '2026-03-10T12:00:00.000Z' });
const { app } = test;
beforeEach(async () => {
  owner = await buildOperator(app);
});

const as = (who: TestOperator) => ({ token: who.token });
const invite = (body: { email: string; name: string; role: 'support' | 'owner' }) =>
  app.call(inviteOperator, { body }, as(owner));
const tokenIn = (link: string | null) => new URL(String(link)).searchParams.get('token') ?? '';

async function memberOf(id: string) {
  const { body } = await app.call(listTeam, {}, as(owner));
  const found = body.members.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no team member with id ${id}`);
  return found;
}

test('an invited operator sets a password, enters a first code and is signed in', async () => {
  const email = 'ann@shop.example';
  const { status, body: invited } = await invite({ email, name: 'Ann', role: 'support' });
  expect(status).toBe(201);
  const token = tokenIn(invited.link);
  const { body: offer } = await app.call(readInvitation, { body: { token } });
  expect(offer).toMatchObject({ name: 'Ann', email, role: 'support' });
  const code = codeNow(app, offer.secret);
  const wrong = { token, password: 'long enough words', code: '000000' };
  expect((await app.call(acceptInvitation, { body: wrong })).refusal?.code).toBe(
    'second_factor_wrong',
  );
  const accepted = await app.call(acceptInvitation, { body: { ...wrong, code } });
  expect(accepted.status).toBe(201);
  const { body: session } = await app.call(getOperatorSession, {}, { token: accepted.body.token });
  expect(session.operator).toMatchObject({ name: 'Ann', role: 'support' });
  // Used up: neither reading nor accepting works again.
  expect((await app.call(readInvitation, { body: { token } })).status).toBe(400);
  const again = await app.call(acceptInvitation, { body: { ...wrong, code } });
  expect(again.refusal?.code).toBe('invitation_invalid');
  const reused = { email, password: wrong.password, code };
  expect((await app.call(signInOperator, { body: reused })).status).toBe(400);
});

test('an invitation ends by expiry, a newer one, its sender leaving, or withdrawal', async () => {
  const one = { email: 'ben@shop.example', name: 'Ben', role: 'support' } as const;
  const older = tokenIn((await invite(one)).body.link);
  const newer = tokenIn((await invite(one)).body.link);
  const opens = async (token: string) =>
    (await app.call(readInvitation, { body: { token } })).status === 200;
  expect([await opens(older), await opens(newer)]).toEqual([false, true]);
  const { body } = await app.call(listTeam, {}, as(owner));
  const open = body.invitations.find(({ email }) => email === one.email);
  expect(open).toMatchObject({ name: 'Ben', role: 'support', invited_by: 'The owner' });
  const params = { id: String(open?.id) };
  expect((await app.call(withdrawInvitation, { params }, as(owner))).status).toBe(200);
  expect(await opens(newer)).toBe(false);

  const other = await buildOperator(app);
  const late = tokenIn((await invite(one)).body.link);
  const { version } = await memberOf(owner.id);
  await app.call(
    disableOperator,
    { params: { id: owner.id }, body: { disabled: true, version, reason: 'left' } },
    as(other),
  );
  expect(await opens(late)).toBe(false);

  owner = other;
  const slow = tokenIn((await invite(one)).body.link);
  app.clock.advance(73 * 60 * MINUTE_MS);
  expect(await opens(slow)).toBe(false);
  await app.jobs.run('delete-old-invitations');
  const left = await app.platform.db.selectFrom('operator_invitations').select('id').execute();
  expect(left).toEqual([]);
});

test('an active operator is not invited again but can renew password and app', async () => {
  const worker = await buildOperator(app, { role: 'content' });
  const refused = await invite({ email: worker.email, name: 'Other', role: 'support' });
  expect(refused.refusal?.code).toBe('operator_exists');
  const { body } = await app.call(
    resetOperatorAccess,
    { params: { id: worker.id }, body: { reason: 'lost the phone' } },
    as(owner),
  );
  const token = tokenIn(body.link);
  const { body: offer } = await app.call(readInvitation, { body: { token } });
  const { status } = await app.call(acceptInvitation, {
    body: { token, password: 'another good one', code: codeNow(app, offer.secret) },
  });
  expect(status).toBe(201);
  expect((await app.call(getOperatorSession, {}, as(worker))).status).toBe(401);
  expect(await memberOf(worker.id)).toMatchObject({ name: 'The content', role: 'content' });
});

test('a new role applies from the next call, and the audit log has the reason', async () => {
  const worker = await buildOperator(app, { role: 'support' });
  const { version } = await memberOf(worker.id);
  const change = (body: { role: 'finance'; version: number; reason: string }) =>
    app.call(changeOperatorRole, { params: { id: worker.id }, body }, as(owner));
  const changed = await change({ role: 'finance', version, reason: 'new duties' });
  expect(changed.body).toMatchObject({ role: 'finance', version: version + 1 });
  const { body } = await app.call(getOperatorSession, {}, as(worker));
  expect(body.permissions).toContain('payouts:write');
  const stale = await change({ role: 'finance', version, reason: 'again' });
  expect(stale.refusal).toMatchObject({
    code: 'version_conflict',
    current: { role: 'finance', version: version + 1 },
  });
  const query = { subject: `operator:${worker.id}`, action: 'team.role' };
  const { body: events } = await app.call(listAuditEvents, { query }, as(owner));
  expect(events.map(({ reason }) => reason)).toEqual(['new duties']);
});

test('the last owner stays, even when two owners disable each other at once', async () => {
  const second = await buildOperator(app);
  await app.platform.db
    .updateTable('operators')
    .set({ disabled_at: app.clock.now() })
    .where('role', '=', 'owner')
    .where('id', 'not in', [owner.id, second.id])
    .execute();
  const dismiss = async (by: TestOperator, whom: TestOperator, version: number) => {
    const body = { disabled: true, version, reason: 'quarrel' };
    return app.call(disableOperator, { params: { id: whom.id }, body }, as(by));
  };
  const versions = [(await memberOf(owner.id)).version, (await memberOf(second.id)).version];
  const answers = await Promise.all([
    dismiss(owner, second, Number(versions[1])),
    dismiss(second, owner, Number(versions[0])),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = answers[0]?.status === 200 ? owner : second;
  owner = left;
  const { version } = await memberOf(left.id);
  const own = await app.call(
    changeOperatorRole,
    { params: { id: left.id }, body: { role: 'manager', version, reason: 'tired' } },
    as(left),
  );
  expect(own.refusal?.code).toBe('last_owner');
  expect((await dismiss(left, left, version)).refusal?.code).toBe('last_owner');
});

test('no role grants a role above its own', () => {
  const granted = operatorRoles.map((role) => operatorRoles.filter((one) => mayGrant(role, one)));
  expect(granted[operatorRoles.indexOf('owner')]).toEqual(operatorRoles);
  expect(granted[operatorRoles.indexOf('manager')]).not.toContain('owner');
  expect(granted[operatorRoles.indexOf('manager')]).not.toContain('finance');
  expect(granted[operatorRoles.indexOf('support')]).toEqual(['support']);
});

test('role changes require a confirmation within the last ten minutes', async () => {
  const body = { email: 'cat@shop.example', name: 'Cat', role: 'support' } as const;
  app.clock.advance(11 * MINUTE_MS);
  const response = await invite(body);
  expect(response.refusal?.code).toBe('confirmation_required');
  const wrong = await app.call(
    confirmOperator,
    { body: { password: 'not this one', code: codeNow(app, owner.secret) } },
    as(owner),
  );
  expect(wrong.refusal?.code).toBe('confirmation_failed');
  const noCode = await app.call(confirmOperator, { body: { password: owner.password } }, as(owner));
  expect(noCode.refusal?.code).toBe('confirmation_failed');
  const right = await app.call(
    confirmOperator,
    { body: { password: owner.password, code: codeNow(app, owner.secret) } },
    as(owner),
  );
  expect(right.body.until).toBe(new Date(app.clock.now().getTime() + 10 * MINUTE_MS).toISOString());
  expect((await invite(body)).status).toBe(201);
});

test('an operator sees their own sessions and ends all others', async () => {
  app.clock.advance(MINUTE_MS);
  const { email, password } = owner;
  const second = await app.call(signInOperator, {
    body: { email, password, code: codeNow(app, owner.secret) },
  });
  const { body: sessions } = await app.call(listOperatorSessions, {}, as(owner));
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  expect(sessions.map(({ device }) => device)).toEqual([null, null]);
  const { body } = await app.call(endOtherOperatorSessions, {}, as(owner));
  expect(body).toEqual({ ended: 1 });
  const other = await app.call(getOperatorSession, {}, { token: second.body.token });
  expect(other.status).toBe(401);
  expect((await app.call(getOperatorSession, {}, as(owner))).status).toBe(200);
});
