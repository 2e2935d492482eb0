import * as z from 'zod/mini';
import { emptyAnswer, passwordField, timestampField, uuidField } from './fields.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

const BASE = '/api-user/api/v1/user';

/**
 * Calls that a signed-in person makes about their own account. Those that take a `password` refuse with
 * `password_wrong`, or with `password_not_set` for an account that is entered by Google alone: such a person
 * sets one by a reset mail first.
 */

/** Six digits of an authenticator app, or one recovery code, however it is spaced. */
export const secondFactorCodeField = secret(z.string().check(z.minLength(6), z.maxLength(40)));

const ticketField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

/** Ten codes, each good for one sign-in; this answer is the only time they are seen. */
const recoveryCodesAnswer = z.strictObject({ recovery_codes: z.array(z.string()) });

export const loginSecondFactor = defineRoute({
  id: 'loginSecondFactor',
  method: 'POST',
  path: `${BASE}/login/second-factor`,
  tag: 'Accounts',
  summary: 'Finish a sign-in that answered `second_factor`; a ticket lives 5 minutes and 5 tries',
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
  summary: 'How the account is protected, and whether it is about to be deleted',
  auth: 'user',
  viewable: true,
  limit: 'write',
  answer: z.strictObject({
    /** False for an account that is entered by Google alone. */
    has_password: z.boolean(),
    second_factor: z.boolean(),
    recovery_codes_left: z.int(),
    trc20_changed_at: z.nullable(timestampField),
    /** When the account will be erased; null unless its deletion was asked for. */
    deletion_at: z.nullable(timestampField),
  }),
});

export const sessionField = z.strictObject({
  id: uuidField,
  /** A browser in words, `Firefox, Windows`; null when it says nothing known about itself. */
  device: z.nullable(z.string()),
  /** The network it came from, `203.0.113.0/24`. */
  place: z.string(),
  signed_in_at: timestampField,
  /** To the minute. */
  last_seen_at: timestampField,
  /** The session of this very call. */
  current: z.boolean(),
});
export type UserSession = z.output<typeof sessionField>;

export const listSessions = defineRoute({
  id: 'listSessions',
  method: 'GET',
  path: `${BASE}/sessions`,
  tag: 'Accounts',
  summary: 'Where the user is signed in, the latest first',
  auth: 'user',
  viewable: true,
  limit: 'write',
  answer: z.array(sessionField),
});

export const endSession = defineRoute({
  id: 'endSession',
  method: 'DELETE',
  path: `${BASE}/sessions/:id`,
  tag: 'Accounts',
  summary: 'End one session; its token is dead at once',
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
  summary: 'End every session but the one of this call',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});

export const startSecondFactor = defineRoute({
  id: 'startSecondFactor',
  method: 'POST',
  path: `${BASE}/second-factor/start`,
  tag: 'Accounts',
  summary: 'A new secret for an authenticator app; nothing changes until a code of it is confirmed',
  auth: 'user',
  limit: 'secondFactor',
  body: z.strictObject({ password: passwordField }),
  answer: z.strictObject({
    /** Base32, for typing by hand. */
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
  summary: 'Switch the second factor on by a code of the app; answers the recovery codes',
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
  summary: 'Switch the second factor off',
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
  summary: 'New recovery codes; the old ones are void',
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
  summary: 'Everything the shop holds about the user, as one JSON file to keep',
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
  summary: 'Keep the account after all',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});
