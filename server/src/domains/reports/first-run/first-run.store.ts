import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';
import type { FirstRunFacts } from './first-run.rules.ts';

export interface FirstRunRow extends Omit<FirstRunFacts, 'open' | 'addressed'> {
  readonly method: string | null;
  readonly draft: number | null;
  readonly first_payment: string | null;
  readonly first_total_cents: number | null;
}

/** All facts of the first run in one statement. Products on sale have a price and a service. */
export async function findFirstRunFacts(
  db: Executor,
  brandNames: readonly string[],
): Promise<FirstRunRow> {
  const { rows } = await sql<FirstRunRow>`
    with first_paid as (
      select id, total_cents from payments where paid_at is not null order by paid_at limit 1
    ), ways as (
      select gateway, provider, position from payment_methods where enabled and provider <> 'balance'
    ), items as (
      select service_id from inventory_items
      where retired_at is null and (kind <> 'unique' or assigned_to is null)
    )
    select
      exists (select from shop_setting_changes where name = any(${[...brandNames]})) as branded,
      exists (select from items) as has_items,
      exists (select from products where active and archived_at is null) as on_sale,
      exists (
        select from products p
        join product_services ps on ps.product_id = p.id
        join items on items.service_id = ps.service_id
        where p.active and p.archived_at is null
      ) as deliverable,
      exists (select from ways) as payable,
      exists (select from method_tests where paid_at is not null)
        or exists (select from first_paid) as tested,
      exists (select from ways where provider <> 'transfer') as testable,
      (select gateway from ways where provider <> 'transfer' order by position limit 1) as method,
      (
        select max(id) from products where archived_at is null
        having not bool_or(active)
      ) as draft,
      (select id from first_paid) as first_payment,
      (select total_cents from first_paid) as first_total_cents`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a query of facts returned no row');
  return row;
}
