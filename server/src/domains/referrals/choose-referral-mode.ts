import type { chooseReferralMode as route } from '@sesame/contract/referrals.ts';
import type { BodyOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSoldOrigins } from '../catalogue/index.ts';
import { chooseMode } from './partners.store.ts';

/** Money, or days on the given origins; for purchases from now on. The origins are remembered while money is earned. */
export async function chooseReferralMode(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  choice: BodyOf<typeof route>,
): Promise<void> {
  if (!('origins' in choice)) {
    await chooseMode(db, userId, { mode: 'base' });
    return;
  }
  const chosen = [...new Set(choice.origins)];
  const sold = new Set((await listSoldOrigins(db)).map(({ id }) => id));
  if (chosen.some((id) => !sold.has(id))) refuse('origin_unknown');
  await chooseMode(db, userId, { mode: 'subs', origin_ids: chosen });
}
