import type { Executor } from '../platform.ts';

/** Inserts a queued mail; a repeated key changes nothing. */
export async function insertMail(
  tx: Executor,
  mail: { id: string; key: string; content: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      key: mail.key,
      content: mail.content,
      queued_at: mail.at,
      try_at: mail.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export interface ClaimedMail {
  readonly id: string;
  readonly content: string;
  readonly attempts: number;
}

/** Claims due mails by pushing `try_at` to `until`; a process that dies meanwhile only delays them until then. */
export async function claimDueMails(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedMail[]> {
  const claimed = await db
    .updateTable('mails')
    .set((row) => ({ try_at: until, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'content', 'attempts'])
    .execute();
  // The cast is safe: a check constraint requires due mails to have content.
  return claimed as ClaimedMail[];
}

export async function markMailSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, try_at: null, content: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function postponeMail(
  db: Executor,
  id: string,
  { tryAt, error }: { tryAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ try_at: tryAt, last_error: error })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .execute();
}

/** Abandons a mail and raises an alert. */
export async function abandonMail(
  tx: Executor,
  id: string,
  { error, at }: { error: string; at: Date },
): Promise<void> {
  const mail = await tx
    .updateTable('mails')
    .set({ abandoned_at: at, try_at: null, content: null, last_error: error })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .returning('key')
    .executeTakeFirst();
  if (mail === undefined) return;
  await tx
    .insertInto('alerts')
    .values({
      kind: 'mail_abandoned',
      subject: mail.key,
      detail: JSON.stringify({ error }),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}

export async function countMailsSince(
  db: Executor,
  keyPrefix: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where((row) => row.fn<boolean>('starts_with', ['key', row.val(keyPrefix)]), '=', true)
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteOldMails(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('queued_at', '<', before)
    .where('try_at', 'is', null)
    .execute();
}
