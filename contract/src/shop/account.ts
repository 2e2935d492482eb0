import * as z from 'zod/mini';
import { emptyAnswer, passwordField, timestampField, uuidField } from '../shared/fields.ts';
import { SECOND_FACTOR_CODE_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1/user' });

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

export const signInWithSecondFactor = routes.open.post(
  'signInWithSecondFactor',
  '/login/second-factor',
  {
    summary:
      'Finish a sign-in that answered `second_factor`; a ticket is valid for 5 minutes and 5 attempts',
    limit: 'signIn',
    body: z.strictObject({ ticket: ticketField, code: secondFactorCodeField }),
    answer: z.strictObject({ status: z.literal('success'), access_token: z.string() }),
    errors: ['second_factor_wrong', 'second_factor_expired', 'account_blocked'],
  },
);

export const getSecurity = routes.read('getSecurity', '/security', {
  summary: 'Security settings of the account and any planned deletion',
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

export const listSessions = routes.read('listSessions', '/sessions', {
  summary: 'Sessions of the user, last used first',
  limit: 'write',
  answer: z.array(sessionField),
});

export const endSession = routes.delete('endSession', '/sessions/:id', {
  summary: 'End one session; its token stops working at once',
  params: z.strictObject({ id: uuidField }),
  answer: emptyAnswer,
  errors: ['not_found'],
});

export const endOtherSessions = routes.post('endOtherSessions', '/sessions/end-others', {
  summary: 'End every session except the current one',
  answer: emptyAnswer,
});

export const startSecondFactor = routes.post('startSecondFactor', '/second-factor/start', {
  summary: 'Create a secret for an authenticator app; it takes effect once a code is confirmed',
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

export const confirmSecondFactor = routes.post('confirmSecondFactor', '/second-factor/confirm', {
  summary: 'Enable the second factor with a code of the app; answers the recovery codes',
  limit: 'secondFactor',
  body: z.strictObject({ code: secondFactorCodeField }),
  answer: recoveryCodesAnswer,
  errors: ['second_factor_wrong', 'second_factor_state'],
});

export const disableSecondFactor = routes.post('disableSecondFactor', '/second-factor/disable', {
  summary: 'Disable the second factor',
  limit: 'secondFactor',
  body: z.strictObject({ password: passwordField, code: secondFactorCodeField }),
  answer: emptyAnswer,
  errors: ['password_wrong', 'password_not_set', 'second_factor_wrong', 'second_factor_state'],
});

export const renewRecoveryCodes = routes.post(
  'renewRecoveryCodes',
  '/second-factor/recovery-codes',
  {
    summary: 'Replace the recovery codes',
    limit: 'secondFactor',
    body: z.strictObject({ password: passwordField, code: secondFactorCodeField }),
    answer: recoveryCodesAnswer,
    errors: ['password_wrong', 'password_not_set', 'second_factor_wrong', 'second_factor_state'],
  },
);

export const exportData = routes.post('exportData', '/export', {
  summary: 'Export all data about the user as one JSON file',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: z.record(z.string(), z.unknown()),
  errors: ['password_wrong', 'password_not_set'],
});

export const requestDeletion = routes.post('requestDeletion', '/deletion', {
  summary:
    'Delete the account in 7 days; every other session ends, signing in again offers to undo',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: z.strictObject({ deletion_at: timestampField }),
  errors: ['password_wrong', 'password_not_set'],
});

export const cancelDeletion = routes.post('cancelDeletion', '/deletion/cancel', {
  summary: 'Cancel the planned deletion of the account',
  answer: emptyAnswer,
});
