/** Every named constant and rule of the specification. Milliseconds, seconds and cents are part of the name. */

export const DAY_S = 24 * 60 * 60;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Longest code of an authenticator app or recovery code, with any spaces. */
export const SECOND_FACTOR_CODE_MAX = 40;
export const EMAIL_MAX = 254;
export const USERNAME_MAX = 32;
export const PROMOCODE_MAX = 64;
/** Longest consent to automatic renewal. */
export const CONSENT_MAX = 2_000;
/** Longest TRC20 address of a call, before it is checked. */
export const TRC20_ADDRESS_MAX = 64;
/** Longest code in a referral link. */
export const REFERRAL_CODE_MAX = 64;
export const RESERVED_USERNAMES = [
  'admin',
  'administrator',
  'moderator',
  'root',
  'support',
] as const;

/** Validity of the link in a password reset mail. */
export const RESET_LINK_LIFETIME_S = 15 * 60;
/** Validity of the link to set a new password after an operator has reset the old one. */
export const FORCED_RESET_LINK_LIFETIME_S = 24 * 60 * 60;
/** Validity of the link in a confirmation mail. */
export const CONFIRM_LINK_LIFETIME_S = 3 * 24 * 60 * 60;
/** Validity of the link that connects a Telegram account. */
export const TELEGRAM_LINK_LIFETIME_S = 10 * 60;
/** Reset mails to one account per hour; further requests get the same answer but send no mail. */
export const RESET_MAILS_PER_HOUR = 3;

/** Time between the password and the code of a sign-in. */
export const SECOND_FACTOR_TICKET_LIFETIME_S = 5 * 60;

/** A console session ends after this long without a call, and after this long in total. */
export const OPERATOR_IDLE_S = 30 * 60;
export const OPERATOR_SESSION_S = 12 * 60 * 60;
/** How long confirming with password and code is valid for calls about money, roles and secrets. */
export const OPERATOR_CONFIRMED_S = 10 * 60;
/** Length of an impersonation, and how long its ticket can be used to open the tab. */
export const IMPERSONATION_LIFETIME_S = 10 * 60;
export const IMPERSONATION_TICKET_LIFETIME_S = 60;
export const INVITATION_LIFETIME_S = 72 * 60 * 60;

/** Days that an operator without `subscriptions:write` may have added to a subscription within `GOODWILL_WINDOW_DAYS`. */
export const GOODWILL_DAYS_MAX = 7;
export const GOODWILL_WINDOW_DAYS = 30;

/** Days that an operator may add to a subscription without confirming with password and code. */
export const EXTENSION_UNCONFIRMED_DAYS = 31;

/**
 * Changes of the rules that weaken the protection of money apply after this long, unless a second owner approves
 * earlier.
 */
export const RULES_WAIT_S = 24 * 60 * 60;

export const TOKEN_LIFETIME_S = 2 * 60 * 60;
/** Stored tokens shorter than this are not refreshed. */
export const TOKEN_REFRESH_MIN_LENGTH = 41;

export const POLL_MS = 10_000;
export const TICKET_POLL_MS = 5_000;
export const PROFILE_MESSAGE_MS = 4_000;
/** Longest search among tickets, in characters. */
export const TICKET_SEARCH_MAX = 100;
export const TICKET_PAGE_SIZE = 10;
export const TICKET_TITLE_MAX = 200;
export const TICKET_TEXT_MAX = 4_000;
/** A text that is not blank has a character that can be seen. */
export const WRITTEN = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;
/** Maximum number of open tickets per user. */
export const OPEN_TICKETS_MAX = 20;
/** A reply within this time reopens a resolved ticket; then the ticket is closed. */
export const TICKET_REOPEN_S = 7 * 24 * 60 * 60;
/** Messages of a ticket per page. */
export const MESSAGE_PAGE_SIZE = 100;
export const MESSAGE_ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
/** A gateway takes less than 5 MB in all; the shop's own evidence needs some of it. */
export const DISPUTE_FILE_MAX_BYTES = 3 * 1024 * 1024;
/** PayPal takes no longer text. */
export const DISPUTE_NOTE_MAX = 1_500;
export const REFERRAL_SERVICES_MAX = 3;
/** Longest address of a payout, and longest memo that an exchange requires with it. */
export const PAYOUT_ADDRESS_MAX = 100;
export const PAYOUT_MEMO_MAX = 120;
export const WITHDRAWAL_MIN_CENTS = 5_000;
/** Shortest search by name or email in the console. */
export const PERSON_SEARCH_MIN = 2;
/** The largest price: 99,999.99. It keeps every product of the pricing formula far below 2^53. */
export const PRICE_MAX_CENTS = 9_999_999;
/** Largest amount that people enter where no price bounds it. */
export const AMOUNT_MAX_DOLLARS = 1_000_000;
/** Maximum number of prices of one product. */
export const PRODUCT_PRICES_MAX = 20;
/** Maximum number of days for which access is kept while an automatic renewal is being paid. */
export const GRACE_DAYS_MAX = 7;
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
/** Size of the uploaded picture; the stored one is far smaller. */
export const ANNOUNCEMENT_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const SERVICE_PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of lines in one inventory import. */
export const INVENTORY_IMPORT_MAX_LINES = 10_000;
export const INVENTORY_IMPORT_MAX_BYTES = 8 * 1024 * 1024;
/** Maximum length of a link in the inventory, of a code, login or password, and of a text or note. */
export const ITEM_LINK_MAX = 2_048;
export const ITEM_CODE_MAX = 500;
export const ITEM_LOGIN_MAX = 200;
export const ITEM_TEXT_MAX = 8_000;
/** Maximum size of a file in the inventory, and number of files of one upload in the console. */
export const ITEM_FILE_MAX_BYTES = 1024 * 1024;
export const ITEM_FILES_MAX = 50;
export const ITEM_FILE_NAME_MAX = 200;
/** Replacements by the buyer are counted over this time. */
export const REPLACEMENT_WINDOW_S = 30 * 24 * 60 * 60;
/** Time between the request to delete an account and its erasure. */
export const DELETION_GRACE_S = 7 * 24 * 60 * 60;

