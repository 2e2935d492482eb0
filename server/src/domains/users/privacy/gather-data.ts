import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { userData } from './user-data.ts';

/**
 * Collects all data that the shop holds about a person.
 * @param others readers of the other domains
 * @param sealer opens what the person bought; only for an export that they asked for themselves
 */
export async function gatherData(
  { clock, config, db }: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
  others: readonly PersonalData[],
  sealer?: Platform['sealer'],
): Promise<Record<string, unknown>> {
  const reader = { now: clock.now(), sealer };
  const file: Record<string, unknown> = {
    shop: config.shop().brandName,
    exported_at: reader.now.toISOString(),
  };
  // Sequential on purpose: an export may be slow, but must not take connections from other requests.
  for (const { name, read } of [...userData, ...others]) {
    file[name] = await read(db, userId, reader);
  }
  return file;
}
