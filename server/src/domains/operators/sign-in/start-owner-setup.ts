import type {
  getOwnerSetup,
  startOwnerSetup as startContract,
} from '@sesame/contract/console/operators.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { isEmail, normalizeEmail } from '../../users/index.ts';
import { createInvitation } from '../team/create-invitation.ts';
import { demoOwnerSignIn } from './demo-sign-in.ts';
import { hasActiveOwner, isSetupLink } from './setup-links.store.ts';

/** The owner of a demo has a public password, so a demo never asks for one. */
export async function readOwnerSetup({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): Promise<AnswerOf<typeof getOwnerSetup>> {
  if (config.demo) return { needs_owner: false, demo: demoOwnerSignIn };
  return { needs_owner: !(await hasActiveOwner(db)) };
}

/** Creates the invitation with which the first owner sets password and authenticator app. */
export async function startOwnerSetup(
  platform: TransactionalPlatform,
  { ticket, email: typed, name }: BodyOf<typeof startContract>,
): Promise<AnswerOf<typeof startContract>> {
  const { db, clock, config } = platform;
  if (config.demo) refuse('setup_link_invalid');
  const email = normalizeEmail(typed);
  return inTransaction(db, async (tx) => {
    const isValid = await isSetupLink(tx, sha256(ticket), clock.now());
    if (!isValid || (await hasActiveOwner(tx))) refuse('setup_link_invalid');
    if (!isEmail(email, typed)) refuse('email_invalid');
    const invitation = { email, name, role: 'owner', invitedBy: null } as const;
    const { token } = await createInvitation(tx, platform, invitation);
    return { token };
  });
}
