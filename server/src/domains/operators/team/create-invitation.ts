import type { OperatorRole } from '@sesame/contract/console/permissions.ts';
import { INVITATION_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { newTotpSecret } from '../../users/index.ts';
import { upsertInvitation } from './team.store.ts';
import { sealedFor } from './upsert-operator.ts';

interface NewInvitation {
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** Id of the inviting operator; null for the first owner. */
  readonly invitedBy: string | null;
}

/** Stores an invitation, which replaces an older one to the same email. Only the hash of its token is stored. */
export async function createInvitation(
  tx: Executor,
  { clock, ids, sealer }: Pick<Platform, 'clock' | 'ids' | 'sealer'>,
  { email, name, role, invitedBy }: NewInvitation,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_S * 1_000);
  const token = ids.token();
  await upsertInvitation(tx, {
    id: ids.uuid(),
    email,
    name,
    role,
    token_hash: sha256(token),
    totp_secret: sealer.seal(newTotpSecret(), sealedFor(email)),
    invited_by: invitedBy,
    created_at: now,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}
