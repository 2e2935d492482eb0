import * as z from 'zod/mini';
import { emptyAnswer, passwordField, timestampField, uuidField } from '../shared/fields.ts';
import { SECOND_FACTOR_CODE_MAX } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

const BASE = '/api-user/api/v1/user';

/**
 * Calls of a signed-in buyer about their own account. Those that take a `password` answer `password_wrong`, or
 * `password_not_set` for an account that only signs in with Google; such a buyer first sets one by a reset mail.
 */

/** Six digits from an authenticator app or one recovery code; spaces are ignored. */
export const secondFactorCodeField = secret(
  z.string().check(z.minLength(6), z.maxLength(SECOND_FACTOR_CODE_MAX)),
);

const ticketField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

/** Ten single-use codes. They are shown only in this answer. */
const recoveryCodesAnswer = z.strictObject({ recovery_codes: z.array(z.string()) });

export const loginSecondFactor = defineRoute({
  id: 'loginSecondFactor',
  method: 'POST',
  path: `${BASE}/login/second-factor`,
  tag: 'Accounts',
  summary:
    'Finish a sign-in that answered `second_factor`; a ticket is valid for 5 minutes and 5 attempts',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ ticket: ticketField, code: secondFactorCodeField }),
  answer: z.strictObject({ status: z.literal('success'), access_token: z.string() }),
  errors: ['second_factor_wrong', 'second_factor_expired', 'account_blocked'],
});

export const getSecurity = defineRoute({
  id: 'getSecurity',
  method: 'GET',
  path: `${BASE}/security`,
  tag: 'Accounts',
  summary: 'Security settings of the account and any planned deletion',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'write',
  answer: z.strictObject({
    /** False for an account that only signs in with Google. */
    has_password: z.boolean(),
    second_factor: z.boolean(),
    recovery_codes_left: z.int(),
    trc20_changed_at: z.nullable(timestampField),
    /** When the account will be erased; null unless deletion was requested. */
    deletion_at: z.nullable(timestampField),
  }),
});

export const sessionField = z.strictObject({
  id: uuidField,
  /** Browser and system, `Firefox, Windows`; null when the user agent is not recognized. */
  device: z.nullable(z.string()),
  /** The network of the last call, `203.0.113.0/24`. */
  place: z.string(),
  signed_in_at: timestampField,
  /** Rounded to the minute. */
  last_seen_at: timestampField,
  /** True for the session that makes this call. */
  current: z.boolean(),
});
export type UserSession = z.output<typeof sessionField>;

export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: `${BASE}/sessions`,
  tag: 'Accounts',
  summary: 'Sessions of the user, last used first',
  auth: 'user',
  readableInImpersonation: true,
  limit: 'write',
  answer: z.array(sessionField),
});

export const endSession = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: `${BASE}/sessions/:id`,
  tag: 'Accounts',
  summary: 'End one session; its token stops working at once',
  auth: 'user',
  limit: 'write',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
  errors: ['not_found'],
});

export const endOtherSessions = defineRoute({
  id: 'endOtherSessions',
  method: 'POST',
  path: `${BASE}/sessions/end-others`,
  tag: 'Accounts',
  summary: 'End every session except the current one',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});

export const startSecondFactor = defineRoute({
  id: 'startSecondFactor',
  method: 'POST',
  path: `${BASE}/second-factor/start`,
  tag: 'Accounts',
  summary: 'Create a secret for an authenticator app; it takes effect once a code is confirmed',
  auth: 'user',
  limit: 'secondFactor',
  body: z.strictObject({ password: passwordField }),
  answer: z.strictObject({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    otpauth_url: z.string(),
  }),
  errors: ['password_wrong', 'password_not_set', 'second_factor_state'],
});

export const confirmSecondFactor = defineRoute({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: `${BASE}/second-factor/confirm`,
  tag: 'Accounts',
  summary: 'Enable the second factor with a code of the app; answers the recovery codes',
  auth: 'user',
  limit: 'secondFactor',
  body: z.strictObject({ code: secondFactorCodeField }),
  answer: recoveryCodesAnswer,
  errors: ['second_factor_wrong', 'second_factor_state'],
});

export const disableSecondFactor = defineRoute({
  id: 'disableSecondFactor',
  method: 'POST',
  path: `${BASE}/second-factor/disable`,
  tag: 'Accounts',
  summary: 'Disable the second factor',
  auth: 'user',
  limit: 'secondFactor',
  body: z.strictObject({ password: passwordField, code: secondFactorCodeField }),
  answer: emptyAnswer,
  errors: ['password_wrong', 'password_not_set', 'second_factor_wrong', 'second_factor_state'],
});

export const renewRecoveryCodes = defineRoute({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: `${BASE}/second-factor/recovery-codes`,
  tag: 'Accounts',
  summary: 'Replace the recovery codes',
  auth: 'user',
  limit: 'secondFactor',
  body: z.strictObject({ password: passwordField, code: secondFactorCodeField }),
  answer: recoveryCodesAnswer,
  errors: ['password_wrong', 'password_not_set', 'second_factor_wrong', 'second_factor_state'],
});

export const exportData = defineRoute({
  id: 'exportData',
  method: 'POST',
  path: `${BASE}/export`,
  tag: 'Accounts',
  summary: 'Export all data about the user as one JSON file',
  auth: 'user',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: z.record(z.string(), z.unknown()),
  errors: ['password_wrong', 'password_not_set'],
});

export const requestDeletion = defineRoute({
  id: 'requestDeletion',
  method: 'POST',
  path: `${BASE}/deletion`,
  tag: 'Accounts',
  summary:
    'Delete the account in 7 days; every other session ends, signing in again offers to undo',
  auth: 'user',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: z.strictObject({ deletion_at: timestampField }),
  errors: ['password_wrong', 'password_not_set'],
});

export const cancelDeletion = defineRoute({
  id: 'cancelDeletion',
  method: 'POST',
  path: `${BASE}/deletion/cancel`,
  tag: 'Accounts',
  summary: 'Cancel the planned deletion of the account',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});
