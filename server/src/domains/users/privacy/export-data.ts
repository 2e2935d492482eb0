import type { PersonalData } from '../../../platform/personal-data.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { gatherData } from './gather-data.ts';

/** Exports the user's own data. Requires the password, so that an unattended session is not enough. */
export async function exportData(
  platform: TransactionalPlatform,
  userId: string,
  password: string,
  others: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  await requirePassword(platform, userId, password);
  return gatherData(platform, userId, others, platform.sealer);
}
