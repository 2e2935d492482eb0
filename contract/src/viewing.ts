import * as z from 'zod/mini';
import { emptyAnswer, timestampField } from './fields.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

/** How an operator's tab of the shop turns the ticket of `viewAsBuyer` into a token that only reads, and gives it back. */
const BASE = '/api-user/api/v1/viewing';

const secretField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const enterViewing = defineRoute({
  id: 'enterViewing',
  method: 'POST',
  path: BASE,
  tag: 'Accounts',
  summary: 'Open the shop as a buyer sees it, by a ticket of the console; each works once',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ ticket: secretField }),
  answer: z.strictObject({
    token: z.string(),
    username: z.string(),
    /** When the token dies, whatever is done with it. */
    until: timestampField,
  }),
  errors: ['viewing_invalid'],
});

/** A token that is none, or none any more, is answered alike. */
export const leaveViewing = defineRoute({
  id: 'leaveViewing',
  method: 'POST',
  path: `${BASE}/leave`,
  tag: 'Accounts',
  summary: 'Give the token of a view back before its time',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ token: secretField }),
  answer: emptyAnswer,
});
