/**
 * What a refused capture means. `again`: the buyer can pay the same order on PayPal's page, with another source or after
 * a further step. `declined`: this order brings no money. `decided`: the order itself shows what happened. `processing`:
 * PayPal is still at it. `unclear`: an operator has to look.
 */
export type RefusalMeaning = 'again' | 'declined' | 'decided' | 'processing' | 'unclear';

/** @param issue the first `details[].issue` of PayPal's answer, else its `name` */
export function meaningOfRefusal(issue: string): RefusalMeaning {
  if (Object.hasOwn(meanings, issue)) return meanings[issue] ?? 'unclear';
  return documentedElse.includes(issue) ? 'declined' : 'unclear';
}

/** Source: `orders.capture-422` of PayPal's Orders v2, where not noted otherwise. */
const meanings: Readonly<Record<string, RefusalMeaning>> = {
  PAYER_ACTION_REQUIRED: 'again',
  INSTRUMENT_DECLINED: 'again',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'again',
  ORDER_ALREADY_CAPTURED: 'decided',
  ORDER_NOT_APPROVED: 'decided',
  // Documented for authorizing an order only; capturing one may answer the same.
  ORDER_EXPIRED: 'decided',
  ORDER_COMPLETED_OR_VOIDED: 'decided',
  ORDER_COMPLETION_IN_PROGRESS: 'processing',
  // The invoice number is our order: another PayPal order of it was paid, which the shop does not know.
  DUPLICATE_INVOICE_ID: 'unclear',
  COMPLIANCE_VIOLATION: 'declined',
  DECLINED_DUE_TO_RELATED_TXN: 'declined',
  DOMESTIC_TRANSACTION_REQUIRED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'declined',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'declined',
  TRANSACTION_REFUSED: 'declined',
};

/** Documented too, but about fields and sources that the shop does not send: if one comes, the order brings no money. */
const documentedElse: readonly string[] = [
  'AGREEMENT_ALREADY_CANCELLED',
  'APPLE_PAY_AMOUNT_MISMATCH',
  'AUTH_CAPTURE_NOT_ENABLED',
  'BANK_NOT_SUPPORTED_FOR_VERIFICATION',
  'BILLING_AGREEMENT_ID_MISMATCH',
  'BILLING_AGREEMENT_NOT_FOUND',
  'CANCEL_URL_REQUIRED',
  'CARD_BRAND_NOT_SUPPORTED',
  'CARD_EXPIRY_REQUIRED',
  'CARD_NUMBER_REQUIRED',
  'CURRENCY_NOT_SUPPORTED_FOR_BANK',
  'IBAN_COUNTRY_NOT_SUPPORTED',
  'IDENTIFIER_NOT_FOUND',
  'INCOMPATIBLE_PARAMETER_VALUE',
  'INVALID_IBAN',
  'INVALID_PICKUP_ADDRESS',
  'INVALID_PREVIOUS_TRANSACTION_REFERENCE',
  'INVALID_SECURITY_CODE_LENGTH',
  'MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS',
  'MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS',
  'MERCHANT_INITIATED_WITH_SECURITY_CODE',
  'MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE',
  'MISSING_CRYPTOGRAM',
  'MISSING_PREVIOUS_REFERENCE',
  'NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING',
  'NOT_ELIGIBLE_FOR_PNREF_PROCESSING',
  'NOT_ENABLED_FOR_BANK_PROCESSING',
  'NOT_ENABLED_FOR_CARD_PROCESSING',
  'ONLY_ONE_BANK_SOURCE_ALLOWED',
  'PAYEE_FX_RATE_ID_EXPIRED',
  'PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING',
  'PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING',
  'PAYMENT_SOURCE_MISMATCH',
  'PAYMENT_SOURCE_NOT_SUPPORTED',
  'PAYPAL_TRANSACTION_ID_EXPIRED',
  'PAYPAL_TRANSACTION_ID_NOT_FOUND',
  'PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER',
  'PNREF_EXPIRED',
  'PNREF_NOT_FOUND',
  'PREFERRED_PAYMENT_SOURCE_MISMATCH',
  'PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK',
  'PREVIOUS_TRANSACTION_REFERENCE_VOIDED',
  'REFERENCED_CARD_EXPIRED',
  'REQUIRED_PARAMETER_FOR_CUSTOMER_INITIATED_PAYMENT',
  'RETURN_URL_REQUIRED',
  'SETUP_ERROR_FOR_BANK',
  'SHIPPING_ADDRESS_INVALID',
  'TOKEN_ID_NOT_FOUND',
  'VAULT_INSTRUCTION_REQUIRED',
];
