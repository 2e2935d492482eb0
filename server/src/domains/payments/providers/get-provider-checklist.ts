import type { getProviderChecklist as route } from '@sesame/contract/console/payments/gateways.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { isPublicHost } from '../../../platform/network/public-hosts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checklistOf } from './checklist.rules.ts';
import { findSetupTraces, type SetupTraces } from './checklist.store.ts';
import { loadProviders } from './load-providers.ts';

/** Names that mean something on the own machine or network only. */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|lan|test)$/;

/** What shows that a provider is set up: its keys, the shop's address, webhooks and a test payment. */
export async function getProviderChecklist(
  platform: Platform,
  name: string,
): Promise<AnswerOf<typeof route>> {
  const read = (await loadProviders(platform)).find(({ provider }) => provider.provider === name);
  if (read === undefined) refuse('not_found');
  const traces = await findSetupTraces(platform.db, name);
  const { protocol, hostname } = new URL(platform.publicUrl());
  const checks = checklistOf({
    isLive: 'gateway' in read.status,
    webhooks: read.provider.setup.webhooks.kind,
    isPublic: protocol === 'https:' && isPublicHost(hostname) && !LOCAL_NAMES.test(hostname),
    check:
      traces.action === 'gateways.check_provider' && traces.verdict && traces.action_at
        ? { verdict: traces.verdict, at: traces.action_at }
        : undefined,
    webhookAt: traces.webhook_at,
    test:
      traces.test_state && traces.test_at
        ? { state: traces.test_state, at: traces.test_at, isClosed: traces.test_url === null }
        : undefined,
    refunds: read.provider.capabilities.refunds,
  });
  return { checks, method: traces.gateway, test: testOf(traces) };
}

function testOf(traces: SetupTraces): AnswerOf<typeof route>['test'] {
  const { test_state: state, test_at: at, paid_at: paidAt, refunded_at: refundedAt } = traces;
  if (state === null || at === null) return null;
  return {
    state,
    created_at: at.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    refunded_at: refundedAt?.toISOString() ?? null,
  };
}