/** Maximum number of open payments per user. */
export const OPEN_PAYMENTS_MAX = 3;
/** Lifetime of a payment at an online gateway. */
export const PAYMENT_TIMEOUT_S = 30 * 60;
/** Maximum number of proofs of payment for one transfer, and the time after the order to send them. */
export const TRANSFER_PROOFS_MAX = 5;
export const TRANSFER_PROOF_S = 30 * 24 * 60 * 60;
/** A webhook whose timestamp differs by more than this is refused. */
export const WEBHOOK_TOLERANCE_S = 300;
/** A paid order without access for longer than this raises an alert; the pending card then refers to support. */
export const DELIVERY_ALERT_S = 15 * 60;
/** Payments per page; `before` pages back. */
export const HISTORY_PAGE_SIZE = 50;

export const PAYMENT_SEARCH_MAX = 100;
/** An ended subscription keeps its card on the dashboard for this many days. */
export const ENDED_SHOWN_DAYS = 30;

export const PAGE_MAX = 50;
export const OFFSET_MAX = 10_000;

/**
 * How often a route may be called. `by` selects the counter: the client's network (IPv4 /24, IPv6 /64), the signed-in
 * user or the operator. `store: 'memory'` counts per process (polls), `'shared'` counts in PostgreSQL or Redis for all
 * processes.
 */
export type RouteLimit = {
  by: 'ip' | 'user' | 'operator';
  max: number;
  windowS: number;
  store: 'memory' | 'shared';
  /** Each call with this limit has a separate counter; otherwise all of them share one. */
  perRoute?: true;
};

export const routeLimits = {
  signIn: { by: 'ip', max: 20, windowS: 60, store: 'shared' },
  /** Accounts made and attempts at known addresses. A mobile operator puts thousands of people behind one network. */
  register: { by: 'ip', max: 60, windowS: 3_600, store: 'shared' },
  resetRequest: { by: 'ip', max: 10, windowS: 3_600, store: 'shared' },
  resetConfirm: { by: 'ip', max: 10, windowS: 3_600, store: 'shared' },
  emailConfirm: { by: 'ip', max: 30, windowS: 3_600, store: 'shared' },
  resendConfirmation: { by: 'user', max: 3, windowS: 3_600, store: 'shared' },
  sensitive: { by: 'user', max: 5, windowS: 3_600, store: 'shared', perRoute: true },
  secondFactor: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  promocodeCheck: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  giftCode: { by: 'user', max: 20, windowS: 60, store: 'shared' },
  startPayment: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  paymentCheck: { by: 'user', max: 20, windowS: 60, store: 'shared' },
  upload: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  ticketCreate: { by: 'user', max: 5, windowS: 3_600, store: 'shared' },
  ticketMessage: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  attachment: { by: 'user', max: 30, windowS: 3_600, store: 'shared' },
  transferProof: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  attachmentRead: { by: 'user', max: 240, windowS: 60, store: 'memory' },
  document: { by: 'user', max: 20, windowS: 60, store: 'memory' },
  policyReport: { by: 'ip', max: 30, windowS: 60, store: 'memory' },
  visit: { by: 'ip', max: 30, windowS: 60, store: 'shared' },
  /** Calendar apps fetch on their own, many of them from the networks of a few companies. */
  calendar: { by: 'ip', max: 600, windowS: 60, store: 'memory' },
  stopLink: { by: 'ip', max: 30, windowS: 600, store: 'shared' },
  itemCheck: { by: 'user', max: 10, windowS: 600, store: 'shared' },
  write: { by: 'user', max: 60, windowS: 60, store: 'shared' },
  poll: { by: 'user', max: 120, windowS: 60, store: 'memory' },
  open: { by: 'ip', max: 600, windowS: 60, store: 'memory' },
  operatorRead: { by: 'operator', max: 600, windowS: 60, store: 'memory' },
  operatorWrite: { by: 'operator', max: 120, windowS: 60, store: 'shared' },
  operatorConfirm: { by: 'operator', max: 10, windowS: 600, store: 'shared' },
  /** Counts only webhooks that fail verification; correctly signed ones are not limited. */
  webhook: { by: 'ip', max: 60, windowS: 60, store: 'shared' },
  /**
   * Lookups of certificates named by webhooks that are not verified yet; known certificates are cached and not fetched
   * again.
   */
  webhookLookup: { by: 'ip', max: 12, windowS: 60, store: 'shared' },
} as const satisfies Record<string, RouteLimit>;

export type LimitName = keyof typeof routeLimits;

/** All calls from one address together; verified webhooks are not counted. */
export const ADDRESS_LIMIT = { max: 600, windowS: 60, store: 'memory' } as const;

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
