import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../../database.types.ts';
import type { Executor } from '../../../../platform/platform.ts';

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

export function lockMethodTest(tx: Executor, id: string): Promise<MethodTestRow | undefined> {
  return tx
    .selectFrom('method_tests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The last test of a method of this provider. */
export function findLastMethodTest(
  db: Executor,
  method: { readonly gateway: string; readonly provider: string },
): Promise<MethodTestRow | undefined> {
  return db
    .selectFrom('method_tests')
    .selectAll()
    .where('provider', '=', method.provider)
    .where('gateway', '=', method.gateway)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
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

/** The method test whose order a webhook is about. */
export function findMethodTestOfWebhook(
  db: Executor,
  webhook: {
    readonly provider: string;
    readonly orderId: string | undefined;
    readonly reference: string | null;
  },
): Promise<MethodTestRow | undefined> {
  const { provider, orderId, reference } = webhook;
  return db
    .selectFrom('method_tests')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        ...(orderId === undefined ? [] : [eb('id', '=', orderId)]),
        ...(reference === null ? [] : [eb('reference', '=', reference)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}
