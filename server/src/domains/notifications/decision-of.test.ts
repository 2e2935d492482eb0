import { expect, test } from 'vitest';
import { decisionOf } from './describe-event.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const of = (kind: Parameters<typeof decisionOf>[0]['kind'], subject: string) =>
  decisionOf({
    ...{ kind, subject, payment_id: subject === ID ? ID : null, number: null, amount_cents: null },
    ...{ about: null, about_ru: '', occurred_at: new Date(0), due_at: null, alert_id: null },
  });

test.each([
  ['payment_review', ID, 'payments:refund', `/admin/payments/${ID}?action=accept`],
  ['proof_unchecked', ID, 'transfers:write', `/admin/transfers?payment=${ID}&action=accept`],
  [
    'payout_requested',
    `payout:${ID}`,
    'payouts:write',
    `/admin/payouts?payout=${ID}&action=approve`,
  ],
] as const)('%s links to its approval', (kind, subject, permission, path) => {
  expect(of(kind, subject)).toEqual({ permission, path });
});

test('an event without an approval has none', () => {
  expect(of('refund_failed', ID)).toBeUndefined();
  expect(of('payout_recalled', `payout:${ID}`)).toBeUndefined();
});
