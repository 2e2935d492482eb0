import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePassword } from '../require-password.ts';
import { gatherData } from './gather-data.ts';

/** The file of a user's own data. Needs the password: whoever finds an open page shall not carry it all away. */
export async function exportData(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  userId: string,
  password: string,
  others: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  await requirePassword(platform, userId, password);
  return gatherData(platform, userId, others);
}
