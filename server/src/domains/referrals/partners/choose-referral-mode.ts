import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { chooseReferralMode as route } from '@sesame/contract/shop/referrals.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSoldServices } from '../../catalogue/index.ts';
import { chooseMode } from './partners.store.ts';

/**
 * Sets whether the partner earns money or days of the given services, for future purchases. Switching to money keeps
 * the chosen services for later.
 */
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
  const sold = new Set((await listSoldServices(db)).map(({ id }) => id));
  if (chosen.some((id) => !sold.has(id))) refuse('service_unknown');
  await chooseMode(db, userId, { mode: 'subs', service_ids: chosen });
}
