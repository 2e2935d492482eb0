import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { PendingPayment } from '@sesame/contract/shop/payments.ts';
import type { Polled } from '../../../platform/http/polls/bind-polled.ts';
import { earliest } from '../../../platform/http/polls/poll-tag.rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import { revisionOf } from '../../users/index.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { findPendingOfSession, type PendingRow } from './polls.store.ts';

/** The pending payments of the session's buyer, including those in review; undefined without a valid session. */
export async function isPaymentPending(
  platform: Platform,
  tokenHash: Buffer,
): Promise<Polled<{ is_pending: boolean; payments: PendingPayment[] }> | undefined> {
  const now = platform.clock.now();
  const found = await findPendingOfSession(platform.pool, { tokenHash, now });
  if (found === undefined) return undefined;
  const { rows: pending } = found;
  const revision = revisionOf(found.owner);
  if (pending.length === 0) {
    return { answer: { is_pending: false, payments: [] }, revision, until: undefined };
  }
  const cards = await productCards(platform);
  const payments = pending.map((payment) => ({
    id: payment.id,
    title: payment.title,
    title_ru: payment.title_ru,
    picture: cards.get(payment.product_id)?.pictures[0] ?? '',
    duration: serializeDuration({ count: payment.duration_count, unit: payment.duration_unit }),
    total: dollarsFromCents(payment.total_cents),
    ...serializeCharge(payment),
    gateway: payment.gateway,
    url: payment.state === 'review' ? null : payment.checkout_url,
    created_at: payment.created_at.toISOString(),
    expires_at: payment.expires_at.toISOString(),
    in_review: payment.state === 'review',
    ...(payment.is_charge && { is_charge: true as const }),
    ...transferOf(payment),
  }));
  const until = earliest(pending.map((row) => (row.state === 'pending' ? row.expires_at : null)));
  return { answer: { is_pending: true, payments }, revision, until };
}

/** For a bank transfer: whether we wait for the money or for an operator to check the proof of payment. */
function transferOf({ proof, state }: PendingRow): Pick<PendingPayment, 'transfer'> {
  if (proof === null || state === 'review') return {};
  if (proof === 'refused') return { transfer: 'refused' };
  return { transfer: proof === 'waiting' ? 'checking' : 'waiting' };
}
