import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/** Whether the console lists a campaign of this name. */
export async function isCampaign(db: Executor, campaign: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from users where campaign collate "C" = ${campaign})
      or exists (select from campaign_days where campaign collate "C" = ${campaign})
      or exists (select from campaign_costs where campaign = ${campaign}) as exists`.execute(db);
  return rows[0]?.exists ?? false;
}

/** The cost in cents; null when none was entered. The name stays locked, so that two edits follow each other. */
export async function lockCampaignCost(tx: Executor, campaign: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign_cost:${campaign}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('campaign_costs')
    .select('cost_cents')
    .where('campaign', '=', campaign)
    .executeTakeFirst();
  return row?.cost_cents ?? null;
}

export async function writeCampaignCost(
  tx: Executor,
  campaign: string,
  costCents: number | null,
): Promise<void> {
  if (costCents === null) {
    await tx.deleteFrom('campaign_costs').where('campaign', '=', campaign).execute();
    return;
  }
  await tx
    .insertInto('campaign_costs')
    .values({ campaign, cost_cents: costCents })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ cost_cents: costCents }))
    .execute();
}
