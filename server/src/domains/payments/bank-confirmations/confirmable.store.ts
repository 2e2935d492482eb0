import type { Executor } from '../../../platform/platform.ts';

/** The charges of a buyer that could still be confirmed, and those that are being closed. */
export function findConfirmable(
  db: Executor,
  userId: string,
): Promise<{ id: string; product_id: number }[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'product_id'])
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .where('confirm_until', 'is not', null)
    .execute();
}
