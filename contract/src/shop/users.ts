import * as z from 'zod/mini';
import {
  emailField,
  emptyAnswer,
  languageField,
  linkField,
  passwordField,
} from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';
import { googleTicketField } from './google.ts';

const BASE = '/api-user/api/v1/user';

const tokenAnswer = z.strictObject({ access_token: z.string() });

/** Fields that clients of this call have always sent; the privileged ones are ignored. */
const registration = {
  email: emailField,
  username: z.optional(z.string().check(z.maxLength(254))),
  is_admin: z.optional(z.boolean()),
  image_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  trc20_address: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  refferal_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  coupon: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
};

const passwordRegistration = z.strictObject({
  ...registration,
  password: passwordField,
  language: z.optional(languageField),
});
export type PasswordRegistration = z.output<typeof passwordRegistration>;

/**
 * Registration and sign-in with Google are one call: a known Google account is signed in. The email and all personal
 * data come from the ticket. After `google_link_password` the call is repeated with the same ticket and the password of
 * the account that has this email. `second_factor_required` carries `ticket`, for `loginSecondFactor`.
 */
const googleRegistration = z.strictObject({
  ...registration,
  email: z.optional(emailField),
  language: z.optional(languageField),
  oauth_google_token: googleTicketField,
  password: z.optional(passwordField),
});
export type GoogleRegistration = z.output<typeof googleRegistration>;

export const register = defineRoute({
  id: 'register',
  method: 'POST',
  path: `${BASE}/`,
  tag: 'Accounts',
  summary: 'Create an account by email and password, or with Google, and sign in',
  auth: 'public',
  // Google sign-ins use this route too; new accounts with a password have their own limit, `register`.
  limit: 'login',
  body: z.union([passwordRegistration, googleRegistration]),
  answer: tokenAnswer,
  status: 201,
  errors: [
    'shop_closed',
    'email_invalid',
    'email_in_use',
    'password_short',
    'password_common',
    'google_ticket_invalid',
    'google_link_password',
    'second_factor_required',
    'login_failed',
    'account_blocked',
  ],
});

export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: `${BASE}/login`,
  tag: 'Accounts',
  summary: 'Sign in by email and password',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ email: emailField, password: passwordField }),
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('success'), access_token: z.string() }),
    // The password was correct; `loginSecondFactor` takes the ticket and a code.
    z.strictObject({ status: z.literal('second_factor'), ticket: z.string() }),
  ]),
  errors: ['login_failed', 'account_blocked'],
});

export const requestPasswordReset = defineRoute({
  id: 'requestPasswordReset',
  method: 'POST',
  path: `${BASE}/refresh-password`,
  tag: 'Accounts',
  summary:
    'Mail a link that sets a new password; the answer never tells whether the address is known',
  auth: 'public',
  limit: 'resetRequest',
  body: z.strictObject({ email: emailField }),
  answer: emptyAnswer,
});

const mailedTokenField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const resetPassword = defineRoute({
  id: 'resetPassword',
  method: 'POST',
  path: `${BASE}/reset-password`,
  tag: 'Accounts',
  summary: 'Set a new password with the token of a reset email; ends every session',
  auth: 'public',
  limit: 'resetConfirm',
  body: z.strictObject({ token: mailedTokenField, password: passwordField }),
  answer: emptyAnswer,
  errors: ['reset_link_invalid', 'password_short', 'password_common'],
});

export const confirmEmail = defineRoute({
  id: 'confirmEmail',
  method: 'POST',
  path: `${BASE}/confirm-email`,
  tag: 'Accounts',
  summary:
    'Confirm the email by the token of a confirmation email, with the session of its account or with its password',
  auth: 'public',
  limit: 'emailConfirm',
  // The token proves access to the mailbox, not ownership of the account: that takes a session sent along, or the
  // password. `confirm_needs_owner` carries `email` and `has_password`.
  body: z.strictObject({ token: mailedTokenField, password: z.optional(passwordField) }),
  answer: emptyAnswer,
  errors: ['confirm_link_invalid', 'confirm_needs_owner', 'password_wrong'],
});

export const rejectAccount = defineRoute({
  id: 'rejectAccount',
  method: 'POST',
  path: `${BASE}/confirm-email/reject`,
  tag: 'Accounts',
  summary:
    'Delete an account that somebody else registered with this email, by the token of its confirmation email',
  auth: 'public',
  limit: 'emailConfirm',
  body: z.strictObject({ token: mailedTokenField }),
  answer: emptyAnswer,
  errors: ['confirm_link_invalid', 'account_in_use'],
});

export const resendConfirmation = defineRoute({
  id: 'resendConfirmation',
  method: 'POST',
  path: `${BASE}/confirm-email/resend`,
  tag: 'Accounts',
  summary: 'Email a new confirmation link; not to an address that is already confirmed',
  auth: 'user',
  limit: 'resendConfirmation',
  answer: emptyAnswer,
});

export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: `${BASE}/refresh-password-auth`,
  tag: 'Accounts',
  summary: 'Change the password with the old one; ends every other session',
  auth: 'user',
  limit: 'sensitive',
  body: z.strictObject({ password_old: passwordField, password_new: passwordField }),
  answer: emptyAnswer,
  errors: [
    'password_new_short',
    'password_old_short',
    'password_old_wrong',
    'password_common',
    'password_not_set',
  ],
});

export const uploadImage = defineRoute({
  id: 'uploadImage',
  method: 'POST',
  path: `${BASE}/image`,
  tag: 'Accounts',
  summary: 'Upload an avatar (multipart, field `file`): PNG or JPEG, at most 5 MB',
  auth: 'user',
  limit: 'upload',
  multipart: true,
  answer: z.strictObject({ filepath: z.string() }),
  errors: ['image_type', 'image_too_large', 'image_unreadable'],
});

export const removeImage = defineRoute({
  id: 'removeImage',
  method: 'DELETE',
  path: `${BASE}/image`,
  tag: 'Accounts',
  summary: 'Remove the avatar',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});

export const linkTelegram = defineRoute({
  id: 'linkTelegram',
  method: 'POST',
  path: `${BASE}/telegram_data`,
  tag: 'Accounts',
  summary:
    'A link that connects a Telegram account, once and within 10 minutes; older links are void',
  auth: 'user',
  limit: 'sensitive',
  answer: z.strictObject({ url: linkField }),
  errors: ['not_found', 'telegram_connected'],
});
