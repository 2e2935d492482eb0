import type { Executor, Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { deleteToken, upsertToken } from './one-time-tokens.store.ts';

/** The purpose of a token; a token of one kind is not accepted as another. */
export type TokenKind =
  | 'reset_password'
  | 'confirm_email'
  | 'second_factor'
  | 'telegram'
  // Grants nothing: it is kept for a while so that the page can explain why the connection failed.
  | 'telegram_refused';

/**
 * Kinds of which a user may hold several tokens. An attacker who knows the password must not be able to void the
 * owner's token by requesting another. Sign-in limits and the token lifetime bound their number.
 */
const SEVERAL: readonly TokenKind[] = ['second_factor'];

/**
 * Creates a 256-bit token for a user and stores only its hash. Voids the user's previous token of that kind, unless
 * several are allowed.
 * @returns the token, which is not stored anywhere
 */
export async function issueToken(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  {
    kind,
    userId,
    lifetimeS,
    data = {},
  }: { kind: TokenKind; userId: string; lifetimeS: number; data?: object },
): Promise<string> {
  const token = platform.ids.token();
  const hash = sha256(token);
  const now = platform.clock.now();
  await upsertToken(tx, {
    user_id: userId,
    kind: SEVERAL.includes(kind) ? `${kind}:${hash.toString('base64url')}` : kind,
    token_hash: hash,
    data: JSON.stringify(data),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeS * 1_000),
  });
  return token;
}

/**
 * Redeems a token; of several concurrent calls exactly one succeeds.
 * @returns undefined for a token that is wrong, used, void or expired
 */
export async function redeemToken(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { kind, token }: { kind: TokenKind; token: string },
): Promise<{ userId: string; data: unknown } | undefined> {
  const row = await deleteToken(tx, kind, sha256(token), platform.clock.now());
  return row && { userId: row.user_id, data: row.data };
}
