import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Config, MailConfig } from '../../config.ts';
import { defineQueue, JobFailed } from '../jobs/queue.ts';
import type { Platform, Queueing } from '../platform.ts';
import { brandNameIn } from '../shop/shop-settings.ts';
import { traced } from '../telemetry/tracing/unit.ts';
import {
  describeFailure,
  isAboutMail,
  isPermanentFailure,
  type SendFailure,
} from './mail.rules.ts';
import type { MailQueue, QueuedMail } from './mail.ts';
import {
  countMailsSince,
  discardMail,
  findUnsentMail,
  insertMail,
  markMailSent,
  recordMailFailure,
} from './mails.store.ts';
import { createNotificationTexts } from './notification-texts.ts';
import { createTransport, type Transport } from './transport.ts';

/** Retried for about a day, as mail servers do; then the mail is dead. */
export const sendMails = defineQueue<{ readonly mail: string }>('send-mails', {
  retries: 14,
  firstRetryS: 10,
  maxRetryS: 6 * 3_600,
  parallel: 8,
  // Longer than the transport's own timeouts.
  timeoutS: 90,
  // A mail server in trouble fails every mail.
  alertAfter: undefined,
});

/** The outbox of mails: each is written with its job in a business transaction. */
export function createMailQueue(
  { clock, db, jobs }: Queueing,
  {
    config,
    ids,
    sealer,
  }: Pick<Platform, 'ids' | 'sealer'> & { readonly config: Pick<Config, 'shop'> },
): MailQueue {
  const texts = createNotificationTexts();
  const settingsNow = () => config.shop().connections.mail;
  const transports = createTransports((language) => brandNameIn(config.shop(), language));

  return {
    get enabled() {
      return settingsNow() !== undefined;
    },
    texts,
    async queue(tx, mail) {
      if (settingsNow() === undefined) return;
      const id = ids.uuid();
      const content = sealer.seal(JSON.stringify(mail), mailContext(id));
      const { key, onlyFor } = mail;
      const isNew = await insertMail(tx, { id, key, content, at: clock.now(), onlyFor });
      if (isNew) await jobs.enqueue(tx, sendMails, { mail: id }, { key: id });
    },
    countSince: (tx, keyPrefix, since) => countMailsSince(tx, keyPrefix, since),
    async send(id, { isLast }) {
      const unsent = await findUnsentMail(db, id);
      if (unsent === undefined) return;
      if (!unsent.isAllowed) return discardMail(db, id, clock.now());
      const { content } = unsent;
      const settings = settingsNow();
      if (settings === undefined) throw new JobFailed('mail is off');
      // The cast is safe: the content was sealed in `queue`.
      const mail = JSON.parse(sealer.open(content, mailContext(id))) as QueuedMail;
      const transport = transports.of(settings);
      try {
        const attributes = { 'sesame.mail.kind': kindOf(mail) };
        await traced('send mail', { kind: 'client', attributes }, () => transport.send(id, mail));
      } catch (error) {
        // Errors of the transport carry these fields; other errors have none of them.
        const failure = (error instanceof Error ? error : {}) as SendFailure;
        const reason = describeFailure(failure);
        const isFinal = isPermanentFailure(failure);
        const abandonedAt = isLast || isFinal ? clock.now() : null;
        // A server that works but drops this mail must not get it again sooner than after its delay.
        const isServerAway = !(isAboutMail(failure) || (await transport.isReachable()));
        await recordMailFailure(db, id, { reason, abandonedAt, isServerAway });
        if (abandonedAt && mail.discardFailed) await discardMail(db, id, abandonedAt);
        throw new JobFailed(reason, { isFinal });
      }
      await markMailSent(db, id, clock.now());
    },
    async isServerReachable() {
      const settings = settingsNow();
      return settings !== undefined && transports.of(settings).isReachable();
    },
    close: () => transports.close(),
  };
}

/** The transport of the current settings; the one of earlier settings is closed when they change. */
function createTransports(nameIn: (language: Language) => string) {
  let open: { readonly settings: MailConfig; readonly transport: Transport } | undefined;
  return {
    of(settings: MailConfig): Transport {
      if (open === undefined || !isDeepStrictEqual(open.settings, settings)) {
        open?.transport.close();
        open = { settings, transport: createTransport({ ...settings, nameIn }) };
      }
      return open.transport;
    },
    close: () => open?.transport.close(),
  };
}

/** Keys begin with the kind of the mail; the rest may be a record or an address. */
function kindOf({ key }: QueuedMail): string {
  return /^[a-z-]{1,40}(?=:)/.exec(key)?.[0] ?? 'other';
}

/** The sealing context of a queued mail. */
export function mailContext(id: string): string {
  return `mail ${id}`;
}
