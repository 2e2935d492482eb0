import type { listTeam as contract, TeamMember } from '@sesame/contract/console/team.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listInvitationRows, listTeamRows, type TeamMemberRow } from './team.store.ts';

export async function listTeam({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<AnswerOf<typeof contract>> {
  const rows = await listTeamRows(db);
  const invitations = await listInvitationRows(db, clock.now());
  return {
    members: rows.map(serializeTeamMember),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({
      ...invitation,
      expires_at: expires_at.toISOString(),
    })),
  };
}

export function serializeTeamMember({
  last_action_at,
  last_seen_at,
  ...row
}: TeamMemberRow): TeamMember {
  // Expired sessions are deleted, so the latest audit event also counts as activity.
  const seenAt = [last_action_at, last_seen_at].reduce(
    (latest, at) => (at !== null && (latest === null || at > latest) ? at : latest),
    null,
  );
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    has_code: Boolean(row.has_code),
    version: row.version,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_seen_at: seenAt?.toISOString() ?? null,
  };
}
