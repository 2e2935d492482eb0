import { sql } from 'kysely';
import type { Executor } from '../platform.ts';

/** Inserts a mail; a repeated key changes nothing. @returns whether it is new */
export async function insertMail(
  tx: Executor,
  mail: {
    id: string;
    key: string;
    content: string;
    at: Date;
    onlyFor: { readonly operatorId: string; readonly roles: readonly string[] } | undefined;
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      key: mail.key,
      content: mail.content,
      queued_at: mail.at,
      ...(mail.onlyFor && {
        operator_id: mail.onlyFor.operatorId,
        for_roles: [...mail.onlyFor.roles],
      }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * @returns its sealed content, and whether its operator, if it is a notification, may still read it; undefined when
 * there is nothing to send
 */
export async function findUnsentMail(
  db: Executor,
  id: string,
): Promise<{ readonly content: string; readonly isAllowed: boolean } | undefined> {
  const mail = await db
    .selectFrom('mails')
    .select('content')
    .select(
      sql<boolean>`mails.operator_id is null or exists (
        select from operators o
        where o.id = mails.operator_id and o.disabled_at is null and o.role = any(mails.for_roles))`.as(
        'isAllowed',
      ),
    )
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (mail === undefined || mail.content === null) return undefined;
  return { content: mail.content, isAllowed: mail.isAllowed };
}

export async function markMailSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set((mail) => ({
      sent_at: at,
      content: null,
      abandoned_at: null,
      awaits_server: false,
      attempts: mail('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * @param abandonedAt set when there are no more attempts
 * @param isServerAway whether the mail server cannot be reached; false leaves a mail that waits for it as it is
 */
export async function recordMailFailure(
  db: Executor,
  id: string,
  {
    reason,
    abandonedAt,
    isServerAway,
  }: { reason: string; abandonedAt: Date | null; isServerAway: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set((mail) => ({
      last_error: reason,
      abandoned_at: abandonedAt,
      ...(abandonedAt !== null && { awaits_server: false }),
      ...(abandonedAt === null && isServerAway && { awaits_server: true }),
      attempts: mail('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function hasMailsAwaitingServer(db: Executor): Promise<boolean> {
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where((row) => row.ref('awaits_server'))
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** @returns the ids of the oldest mails that waited for the server; they wait no longer */
export async function releaseMailsAwaitingServer(
  tx: Executor,
  limit: number,
): Promise<readonly string[]> {
  const oldest = tx
    .selectFrom('mails')
    .select('id')
    .where((row) => row.ref('awaits_server'))
    .orderBy('id')
    .limit(limit);
  const released = await tx
    .updateTable('mails')
    .set({ awaits_server: false })
    .where('id', 'in', oldest)
    .returning('id')
    .execute();
  return released.map(({ id }) => id);
}

/** Erases what can no longer be sent. */
export async function discardMail(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ content: null, abandoned_at: at, awaits_server: false })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** The same for all unsent mails whose key begins with the prefix. */
export async function discardMailsNamed(tx: Executor, keyPrefix: string, at: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ content: null, abandoned_at: at, awaits_server: false })
    .where((row) => row.fn<boolean>('starts_with', ['key', row.val(keyPrefix)]), '=', true)
    .where('sent_at', 'is', null)
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
    .where((mail) =>
      mail.or([mail('sent_at', 'is not', null), mail('abandoned_at', 'is not', null)]),
    )
    .execute();
}
