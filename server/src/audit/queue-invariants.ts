import type { Invariant } from './invariant.ts';

/** They are there in every shop. Others come and go with its settings, and their last success stays behind. */
const MONEY_JOBS = [
  'apply-notices',
  'ask-webhooks',
  'expire-payments',
  'follow-refunds',
  'fulfil-deliveries',
  'mature-commissions',
  'reconcile-payments',
]
  .map((name) => `'${name}'`)
  .join(', ');

/**
 * What waits is served in time. Measured by what the jobs themselves have done since, not by the moment of the audit: a backup
 * may be looked at long after it was made.
 */
export const queueInvariants: readonly Invariant[] = [
  {
    id: 'Q1 jobs',
    rule: 'Jobs of money, and every job that is still tried, succeed in time while other jobs do and while the shop sells.',
    sql: `
      select r.name as subject from job_runs r, (
        select greatest((select max(succeeded_at) from job_runs), (select max(created_at) from payments)) as at
      ) latest
      where (r.name in (${MONEY_JOBS}) or r.failed_at > latest.at - interval '30 minutes')
        and case when r.succeeded_at is null then r.failures > 3 + 1800 / r.every_s
          else r.succeeded_at < latest.at - 3 * r.every_s * interval '1 second' - interval '30 minutes' end`,
  },
  {
    id: 'Q2 access',
    rule: 'What was paid for and waits for its link is served when its turn has come.',
    sql: `
      select d.id::text as subject from deliveries d
      join subscriptions s on s.id = d.subscription_id
      join job_runs r on r.name in ('fulfil-deliveries', 'ask-webhooks')
      where d.delivered_at is null and s.ends_at > $1
      group by d.id, d.try_at having d.try_at < min(r.succeeded_at) - interval '30 minutes'`,
  },
  {
    id: 'Q2 notices',
    rule: 'A notice in the inbox comes to an end within three days, and is looked at when its turn has come.',
    sql: `
      select n.id::text as subject from notice_inbox n
      join job_runs r on r.name = 'apply-notices'
      where n.applied_at is null and (
        n.received_at < r.succeeded_at - interval '3 days' or n.try_at < r.succeeded_at - interval '30 minutes')`,
  },
];
