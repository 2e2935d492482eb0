import type { MethodTestState } from '@sesame/contract/console/payments/method-tests.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/platform.ts';

export interface SetupTraces {
  /** What was last done to its settings, with the verdict if that was a connection test. */
  readonly action: string | null;
  readonly verdict: string | null;
  readonly action_at: Date | null;
  readonly webhook_at: Date | null;
  readonly test_state: MethodTestState | null;
  readonly test_at: Date | null;
  readonly test_url: string | null;
  readonly paid_at: Date | null;
  readonly refunded_at: Date | null;
  /** The method that was tested last, else the first one. */
  readonly gateway: string | null;
}

/** The traces that the set-up of a provider left. Each part reads one row by an index. */
export async function findSetupTraces(db: Executor, provider: string): Promise<SetupTraces> {
  const { rows } = await sql<SetupTraces>`
    select acted.action, acted.verdict, acted.at as action_at, webhook.received_at as webhook_at,
      test.state as test_state, test.created_at as test_at, test.url as test_url, test.paid_at,
      test.refunded_at, coalesce(test.gateway, method.gateway) as gateway
    from (select 1) as one
    left join lateral (
      select action, after->>'verdict' as verdict, at from audit_events
      where subject = ${`provider:${provider}`} order by id desc limit 1
    ) as acted on true
    left join lateral (
      select received_at from webhook_events
      where provider = ${provider} order by received_at desc limit 1
    ) as webhook on true
    left join lateral (
      select state, created_at, url, paid_at, refunded_at, gateway from method_tests
      where provider = ${provider} order by created_at desc limit 1
    ) as test on true
    left join lateral (
      select gateway from payment_methods
      where provider = ${provider} order by position limit 1
    ) as method on true`.execute(db);
  const [traces] = rows;
  if (traces === undefined) throw new Error('A query without a table answered no row.');
  return traces;
}
