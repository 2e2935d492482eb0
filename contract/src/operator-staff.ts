import * as z from 'zod/mini';
import { emailField, emptyAnswer, passwordField, timestampField, uuidField } from './fields.ts';
import { reasonField, versionField } from './operator-fields.ts';
import { operatorRoles } from './permissions.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

/** Who runs the shop: invited by mail, given a role, sent away. An owner decides, and confirms it first. */
const BASE = '/api-admin/api/v1';

const nameField = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const roleField = z.enum(operatorRoles);
const id = z.strictObject({ id: uuidField });

const reading = {
  tag: 'Staff',
  auth: 'operator',
  permission: 'staff:read',
  limit: 'operatorRead',
} as const;
const writing = {
  tag: 'Staff',
  auth: 'operator',
  permission: 'staff:write',
  confirmed: true,
  limit: 'operatorWrite',
} as const;

export const staffField = z.strictObject({
  id: uuidField,
  name: z.string(),
  email: z.string(),
  role: roleField,
  /** Since when they may not enter; null while they may. */
  disabled_at: z.nullable(timestampField),
  /** Whether they enter with a code; outside a demo everybody does. */
  has_code: z.boolean(),
  created_at: timestampField,
  last_seen_at: z.nullable(timestampField),
  version: versionField,
});
export type Staff = z.output<typeof staffField>;

export const invitationField = z.strictObject({
  id: uuidField,
  name: z.string(),
  email: z.string(),
  role: roleField,
  invited_by: z.string(),
  expires_at: timestampField,
});
export type Invitation = z.output<typeof invitationField>;

/** As many as a shop has: at most 500. */
export const listStaff = defineRoute({
  ...reading,
  id: 'listStaff',
  method: 'GET',
  path: `${BASE}/staff`,
  summary: 'Everybody who runs the shop, and who is invited',
  answer: z.strictObject({ staff: z.array(staffField), invitations: z.array(invitationField) }),
});

const invited = z.strictObject({
  expires_at: timestampField,
  /** Where no mail leaves the shop: the address to hand over; otherwise null. */
  link: z.nullable(z.string()),
});

/** A newer invitation of an e-mail voids the older. Nobody invites above their own role. */
export const inviteOperator = defineRoute({
  ...writing,
  id: 'inviteOperator',
  method: 'POST',
  path: `${BASE}/staff/invitations`,
  summary: 'Invite somebody by mail',
  body: z.strictObject({ email: emailField, name: nameField, role: roleField }),
  answer: invited,
  status: 201,
  errors: ['email_invalid', 'operator_exists', 'role_above_own'],
});

export const withdrawInvitation = defineRoute({
  ...writing,
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: `${BASE}/staff/invitations/:id`,
  summary: 'Take an invitation back',
  params: id,
  answer: emptyAnswer,
});

/** For a lost password or phone: both are chosen anew by the link, and until then the old ones hold. */
export const renewOperator = defineRoute({
  ...writing,
  id: 'renewOperator',
  method: 'POST',
  path: `${BASE}/staff/:id/renewal`,
  summary: 'Mail an operator a link to choose password and authenticator app anew',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: invited,
  status: 201,
  errors: ['role_above_own'],
});

export const changeOperatorRole = defineRoute({
  ...writing,
  id: 'changeOperatorRole',
  method: 'POST',
  path: `${BASE}/staff/:id/role`,
  summary: 'Give an operator another role, from their next call on',
  params: id,
  body: z.strictObject({ role: roleField, version: versionField, reason: reasonField }),
  answer: staffField,
  errors: ['changed_meanwhile', 'last_owner', 'role_above_own'],
  current: staffField,
});

/** Their sessions end at once, and so do invitations that they sent. */
export const disableOperator = defineRoute({
  ...writing,
  id: 'disableOperator',
  method: 'POST',
  path: `${BASE}/staff/:id/disabled`,
  summary: 'Let an operator in no more, or again',
  params: id,
  body: z.strictObject({ disabled: z.boolean(), version: versionField, reason: reasonField }),
  answer: staffField,
  errors: ['changed_meanwhile', 'last_owner', 'role_above_own'],
  current: staffField,
});

const tokenField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const readInvitation = defineRoute({
  id: 'readInvitation',
  method: 'POST',
  path: `${BASE}/invitation`,
  tag: 'Staff',
  summary: 'What an invitation offers, with the secret for the authenticator app',
  auth: 'public',
  limit: 'emailConfirm',
  body: z.strictObject({ token: tokenField }),
  answer: z.strictObject({
    name: z.string(),
    email: z.string(),
    role: roleField,
    secret: z.string(),
    otpauth_url: z.string(),
  }),
  errors: ['invitation_invalid'],
});

/** Uses the invitation up; a wrong code leaves it as it is. */
export const acceptInvitation = defineRoute({
  id: 'acceptInvitation',
  method: 'POST',
  path: `${BASE}/invitation/acceptance`,
  tag: 'Staff',
  summary: 'Become an operator by an invitation, with a password and a first code',
  auth: 'public',
  limit: 'login',
  body: z.strictObject({
    token: tokenField,
    password: passwordField,
    code: secret(z.string().check(z.minLength(6), z.maxLength(12))),
  }),
  answer: z.strictObject({ token: z.string() }),
  status: 201,
  errors: ['invitation_invalid', 'second_factor_wrong', 'password_short', 'password_common'],
});
