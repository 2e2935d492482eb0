import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** Far above the size of any team. */
const MOST = 500;

/** Active operators first, then by name. */
export function listTeamRows(db: Executor) {
  return teamRows(db)
    .orderBy(sql`operators.disabled_at is not null`)
    .orderBy('operators.name')
    .orderBy('operators.id')
    .limit(MOST)
    .execute();
}

export type TeamMemberRow = Awaited<ReturnType<typeof listTeamRows>>[number];

export function getTeamMemberRow(db: Executor, id: string): Promise<TeamMemberRow> {
  return teamRows(db).where('operators.id', '=', id).executeTakeFirstOrThrow();
}

function teamRows(db: Executor) {
  return db.selectFrom('operators').select((row) => [
    'operators.id',
    'operators.name',
    'operators.email',
    'operators.role',
    'operators.disabled_at',
    'operators.created_at',
    'operators.version',
    row('operators.totp_secret', 'is not', null).as('has_code'),
    row
      .selectFrom('audit_events')
      .select('audit_events.at')
      .whereRef('audit_events.operator_id', '=', 'operators.id')
      .orderBy('audit_events.id', 'desc')
      .limit(1)
      .as('last_action_at'),
    row
      .selectFrom('operator_sessions')
      .select((session) => session.fn.max('operator_sessions.last_seen_at').as('seen'))
      .whereRef('operator_sessions.operator_id', '=', 'operators.id')
      .as('last_seen_at'),
  ]);
}

/** Locks all active owners in a fixed order, so that concurrent changes cannot remove the last owner. */
export async function lockOwners(tx: Executor): Promise<string[]> {
  const owners = await tx
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

export function listOwnerMails(db: Executor) {
  return db
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function lockOperator(
  tx: Executor,
  id: string,
): Promise<Selectable<Database['operators']> | undefined> {
  return tx
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeOperator(
  tx: Executor,
  id: string,
  change: { role: OperatorRole } | { disabled_at: Date | null },
): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export type InvitationRow = Selectable<Database['operator_invitations']>;

export function listInvitationRows(db: Executor, now: Date) {
  return db
    .selectFrom('operator_invitations')
    .innerJoin('operators', 'operators.id', 'operator_invitations.invited_by')
    .select([
      'operator_invitations.id',
      'operator_invitations.name',
      'operator_invitations.email',
      'operator_invitations.role',
      'operator_invitations.expires_at',
      'operators.name as invited_by',
    ])
    .where('operator_invitations.expires_at', '>', now)
    .orderBy('operator_invitations.created_at')
    .limit(MOST)
    .execute();
}

/** Replaces an existing invitation of the same email. */
export async function upsertInvitation(
  tx: Executor,
  invitation: Insertable<Database['operator_invitations']>,
): Promise<void> {
  const { email: _key, ...rest } = invitation;
  await tx
    .insertInto('operator_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rest))
    .execute();
}

export function findInvitation(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('operator_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Redeems an invitation: of several concurrent calls exactly one succeeds. */
export function useInvitation(
  tx: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return tx
    .deleteFrom('operator_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export function deleteInvitation(tx: Executor, id: string): Promise<InvitationRow | undefined> {
  return tx
    .deleteFrom('operator_invitations')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteInvitationsBy(tx: Executor, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_invitations').where('invited_by', '=', operatorId).execute();
}

export async function deleteOldInvitations(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('operator_invitations').where('expires_at', '<=', now).execute();
}
