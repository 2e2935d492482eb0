import type { Language } from '@sesame/contract/shared/limits.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { usernameFromEmail, usernameKey } from '../users.rules.ts';
import { findUserByEmail, insertUser } from '../users.store.ts';
import { findInviter } from './find-inviter.ts';
import { referralCode } from './referral-code.rules.ts';

export interface NewAccount {
  /** Normalized. */
  readonly email: string;
  /** Null for an account that signs in with Google only. */
  readonly password_hash: string | null;
  /** Set when a trusted provider has confirmed the address. */
  readonly email_confirmed_at?: Date;
  readonly ownership_proven_at?: Date;
  readonly language: Language;
  readonly coupon: string | null;
  /** The value of `?r=`; ignored unless it is an existing referral code. */
  readonly invitedBy: string | null;
  /** Network of the registration, stored for a limited time and only for referred accounts. */
  readonly ipPrefix: string;
}

/**
 * Inserts a user with a free username derived from the email. Refuses `email_in_use`, and
 * `shop_closed` while the shop is closed.
 * @returns the user's id
 */
export async function createAccount(
  platform: Pick<Platform, 'clock' | 'config' | 'ids'>,
  db: Executor,
  { invitedBy, ipPrefix, ...account }: NewAccount,
): Promise<string> {
  if (!platform.config.shop().isOpen) refuse('shop_closed');
  const inviter = await findInviter(db, invitedBy);
  const base = usernameFromEmail(account.email);
  for (let attempt = 0; attempt < 50; attempt++) {
    const username =
      attempt === 0 && base !== 'user' ? base : `${base}${numberFor(platform, attempt)}`;
    const id = platform.ids.uuid();
    const inserted = await insertUser(db, {
      ...account,
      id,
      username,
      username_key: usernameKey(username),
      image_url: null,
      trc20_address: null,
      tg_first_name: null,
      tg_last_name: null,
      referral_code: referralCode(Buffer.from(platform.ids.token(), 'base64url')),
      ...(inviter !== undefined && { referred_by: inviter, registered_from: ipPrefix }),
      created_at: platform.clock.now(),
    });
    if (inserted) return id;
    if (await findUserByEmail(db, account.email)) refuse('email_in_use');
  }
  throw new Error(`no free username like ${base}`);
}

/** Small numbers first, then random ones for popular names. */
function numberFor(platform: Pick<Platform, 'ids'>, attempt: number): number {
  if (attempt < 5) return attempt + 1;
  return Number.parseInt(
    Buffer.from(platform.ids.token(), 'base64url').toString('hex').slice(0, 5),
    16,
  );
}
