import * as z from 'zod/mini';
import { emailField, emptyAnswer, passwordField, timestampField, uuidField } from './fields.ts';
import { operatorRoles, permissions } from './permissions.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

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
    code: secret(z.optional(z.string().check(z.maxLength(12)))),
  }),
  answer: z.strictObject({
    /** Dies after half an hour without a call. */
    token: z.string(),
    operator: operatorField,
  }),
  status: 201,
  errors: ['login_failed'],
});

/** What the first start of a demo prints: whoever opens it first is its owner, without a password and once. */
export const enterByOwnerLink = defineRoute({
  id: 'enterByOwnerLink',
  method: 'POST',
  path: `${BASE}/session/owner-link`,
  tag: 'Operators',
  summary: 'Sign in to the console of a demo by the link that its first start printed',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({ ticket: secret(z.string().check(z.regex(/^[\w-]{43}$/))) }),
  answer: z.strictObject({ token: z.string() }),
  status: 201,
  errors: ['owner_link_invalid'],
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

/** Before money, roles and secrets: what signing in takes, shown again. Signing in counts as well. */
export const confirmOperator = defineRoute({
  id: 'confirmOperator',
  method: 'POST',
  path: `${BASE}/session/confirmation`,
  tag: 'Operators',
  summary: 'Confirm by password and code who sits at the console',
  auth: 'operator',
  permission: 'session:own',
  limit: 'operatorConfirm',
  body: z.strictObject({
    password: passwordField,
    code: secret(z.optional(z.string().check(z.maxLength(12)))),
  }),
  answer: z.strictObject({
    /** Until then nothing asks again. */
    until: timestampField,
  }),
  errors: ['confirmation_failed'],
});

const ownSessionField = z.strictObject({
  created_at: timestampField,
  last_seen_at: timestampField,
  user_agent: z.string(),
  ip: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

export const listOperatorSessions = defineRoute({
  id: 'listOperatorSessions',
  method: 'GET',
  path: `${BASE}/sessions`,
  tag: 'Operators',
  summary: "The operator's own sessions, last used first",
  auth: 'operator',
  permission: 'session:own',
  limit: 'operatorRead',
  answer: z.array(ownSessionField),
});

export const endOtherOperatorSessions = defineRoute({
  id: 'endOtherOperatorSessions',
  method: 'DELETE',
  path: `${BASE}/sessions`,
  tag: 'Operators',
  summary: 'End all sessions of the operator but this one',
  auth: 'operator',
  permission: 'session:own',
  limit: 'operatorWrite',
  answer: z.strictObject({ ended: z.int() }),
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
