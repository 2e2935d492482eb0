import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type AnswerRow = Selectable<Database['dispute_answers']>;
export type ListedAnswer = Omit<AnswerRow, 'bundle'> & {
  operator_name: string;
  attachment_name: string | null;
};

/** The answers to disputes of a payment, newest first. */
export function listAnswers(db: Executor, paymentId: string): Promise<ListedAnswer[]> {
  return db
    .selectFrom('dispute_answers as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .leftJoin('dispute_files as f', 'f.id', 'a.attachment_id')
    .select([
      'a.id',
      'a.payment_id',
      'a.dispute_reference',
      'a.kind',
      'a.state',
      'a.operator_id',
      'a.note',
      'a.file',
      'a.attachment_id',
      'a.failure',
      'a.created_at',
      'a.sent_at',
      'o.name as operator_name',
      'f.name as attachment_name',
    ])
    .where('a.payment_id', '=', paymentId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
