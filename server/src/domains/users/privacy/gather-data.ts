import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { userData } from './user-data.ts';

/**
 * Collects all data that the shop holds about a person.
 * @param others readers of the other domains
 */
export async function gatherData(
  { clock, config, db }: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
  others: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const file: Record<string, unknown> = {
    shop: config.shop().brandName,
    exported_at: clock.now().toISOString(),
  };
  // Sequential on purpose: an export may be slow, but must not take connections from other requests.
  for (const { name, read } of [...userData, ...others]) file[name] = await read(db, userId);
  return file;
}
