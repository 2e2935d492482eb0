import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

/**
 * Counts one visit or activation. A name not yet seen today counts only while there are fewer than `namesMax`: names
 * come from URLs, and visitors must not be able to fill the table.
 */
export async function countCampaign(
  tx: Executor,
  {
    campaign,
    day,
    what,
    namesMax,
  }: { campaign: string; day: string; what: 'visits' | 'activations'; namesMax: number },
): Promise<void> {
  const column = sql.ref(what);
  await sql`
    insert into campaign_days (campaign, day, ${column})
    select ${campaign}, ${day}, 1
    where exists (select from campaign_days where campaign = ${campaign} and day = ${day})
      or (select count(*) from campaign_days where day = ${day}) < ${namesMax}
    on conflict (campaign, day) do update set ${column} = campaign_days.${column} + 1`.execute(tx);
}
