/** Every constant and rule of the specification with a name. Milliseconds, seconds and cents say so in the name. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;
export const USERNAME_MAX = 32;
export const PROMOCODE_MAX = 64;
export const RESERVED_USERNAMES = [
  'admin',
  'administrator',
  'moderator',
  'root',
  'support',
] as const;

/** Life of the link in a reset mail. */
export const RESET_LINK_LIFE_S = 15 * 60;
/** Life of the link to a new password after an operator has taken the old one away. */
export const FORCED_RESET_LINK_LIFE_S = 24 * 60 * 60;
/** Life of the link in a confirmation mail. */
export const CONFIRM_LINK_LIFE_S = 3 * 24 * 60 * 60;
/** Life of the link that connects a Telegram account. */
export const TELEGRAM_LINK_LIFE_S = 10 * 60;
/** Reset mails to one account within an hour; more requests are answered alike and mail nothing. */
export const RESET_MAILS_PER_HOUR = 3;

/** Between the password and the code of a sign-in. */
export const SECOND_FACTOR_TICKET_LIFE_S = 5 * 60;

/** A session of the console dies after this long without a call, and after so long whatever happens. */
export const OPERATOR_IDLE_S = 30 * 60;
export const OPERATOR_SESSION_S = 12 * 60 * 60;
/** How long password and code vouch for who sits there, where money, roles and secrets are decided. */
export const OPERATOR_CONFIRMED_S = 10 * 60;
/** An operator sees the shop as a buyer does for so long, in a tab that was opened within so long. */
export const VIEWING_LIFE_S = 10 * 60;
export const VIEWING_TICKET_LIFE_S = 60;
export const INVITATION_LIFE_S = 72 * 60 * 60;

/** Days that an operator may give a subscription without showing once more who they are. */
export const EXTENSION_UNCONFIRMED_DAYS = 31;

/** Rules that protect money less hold after this long, unless a second owner agrees before. */
export const RULES_WAIT_S = 24 * 60 * 60;

export const TOKEN_LIFE_S = 2 * 60 * 60;
/** A stored token shorter than this is not refreshed. */
export const TOKEN_REFRESH_MIN_LENGTH = 41;

export const POLL_MS = 10_000;
export const TICKET_POLL_MS = 5_000;
export const PROFILE_MESSAGE_MS = 4_000;
export const TICKET_PAGE_SIZE = 10;
export const TICKET_TITLE_MAX = 200;
export const TICKET_TEXT_MAX = 4_000;
/** Open tickets a user may have at once. */
export const OPEN_TICKETS_MAX = 20;
/** A reply within this time reopens a resolved ticket; after it the ticket closes. */
export const TICKET_REOPEN_S = 7 * 24 * 60 * 60;
/** Messages of a ticket listed per call. */
export const MESSAGE_PAGE_SIZE = 100;
export const MESSAGE_ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const REFERRAL_ORIGINS_MAX = 3;
export const WITHDRAWAL_MIN_CENTS = 5_000;
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
/** Of the picture as it is sent; what is kept is far smaller. */
export const ANNOUNCEMENT_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const ORIGIN_PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** What one import of stock may bring. */
export const STOCK_IMPORT_MAX_LINES = 10_000;
export const STOCK_IMPORT_MAX_BYTES = 8 * 1024 * 1024;
/** Between asking for the deletion of an account and erasing it. */
export const DELETION_GRACE_S = 7 * 24 * 60 * 60;

export const HOVER_OPEN_MS = 700;
export const HOVER_CLOSE_MS = 300;

/** Open payments a user may have at once. */
export const OPEN_PAYMENTS_MAX = 3;
/** Life of a payment sent to an online gateway. */
export const PAYMENT_LIFE_S = 30 * 60;
/** Receipts that may be sent for one transfer, and for how long after it was ordered. */
export const TRANSFER_RECEIPTS_MAX = 5;
export const TRANSFER_RECEIPT_S = 30 * 24 * 60 * 60;
/** A gateway's notice older or newer than this is refused. */
export const NOTICE_TOLERANCE_S = 300;
/** Money without access for longer than this raises an alert; the pending card then points to support. */
export const DELIVERY_ALERT_S = 15 * 60;
/** Payments listed per call; older ones come with `before`. */
export const HISTORY_PAGE_SIZE = 50;

export const PAGE_MAX = 50;
export const OFFSET_MAX = 10_000;

/**
 * How often a route may be called. `by` names the counter: the caller's address (IPv4 /24, IPv6 /64), the signed-in user or
 * the operator.
 * `store: 'memory'` counts per process (polls), `'shared'` counts in PostgreSQL or Redis for all processes.
 */
export type RouteLimit = {
  by: 'ip' | 'user' | 'operator';
  max: number;
  windowS: number;
  store: 'memory' | 'shared';
  /** Each call with this limit has a counter of its own; otherwise all of them share one. */
  eachAct?: true;
};

export const routeLimits = {
  login: { by: 'ip', max: 20, windowS: 60, store: 'shared' },
  register: { by: 'ip', max: 5, windowS: 3_600, store: 'shared' },
  resetRequest: { by: 'ip', max: 10, windowS: 3_600, store: 'shared' },
  resetConfirm: { by: 'ip', max: 10, windowS: 3_600, store: 'shared' },
  emailConfirm: { by: 'ip', max: 30, windowS: 3_600, store: 'shared' },
  resendConfirmation: { by: 'user', max: 3, windowS: 3_600, store: 'shared' },
  sensitive: { by: 'user', max: 5, windowS: 3_600, store: 'shared', eachAct: true },
  secondFactor: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  promocodeCheck: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  startPayment: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  paymentCheck: { by: 'user', max: 20, windowS: 60, store: 'shared' },
  upload: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  ticketCreate: { by: 'user', max: 5, windowS: 3_600, store: 'shared' },
  ticketMessage: { by: 'user', max: 10, windowS: 60, store: 'shared' },
  attachment: { by: 'user', max: 30, windowS: 3_600, store: 'shared' },
  receipt: { by: 'user', max: 10, windowS: 3_600, store: 'shared' },
  attachmentRead: { by: 'user', max: 240, windowS: 60, store: 'memory' },
  document: { by: 'user', max: 20, windowS: 60, store: 'memory' },
  policyReport: { by: 'ip', max: 30, windowS: 60, store: 'memory' },
  visit: { by: 'ip', max: 30, windowS: 60, store: 'shared' },
  write: { by: 'user', max: 60, windowS: 60, store: 'shared' },
  poll: { by: 'user', max: 120, windowS: 60, store: 'memory' },
  open: { by: 'ip', max: 600, windowS: 60, store: 'memory' },
  operatorRead: { by: 'operator', max: 600, windowS: 60, store: 'memory' },
  operatorWrite: { by: 'operator', max: 120, windowS: 60, store: 'shared' },
  operatorConfirm: { by: 'operator', max: 10, windowS: 600, store: 'shared' },
  /** Counts only notices that are not genuine: a gateway that signs well may call as often as it likes. */
  notice: { by: 'ip', max: 60, windowS: 60, store: 'shared' },
  /** Certificates that notices name before they are known to be genuine; those in use are kept and not fetched again. */
  noticeLookup: { by: 'ip', max: 12, windowS: 60, store: 'shared' },
} as const satisfies Record<string, RouteLimit>;

export type LimitName = keyof typeof routeLimits;

/** All calls of one address together, whichever they are; genuine notices of a gateway are not counted. */
export const ADDRESS_LIMIT = { max: 600, windowS: 60, store: 'memory' } as const;

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
