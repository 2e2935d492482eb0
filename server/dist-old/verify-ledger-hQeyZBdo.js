import { o as CompiledQuery } from "./postgres-dialect-u07GjcNF.js";
// src/ledger-verification/access-invariants.ts
const accessInvariants = [
	{
		id: "I8",
		rule: "Only a refund, a plan change or an operator moves the end of a subscription back.",
		sql: `
      select distinct subscription_id::text as subject from subscription_end_changes
      where new_end < old_end and reason not in ('refund', 'operator', 'plan_change')`
	},
	{
		id: "I8 chain",
		rule: "The recorded changes of an end date form a chain that leads to the current end date.",
		sql: `
      select s.id::text as subject from subscriptions s
      join (
        select subscription_id, old_end, new_end,
               lag(new_end) over (partition by subscription_id order by id) as previous_end,
               row_number() over (partition by subscription_id order by id desc) as from_last
        from subscription_end_changes
      ) c on c.subscription_id = s.id
      where c.old_end is distinct from c.previous_end or (c.from_last = 1 and c.new_end <> s.ends_at)`
	},
	{
		id: "I9",
		rule: "A subscription ends with the last of its periods that were not reversed.",
		sql: `
      select s.id::text as subject from subscriptions s
      join grants g on g.subscription_id = s.id and g.reversed_at is null
      group by s.id having max(g.ends_at) <> s.ends_at`
	},
	{
		id: "I9 overlap",
		rule: "Periods of one subscription follow one another without overlapping.",
		sql: `
      select distinct subscription_id::text as subject from (
        select subscription_id, starts_at,
               lag(ends_at) over (partition by subscription_id order by starts_at, ends_at) as previous_end
        from grants where reversed_at is null
      ) g where starts_at < previous_end`
	},
	{
		id: "I10",
		rule: "A paid period is reversed exactly when a refund revokes access, a full refund does not keep it, or an operator or a plan change reversed it.",
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
              or (p.state = 'refunded' and not coalesce(requested.kept, false)))`
	},
	{
		id: "I10 moved",
		rule: "The rest of a moved period counts at its new subscription only, and not after a full refund that takes access away.",
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
      ) unpaid`
	},
	{
		id: "I10 held",
		rule: "A period is on hold exactly while its payment is in dispute.",
		sql: `
      select g.payment_id::text as subject from grants g join payments p on p.id = g.payment_id
      where g.reversed_at is null and (g.held_at is not null) <> (p.state = 'disputed')`
	},
	{
		id: "I10 active",
		rule: "An active subscription has at least one period that is not reversed.",
		sql: `
      select s.id::text as subject from subscriptions s
      where s.ends_at > $1 and not exists (
        select 1 from grants g where g.subscription_id = s.id and g.reversed_at is null)`
	},
	{
		id: "I14",
		rule: "The access a payment recorded matches its grant (buyer, product, duration, dates); a reversed grant ends when it was reversed.",
		sql: `
      select p.id::text as subject from payments p
      left join grants g on g.payment_id = p.id
      left join subscriptions s on s.id = g.subscription_id
      where not p.is_gift and (p.state in ('paid', 'partially_refunded', 'disputed') or g.id is not null) and (
        g.id is null or s.user_id <> p.user_id or s.product_id <> p.product_id
        or (g.duration_count, g.duration_unit) is distinct from (p.duration_count, p.duration_unit)
        or (least(g.starts_at, g.reversed_at), least(g.ends_at, g.reversed_at))
           is distinct from (p.access_from, p.access_until))`
	},
	{
		id: "I14 replaced",
		rule: "An item that a buyer replaced is retired, and the one that took its place is of the same subscription.",
		sql: `
      select r.id::text as subject from item_replacements r
      join deliveries d on d.id = r.delivery_id
      join inventory_items old on old.id = r.old_item_id
      join inventory_items new on new.id = r.new_item_id
      where old.retired_at is null or new.kind <> 'unique' or new.assigned_to is distinct from d.subscription_id
        or old.assigned_to is distinct from d.subscription_id`
	},
	{
		id: "I14 inventory",
		rule: "A unique inventory item is delivered only to the subscription it is assigned to.",
		sql: `
      select i.id::text as subject from inventory_items i
      join deliveries d on d.inventory_item_id = i.id
      where i.kind = 'unique' group by i.id
      having count(*) > 1 or bool_or(d.subscription_id is distinct from i.assigned_to)`
	}
];
// src/ledger-verification/audit-log-invariants.ts
const auditLogInvariants = [{
	id: "A1 hash",
	rule: "Every audit event matches its hash.",
	sql: "select id::text as subject from broken_audit_events where broken = 'hash'"
}, {
	id: "A1 chain",
	rule: "Audit events are numbered from 1 without a gap, and each contains the hash of the previous one.",
	sql: "select id::text as subject from broken_audit_events where broken = 'chain'"
}];
// src/ledger-verification/cause-invariants.ts
const INTENT = "sha256(convert_to('[' || to_json(k.owner) || ',' || to_json(k.route) || ',' || to_json(k.key) || ']', 'UTF8'))";
const causeInvariants = [
	{
		id: "C1 grants",
		rule: "Each period that an operator granted has its own audit event.",
		sql: `
      select g.subscription_id::text as subject from grants g
      where g.operator_id is not null and g.moved_from is null
      group by g.subscription_id
      having count(*) > (
        select count(*) from audit_events a
        where a.subject = 'subscription:' || g.subscription_id
          and a.action in ('subscriptions.grant', 'subscriptions.extend'))`
	},
	{
		id: "C1 refunds",
		rule: "Each requested refund and repayment is named by an audit event, or, when no operator requested it, by an event of its payment.",
		sql: `
      select r.id::text as subject from payment_refunds r
      where r.purpose in ('refund', 'repay') and not case r.requested_by
        when 'operator' then exists (
          select from audit_events a where a.subject = 'payment:' || r.payment_id and a.after ->> 'refund' = r.id::text)
        else exists (
          select from payment_events e
          where e.payment_id = r.payment_id and e.kind in ('double_refund', 'renewal_refund', 'gift_refund') and e.detail ->> 'refund' = r.id::text) end`
	},
	{
		id: "C1 gifts",
		rule: "Each gift that an operator revoked has its audit event.",
		sql: `
      select f.id::text as subject from gifts f
      where f.revoked_by is not null and not exists (
        select from audit_events a
        where a.subject = 'payment:' || f.payment_id and a.action = 'payments.revoke_gift')`
	},
	{
		id: "C2 once",
		rule: "No intent has two payouts or two grants.",
		sql: `
      select 'payouts ' || encode(intent, 'hex') as subject from payouts
      where intent is not null group by intent having count(*) > 1
      union all
      select 'grants ' || encode(intent, 'hex') from grants
      where intent is not null group by intent having count(*) > 1`
	},
	{
		id: "C2 keys",
		rule: "Every stored idempotency key has the effect it was recorded for.",
		sql: `
      select k.route || ' ' || k.key as subject from idempotency_keys k
      where k.body_hash <> '' and (k.status is not null or k.reference is not null) and case k.route
        when 'requestPayout' then not exists (select from payouts p where p.intent = ${INTENT})
        when 'grantSubscription' then not exists (select from grants g where g.intent = ${INTENT})
        when 'extendSubscription' then not exists (select from grants g where g.intent = ${INTENT})
        when 'startPayment' then not exists (select from payments p where p.id::text = k.reference)
        when 'refundPayment' then not exists (select from payment_refunds r where r.id::text = k.reference)
        when 'revokeGift' then k.reference is not null and not exists (select from payment_refunds r where r.id::text = k.reference)
        when 'repayRefund' then not exists (select from payment_refunds r where r.id::text = k.reference)
        when 'createTicket' then not exists (
          select from tickets t where t.id::text = (k.answer #>> '{}')::jsonb ->> 'id')
        when 'writeToBuyer' then not exists (
          select from tickets t where t.id::text = (k.answer #>> '{}')::jsonb ->> 'id')
        else false end`
	}
];
// src/ledger-verification/gift-invariants.ts
const giftInvariants = [
	{
		id: "G1",
		rule: "Every settled payment for a gift has made one, of its buyer, and no other payment has.",
		sql: `
      select p.id::text as subject from payments p
      left join gifts f on f.payment_id = p.id
      where (f.id is not null) <> (p.is_gift and p.state in ('paid', 'partially_refunded', 'disputed', 'refunded'))
         or f.buyer_id <> p.user_id`
	},
	{
		id: "G2",
		rule: "A gift that waits to be redeemed is not refunded, and a refunded one is refunded in full.",
		sql: `
      select f.id::text as subject from gifts f join payments p on p.id = f.payment_id
      where (f.state = 'paid' and p.state = 'refunded') or (f.state = 'refunded' and p.state <> 'refunded')`
	},
	{
		id: "G3",
		rule: "A gift that was redeemed as access has one period, of its claimer, product and duration; any other gift has none.",
		sql: `
      select f.id::text as subject from gifts f
      join payments p on p.id = f.payment_id
      left join grants g on g.payment_id = p.id
      left join subscriptions s on s.id = g.subscription_id
      where (f.claimed_as is not distinct from 'access') <> (g.id is not null)
         or (g.id is not null and (
              s.user_id <> f.claimed_by or s.product_id <> p.product_id or g.created_at > f.claimed_at
              or (g.duration_count, g.duration_unit) is distinct from (p.duration_count, p.duration_unit)))`
	},
	{
		id: "G4",
		rule: "The shop owes what was paid for a gift, less refunds, until it is redeemed, refunded or revoked; then nothing.",
		sql: `
      select f.id::text as subject from gifts f
      join payments p on p.id = f.payment_id
      left join journals j on j.subject = 'gift:' || f.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'gifts'
      group by f.id, p.id
      having coalesce(-sum(e.amount_cents), 0)
        <> case when f.state = 'paid' then p.captured_cents - p.refunded_cents else 0 end`
	},
	{
		id: "G4 credit",
		rule: "The credit of a gift is booked once, for its claimer, with the amount that the gift records.",
		sql: `
      select f.id::text as subject from gifts f
      left join credit_holds h on h.payment_id = f.payment_id and h.effect = 'credit:gift'
      where h.amount_cents is distinct from f.credit_cents
         or (h.id is not null and h.user_id <> f.claimed_by)`
	}
];
// src/ledger-verification/journal-invariants.ts
const journalInvariants = [
	{
		id: "I2 journal",
		rule: "Each journal sums to 0 in each currency.",
		sql: `
      select journal_id::text as subject from journal_entries
      group by journal_id, currency having sum(amount_cents) <> 0`
	},
	{
		id: "I2 whole",
		rule: "All journals together sum to 0 in each currency.",
		sql: `select currency as subject from journal_entries group by currency having sum(amount_cents) <> 0`
	},
	{
		id: "I3 gateway",
		rule: "A payment's entries at its gateway equal what was captured minus what was returned, in the currency of the charge.",
		sql: `
      select p.id::text as subject from payments p
      left join journals j on j.payment_id = p.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'gateway:' || p.provider
        and e.currency = p.charge_currency
      group by p.id
      having coalesce(sum(e.amount_cents), 0) <> p.captured_minor - p.returned_minor`
	},
	{
		id: "I3 lines",
		rule: "The entries of a sale equal the lines of its quote.",
		sql: `
      select p.id::text as subject from payments p
      join journals j on j.payment_id = p.id and j.kind = 'sale'
      left join journal_entries e on e.journal_id = j.id
      group by p.id
      having coalesce(sum(e.amount_cents) filter (where e.account = 'sales'), 0) <> -p.price_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0) <> -p.fee_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'discounts'), 0) <> p.discount_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'plan_credits'), 0) <> p.credit_cents
          or coalesce(sum(e.amount_cents) filter (where e.account = 'overpayments'), 0)
             <> p.total_cents - p.captured_cents`
	},
	{
		id: "I3 effects",
		rule: "Every capture, refund, excess return, bounced refund and repayment is booked in the journal.",
		sql: `
      select e.payment_id::text as subject from payment_effects e
      left join journals j on j.payment_id = e.payment_id and j.effect = e.effect
      where (e.effect = 'capture' or e.effect ~ '^(refund|excess|bounce|repaid):') and j.id is null`
	}
];
// src/ledger-verification/payment-invariants.ts
const SETTLED = `('paid', 'partially_refunded', 'refunded', 'disputed')`;
const paymentInvariants = [
	{
		id: "I1",
		rule: "A payment is settled exactly when it has one capture effect and one activate effect.",
		sql: `
      select p.id::text as subject from payments p
      left join payment_effects e on e.payment_id = p.id and e.effect in ('capture', 'activate')
      group by p.id
      having count(e.effect) <> case when p.state in ${SETTLED} then 2 else 0 end`
	},
	{
		id: "I4 captured",
		rule: "The captured amount equals the frozen charge in its currency unless flagged, and is converted at the rate of the frozen total.",
		sql: `
      select id::text as subject from payments
      where state in ${SETTLED} and (
        captured_currency is distinct from charge_currency
        or (captured_minor < charge_minor and coalesce(flags, '') not like '%underpaid%')
        or (captured_minor > charge_minor and coalesce(flags, '') not like '%overpaid%')
        or captured_cents <> case when charge_minor = 0 then 0 else captured_minor * total_cents / charge_minor end)
      union all
      select id::text from payments where state not in ${SETTLED} and (captured_cents <> 0 or captured_minor <> 0)`
	},
	{
		id: "I4 quote",
		rule: "Fee, discount and total follow the quote formula on the price less the credit of a plan change, each rounded once.",
		sql: `
      select id::text as subject from payments
      where fee_cents <> ((price_cents - credit_cents)::bigint * fee_percent + 5000) / 10000
         or discount_cents <> ((price_cents - credit_cents + fee_cents)::bigint * discount_percent + 5000) / 10000
         or total_cents <> price_cents - credit_cents + fee_cents - discount_cents`
	},
	{
		id: "I4 rate",
		rule: "The charge is the frozen total at the frozen rate, rounded once.",
		sql: `
      select id::text as subject from payments
      where rate_e4 is not null and charge_minor <> (total_cents * rate_e4 + 5000) / 10000`
	},
	{
		id: "I5",
		rule: "The frozen price equals the price version it was taken from.",
		sql: `
      select p.id::text as subject from payments p join prices v on v.id = p.price_id
      where (p.product_id, p.price_cents, p.duration_count, p.duration_unit)
         is distinct from (v.product_id, v.amount_cents, v.duration_count, v.duration_unit)`
	},
	{
		id: "I6",
		rule: "A free order has no checkout, no provider payment id and no captured money.",
		sql: `
      select id::text as subject from payments
      where total_cents = 0 and (gateway_reference is not null or checkout_url is not null or captured_cents <> 0)`
	},
	{
		id: "I11",
		rule: "Refunds are cumulative, never exceed the capture, and match the state of the payment.",
		sql: `
      select p.id::text as subject from payments p
      where p.refunded_cents > p.captured_cents
         or (p.state = 'refunded' and p.refunded_cents <> p.captured_cents)
         or (p.state = 'partially_refunded' and p.refunded_cents not between 1 and p.captured_cents - 1)
         or (p.state = 'paid' and p.refunded_cents <> 0)
         or p.refunded_cents <> coalesce((
              select max(substring(e.effect from '^refund:([0-9]+)$')::bigint)
              from payment_effects e where e.payment_id = p.id), 0)`
	},
	{
		id: "I12 timeline",
		rule: "The last state transition in a payment's history leads to its current state.",
		sql: `
      select p.id::text as subject from payments p
      left join lateral (
        select kind from payment_events e
        where e.payment_id = p.id and e.detail ? 'from' order by e.id desc limit 1
      ) last on true
      where p.state <> case coalesce(last.kind, 'pending')
        when 'dispute_won' then case when p.refunded_cents > 0 then 'partially_refunded' else 'paid' end
        else coalesce(last.kind, 'pending') end`
	},
	{
		id: "I12 moves",
		rule: "Every state transition in a payment's history is an allowed one.",
		sql: `
      select e.payment_id::text as subject from payment_events e
      where e.detail ? 'from' and e.kind <> 'dispute_won' and e.kind <> e.detail->>'from'
        and not exists (
          select 1 from payment_transitions m where m.from_state = e.detail->>'from' and m.to_state = e.kind)`
	},
	{
		id: "I13",
		rule: "No paid payment has been without access for more than 15 minutes.",
		sql: `
      select p.id::text as subject from payments p
      where p.state = 'paid' and p.paid_at < $1::timestamptz - interval '15 minutes'
        and not exists (select 1 from payment_effects e where e.payment_id = p.id and e.effect = 'activate')`
	},
	{
		id: "I15",
		rule: "A payment held for review has a reason and an alert.",
		sql: `
      select p.id::text as subject from payments p
      where p.state = 'review' and (p.review_reason is null or not exists (
        select 1 from alerts a where a.kind = 'payment_review' and a.subject = p.id::text))`
	},
	{
		id: "I15 manual",
		rule: "A manually confirmed payment is flagged, has one settled confirmation, and was confirmed by two operators where two were required.",
		sql: `
      select p.id::text as subject from payments p
      where coalesce(p.flags, '') like '%manual%' and not exists (
        select 1 from payment_confirmations c where c.payment_id = p.id and c.state = 'settled')
      union all
      select c.payment_id::text from payment_confirmations c join payments p on p.id = c.payment_id
      where c.state = 'settled' and (coalesce(p.flags, '') not like '%manual%'
        or (c.needs_second_operator and c.requested_by = c.decided_by))`
	},
	{
		id: "I20",
		rule: "An applied webhook event has an outcome, and one that changed something refers to a known payment or saved method.",
		sql: `
      select n.id::text as subject from webhook_events n
      where (n.applied_at is null) <> (n.outcome is null)
      union all
      select n.id::text from webhook_events n
      where n.outcome = 'applied'
        and not exists (
          select 1 from payments p where p.provider = n.provider and p.id::text = lower(n.order_id))
        and not exists (
          select 1 from payments p where p.provider = n.provider and p.gateway_reference = n.gateway_reference)
        and not exists (
          select 1 from saved_methods m where m.provider = n.provider and m.token_hash = n.method_hash)`
	},
	{
		id: "I22",
		rule: "A buyer has at most one open payment per price and method, and at most three in all.",
		sql: `
      select user_id::text as subject from payments where state = 'pending'
      group by user_id, price_id, gateway having count(*) > 1
      union all
      select user_id::text from payments where state = 'pending' and expires_at > $1
      group by user_id having count(*) > 3`
	}
];
// src/ledger-verification/plan-change-invariants.ts
const planChangeInvariants = [
	{
		id: "I23 quote",
		rule: "The lines of a plan change add up to its credit, which pays the price first; each is its share of the net, rounded down.",
		sql: `
      select c.payment_id::text as subject from plan_changes c
      join payments p on p.id = c.payment_id
      left join plan_change_lines l on l.payment_id = c.payment_id
      group by c.payment_id, p.id
      having coalesce(sum(l.credit_cents), 0) <> c.credit_cents
          or p.credit_cents <> least(p.price_cents, c.credit_cents)
          or c.rest_cents <> c.credit_cents - p.credit_cents
          or bool_or(l.credit_cents <> l.net_cents::bigint * l.unused_days / l.total_days)
      union all
      select id::text from payments p
      where credit_cents > 0 and not exists (select from plan_changes c where c.payment_id = p.id)`
	},
	{
		id: "I23 ended",
		rule: "A grant is ended by a plan change exactly when that change was settled with a line for it.",
		sql: `
      select g.id::text as subject from grants g
      left join plan_change_lines l on l.grant_id = g.id and l.settled_at is not null
      where g.changed_by is distinct from l.payment_id
      union all
      select c.payment_id::text from plan_changes c
      left join plan_change_lines l on l.payment_id = c.payment_id
      where l.settled_at is distinct from c.settled_at
      union all
      select c.payment_id::text from plan_changes c join payments p on p.id = c.payment_id
      where c.settled_at is not null and p.paid_at is distinct from c.settled_at`
	},
	{
		id: "I23 kept",
		rule: "Items are kept only of a subscription that a plan change has ended, for the one that it began, while that one waits for some.",
		sql: `
      select s.id::text as subject from subscriptions s
      where s.kept_for is not null and (
        not exists (
          select from grants g where g.payment_id = changed_by(s.id) and g.subscription_id = s.kept_for)
        or exists (select from grants g where g.subscription_id = s.id and g.reversed_at is null and g.ends_at > s.ends_at)
        or not exists (select from deliveries d where d.subscription_id = s.kept_for and d.inventory_item_id is null))`
	},
	{
		id: "I23 credited",
		rule: "What of a payment became credit equals the settled lines about it.",
		sql: `
      select p.id::text as subject from payments p
      left join plan_change_lines l on l.source_payment_id = p.id and l.settled_at is not null
      group by p.id having p.credited_cents <> coalesce(sum(l.credit_cents), 0)`
	},
	{
		id: "I23 rest",
		rule: "What is left of the credit of a settled plan change is on the balance of its buyer, once.",
		sql: `
      select c.payment_id::text as subject from plan_changes c
      left join journals j on j.subject = 'payment:' || c.payment_id and j.effect = 'plan_rest'
      left join journal_entries e on e.journal_id = j.id and e.account = 'credits'
      where coalesce(-e.amount_cents, 0) <> case when c.settled_at is null then 0 else c.rest_cents end`
	},
	{
		id: "I23 returned",
		rule: "Credit of a plan change comes back only after the whole payment was refunded, and never more than it was.",
		sql: `
      select p.id::text as subject from payments p
      join journals j on j.subject = 'payment:' || p.id and j.effect = 'plan_return'
      join journal_entries e on e.journal_id = j.id and e.account = 'credits'
      where p.state <> 'refunded' or -e.amount_cents > p.credit_cents`
	}
];
// src/ledger-verification/promo-invariants.ts
const promoInvariants = [
	{
		id: "I7 count",
		rule: "The use count of a promo code equals its redemptions that were not released.",
		sql: `
      select c.code as subject from promo_codes c
      left join promo_redemptions r on r.promo_code_id = c.id and r.state <> 'released'
      group by c.id having count(r.id) <> c.uses`
	},
	{
		id: "I7 limit",
		rule: "A promo code is used no more often than its limit allows, except by late payments, which are flagged.",
		sql: `
      select c.code as subject from promo_codes c
      join promo_redemptions r on r.promo_code_id = c.id and r.state <> 'released' and not r.over_limit
      group by c.id having count(*) > c.max_uses`
	},
	{
		id: "I7 payment",
		rule: "A redemption is reserved while its payment is open, committed when it is paid, and released when it ended unpaid or was refunded.",
		sql: `
      select p.id::text as subject from payments p
      left join promo_redemptions r on r.payment_id = p.id
      where p.promo_code_id is not null and (
        r.id is null or r.promo_code_id <> p.promo_code_id or r.user_id <> p.user_id
        or r.state <> case
          when p.state in ('pending', 'review') then
            case when p.closed_at is null then 'reserved' else r.state end
          when p.state in ('paid', 'partially_refunded', 'disputed') then 'committed'
          else 'released' end)
      union all
      select r.payment_id::text from promo_redemptions r join payments p on p.id = r.payment_id
      where p.promo_code_id is null`
	}
];
// src/ledger-verification/queue-invariants.ts
const MONEY_JOBS = [
	"apply-webhooks",
	"expire-payments",
	"follow-up-refunds",
	"fulfil-deliveries",
	"mature-commissions",
	"reconcile-payments"
].map((name) => `'${name}'`).join(", ");
const queueInvariants = [
	{
		id: "Q1 jobs",
		rule: "Money jobs, and all jobs that are still attempted, succeed in time while other jobs succeed or the shop takes orders.",
		sql: `
      select r.name as subject from job_runs r, (
        select greatest((select max(succeeded_at) from job_runs), (select max(created_at) from payments)) as at
      ) latest
      where (r.name in (${MONEY_JOBS}) or r.failed_at > latest.at - interval '30 minutes')
        and case when r.succeeded_at is null then r.failures > 3 + 1800 / r.interval_s
          else r.succeeded_at < latest.at - 3 * r.interval_s * interval '1 second' - interval '30 minutes' end`
	},
	{
		id: "Q1 queues",
		rule: "A due job of a queue is started within 30 minutes while other jobs succeed.",
		sql: `
      select j.name || ':' || j.id as subject
      from pgboss.job j, (select max(succeeded_at) as at from job_runs) latest
      where j.name <> 'dead' and j.state < 'active' and j.start_after < latest.at - interval '30 minutes'`
	},
	{
		id: "Q2 access",
		rule: "A paid delivery that can be filled is filled, or has a job, within 30 minutes.",
		sql: `
      select d.id::text as subject from deliveries d
      join subscriptions s on s.id = d.subscription_id
      join job_runs r on r.name = 'fulfil-deliveries'
      where d.inventory_item_id is null and s.ends_at > $1
        and d.created_at < r.succeeded_at - interval '30 minutes'
        and exists (
          select from inventory_items i
          where i.service_id = d.service_id and i.assigned_to is null and i.retired_at is null
            and i.created_at < r.succeeded_at - interval '30 minutes')
        and not exists (
          select from pgboss.job j
          where j.singleton_key = d.id::text and j.state <= 'active'
            and j.name in ('fulfil-delivery', 'call-provisioning-webhook', 'dead'))`
	},
	{
		id: "Q2 webhooks",
		rule: "A webhook event is applied or closed within three days.",
		sql: `
      select n.id::text as subject from webhook_events n, (select max(succeeded_at) as at from job_runs) latest
      where n.applied_at is null and n.received_at < latest.at - interval '3 days'`
	}
];
// src/ledger-verification/referral-invariants.ts
const ACCOUNT_SUMS = `
  select split_part(account, ':', 2) as partner, split_part(account, ':', 1) as account,
         case when split_part(account, ':', 1) in ('partner_earned', 'partner_credited', 'partner_days_earned') then 1 else -1 end
           * sum(amount_cents) as cents
  from journal_entries where account like 'partner\\_%' group by account`;
