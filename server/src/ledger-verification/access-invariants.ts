import type { Invariant } from './invariant.ts';

/** Access matches the periods that were granted and not reversed. */
export const accessInvariants: readonly Invariant[] = [
  {
    id: 'I8',
    rule: 'Only a refund, a plan change or an operator moves the end of a subscription back.',
    sql: `
      select distinct subscription_id::text as subject from subscription_end_changes
      where new_end < old_end and reason not in ('refund', 'operator', 'plan_change')`,
  },
  {
    id: 'I8 chain',
    rule: 'The recorded changes of an end date form a chain that leads to the current end date.',
    sql: `
      select s.id::text as subject from subscriptions s
      join (
        select subscription_id, old_end, new_end,
               lag(new_end) over (partition by subscription_id order by id) as previous_end,
               row_number() over (partition by subscription_id order by id desc) as from_last
        from subscription_end_changes
      ) c on c.subscription_id = s.id
      where c.old_end is distinct from c.previous_end or (c.from_last = 1 and c.new_end <> s.ends_at)`,
  },
  {
    id: 'I9',
    rule: 'A subscription ends with the last of its periods that were not reversed.',
    sql: `
      select s.id::text as subject from subscriptions s
      join grants g on g.subscription_id = s.id and g.reversed_at is null
      group by s.id having max(g.ends_at) <> s.ends_at`,
  },
  {
    id: 'I9 overlap',
    rule: 'Periods of one subscription follow one another without overlapping.',
    sql: `
      select distinct subscription_id::text as subject from (
        select subscription_id, starts_at,
               lag(ends_at) over (partition by subscription_id order by starts_at, ends_at) as previous_end
        from grants where reversed_at is null
      ) g where starts_at < previous_end`,
  },
  {
    id: 'I10',
    rule: 'A paid period is reversed exactly when a refund revokes access, a full refund does not keep it, or an operator or a plan change reversed it.',
    sql: `
      select g.payment_id::text as subject from grants g join payments p on p.id = g.payment_id
      left join lateral (
        select bool_or(r.access = 'revoke') as revoked,
               bool_or(r.access = 'keep' and r.effect = 'refund:' || p.captured_cents) as kept
        from payment_refunds r
        where r.payment_id = p.id and r.purpose = 'refund' and r.effect is not null
      ) requested on true
      where p.state not in ('paid', 'partially_refunded', 'disputed', 'refunded')
         or (g.reversed_at is not null) <> (g.reversed_by is not null or g.changed_by is not null or coalesce(requested.revoked, false)
              or (p.state = 'refunded' and not coalesce(requested.kept, false)))`,
  },
  {
    id: 'I10 moved',
    rule: 'The rest of a moved period counts at its new subscription only, and not after a full refund that takes access away.',
    sql: `
      select g.id::text as subject from grants g
      join grants source on source.id = g.moved_from where source.reversed_by is null
      union all
      select id::text from (
        with recursive moves as (
          select g.id, g.moved_from as source from grants g
          where g.moved_from is not null and g.reversed_at is null
          union all
          select m.id, g.moved_from from moves m join grants g on g.id = m.source where g.moved_from is not null
        )
        select m.id from moves m
        join grants bought on bought.id = m.source
        join payments p on p.id = bought.payment_id and p.state = 'refunded'
        where not exists (
          select from payment_refunds r
          where r.payment_id = p.id and r.purpose = 'refund' and r.access = 'keep' and r.effect = 'refund:' || p.captured_cents)
      ) unpaid`,
  },
  {
    id: 'I10 held',
    rule: 'A period is on hold exactly while its payment is in dispute.',
    sql: `
      select g.payment_id::text as subject from grants g join payments p on p.id = g.payment_id
      where g.reversed_at is null and (g.held_at is not null) <> (p.state = 'disputed')`,
  },
  {
    id: 'I10 active',
    rule: 'An active subscription has at least one period that is not reversed.',
    sql: `
      select s.id::text as subject from subscriptions s
      where s.ends_at > $1 and not exists (
        select 1 from grants g where g.subscription_id = s.id and g.reversed_at is null)`,
  },
  {
    id: 'I14',
    rule: 'The access a payment recorded matches its grant (buyer, product, duration, dates); a reversed grant ends when it was reversed.',
    sql: `
      select p.id::text as subject from payments p
      left join grants g on g.payment_id = p.id
      left join subscriptions s on s.id = g.subscription_id
      where not p.is_gift and (p.state in ('paid', 'partially_refunded', 'disputed') or g.id is not null) and (
        g.id is null or s.user_id <> p.user_id or s.product_id <> p.product_id
        or (g.duration_count, g.duration_unit) is distinct from (p.duration_count, p.duration_unit)
        or (least(g.starts_at, g.reversed_at), least(g.ends_at, g.reversed_at))
           is distinct from (p.access_from, p.access_until))`,
  },
  {
    id: 'I14 replaced',
    rule: 'An item that a buyer replaced is retired, and the one that took its place is of the same subscription.',
    sql: `
      select r.id::text as subject from item_replacements r
      join deliveries d on d.id = r.delivery_id
      join inventory_items old on old.id = r.old_item_id
      join inventory_items new on new.id = r.new_item_id
      where old.retired_at is null or new.kind <> 'unique' or new.assigned_to is distinct from d.subscription_id
        or old.assigned_to is distinct from d.subscription_id`,
  },
  {
    id: 'I14 inventory',
    rule: 'A unique inventory item is delivered only to the subscription it is assigned to.',
    sql: `
      select i.id::text as subject from inventory_items i
      join deliveries d on d.inventory_item_id = i.id
      where i.kind = 'unique' group by i.id
      having count(*) > 1 or bool_or(d.subscription_id is distinct from i.assigned_to)`,
  },
];
