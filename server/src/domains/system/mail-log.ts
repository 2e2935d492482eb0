import type {
  exportMails as exportContract,
  LoggedMail,
  listMails as listContract,
} from '@sesame/contract/operator-system.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { csvList } from '../../platform/csv.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { hurryMailRows, listMailRows } from './system.store.ts';

const PAGE_ROWS = 50;

type MailRow = Awaited<ReturnType<typeof listMailRows>>[number];

export async function listMails(
  { db }: Pick<Platform, 'db'>,
  { state, before }: QueryOf<typeof listContract>,
): Promise<LoggedMail[]> {
  const rows = await listMailRows(db, { state, before, limit: PAGE_ROWS });
  return rows.map(mailOnWire);
}

/** The same as a file. */
export function exportMails(
  { db }: Pick<Platform, 'db'>,
  { state }: QueryOf<typeof exportContract>,
): Promise<FileAnswer> {
  return csvList<MailRow>({
    name: 'mails',
    header: ['id', 'kind', 'state', 'queued', 'sent', 'attempts', 'last error'],
    read: (last, limit) => listMailRows(db, { state, before: last?.id, limit }),
    cellsOf: (row) => {
      const mail = mailOnWire(row);
      return [
        ...[mail.id, mail.kind, mail.state, mail.queued_at, mail.sent_at],
        ...[mail.attempts, mail.last_error],
      ];
    },
  });
}

function mailOnWire(row: MailRow): LoggedMail {
  return {
    id: row.id,
    // The rest of a key names whom it was for.
    kind: row.key.split(':', 1)[0] ?? '',
    state: row.sent_at !== null ? 'sent' : row.given_up_at !== null ? 'given_up' : 'waiting',
    queued_at: row.queued_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    last_error: row.last_error,
  };
}

/** For when the mail server is back: nothing waits for its own next try. */
export function hurryMails(
  platform: Pick<Platform, 'db' | 'clock'>,
  by: DoneBy,
): Promise<{ hurried: number }> {
  return inTransaction(platform.db, async (tx) => {
    const hurried = await hurryMailRows(tx, platform.clock.now());
    await recordAct(tx, platform, {
      ...by,
      action: 'system.hurry_mails',
      subject: 'mails',
      after: { hurried },
    });
    return { hurried };
  });
}
