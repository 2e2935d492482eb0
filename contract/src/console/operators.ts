import * as z from 'zod/mini';
import {
  emailField,
  emptyAnswer,
  passwordField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { SECOND_FACTOR_CODE_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';
import { operatorRoles, permissions } from './permissions.ts';
import { CONSOLE_BASE, consoleRoutes } from './routes.ts';

const { open } = defineRoutes({ tag: 'Operators', base: CONSOLE_BASE });

export const operatorNameField = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

const operatorField = z.strictObject({
  id: uuidField,
  name: z.string(),
  role: z.enum(operatorRoles),
});

/** A code of the authenticator app, or a recovery code like `abcd-efgh-jkmn-pqrs`, which works once. */
const codeField = secret(z.optional(z.string().check(z.maxLength(SECOND_FACTOR_CODE_MAX))));

/**
 * `sign_in_failed` is the same answer for an unknown email, a wrong password and a wrong code, so none of them can be
 * probed. Only a demo shop allows leaving out the code.
 */
export const signInOperator = open.post('signInOperator', '/session', {
  summary: 'Sign in to the console by email, password and code',
  limit: 'signIn',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    code: codeField,
  }),
  answer: z.strictObject({
    /** Expires after half an hour without a call. */
    token: z.string(),
    operator: operatorField,
  }),
  status: 201,
  errors: ['sign_in_failed'],
});

/**
 * The link that the first start of a demo prints. The first visitor becomes its owner without a password; it works
 * once.
 */
export const signInWithOwnerLink = open.post('signInWithOwnerLink', '/session/owner-link', {
  summary: 'Sign in to the console of a demo with the link that its first start printed',
  limit: 'signIn',
  body: z.strictObject({ ticket: secret(z.string().check(z.regex(/^[\w-]{43}$/))) }),
  answer: z.strictObject({ token: z.string() }),
  status: 201,
  errors: ['owner_link_invalid'],
});

export const getOwnerSetup = open.get('getOwnerSetup', '/owner-setup', {
  summary: 'Whether the shop still needs its first owner',
  limit: 'open',
  answer: z.strictObject({
    needs_owner: z.boolean(),
    /** How to sign in to a demo, whose owner is public; absent in a shop. */
    demo: z.optional(z.strictObject({ email: z.string(), password: z.string() })),
  }),
});

/**
 * Begins with the link that a shop without an owner prints when it starts. The link works until an owner has joined, so
 * a mistyped email can be corrected.
 */
export const startOwnerSetup = open.post('startOwnerSetup', '/owner-setup', {
  summary: 'Create the invitation of the first owner',
  limit: 'signIn',
  body: z.strictObject({
    ticket: secret(z.string().check(z.regex(/^[\w-]{43}$/))),
    email: emailField,
    name: operatorNameField,
  }),
  answer: z.strictObject({
    /** Token of the invitation, for `readInvitation` and `acceptInvitation`. */
    token: z.string(),
  }),
  status: 201,
  errors: ['setup_link_invalid', 'email_invalid'],
});

const routes = consoleRoutes({ tag: 'Operators', read: 'session:own', write: 'session:own' });

export const getOperatorSession = routes.get('getOperatorSession', '/session', {
  summary: 'The signed-in operator and their permissions',
  answer: z.strictObject({
    operator: operatorField,
    permissions: z.array(z.enum(permissions)),
    /** The time zone of the shop, in which days of reports begin and end, by its IANA name. */
    time_zone: z.string(),
    /** The session ends then, regardless of activity. */
    ends_at: timestampField,
  }),
});

/**
 * Required before calls about money, roles and secrets: the sign-in factors again. A sign-in counts as a confirmation.
 */
export const confirmOperator = routes.post('confirmOperator', '/session/confirmation', {
  limit: 'operatorConfirm',
  summary: "Confirm the operator's identity with password and code",
  body: z.strictObject({
    password: passwordField,
    code: codeField,
  }),
  answer: z.strictObject({
    /** No further confirmation is needed until then. */
    until: timestampField,
  }),
  errors: ['confirmation_failed'],
});

export const renameOwnOperator = routes.put('renameOwnOperator', '/session/name', {
  summary: 'Change the name under which the team and the audit log know the operator',
  body: z.strictObject({ name: operatorNameField }),
  answer: emptyAnswer,
});

/** Needs a recent confirmation, which is of the old password. Ends the other sessions of the operator. */
export const changeOwnPassword = routes.put('changeOwnPassword', '/session/password', {
  confirmed: true,
  limit: 'operatorConfirm',
  summary: "Change the operator's password",
  body: z.strictObject({ password: passwordField }),
  answer: emptyAnswer,
  errors: ['password_short', 'password_common'],
});

const ownSessionField = z.strictObject({
  created_at: timestampField,
  last_seen_at: timestampField,
  user_agent: z.string(),
  /** Browser and system, such as `Firefox, Windows`; null if they are not known. */
  device: z.nullable(z.string()),
  ip: z.string(),
  /** True for the session of this call. */
  current: z.boolean(),
});

export const listOperatorSessions = routes.get('listOperatorSessions', '/sessions', {
  summary: "The operator's own sessions, last used first",
  answer: z.array(ownSessionField),
});

export const endOtherOperatorSessions = routes.delete('endOtherOperatorSessions', '/sessions', {
  summary: 'End all sessions of the operator except this one',
  answer: z.strictObject({ ended: z.int() }),
});

export const countOperatorRecoveryCodes = routes.get(
  'countOperatorRecoveryCodes',
  '/session/recovery-codes',
  {
    summary: "Number of the operator's unused recovery codes",
    answer: z.strictObject({ left: z.int() }),
  },
);

/** The old codes stop working. */
export const renewOperatorRecoveryCodes = routes.post(
  'renewOperatorRecoveryCodes',
  '/session/recovery-codes',
  {
    confirmed: true,
    summary: "Replace the operator's recovery codes with ten new ones",
    answer: z.strictObject({ codes: z.array(z.string()) }),
    status: 201,
  },
);

export const signOutOperator = routes.delete('signOutOperator', '/session', {
  summary: 'Sign out of the console',
  answer: emptyAnswer,
});
