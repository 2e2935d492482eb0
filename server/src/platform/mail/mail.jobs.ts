import type { Platform } from '../platform.ts';
import { deleteOldMails } from './mails.store.ts';

/** Longer than the same key may be used again. */
const RETENTION_MS = 180 * 24 * 60 * 60 * 1_000;

export function mailJobs({ config, clock, db, jobs, log, mail }: Platform): void {
  if (!mail.enabled) {
    log[config.production ? 'warn' : 'info']('mail is off: SMTP_URL is not set');
    return;
  }
  jobs.schedule('send-mails', 2, () => mail.sendDue());
  jobs.schedule('delete-old-mails', 86_400, () =>
    deleteOldMails(db, new Date(clock.now().getTime() - RETENTION_MS)),
  );
}
