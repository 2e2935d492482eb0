import { type Kysely, sql } from 'kysely';

/** What an addition of days in bulk gave each subscription, so that another bulk action can take back exactly that. */
export async function nameGivenDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_actions
      drop constraint bulk_actions_kind_check,
      add constraint bulk_actions_kind_check
        check (kind in ('extend_subscriptions', 'take_back_days', 'end_sessions', 'block_users', 'retire_items'));
    alter table bulk_action_items
      add column grant_id uuid unique references grants deferrable initially deferred;
    comment on column bulk_action_items.grant_id is 'The days that a subscription was given; null for everything else.';
  `.execute(db);
}
