import type { Platform } from '../../../platform/platform.ts';
import { askAndSettle } from '../ask-and-settle.ts';
import { findPayment } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { nextLook } from './refunds.rules.ts';
import {
  claimDueRefunds,
  countAttempt,
  findRefund,
  isOpen,
  type RefundRow,
} from './refunds.store.ts';

const BATCH = 20;
/** Longer than a slow gateway takes; a crash in between costs this delay. */
const CLAIM_MS = 60_000;

type Needs = Pick<
  Platform,
  'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
>;

/** Brings refunds to an end that were left open: by a gateway that was silent, by one that takes its time, by a crash. */
export async function followRefunds(platform: Needs, gateways: Gateways): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  for (const refund of await claimDueRefunds(platform.db, { now, until, limit: BATCH })) {
    try {
      await follow(platform, gateways, refund);
    } catch (error) {
      platform.log.warn({ err: error, refundId: refund.id }, 'refund could not be followed');
    }
  }
}

async function follow(platform: Needs, gateways: Gateways, refund: RefundRow): Promise<void> {
  // What the gateway holds is read first: it may have been carried out although nobody told us.
  if (refund.attempts > 0) await ask(platform, gateways, refund);
  const now = await findRefund(platform.db, refund.id);
  if (now === undefined || !isOpen(now)) return;
  if (now.state !== 'pending' && now.effect === null) {
    return carryOutRefund(platform, gateways, now.id);
  }
  const at = platform.clock.now();
  await countAttempt(platform.db, now.id, { at, tryAt: nextLook(now.attempts, at) });
}

async function ask(platform: Needs, gateways: Gateways, refund: RefundRow): Promise<void> {
  const payment = await findPayment(platform.db, refund.payment_id);
  if (payment !== undefined) await askAndSettle(platform, gateways, payment);
}
