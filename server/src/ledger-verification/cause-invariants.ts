import type { Invariant } from './invariant.ts';

/** The intent of an idempotency key, computed in SQL as the call that wrote it computed it. */
const INTENT =
  "sha256(convert_to('[' || to_json(k.owner) || ',' || to_json(k.route) || ',' || to_json(k.key) || ']', 'UTF8'))";

/** Every effect has a recorded cause, and every cause has one effect. */
export const causeInvariants: readonly Invariant[] = [
  {
    id: 'C1 grants',
    rule: 'Each period that an operator granted has its own audit event.',
    sql: `
      select g.subscription_id::text as subject from grants g
      where g.operator_id is not null and g.moved_from is null
      group by g.subscription_id
      having count(*) > (
        select count(*) from audit_events a
        where a.subject = 'subscription:' || g.subscription_id
          and a.action in ('subscriptions.grant', 'subscriptions.extend'))`,
  },
  {
    id: 'C1 refunds',
    rule: 'Each requested refund and repayment is named by an audit event, or, when no operator requested it, by an event of its payment.',
    sql: `
      select r.id::text as subject from payment_refunds r
      where r.purpose in ('refund', 'repay') and not case r.requested_by
        when 'operator' then exists (
          select from audit_events a where a.subject = 'payment:' || r.payment_id and a.after ->> 'refund' = r.id::text)
        else exists (
          select from payment_events e
          where e.payment_id = r.payment_id and e.kind in ('double_refund', 'renewal_refund', 'gift_refund') and e.detail ->> 'refund' = r.id::text) end`,
  },
  {
    id: 'C1 gifts',
    rule: 'Each gift that an operator revoked has its audit event.',
    sql: `
      select f.id::text as subject from gifts f
      where f.revoked_by is not null and not exists (
        select from audit_events a
        where a.subject = 'payment:' || f.payment_id and a.action = 'payments.revoke_gift')`,
  },
  {
    id: 'C2 once',
    rule: 'No intent has two payouts or two grants.',
    sql: `
      select 'payouts ' || encode(intent, 'hex') as subject from payouts
      where intent is not null group by intent having count(*) > 1
      union all
      select 'grants ' || encode(intent, 'hex') from grants
      where intent is not null group by intent having count(*) > 1`,
  },
  {
    id: 'C2 keys',
    rule: 'Every stored idempotency key has the effect it was recorded for.',
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
        else false end`,
  },
];
