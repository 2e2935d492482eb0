import { type LoggedMail, listMails as list } from '@sesame/contract/console/system.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import { sendMails } from '../../platform/mail/create-mail-queue.ts';
import type { Platform, Queueing } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { listMailRows } from './system.store.ts';

type MailRow = Awaited<ReturnType<typeof listMailRows>>[number];

/** Mails of the last weeks, newest first. */
export function listMails({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => listMailRows(db, filters, page),
    answer: (rows) => rows.map(serializeMail),
    csv: {
      line: serializeMail,
      columns: {
        id: ({ id }) => id,
        kind: ({ kind }) => kind,
        state: ({ state }) => state,
        queued: (mail) => mail.queued_at,
        sent: (mail) => mail.sent_at,
        attempts: ({ attempts }) => attempts,
        'last error': (mail) => mail.last_error,
      },
    },
  });
}

function serializeMail(row: MailRow): LoggedMail {
  return {
    id: row.id,
    // The rest of the key identifies the recipient.
    kind: row.key.split(':', 1)[0] ?? '',
    state: row.sent_at !== null ? 'sent' : row.abandoned_at !== null ? 'abandoned' : 'waiting',
    queued_at: row.queued_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    last_error: row.last_error,
  };
}

/** Makes all waiting mails due now, for use once the mail server is back. */
export function sendMailsNow(platform: Queueing, by: Actor): Promise<{ rescheduled: number }> {
  return inTransaction(platform.db, async (tx) => {
    const rescheduled = await platform.jobs.makeDue(tx, sendMails);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.send_mails',
      subject: 'mails',
      after: { rescheduled },
    });
    return { rescheduled };
  });
}