const referralInvariants = [
	{
		id: "I3 partners",
		rule: "A partner's balances are the sums of their journal accounts.",
		sql: `
      select coalesce(stored.partner, summed.partner) || ' ' || coalesce(stored.account, summed.account) as subject
      from (
        select b.partner_id::text as partner, f.account, f.cents from partner_balances b
        cross join lateral (values
          ('partner_earned', earned_cents), ('partner_credited', credited_cents), ('partner_pending', pending_cents), ('partner_available', available_cents),
          ('partner_in_payout', in_payout_cents), ('partner_paid_out', paid_out_cents), ('partner_spent', spent_cents),
          ('partner_reversed', reversed_cents), ('partner_withheld', withheld_cents), ('partner_released', released_cents), ('partner_days_earned', days_earned_cents),
          ('partner_days_pending', days_pending_cents), ('partner_days_available', days_available_cents),
          ('partner_days_given', days_given_cents), ('partner_days_reversed', days_reversed_cents)) f (account, cents)
      ) stored
      full join (${ACCOUNT_SUMS}) summed on summed.partner = stored.partner and summed.account = stored.account
      where coalesce(stored.cents, 0) <> coalesce(summed.cents, 0)`
	},
	{
		id: "I3 spent",
		rule: "The money that orders took from balances equals the money spent from balances.",
		sql: `
      select currency as subject from journal_entries
      where account = 'gateway:balance' or account like 'partner\\_spent:%'
      group by currency having sum(amount_cents) <> 0`
	},
	{
		id: "I16 base",
		rule: "A commission is its frozen rate of the outside money of an order paid by the partner's own referral. Only an account reclaimed by its owner may have lost its referrer.",
		sql: `
      select c.id::text as subject from commissions c
      join payments p on p.id = c.payment_id join users u on u.id = c.buyer_id
      where c.buyer_id <> p.user_id or c.partner_id = c.buyer_id
         or c.partner_id <> u.referred_by or (u.referred_by is null and u.ownership_proven_at is null)
         or p.provider = 'balance' or c.base_cents <> least(p.captured_cents, p.total_cents) - p.fee_cents
         or c.amount_cents <> c.base_cents::bigint * c.rate_percent / 10000`
	},
	{
		id: "I16 once",
		rule: "A payment earns at most one commission per kind, and a buyer has at most one first payment.",
		sql: `
      select payment_id::text as subject from commissions group by payment_id, kind having count(*) > 1
      union all
      select buyer_id::text from commissions where kind = 'first_payment' group by buyer_id having count(*) > 1`
	},
	{
		id: "I16 refunds",
		rule: "Commissions of refunded money are reversed in proportion, and commissions of disputed payments are frozen.",
		sql: `
      select c.id::text as subject from commissions c join payments p on p.id = c.payment_id
      where c.reversed_cents < c.amount_cents
              - c.amount_cents::bigint * (p.captured_cents - p.refunded_cents) / p.captured_cents
         or (p.state = 'refunded' and c.state <> 'reversed')
         or (p.state = 'disputed' and c.state not in ('disputed', 'reversed'))
         or (p.state <> 'disputed' and c.state = 'disputed')`
	},
	{
		id: "I16 hold",
		rule: "No commission becomes available before its date, and none of a buyer with a confirmed flag stays pending.",
		sql: `
      select j.subject from journals j
      join commissions c on j.subject = 'commission:' || c.id
      where j.kind = 'commission_available' and j.created_at < c.available_at
      union all
      select c.id::text from commissions c
      join flagged_buyers b on b.buyer_id = c.buyer_id
      join referral_flags f on f.id = b.flag_id
      where f.verdict = 'confirmed' and c.state in ('pending', 'review') and c.available_at < $1::timestamptz - interval '1 day'`
	},
	{
		id: "I16 booked",
		rule: "Every commission is booked with its earned and reversed amounts.",
		sql: `
      select c.id::text as subject from commissions c
      left join lateral (
        select sum(e.amount_cents) filter (where j.kind = 'commission' and e.amount_cents > 0) as earned,
               sum(e.amount_cents) filter (where j.kind = 'commission_reversed' and e.amount_cents > 0) as reversed
        from journals j join journal_entries e on e.journal_id = j.id where j.subject = 'commission:' || c.id
      ) booked on true
      where coalesce(booked.earned, 0) <> c.amount_cents or coalesce(booked.reversed, 0) <> c.reversed_cents`
	},
	{
		id: "I17",
		rule: "A partner's earned and credited money equals the sum of pending, available, in payout, paid out, spent and reversed.",
		sql: `
      select partner_id::text as subject from partner_balances
      where earned_cents + credited_cents <> pending_cents + available_cents + in_payout_cents + paid_out_cents + spent_cents + reversed_cents
         or days_earned_cents <> days_pending_cents + days_available_cents + days_given_cents + days_reversed_cents`
	},
	{
		id: "I17 rows",
		rule: "A partner's balances equal the sums of their commissions.",
		sql: `
      select b.partner_id::text as subject from partner_balances b
      left join (
        select partner_id,
          sum(amount_cents) filter (where mode = 'base') as earned,
          sum(reversed_cents) filter (where mode = 'base') as reversed,
          sum(amount_cents - reversed_cents) filter (where mode = 'base' and state in ('pending', 'review', 'disputed')) as held,
          sum(amount_cents) filter (where mode = 'subs') as days_earned,
          sum(reversed_cents) filter (where mode = 'subs') as days_reversed,
          sum(amount_cents - reversed_cents) filter (where mode = 'subs' and state in ('pending', 'review', 'disputed')) as days_held
        from commissions group by partner_id
      ) c on c.partner_id = b.partner_id
      where (b.earned_cents, b.reversed_cents, b.pending_cents, b.days_earned_cents, b.days_reversed_cents, b.days_pending_cents)
        is distinct from (coalesce(c.earned, 0), coalesce(c.reversed, 0), coalesce(c.held, 0),
          coalesce(c.days_earned, 0), coalesce(c.days_reversed, 0), coalesce(c.days_held, 0))`
	},
	{
		id: "I17 chart",
		rule: "The daily chart equals the commissions of each day.",
		sql: `
      select coalesce(d.partner_id, c.partner_id)::text as subject from commission_days d
      full join (
        select partner_id, (created_at at time zone 'UTC')::date as day,
          coalesce(sum(amount_cents) filter (where kind = 'deposit'), 0) as deposits,
          coalesce(sum(amount_cents) filter (where kind = 'first_payment'), 0) as first_payments
        from commissions where mode = 'base' group by 1, 2
      ) c on c.partner_id = d.partner_id and c.day = d.day
      where (coalesce(d.deposit_cents, 0), coalesce(d.first_payment_cents, 0))
        is distinct from (coalesce(c.deposits, 0), coalesce(c.first_payments, 0))`
	},
	{
		id: "I17 days",
		rule: "Earned days were granted to the partner as access, and their value equals what the journal deducted for them.",
		sql: `
      select d.id::text as subject from earned_days d
      join commissions c on c.id = d.commission_id
      left join grants g on g.earned_days_id = d.id
      left join subscriptions s on s.id = g.subscription_id
      where g.id is null or d.partner_id <> c.partner_id or s.user_id <> d.partner_id or s.product_id <> d.product_id
         or (g.duration_count, g.duration_unit) is distinct from (d.days, 'day')
      union all
      select b.partner_id::text from partner_balances b
      where b.days_given_cents <> coalesce((select sum(value_cents) from earned_days d where d.partner_id = b.partner_id), 0)`
	},
	{
		id: "I18",
		rule: "No payout is below the minimum, and large payouts were approved and paid by different operators.",
		sql: `
      select p.id::text as subject from payouts p join referral_rules r on r.version = p.rule_version
      where p.amount_cents < r.payout_min_cents
         or (p.approved_at is not null and p.approved_at < p.not_before)
         or (p.state = 'paid' and p.amount_cents >= r.second_operator_cents and p.approved_by = p.paid_by)`
	},
	{
		id: "I18 transfer",
		rule: "Every paid payout has its own transaction hash.",
		sql: `
      select id::text as subject from payouts where state = 'paid' and transaction_hash is null
      union all
      select id::text from payouts where transaction ~* '^[0-9a-f]{64}$' and transaction_hash <> decode(transaction, 'hex')`
	},
	{
		id: "I18 booked",
		rule: "The balances set aside for payouts and paid out equal the payouts in these states.",
		sql: `
      select coalesce(b.partner_id, p.user_id)::text as subject from partner_balances b
      full join (
        select user_id,
          coalesce(sum(amount_cents) filter (where state in ('requested', 'approved')), 0) as waiting,
          coalesce(sum(amount_cents) filter (where state = 'paid'), 0) as paid
        from payouts group by user_id
      ) p on p.user_id = b.partner_id
      where coalesce(b.in_payout_cents, 0) <> coalesce(p.waiting, 0)
         or coalesce(b.paid_out_cents, 0) <> coalesce(p.paid, 0)`
	}
];
// src/ledger-verification/refund-invariants.ts
const refundInvariants = [
	{
		id: "I11 rows",
		rule: "The requested refunds of a payment do not exceed what was refunded.",
		sql: `
      select p.id::text as subject from payments p
      join payment_refunds r on r.payment_id = p.id and r.purpose = 'refund' and r.effect is not null
      group by p.id having sum(r.amount_cents) > p.refunded_cents`
	},
	{
		id: "I11 booked",
		rule: "A requested refund is booked once, with the requested amount.",
		sql: `
      select r.id::text as subject from payment_refunds r
      left join journals j on j.payment_id = r.payment_id and j.effect = r.effect
      left join journal_entries e on e.journal_id = j.id and e.amount_cents > 0
        and e.account = case r.purpose when 'repay' then 'refunds_owed' else 'refunds' end
      where r.effect is not null
      group by r.id
      having coalesce(sum(e.amount_cents), 0) <> case r.purpose when 'repay' then r.amount_minor else r.amount_cents end`
	},
	{
		id: "I11 owed",
		rule: "The amount owed to a buyer equals the returned money that was not repaid.",
		sql: `
      select p.id::text as subject from payments p
      left join journals j on j.payment_id = p.id
      left join journal_entries e on e.journal_id = j.id and e.account = 'refunds_owed'
        and e.currency = p.charge_currency
      group by p.id
      having coalesce(sum(e.amount_cents), 0) <> -p.owed_minor`
	},
	{
		id: "I11 doubles",
		rule: "A double payment links two paid payments of one buyer for one product, and counts as refunded only when one of them is.",
		sql: `
      select d.payment_id::text as subject from double_payments d
      join payments l on l.id = d.payment_id
      join payments e on e.id = d.earlier_payment_id
      where l.user_id <> e.user_id or l.product_id <> e.product_id or l.paid_at is null or e.paid_at is null
        or (d.state = 'refunded' and l.state <> 'refunded' and e.state <> 'refunded')`
	},
	{
		id: "I3 credits",
		rule: "The money that refunds gave to balances equals the credit of the balances.",
		sql: `
      select currency as subject from journal_entries
      where account = 'credits' or account like 'partner\\_credited:%'
      group by currency having sum(amount_cents) <> 0`
	},
	{
		id: "I17 withheld",
		rule: "Every refund to a balance has a credit hold, and the withheld amount does not exceed the open holds.",
		sql: `
      select j.id::text as subject from journals j
      left join credit_holds h on j.subject = 'payment:' || h.payment_id and h.effect = j.effect
      where j.kind = 'credit' and h.id is null
      union all
      select b.partner_id::text from partner_balances b
      where b.withheld_cents > coalesce((
        select sum(amount_cents) from credit_holds h where h.user_id = b.partner_id and h.released_at is null), 0)`
	},
	{
		id: "I17 released",
		rule: "The credit that can be paid out, with what payouts hold or have paid of it, does not exceed the released holds.",
		sql: `
      select b.partner_id::text as subject from partner_balances b
      where b.released_cents + coalesce((
          select sum(e.amount_cents) from journals j join journal_entries e on e.journal_id = j.id
          where j.kind = 'credit_paid_out' and e.account = 'partner_released:' || b.partner_id), 0)
        > coalesce((
          select sum(amount_cents) from credit_holds h
          where h.user_id = b.partner_id and h.released_at is not null), 0)`
	}
];
// src/ledger-verification/renewal-invariants.ts
const renewalInvariants = [
	{
		id: "I24 refund",
		rule: "A renewal that was undone has a refund of its own payment; of a part, the share of its unused days, rounded down.",
		sql: `
      select u.payment_id::text as subject from renewal_undos u
      join payment_refunds f on f.id = u.refund_id
      where f.payment_id <> u.payment_id or f.reason <> 'renewal_undone'
        or (u.unused_days is not null and f.amount_cents <> u.net_cents::bigint * u.unused_days / u.total_days)`
	},
	{
		id: "I24 days",
		rule: "Days that were refunded have ended: the unused ones at once, the whole period with its refund.",
		sql: `
      select u.payment_id::text as subject from renewal_undos u
      join payment_refunds f on f.id = u.refund_id
      join grants g on g.payment_id = u.payment_id and g.reversed_at is null
      where g.removed_days < u.unused_days or (u.unused_days is null and f.effect is not null)`
	},
	{
		id: "I24 late",
		rule: "Money of a charge that came too late to pay its renewal has a refund.",
		sql: `
      select p.id::text as subject from renewal_attempts t
      join payments p on p.id = t.payment_id and p.state = 'paid'
      where t.code = 'late_refund' and not exists (select from payment_refunds f where f.payment_id = p.id)`
	}
];
// src/ledger-verification/ticket-invariants.ts
const ticketInvariants = [
	{
		id: "S1 last",
		rule: "A ticket refers to the last message that its owner can see.",
		sql: `
      select t.id::text as subject from tickets t
      left join lateral (
        select seq, sender, created_at from ticket_messages
        where ticket_id = t.id and sender <> 'note' order by seq desc limit 1) last on true
      where (t.last_seq, t.last_sender, t.last_at)
        is distinct from (last.seq, last.sender, last.created_at)`
	},
	{
		id: "S1 answer",
		rule: "A ticket refers to the last answer of an operator, which decides whether it is unread.",
		sql: `
      select t.id::text as subject from tickets t
      where t.answer_seq is distinct from (
        select max(seq) from ticket_messages where ticket_id = t.id and sender = 'admin')`
	},
	{
		id: "S2 waits",
		rule: "A ticket waits for the side that did not write last, or since a merge for the shop, and an answered ticket is not new.",
		sql: `
      select id::text as subject from tickets
      where (state = 'waiting_operator' and last_sender <> 'user' and (merged_at is null or merged_at < last_at))
        or (state = 'waiting_user' and last_sender <> 'admin')
        or (state = 'new' and answer_seq is not null)`
	},
	{
		id: "S3 merged",
		rule: "A ticket that was merged keeps none of its messages but the line that leads to the other one, of the same buyer.",
		sql: `
      select a.id::text as subject from tickets a join tickets b on b.id = a.merged_into
      where a.user_id <> b.user_id
        or (select count(*) from ticket_messages where ticket_id = a.id and sender <> 'note') <> 1
        or not exists (select from ticket_messages where merged_from = a.number)`
	}
];
// src/ledger-verification/transfer-invariants.ts
const transferInvariants = [{
	id: "T1 seen",
	rule: "A settled transfer holds exactly the amount that an operator saw arrive.",
	sql: `
      select p.id::text as subject from payments p
      left join transfer_confirmations c on c.payment_id = p.id and c.settled_at is not null
      where p.provider = 'transfer' and p.captured_minor > 0
        and (c.received_minor, c.currency) is distinct from (p.captured_minor, p.captured_currency)`
}, {
	id: "T1 proof",
	rule: "A proof of payment is accepted only where an operator confirmed the money.",
	sql: `
      select r.id::text as subject from transfer_proofs r
      where r.decision = 'accepted' and not exists (
        select 1 from transfer_confirmations c where c.payment_id = r.payment_id and c.settled_at is not null)`
}];
// src/ledger-verification/verify-ledger.ts
const invariants = [
	...paymentInvariants,
	...journalInvariants,
	...refundInvariants,
	...planChangeInvariants,
	...renewalInvariants,
	...promoInvariants,
	...accessInvariants,
	...giftInvariants,
	...referralInvariants,
	...auditLogInvariants,
	...ticketInvariants,
	...transferInvariants,
	...causeInvariants,
	...queueInvariants
];
const SHOWN_SUBJECTS = 20;
async function verifyLedger(db, now) {
	if (db.isTransaction) return findViolations(db, now);
	return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute((tx) => findViolations(tx, now));
}
async function findViolations(tx, now) {
	const violations = [];
	for (const { id, rule, sql } of invariants) {
		const { rows } = await tx.executeQuery(CompiledQuery.raw(`select subject from (${sql}) broken limit ${SHOWN_SUBJECTS}`, sql.includes("$1") ? [now] : []));
		if (rows.length === 0) continue;
		violations.push({
			invariant: id,
			rule,
			subjects: rows.map(({ subject }) => subject)
		});
	}
	return violations;
}
export { verifyLedger as n, invariants as t };

//# sourceMappingURL=verify-ledger-hQeyZBdo.js.map