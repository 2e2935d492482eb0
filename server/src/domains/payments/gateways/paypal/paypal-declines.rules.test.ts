import { expect, test } from 'vitest';
import type { DeclineClass } from '../charge.ts';
import { classOfPayPalRefusal } from './paypal-declines.rules.ts';

/** Every issue that PayPal documents for charges without the buyer, and one of tomorrow. */
const issues: Readonly<Record<Exclude<DeclineClass, 'technical'>, string>> = {
  funds: 'TRANSACTION_LIMIT_EXCEEDED',
  soft: 'INSTRUMENT_DECLINED TRANSACTION_REFUSED AN_ISSUE_OF_TOMORROW',
  action: 'PAYER_ACTION_REQUIRED REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  hard: 'TOKEN_ID_NOT_FOUND TOKEN_EXPIRED CARD_EXPIRED REFERENCED_CARD_EXPIRED PAYER_ACCOUNT_RESTRICTED PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_CANNOT_PAY PAYEE_BLOCKED_TRANSACTION COMPLIANCE_VIOLATION MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  revoked: 'AGREEMENT_ALREADY_CANCELLED BILLING_AGREEMENT_NOT_FOUND',
  config:
    'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE VAULT_INSTRUCTION_REQUIRED',
};
const rows = Object.entries(issues).flatMap(([as, of]) =>
  of.split(' ').map((issue) => [issue, as] as const),
);
test.each(rows)('the issue %s is %s', (issue, as) => {
  expect(classOfPayPalRefusal(422, issue)).toBe(as);
});

test('what may have been charged is not declined, nor is a failure of PayPal', () => {
  expect(classOfPayPalRefusal(422, 'DUPLICATE_INVOICE_ID')).toBeUndefined();
  expect(classOfPayPalRefusal(500, 'INTERNAL_SERVER_ERROR')).toBeUndefined();
});
