import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { userData } from './user-data.ts';

/**
 * Everything the shop holds about a person, as one object.
 * @param others what the other domains hold
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
  // One after the other: the file may wait, other people's calls may not.
  for (const { name, read } of [...userData, ...others]) file[name] = await read(db, userId);
  return file;
}
