import * as z from 'zod/mini';
import {
  emailField,
  emptyAnswer,
  languageField,
  linkField,
  passwordField,
  uuidField,
} from './fields.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-user/api/v1/user';

export const telegramField = z.strictObject({
  first_name: z.string(),
  last_name: z.nullable(z.string()),
});

export const userField = z.strictObject({
  uid: uuidField,
  username: z.string(),
  email: z.string(),
  image_url: z.nullable(z.string()),
  trc20_address: z.nullable(z.string()),
  tg_data: z.nullable(telegramField),
  language: languageField,
  /** The coupon remembered at registration, offered in the order sheet until it was used. */
  coupon: z.nullable(z.string()),
});
export type User = z.output<typeof userField>;

const tokenAnswer = z.strictObject({ access_token: z.string() });

/** Fields that clients of this call have always sent; the privileged ones among them are read by nobody. */
const registration = {
  email: emailField,
  username: z.optional(z.string().check(z.maxLength(254))),
  is_admin: z.optional(z.boolean()),
  image_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  trc20_address: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  refferal_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  coupon: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
};

export const register = defineRoute({
  id: 'register',
  method: 'POST',
  path: `${BASE}/`,
  tag: 'Accounts',
  summary: 'Create an account by e-mail and password and sign in',
  auth: 'public',
  limit: 'register',
  body: z.strictObject({
    ...registration,
    password: passwordField,
    language: z.optional(languageField),
  }),
  answer: tokenAnswer,
  status: 201,
  errors: ['email_invalid', 'email_in_use', 'password_short', 'password_common'],
});

export const login = defineRoute({
  id: 'login',
  method: 'POST',
  path: `${BASE}/login`,
  tag: 'Accounts',
  summary: 'Sign in by e-mail and password',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ email: emailField, password: passwordField }),
  answer: z.strictObject({ status: z.literal('success'), access_token: z.string() }),
  errors: ['login_failed'],
});

export const refreshToken = defineRoute({
  id: 'refreshToken',
  method: 'POST',
  path: `${BASE}/refresh`,
  tag: 'Accounts',
  summary: 'Exchange a still valid token for a fresh one',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4_096)) }),
  answer: z.strictObject({ key: z.string() }),
});

export const logout = defineRoute({
  id: 'logout',
  method: 'POST',
  path: `${BASE}/logout`,
  tag: 'Accounts',
  summary: 'Revoke the token of this call',
  auth: 'user',
  limit: 'write',
  answer: emptyAnswer,
});

export const getUser = defineRoute({
  id: 'getUser',
  method: 'GET',
  path: `${BASE}/`,
  tag: 'Accounts',
  summary: 'The signed-in user',
  auth: 'user',
  limit: 'poll',
  answer: userField,
});

export const updateUser = defineRoute({
  id: 'updateUser',
  method: 'PUT',
  path: `${BASE}/`,
  tag: 'Accounts',
  summary: 'Change the language, the username or the TRC20 address',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({
    language: z.optional(languageField),
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  answer: userField,
  errors: ['username_reserved', 'username_taken'],
});

/* Declared for the clients that know the whole product; the server binds them as their screens arrive. */

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

export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  path: `${BASE}/refresh-password-auth`,
  tag: 'Accounts',
  summary: 'Change the password, giving the old one',
  auth: 'user',
  limit: 'sensitive',
  body: z.strictObject({ password_old: passwordField, password_new: passwordField }),
  answer: emptyAnswer,
  errors: ['password_short', 'password_common'],
});

export const uploadImage = defineRoute({
  id: 'uploadImage',
  method: 'POST',
  path: `${BASE}/image`,
  tag: 'Accounts',
  summary: 'Upload an avatar (multipart, field `file`)',
  auth: 'user',
  limit: 'upload',
  answer: z.strictObject({ filepath: z.string() }),
  errors: ['payload_too_large'],
});

export const linkTelegram = defineRoute({
  id: 'linkTelegram',
  method: 'POST',
  path: `${BASE}/telegram_data`,
  tag: 'Accounts',
  summary: 'A one-time link that connects a Telegram account',
  auth: 'user',
  limit: 'sensitive',
  answer: z.strictObject({ url: linkField }),
});

const campaignField = z.string().check(z.minLength(1), z.maxLength(200));

export const activateCampaign = defineRoute({
  id: 'activateCampaign',
  method: 'POST',
  path: '/api-user/api/v1/utm/activate',
  tag: 'Referrals',
  summary: 'Count a campaign for the signed-in user',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({ value: campaignField, register: z.optional(z.boolean()) }),
  answer: emptyAnswer,
});

export const visitCampaign = defineRoute({
  id: 'visitCampaign',
  method: 'POST',
  path: '/api-user/api/v1/utm/visit',
  tag: 'Referrals',
  summary: 'Count a visit of a campaign',
  auth: 'public',
  limit: 'visit',
  body: z.strictObject({ value: campaignField }),
  answer: emptyAnswer,
});
