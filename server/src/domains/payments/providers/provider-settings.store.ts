import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ProviderSettingsRow = Selectable<Database['provider_settings']>;

export function readProviderSettings(db: Executor): Promise<ProviderSettingsRow[]> {
  return db.selectFrom('provider_settings').selectAll().orderBy('provider').execute();
}

/** What the secret segments of webhook addresses are derived from. */
export async function readWebhookSecret(db: Executor): Promise<string> {
  const { secret } = await db
    .selectFrom('webhook_secret')
    .select('secret')
    .executeTakeFirstOrThrow();
  return secret;
}

export function findProviderSettings(
  db: Executor,
  provider: string,
): Promise<ProviderSettingsRow | undefined> {
  return db
    .selectFrom('provider_settings')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export function lockProviderSettings(
  tx: Executor,
  provider: string,
): Promise<ProviderSettingsRow | undefined> {
  return tx
    .selectFrom('provider_settings')
    .selectAll()
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when the stored row is not of the previous version */
export async function writeProviderSettings(
  tx: Executor,
  row: Insertable<Database['provider_settings']> & { readonly version: number },
): Promise<boolean> {
  const { provider: _provider, ...change } = row;
  const written = await tx
    .insertInto('provider_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet(change)
        .where('provider_settings.version', '=', row.version - 1),
    )
    .returning('provider')
    .executeTakeFirst();
  return written !== undefined;
}
