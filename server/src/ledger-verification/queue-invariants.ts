import type { Invariant } from './invariant.ts';

/**
 * Jobs that run in every shop. Others depend on its settings, and their last success stays in the table when they are
 * switched off.
 */
const MONEY_JOBS = [
  'apply-webhooks',
  'expire-payments',
  'follow-up-refunds',
  'fulfil-deliveries',
  'mature-commissions',
  'reconcile-payments',
]
  .map((name) => `'${name}'`)
  .join(', ');

/**
 * Queued work is done in time. Measured against the last success of the jobs themselves, not the time of the
 * verification, because a backup may be verified long after it was made.
 */
export const queueInvariants: readonly Invariant[] = [
  {
    id: 'Q1 jobs',
    rule: 'Money jobs, and all jobs that are still attempted, succeed in time while other jobs succeed or the shop takes orders.',
    sql: `
      select r.name as subject from job_runs r, (
        select greatest((select max(succeeded_at) from job_runs), (select max(created_at) from payments)) as at
      ) latest
      where (r.name in (${MONEY_JOBS}) or r.failed_at > latest.at - interval '30 minutes')
        and case when r.succeeded_at is null then r.failures > 3 + 1800 / r.interval_s
          else r.succeeded_at < latest.at - 3 * r.interval_s * interval '1 second' - interval '30 minutes' end`,
  },
  {
    id: 'Q1 queues',
    rule: 'A due job of a queue is started within 30 minutes while other jobs succeed.',
    sql: `
      select j.name || ':' || j.id as subject
      from pgboss.job j, (select max(succeeded_at) as at from job_runs) latest
      where j.name <> 'dead' and j.state < 'active' and j.start_after < latest.at - interval '30 minutes'`,
  },
  {
    id: 'Q2 access',
    rule: 'A paid delivery that can be filled is filled, or has a job, within 30 minutes.',
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
            and j.name in ('fulfil-delivery', 'call-provisioning-webhook', 'dead'))`,
  },
  {
    id: 'Q2 webhooks',
    rule: 'A webhook event is applied or closed within three days.',
    sql: `
      select n.id::text as subject from webhook_events n, (select max(succeeded_at) as at from job_runs) latest
      where n.applied_at is null and n.received_at < latest.at - interval '3 days'`,
  },
];
