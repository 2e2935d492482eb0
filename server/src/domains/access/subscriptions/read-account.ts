import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readAccount as route } from '@sesame/contract/shop/access.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOwnItem } from '../inventory/accounts.store.ts';
import { openItemSecret } from '../inventory/item-secret.ts';

/** The login and password that a running subscription of the buyer holds. */
export async function readAccount(
  platform: Pick<Platform, 'clock' | 'db' | 'sealer'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AnswerOf<typeof route>> {
  const item = await findOwnItem(platform.db, { id, userId, now: platform.clock.now() });
  if (item === undefined) refuse('not_found');
  const { box, service, site } = item;
  const secret = openItemSecret(platform, id, box);
  if (!('login' in secret)) refuse('not_found');
  const { login, password } = secret;
  return { service, site, login, password };
}
