/**
 * Properties that Stripe's objects always have and that mean nothing here, so that a client in any language finds the whole
 * shape. From the types of Stripe's own library, API version 2026-10-28.
 */

const none = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export const sessionRest = {
  ...none(
    'after_expiration',
    'allow_promotion_codes',
    'allowed_payment_method_types',
    'billing_address_collection',
    'client_secret',
    'collected_information',
    'consent',
    'consent_collection',
    'currency_conversion',
    'customer_account',
    'customer_details',
    'discounts',
    'integration_identifier',
    'invoice',
    'invoice_creation',
    'managed_payments',
    'origin_context',
    'payment_link',
    'payment_method_configuration_details',
    'payment_method_options',
    'permissions',
    'recovered_from',
    'saved_payment_method_options',
    'setup_intent',
    'shipping_address_collection',
    'shipping_cost',
    'submit_type',
    'subscription',
    'wallet_options',
  ),
  adaptive_pricing: { enabled: false },
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_fields: [],
  custom_text: none('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
  payment_method_collection: 'if_required',
  payment_method_types: ['card'],
  shipping_options: [],
};

export const intentRest = {
  ...none(
    'allowed_payment_method_types',
    'application',
    'application_fee_amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'client_secret',
    'customer_account',
    'description',
    'excluded_payment_method_types',
    'managed_payments',
    'on_behalf_of',
    'payment_method_configuration_details',
    'payment_method_options',
    'payment_record',
    'processing',
    'receipt_email',
    'review',
    'shipping',
    'source',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ),
  amount_capturable: 0,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  payment_method_types: ['card'],
};

export const chargeRest = {
  ...none(
    'application',
    'application_fee',
    'application_fee_amount',
    'balance_transaction',
    'calculated_statement_descriptor',
    'customer',
    'description',
    'failure_balance_transaction',
    'failure_code',
    'failure_message',
    'fraud_details',
    'on_behalf_of',
    'outcome',
    'payment_method',
    'payment_method_details',
    'receipt_email',
    'receipt_number',
    'receipt_url',
    'review',
    'shipping',
    'source',
    'source_transfer',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_data',
    'transfer_group',
  ),
  billing_details: none('address', 'email', 'name', 'phone', 'tax_id'),
  captured: true,
  paid: true,
  status: 'succeeded',
};

export const refundRest = none(
  'balance_transaction',
  'customer',
  'customer_account',
  'payment_method',
  'reason',
  'receipt_number',
  'source_transfer_reversal',
  'transfer_reversal',
);

export const disputeRest = {
  ...none('intended_submission_method'),
  enhanced_eligibility_types: [],
};

export const methodRest = {
  ...none('customer_account'),
  allow_redisplay: 'limited',
  billing_details: none('address', 'email', 'name', 'phone', 'tax_id'),
  metadata: {},
};

export const cardRest = {
  ...none('checks', 'display_brand', 'generated_from', 'networks', 'regulated_status', 'wallet'),
  country: 'US',
  funding: 'credit',
  three_d_secure_usage: { supported: true },
};
