import { type Kysely, sql } from 'kysely';

/** Payments by the day they were started, counted once for good; revenue by country; who dealt with an alert. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_days (
      day date not null,
      gateway text not null,
      started bigint not null,
      -- Within two weeks of being started. What was paid later is counted each time: it is little.
      paid_soon bigint not null,
      primary key (day, gateway)
    )`.execute(db);
  await sql`
    create trigger payment_days_immutable before update or delete on payment_days
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create index payments_paid_late on payments (created_at) include (gateway)
    where paid_at - created_at > interval '14 days'`.execute(db);
  await sql`
    alter table sales_days
      drop constraint sales_days_dimension_check,
      add constraint sales_days_dimension_check check (dimension in ('all', 'product', 'method', 'currency', 'country',
        'language', 'promo', 'partner', 'campaign', 'subscriptions'))`.execute(db);
  await sql`
    alter table alerts
      -- Null while it is open, and where what it warned of is over by itself.
      add column resolved_by uuid references operators,
      add column resolution text`.execute(db);
}
