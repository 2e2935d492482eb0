import type { readAccount as route } from '@sesame/contract/access.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwnItem } from './accounts.store.ts';
import { openStockSecret } from './stock-secret.ts';

/** Tells a buyer the account that a running subscription of theirs holds. */
export async function readAccount(
  platform: Pick<Platform, 'clock' | 'db' | 'sealer'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const item = await findOwnItem(platform.db, { id, userId, now: platform.clock.now() });
  if (item === undefined) refuse('not_found');
  const { box, service, site } = item;
  const secret = openStockSecret(platform, id, box);
  if (!('login' in secret)) refuse('not_found');
  const { login, password } = secret;
  return { service, site, login, password };
}
