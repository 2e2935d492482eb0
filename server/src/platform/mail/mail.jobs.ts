import type { Platform } from '../platform.ts';
import { sendMails } from './create-mail-queue.ts';
import { deleteOldMails, discardMail } from './mails.store.ts';
import { retryWaitingMails } from './retry-waiting-mails.ts';

/** Longer than the same key may be used again. */
const RETENTION_MS = 180 * 24 * 60 * 60 * 1_000;

export function mailJobs(platform: Platform): void {
  const { config, clock, db, jobs, log, mail } = platform;
  if (!mail.enabled) {
    log[config.production ? 'warn' : 'info'](
      'mail is off until SMTP_URL is set or a mail server is entered in the console',
    );
  }
  jobs.work(sendMails, ({ mail: id }, attempt) => mail.send(id, attempt), {
    onDiscard: (tx, { mail: id }) => discardMail(tx, id, clock.now()),
  });
  jobs.schedule('retry-waiting-mails', 5, () => retryWaitingMails(platform));
  jobs.schedule('delete-old-mails', 86_400, () =>
    deleteOldMails(db, new Date(clock.now().getTime() - RETENTION_MS)),
  );
}
