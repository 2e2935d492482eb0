import * as z from 'zod/mini';
import {
  emailField,
  emptyAnswer,
  languageField,
  linkField,
  passwordField,
  promocodeField,
} from '../shared/fields.ts';
import { EMAIL_MAX, REFERRAL_CODE_MAX, TRC20_ADDRESS_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';
import { googleTicketField } from './google.ts';

const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1/user' });

const tokenAnswer = z.strictObject({ access_token: z.string() });

/** Fields that clients of this call have always sent; the privileged ones are ignored. */
const registration = {
  email: emailField,
  username: z.optional(z.string().check(z.maxLength(EMAIL_MAX))),
  is_admin: z.optional(z.boolean()),
  image_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  trc20_address: z.optional(z.nullable(z.string().check(z.maxLength(TRC20_ADDRESS_MAX)))),
  refferal_id: z.optional(z.nullable(z.string().check(z.maxLength(REFERRAL_CODE_MAX)))),
  coupon: z.optional(z.nullable(promocodeField)),
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
 * the account that has this email. `second_factor_required` carries `ticket`, for `signInWithSecondFactor`.
 */
const googleRegistration = z.strictObject({
  ...registration,
  email: z.optional(emailField),
  language: z.optional(languageField),
  oauth_google_token: googleTicketField,
  password: z.optional(passwordField),
});
export type GoogleRegistration = z.output<typeof googleRegistration>;

export const register = routes.open.post('register', '/', {
  summary: 'Create an account by email and password, or with Google, and sign in',
  limit: 'signIn',
  // Google sign-ins use this route too; new accounts with a password have their own limit, `register`.
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
    'sign_in_failed',
    'account_blocked',
  ],
});

export const login = routes.open.post('login', '/login', {
  summary: 'Sign in by email and password',
  limit: 'signIn',
  body: z.strictObject({ email: emailField, password: passwordField }),
  answer: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('success'), access_token: z.string() }),
    // The password was correct; `signInWithSecondFactor` takes the ticket and a code.
    z.strictObject({ status: z.literal('second_factor'), ticket: z.string() }),
  ]),
  errors: ['sign_in_failed', 'account_blocked'],
});

export const requestPasswordReset = routes.open.post('requestPasswordReset', '/refresh-password', {
  summary:
    'Mail a link that sets a new password; the answer never shows whether the address is known',
  limit: 'resetRequest',
  body: z.strictObject({ email: emailField }),
  answer: emptyAnswer,
});

const mailedTokenField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const resetPassword = routes.open.post('resetPassword', '/reset-password', {
  summary: 'Set a new password with the token of a reset email; ends every session',
  limit: 'resetConfirm',
  body: z.strictObject({ token: mailedTokenField, password: passwordField }),
  answer: emptyAnswer,
  errors: ['reset_link_invalid', 'password_short', 'password_common'],
});

export const confirmEmail = routes.open.post('confirmEmail', '/confirm-email', {
  summary:
    'Confirm the email by the token of a confirmation email, with the session of its account or with its password',
  limit: 'emailConfirm',
  // The token proves access to the mailbox, not ownership of the account: that takes a session sent along, or the
  // password. `confirm_needs_owner` carries `email` and `has_password`.
  body: z.strictObject({ token: mailedTokenField, password: z.optional(passwordField) }),
  answer: emptyAnswer,
  errors: ['confirm_link_invalid', 'confirm_needs_owner', 'password_wrong'],
});

export const rejectAccount = routes.open.post('rejectAccount', '/confirm-email/reject', {
  summary:
    'Delete an account that another person registered with this email, by the token of its confirmation email',
  limit: 'emailConfirm',
  body: z.strictObject({ token: mailedTokenField }),
  answer: emptyAnswer,
  errors: ['confirm_link_invalid', 'account_in_use'],
});

export const resendConfirmation = routes.post('resendConfirmation', '/confirm-email/resend', {
  summary: 'Email a new confirmation link; not to an address that is already confirmed',
  limit: 'resendConfirmation',
  answer: emptyAnswer,
});

export const changePassword = routes.post('changePassword', '/refresh-password-auth', {
  summary: 'Change the password with the old one; ends every other session',
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

export const uploadImage = routes.post('uploadImage', '/image', {
  summary: 'Upload an avatar (multipart, field `file`): PNG or JPEG, at most 5 MB',
  limit: 'upload',
  multipart: true,
  answer: z.strictObject({ filepath: z.string() }),
  errors: ['image_type', 'image_too_large', 'image_unreadable'],
});

export const removeImage = routes.delete('removeImage', '/image', {
  summary: 'Remove the avatar',
  answer: emptyAnswer,
});

export const linkTelegram = routes.post('linkTelegram', '/telegram_data', {
  summary:
    'A link that connects a Telegram account, once and within 10 minutes; older links are void',
  limit: 'sensitive',
  answer: z.strictObject({ url: linkField }),
  errors: ['not_found', 'telegram_connected'],
});
