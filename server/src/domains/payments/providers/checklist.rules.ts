import type { ProviderCheck } from '@sesame/contract/console/payments/gateways.ts';

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
  readonly test: { readonly state: string; readonly at: Date } | undefined;
}

/** What shows that a provider works, in the order of the work. Without an API there is nothing to show. */
export function checklistOf(facts: SetupFacts): ProviderCheck[] {
  const { isLive, webhooks, isPublic, check, webhookAt, test } = facts;
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
    {
      check: 'test_payment',
      state:
        test === undefined
          ? 'waiting'
          : test.state === 'opened' || test.state === 'paid'
            ? 'done'
            : 'failed',
      at: isoOf(test?.at),
    },
  ];
}

function isoOf(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}
