import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePassword } from '../require-password.ts';
import { userData } from './user-data.ts';

/**
 * Everything the shop holds about the user, as one object. Needs the password: whoever finds an open page shall not
 * carry it all away.
 * @param others what the other domains hold
 */
export async function exportData(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
  password: string,
  others: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const { clock, config, db } = platform;
  await requirePassword(platform, userId, password);
  const file: Record<string, unknown> = {
    shop: config.brandName,
    exported_at: clock.now().toISOString(),
  };
  // One after the other: the file may wait, other people's calls may not.
  for (const { name, read } of [...userData, ...others]) file[name] = await read(db, userId);
  return file;
}
