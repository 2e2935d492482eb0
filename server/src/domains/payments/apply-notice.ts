import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NoticeOutcome } from '../../tables/payments.ts';
import { raiseAlert } from './alerts.store.ts';
import { askGateway } from './ask-gateway.ts';
import { findNotice, markApplied, type NoticeRow, putOff } from './inbox.store.ts';
import { isMethodTest } from './methods/method-tests.store.ts';
import { findPayment, findPaymentByReference, type PaymentRow } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';
import { settlePayment } from './settle-payment.ts';
import { tellOfNews } from './tell-of-news.ts';

/** Seconds until a notice that could not be applied is tried again. */
const RETRY_S = [5, 15, 60, 300, 900, 3_600] as const;
/** A notice may overtake our own record of the gateway's reference; after so many tries it is nobody's. */
const TRIES_TO_FIND_PAYMENT = 4;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/**
 * Applies one stored notice. It says only which payment to look at: the state comes from the gateway's own
 * answer, so the order in which notices arrive means nothing. What fails stays in the inbox for the job.
 */
export async function applyNotice(
  platform: Needs,
  gateways: Gateways,
  noticeId: number,
): Promise<void> {
  const notice = await findNotice(platform.db, noticeId);
  if (notice === undefined || notice.applied_at !== null) return;
  try {
    await apply(platform, gateways, notice);
  } catch (error) {
    await retryLater(platform, notice, error);
  }
}

async function apply(platform: Needs, gateways: Gateways, notice: NoticeRow): Promise<void> {
  const gateway = await gateways.get(notice.provider);
  if (gateway === undefined) throw new Error(`gateway ${notice.provider} is not live`);

  const payment = await findPaymentOf(platform, notice);
  if (payment === undefined) {
    if (notice.order_id === null && notice.attempts + 1 < TRIES_TO_FIND_PAYMENT) {
      throw new Error('no payment has this reference yet');
    }
    if (await isAboutTest(platform, notice)) {
      const at = platform.clock.now();
      return markApplied(platform.db, notice.id, { outcome: 'nothing_to_do', at });
    }
    return finish(platform, notice, 'unknown_payment');
  }
  if (!belongsTo(notice, payment)) return finish(platform, notice, 'mismatch');

  const report = await askGateway(gateway, payment, {
    reference: payment.gateway_reference ?? notice.gateway_reference,
    // A notice may be about a later attempt than the one we know of.
    handle: notice.gateway_handle ?? payment.gateway_handle,
    orderId: payment.id,
  });
  if (report === undefined) throw new Error('the gateway does not know what its notice is about');
  await settlePayment(platform, {
    paymentId: payment.id,
    report,
    alongside: async (tx, outcome) => {
      await markApplied(tx, notice.id, { outcome, at: platform.clock.now() });
      const at = notice.received_at;
      await tellOfNews(tx, { paymentId: payment.id, kind: 'noticed', report, outcome, at });
    },
  });
}

async function findPaymentOf(
  { db }: Needs,
  { provider, order_id, gateway_reference }: NoticeRow,
): Promise<PaymentRow | undefined> {
  if (order_id !== null) return UUID.test(order_id) ? findPayment(db, order_id) : undefined;
  if (gateway_reference === null) return undefined;
  return findPaymentByReference(db, provider, gateway_reference);
}

/** Nobody bought anything: an operator tried the method out. */
function isAboutTest(
  { db }: Needs,
  { provider, order_id, gateway_reference: reference }: NoticeRow,
): Promise<boolean> {
  const orderId = order_id !== null && UUID.test(order_id) ? order_id : undefined;
  return isMethodTest(db, { provider, orderId, reference });
}

/** A notice about another gateway's payment, or joining our order to a payment it was not opened as. */
function belongsTo(notice: NoticeRow, payment: PaymentRow): boolean {
  if (payment.provider !== notice.provider) return false;
  return (
    payment.gateway_reference === null ||
    notice.gateway_reference === null ||
    payment.gateway_reference === notice.gateway_reference
  );
}

/** Files a notice that touches no payment, and tells an operator. */
function finish(
  platform: Needs,
  notice: NoticeRow,
  outcome: Extract<NoticeOutcome, 'mismatch' | 'unknown_payment'>,
): Promise<void> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await markApplied(tx, notice.id, { outcome, at });
    await raiseAlert(tx, {
      kind: outcome === 'mismatch' ? 'notice_mismatch' : 'notice_unknown_payment',
      subject: `notice:${notice.id}`,
      detail: {
        provider: notice.provider,
        order_id: notice.order_id,
        reference: notice.gateway_reference,
      },
      at,
    });
  });
}

async function retryLater(platform: Needs, notice: NoticeRow, error: unknown): Promise<void> {
  const seconds = RETRY_S[Math.min(notice.attempts, RETRY_S.length - 1)] ?? 3_600;
  platform.log.warn(
    { err: error, noticeId: notice.id, attempts: notice.attempts + 1 },
    'notice could not be applied yet',
  );
  await putOff(platform.db, notice.id, {
    attempts: notice.attempts + 1,
    tryAt: new Date(platform.clock.now().getTime() + seconds * 1_000),
    error: String(error).slice(0, 500),
  });
}
