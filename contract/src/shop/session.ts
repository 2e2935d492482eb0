import * as z from 'zod/mini';
import {
  emptyAnswer,
  languageField,
  passwordField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { TRC20_ADDRESS_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** The session and its user: what every page of a signed-in buyer needs. */
const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1/user' });

export const telegramField = z.strictObject({
  first_name: z.string(),
  last_name: z.nullable(z.string()),
});

export const userField = z.strictObject({
  uid: uuidField,
  username: z.string(),
  email: z.string(),
  /** Whether the link of a confirmation or reset mail was opened. */
  email_confirmed: z.boolean(),
  image_url: z.nullable(z.string()),
  trc20_address: z.nullable(z.string()),
  tg_data: z.nullable(telegramField),
  language: languageField,
  /** Whether the buyer gets emails about orders that ended unpaid. */
  unpaid_mails: z.boolean(),
  /** The coupon from registration, offered in the order sheet until it is used. */
  coupon: z.nullable(z.string()),
  /** When the account will be erased; absent unless deletion was requested. The page offers to undo it. */
  deletion_at: z.optional(timestampField),
});
export type User = z.output<typeof userField>;

export const refreshToken = routes.open.post('refreshToken', '/refresh', {
  summary:
    'Exchange a still valid token, or an id_token of Google for a known account, for a fresh one',
  limit: 'signIn',
  body: z.strictObject({ token: secret(z.string().check(z.minLength(1), z.maxLength(4_096))) }),
  answer: z.strictObject({ key: z.string() }),
});

export const logout = routes.post('logout', '/logout', {
  summary: 'Revoke the token of this call',
  answer: emptyAnswer,
});

export const getUser = routes.read('getUser', '/', {
  summary: 'The signed-in user',
  answer: userField,
});

export const updateUser = routes.put('updateUser', '/', {
  summary: 'Change the language, the username, the TRC20 address or emails about unpaid orders',
  body: z.strictObject({
    language: z.optional(languageField),
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    /** Null or an empty text removes the address. */
    trc20_address: z.optional(z.nullable(z.string().check(z.maxLength(TRC20_ADDRESS_MAX)))),
    unpaid_mails: z.optional(z.boolean()),
    /** Required only when the TRC20 address changes. */
    password: z.optional(passwordField),
  }),
  answer: userField,
  errors: [
    'username_invalid',
    'username_reserved',
    'username_taken',
    'trc20_invalid',
    'password_wrong',
    'password_not_set',
  ],
});
