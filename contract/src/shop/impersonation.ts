import * as z from 'zod/mini';
import { emptyAnswer, timestampField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** How an operator's tab exchanges the ticket of `impersonateBuyer` for a read-only token, and revokes it. */
const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1/impersonation' });

const secretField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const redeemImpersonation = routes.open.post('redeemImpersonation', '', {
  summary: 'Start an impersonation with a single-use ticket of the console',
  limit: 'signIn',
  body: z.strictObject({ ticket: secretField }),
  answer: z.strictObject({
    token: z.string(),
    username: z.string(),
    /** When the token expires, regardless of activity. */
    until: timestampField,
  }),
  errors: ['impersonation_invalid'],
});

/** An invalid or expired token gets the same answer. */
export const endImpersonation = routes.open.post('endImpersonation', '/leave', {
  summary: 'End an impersonation before it expires',
  limit: 'signIn',
  body: z.strictObject({ token: secretField }),
  answer: emptyAnswer,
});
