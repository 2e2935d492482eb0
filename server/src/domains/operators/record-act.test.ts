import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { actsOn } from '../../../test/read-acts.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordAct } from './record-act.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('an audit event says no value of what the contract marks as a secret, wherever it stands', async () => {
  const operator = await buildOperator(app);
  const subject = 'operator:canary';
  await inTransaction(app.platform.db, (tx) =>
    recordAct(tx, app.platform, {
      ...{ operator, action: 'staff.invite', subject, request: { ip: '127.0.0.1' } },
      before: { password: 'canary-1', name: 'Anna', now: { password: true } },
      after: { people: [{ token: 'canary-2', role: 'support' }] },
    }),
  );
  expect(await actsOn(app, subject, ['before', 'after'])).toEqual([
    {
      before: { password: 'set', name: 'Anna', now: { password: true } },
      after: { people: [{ token: 'set', role: 'support' }] },
    },
  ]);
});
