import * as z from 'zod/mini';
import { emailField, emptyAnswer, passwordField, timestampField, uuidField } from './fields.ts';
import { operatorRoles, permissions } from './permissions.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-admin/api/v1';

const operatorField = z.strictObject({
  id: uuidField,
  name: z.string(),
  role: z.enum(operatorRoles),
});

/**
 * `login_failed` is the one answer to an unknown e-mail, a wrong password and a wrong code, so that none of them is
 * confirmed by itself. The code of the authenticator app may be left out in a demo shop alone.
 */
export const operatorLogin = defineRoute({
  id: 'operatorLogin',
  method: 'POST',
  path: `${BASE}/session`,
  tag: 'Operators',
  summary: 'Sign in to the console by e-mail, password and code',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    code: z.optional(z.string().check(z.maxLength(12))),
  }),
  answer: z.strictObject({
    /** Dies after half an hour without a call. */
    token: z.string(),
    operator: operatorField,
  }),
  status: 201,
  errors: ['login_failed'],
});

export const getOperatorSession = defineRoute({
  id: 'getOperatorSession',
  method: 'GET',
  path: `${BASE}/session`,
  tag: 'Operators',
  summary: 'Who is signed in to the console, and what they may do',
  auth: 'operator',
  permission: 'session:own',
  limit: 'operatorRead',
  answer: z.strictObject({
    operator: operatorField,
    permissions: z.array(z.enum(permissions)),
    /** However busy, the session ends then. */
    ends_at: timestampField,
  }),
});

export const operatorLogout = defineRoute({
  id: 'operatorLogout',
  method: 'DELETE',
  path: `${BASE}/session`,
  tag: 'Operators',
  summary: 'Leave the console',
  auth: 'operator',
  permission: 'session:own',
  limit: 'operatorWrite',
  answer: emptyAnswer,
});
