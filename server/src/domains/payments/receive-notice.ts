import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../platform/crypto.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyNotice } from './apply-notice.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import {
  type Gateway,
  GatewayUnavailable,
  type NoticeVerdict,
  type RawNotice,
} from './gateways/gateway.ts';
import { insertNotice } from './inbox.store.ts';
import type { Gateways } from './providers/live-gateways.ts';

/** The process that took the notice applies it at once; only after this does the job look. */
const JOB_AFTER_MS = 10_000;
/** When a notice could not be verified for now; gateways keep to their own times anyway. */
const RETRY_AFTER_S = 30;

export interface IncomingNotice extends Pick<RawNotice, 'headers' | 'rawBody' | 'ip'> {
  readonly provider: string;
  /** The end of the address that it came to, where it has one. */
  readonly key: string | undefined;
  readonly countForged: () => Promise<void>;
  /** Counts what an unverified notice makes the shop ask of somebody else. */
  readonly countLookup: () => Promise<void>;
}

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
  notice: IncomingNotice,
): Promise<{ acknowledgement: string | undefined }> {
  const now = platform.clock.now();
  const { headers, rawBody, ip, countLookup } = notice;
  const gateway = await gateways.get(notice.provider);
  const verdict: NoticeVerdict =
    gateway !== undefined && hasKey(gateway, notice.key)
      ? await gateway
          .verifyNotice({ headers, rawBody, ip, now, countLookup })
          .catch((error: unknown) => unverified(platform, notice, error))
      : { kind: 'forged' };
  if (verdict.kind === 'forged') {
    await notice.countForged();
    platform.log.warn({ provider: notice.provider }, 'notice rejected: not genuine');
    refuse('notice_rejected');
  }
  const acknowledgement = gateway?.acknowledgement;
  if (verdict.kind === 'irrelevant') return { acknowledgement };
  // Connections of its own: a shop too busy to sell still takes its money's notices.
  const id = await insertNotice(platform.reserved.db, {
    provider: notice.provider,
    eventKey: withoutNul(verdict.eventKey),
    reference: verdict.reference && withoutNul(verdict.reference),
    handle: verdict.handle && withoutNul(verdict.handle),
    orderId: verdict.orderId && withoutNul(verdict.orderId),
    body: withoutNul(rawBody.toString('utf8')),
    receivedAt: now,
    tryAt: new Date(now.getTime() + JOB_AFTER_MS),
  });
  await platform.failpoint('notice_stored');
  if (id === undefined) return { acknowledgement };
  background.push(async () => {
    await platform.failpoint('notice_acknowledged');
    await applyNotice(platform, gateways, id);
  });
  return { acknowledgement };
}

/** Gateways that sign weakly or not at all are told an address nobody can guess. */
function hasKey({ noticeKey }: Gateway, given: string | undefined): boolean {
  if (noticeKey === undefined) return given === undefined;
  return given !== undefined && timingSafeEqual(sha256(given), sha256(noticeKey));
}

/** What no gateway's code can read is not genuine and counts as such, whatever it was that failed. */
function unverified(
  { log }: Pick<Platform, 'log'>,
  { provider }: Pick<IncomingNotice, 'provider'>,
  error: unknown,
): NoticeVerdict {
  if (error instanceof Refusal) throw error;
  if (error instanceof GatewayUnavailable) {
    throw new Refusal('unavailable', { retryAfterS: RETRY_AFTER_S, cause: error });
  }
  log.error({ err: error, provider }, 'a notice could not be read');
  return { kind: 'forged' };
}

/** PostgreSQL has no place for NUL in a text. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
