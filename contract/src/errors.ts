import type { TextKey } from './texts/keys.ts';

/**
 * Every refusal that a caller may meet: its HTTP status and the text a person reads.
 * 401 has exactly one meaning, a bad token: the client drops it. A dead dependency is 503, never 401.
 */
export const errors = {
  bad_request: { status: 400, text: 'errorBadRequest' },
  unauthorized: { status: 401, text: 'errorUnauthorized' },
  forbidden: { status: 403, text: 'errorForbidden' },
  not_found: { status: 404, text: 'errorNotFound' },
  payload_too_large: { status: 413, text: 'errorTooLarge' },
  unsupported_media_type: { status: 415, text: 'errorBadRequest' },
  misdirected: { status: 421, text: 'errorBadRequest' },
  too_many_requests: { status: 429, text: 'errorTooManyRequests' },
  unavailable: { status: 503, text: 'errorUnavailable' },
  internal: { status: 500, text: 'errorGeneral' },
  in_progress: { status: 409, text: 'errorInProgress' },
  idempotency_key_reused: { status: 422, text: 'errorBadRequest' },

  login_failed: { status: 400, text: 'loginFailed' },
  email_invalid: { status: 400, text: 'emailInvalid' },
  password_short: { status: 400, text: 'passwordShort' },
  password_common: { status: 400, text: 'passwordCommon' },
  reset_link_invalid: { status: 400, text: 'resetLinkInvalid' },
  confirm_link_invalid: { status: 400, text: 'confirmLinkInvalid' },
  email_in_use: { status: 409, text: 'emailInUse' },
  username_reserved: { status: 400, text: 'usernameReserved' },
  username_taken: { status: 409, text: 'usernameTaken' },
  username_invalid: { status: 400, text: 'usernameInvalid' },
  trc20_invalid: { status: 400, text: 'trc20Invalid' },
  password_wrong: { status: 400, text: 'passwordWrong' },
  password_not_set: { status: 400, text: 'passwordNotSet' },
  password_new_short: { status: 400, text: 'passwordNewShort' },
  password_old_short: { status: 400, text: 'passwordOldShort' },
  password_old_wrong: { status: 400, text: 'passwordNotChanged' },
  image_type: { status: 400, text: 'imageType' },
  image_too_large: { status: 413, text: 'imageTooLarge' },
  image_unreadable: { status: 400, text: 'imageFailed' },
  second_factor_wrong: { status: 400, text: 'secondFactorWrong' },
  second_factor_expired: { status: 400, text: 'secondFactorExpired' },
  second_factor_state: { status: 409, text: 'secondFactorState' },
  telegram_connected: { status: 409, text: 'telegramAlready' },

  google_ticket_invalid: { status: 400, text: 'googleTicketInvalid' },
  google_refused: { status: 400, text: 'googleRefused' },
  google_failed: { status: 400, text: 'googleFailed' },
  google_email_unverified: { status: 400, text: 'googleEmailUnverified' },
  google_link_password: { status: 409, text: 'googleLinkPassword' },
  second_factor_required: { status: 409, text: 'secondFactorRequired' },

  price_unknown: { status: 404, text: 'priceUnknown' },
  product_inactive: { status: 409, text: 'productInactive' },
  price_changed: { status: 409, text: 'priceChanged' },
  method_unknown: { status: 404, text: 'methodUnknown' },
  method_unavailable: { status: 409, text: 'methodUnavailable' },
  promo_invalid: { status: 400, text: 'promoInvalid' },
  too_many_open_payments: { status: 409, text: 'tooManyOpenPayments' },
  payment_not_cancelable: { status: 409, text: 'paymentNotCancelable' },
  gateway_unavailable: { status: 503, text: 'gatewayUnavailable' },
  notice_rejected: { status: 400, text: 'errorBadRequest' },

  receipt_waiting: { status: 409, text: 'receiptWaiting' },
  receipts_used_up: { status: 409, text: 'receiptsUsedUp' },
  transfer_moved: { status: 409, text: 'transferMoved' },
  transfer_needs_another: { status: 409, text: 'transferNeedsAnother' },
  bank_reference_used: { status: 409, text: 'bankReferenceUsed' },

  setting_wrong: { status: 400, text: 'settingWrong' },
  setting_fixed: { status: 409, text: 'settingFixed' },
  provider_not_live: { status: 409, text: 'providerNotLive' },
  method_exists: { status: 409, text: 'methodExists' },
  changed_meanwhile: { status: 409, text: 'changedMeanwhile' },
  announcement_image_unknown: { status: 400, text: 'announcementImageUnknown' },

  ticket_closed: { status: 409, text: 'ticketClosed' },
  ticket_moved: { status: 409, text: 'ticketMoved' },
  too_many_open_tickets: { status: 409, text: 'tooManyOpenTickets' },
  attachment_unknown: { status: 400, text: 'attachmentUnknown' },
  attachment_type: { status: 400, text: 'attachmentType' },
  attachment_too_large: { status: 413, text: 'attachmentTooLarge' },

  origin_unknown: { status: 400, text: 'originUnknown' },
  balance_too_small: { status: 409, text: 'balanceTooSmall' },
  payout_too_small: { status: 400, text: 'payoutTooSmall' },
  payout_address_invalid: { status: 400, text: 'payoutAddressInvalid' },
  email_unconfirmed: { status: 409, text: 'emailUnconfirmed' },
  payout_waits: { status: 409, text: 'payoutWaits' },
  payout_moved: { status: 409, text: 'payoutMoved' },
  second_person_required: { status: 409, text: 'secondPersonRequired' },
  transaction_used: { status: 409, text: 'transactionUsed' },
  rules_changed: { status: 409, text: 'rulesChanged' },
  flag_resolved: { status: 409, text: 'flagResolved' },
  payment_not_refundable: { status: 409, text: 'paymentNotRefundable' },
} as const satisfies Record<string, { status: number; text: TextKey }>;

export type ErrorCode = keyof typeof errors;

/** Why a promo code was refused. Travels beside the code `promo_invalid`, whose text is number 24. */
export const promoRefusals = [
  'unknown',
  'expired',
  'not_this_product',
  'already_used',
  'limit_reached',
  'minimum',
  'method',
  'first_purchase',
] as const;
export type PromoRefusal = (typeof promoRefusals)[number];
