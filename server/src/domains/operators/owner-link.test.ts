import { enterByOwnerLink, getOperatorSession } from '@sesame/contract/operators.ts';
import { afterEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { makeOwnerLink, putOperator } from './index.ts';

let app: TestApp;
afterEach(() => app.stop());

async function start(env: Readonly<Record<string, string>>): Promise<string> {
  app = await startApp({ env });
  const { platform } = app;
  return inTransaction(platform.db, async (tx) => {
    const { id } = await putOperator(tx, platform, {
      email: 'olivia@shop.example',
      name: 'Olivia',
      role: 'owner',
      password: 'a password of hers',
      withoutCode: true,
    });
    return makeOwnerLink(tx, platform, id);
  });
}

const enter = (ticket: string) => app.call(enterByOwnerLink, { body: { ticket } });

test('lets the owner of a demo in once, and it is on record', async () => {
  const ticket = await start({ DEMO: 'true' });
  const answers = await Promise.all([enter(ticket), enter(ticket), enter(ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const entered = answers.find(({ status }) => status === 201);
  const { body } = await app.call(getOperatorSession, {}, { token: entered?.body.token ?? '' });
  expect(body.operator).toMatchObject({ name: 'Olivia', role: 'owner' });
  expect((await enter(ticket)).refusal?.code).toBe('owner_link_invalid');
  const acts = await app.platform.db.selectFrom('acts').select('action').orderBy('id').execute();
  expect(acts.map(({ action }) => action)).toEqual(['operators.put', 'session.open']);
});

test('is over after a day', async () => {
  const ticket = await start({ DEMO: 'true' });
  app.clock.advance(24 * 3_600_000);
  expect((await enter(ticket)).refusal?.code).toBe('owner_link_invalid');
});

test('opens nothing in a shop that is no demo any more', async () => {
  const ticket = await start({});
  expect((await enter(ticket)).refusal?.code).toBe('owner_link_invalid');
});
