import * as z from 'zod/mini';
import { multiline } from './multiline.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

const BASE = '/api-user/api/v1/oauth/google';

/** A one-time ticket of a sign-in that came back from Google: 256 random bits as base64url. */
export const googleTicketField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

/** Google sends more than we read; everything is checked by the operation, so that a person always lands on a page. */
const returnedText = multiline(z.optional(z.string()));

/**
 * The browser goes here by a link, with the query string that /login and /register carry: `r`, `coupon` and
 * everything that starts with `utm` survive the round trip, the rest is dropped. Answers a redirect to Google.
 */
export const startGoogle = defineRoute({
  id: 'startGoogle',
  method: 'GET',
  path: `${BASE}/start`,
  tag: 'Accounts',
  summary: 'Send the browser to Google to sign in',
  auth: 'public',
  limit: 'login',
  query: z.looseObject({
    /** The page to come back to. */
    from: z.optional(z.enum(['login', 'register'])),
    r: z.optional(z.string()),
    coupon: z.optional(z.string()),
  }),
  answer: z.strictObject({}),
  status: 303,
  errors: ['not_found'],
});

/**
 * Where Google sends the browser back. Always answers a redirect to the page the person came from, with
 * `#google=<ticket>` and the carried query string, whatever happened: the ticket also stands for a failure,
 * which `getGoogleUser` then tells.
 */
export const finishGoogle = defineRoute({
  id: 'finishGoogle',
  method: 'GET',
  path: `${BASE}/callback`,
  tag: 'Accounts',
  summary: 'Take the browser back from Google',
  auth: 'public',
  limit: 'login',
  query: z.looseObject({
    state: returnedText,
    code: secret(z.optional(z.string())),
    error: returnedText,
    error_description: returnedText,
  }),
  answer: z.strictObject({}),
  status: 303,
  errors: ['not_found'],
});

/**
 * Who signed in, for the page to show. Needs `Authorization: Bearer <ticket>` and the cookie of the browser that
 * started. The ticket then goes to `register` as `oauth_google_token`. `google_refused` carries `reason`, Google's
 * own words, to be shown as they are.
 */
export const getGoogleUser = defineRoute({
  id: 'getGoogleUser',
  method: 'GET',
  path: `${BASE}/userinfo`,
  tag: 'Accounts',
  summary: 'The person of a one-time ticket',
  auth: 'public',
  limit: 'login',
  answer: z.strictObject({
    email: z.string(),
    name: z.nullable(z.string()),
    picture: z.nullable(z.string()),
  }),
  errors: [
    'not_found',
    'google_ticket_invalid',
    'google_refused',
    'google_failed',
    'google_email_unverified',
  ],
});
