import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../../database.types.ts';
import type { Executor } from '../../../../platform/platform.ts';

export type AnswerRow = Selectable<Database['dispute_answers']>;
export type ListedAnswer = Omit<AnswerRow, 'bundle'> & {
  operator_name: string;
  attachment_name: string | null;
  /** Name of the evidence in the storage; null without one, empty once it was removed. */
  evidence_file: string | null;
};

/** The answers to disputes of a payment, newest first. */
export function listAnswers(db: Executor, paymentId: string): Promise<ListedAnswer[]> {
  return db
    .selectFrom('dispute_answers as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .leftJoin('dispute_files as e', 'e.id', 'a.file_id')
    .leftJoin('dispute_files as f', 'f.id', 'a.attachment_id')
    .select([
      'a.id',
      'a.payment_id',
      'a.dispute_reference',
      'a.kind',
      'a.state',
      'a.operator_id',
      'a.note',
      'a.file_id',
      'a.attachment_id',
      'a.attempts',
      'a.failure',
      'a.created_at',
      'a.sent_at',
      'o.name as operator_name',
      'f.name as attachment_name',
      'e.file as evidence_file',
    ])
    .where('a.payment_id', '=', paymentId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

export function findAnswer(db: Executor, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('dispute_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Violates `dispute_answers_once` when the dispute has an answer that did not fail. */
export async function insertAnswer(
  tx: Executor,
  answer: Insertable<Database['dispute_answers']>,
): Promise<void> {
  await tx.insertInto('dispute_answers').values(answer).execute();
}

/** @returns how often it was tried before; undefined when it was decided meanwhile */
export async function countAttempt(db: Executor, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('dispute_answers')
    .set((own) => ({ attempts: own('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('attempts')
    .executeTakeFirst();
  return row && row.attempts - 1;
}

/** @returns false when it was decided before */
export async function decideAnswer(
  tx: Executor,
  id: string,
  decided: { state: 'sent'; sent_at: Date } | { state: 'failed'; failure: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('dispute_answers')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Erases the evidence about erased users; their files are removed separately. */
export async function eraseBundles(db: Executor): Promise<void> {
  await db
    .updateTable('dispute_answers')
    .set({ bundle: null, note: '' })
    .where('bundle', 'is not', null)
    .where('payment_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .innerJoin('users', 'users.id', 'payments.user_id')
        .select('payments.id')
        .where('users.deleted_at', 'is not', null),
    )
    .execute();
}
