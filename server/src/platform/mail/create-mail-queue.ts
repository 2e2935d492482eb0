import type { Config } from '../../config.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Platform } from '../platform.ts';
import { brandNameIn } from '../shop/shop-settings.ts';
import {
  describeFailure,
  isPermanentFailure,
  nextMailTry,
  type SendFailure,
} from './mail.rules.ts';
import type { MailQueue, QueuedMail } from './mail.ts';
import {
  abandonMail,
  type ClaimedMail,
  claimDueMails,
  countMailsSince,
  insertMail,
  markMailSent,
  postponeMail,
} from './mails.store.ts';
import { createNotificationTexts } from './notification-texts.ts';
import { createTransport } from './transport.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'log' | 'sealer'> & {
  readonly config: Pick<Config, 'mail' | 'shop'>;
};

const PARALLEL = 3;
/** Small enough that the last mail of a batch is tried while still claimed, even if the server always hangs. */
const BATCH = 12;
/** Longer than a batch takes including the transport's timeouts. A crash meanwhile delays the mails by this. */
const CLAIM_MS = 4 * 60_000;
/** Bounds one round; the rest waits for the next. */
const BATCHES_PER_ROUND = 40;

/** The outbox of mails: rows are written in business transactions and sent by a job. */
export function createMailQueue(platform: Needs): MailQueue {
  const { config, clock, db, ids, sealer } = platform;
  const { mail: settings } = config;
  const texts = createNotificationTexts();
  if (settings === undefined) {
    return {
      enabled: false,
      texts,
      queue: async () => {},
      countSince: async () => 0,
      sendDue: async () => 0,
      close: () => {},
    };
  }
  const transport = createTransport({
    ...settings,
    nameIn: (language) => brandNameIn(config.shop(), language),
  });

  async function trySending(claimed: ClaimedMail): Promise<boolean> {
    try {
      // The cast is safe: the content was sealed in `queue`.
      const mail = JSON.parse(sealer.open(claimed.content, mailContext(claimed.id))) as QueuedMail;
      await transport.send(claimed.id, mail);
    } catch (error) {
      await onFailure(platform, claimed, error);
      return false;
    }
    await markMailSent(db, claimed.id, clock.now());
    return true;
  }

  async function sendBatch(): Promise<{ claimed: number; left: number }> {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mails = await claimDueMails(db, { now, until, limit: BATCH });
    const claimed = mails.length;
    let left = 0;
    const senders = Array.from({ length: PARALLEL }, async () => {
      for (let mail = mails.shift(); mail !== undefined; mail = mails.shift()) {
        if (await trySending(mail)) left++;
      }
    });
    await Promise.all(senders);
    return { claimed, left };
  }

  return {
    enabled: true,
    texts,
    async queue(tx, mail) {
      const id = ids.uuid();
      const content = sealer.seal(JSON.stringify(mail), mailContext(id));
      await insertMail(tx, { id, key: mail.key, content, at: clock.now() });
    },
    countSince: (tx, keyPrefix, since) => countMailsSince(tx, keyPrefix, since),
    async sendDue() {
      let sent = 0;
      for (let batch = 0; batch < BATCHES_PER_ROUND; batch++) {
        const { claimed, left } = await sendBatch();
        sent += left;
        // When no mail of a batch was accepted, the server gets a break until the next round.
        if (claimed < BATCH || left === 0) break;
      }
      return sent;
    },
    close: () => transport.close(),
  };
}

async function onFailure(
  { clock, db, log }: Needs,
  { id, attempts }: ClaimedMail,
  thrown: unknown,
): Promise<void> {
  // Errors of the transport carry these fields; other errors have none of them.
  const failure = (thrown instanceof Error ? thrown : {}) as SendFailure;
  const error = describeFailure(failure);
  const at = clock.now();
  const tryAt = isPermanentFailure(failure) ? undefined : nextMailTry(attempts, at);
  log.warn({ mail: id, attempts, error, givenUp: tryAt === undefined }, 'mail not sent');
  if (tryAt !== undefined) return postponeMail(db, id, { tryAt, error });
  await inTransaction(db, (tx) => abandonMail(tx, id, { error, at }));
}

/** The sealing context of a queued mail. */
export function mailContext(id: string): string {
  return `mail ${id}`;
}
