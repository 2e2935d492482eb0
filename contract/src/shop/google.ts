import * as z from 'zod/mini';
import { multiline } from '../shared/multiline.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1/oauth/google' });

/** A one-time ticket for a sign-in that returned from Google: 256 random bits as base64url. */
export const googleTicketField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

/** Google sends more parameters than we read. The operation validates them, so that the person always gets a page. */
const returnedText = multiline(z.optional(z.string()));

/**
 * The browser follows a link here with the query string of /login or /register: `r`, `coupon` and every `utm…`
 * parameter are forwarded through the round trip, the rest is dropped. Answers a redirect to Google.
 */
export const startGoogle = routes.open.get('startGoogle', '/start', {
  summary: 'Send the browser to Google to sign in',
  limit: 'signIn',
  query: z.looseObject({
    /** The page to return to. */
    from: z.optional(z.enum(['login', 'register'])),
    r: z.optional(z.string()),
    coupon: z.optional(z.string()),
  }),
  answer: z.strictObject({}),
  status: 303,
  errors: ['not_found'],
});

/**
 * The address Google redirects back to. It always answers a redirect to the page the person came from, with
 * `#google=<ticket>` and the forwarded query string. A failure also gets a ticket; `getGoogleUser` then answers the
 * error.
 */
export const finishGoogle = routes.open.get('finishGoogle', '/callback', {
  summary: 'Redirect target after signing in at Google',
  limit: 'signIn',
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
 * The person who signed in, for the page to show. Needs `Authorization: Bearer <ticket>` and the cookie of the browser
 * that started the sign-in. The ticket is then sent to `register` as `oauth_google_token`. `google_refused` carries
 * `reason`, Google's own text, to be shown unchanged.
 */
export const getGoogleUser = routes.open.get('getGoogleUser', '/userinfo', {
  summary: 'The Google user of a one-time ticket',
  limit: 'signIn',
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
