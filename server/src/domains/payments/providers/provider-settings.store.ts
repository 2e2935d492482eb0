import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ProviderSettingsRow = Selectable<Database['provider_settings']>;

export function readProviderSettings(db: Executor): Promise<ProviderSettingsRow[]> {
  return db.selectFrom('provider_settings').selectAll().orderBy('provider').execute();
}
