import type {
  exportMails as exportContract,
  LoggedMail,
  listMails as listContract,
} from '@sesame/contract/console/system.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { csvList } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { sendMails } from '../../platform/mail/create-mail-queue.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { listMailRows } from './system.store.ts';

const PAGE_ROWS = 50;

type MailRow = Awaited<ReturnType<typeof listMailRows>>[number];

export async function listMails(
  { db }: Pick<Platform, 'db'>,
  { state, before }: QueryOf<typeof listContract>,
): Promise<LoggedMail[]> {
  const rows = await listMailRows(db, { state, before, limit: PAGE_ROWS });
  return rows.map(serializeMail);
}

/** The same list as a CSV file. */
export function exportMails(
  { db }: Pick<Platform, 'db'>,
  { state }: QueryOf<typeof exportContract>,
): Promise<FileAnswer> {
  return csvList<MailRow>({
    name: 'mails',
    header: ['id', 'kind', 'state', 'queued', 'sent', 'attempts', 'last error'],
    read: (last, limit) => listMailRows(db, { state, before: last?.id, limit }),
    cellsOf: (row) => {
      const mail = serializeMail(row);
      return [
        ...[mail.id, mail.kind, mail.state, mail.queued_at, mail.sent_at],
        ...[mail.attempts, mail.last_error],
      ];
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
export function sendMailsNow(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  by: Actor,
): Promise<{ rescheduled: number }> {
  return inTransaction(platform.db, async (tx) => {
    const rescheduled = await platform.jobs.hasten(tx, sendMails);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.send_mails',
      subject: 'mails',
      after: { rescheduled },
    });
    return { rescheduled };
  });
}
