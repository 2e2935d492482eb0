import type { ProviderCheck } from '@sesame/contract/console/payments/gateways.ts';
import type { MethodTestState } from '@sesame/contract/console/payments/method-tests.ts';
import type { Capabilities } from '../gateways/gateway.ts';

/** What is known about the set-up of a provider. */
export interface SetupFacts {
  readonly isLive: boolean;
  readonly webhooks: 'entered' | 'sent' | 'none';
  /** Whether the shop has an address that a provider could reach. */
  readonly isPublic: boolean;
  /** The last connection test, unless the settings were changed after it. */
  readonly check: { readonly verdict: string; readonly at: Date } | undefined;
  readonly webhookAt: Date | null;
  /** The last test payment of one of its methods. */
  readonly test: TestFacts | undefined;
  readonly refunds: Capabilities['refunds'];
}

interface TestFacts {
  readonly state: MethodTestState;
  readonly at: Date;
  /** Its page was canceled at once, because it would have taken real money. */
  readonly isClosed: boolean;
}

/** What shows that a provider works, in the order of the work. Without an API there is nothing to show. */
export function checklistOf(facts: SetupFacts): ProviderCheck[] {
  const { isLive, webhooks, isPublic, check, webhookAt, test, refunds } = facts;
  if (webhooks === 'none') return [];
  return [
    {
      check: 'keys',
      state:
        !isLive || check === undefined
          ? 'waiting'
          : check.verdict === 'accepted'
            ? 'done'
            : 'failed',
      at: isLive ? isoOf(check?.at) : null,
    },
    { check: 'address', state: isPublic ? 'done' : 'failed', at: null },
    { check: 'webhook', state: webhookAt === null ? 'waiting' : 'done', at: isoOf(webhookAt) },
    { check: 'test_payment', state: stateOfTest(test, refunds), at: isoOf(test?.at) },
  ];
}

/** Money has to come and to go back, where the provider can return it and the page may be paid at all. */
function stateOfTest(
  test: TestFacts | undefined,
  refunds: Capabilities['refunds'],
): ProviderCheck['state'] {
  switch (test?.state) {
    case 'opened':
      return test.isClosed ? 'done' : 'waiting';
    case 'paid':
      return refunds === 'none' ? 'done' : 'waiting';
    case 'refunded':
      return 'done';
    case 'refused':
    case 'no_answer':
    case 'refund_failed':
      return 'failed';
    default:
      return 'waiting';
  }
}

function isoOf(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}
