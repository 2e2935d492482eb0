import type { MethodTest } from '@sesame/contract/console/payments/method-tests.ts';
import { capabilitiesOf } from '../../providers/capabilities.ts';
import type { MethodTestRow } from './method-tests.store.ts';

export function serializeMethodTest(row: MethodTestRow): MethodTest {
  return {
    id: row.id,
    gateway: row.gateway,
    state: row.state,
    amount: row.amount_minor / 100,
    currency: row.currency,
    // A page that was paid or has ended leads nowhere.
    url: row.state === 'opened' ? row.url : null,
    reference: row.reference,
    failure: row.failure,
    can_refund: capabilitiesOf(row.provider)?.refunds !== 'none',
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded_at: row.refunded_at?.toISOString() ?? null,
  };
}
