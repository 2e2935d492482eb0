import { getOperatorSession, signInWithOwnerLink } from '@sesame/contract/console/operators.ts';
import { afterEach, expect, test } from 'vitest';
import { listRows } from '../../../../test/rows.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createOwnerLink, upsertOperator } from '../index.ts';

let app: TestApp;
afterEach(() => app.stop());

async function start(env: Readonly<Record<string, string>>): Promise<string> {
  app = await startApp({ env });
  const { platform } = app;
  return inTransaction(platform.db, async (tx) => {
    const { id } = await upsertOperator(tx, platform, {
      id: platform.ids.uuid(),
      email: 'olivia@shop.example',
      name: 'Olivia',
      role: 'owner',
      password: 'a password of hers',
      withoutCode: true,
    });
    return createOwnerLink(tx, platform, id);
  });
}

const signIn = (ticket: string) => app.call(signInWithOwnerLink, { body: { ticket } });

test('an owner link signs in the owner of a demo once and is audited', async () => {
  const ticket = await start({ DEMO: 'true' });
  const answers = await Promise.all([signIn(ticket), signIn(ticket), signIn(ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const signedIn = answers.find(({ status }) => status === 201);
  const { body } = await app.call(getOperatorSession, {}, { token: signedIn?.body.token ?? '' });
  expect(body.operator).toMatchObject({ name: 'Olivia', role: 'owner' });
  expect((await signIn(ticket)).refusal?.code).toBe('owner_link_invalid');
  const events = await listRows(app, 'audit_events', {}, ['action'], 'id');
  expect(events.map(({ action }) => action)).toEqual(['operators.upsert', 'session.open']);
});

test('an owner link expires after a day', async () => {
  const ticket = await start({ DEMO: 'true' });
  app.clock.advance(24 * 3_600_000);
  expect((await signIn(ticket)).refusal?.code).toBe('owner_link_invalid');
});

test('an owner link is refused in a shop that is no longer a demo', async () => {
  const ticket = await start({});
  expect((await signIn(ticket)).refusal?.code).toBe('owner_link_invalid');
});
