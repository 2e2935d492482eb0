import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyNotice } from './apply-notice.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import type { Gateways } from './gateways/all.ts';
import type { RawNotice } from './gateways/gateway.ts';
import { insertNotice } from './inbox.store.ts';

/** The process that took the notice applies it at once; only after this does the job look. */
const JOB_AFTER_MS = 10_000;

/**
 * Takes a gateway's notice: verified on its raw bytes, durable in the inbox, and only then acknowledged.
 * What it means is found out after the answer. A copy of a known event is acknowledged and changes nothing.
 * @throws Refusal `notice_rejected` when it is not genuine; `countForged` may refuse it before
 */
export async function receiveNotice(
  platform: Pick<
    Platform,
    | 'db'
    | 'reserved'
    | 'clock'
    | 'ids'
    | 'sealer'
    | 'config'
    | 'failpoint'
    | 'log'
    | 'mail'
    | 'publicUrl'
  >,
  gateways: Gateways,
  background: BoundedQueue,
  notice: { provider: string; countForged: () => Promise<void> } & Pick<
    RawNotice,
    'headers' | 'rawBody'
  >,
): Promise<void> {
  const now = platform.clock.now();
  const { headers, rawBody } = notice;
  const verified = gateways.get(notice.provider)?.verifyNotice({ headers, rawBody, now });
  if (verified === undefined) {
    await notice.countForged();
    platform.log.warn({ provider: notice.provider }, 'notice rejected: not genuine');
    refuse('notice_rejected');
  }
  // Connections of its own: a shop too busy to sell still takes its money's notices.
  const id = await insertNotice(platform.reserved.db, {
    provider: notice.provider,
    eventKey: verified.eventKey,
    reference: verified.reference,
    orderId: verified.orderId,
    // PostgreSQL has no place for NUL in a text.
    body: rawBody.toString('utf8').replaceAll('\0', ''),
    receivedAt: now,
    tryAt: new Date(now.getTime() + JOB_AFTER_MS),
  });
  await platform.failpoint('notice_stored');
  if (id === undefined) return;
  background.push(async () => {
    await platform.failpoint('notice_acknowledged');
    await applyNotice(platform, gateways, id);
  });
}
