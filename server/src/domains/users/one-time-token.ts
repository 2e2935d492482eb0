import { sha256 } from '../../platform/crypto.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { deleteToken, upsertToken } from './one-time-tokens.store.ts';

/** What a token is good for; a token of one kind opens nothing of another. */
export type TokenKind =
  | 'reset_password'
  | 'confirm_email'
  | 'second_factor'
  | 'telegram'
  // Opens nothing: it stands for a while so that the page can say why nothing was connected.
  | 'telegram_refused';

/**
 * Makes a token of 256 bits for a user and stores only its hash. The user's older token of that kind is void
 * from here on. @returns the token, which leaves by mail or link and is kept nowhere
 */
export async function issueToken(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'ids'>,
  {
    kind,
    userId,
    lifeS,
    data = {},
  }: { kind: TokenKind; userId: string; lifeS: number; data?: object },
): Promise<string> {
  const token = platform.ids.token();
  const now = platform.clock.now();
  await upsertToken(tx, {
    user_id: userId,
    kind,
    token_hash: sha256(token),
    data: JSON.stringify(data),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeS * 1_000),
  });
  return token;
}

/** Uses a token up. Of any number of calls at once exactly one gets an answer. @returns undefined for a token that is wrong, used, void or late */
export async function redeemToken(
  tx: Executor,
  platform: Pick<Platform, 'clock'>,
  { kind, token }: { kind: TokenKind; token: string },
): Promise<{ userId: string; data: unknown } | undefined> {
  const row = await deleteToken(tx, kind, sha256(token), platform.clock.now());
  return row && { userId: row.user_id, data: row.data };
}
