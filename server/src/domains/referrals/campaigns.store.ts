import { sql } from 'kysely';
import type { Executor } from '../../platform/platform.ts';

/**
 * Counts one visit or activation. A name that is new today counts only while there are fewer than `namesMax`: names
 * come from anybody, and nobody shall fill the table with them.
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
