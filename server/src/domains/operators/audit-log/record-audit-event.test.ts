import { expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { auditEventsOn } from '../../../../test/database/read-audit-events.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAuditEvent } from './record-audit-event.ts';

const test = shopTest();
const { app } = test;

test('an audit event has no value that the contract marks as secret, at any depth', async () => {
  const operator = await buildOperator(app);
  const subject = 'operator:canary';
  await inTransaction(app.platform.db, (tx) =>
    recordAuditEvent(tx, app.platform, {
      ...{ operator, action: 'team.invite', subject, request: { ip: '127.0.0.1' } },
      before: { password: 'canary-1', name: 'Anna', now: { password: true } },
      after: { people: [{ token: 'canary-2', role: 'support' }] },
    }),
  );
  expect(await auditEventsOn(app, subject, ['before', 'after'])).toEqual([
    {
      before: { password: 'set', name: 'Anna', now: { password: true } },
      after: { people: [{ token: 'set', role: 'support' }] },
    },
  ]);
});
