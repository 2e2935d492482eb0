import { expect, test } from 'vitest';
import { auditValueText } from './audit-values.ts';

test.each([
  ['payments.sync', 'state', 'pending', 'Processing', 'В обработке'],
  ['tickets.close', 'state', 'closed', 'Closed', 'Закрыто'],
  ['payouts.paid', 'state', 'paid', 'Paid', 'Выплачена'],
  ['inventory.import', 'kind', 'unique', 'Unique', 'Уникальная'],
  ['team.role', 'role', 'finance', 'Finance', 'Финансы'],
  ['users.block', 'blocked', true, 'yes', 'да'],
  ['payments.refund', 'amount_cents', 1205, '$12.05', '12,05\u00a0$'],
  ['settings.change_connection', 'changed', ['host', 'port'], 'Server, Port', 'Сервер, Порт'],
  [
    'deliveries.substitute',
    'services',
    [{ service_id: 4, content: 'code' }],
    'Service: 4 · Content: Code',
    'Сервис: 4 · Содержимое: Код',
  ],
  ['users.block', 'reason', null, '–', '–'],
  ['users.block', 'blocked', false, 'no', 'нет'],
  ['users.block', 'reason', '', '–', '–'],
  ['macros.update', 'services', [], '–', '–'],
  ['subscriptions.extend', 'days', 30, '30', '30'],
  ['payments.send_receipt', 'kind', 'refund', 'Refund', 'Возврат'],
  ['newer.action', 'kind', 'refund', 'refund', 'refund'],
  ['settings.change', 'default_language', 'ru', 'Русский', 'Русский'],
  [
    'deliveries.substitute',
    'services',
    [{ service_id: 4 }, { service_id: 5 }],
    'Service: 4\nService: 5',
    'Сервис: 4\nСервис: 5',
  ],
  ['newer.action', 'state', 'pending', 'pending', 'pending'],
  ['payments.sync', 'state', 'constructor', 'constructor', 'constructor'],
  ['tickets.reply', 'note', 'pending', 'pending', 'pending'],
])('%s says the value of %s in words: %j', (action, field, value, en, ru) => {
  expect(auditValueText('en', action, { field, value })).toBe(en);
  expect(auditValueText('ru', action, { field, value })).toBe(ru);
});

test('shows moments as the console does', () => {
  const at = { field: 'ends_at', value: '2026-03-10T12:00:00.000Z' };
  expect(auditValueText('ru', 'subscriptions.extend', at)).toMatch(/^10\.03\.2026/);
});
