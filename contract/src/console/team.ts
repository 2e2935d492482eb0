import * as z from 'zod/mini';
import {
  emailField,
  emptyAnswer,
  passwordField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';
import { reasonField, versionField } from './fields.ts';
import { operatorNameField } from './operators.ts';
import { operatorRoles } from './permissions.ts';
import { CONSOLE_BASE, consoleRoutes } from './routes.ts';

const { open } = defineRoutes({ tag: 'TeamMember', base: CONSOLE_BASE });

const roleField = z.enum(operatorRoles);
const id = z.strictObject({ id: uuidField });

export const teamMemberField = z.strictObject({
  id: uuidField,
  name: z.string(),
  email: z.string(),
  role: roleField,
  /** Since when sign-in is blocked; null while it is allowed. */
  disabled_at: z.nullable(timestampField),
  /** Whether they sign in with a code; outside a demo every operator does. */
  has_code: z.boolean(),
  created_at: timestampField,
  last_seen_at: z.nullable(timestampField),
  version: versionField,
});
export type TeamMember = z.output<typeof teamMemberField>;

export const invitationField = z.strictObject({
  id: uuidField,
  name: z.string(),
  email: z.string(),
  role: roleField,
  invited_by: z.string(),
  expires_at: timestampField,
});
export type Invitation = z.output<typeof invitationField>;

/** The team: inviting, roles and removal. Owners decide, after a confirmation. */
const routes = consoleRoutes({ tag: 'TeamMember', read: 'team:read', write: 'team:write' });

/** At most 500. */
export const listTeam = routes.get('listTeam', '/team', {
  summary: 'Team members and open invitations',
  answer: z.strictObject({
    members: z.array(teamMemberField),
    invitations: z.array(invitationField),
  }),
});

const invited = z.strictObject({
  expires_at: timestampField,
  /** In a shop without outgoing mail: the link to hand over; otherwise null. */
  link: z.nullable(z.string()),
});

/** A newer invitation to an email invalidates the older one. Operators cannot invite to a role above their own. */
export const inviteOperator = routes.post('inviteOperator', '/team/invitations', {
  confirmed: true,
  summary: 'Invite an operator by email',
  body: z.strictObject({ email: emailField, name: operatorNameField, role: roleField }),
  answer: invited,
  status: 201,
  errors: ['email_invalid', 'operator_exists', 'role_above_own'],
});

export const withdrawInvitation = routes.delete('withdrawInvitation', '/team/invitations/:id', {
  confirmed: true,
  summary: 'Withdraw an invitation',
  params: id,
  answer: emptyAnswer,
});

/** For a lost password or phone: the link sets both anew, and until then the old ones are valid. */
export const resetOperatorAccess = routes.post('resetOperatorAccess', '/team/:id/access-reset', {
  confirmed: true,
  summary: 'Email an operator a link to reset password and authenticator app',
  params: id,
  body: z.strictObject({ reason: reasonField }),
  answer: invited,
  status: 201,
  errors: ['role_above_own'],
});

export const changeOperatorRole = routes.post('changeOperatorRole', '/team/:id/role', {
  confirmed: true,
  summary: 'Change the role of an operator, from their next call on',
  params: id,
  body: z.strictObject({ role: roleField, version: versionField, reason: reasonField }),
  answer: teamMemberField,
  errors: ['version_conflict', 'last_owner', 'role_above_own'],
  current: teamMemberField,
});

/** Ends their sessions at once and invalidates invitations they sent. */
export const disableOperator = routes.post('disableOperator', '/team/:id/disabled', {
  confirmed: true,
  summary: 'Disable an operator, or enable them again',
  params: id,
  body: z.strictObject({ disabled: z.boolean(), version: versionField, reason: reasonField }),
  answer: teamMemberField,
  errors: ['version_conflict', 'last_owner', 'role_above_own'],
  current: teamMemberField,
});

const tokenField = secret(z.string().check(z.regex(/^[\w-]{43}$/)));

export const readInvitation = open.post('readInvitation', '/invitation', {
  summary: 'Details of an invitation, with the secret for the authenticator app',
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

/** Consumes the invitation; a wrong code does not. */
export const acceptInvitation = open.post('acceptInvitation', '/invitation/acceptance', {
  summary: 'Accept an invitation with a password and a first code',
  limit: 'signIn',
  body: z.strictObject({
    token: tokenField,
    password: passwordField,
    code: secret(z.string().check(z.minLength(6), z.maxLength(12))),
  }),
  answer: z.strictObject({
    token: z.string(),
    /** Ten codes for a lost phone; they cannot be shown again. */
    recovery_codes: z.array(z.string()),
  }),
  status: 201,
  errors: ['invitation_invalid', 'second_factor_wrong', 'password_short', 'password_common'],
});
