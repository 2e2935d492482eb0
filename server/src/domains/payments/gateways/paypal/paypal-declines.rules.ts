import type { DeclineClass } from '../charge.ts';

/**
 * How a refused charge of a saved wallet is to be taken, by the issue of PayPal's answer. PayPal falls back to the other
 * sources of a wallet by itself, so a declined one means that all have failed. A word that is not here is `soft`.
 * Source: `orders.create-422` of PayPal's Orders v2.
 */
const classes: Readonly<Record<string, DeclineClass>> = {
  TRANSACTION_LIMIT_EXCEEDED: 'funds',
  INSTRUMENT_DECLINED: 'soft',
  TRANSACTION_REFUSED: 'soft',
  DECLINED_DUE_TO_RELATED_TXN: 'soft',
  PAYER_ACTION_REQUIRED: 'action',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'action',
  TOKEN_ID_NOT_FOUND: 'hard',
  TOKEN_EXPIRED: 'hard',
  CARD_EXPIRED: 'hard',
  REFERENCED_CARD_EXPIRED: 'hard',
  PAYER_ACCOUNT_RESTRICTED: 'hard',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'hard',
  PAYER_CANNOT_PAY: 'hard',
  PAYEE_BLOCKED_TRANSACTION: 'hard',
  TRANSACTION_BLOCKED_BY_PAYEE: 'hard',
  COMPLIANCE_VIOLATION: 'hard',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'hard',
  AGREEMENT_ALREADY_CANCELLED: 'revoked',
  BILLING_AGREEMENT_NOT_FOUND: 'revoked',
  NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE: 'config',
  MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE: 'config',
  VAULT_INSTRUCTION_REQUIRED: 'config',
  PERMISSION_DENIED: 'config',
  NOT_AUTHORIZED: 'config',
  PAYEE_ACCOUNT_RESTRICTED: 'config',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'config',
};

/** After these the charge may have been made, by this call or an earlier one. */
const undecided: readonly string[] = ['DUPLICATE_INVOICE_ID', 'ORDER_COMPLETION_IN_PROGRESS'];

/** @returns undefined when the answer decides nothing: it is not about the payment, or the charge may have been made */
export function classOfPayPalRefusal(status: number, issue: string): DeclineClass | undefined {
  if (undecided.includes(issue)) return undefined;
  if (Object.hasOwn(classes, issue)) return classes[issue];
  if (status === 401 || status === 403) return 'config';
  return status === 422 ? 'soft' : undefined;
}

/** After these the order can be created again without saving the payment method. */
export function isSavingRefused(issue: string): boolean {
  return Object.hasOwn(classes, issue) && classes[issue] === 'config';
}
