import { expect, test } from 'vitest';
import { auditActionText } from './audit-actions.ts';

test.each([
  ['payments.reveal_webhook', 'Payments: show webhook', 'Платежи: просмотр вебхука'],
  ['newer.action', 'newer: action', 'newer: action'],
  ['users.constructor', 'Buyers: constructor', 'Покупатели: constructor'],
])('names %s in words, and an unknown part as it is', (action, en, ru) => {
  expect(auditActionText('en', action)).toBe(en);
  expect(auditActionText('ru', action)).toBe(ru);
});
