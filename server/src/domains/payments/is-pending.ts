import { durationOnWire } from '@sesame/contract/durations.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { PendingPayment } from '@sesame/contract/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { productFaces } from '../catalogue/index.ts';
import { findPendingOfSession, type PendingRow } from './polls.store.ts';
import { chargeOnWire } from './rates/charge-on-wire.ts';

/** The buyer's payments that a gateway is working on or that wait for a check by hand; undefined without a living session. */
export async function isPaymentPending(
  platform: Pick<Platform, 'pool' | 'db' | 'listener' | 'log' | 'clock'>,
  tokenHash: Buffer,
): Promise<{ is_pending: boolean; payments: PendingPayment[] } | undefined> {
  const now = platform.clock.now();
  const pending = await findPendingOfSession(platform.pool, { tokenHash, now });
  if (pending === undefined) return undefined;
  if (pending.length === 0) return { is_pending: false, payments: [] };
  const faces = await productFaces(platform);
  const payments = pending.map((payment) => ({
    id: payment.id,
    title: payment.title,
    picture: faces.get(payment.product_id)?.pictures[0] ?? '',
    duration: durationOnWire({ count: payment.duration_count, unit: payment.duration_unit }),
    total: dollarsFromCents(payment.total_cents),
    ...chargeOnWire(payment),
    gateway: payment.gateway,
    url: payment.state === 'review' ? null : payment.form_url,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    in_review: payment.state === 'review',
    ...transferOf(payment),
  }));
  return { is_pending: true, payments };
}

/** Whether the buyer's money or a look at their receipt is waited for. */
function transferOf({ receipt, state }: PendingRow): Pick<PendingPayment, 'transfer'> {
  if (receipt === null || state === 'review') return {};
  if (receipt === 'refused') return { transfer: 'refused' };
  return { transfer: receipt === 'waiting' ? 'checking' : 'waiting' };
}
