import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type MethodTestRow = Selectable<Database['method_tests']>;

export function insertMethodTest(
  tx: Executor,
  row: Insertable<Database['method_tests']>,
): Promise<MethodTestRow> {
  return tx.insertInto('method_tests').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findMethodTest(db: Executor, id: string): Promise<MethodTestRow | undefined> {
  return db.selectFrom('method_tests').selectAll().where('id', '=', id).executeTakeFirst();
}

export function changeMethodTest(
  tx: Executor,
  id: string,
  change: Updateable<Database['method_tests']>,
): Promise<MethodTestRow> {
  return tx
    .updateTable('method_tests')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a webhook is about an order that was created by a method test. */
export async function isMethodTest(
  db: Executor,
  webhook: {
    readonly provider: string;
    readonly orderId: string | undefined;
    readonly reference: string | null;
  },
): Promise<boolean> {
  const { provider, orderId, reference } = webhook;
  const row = await db
    .selectFrom('method_tests')
    .select('id')
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        ...(orderId === undefined ? [] : [eb('id', '=', orderId)]),
        ...(reference === null ? [] : [eb('reference', '=', reference)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
