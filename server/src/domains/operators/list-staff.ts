import type { listStaff as contract, Staff } from '@sesame/contract/operator-staff.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listInvitationRows, listStaffRows, type StaffRow } from './staff.store.ts';

export async function listStaff({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<AnswerOf<typeof contract>> {
  const staff = await listStaffRows(db);
  const invitations = await listInvitationRows(db, clock.now());
  return {
    staff: staff.map(staffOnWire),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({
      ...invitation,
      expires_at: expires_at.toISOString(),
    })),
  };
}

export function staffOnWire({ last_act_at, last_seen_at, ...row }: StaffRow): Staff {
  // A session that is over is gone; what was done in it is not.
  const seenAt = [last_act_at, last_seen_at].reduce(
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
