import type { Config } from '../../config.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Platform } from '../platform.ts';
import { describeFailure, isRefusedForGood, nextMailTry, type SendFailure } from './mail.rules.ts';
import type { MailQueue, QueuedMail } from './mail.ts';
import {
  type ClaimedMail,
  claimDueMails,
  countMailsSince,
  giveUpMail,
  insertMail,
  markMailSent,
  postponeMail,
} from './mails.store.ts';
import { createTransport } from './transport.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'log' | 'sealer'> & {
  readonly config: Pick<Config, 'mail' | 'brandName'>;
};

const BATCH = 50;
const PARALLEL = 3;
/** Longer than a try takes, the transport's time-outs included. */
const CLAIM_MS = 5 * 60_000;

/** The outbox of mails: rows written by whoever has something to tell, read by a job. */
export function createMailQueue(platform: Needs): MailQueue {
  const { config, clock, db, ids, sealer } = platform;
  const { mail: settings } = config;
  if (settings === undefined) {
    return {
      enabled: false,
      queue: async () => {},
      countSince: async () => 0,
      sendDue: async () => 0,
      close: () => {},
    };
  }
  const transport = createTransport({ ...settings, name: config.brandName });

  async function trySending(claimed: ClaimedMail): Promise<boolean> {
    try {
      // We sealed it ourselves, in `queue`.
      const mail = JSON.parse(sealer.open(claimed.content, contextOf(claimed.id))) as QueuedMail;
      await transport.send(claimed.id, mail);
    } catch (error) {
      await onFailure(platform, claimed, error);
      return false;
    }
    await markMailSent(db, claimed.id, clock.now());
    return true;
  }

  return {
    enabled: true,
    async queue(tx, mail) {
      const id = ids.uuid();
      const content = sealer.seal(JSON.stringify(mail), contextOf(id));
      await insertMail(tx, { id, key: mail.key, content, at: clock.now() });
    },
    countSince: (tx, keyPrefix, since) => countMailsSince(tx, keyPrefix, since),
    async sendDue() {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const claimed = await claimDueMails(db, { now, until, limit: BATCH });
      let sent = 0;
      const senders = Array.from({ length: PARALLEL }, async () => {
        for (let mail = claimed.shift(); mail !== undefined; mail = claimed.shift()) {
          if (await trySending(mail)) sent++;
        }
      });
      await Promise.all(senders);
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
  // Errors of the transport carry these fields; any other error has none of them.
  const failure = (thrown instanceof Error ? thrown : {}) as SendFailure;
  const error = describeFailure(failure);
  const at = clock.now();
  const tryAt = isRefusedForGood(failure) ? undefined : nextMailTry(attempts, at);
  log.warn({ mail: id, attempts, error, givenUp: tryAt === undefined }, 'mail not sent');
  if (tryAt !== undefined) return postponeMail(db, id, { tryAt, error });
  await inTransaction(db, (tx) => giveUpMail(tx, id, { error, at }));
}

function contextOf(id: string): string {
  return `mail ${id}`;
}
